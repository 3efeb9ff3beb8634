/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Stories: several starts of the program on one folder, with random actions of players and a model
 * of what must be on the disk afterwards. Every start is a separate process; it quits, is killed
 * between two actions or two disk calls, or goes on while disk calls fail. In every case all games
 * that were not deleted by players are there and complete, at most one move behind if the process
 * was killed; no finished game is offered to be continued; how a game
 * ended is in the journal once; and the players have been informed of
 * everything that could not be written. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <unity.h>

#include "base/files.h"
#include "core/registry.h"
#include "core/save.h"
#include "faulty_disk.h"
#include "play/journal.h"
#include "testing/null_platform.h"
#include "ui/screens/load.h"
#include "ui/screens/offer.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

enum { KEPT_MAX = 24, MOVES_KEPT = 300, STARTS_MAX = 4, TEXT = 400 };
enum { MENU_CONTINUE = 20, MENU_LOAD };
enum { LOAD_BACK = 1, LOAD_DELETE = 3, LOAD_RESTORE, LOAD_ROW = 10 };
enum { OFFER_YES = 2, REMATCH = 1, QUESTION_NO = 1, QUESTION_YES };

/* ---- the model: what must be on the disk ---- */

struct line {
    int length;
    struct move moves[MOVES_KEPT];
};

struct kept {
    char name[LIBRARY_NAME]; /* its file name */
    struct line now, before;
    bool finished, deleted;
    bool in_question; /* being deleted or brought back when the process ended */
    bool on_disk;     /* was found there, complete */
};

/* Shared between the processes of a story. */
struct model {
    int count;
    struct kept games[KEPT_MAX];
    bool told;    /* the players have seen a message since the fault */
    bool unkept;  /* moves were made in a match that has no file */
    bool struck;  /* the fault occurred in this start */
    int calls;    /* to the disk in this start */
    long actions; /* in all */
    time_t clock; /* returned by time(), which names files, so that stories can be repeated */
    char in_hand[LIBRARY_NAME]; /* the file of the match being played when the process ended */
    struct line in_hand_line;
    int people;                /* how many were written, "Person 1" to this */
    char contest[CONTEST_KEY]; /* the tournament last played; empty: none yet */
    int counted;               /* its results in the program's memory */
    int written;               /* and on the disk after the last start */
    char what[TEXT];           /* the last action, for messages */
    char wrong[TEXT];
};

static struct model *model;

/* Replaces the system's. */
time_t time(time_t *result)
{
    if (result)
        *result = model->clock;
    return model->clock;
}

static struct kept *kept_named(const char *name)
{
    for (int i = 0; i < model->count; i++)
        if (strcmp(model->games[i].name, name) == 0)
            return &model->games[i];
    return NULL;
}

static void copy_line(struct line *line, const struct match *match)
{
    line->length = match->length < MOVES_KEPT ? match->length : MOVES_KEPT;
    for (int i = 0; i < line->length; i++)
        line->moves[i] = match->steps[i].move;
}

static bool begins_with(const struct line *line, const struct line *first)
{
    return first->length <= line->length &&
           memcmp(line->moves, first->moves, (size_t)first->length * sizeof *first->moves) == 0;
}

static bool same_line(const struct line *a, const struct line *b)
{
    return a->length == b->length && begins_with(a, b);
}

/* ---- one start, in its own process ---- */

/* Notes whether a message is on the screen. */
static void look_for_words(void)
{
    model->struck = faulty_disk_struck();
    if (model->struck && (app.notice_time > 0 || strcmp(app_screen(&app)->name, "question") == 0))
        model->told = true;
}

static void go_wrong(const char *sentence, const char *what)
{
    snprintf(model->wrong, sizeof model->wrong, "%s: %s", sentence, what);
    _exit(3);
}

static bool lasting;            /* whether the fault of this start is permanent */
static bool nothing_is_written; /* since an earlier action: the disk is full for good */

static void note_contest(void)
{
    if (app.contest.kind != CONTEST_TOURNAMENT)
        return;
    if (strcmp(model->contest, app.contest.key) != 0)
        model->written = 0;
    memcpy(model->contest, app.contest.key, sizeof model->contest);
    model->counted = contest_results(&app.contest);
}

/* Updates the model with the current match after each action. */
static void note_match(void)
{
    struct line line;
    app_advance(&app, 1.0 / 30);
    look_for_words();
    note_contest();
    if (!app.session.open)
        return;
    const char *name = keeper_file(&app.keeper, &app.session);
    copy_line(&line, &app.session.match);
    if (!name)
        return;
    struct kept *kept = kept_named(name);
    if (!kept && model->count < KEPT_MAX) {
        kept = &model->games[model->count++];
        *kept = (struct kept){.now = line, .before = line};
        snprintf(kept->name, sizeof kept->name, "%s", name);
    }
    if (!kept)
        return;
    if (!same_line(&kept->now, &line)) {
        if (nothing_is_written && !model->told)
            go_wrong("a move was not written, and nothing was said", name);
        kept->before = kept->now;
        kept->now = line;
    }
    kept->finished = session_finished(&app.session);
    kept->deleted = false; /* playing on a deleted game brings it back */
}

/* Opens curtains, answers questions, accepts armies or leaves them half arranged. */
static void answer(struct rng *rng)
{
    for (int i = 0; i < 12; i++) {
        settle();
        look_for_words();
        const char *screen = app_screen(&app)->name;
        if (strcmp(screen, "question") == 0) {
            use_button(app_screen(&app)->form, QUESTION_YES, DEVICE_PAD);
        } else if (strcmp(screen, "curtain") == 0) {
            act(ACTION_ACCEPT, DEVICE_PAD);
        } else if (strcmp(screen, "setup") == 0 && rng_below(rng, 8) > 0) {
            setup_state()->in_form = true;
            use_button(screen_setup.form, 1, DEVICE_PAD);
        } else {
            break;
        }
        note_match();
    }
    settle();
    note_match();
}

static void to_menu(void)
{
    app_home(&app, &screen_menu);
    settle();
    note_match(); /* a half-arranged army is kept as it is */
}

static void begin_game(struct rng *rng)
{
    static const char *const ids[] = {"dodgem", "morris", "towers", "dodgem", "morris", "stratego"};
    const struct game *game = game_find(ids[rng_below(rng, 6)]);
    struct match_plan plan = {.game = game, .settings = settings_default(game)};
    to_menu();
    app_start_match(&app, &plan);
    answer(rng);
}

static void begin_tournament(void)
{
    struct tournament tournament = {.entrant_count = 3, .game_count = 1, .games = {"dodgem"}};
    struct match_plan plan = {.game = game_find("dodgem"),
                              .settings = settings_default(game_find("dodgem"))};
    for (int i = 0; i < tournament.entrant_count; i++) {
        snprintf(tournament.entrants[i].id, PERSON_ID, "%08x", i + 1);
        snprintf(tournament.entrants[i].name, PLAYER_NAME, "Entrant %d", i + 1);
    }
    contests_begin_tournament(&app, &tournament, &plan);
}

static void play_tournament(struct rng *rng)
{
    struct contest_entry list[CONTESTS_LISTED];
    struct fault fault;
    to_menu();
    if (contests_list(list, CONTESTS_OF_PEOPLE, NULL) > 0 &&
        contests_open(&app, list[0].key, &fault))
        contests_catch_up(&app);
    else
        begin_tournament();
    contests_play_next(&app);
    answer(rng);
}

static bool playing(void)
{
    return app_screen(&app) == &screen_play && !outcome_over(match_outcome(&app.session.match));
}

static void play_some(struct rng *rng)
{
    for (int moves = 1 + rng_below(rng, 4); moves > 0 && playing(); moves--) {
        struct move list[MOVES_MAX];
        const struct match *match = &app.session.match;
        int count = match->game->moves(match_now(match), list);
        struct move move = list[rng_below(rng, count)];
        if (move.from != CELL_NONE)
            choose_cell(move.from, CELL_NONE, DEVICE_MOUSE);
        choose_cell(move.verb == VERB_EXIT ? CELL_EXIT : move.to, move.from, DEVICE_MOUSE);
        answer(rng);
        model->unkept |= !app.keeper.without_keeping && !keeper_file(&app.keeper, &app.session);
    }
}

static void look_back(struct rng *rng)
{
    for (int i = 1 + rng_below(rng, 3); i > 0; i--)
        app_action(&app, &(struct action){.type = ACTION_SCRUB,
                                          .step = rng_below(rng, 3) > 0 ? -1 : 1,
                                          .device = DEVICE_PAD});
    answer(rng);
}

static void resign(struct rng *rng)
{
    if (!playing())
        return;
    offer_open(&app, VERB_RESIGN);
    settle();
    if (app_screen(&app) == &screen_question)
        use_button(screen_question.form, OFFER_YES, DEVICE_PAD);
    answer(rng);
    if (strcmp(app_screen(&app)->name, "game_over") != 0)
        return;
    int next = rng_below(rng, 3);
    if (next == 0) { /* the end is taken back */
        act(ACTION_BACK, DEVICE_PAD);
        settle();
        act(ACTION_UNDO, DEVICE_KEYBOARD);
    } else if (next == 1) {
        use_button(app_screen(&app)->form, REMATCH, DEVICE_PAD);
    }
    answer(rng);
}

static bool open_list(struct rng *rng)
{
    to_menu();
    use_button(screen_menu.form, MENU_LOAD, DEVICE_PAD);
    settle();
    look_for_words();
    if (strcmp(app_screen(&app)->name, "load") != 0 || load_state()->games.count == 0)
        return false;
    for (int i = rng_below(rng, load_state()->games.count); i > 0; i--)
        focus(DIRECTION_DOWN, DEVICE_PAD);
    return load_state()->rows.selected >= 0 &&
           load_state()->rows.selected < load_state()->games.count;
}

static void load_one(struct rng *rng)
{
    if (open_list(rng))
        act(ACTION_ACCEPT, DEVICE_PAD);
    answer(rng);
}

static void set_deleted(const char *name, bool deleted)
{
    struct kept *kept = kept_named(name);
    if (!kept)
        return;
    kept->deleted = deleted;
    kept->in_question = false;
}

/* The deleted game with that name in the trash, which is the file's name plus a suffix. */
static struct kept *kept_in_trash(const char *trash)
{
    for (int i = 0; i < model->count; i++)
        if (*trash && strncmp(trash, model->games[i].name, strlen(model->games[i].name)) == 0)
            return &model->games[i];
    return NULL;
}

/* In the list of games, undo restores the last deleted game. */
static void undo(struct rng *rng)
{
    char trash[LIBRARY_NAME] = "";
    bool in_list = strcmp(app_screen(&app)->name, "load") == 0;
    if (in_list)
        snprintf(trash, sizeof trash, "%s", load_state()->trash);
    struct kept *kept = kept_in_trash(trash);
    if (kept)
        kept->in_question = true;
    act(rng_below(rng, 3) > 0 ? ACTION_UNDO : ACTION_REDO, DEVICE_KEYBOARD);
    answer(rng);
    if (kept)
        set_deleted(kept->name, *load_state()->trash != '\0');
}

static void delete_one(struct rng *rng)
{
    char name[LIBRARY_NAME];
    if (!open_list(rng))
        return;
    snprintf(name, sizeof name, "%s", load_state()->games.list[load_state()->rows.selected].name);
    struct kept *kept = kept_named(name);
    if (kept)
        kept->in_question = true;
    use_button(app_screen(&app)->form, LOAD_DELETE, DEVICE_PAD);
    settle();
    if (strcmp(app_screen(&app)->name, "question") == 0)
        use_button(app_screen(&app)->form, QUESTION_YES, DEVICE_PAD);
    settle();
    look_for_words();
    bool deleted = *load_state()->trash != '\0';
    set_deleted(name, deleted);
    if (!deleted || rng_below(rng, 2) > 0)
        return;
    if (kept)
        kept->in_question = true;
    use_button(app_screen(&app)->form, LOAD_RESTORE, DEVICE_PAD);
    settle();
    look_for_words();
    set_deleted(name, *load_state()->trash != '\0');
}

static void go_on(struct rng *rng)
{
    to_menu();
    app_draw(&app, &canvas);
    const struct widget *button = form_widget(screen_menu.form, MENU_CONTINUE);
    if (button && !button->disabled)
        use_button(screen_menu.form, MENU_CONTINUE, DEVICE_PAD);
    answer(rng);
}

static void change_settings(struct rng *rng)
{
    static const char *const names[] = {"", "Ada", "Blaise", "Zoé"};
    app.preferences.music = rng_below(rng, 11);
    snprintf(app.preferences.name[rng_below(rng, 2)], PLAYER_NAME, "%s", names[rng_below(rng, 4)]);
    app_advance(&app, 1.0 / 30);
    look_for_words();
}

/* Somebody counts as soon as the file was written. */
static void add_person(struct rng *rng)
{
    char name[PLAYER_NAME];
    (void)rng;
    if (app.people.count == PEOPLE_MAX)
        return;
    snprintf(name, sizeof name, "Person %d", model->people + 1);
    if (people_add(&app.people, name, &app.rng, NULL))
        app_advance(&app, 1.0 / 30);
    look_for_words();
    if (people_name_is_taken(&app.keeper.people_kept, NULL, name))
        model->people++;
}

/* Everybody who was written is there. */
static void check_people(void)
{
    for (int i = 1; i <= model->people; i++) {
        char name[PLAYER_NAME];
        snprintf(name, sizeof name, "Person %d", i);
        if (!people_name_is_taken(&app.people, NULL, name))
            go_wrong("somebody is gone", name);
    }
}

static const struct {
    const char *name;
    void (*run)(struct rng *rng);
    int weight;
} actions[] = {
    {"begin", begin_game, 4},
    {"play", play_some, 8},
    {"undo", undo, 3},
    {"look back", look_back, 2},
    {"resign", resign, 2},
    {"load", load_one, 3},
    {"delete", delete_one, 1},
    {"continue", go_on, 2},
    {"settings", change_settings, 1},
    {"add a person", add_person, 1},
    {"tournament", play_tournament, 2},
};

static void describe_action(void)
{
    const char *name = keeper_file(&app.keeper, &app.session);
    printf("  %-10s screen %s, match %u, %d of %d moves, file %s%s\n", model->what,
           app_screen(&app)->name, app.session.number, app.session.match.at,
           app.session.match.length, name ? name : "none",
           app.keeper.without_keeping ? ", without keeping" : "");
    fflush(stdout);
}

static void act_once(struct rng *rng)
{
    int weights = 0, pick;
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        weights += actions[i].weight;
    pick = rng_below(rng, weights);
    size_t i = 0;
    while (pick >= actions[i].weight)
        pick -= actions[i++].weight;
    snprintf(model->what, sizeof model->what, "%s", actions[i].name);
    model->actions++;
    model->clock += rng_below(rng, 2); /* several games may begin in the same second */
    nothing_is_written = lasting && faulty_disk_struck();
    actions[i].run(rng);
    if (getenv("QUATUOR_STORY"))
        describe_action();
}

/* An unfinished game is offered, but never one that is finished or deleted. */
static void check_offer(void)
{
    bool unfinished = false;
    const struct library_entry *latest = keeper_latest(&app.keeper, &app.session);
    for (int i = 0; i < model->count; i++)
        unfinished |= !model->games[i].deleted && !model->games[i].finished;
    const struct kept *kept = latest ? kept_named(latest->name) : NULL;
    if (kept && kept->deleted)
        go_wrong("offered to go on with, and deleted", latest->name);
    if (kept && kept->finished)
        go_wrong("offered to go on with, and over", latest->name);
    if (unfinished && !latest)
        go_wrong("there is an unfinished game, and nothing is offered", "");
}

/* By now the name may belong to a deleted game again, or to another one of the same second, whose
 * file may not exist yet. */
static void end_process(void)
{
    const char *name = keeper_file(&app.keeper, &app.session);
    snprintf(model->in_hand, sizeof model->in_hand, "%s", name ? name : "");
    if (name)
        copy_line(&model->in_hand_line, &app.session.match);
    model->struck = true;
    _exit(9);
}

enum way_out { END_QUIT, END_KILL };

/* What one start does, and how it ends. Never returns. */
static void run_start(uint64_t seed, enum way_out ending, const struct disk_plan *plan)
{
    struct rng rng = {.state = seed};
    struct fault fault;
    faulty_disk_use(*plan);
    lasting = plan->lasting;
    memset(&app, 0, sizeof app);
    preferences_defaults(&app.preferences);
    keeper_read_preferences(&app.preferences, &fault);
    theme_defaults(&app.theme);
    app_open(&app, 1280, 800, seed);
    app.preferences.speed = SPEED_OFF;
    driver_watch = look_for_words; /* checked in every frame, since notices disappear */
    app_draw(&app, &canvas);
    look_for_words();
    if (plan->at == 0)
        check_offer();
    if (!faulty_disk_struck())
        check_people();
    for (int left = 3 + rng_below(&rng, 8); left > 0; left--)
        act_once(&rng);
    snprintf(model->what, sizeof model->what, "the end");
    if (ending == END_QUIT)
        app_close(&app);
    model->calls = faulty_disk_calls();
    model->struck = faulty_disk_struck();
    _exit(faulty_disk_unsynced_renames() > 0 ? 4 : 0);
}

/* ---- what is on the disk ---- */

static const char folder[] = "test-stories.tmp";
static char story[64];       /* its name for QUATUOR_STORY */
static char about[TEXT * 3]; /* with what happened, for messages */
static int results;          /* found in journals */

static bool read_line_of(const char *name, struct line *line, bool *finished)
{
    char path[LIBRARY_NAME + 64];
    struct match match;
    snprintf(path, sizeof path, "%s/saves/%s", folder, name);
    if (!save_load(path, &match, NULL))
        return false;
    copy_line(line, &match);
    *finished = match.at == match.length && outcome_over(match_outcome(&match));
    match_free(&match);
    return true;
}

/* Whether this was the match in hand when the process ended; a deleted game's name can be. */
static bool was_being_played(const struct kept *kept)
{
    return strcmp(model->in_hand, kept->name) == 0;
}

/* What a file may hold when the process ended: the last state the model knows, the one before it,
 * or one that the match in hand had passed since. */
static bool is_at_most_a_move_behind(const struct line *line, const struct kept *kept)
{
    if (same_line(line, &kept->now) || same_line(line, &kept->before))
        return true;
    return was_being_played(kept) &&
           (same_line(line, &model->in_hand_line) ||
            (begins_with(line, &kept->now) && begins_with(&model->in_hand_line, line)));
}

static void check_game(struct kept *kept, bool ended)
{
    struct line line;
    bool finished = false, there = read_line_of(kept->name, &line, &finished);
    if (ended && kept->deleted && was_being_played(kept)) {
        kept->now = kept->before = model->in_hand_line;
        kept->deleted = !there;
    }
    if (ended && kept->in_question) /* the old and the new state are both acceptable */
        kept->deleted = !there;
    kept->in_question = false;
    if (kept->deleted) {
        TEST_ASSERT_FALSE_MESSAGE(there, about);
        return;
    }
    bool excused = model->struck && model->told && !ended;
    if (!there && excused && !kept->on_disk) { /* never written, and the players know */
        kept->deleted = true;
        return;
    }
    TEST_ASSERT_TRUE_MESSAGE(there, about);
    bool as_told = same_line(&line, &kept->now) || (ended && is_at_most_a_move_behind(&line, kept));
    TEST_ASSERT_TRUE_MESSAGE(as_told || excused, about);
    kept->on_disk = true;
    kept->now = kept->before = line; /* the state found by the next start */
    kept->finished = finished;
}

static void check_disk(bool ended)
{
    for (int i = 0; i < model->count; i++) {
        size_t length = strlen(about);
        snprintf(about + length, sizeof about - length, "; %s", model->games[i].name);
        check_game(&model->games[i], ended);
        about[length] = '\0';
    }
    if (model->unkept && !ended)
        TEST_ASSERT_TRUE_MESSAGE(model->told, about);
}

/* What was counted stays counted. A game is counted when its end has been seen, and then the
 * tournament is on the disk; only a disk that failed, or a process that ended in that very moment,
 * leaves the last result to the next start. */
static void check_contest(bool ended)
{
    static struct contest contest;
    char contests[100];
    struct fault fault;
    if (!*model->contest)
        return;
    snprintf(contests, sizeof contests, "%s/contests", folder);
    bool excused = model->struck && (ended || model->told);
    if (!contest_load(&contest, contests, model->contest, &fault)) {
        TEST_ASSERT_TRUE_MESSAGE(excused && model->written == 0, about);
        *model->contest = '\0';
        return;
    }
    int found = contest_results(&contest);
    TEST_ASSERT_TRUE_MESSAGE(found >= model->written, about);
    TEST_ASSERT_TRUE_MESSAGE(found == model->counted || excused, about);
    model->written = model->counted = found;
}

/* After a sound start every game that is over has its result in the journal, once. */
static void check_journal(void)
{
    char path[100];
    struct journal journal;
    struct fault fault;
    snprintf(path, sizeof path, "%s/journal.txt", folder);
    TEST_ASSERT_TRUE_MESSAGE(journal_read(&journal, path, &fault), fault.text);
    for (int i = 0; i < model->count; i++) {
        const struct kept *kept = &model->games[i];
        int lines = 0;
        for (int j = 0; j < journal.count; j++)
            lines += strcmp(journal_file(&journal, &journal.list[j]), kept->name) == 0;
        if (kept->finished && !kept->deleted)
            TEST_ASSERT_EQUAL_INT_MESSAGE(1, lines, about);
        results += lines;
    }
    journal_free(&journal);
}

/* ---- stories ---- */

static int stories, starts, kills, faults;

static int run_process(uint64_t seed, enum way_out ending, const struct disk_plan *plan)
{
    int status;
    model->told = model->unkept = model->struck = false;
    *model->in_hand = '\0';
    *model->wrong = '\0';
    fflush(NULL);
    pid_t child = fork();
    TEST_ASSERT_TRUE(child >= 0);
    if (child == 0)
        run_start(seed, ending, plan);
    TEST_ASSERT_EQUAL_INT(child, waitpid(child, &status, 0));
    starts++;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

static void one_start(uint64_t seed, int number, enum way_out ending, const struct disk_plan *plan)
{
    if (getenv("QUATUOR_STORY"))
        printf("start %d\n", number);
    int code = run_process(seed + (uint64_t)number * 1000003, ending, plan);
    snprintf(about, sizeof about,
             "QUATUOR_STORY='%s': start %d, %s at call %d (%s%s%s), code %d, last action: %s; %s",
             story, number, ending == END_KILL ? "killed" : "quit", plan->at,
             plan->end ? "ends" : strerror(plan->error), plan->half ? ", half" : "",
             plan->lasting ? ", lasting" : "", code, model->what, model->wrong);
    bool ended_in_call = code == 9 && plan->end;
    TEST_ASSERT_TRUE_MESSAGE(code == 0 || ended_in_call, about);
    kills += ending == END_KILL || ended_in_call;
    faults += model->struck && !plan->end;
    check_disk(ending == END_KILL || ended_in_call);
    check_contest(ending == END_KILL || ended_in_call);
}

static const struct disk_plan no_fault;

static void begin_story(void)
{
    struct timespec now;
    driver_use_folder(folder);
    memset(model, 0, sizeof *model);
    clock_gettime(CLOCK_REALTIME, &now);
    model->clock = now.tv_sec;
    stories++;
}

static void run_story(uint64_t seed)
{
    struct rng rng = {.state = seed};
    snprintf(story, sizeof story, "whole %llu", (unsigned long long)seed);
    begin_story();
    for (int i = 0, count = 2 + rng_below(&rng, STARTS_MAX - 1); i < count; i++)
        one_start(seed, i, rng_below(&rng, 3) == 0 ? END_KILL : END_QUIT, &no_fault);
    one_start(seed, STARTS_MAX, END_QUIT, &no_fault); /* the next start works in any case */
    check_journal();
}

/* The plan depends only on the seed and the call, so that each story can be repeated alone. */
static struct disk_plan plan_for(uint64_t seed, int at, bool ends)
{
    static const int errors[] = {ENOSPC, EIO, EACCES, EROFS, EINTR, ENOTDIR};
    struct rng rng = {.state = seed * 1000003 + (uint64_t)at};
    struct disk_plan plan = {.at = at,
                             .error = errors[rng_below(&rng, 6)],
                             .half = rng_below(&rng, 2),
                             .end = ends ? end_process : NULL};
    plan.lasting = !ends && plan.error != EINTR && rng_below(&rng, 2) == 0;
    return plan;
}

/* Three starts, the second with a fault at this call. False if it makes fewer calls. */
static bool tell_story_with_fault(uint64_t seed, int at, bool ends)
{
    struct disk_plan plan = plan_for(seed, at, ends);
    snprintf(story, sizeof story, "%s %llu %d", ends ? "end" : "fail", (unsigned long long)seed,
             at);
    begin_story();
    one_start(seed, 0, END_QUIT, &no_fault);
    one_start(seed, 1, END_QUIT, &plan);
    bool reached = model->struck;
    one_start(seed, 2, END_QUIT, &no_fault);
    check_journal();
    return reached;
}

void setUp(void)
{
}

void tearDown(void)
{
    faulty_disk_off();
    driver_drop_folder();
}

static bool is_long(void)
{
    return getenv("QUATUOR_LONG") != NULL;
}

/* Runs and prints the story named by QUATUOR_STORY, as in messages. */
static void test_one_story(void)
{
    char way[8] = "";
    unsigned long long seed = 0;
    int at = 0, read = sscanf(getenv("QUATUOR_STORY"), "%7s %llu %d", way, &seed, &at);
    bool whole = strcmp(way, "whole") == 0, ends = strcmp(way, "end") == 0;
    TEST_ASSERT_TRUE_MESSAGE(read == (whole ? 2 : 3) && (whole || ends || !strcmp(way, "fail")),
                             "QUATUOR_STORY is 'whole SEED', 'fail SEED CALL' or 'end SEED CALL'");
    if (whole)
        run_story(seed);
    else if (!tell_story_with_fault(seed, at, ends))
        printf("its second start makes fewer calls than that\n");
}

static void test_stories_without_faults(void)
{
    int count = is_long() ? 3000 : 110;
    for (int i = 0; i < count; i++)
        run_story(1000 + (uint64_t)i);
}

/* Runs a story with each call in turn failing or ending the process. */
static void fail_every_call(uint64_t seed, bool ends, int stride)
{
    struct rng rng = {.state = seed};
    int at = 1 + rng_below(&rng, stride);
    while (tell_story_with_fault(seed, at, ends))
        at += stride;
}

static void test_stories_with_every_call_failing(void)
{
    int count = is_long() ? 60 : 8, stride = is_long() ? 1 : 7;
    for (int i = 0; i < count; i++)
        fail_every_call(5000 + (uint64_t)i, false, stride);
}

static void test_stories_ended_at_every_call(void)
{
    int count = is_long() ? 60 : 3, stride = is_long() ? 1 : 5;
    for (int i = 0; i < count; i++)
        fail_every_call(9000 + (uint64_t)i, true, stride);
}

int main(void)
{
    model = mmap(NULL, sizeof *model, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (model == MAP_FAILED)
        return 1;
    UNITY_BEGIN();
    if (getenv("QUATUOR_STORY")) {
        RUN_TEST(test_one_story);
    } else {
        RUN_TEST(test_stories_without_faults);
        RUN_TEST(test_stories_with_every_call_failing);
        RUN_TEST(test_stories_ended_at_every_call);
    }
    printf("%d stories, %d starts, %d kills, %d faults injected, %d results\n", stories, starts,
           kills, faults, results);
    return UNITY_END();
}
