/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/contests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/scores.h"
#include "ui/screens/open_game.h"

/* If it cannot be stored, the contest goes on in memory. Those who have no folder for games at all
 * were told before the first move. */
void contests_store(struct app *app)
{
    char folder[PATH_TEXT];
    struct fault fault;
    if (!data_path("contests", folder)) {
        if (app->keeper.library.folder)
            app_notice(app, _("There is no folder to write to."));
    } else if (!contest_store(&app->contest, folder, &fault)) {
        app_notice(app, fault.text);
    }
}

/* ---- a game of the contest that was begun before ---- */

/* Players may have other names by now, so they say nothing. */
static bool may_be(const struct library_entry *entry, const struct match_plan *plan)
{
    return entry->state == ENTRY_UNFINISHED && entry->game == plan->game;
}

/* Lists do not say which contest a game belongs to; its file does. There may be thousands of them, so
 * they are not replayed. */
static bool is_same_game(const struct library *library, const char *name, const char *contest)
{
    struct text path = {0}, line = {0};
    size_t size;
    library_path(library, name, &path);
    text_add(&line, "\ncontest: %s", contest);
    char *data = file_read(path.data, SAVE_SIZE_MAX, &size, NULL);
    const char *found = data ? strstr(data, line.data) : NULL;
    bool same = found && strchr("\r\n", found[line.length]);
    free(data);
    text_free(&path);
    text_free(&line);
    return same;
}

static bool resume(struct app *app, const struct match_plan *plan)
{
    const struct session *session = &app->session;
    if (session->open && !session_finished(session) &&
        strcmp(session->match.contest, plan->contest) == 0) {
        app_continue_match(app);
        return true;
    }
    const struct library *library = &app->keeper.library;
    struct library_list kept;
    struct fault fault;
    bool resumed = false;
    if (!library->folder || !library_list(library, &kept, NULL))
        return false;
    for (int i = 0; i < kept.count && !resumed; i++)
        resumed = may_be(&kept.list[i], plan) &&
                  is_same_game(library, kept.list[i].name, plan->contest) &&
                  open_game(app, kept.list[i].name, &fault);
    library_list_free(&kept);
    return resumed;
}

/* ---- a game that ended just before the program did ---- */

static bool count_file(struct app *app, const char *name, const char *contest)
{
    struct text path = {0};
    struct match match;
    library_path(&app->keeper.library, name, &path);
    bool read = save_load(path.data, &match, NULL), counted = false;
    if (read) {
        counted = strcmp(match.contest, contest) == 0 && contest_record(&app->contest, &match);
        match_free(&match);
    }
    text_free(&path);
    return counted;
}

/* Only games written after the contest can be missing from it. */
static bool count_next(struct app *app, const struct library_list *kept, long long since)
{
    struct match_plan plan;
    if (!contest_next(&app->contest, &plan))
        return false;
    for (int i = 0; i < kept->count; i++) {
        const struct library_entry *entry = &kept->list[i];
        if (entry->state == ENTRY_FINISHED && entry->game == plan.game &&
            entry->status.modified >= since && count_file(app, entry->name, plan.contest))
            return true;
    }
    return false;
}

void contests_catch_up(struct app *app)
{
    const long long slack = 2000000000; /* time stamps may be coarse */
    const struct library *library = &app->keeper.library;
    char folder[PATH_TEXT];
    struct file_status status = {0};
    struct library_list kept;
    struct text path = {0};
    bool counted = false;
    if (app->contest.kind == CONTEST_CIRCUIT || !data_path("contests", folder) ||
        !library->folder || !library_list(library, &kept, NULL))
        return;
    contest_path(&path, folder, app->contest.key);
    file_status(path.data, &status);
    text_free(&path);
    while (count_next(app, &kept, status.modified - slack))
        counted = true;
    library_list_free(&kept);
    if (counted)
        contests_store(app);
}

/* ---- the next game ---- */

bool contests_play_next(struct app *app)
{
    struct match_plan plan;
    if (!contest_next(&app->contest, &plan))
        return false;
    if (resume(app, &plan))
        return true;
    const struct match *old = &app->session.match;
    if (app->contest.kind != CONTEST_SERIES)
        pads_uncross(app);
    if (app->session.open && app->contest.kind == CONTEST_SERIES &&
        contest_has(&app->contest, old) &&
        contest_opponent(&app->contest, old, 0) != series_first_player(&app->contest.series))
        pads_swap_sides(app);
    app_start_match(app, &plan);
    return true;
}

/* Two people change sides from game to game, so guests are not called by the colour they play: they
 * are numbered, or one is the guest of the other. */
static const char *guest_name(int number, bool both)
{
    return !both ? _("Guest") : number == 0 ? _("Player 1") : _("Player 2");
}

static void name_guests(struct match_plan *plan)
{
    struct match_player *players = plan->players;
    if (!player_is_person(&players[0]) || !player_is_person(&players[1]))
        return;
    bool both = !*players[0].name && !*players[1].name;
    for (int i = 0; i < 2; i++)
        if (!*players[i].name)
            snprintf(players[i].name, PLAYER_NAME, "%s", guest_name(i, both));
}

void contests_forget_guest(struct match_player *player)
{
    bool named = strcmp(player->name, guest_name(0, false)) == 0 ||
                 strcmp(player->name, guest_name(0, true)) == 0 ||
                 strcmp(player->name, guest_name(1, true)) == 0;
    if (!*player->person && named)
        memset(player->name, 0, sizeof player->name);
}

void contests_begin_series(struct app *app, const struct match_plan *plan, int length)
{
    contest_begin_series(&app->contest, plan, length, &app->rng);
    name_guests(&app->contest.plan);
    contests_store(app);
    contests_play_next(app);
}

void contests_begin_round(struct app *app, const struct match_plan *plan)
{
    contest_begin_round(&app->contest, plan, &app->rng);
    name_guests(&app->contest.plan);
    contests_store(app);
    contests_play_next(app);
}

void contests_begin_tournament(struct app *app, const struct tournament *tournament,
                               const struct match_plan *plan)
{
    contest_begin_tournament(&app->contest, tournament, plan, &app->rng);
    contests_store(app);
}

/* ---- runs ---- */

void contests_begin_circuit(struct app *app, const char *circuit)
{
    struct match_player person = {.control = "human"};
    snprintf(person.name, sizeof person.name, "%s", app->preferences.name[0]);
    snprintf(person.person, sizeof person.person, "%s", app->preferences.person[0]);
    contest_begin_circuit(&app->contest, circuit, &person, &app->rng);
    contests_store(app);
}

bool contests_is_run(const struct app *app)
{
    return app->contest.kind == CONTEST_CIRCUIT && app->session.open &&
           contest_has(&app->contest, &app->session.match);
}

bool contests_challenger(const struct app *app, struct challenger *who)
{
    char key[CONTEST_KEY];
    struct circuit before = app->contest.circuit;
    int number = contests_is_run(app) ? contest_number(app->session.match.contest, key) : 0;
    if (number == 0)
        return false;
    if (before.result_count >= number)
        before.result_count = number - 1;
    before.given_up = false;
    if (circuit_state(&before).over)
        return false;
    *who = circuit_challenger(before.id, circuit_state(&before).passed);
    return true;
}

/* The file comes first: a run that names a game there is not counts it as lost. */
void contests_watch(struct app *app)
{
    struct circuit *circuit = &app->contest.circuit;
    char key[CONTEST_KEY];
    if (!contests_is_run(app) || *circuit->playing || session_finished(&app->session) ||
        contest_number(app->session.match.contest, key) != circuit->result_count + 1)
        return;
    const char *file = keeper_file(&app->keeper, &app->session);
    if (!file || keeper_busy(&app->keeper) || !keeper_has(&app->keeper, file))
        return;
    snprintf(circuit->playing, sizeof circuit->playing, "%s", file);
    contests_store(app);
}

/* The score comes first: a run that is entered twice counts once. */
void contests_end_run(struct app *app)
{
    scores_enter_run(app, &app->contest);
    contests_store(app);
}

/* ---- */

/* The match just finished counts as the first game of an open series. */
static void continue_as_series(struct app *app)
{
    struct match *match = &app->session.match;
    struct match_plan plan = match_plan(match);
    contest_begin_series(&app->contest, &plan, 0, &app->rng);
    name_guests(&app->contest.plan);
    snprintf(match->contest, sizeof match->contest, "%s/1", app->contest.key);
    contest_record(&app->contest, match);
    contests_store(app);
}

/* The opponent of the series who began on side 0, before any swap. */
static int opponent_at_start(const struct app *app)
{
    const struct match *match = &app->session.match;
    return contest_opponent(&app->contest, match, match_is_swapped(match));
}

/* Handicaps follow the opponents, whichever side they play. */
static void go_on_with(struct app *app, const struct settings *odds)
{
    struct match_plan *plan = &app->contest.plan;
    plan->settings = *odds;
    if (opponent_at_start(app) == 1)
        settings_swap_sides(plan->game, &plan->settings);
    contests_store(app);
}

void contests_rematch(struct app *app, const struct settings *odds)
{
    if (app->contest.kind != CONTEST_SERIES)
        continue_as_series(app);
    if (odds)
        go_on_with(app, odds);
    if (contests_play_next(app))
        return;
    struct match_plan plan = match_plan(&app->session.match);
    if (odds)
        plan.settings = *odds;
    match_plan_swap_sides(&plan);
    if (!match_is_swapped(&app->session.match)) /* else they sit there already */
        pads_swap_sides(app);
    if (app->contest.series.game_count > 1)
        contests_begin_round(app, &plan);
    else
        contests_begin_series(app, &plan, app->contest.series.length);
}

bool contests_read(const char *key, struct contest *contest, struct fault *fault)
{
    char folder[PATH_TEXT];
    if (!data_path("contests", folder))
        return fault_set(fault, "%s", _("there is no folder for contests"));
    return contest_load(contest, folder, key, fault);
}

bool contests_open(struct app *app, const char *key, struct fault *fault)
{
    bool read = contests_read(key, &app->contest, fault);
    if (read)
        identify_contest(app, &app->contest);
    return read;
}

void contests_follow(struct app *app)
{
    const struct match *match = &app->session.match;
    char key[CONTEST_KEY];
    struct fault fault;
    if (contest_has(&app->contest, match))
        return;
    app->contest.kind = CONTEST_NONE;
    if (contest_number(match->contest, key) && !contests_open(app, key, &fault))
        app_notice(app, fault.text);
}

/* Another window may have gone on with the contest: its results stand. */
static bool was_counted_elsewhere(struct app *app)
{
    static struct contest stored;
    if (!contest_has(&app->contest, &app->session.match) ||
        !contests_read(app->contest.key, &stored, NULL) ||
        contest_results(&stored) <= contest_results(&app->contest))
        return false;
    app->contest = stored;
    identify_contest(app, &app->contest);
    app_notice(app, _("Another window has counted this game already: its result stands."));
    return true;
}

void contests_count(struct app *app)
{
    if (app->contest.kind == CONTEST_NONE || was_counted_elsewhere(app) ||
        !contest_record(&app->contest, &app->session.match))
        return;
    if (app->contest.kind == CONTEST_CIRCUIT && circuit_state(&app->contest.circuit).over)
        contests_end_run(app);
    else
        contests_store(app);
}

void points_format(int half_points, char text[POINTS_TEXT])
{
    if (half_points == 1)
        snprintf(text, POINTS_TEXT, "½");
    else
        snprintf(text, POINTS_TEXT, "%d%s", half_points / 2, half_points % 2 ? "½" : "");
}

static bool is_in_series(const struct app *app)
{
    return app->contest.kind == CONTEST_SERIES && contest_has(&app->contest, &app->session.match);
}

static int half_points_of(const struct app *app, int player)
{
    const struct match *match = &app->session.match;
    int points = contest_score_before(&app->contest, match).half_points[player];
    struct outcome outcome = match_outcome_at(match, match->length);
    if (session_finished(&app->session))
        points += outcome.winner == NOBODY ? 1 : outcome.winner == player ? 2 : 0;
    return points;
}

bool contests_points(const struct app *app, int player, char text[POINTS_TEXT])
{
    if (!is_in_series(app))
        return false;
    points_format(half_points_of(app, player), text);
    return true;
}

int contests_games_to_win(const struct app *app, int player, int *half_points)
{
    if (!is_in_series(app) || app->contest.series.length == 0)
        return 0;
    *half_points = half_points_of(app, player);
    return app->contest.series.length / 2 + 1;
}

/* ---- the list ---- */

struct listing {
    const char *folder;
    struct contest_entry *list;
    int count;
    bool runs;
    struct fault *damaged;
};

static bool is_running(const struct contest *contest)
{
    struct match_plan plan;
    return contest_next(contest, &plan) &&
           (contest->kind != CONTEST_SERIES || contest->series.length > 0);
}

/* Keeps the newest, in order. */
static void add_entry(struct listing *listing, const struct contest_entry *entry)
{
    int at = listing->count;
    while (at > 0 && listing->list[at - 1].modified < entry->modified)
        at--;
    if (at == CONTESTS_LISTED)
        return;
    int last = listing->count < CONTESTS_LISTED ? listing->count++ : CONTESTS_LISTED - 1;
    memmove(listing->list + at + 1, listing->list + at,
            (size_t)(last - at) * sizeof *listing->list);
    listing->list[at] = *entry;
}

static void visit(const char *name, void *context)
{
    struct listing *listing = context;
    struct contest_entry entry;
    static struct contest contest;
    struct file_status status;
    struct text path = {0};
    if (strlen(name) != CONTEST_KEY - 1 + 4 || strcmp(name + CONTEST_KEY - 1, ".txt") != 0)
        return;
    snprintf(entry.key, sizeof entry.key, "%.8s", name);
    text_add(&path, "%s/%s", listing->folder, name);
    bool readable = contest_load(&contest, listing->folder, entry.key, listing->damaged);
    if (readable && file_status(path.data, &status) && is_running(&contest) &&
        listing->runs == (contest.kind == CONTEST_CIRCUIT)) {
        entry.modified = status.modified;
        memcpy(entry.circuit, contest.circuit.id, sizeof entry.circuit);
        add_entry(listing, &entry);
    }
    text_free(&path);
}

int contests_list(struct contest_entry list[CONTESTS_LISTED], bool runs, struct fault *damaged)
{
    char folder[PATH_TEXT];
    struct listing listing = {.folder = folder, .list = list, .runs = runs, .damaged = damaged};
    if (damaged)
        damaged->text[0] = '\0';
    if (data_path("contests", folder))
        folder_list(folder, visit, &listing);
    return listing.count;
}
