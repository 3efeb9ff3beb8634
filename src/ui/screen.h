/* One screen of the program: a table of functions in its own screen_*.c. Its state is a struct in
 * its header, a member of struct app. Functions may be NULL where a screen has nothing to do. */
#ifndef UI_SCREEN_H
#define UI_SCREEN_H

#include "ui/kit/action.h"
#include "ui/kit/canvas.h"

struct app;

struct screen {
    const char *name;               /* for scripts and tests: "menu" */
    bool overlay;                   /* the screen below stays visible behind it */
    void (*enter)(struct app *app); /* it came on top, new or again */
    void (*leave)(struct app *app); /* something else is on top of it now, or it is gone */
    void (*action)(struct app *app, const struct action *action);
    void (*tick)(struct app *app); /* one fixed step, while it is on top */
    void (*draw)(struct app *app, struct canvas *canvas, float alpha);
    bool (*busy)(const struct app *app); /* something moves: keep drawing */
    /* Something moves by itself for a while, which nobody has to wait for. */
    bool (*alive)(const struct app *app);
};

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
extern const struct screen screen_offer;
extern const struct screen screen_load;
extern const struct screen screen_game_over;
extern const struct screen screen_review;
extern const struct screen screen_name;
extern const struct screen screen_favourites;

#endif
