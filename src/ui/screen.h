/* One screen of the program: what the app needs of it, in its own file in screens/. Its state is
 * static in that file. Functions and pointers may be NULL where a screen has nothing to do. */
#ifndef UI_SCREEN_H
#define UI_SCREEN_H

#include <stddef.h>

#include "ui/kit/action.h"
#include "ui/kit/canvas.h"

struct app;
struct board_play;
struct form;
struct game;

struct screen {
    const char *name; /* for scripts and tests: "menu" */
    bool overlay;     /* the screen below stays visible behind it */
    bool home; /* no match goes on below what is shown above it, and the music is the menu's */

    /* What it remembers: all zero when the program starts, and again when it is closed. */
    void *state;
    size_t state_size;
    struct form *form;        /* its widgets */
    struct board_play *board; /* the board one plays on */

    void (*enter)(struct app *app); /* it came on top, new or again */
    void (*leave)(struct app *app); /* something else is on top of it now, or it is gone */
    void (*close)(struct app *app); /* the program ends: frees what the state holds */
    void (*action)(struct app *app, const struct action *action);
    void (*tick)(struct app *app); /* one fixed step, while it is on top */
    void (*draw)(struct app *app, struct canvas *canvas, float alpha);
    void (*retheme)(struct app *app);    /* another theme was read, wherever the screen is */
    void (*pad_lost)(struct app *app);   /* a gamepad was unplugged while it is on top */
    bool (*busy)(const struct app *app); /* something moves: keep drawing */
    bool (*deaf)(const struct app *app); /* no press counts yet */
    /* Something moves by itself for a while, which nobody has to wait for. */
    bool (*alive)(const struct app *app);

    /* Whether it wants an action for itself that would mean the same on every screen: a letter that
     * is typed, a key that is to get a new meaning. */
    bool (*claims)(const struct app *app, const struct action *action);
    /* The game it is about; NULL, or without the function, the one of the session's match. */
    const struct game *(*game)(const struct app *app);
};

/* All of them, ending with NULL. */
extern const struct screen *const screens[];

extern const struct screen screen_menu;
extern const struct screen screen_new_game;
extern const struct screen screen_play;
extern const struct screen screen_setup;
extern const struct screen screen_curtain;
extern const struct screen screen_settings;
extern const struct screen screen_controls;
extern const struct screen screen_help;
extern const struct screen screen_lesson;
extern const struct screen screen_pause;
extern const struct screen screen_question;
extern const struct screen screen_load;
extern const struct screen screen_game_over;
extern const struct screen screen_records;
extern const struct screen screen_records_change;
extern const struct screen screen_review;
extern const struct screen screen_name;
extern const struct screen screen_people;
extern const struct screen screen_person;
extern const struct screen screen_favourites;

#endif
