/* A question over whatever is shown: yes does something, no goes back. */
#ifndef UI_SCREENS_QUESTION_H
#define UI_SCREENS_QUESTION_H

struct app;

struct question {
    char text[400];
    const char *yes, *no; /* what the buttons say, translated */
    /* NOBODY: anybody may answer; else the player whom it is for. */
    int player;
    void (*agreed)(struct app *app);
};

void question_open(struct app *app, const struct question *question);

#endif
