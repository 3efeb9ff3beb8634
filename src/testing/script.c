/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "testing/script.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "testing/devices.h"
#include "testing/places.h"
#include "ui/board/board_play.h"
#include "ui/selfcheck.h"

enum { SCRIPT_SIZE_MAX = 1 << 20 };

bool script_open(struct script *script, const char *file, struct app *app,
                 const struct canvas *canvas, struct fault *fault)
{
    size_t size;
    *script = (struct script){
        .text = file_read(file, SCRIPT_SIZE_MAX, &size, NULL), .app = app, .canvas = canvas};
    script->next = script->text;
    return script->text || fault_set(fault, _("the script %s cannot be read"), file);
}

void script_close(struct script *script)
{
    free(script->text);
    script->text = NULL;
}

static void PRINTF_LIKE(2, 3) fail(struct script *script, const char *format, ...)
{
    va_list list;
    fprintf(stderr, "quatuor: line %d of the script: ", script->line);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    script->failed = script->app->quit = true;
    script->monkey.left = 0;
    script->steering.on = false;
}

/* ---- devices ---- */

static void press_key(struct script *script, const char *verb, const char *words)
{
    (void)script;
    if (strcmp(verb, "keyup") != 0)
        device_key(words, true);
    if (strcmp(verb, "keydown") != 0)
        device_key(words, false);
}

static void use_pointer(struct script *script, const char *verb, const char *words)
{
    float x, y;
    if (!places_find(script->app, script->canvas, words, &x, &y)) {
        fail(script, "no such place: %s", words);
        return;
    }
    if (strcmp(verb, "touch") == 0) {
        device_finger(TOUCH_DOWN, x, y);
        device_finger(TOUCH_UP, x, y);
        return;
    }
    device_mouse(TOUCH_MOVE, x, y);
    if (strcmp(verb, "click") == 0 || strcmp(verb, "press") == 0)
        device_mouse(TOUCH_DOWN, x, y);
    if (strcmp(verb, "click") == 0 || strcmp(verb, "release") == 0)
        device_mouse(TOUCH_UP, x, y);
}

/* A trigger is pressed like a button; at rest it is at the other end of its range. */
static bool press_trigger(int pad, const char *name)
{
    return (strcmp(name, "lefttrigger") == 0 || strcmp(name, "righttrigger") == 0) &&
           device_pad_axis(pad, name, -32768) && device_pad_axis(pad, name, 32767) &&
           device_pad_axis(pad, name, -32768);
}

/* "pad" is the first gamepad, "pad2" the second. */
static void press_pad(struct script *script, const char *verb, const char *words)
{
    int pad = verb[3] == '2';
    if (press_trigger(pad, words))
        return;
    if (!device_pad_button(pad, words, true) || !device_pad_button(pad, words, false))
        fail(script, "no such button: %s", words);
}

/* It stays where it is put. */
static void tilt_stick(struct script *script, const char *verb, const char *words)
{
    static const struct {
        const char *word;
        int x, y;
    } places[] = {{"left", -32768, 0},
                  {"right", 32767, 0},
                  {"up", 0, -32768},
                  {"down", 0, 32767},
                  {"centre", 0, 0}};
    int pad = verb[5] == '2';
    for (size_t i = 0; i < sizeof places / sizeof *places; i++)
        if (strcmp(words, places[i].word) == 0) {
            device_pad_axis(pad, "leftx", places[i].x);
            device_pad_axis(pad, "lefty", places[i].y);
            return;
        }
    fail(script, "a stick goes left, right, up, down or to the centre, not %s", words);
}

static void plug(struct script *script, const char *verb, const char *words)
{
    (void)script;
    device_pad_plug(*words == '2', verb[0] == 'p');
}

/* ---- moving the focus ---- */

/* "steer" with the gamepad, "walk" with the arrow keys. */
static void start_steering(struct script *script, const char *verb, const char *words)
{
    script->steering.keys = strcmp(verb, "walk") == 0;
    if (!steering_start(&script->steering, script->app, script->canvas, words))
        fail(script, "there is no way to %s", words);
}

static void steer(struct script *script)
{
    if (!steering_step(&script->steering, script->app))
        fail(script, "the focus does not get there");
}

/* ---- expectations ---- */

static bool expect_word(struct script *script, const char *what, const char *found,
                        const char *wanted)
{
    if (strcmp(found, wanted) != 0)
        fail(script, "the %s is %s, not %s", what, found, wanted);
    return true;
}

static bool expect_number(struct script *script, const char *what, int wanted)
{
    const struct match *match = &script->app->session.match;
    int found;
    if (!script->app->session.open) {
        fail(script, "there is no match");
        return true;
    }
    if (strcmp(what, "moves") == 0)
        found = match->at;
    else if (strcmp(what, "ply") == 0)
        found = match_ply(match, match->at);
    else if (strcmp(what, "turn") == 0)
        found = match_now(match)->turn + 1;
    else
        return false;
    if (found != wanted)
        fail(script, "%s is %d, not %d", what, found, wanted);
    return true;
}

static void expect_sound(struct script *script)
{
    struct fault fault;
    if (!selfcheck_shown(script->app, script->canvas, &fault) ||
        !selfcheck_kept(script->app, &fault))
        fail(script, "%s", fault.text);
}

static void expect(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    char what[32] = "", value[64] = "";
    float x, y;
    const struct app *app = script->app;
    const struct match *match = &app->session.match;
    sscanf(words, "%31s %63s", what, value);
    if (strcmp(what, "screen") == 0)
        expect_word(script, what, app_screen(app)->name, value);
    else if (strcmp(what, "reason") == 0)
        expect_word(script, what,
                    app->session.open ? reason_word(match->game, match_outcome(match).reason) : "",
                    value);
    else if (strcmp(what, "sound") == 0)
        expect_sound(script);
    else if (*words == '"') {
        if (!places_find(app, script->canvas, words, &x, &y))
            fail(script, "%s is not written in the window", words);
    } else if (!expect_number(script, what, atoi(value)))
        fail(script, "nothing is known as %s", what);
}

/* ---- lines ---- */

static void start_waiting(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    script->wait_idle = strcmp(words, "idle") == 0;
    script->wait = script->wait_idle ? 60 : atof(words);
}

static void order_screenshot(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    snprintf(script->screenshot, sizeof script->screenshot, "%s", words);
}

static void resize(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    int w, h;
    if (sscanf(words, "%d %d", &w, &h) == 2)
        device_resize(w, h);
    script->wait = 0.2;
}

static void let_monkey_in(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    unsigned long long seed = 1;
    if (sscanf(words, "%d %llu", &script->monkey.left, &seed) < 1)
        fail(script, "how many events?");
    script->monkey.rng.state = seed;
}

static void quit(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    (void)words;
    script->app->quit = true;
}

/* From here on only external input counts, in real time. */
static void leave(struct script *script, const char *verb, const char *words)
{
    (void)verb;
    (void)words;
    free(script->text);
    script->text = NULL;
}

static const struct {
    const char *verb;
    void (*run)(struct script *script, const char *verb, const char *words);
} commands[] = {
    {"key", press_key},      {"keydown", press_key},    {"keyup", press_key},
    {"move", use_pointer},   {"press", use_pointer},    {"release", use_pointer},
    {"click", use_pointer},  {"touch", use_pointer},    {"pad", press_pad},
    {"pad2", press_pad},     {"stick", tilt_stick},     {"stick2", tilt_stick},
    {"plug", plug},          {"unplug", plug},          {"steer", start_steering},
    {"wait", start_waiting}, {"expect", expect},        {"screenshot", order_screenshot},
    {"resize", resize},      {"monkey", let_monkey_in}, {"leave", leave},
    {"quit", quit},          {"walk", start_steering},
};

static void do_line(struct script *script, char *line)
{
    char *words = strchr(line, ' ');
    if (words)
        *words++ = '\0';
    else
        words = line + strlen(line);
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(line, commands[i].verb) == 0) {
            commands[i].run(script, line, words);
            return;
        }
    fail(script, "unknown command %s", line);
}

static void do_next_line(struct script *script)
{
    char *line = script->next, *end = strchr(line, '\n');
    script->next = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    script->line++;
    line += strspn(line, " \t");
    line[strcspn(line, "\r")] = '\0';
    if (*line && *line != '#')
        do_line(script, line);
}

/* True while still waiting. */
static bool waits(struct script *script, double seconds)
{
    bool idle = !app_busy(script->app);
    if (script->wait <= 0)
        return false;
    if (script->wait_idle &&
        (thinker_busy(&script->app->thinker) || (idle && device_reads_pictures()))) {
        device_pause(); /* the script's time stands still meanwhile: threads do not know it */
        return true;
    }
    script->wait -= seconds;
    if (script->wait_idle && idle)
        script->wait = 0;
    else if (script->wait_idle && script->wait <= 0)
        fail(script, "still not idle after a minute");
    return script->wait > 0;
}

void script_run(struct script *script, double seconds)
{
    if (waits(script, seconds) || script->screenshot[0] || script->app->quit)
        return;
    if (script->monkey.left > 0) {
        expect_sound(script);
        monkey_act(&script->monkey, script->app, script->canvas);
    } else if (script->steering.on) {
        steer(script);
    } else if (*script->next) {
        do_next_line(script);
    } else {
        script->app->quit = true;
    }
}

bool script_goes_on(struct script *script)
{
    if (script->monkey.left <= 0)
        return false;
    script->app->quit = false;
    return true;
}
