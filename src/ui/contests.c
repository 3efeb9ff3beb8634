/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/contests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"
#include "core/save.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/scores.h"
#include "ui/screens/open_game.h"

static bool is_in_series(const struct app *app)
{
    return app->contest.kind == CONTEST_SERIES && contest_has(&app->contest, &app->session.match);
}

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

/* Lists do not say which contest a game belongs to; its file does. There may be thousands of them,
 * so they are not replayed. */
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

/* ---- guests ---- */

/* Two people change sides from game to game, so guests are not called by the colour they play: they
 * are numbered, or one is the guest of the other. */
static const char *guest_name(enum guest guest)
{
    static const char *const names[] = {[GUEST_NONE] = "",
                                        [GUEST_FIRST] = N_("Player 1"),
                                        [GUEST_SECOND] = N_("Player 2"),
                                        [GUEST_OF_A_PERSON] = N_("Guest")};
    return guest == GUEST_NONE ? "" : _(names[guest]);
}

static void call_guest(struct match_player *player, enum guest guest)
{
    player->guest = guest;
    if (guest == GUEST_NONE)
        return;
    memset(player->name, 0, sizeof player->name);
    snprintf(player->name, sizeof player->name, "%s", guest_name(guest));
}

static void name_guests(struct match_plan *plan)
{
    struct match_player *players = plan->players;
    if (!player_is_person(&players[0]) || !player_is_person(&players[1]))
        return;
    bool both = !*players[0].name && !*players[1].name;
    for (int i = 0; i < 2; i++)
        if (!*players[i].name)
            call_guest(&players[i], !both    ? GUEST_OF_A_PERSON
                                    : i == 0 ? GUEST_FIRST
                                             : GUEST_SECOND);
}

/* Contests once did not store who is a guest, and games do not: there, only names tell. */
static enum guest guest_in(const struct match_player *player)
{
    enum guest guest = *player->person ? GUEST_NONE : GUEST_OF_A_PERSON;
    if (*player->person || player->guest != GUEST_NONE)
        return player->guest;
    while (guest != GUEST_NONE && strcmp(player->name, guest_name(guest)) != 0)
        guest--;
    return guest;
}

void contests_forget_guest(struct match_player *player)
{
    if (guest_in(player) != GUEST_NONE)
        memset(player->name, 0, sizeof player->name);
    player->guest = GUEST_NONE;
}

void contests_name_players(const struct app *app, struct contest *contest)
{
    struct match_player *players = contest->plan.players;
    identify_contest(app, contest);
    for (int i = 0; i < 2 && contest->kind == CONTEST_SERIES; i++)
        call_guest(&players[i], guest_in(&players[i]));
}

/* The match's file has the names of the day it was written. */
static void name_guests_of_match(struct app *app)
{
    struct match *match = &app->session.match;
    if (!is_in_series(app))
        return;
    for (int i = 0; i < 2; i++) {
        enum guest guest =
            app->contest.plan.players[contest_opponent(&app->contest, match, i)].guest;
        if (*match->players[i].name && !*match->players[i].person)
            call_guest(&match->players[i], guest);
    }
}

void contests_follow_language(struct app *app)
{
    if (app->contest.kind == CONTEST_SERIES)
        contests_name_players(app, &app->contest);
    name_guests_of_match(app);
}

/* ---- begun ---- */

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

/* For another game after the session's match, planned from it. */
static void swap_sides(struct app *app, struct match_plan *plan)
{
    match_plan_swap_sides(plan);
    if (!match_is_swapped(&app->session.match)) /* else they sit there already */
        pads_swap_sides(app);
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
    swap_sides(app, &plan);
    if (app->contest.series.game_count > 1)
        contests_begin_round(app, &plan);
    else
        contests_begin_series(app, &plan, app->contest.series.length);
}

void contests_meet_level(struct app *app, int level)
{
    struct match_plan plan = match_plan(&app->session.match);
    *plan.contest = '\0';
    for (int i = 0; i < 2; i++)
        if (!player_is_person(&plan.players[i])) {
            computer_control(level, plan.players[i].control);
            *plan.players[i].rated = '\0';
        }
    swap_sides(app, &plan);
    app_start_match(app, &plan);
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
        contests_name_players(app, &app->contest);
    return read;
}

void contests_follow(struct app *app)
{
    const struct match *match = &app->session.match;
    char key[CONTEST_KEY];
    struct fault fault;
    if (!contest_has(&app->contest, match)) {
        app->contest.kind = CONTEST_NONE;
        if (contest_number(match->contest, key) && !contests_open(app, key, &fault))
            app_notice(app, fault.text);
    }
    name_guests_of_match(app);
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
    contests_name_players(app, &app->contest);
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

enum { SHORT_NAME = 21 }; /* as much of a name as there is room for */

void contests_describe(const struct contest *contest, char text[CONTEST_TEXT])
{
    if (contest->kind == CONTEST_TOURNAMENT) {
        snprintf(text, CONTEST_TEXT,
                 contest->tournament.kind == TOURNAMENT_LEAGUE
                     ? _("League of %d, games played: %d")
                     : _("Knockout of %d, games played: %d"),
                 contest->tournament.entrant_count, contest->tournament.result_count);
        return;
    }
    struct series_score score = series_score(&contest->series);
    char points[2][POINTS_TEXT], names[2][SHORT_NAME];
    for (int i = 0; i < 2; i++) {
        points_format(score.half_points[i], points[i]);
        const struct match_player *player = &contest->plan.players[i];
        utf8_copy(names[i], SHORT_NAME,
                  *player->name ? player->name : _(contest->plan.game->side[i]));
    }
    snprintf(text, CONTEST_TEXT, "%s %s – %s %s", names[0], points[0], points[1], names[1]);
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
    enum contests_wanted wanted;
    struct fault *damaged;
    struct contest *contest; /* the one being looked at: too large for the stack */
};

static bool is_running(const struct contest *contest)
{
    struct match_plan plan;
    return contest_next(contest, &plan) &&
           (contest->kind != CONTEST_SERIES || contest->series.length > 0);
}

static bool is_wanted(const struct contest *contest, enum contests_wanted wanted)
{
    return wanted & (contest->kind == CONTEST_CIRCUIT ? CONTESTS_RUNS : CONTESTS_OF_PEOPLE);
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
    struct contest *contest = listing->contest;
    struct file_status status;
    struct text path = {0};
    if (strlen(name) != CONTEST_KEY - 1 + 4 || strcmp(name + CONTEST_KEY - 1, ".txt") != 0)
        return;
    snprintf(entry.key, sizeof entry.key, "%.8s", name);
    text_add(&path, "%s/%s", listing->folder, name);
    bool readable = contest_load(contest, listing->folder, entry.key, listing->damaged);
    if (readable && file_status(path.data, &status) && is_running(contest) &&
        is_wanted(contest, listing->wanted)) {
        entry.modified = status.modified;
        memcpy(entry.circuit, contest->circuit.id, sizeof entry.circuit);
        add_entry(listing, &entry);
    }
    text_free(&path);
}

int contests_list(struct contest_entry list[CONTESTS_LISTED], enum contests_wanted wanted,
                  struct fault *damaged)
{
    char folder[PATH_TEXT];
    struct listing listing = {.folder = folder, .list = list, .wanted = wanted, .damaged = damaged};
    if (damaged)
        damaged->text[0] = '\0';
    if (!data_path("contests", folder))
        return 0;
    listing.contest = memory_resize(NULL, sizeof *listing.contest);
    folder_list(folder, visit, &listing);
    free(listing.contest);
    return listing.count;
}
