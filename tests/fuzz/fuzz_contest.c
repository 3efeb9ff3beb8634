/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Contests of arbitrary bytes are refused with a reason, or can be played on and survive being
 * written and read again. Input that begins with "+" holds lines, each with its key as the first
 * byte: those of the series or tournament, and those of the plan. */
#include "base/text.h"
#include "fuzz.h"
#include "play/contest.h"

static const char *const series_keys[] = {"series game", "series results"};
static const char *const tournament_keys[] = {"game", "entrant", "left", "result"};
static const char *const plan_keys[] = {
    "size",         "fewer1", "first",  "player 1", "player 2", "person 1", "rated 2",  "hints 1",
    "take-backs 2", "time 1", "time 2", "contest",  "title",    "result",   "swap rule"};

enum { SERIES_KEYS = 2, TOURNAMENT_KEYS = 4, PLAN_KEYS = sizeof plan_keys / sizeof *plan_keys };

static void begin_series(struct text *text, struct fields *fields)
{
    text_add(text, "series: %u\n", field_number(fields) % 9);
    text_add(text, "series game: dodgem\n");
}

static void begin_tournament(struct text *text, struct fields *fields)
{
    text_add(text, "quatuor tournament 1\nkind: %s\ngame: dodgem\n",
             field_number(fields) % 2 ? "knockout" : "league");
    for (int i = 0; i < ENTRANTS_MIN; i++)
        text_add(text, "entrant: 0000000%d Ada %d\n", i, i);
}

static char *composed(struct fields fields)
{
    struct text text = {0}, plan = {0};
    bool series = field_number(&fields) % 2;
    const char *const *keys = series ? series_keys : tournament_keys;
    unsigned count = series ? SERIES_KEYS : TOURNAMENT_KEYS, key;
    char value[120];
    text_add(&text, "quatuor contest 1\nkey: 0a1b2c3d\n");
    text_add(&plan, "plan:\nquatuor save 2\ngame: dodgem\n");
    (series ? begin_series : begin_tournament)(&text, &fields);
    while (key = field_number(&fields) % (count + PLAN_KEYS),
           field_text(&fields, value, sizeof value))
        if (key < count)
            text_add(&text, "%s: %s\n", keys[key], value);
        else
            text_add(&plan, "%s: %s\n", plan_keys[key - count], value);
    text_add(&text, "%s%smoves:\nend\n", series ? "" : "end\n", plan.data);
    text_free(&plan);
    return text.data;
}

static void check_score(const struct contest *contest, const struct match *match)
{
    struct series_score score = contest_score_before(contest, match);
    require(score.half_points[0] + score.half_points[1] == 2 * score.played, "points are lost");
    require(contest_opponent(contest, match, 0) == 1 - contest_opponent(contest, match, 1),
            "one opponent on both sides");
}

/* Plays the next game: one of the two gives up, or a draw is agreed. */
static bool play_next(struct contest *contest, int number)
{
    struct match_plan plan;
    struct match match;
    if (!contest_next(contest, &plan))
        return false;
    match_begin(&match, &plan);
    require(contest_has(contest, &match), "a game of it is none of its games");
    if (contest->kind == CONTEST_SERIES)
        check_score(contest, &match);
    match_play(&match, move_word(number % 3 ? VERB_RESIGN : VERB_DRAW));
    require(contest_record(contest, &match), "its next game does not count");
    struct contest once = *contest;
    bool again = contest_record(contest, &match);
    require(again != (contest->kind == CONTEST_CIRCUIT), "its last game does not count again");
    require(once.circuit.result_count == contest->circuit.result_count &&
                once.series.result_count == contest->series.result_count &&
                once.tournament.result_count == contest->tournament.result_count,
            "a game counts twice");
    match_free(&match);
    return true;
}

static void check_run(const struct circuit *circuit)
{
    struct circuit_state state = circuit_state(circuit);
    require(state.half_lives >= 0 && state.half_lives <= CIRCUIT_HALF_LIVES, "too many lives");
    require(state.passed >= state.won && state.points >= 0, "points are lost");
    require(state.passed <= circuit_length(circuit->id), "more opponents than there are");
    require(!state.completed || state.over, "completed, and goes on");
}

static void write_and_read_again(const struct contest *contest)
{
    static struct contest again;
    struct fault fault = {""};
    struct text written = {0}, twice = {0};
    contest_write(contest, &written);
    bool read = contest_read(&again, written.data, "again", &fault);
    if (!read)
        fprintf(stderr, "%s\n%s", fault.text, written.data);
    require(read, "what was written is not read");
    contest_write(&again, &twice);
    require(strcmp(written.data, twice.data) == 0, "another contest came back");
    text_free(&written);
    text_free(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { GAMES = 8 };
    static struct contest contest;
    struct fault fault = {""};
    bool compose = size > 0 && *data == '+';
    char *text = compose ? composed((struct fields){data + 1, size - 1}) : copy_of(data, size);
    contest.kind = CONTEST_NONE;
    bool read = contest_read(&contest, text, "file", &fault);
    free(text);
    if (!read) {
        require(*fault.text != '\0', "refused without a reason");
        require(contest.kind == CONTEST_NONE, "refused, and yet changed");
        return 0;
    }
    if (contest.kind == CONTEST_CIRCUIT)
        check_run(&contest.circuit);
    write_and_read_again(&contest);
    for (int i = 0; i < GAMES && play_next(&contest, i); i++)
        ;
    write_and_read_again(&contest);
    return 0;
}
