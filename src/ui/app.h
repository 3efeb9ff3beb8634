/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The program without its platform: a stack of screens, the session, the settings. The platform
 * feeds actions and time in and renders the canvas that comes out. */
#ifndef UI_APP_H
#define UI_APP_H

#include "play/high_scores.h"
#include "play/identity.h"
#include "play/session.h"
#include "ui/contests.h"
#include "ui/devices.h"
#include "ui/keeper.h"
#include "ui/kit/clock.h"
#include "ui/kit/layout.h"
#include "ui/kit/paint.h"
#include "ui/kit/prompts.h"
#include "ui/kit/theme.h"
#include "ui/pads.h"
#include "ui/paging.h"
#include "ui/preferences.h"
#include "ui/reader.h"
#include "ui/screen.h"
#include "ui/switches.h"
#include "ui/thinker.h"

enum { SCREENS_MAX = 8, NOTICE_TEXT = 320, CAPTION_TEXT = 96 };

struct app {
    struct preferences preferences;
    struct theme theme;
    struct layout layout; /* of the screen on top, or being drawn */
    struct clock clock;
    struct session session;
    struct people people;   /* the keeper writes what changes in them */
    struct merges merges;   /* of people, in all runs */
    struct contest contest; /* that the session's match counts for */
    struct high_scores scores;
    struct keeper keeper;
    struct thinker thinker;
    struct rng rng;
    float seconds;      /* since the start, counting only while something moves */
    double untouched;   /* real seconds since the last input */
    double still;       /* … and since anything last moved */
    enum device device; /* last used: prompts name its buttons */
    enum pad_family pad_family;
    struct devices devices;
    struct pads pads;
    struct reader reader;
    struct switches switches;
    bool redraw; /* something changed since the last frame */
    bool quit;
    bool theme_changed, language_changed; /* for the platform, which reads the files … */
    bool text_changed;                    /* … and makes the letters */
    float text_scale;                     /* the size of text in use: 1 is usual */

    int depth;
    const struct screen *stack[SCREENS_MAX];
    struct paging pages[SCREENS_MAX];
    bool covered;     /* the screen being drawn is below a dialog, whose prompts apply */
    float transition; /* 1 just changed … 0 settled */
    char notice[NOTICE_TEXT];
    float notice_time;          /* seconds left */
    char caption[CAPTION_TEXT]; /* of the sounds just played */
    float caption_time;
};

void app_open(struct app *app, float width, float height, uint64_t seed);
void app_close(struct app *app);
void app_resize(struct app *app, float width, float height);
/* After loading another theme: every screen looks up its pictures again. */
void app_retheme(struct app *app);
void app_action(struct app *app, const struct action *action);
/* Advances the clock and runs as many fixed steps as are due. */
void app_advance(struct app *app, double seconds);
/* Accounts for time in which nothing moved and nothing was drawn. */
void app_sleep(struct app *app, double seconds);
void app_draw(struct app *app, struct canvas *canvas);
/* Whether something moves and needs drawing soon; otherwise the platform may wait for an event. */
bool app_busy(const struct app *app);
/* The same for decorative motion, which scripts and tests do not wait for. */
bool app_alive(const struct app *app);
/* Whether the last frame is out of date, or soon will be. */
bool app_wants_frame(const struct app *app);
/* Seconds until what is shown changes by itself, as a clock does; HUGE_VAL: never. The platform
 * need not draw before. */
double app_due(const struct app *app);

/* Whether the session's match, rather than the menu, is below the current screen. */
bool app_in_match(const struct app *app);

/* The screen on top. */
const struct screen *app_screen(const struct app *app);
void app_go(struct app *app, const struct screen *screen);   /* replaces the one on top */
void app_push(struct app *app, const struct screen *screen); /* puts one on top */
void app_pop(struct app *app);
void app_home(struct app *app, const struct screen *screen); /* replaces all of them */

/* A short line shown above everything for a few seconds. */
void app_notice(struct app *app, const char *text);
/* Where it is shown; an empty box if there is none. */
struct rect app_notice_box(const struct app *app);

/* screens/match_screens.c: begins a match as chosen and shows it. */
void app_start_match(struct app *app, const struct match_plan *plan);

/* Shows the match as it stands: the setup or the game, behind the curtain if two players share the
 * screen. Call it whenever the match is changed from outside the playing screen. */
void app_continue_match(struct app *app);
/* The same without the curtain. */
void app_open_curtain(struct app *app);

/* Drawing shared by all screens. */
struct paint app_paint(const struct app *app, struct canvas *canvas);
void app_draw_background(const struct app *app, struct canvas *canvas);
void app_draw_panel(const struct app *app, struct canvas *canvas, struct rect box, bool lit);
void app_draw_dialog(const struct app *app, struct canvas *canvas, struct rect box);

/* Progress of the board being solved, if any. */
void app_draw_solving(struct app *app, struct canvas *canvas, struct rect box);

/* The bar at the bottom; does nothing below a dialog. */
void app_draw_prompts(const struct app *app, struct canvas *canvas, const struct prompt *prompts);
/* The same with a line at its right end, where notices are shown; NULL: none. */
void app_draw_prompts_and_line(const struct app *app, struct canvas *canvas,
                               const struct prompt *prompts, const char *line);
/* The prompts of a dialog; `back` is the label of going back. */
void app_draw_dialog_prompts(const struct app *app, struct canvas *canvas, const char *back);

#endif
