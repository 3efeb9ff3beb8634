/* A question over whatever is shown: yes does something, no goes back. */
#ifndef UI_SCREENS_QUESTION_H
#define UI_SCREENS_QUESTION_H

#include <stdbool.h>

struct app;

struct question {
    char title[200];      /* in large letters; may be empty */
    char text[400];       /* may be empty too */
    const char *yes, *no; /* what the buttons say, translated; kept by the caller */
    /* NOBODY: anybody may answer; else the player whom it is for. */
    int player;
    bool offered; /* by the other player, who may call it off but not say yes */
    void (*agreed)(struct app *app);
    void (*declined)(struct app *app); /* may be NULL */
};

void question_open(struct app *app, const struct question *question);

#endif
