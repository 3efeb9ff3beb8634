/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ai/review.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/move_effects.h"
#include "ai/plain_insight.h"
#include "base/i18n.h"
#include "base/text.h"
#include "core/notation.h"

static const float turning = 0.16f; /* a turning point loses at least this much chance of winning */
static const float grave = 0.3f;

/* Setups are arranged without an enemy in sight. */
static bool in_setup(const struct match *match, int index)
{
    return match_position(match, index)->phase == PHASE_SETUP;
}

void review_open(struct review *review, const struct match *match)
{
    *review = (struct review){.match = match, .count = match->length};
    while (review->first < match->length && in_setup(match, review->first))
        review->first++;
    while (review->count > review->first && move_ends_match(match->steps[review->count - 1].move))
        review->count--;
    review->done = review->first;
    size_t size = ((size_t)match->length + 1) * sizeof *review->steps;
    review->steps = memory_resize(NULL, size);
    memset(review->steps, 0, size);
    deductions_take(&review->deductions, match);
}

void review_close(struct review *review)
{
    free(review->steps);
    deductions_free(&review->deductions);
    *review = (struct review){0};
}

static bool same_player(const struct match *match, int a, int b)
{
    return match_position(match, a)->turn == match_position(match, b)->turn;
}

/* Swapping sides is no move: it gives nothing away. */
static int score_of_step(const struct match *match, int index, const struct appraisal *appraisal)
{
    struct move move = match->steps[index].move;
    return move.verb == VERB_SWAP ? appraisal->moves[0].score : appraisal_score(appraisal, move);
}

void review_add(struct review *review, const struct appraisal *appraisal)
{
    const struct match *match = review->match;
    int index = review->done++;
    review->steps[index] = (struct review_step){
        .appraised = true,
        .exact = appraisal->exact,
        .best = appraisal->moves[0].move,
        .best_score = appraisal->moves[0].score,
        .score = score_of_step(match, index, appraisal),
    };
    if (index > review->first && !same_player(match, index - 1, index)) {
        review->steps[index - 1].reply = appraisal->moves[0].move;
        review->steps[index - 1].replies = appraisal->count;
    }
}

static float hope_for_first(const struct review *review, int player, int score)
{
    float hope = win_chance(review->match->game, score);
    return player == 0 ? hope : 1 - hope;
}

float review_win_chance(const struct review *review, int index)
{
    const struct match *match = review->match;
    struct outcome outcome = match_outcome_at(match, index);
    if (outcome_over(outcome))
        return outcome.winner == 0 ? 1 : outcome.winner == 1 ? 0 : 0.5f;
    if (index < review->first)
        return 0.5f;
    if (review->steps[index].appraised)
        return hope_for_first(review, match_position(match, index)->turn,
                              review->steps[index].best_score);
    if (index > 0 && review->steps[index - 1].appraised)
        return hope_for_first(review, match_position(match, index - 1)->turn,
                              review->steps[index - 1].score);
    return -1;
}

/* The loss of winning chance by the move. */
static float given_away(const struct review *review, int index)
{
    const struct review_step *step = &review->steps[index];
    const struct game *game = review->match->game;
    return step->appraised ? win_chance(game, step->best_score) - win_chance(game, step->score) : 0;
}

bool review_is_turning_point(const struct review *review, int index)
{
    if (index < review->first || index >= review->count || !review->steps[index].appraised)
        return false;
    return given_away(review, index) >= turning || doomed_attack_at(&review->deductions, index);
}

/* ---- what could have been known ---- */

/* Leaves out what does not fit. */
static void add_text(char text[REVIEW_TEXT], const char *between, const char *more)
{
    size_t used = strlen(text), room = REVIEW_TEXT - used;
    if (snprintf(text + used, room, "%s%s", used > 0 ? between : "", more) >= (int)room)
        text[used] = '\0';
}

static void list_kinds(const struct game *game, unsigned kinds, char text[REVIEW_TEXT])
{
    *text = '\0';
    for (int kind = 0; kind < game->kind_count; kind++)
        if (kinds >> kind & 1)
            add_text(text, ", ", _(game->kinds[kind].name));
}

/* "Move 12, Blue: d4-d5 attacked a piece that could only be: bomb (known since move 9)." */
static void describe_attack(const struct match *match, const struct doomed_attack *attack,
                            char text[REVIEW_TEXT])
{
    char number[12], since[12], made[MOVE_TEXT], kinds[REVIEW_TEXT];
    int index = attack->step;
    snprintf(number, sizeof number, "%d", match_ply(match, index) / 2 + 1);
    snprintf(since, sizeof since, "%d", attack->since > 0 ? (attack->since + 1) / 2 : 1);
    move_format(match->game, match->steps[index].move, made);
    list_kinds(match->game, attack->kinds, kinds);
    const struct filling fillings[] = {
        {"number", number},
        {"player", match_player_name(match, match_position(match, index)->turn)},
        {"move", made},
        {"kinds", kinds},
        {"since", since},
        {NULL, NULL}};
    text_fill(text, REVIEW_TEXT,
              _("Move {number}, {player}: {move} attacked a piece that could only be: {kinds} "
                "(known since move {since})."),
              fillings);
}

void review_describe_certainties(const struct review *review, int index, char text[REVIEW_TEXT])
{
    const struct match *match = review->match;
    *text = '\0';
    for (int player = 0; player < 2; player++) {
        char list[REVIEW_TEXT] = "", line[REVIEW_TEXT], name[41], known[151];
        for (int i = 0; i < review->deductions.certainty_count; i++) {
            const struct certainty *certain = &review->deductions.certainties[i];
            char cell[CELL_TEXT], piece[REVIEW_TEXT];
            if (certain->player != player || certain->step != index - 1)
                continue;
            cell_format(certain->cell, cell);
            snprintf(piece, sizeof piece, "%s %s", cell, _(match->game->kinds[certain->kind].name));
            add_text(list, ", ", piece);
        }
        if (!*list)
            continue;
        utf8_copy(name, sizeof name, match_player_name(match, player));
        utf8_copy(known, sizeof known, list);
        snprintf(line, sizeof line, _("%.40s could know: %.150s."), name, known);
        add_text(text, " ", line);
    }
}

/* ---- sentences ---- */

/* Why a move was a mistake: a whole sentence with placeholders for the number, the player, the move
 * made and the better one. */
struct sentence {
    const char *pattern;
    int count; /* of the pieces mentioned */
};

static struct sentence plain(const char *pattern)
{
    return (struct sentence){.pattern = pattern};
}

static struct sentence in_its_words(const struct game *game, enum phrase phrase, int count)
{
    return (struct sentence){.pattern = game_phrase(game, phrase, count), .count = count};
}

/* The effects of the move, of the better one, of the best reply, and of the best reply to the
 * better move: a loss that the better move would not have prevented is no reason. */
struct comparison {
    struct move_effects made, best, reply, anyway;
};

static struct comparison compare(const struct review *review, int index)
{
    const struct match *match = review->match;
    const struct review_step *step = &review->steps[index];
    const struct position *before = match_position(match, index);
    struct comparison all = {.made = move_effects(match->game, before, match->steps[index].move),
                             .best = move_effects(match->game, before, step->best),
                             .anyway = move_threats(match->game, before, step->best)};
    if (step->replies > 0)
        all.reply = move_effects(match->game, match_position(match, index + 1), step->reply);
    return all;
}

/* NULL if no highlight of the game explains it. */
static const char *highlight_sentence(const struct game *game, const struct comparison *all)
{
    for (int i = 0; i < game->highlight_count; i++) {
        const char *const *text = game->highlights[i].text;
        if (all->best.highlights[i] > all->made.highlights[i] && text[HIGHLIGHT_MISSED])
            return _(text[HIGHLIGHT_MISSED]);
        if (all->reply.highlights[i] > all->anyway.highlights[i] && text[HIGHLIGHT_ALLOWED])
            return _(text[HIGHLIGHT_ALLOWED]);
    }
    return NULL;
}

/* How much it cost, for mistakes without an immediate effect. */
static const char *cost_sentence(const struct review *review, int index)
{
    const struct game *game = review->match->game;
    const struct review_step *step = &review->steps[index];
    int pieces = (step->best_score - step->score + 30) / 100;
    bool counts_pieces = !insight_of(game)->network;
    if (pieces > 0 && counts_pieces)
        return tr_plural("Move {number}, {player}: {move} cost about a piece; {better} was better.",
                         "Move {number}, {player}: {move} cost more than a piece; {better} was "
                         "better.",
                         (unsigned long)pieces);
    if (given_away(review, index) >= grave)
        return _("Move {number}, {player}: {move} was a grave mistake; {better} was much better.");
    return _("Move {number}, {player}: {move} was a mistake; {better} was better.");
}

static struct sentence sentence_of_effects(const struct review *review, int index)
{
    const struct game *game = review->match->game;
    struct comparison all = compare(review, index);
    if (all.made.lost > all.made.captured)
        return in_its_words(game, PHRASE_LOST_PIECE, 1);
    if (all.reply.captured > all.anyway.captured)
        return in_its_words(game, PHRASE_GAVE_AWAY, all.reply.captured);
    if (all.best.captured > all.made.captured)
        return in_its_words(game, PHRASE_MISSED_CAPTURE, all.best.captured);
    const char *of_highlights = highlight_sentence(game, &all);
    if (of_highlights)
        return plain(of_highlights);
    if (all.best.removed > 0)
        return in_its_words(game, PHRASE_WRONG_REMOVAL, 1);
    if (all.best.left > all.made.left)
        return in_its_words(game, PHRASE_LOST_TIME, 1);
    return plain(cost_sentence(review, index));
}

static struct sentence sentence_of(const struct review *review, int index)
{
    const struct review_step *step = &review->steps[index];
    int before = search_win_distance(step->best_score), after = search_win_distance(step->score);
    if (before > 0 && after < 0)
        return plain(_("Move {number}, {player}: {move} turned a won game into a lost one; "
                       "{better} wins."));
    if (before > 0)
        return plain(_("Move {number}, {player}: {move} let the win slip away; {better} wins."));
    if (after < 0 && step->exact)
        return plain(
            _("Move {number}, {player}: {move} lost a drawn game; {better} holds the draw."));
    if (after < 0)
        return plain(
            _("Move {number}, {player}: {move} led to a forced loss; {better} was better."));
    return sentence_of_effects(review, index);
}

void review_describe(const struct review *review, int index, char text[REVIEW_TEXT])
{
    const struct match *match = review->match;
    const struct doomed_attack *attack = doomed_attack_at(&review->deductions, index);
    if (attack) {
        describe_attack(match, attack, text);
        return;
    }
    struct sentence sentence = sentence_of(review, index);
    char number[12], count[12], made[MOVE_TEXT], best[MOVE_TEXT];
    snprintf(number, sizeof number, "%d", match_ply(match, index) / 2 + 1);
    snprintf(count, sizeof count, "%d", sentence.count);
    move_format(match->game, match->steps[index].move, made);
    move_format(match->game, review->steps[index].best, best);
    const struct filling fillings[] = {
        {"number", number},
        {"player", match_player_name(match, match_position(match, index)->turn)},
        {"move", made},
        {"better", best},
        {"count", count},
        {NULL, NULL}};
    text_fill(text, REVIEW_TEXT, sentence.pattern, fillings);
}

void score_format(int score, bool exact, char text[SCORE_TEXT])
{
    int distance = search_win_distance(score);
    int moves =
        (abs(distance) + 1) / 2; /* the search counts both players' turns, people count their own */
    if (distance > 0)
        snprintf(text, SCORE_TEXT,
                 tr_plural("wins in %d move", "wins in %d moves", (unsigned long)moves), moves);
    else if (distance < 0)
        snprintf(text, SCORE_TEXT,
                 tr_plural("loses in %d move", "loses in %d moves", (unsigned long)moves), moves);
    else if (exact)
        snprintf(text, SCORE_TEXT, "%s", _("draw"));
    else
        tr_number(score / 100.0, 2, true, text);
}
