/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/board/showcase.h"

#include "core/event_text.h"
#include "core/insight.h"
#include "ui/kit/clock.h"

enum { MOVES_BEFORE = 12, PLIES_MAX = 90 };

static const float rest_at_end = 3; /* seconds */

/* Everything may be seen: nobody plays against it. */
static void observe_at(const struct showcase *show, int index, struct observation *seen)
{
    match_observe(&show->match, index, VIEWER_ALL, seen);
}

/* How many rows or columns a move gains towards the player's goal. */
static int headway(const struct showcase *show, struct move move, int player)
{
    if (move.verb != VERB_MOVE)
        return 0;
    int up = cell_row(move.from) - cell_row(move.to),
        right = cell_column(move.to) - cell_column(move.from);
    int edge = show->view.geometry.exit_edge[player];
    if (edge != GEOMETRY_NO_EXIT)
        return edge == DIRECTION_UP ? up : right;
    return game_hides_pieces(show->match.game) ? (player == 0 ? up : -up) : 0;
}

/* A noisy value one move ahead, about 100 per piece. */
static int glance(struct showcase *show, struct move move)
{
    const struct game *game = show->match.game;
    const struct position *now = match_now(&show->match);
    int player = now->turn, score = rng_below(&show->rng, 70) + 30 * headway(show, move, player);
    union position_room after;
    struct events events = {.count = 0};
    game->apply(now, move, &after.base, &events);
    for (int i = 0; i < events.count; i++) {
        const struct event *event = &events.list[i];
        if (event->type == EVENT_CAPTURED || event->type == EVENT_REMOVED)
            score += event->player == player ? -150 : 150;
        const struct highlight *highlight = event_highlight(game, event);
        if (event->type == EVENT_LEFT || (highlight && highlight->gain))
            score += 150;
    }
    struct outcome outcome = game->result(&after.base);
    if (outcome_over(outcome))
        return outcome.winner == player ? VALUE_LIMIT : -VALUE_LIMIT;
    if (game->insight && after.base.turn != player)
        score -= game->insight->evaluate(&after.base);
    return score;
}

static struct move choose(struct showcase *show)
{
    struct move list[MOVES_MAX];
    int count = show->match.game->moves(match_now(&show->match), list), best = 0;
    int best_score = glance(show, list[0]);
    for (int i = 1; i < count; i++) {
        int score = glance(show, list[i]);
        if (score > best_score) {
            best_score = score;
            best = i;
        }
    }
    return list[best];
}

static bool is_over(const struct showcase *show)
{
    return outcome_over(match_outcome(&show->match)) ||
           match_ply(&show->match, show->match.at) >= PLIES_MAX;
}

static void begin(struct showcase *show, const struct game *game, const struct settings *settings)
{
    if (show->open)
        match_free(&show->match);
    match_start(&show->match, game, settings);
    show->open = true;
    show->timeline.direction = 0;
    match_set_up(&show->match);
    for (int i = 0; i < MOVES_BEFORE && !is_over(show); i++)
        match_play(&show->match, choose(show));
}

void showcase_open(struct showcase *show, const struct theme *theme, const struct game *game,
                   uint64_t seed)
{
    struct settings settings = settings_default(game);
    *show = (struct showcase){.rng = {.state = seed}};
    board_view_open(&show->view, theme, game, &settings);
    begin(show, game, &settings);
}

void showcase_close(struct showcase *show)
{
    if (show->open)
        match_free(&show->match);
    show->open = false;
}

void showcase_retheme(struct showcase *show, const struct theme *theme)
{
    if (show->open)
        board_view_open(&show->view, theme, show->match.game, &show->match.settings);
}

static void play(struct showcase *show)
{
    match_play(&show->match, choose(show));
    timeline_set_step(&show->timeline, &show->match, show->match.at - 1, VIEWER_ALL,
                      &show->view.geometry);
    timeline_start(&show->timeline, 1, 0.8f);
}

void showcase_tick(struct showcase *show, float seconds, float pause)
{
    if (timeline_running(&show->timeline)) {
        timeline_tick(&show->timeline, seconds);
        show->wait = is_over(show) ? rest_at_end : pause;
        return;
    }
    if (pause < 0)
        return;
    /* `pause` may have become shorter since the wait began. */
    show->wait = clamped(show->wait - seconds, 0, is_over(show) ? rest_at_end : pause);
    if (show->wait > 0)
        return;
    if (is_over(show)) {
        struct settings settings = show->match.settings;
        begin(show, show->match.game, &settings);
        show->wait = pause;
    } else {
        play(show);
    }
}

bool showcase_moving(const struct showcase *show)
{
    return timeline_running(&show->timeline);
}

void showcase_draw(struct showcase *show, const struct paint *paint, struct rect box, float alpha,
                   bool small)
{
    struct scene scene;
    struct marks marks;
    marks_clear(&marks);
    board_view_place(&show->view, box);
    if (timeline_running(&show->timeline)) {
        float ahead = alpha * (float)TICK * show->timeline.speed;
        timeline_scene(&show->timeline, show->timeline.time + ahead, &scene);
    } else {
        struct observation seen;
        observe_at(show, show->match.at, &seen);
        scene_at_rest(&scene, show->match.game, &show->view.geometry, &seen);
        scene_light_turn(&scene, &show->match, show->match.at, VIEWER_ALL);
    }
    for (int i = 0; small && game_hides_pieces(show->match.game) && i < scene.count; i++)
        scene.actors[i].piece.kind = KIND_UNKNOWN;
    board_view_draw(&show->view, paint->theme, paint->canvas, &scene, &marks);
}
