/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_hint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/move_effects.h"
#include "base/i18n.h"
#include "base/text.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/board/board_marks.h"
#include "ui/kit/audio.h"
#include "ui/screens/play.h"

/* Looking back, the one to move could ask in the other's name and at the other's expense. */
static bool is_others_turn(const struct session *session)
{
    const struct match *match = &session->match;
    return session_person_count(session) == 2 && !session_finished(session) &&
           match_now(match)->turn != match_position(match, session_present(session))->turn;
}

bool hint_available(const struct app *app)
{
    return !is_others_turn(&app->session) && play_state()->board.choice.count > 0 &&
           session_person_to_move(&app->session) &&
           match_now(&app->session.match)->phase != PHASE_SETUP;
}

void hint_request(struct app *app)
{
    if (!hint_available(app)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    struct hint *hint = &play_state()->hint;
    if (hint->step == HINT_MOVE && hint->shown) {
        hint_clear(hint);
        return;
    }
    if (!hint->shown && !hint->wanted)
        hint->step = HINT_NONE; /* the search was broken off */
    if (hint->wanted || !fair_use_hint(app, hint->step + 1))
        return;
    hint->step++;
    hint->wanted = !hint->shown;
    play_state()->board.message_time = 0; /* the hint takes its place */
    if (hint->shown)
        audio_play(SOUND_SELECT, 0.7f, 0);
}

void hint_clear(struct hint *hint)
{
    *hint = (struct hint){.wanted = false};
}

/* The rules cannot play out an attack on a piece of unknown kind. */
static bool attacks_unknown(const struct game *game, const struct observation *now,
                            struct move move)
{
    return move.verb == VERB_MOVE && observed_piece(game, now, move.to).kind == KIND_UNKNOWN;
}

/* ---- what the enemy could do next ---- */

/* The threats this move prevents: those that most other moves leave standing. */
static struct move_effects prevented(const struct choice *choice, struct move move)
{
    const struct game *game = choice->game;
    const struct position *now = observed(&choice->now);
    struct move_effects after = {0}, left = move_threats(game, now, move);
    for (int i = 0; i < choice->count; i++) {
        struct move_effects threat = move_threats(game, now, choice->moves[i]);
        after.captured += threat.captured > 0;
        for (int j = 0; j < HIGHLIGHTS_MAX; j++)
            after.highlights[j] += threat.highlights[j] > 0;
    }
    after.captured = left.captured == 0 && after.captured * 2 > choice->count;
    for (int j = 0; j < HIGHLIGHTS_MAX; j++)
        after.highlights[j] = left.highlights[j] == 0 && after.highlights[j] * 2 > choice->count;
    return after;
}

/* ---- in words ---- */

/* The game's text for the first of these highlights that has one, or NULL. */
static const char *highlight_sentence(const struct game *game, const int *counts,
                                      enum highlight_text what)
{
    for (int i = 0; i < game->highlight_count; i++)
        if (counts[i] > 0 && game->highlights[i].text[what])
            return _(game->highlights[i].text[what]);
    return NULL;
}

static const char *sentence_of_threats(struct move move)
{
    const struct choice *choice = &play_state()->board.choice;
    if (game_hides_pieces(choice->game))
        return NULL;
    struct move_effects stopped = prevented(choice, move);
    const char *text = highlight_sentence(choice->game, stopped.highlights, HIGHLIGHT_PREVENTS);
    return text || !stopped.captured ? text : game_phrase(choice->game, PHRASE_HINT_PROTECTS, 1);
}

/* Describes the move's immediate effect, or NULL if it has none. */
static const char *sentence_of(struct move move, int *count)
{
    const struct choice *choice = &play_state()->board.choice;
    const struct game *game = choice->game;
    if (attacks_unknown(game, &choice->now, move))
        return game_phrase(game, PHRASE_HINT_ATTACKS, 1);
    struct move_effects effects = move_effects(game, observed(&choice->now), move);
    *count = effects.captured;
    if (effects.captured > 0)
        return game_phrase(game, effects.lost > 0 ? PHRASE_HINT_TRADES : PHRASE_HINT_CAPTURES,
                           effects.captured);
    const char *text = highlight_sentence(game, effects.highlights, HIGHLIGHT_HINT);
    return text                  ? text
           : effects.removed > 0 ? game_phrase(game, PHRASE_HINT_REMOVES, 1)
           : effects.left > 0    ? game_phrase(game, PHRASE_HINT_LEAVES, 1)
                                 : sentence_of_threats(move);
}

/* Describes what the best move leads to, or NULL if that is not certain. The search counts both
 * players' turns; players count their own, as in the move list. */
static const char *sentence_of_verdict(const struct appraisal *all, int *moves)
{
    int best = search_win_distance(all->moves[0].score);
    int second = all->count > 1 ? search_win_distance(all->moves[1].score) : 0;
    *moves = (abs(best) + 1) / 2;
    if (best > 0)
        return tr_plural("{move} wins at once.", "{move} wins by force in {count} moves.",
                         (unsigned long)*moves);
    if (best < 0)
        return tr_plural("{move} loses, but so does every other move.",
                         "{move} holds out longest, but loses in {count} moves.",
                         (unsigned long)*moves);
    if (second < 0)
        return _("{move} is the only move that does not lose.");
    return all->exact ? _("{move} holds the draw.") : NULL;
}

static bool only_this_wins(const struct appraisal *all)
{
    return all->exact && all->count > 1 && search_win_distance(all->moves[0].score) > 0 &&
           search_win_distance(all->moves[1].score) <= 0;
}

static void add(struct hint *hint, const char *sentence, const char *subject, int number)
{
    size_t used = strlen(hint->text);
    char count[12];
    snprintf(count, sizeof count, "%d", number);
    const struct filling fillings[] = {{"move", subject}, {"count", count}, {NULL, NULL}};
    if (used > 0)
        used += (size_t)snprintf(hint->text + used, sizeof hint->text - used, " ");
    text_fill(hint->text + used, sizeof hint->text - used, sentence, fillings);
}

/* ---- asking ---- */

/* `all` is NULL if the values of the moves are unknown. */
static void show(struct app *app, struct move move, const struct appraisal *all)
{
    struct hint *hint = &play_state()->hint;
    char name[MOVE_TEXT];
    int moves = 0, taken = 0;
    const char *effect = sentence_of(move, &taken);
    const char *verdict = all ? sentence_of_verdict(all, &moves) : NULL;
    move_format(app->session.match.game, move, name);
    hint->text[0] = '\0';
    if (effect || !verdict)
        add(hint, effect ? effect : _("{move} looks best."), name, taken);
    if (verdict)
        add(hint, verdict, effect ? C_("the move", "It") : name, moves);
    if (all && only_this_wins(all))
        add(hint, _("No other move wins."), "", 0);
    hint->move = move;
    hint->wanted = false;
    hint->shown = true;
    play_state()->board.choice.selected = CELL_NONE;
    app->redraw = true;
    audio_play(SOUND_SELECT, 0.7f, 0);
}

/* Unless pieces are hidden, every move is appraised, so that the hint can compare them. */
void hint_tick(struct app *app)
{
    const struct session *session = &app->session;
    if (!play_state()->hint.wanted)
        return;
    if (game_hides_pieces(session->match.game)) {
        /* The highest level: lower ones misjudge on purpose. */
        const struct decision *decision = thinker_consult(&app->thinker, session, LEVEL_COUNT);
        if (decision)
            show(app, decision->move, NULL);
        return;
    }
    const struct appraisal *all =
        thinker_appraise(&app->thinker, session, session->match.at, ADVICE_NODES);
    if (!all)
        return;
    if (all->cancelled) { /* no memory to think with */
        play_state()->hint.wanted = false;
        return;
    }
    show(app, all->moves[0].move, all);
}

bool hint_visible(const struct play *play)
{
    return play->hint.shown && play->board.message_time <= 0;
}

/* ---- on the board ---- */

/* What the first step is about: the piece that moves, or where one is placed or removed. */
static int hinted_cell(const struct hint *hint)
{
    return hint->move.from < CELL_LIMIT ? hint->move.from : hint->move.to;
}

/* The first step shows an area. So does the second where no piece is moved, a smaller one. */
static bool is_area(const struct hint *hint)
{
    return hint->step == HINT_AREA || (hint->step == HINT_PIECE && hint->move.from >= CELL_LIMIT);
}

/* A part of the board by its corners, which need not be cells. */
struct area {
    int first, last;
};

/* Where `span` columns or rows begin, so that they are all on the board. */
static int kept_on_board(int first, int span, int count)
{
    return first < 0 ? 0 : first + span > count ? count - span : first;
}

/* Around the cell, which is not always in its middle, and as large near an edge as elsewhere. */
static struct area hinted_area(const struct play *play)
{
    const struct geometry *geometry = &play->board.view.geometry;
    int cell = hinted_cell(&play->hint), column = cell_column(cell), row = cell_row(cell);
    int reach = play->hint.step == HINT_AREA ? (geometry->columns + 1) / 4 : 1;
    int right = reach > 1 ? row % 3 - 1 : 0, down = reach > 1 ? column % 3 - 1 : 0;
    int span = 2 * reach + 1;
    if (span >= geometry->columns) /* on the smallest board */
        span = geometry->columns - 1;
    int left = kept_on_board(column + right - reach, span, geometry->columns);
    int top = kept_on_board(row + down - reach, span, geometry->rows);
    return (struct area){cell_at(left, top), cell_at(left + span - 1, top + span - 1)};
}

static bool area_has(struct area area, int cell)
{
    return cell_column(cell) >= cell_column(area.first) &&
           cell_column(cell) <= cell_column(area.last) && cell_row(cell) >= cell_row(area.first) &&
           cell_row(cell) <= cell_row(area.last);
}

static struct rect box_of_area(const struct play *play)
{
    const struct geometry *geometry = &play->board.view.geometry;
    struct area area = hinted_area(play);
    uint8_t cells[CELL_LIMIT];
    int count = 0;
    for (int i = 0; i < geometry->cell_count; i++)
        if (area_has(area, geometry->cells[i]))
            cells[count++] = geometry->cells[i];
    return board_view_box_of(&play->board.view, cells, count);
}

/* In words too: "Look at this part of the board, a4 to e8." */
const char *hint_words(const struct play *play)
{
    static char text[120];
    const struct hint *hint = &play->hint;
    char first[CELL_TEXT], last[CELL_TEXT], cell[CELL_TEXT];
    if (hint->step != HINT_AREA && hint->step != HINT_PIECE)
        return hint->text;
    struct area area = hinted_area(play);
    cell_format(area.first, first);
    cell_format(area.last, last);
    cell_format(hinted_cell(hint), cell);
    const struct filling fillings[] = {
        {"first", first}, {"last", last}, {"cell", cell}, {NULL, NULL}};
    *text = '\0';
    text_fill(text, sizeof text,
              is_area(hint) ? _("Look at this part of the board, from {first} to {last}.")
                            : _("The piece on {cell} has something to do."),
              fillings);
    return text;
}

void hint_mark(const struct play *play, struct marks *marks)
{
    const struct hint *hint = &play->hint;
    if (hinted_cell(hint) >= CELL_LIMIT)
        return;
    if (is_area(hint))
        marks->area = box_of_area(play);
    else if (hint->step == HINT_PIECE)
        marks->cell[hint->move.from] |= MARK_HINT;
    else
        choice_mark_gain(&play->board.choice, hint->move, marks);
}

void hint_draw(const struct app *app, struct canvas *canvas, const struct scene *scene)
{
    const struct play *play = play_state();
    struct marking marking = {.view = &play->board.view, .theme = &app->theme, .canvas = canvas};
    int player = match_now(&app->session.match)->turn;
    if (play->hint.step == HINT_MOVE)
        mark_move(&marking, scene, &(struct marked_move){play->hint.move, player, true});
}
