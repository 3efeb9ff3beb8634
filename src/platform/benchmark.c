/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/benchmark.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/event_text.h"
#include "core/registry.h"
#include "platform/sdl_pictures.h"
#include "ui/screens/play.h"

/* CPU time of this thread, or the wall clock if the system does not provide it. */
static double cpu_seconds(void)
{
#ifdef CLOCK_THREAD_CPUTIME_ID
    struct timespec now;
    if (clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now) == 0)
        return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
#endif
    return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

static double milliseconds_since(Uint64 counter)
{
    return 1000 * (double)(SDL_GetPerformanceCounter() - counter) /
           (double)SDL_GetPerformanceFrequency();
}

static double resident_megabytes(void)
{
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%*d %ld", &pages) != 1)
        pages = 0;
    if (file)
        fclose(file);
    return (double)pages * 4096 / 1e6;
}

static void show(struct app *app, struct canvas *canvas, struct window *window)
{
    app_draw(app, canvas);
    window_render(window, canvas);
    window_present(window);
}

/* The game with the largest board, at its largest. */
static const struct game *largest_board(struct settings *largest)
{
    const struct game *found = NULL;
    int cells = 0;
    for (int i = 0; games[i]; i++) {
        struct settings settings = settings_default(games[i]);
        struct geometry geometry;
        for (int k = 0; k < games[i]->option_count; k++)
            if (games[i]->options[k].square)
                settings.value[k] = games[i]->options[k].max;
        games[i]->geometry(&settings, &geometry);
        if (geometry.cell_count <= cells)
            continue;
        cells = geometry.cell_count;
        found = games[i];
        *largest = settings;
    }
    return found;
}

static bool is_capture(const struct game *game, const struct event *event)
{
    (void)game;
    return event->type == EVENT_CAPTURED;
}

static bool is_clash(const struct game *game, const struct event *event)
{
    const struct highlight *highlight = event_highlight(game, event);
    return highlight && highlight->style == HIGHLIGHT_CLASH;
}

typedef bool event_test(const struct game *game, const struct event *event);

static bool has_event(const struct match *match, struct move move, event_test *wanted)
{
    union position_room after;
    struct events events = {0};
    match->game->apply(match_now(match), move, &after.base, &events);
    for (int i = 0; i < events.count; i++)
        if (wanted(match->game, &events.list[i]))
            return true;
    return false;
}

/* Plays at random until a move brings such an event; false if none comes. `move` is then the last
 * one played. */
static bool play_up_to(struct app *app, const struct match_plan *plan, event_test *wanted,
                       struct move *move)
{
    struct match *match = &app->session.match;
    struct move list[MOVES_MAX];
    struct rng rng = {.state = 1};
    app_start_match(app, plan);
    match_set_up(match);
    for (int turn = 0; turn < 400; turn++) {
        int count = plan->game->moves(match_now(match), list);
        for (int i = 0; i < count; i++)
            if (has_event(match, *move = list[i], wanted))
                return true;
        if (count == 0)
            return false;
        match_play(match, *move = list[rng_below(&rng, count)]);
    }
    return false;
}

/* Sets up the largest board one move before a capture, and returns that move; the last move played
 * if there is no capture. */
static struct move set_the_scene(struct app *app)
{
    struct match_plan plan = {.game = NULL};
    struct move move = {0};
    plan.game = largest_board(&plan.settings);
    if (!play_up_to(app, &plan, is_capture, &move))
        match_undo(&app->session.match);
    play_open(app);
    return move;
}

static void read_all_pictures(struct app *app, struct canvas *canvas, struct window *window)
{
    do {
        app_advance(app, 0.05);
        show(app, canvas, window);
        SDL_PumpEvents();
        SDL_Delay(2);
    } while (pictures_pending() || app_busy(app));
}

/* All allocations of SDL and its satellite libraries, on any thread. */
static SDL_atomic_t allocations;

static void *SDLCALL count_malloc(size_t size)
{
    SDL_AtomicIncRef(&allocations);
    return malloc(size);
}

static void *SDLCALL count_calloc(size_t count, size_t size)
{
    SDL_AtomicIncRef(&allocations);
    return calloc(count, size);
}

static void *SDLCALL count_realloc(void *memory, size_t size)
{
    SDL_AtomicIncRef(&allocations);
    return realloc(memory, size);
}

void benchmark_count_allocations(void)
{
    SDL_SetMemoryFunctions(count_malloc, count_calloc, count_realloc, free);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* What frames cost the drawing thread, in seconds of processor time. */
struct cost {
    int frames, allocations;
    long draws;
    double ui, submit, present, *each; /* `each`: ui and submit of every frame */
};

static void measure_frame(struct app *app, struct canvas *canvas, struct window *window,
                          struct cost *cost)
{
    double begin = cpu_seconds();
    app_advance(app, 1.0 / 60);
    app_draw(app, canvas);
    double drawn = cpu_seconds();
    window_render(window, canvas);
    double rendered = cpu_seconds();
    window_present(window);
    cost->present += cpu_seconds() - rendered;
    cost->ui += drawn - begin;
    cost->submit += rendered - drawn;
    cost->each[cost->frames++] = rendered - begin;
    cost->draws += canvas->count;
}

static void print_cost(const struct cost *cost)
{
    double n = cost->frames > 0 ? cost->frames : 1;
    qsort(cost->each, (size_t)cost->frames, sizeof *cost->each, by_value);
    printf("\"draws_per_frame\": %.0f, \"ui_ms\": %.3f, \"submit_ms\": %.3f, \"median_ms\": %.3f,\n"
           " \"worst_ms\": %.3f, \"present_ms\": %.3f",
           (double)cost->draws / n, 1000 * cost->ui / n, 1000 * cost->submit / n,
           cost->frames ? 1000 * cost->each[cost->frames / 2] : 0,
           cost->frames ? 1000 * cost->each[cost->frames - 1] : 0, 1000 * cost->present / n);
}

/* A capture on the largest board, again and again. */
static void measure_captures(struct app *app, struct canvas *canvas, struct window *window,
                             struct cost *cost, int frames)
{
    struct move move = set_the_scene(app);
    int at = app->session.match.at;
    read_all_pictures(app, canvas, window);
    for (int i = 0; i < frames; i++) {
        if (!timeline_running(&play_state()->board.timeline)) {
            match_go(&app->session.match, at);
            play_move(app, move);
        }
        int before = SDL_AtomicGet(&allocations);
        measure_frame(app, canvas, window, cost);
        if (i >= frames / 2) /* every text has been drawn once */
            cost->allocations += SDL_AtomicGet(&allocations) - before;
    }
}

static bool find_battle(struct app *app, const struct game *game, struct move *move)
{
    struct match_plan plan = {.game = game, .settings = settings_default(game)};
    return play_up_to(app, &plan, is_clash, move);
}

/* A battle, again and again: the board out of focus, both pieces large. */
static void measure_battle(struct app *app, struct canvas *canvas, struct window *window,
                           struct cost *cost, int frames)
{
    struct move move;
    int game = 0;
    while (games[game] && !find_battle(app, games[game], &move))
        game++;
    int at = app->session.match.at;
    for (int i = 0; games[game] && i < frames; i++) {
        if (!timeline_running(&play_state()->board.timeline)) {
            match_go(&app->session.match, at);
            play_open(app);
            play_move(app, move);
        }
        measure_frame(app, canvas, window, cost);
    }
}

/* The result of a game won by the clock on that board, with all its confetti. */
static void measure_result(struct app *app, struct canvas *canvas, struct window *window,
                           struct cost *cost, int frames)
{
    match_play(&app->session.match, move_word(VERB_TIME));
    for (int i = 0; i < frames; i++) {
        if (app_screen(app) != &screen_game_over || !app_alive(app)) {
            app->session.end_seen = false;
            app_home(app, &screen_play);
            app_push(app, &screen_game_over);
            read_all_pictures(app, canvas, window);
        }
        measure_frame(app, canvas, window, cost);
    }
}

void benchmark_run(struct app *app, struct canvas *canvas, struct window *window, int frames,
                   Uint64 started)
{
    app->keeper.without_keeping = true;
    show(app, canvas, window);
    double first_frame = milliseconds_since(started);
    read_all_pictures(app, canvas, window);
    double menu_complete = milliseconds_since(started);
    struct cost capture = {.each = calloc((size_t)frames, sizeof(double))};
    struct cost result = {.each = calloc((size_t)frames, sizeof(double))};
    struct cost battle = {.each = calloc((size_t)frames, sizeof(double))};
    if (!capture.each || !result.each || !battle.each)
        frames = 0;
    measure_captures(app, canvas, window, &capture, frames);
    measure_result(app, canvas, window, &result, frames);
    measure_battle(app, canvas, window, &battle, frames);
    SDL_RendererInfo info = {.name = "?"};
    SDL_GetRendererInfo(window->renderer, &info);
    printf("{\"renderer\": \"%s\", \"width\": %d, \"height\": %d, \"frames\": %d,\n"
           " \"first_frame_ms\": %.1f, \"menu_complete_ms\": %.1f, \"resident_mb\": %.1f,\n ",
           info.name, window->width, window->height, frames, first_frame, menu_complete,
           resident_megabytes());
    print_cost(&capture);
    printf(", \"allocations\": %d,\n \"result\": {", capture.allocations);
    print_cost(&result);
    printf("},\n \"battle\": {");
    print_cost(&battle);
    printf("}}\n");
    free(capture.each);
    free(result.each);
    free(battle.each);
}
