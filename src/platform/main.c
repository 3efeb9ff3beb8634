/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* quatuor: opens the window and runs the loop. When nothing moves it sleeps until the next event.
 */
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/language.h"
#include "base/version.h"
#include "core/registry.h"
#include "core/save.h"
#include "platform/arguments.h"
#include "platform/benchmark.h"
#include "platform/sdl_audio.h"
#include "platform/sdl_blur.h"
#include "platform/sdl_canvas.h"
#include "platform/sdl_fake_input.h"
#include "platform/sdl_input.h"
#include "platform/sdl_layer.h"
#include "platform/sdl_paths.h"
#include "platform/sdl_pictures.h"
#include "platform/sdl_text.h"
#include "testing/places.h"
#include "testing/script.h"
#include "ui/app.h"
#include "ui/screens/new_game.h"
#include "ui/screens/open_game.h"
#include "ui/screens/speech_offer.h"

/* Large (canvas and screens), so not on the stack. */
static struct app app;
static struct canvas canvas;

struct program {
    struct arguments arguments;
    struct window window;
    struct script script;
    char title[160];  /* of the window */
    struct text told; /* the narrator's last line */
    bool preferences_valid;
    struct fault preferences_fault; /* why not all of them were read */
    Uint64 last;                    /* when the last frame's time was taken */
    unsigned frame;
    bool stale;                 /* something changed that is not worth drawing yet */
    const struct screen *shown; /* the screen last drawn */
    Uint32 complete;            /* when all pictures of the screen were loaded, in milliseconds */
    bool held;                  /* time is stopped */
};

static bool say(const struct fault *fault)
{
    fprintf(stderr, "quatuor: %s\n", fault->text);
    return false;
}

static void read_theme(void)
{
    struct fault fault;
    char file[64], path[PATH_TEXT];
    const char *id = app.preferences.theme;
    theme_defaults(&app.theme);
    snprintf(file, sizeof file, "%s.theme", theme_id_is_valid(id) ? id : "parlour");
    theme_path(file, path);
    size_t size;
    char *text = file_read(path, THEME_SIZE_MAX, &size, &fault);
    if (!text)
        say(&fault);
    if (text && !theme_read(&app.theme, text, &fault))
        fprintf(stderr, "quatuor: %s: %s\n", path, fault.text);
    free(text);
}

static void apply_size(struct program *program)
{
    struct fault fault;
    app_resize(&app, (float)program->window.width, (float)program->window.height);
    if (!text_set_sizes(&app.layout, &fault)) {
        say(&fault);
        app.quit = true;
    }
}

static void handle_window(struct program *program, const SDL_WindowEvent *event)
{
    if (event->event == SDL_WINDOWEVENT_SIZE_CHANGED && window_measure(&program->window))
        apply_size(program);
    if (event->event == SDL_WINDOWEVENT_FOCUS_LOST)
        app_action(&app, &(struct action){.type = ACTION_FOCUS_LOST, .device = app.device});
    app.redraw = true;
}

/* The command line, then QUATUOR_LANG, then the settings, then the system. The first two apply to
 * this run only, until the player chooses another language. */
static bool choose_language(const struct arguments *arguments, struct fault *fault)
{
    const char *usual = getenv("QUATUOR_LANG");
    if (arguments->lang)
        return language_use(arguments->lang, fault);
    return language_use(usual && *usual ? usual : app.preferences.language, fault);
}

/* Applies changes by screens that only the platform can carry out. */
static void follow_preferences(struct program *program)
{
    window_fullscreen(&program->window, &app.preferences);
    if (app.theme_changed) {
        app.theme_changed = false;
        read_theme();
        app_retheme(&app);
    }
    if (app.text_changed) {
        app.text_changed = false;
        apply_size(program);
    }
    if (app.language_changed) {
        struct fault fault;
        app.language_changed = false;
        if (!language_use(app.preferences.language, &fault))
            app_notice(&app, fault.text);
        contests_follow_language(&app);
    }
}

/* The script's events belong to no window. */
static bool is_real_pointer(const SDL_Event *event)
{
    return (event->type == SDL_MOUSEMOTION && event->motion.windowID) ||
           ((event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP) &&
            event->button.windowID);
}

static void act(struct program *program, const struct action *action)
{
    app_action(&app, action);
    follow_preferences(program);
}

static void handle(struct program *program, const SDL_Event *event)
{
    struct action action;
    float sx, sy;
    window_scale(&program->window, &sx, &sy);
    if (event->type == SDL_QUIT)
        app.quit = true;
    else if (event->type == SDL_USEREVENT)
        app.redraw = true; /* a thread has something new */
    else if (event->type == SDL_WINDOWEVENT)
        handle_window(program, &event->window);
    else if (event->type == SDL_RENDER_TARGETS_RESET || event->type == SDL_RENDER_DEVICE_RESET) {
        pictures_flush();
        layer_drop();
        blur_drop();
        apply_size(program);
    } else if (program->script.text && is_real_pointer(event)) {
        return; /* the real mouse must not disturb a script */
    } else if (input_translate(event, sx, sy, &action)) {
        act(program, &action);
    }
}

static double frame_seconds(struct program *program)
{
    Uint64 now = SDL_GetPerformanceCounter();
    double seconds = (double)(now - program->last) / (double)SDL_GetPerformanceFrequency();
    program->last = now;
    return program->script.text ? 1.0 / 60 : seconds; /* scripts run in simulated time */
}

/* Until something changes by itself. Gamepads have to be polled; so do newly plugged ones, but once
 * a second is enough for those. */
static int milliseconds_to_sleep(void)
{
    int longest = input_has_pad() ? 16 : 1000;
    double due = 1000 * app_due(&app) + 1; /* rounded up: not a moment too early */
    return due < longest ? (int)due : longest;
}

/* Sleeps while there is nothing to show. */
static void wait_and_handle(struct program *program)
{
    SDL_Event event;
    struct action action;
    bool busy = app_wants_frame(&app) || program->script.text;
    SDL_JoystickUpdate();
    if (!busy) {
        bool woken = SDL_WaitEventTimeout(&event, milliseconds_to_sleep());
        app_sleep(&app, frame_seconds(program)); /* nothing is animated meanwhile */
        if (woken)
            handle(program, &event);
    }
    while (SDL_PollEvent(&event))
        handle(program, &event);
    for (int pad = 0; pad < PADS_MAX; pad++)
        if (input_repeat(pad, &action))
            act(program, &action);
}

/* A screen's time starts when its pictures have been loaded, or after a limit: until then it stays
 * covered and nothing on it moves. */
static bool must_hold(struct program *program)
{
    const Uint32 patience = 900;
    if (!window_lacks_pictures())
        program->complete = SDL_GetTicks();
    return program->shown != app_screen(&app) ||
           (window_lacks_pictures() && SDL_GetTicks() - program->complete < patience);
}

static void show(struct program *program)
{
    struct fault fault;
    app_draw(&app, &canvas);
    program->shown = app_screen(&app);
    window_render(&program->window, &canvas);
    if (program->script.screenshot[0]) {
        if (!window_screenshot(&program->window, program->script.screenshot, &fault))
            program->script.failed = !say(&fault);
        program->script.screenshot[0] = '\0';
    }
    window_present(&program->window);
}

/* Reports problems with the machine and the files to the player. */
static void tell_troubles(void)
{
    char file[PATH_TEXT], text[NOTICE_TEXT];
    if (!pictures_trouble(file))
        return;
    snprintf(text, sizeof text, _("The picture %s is missing or damaged."), path_shown(file));
    app_notice(&app, text);
    app_retheme(&app); /* without it */
}

/* Reports changes in the window to tests outside the process. */
static void narrate(struct program *program)
{
    struct text line = {0};
    float sx, sy;
    window_scale(&program->window, &sx, &sy);
    places_describe(&app, &canvas, sx, sy, &line);
    if (program->told.data && strcmp(line.data, program->told.data) == 0) {
        text_free(&line);
        return;
    }
    fputs(line.data, stdout);
    fflush(stdout);
    text_free(&program->told);
    program->told = line;
}

/* Scripts run as fast as they can: most frames are computed but not drawn. */
static bool worth_showing(struct program *program)
{
    bool busy = app_wants_frame(&app);
    if (!program->script.text || program->script.screenshot[0])
        return busy || program->script.screenshot[0];
    program->stale |= busy;
    bool in_haste = app_busy(&app) || app_alive(&app) || program->script.monkey.left > 0;
    if (!program->stale || (in_haste && !program->held && ++program->frame % 8 != 0))
        return false;
    program->stale = false;
    return true;
}

/* The window title names the game, so that it can be found among other windows. */
static void update_title(struct program *program)
{
    char summary[128] = "", title[160];
    if (app.session.open) {
        struct library_entry entry;
        library_describe(&app.session.match, &entry);
        keeper_summary(&entry, summary, sizeof summary);
    }
    snprintf(title, sizeof title, "Quatuor%s%s", *summary ? ": " : "", summary);
    if (strcmp(title, program->title) == 0)
        return;
    strcpy(program->title, title);
    SDL_SetWindowTitle(program->window.window, title);
}

/* Opening sound and gamepads takes longer than drawing, so the first frame comes before. */
static void open_devices(const struct arguments *arguments)
{
    input_open(&app.preferences.bindings);
    audio_open();
    if (!arguments->script && !arguments->narrate && voice_is_expected())
        speech_offer(&app);
}

static void loop(struct program *program)
{
    show(program);
    open_devices(&program->arguments);
    program->last = SDL_GetPerformanceCounter();
    while (!app.quit || script_goes_on(&program->script)) {
        double seconds = frame_seconds(program);
        if (program->script.text)
            script_run(&program->script, program->held ? 0 : seconds);
        wait_and_handle(program);
        audio_update();
        tell_troubles();
        program->held = must_hold(program);
        app_advance(&app, program->held ? 0 : seconds);
        update_title(program);
        if (worth_showing(program))
            show(program);
        if (program->arguments.narrate)
            narrate(program);
    }
}

static void apply_arguments(const struct arguments *arguments)
{
    if (arguments->fullscreen)
        app.preferences.fullscreen = true;
    if (arguments->window_w > 0) {
        app.preferences.window_w = arguments->window_w;
        app.preferences.window_h = arguments->window_h;
        app.preferences.window_maximised = false;
    }
    if (arguments->reduced_motion)
        app.preferences.reduced_motion = true;
    if (arguments->mute)
        app.preferences.mute = true;
}

/* Reported once, until there is a faster renderer again; not if the slow one was asked for. */
static void tell_of_software(const struct window *window)
{
    const char *wanted = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    bool fallback = window->software && !(wanted && strcmp(wanted, "software") == 0);
    if (fallback && !app.preferences.told_software)
        app_notice(&app, _("No graphics acceleration was found: the game may run slowly."));
    app.preferences.told_software = fallback;
}

static bool open_program(struct program *program, struct fault *fault)
{
    const struct arguments *arguments = &program->arguments;
    if (arguments->benchmark_frames > 0)
        benchmark_count_allocations();
    SDL_SetHint(SDL_HINT_AUTO_UPDATE_JOYSTICKS, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1"); /* even if a driver is chosen by name */
    if (!window_system_open(fault))
        return false;
    if (!paths_open(fault))
        say(fault);
    program->preferences_valid =
        keeper_read_preferences(&app.preferences, &program->preferences_fault);
    if (arguments->benchmark_frames > 0)
        paths_keep_nothing(); /* its games are nobody's */
    if (!choose_language(arguments, fault))
        say(fault);
    window_fit(&app.preferences); /* but keep a size given on the command line */
    apply_arguments(arguments);
    if (arguments->script &&
        !script_open(&program->script, arguments->script, &app, &canvas, fault))
        return false;
    fake_input_open(&program->window);
    if (!window_open(&program->window, &app.preferences,
                     !arguments->script && !arguments->benchmark_frames, fault))
        return false;
    read_theme();
    layout_for(&app.layout, (float)program->window.width, (float)program->window.height,
               preferences_text_scale(&app.preferences));
    if (!text_set_sizes(&app.layout, fault))
        return false;
    uint64_t seed = arguments->has_seed ? arguments->seed : (uint64_t)time(NULL);
    app_open(&app, (float)program->window.width, (float)program->window.height, seed);
    tell_of_software(&program->window);
    if (!program->preferences_valid)
        app_notice(&app, program->preferences_fault.text);
    const char *load = arguments->load ? arguments->load : arguments->file;
    if (load && !open_game_file(&app, load, fault))
        app_notice(&app, fault->text);
    const struct game *game = arguments->game ? game_find(arguments->game) : NULL;
    if (game) {
        new_game_open(game, &app.preferences);
        app_push(&app, &screen_new_game);
    }
    return true;
}

/* Reported before a window opens. */
static bool can_load(const char *path, struct fault *fault)
{
    struct match match;
    if (!save_load(path, &match, fault))
        return false;
    match_free(&match);
    return true;
}

int main(int argc, char **argv)
{
    static struct program program;
    struct fault fault;
    Uint64 started = SDL_GetPerformanceCounter();
    if (!arguments_read(&program.arguments, argc, argv, &fault)) {
        say(&fault);
        return 2;
    }
    if (!choose_language(&program.arguments, &fault) && program.arguments.lang) {
        say(&fault);
        return 2;
    }
    if (program.arguments.help || program.arguments.version) {
        struct text text = {0};
        if (program.arguments.help)
            arguments_help(&text);
        else
            version_describe(&text, "quatuor");
        fputs(text.data, stdout);
        text_free(&text);
        return 0;
    }
    if (program.arguments.game && !game_find(program.arguments.game)) {
        fault_set(&fault, _("there is no game called %s"), program.arguments.game);
        say(&fault);
        return 2;
    }
    if (program.arguments.load && !can_load(program.arguments.load, &fault)) {
        say(&fault);
        return 2;
    }
    int code = 0;
    if (open_program(&program, &fault)) {
        if (program.arguments.benchmark_frames > 0)
            benchmark_run(&app, &canvas, &program.window, (int)program.arguments.benchmark_frames,
                          started);
        else
            loop(&program);
        if (!program.arguments.script && !program.arguments.benchmark_frames)
            window_remember(&program.window, &app.preferences);
        code = program.script.failed;
    } else {
        say(&fault);
        code = 2;
    }
    app_close(&app);
    script_close(&program.script);
    fake_input_close();
    input_close();
    window_close(&program.window);
    audio_close();
    text_free(&program.told);
    SDL_Quit();
    return code;
}
