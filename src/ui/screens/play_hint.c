#include "ui/screens/play_hint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/deeds.h"
#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/screens/play.h"

bool hint_possible(const struct app *app)
{
    return play_state()->board.choice.count > 0 && session_person_to_move(&app->session) &&
           match_now(&app->session.match)->phase != PHASE_SETUP;
}

void hint_ask(struct app *app)
{
    if (!hint_possible(app)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    play_state()->hint.wanted = !play_state()->hint.shown;
    play_state()->board.message_time = 0; /* nobody waits for it to be read */
}

void hint_clear(struct hint *hint)
{
    *hint = (struct hint){.wanted = false};
}

/* The rules cannot play an attack on a piece of which only its owner knows the kind. */
static bool attacks_unknown(const struct game *game, const struct observation *now,
                            struct move move)
{
    return move.verb == VERB_MOVE && observed_piece(game, now, move.to).kind == KIND_UNKNOWN;
}

/* ---- what the enemy could do next ---- */

/* What this move prevents: a threat that stands after most of the others. */
static struct deeds prevented(const struct game *game, const struct position *now,
                              const struct move *list, int count, struct move move)
{
    int captures = 0, mills = 0;
    struct deeds left = deeds_threatened(game, now, move);
    for (int i = 0; i < count; i++) {
        struct deeds threat = deeds_threatened(game, now, list[i]);
        captures += threat.captured > 0;
        mills += threat.mills > 0;
    }
    return (struct deeds){.captured = left.captured == 0 && captures * 2 > count,
                          .mills = left.mills == 0 && mills * 2 > count};
}

/* ---- in words ---- */

static const char *sentence_of_threats(struct move move)
{
    const struct choice *choice = &play_state()->board.choice;
    if (game_hides_pieces(choice->game))
        return NULL;
    struct deeds stopped =
        prevented(choice->game, observed(&choice->now), choice->moves, choice->count, move);
    return stopped.mills      ? _("%s keeps the enemy from completing a mill.")
           : stopped.captured ? _("%s keeps the enemy from capturing.")
                              : NULL;
}

/* What the move does, read from its events; NULL: nothing that is seen at once. */
static const char *sentence_of(struct move move)
{
    const struct choice *choice = &play_state()->board.choice;
    if (attacks_unknown(choice->game, &choice->now, move))
        return _("%s: attack here.");
    struct deeds deeds = deeds_of(choice->game, observed(&choice->now), move);
    if (deeds.captured > 0 && game_hides_pieces(choice->game))
        return deeds.lost > 0 ? _("%s: both pieces go.") : _("%s wins the battle.");
    if (deeds.attacks)
        return _("%s: attack here.");
    if (deeds.captured > 0)
        return tr_counted(choice->game->captures.hint, deeds.captured);
    return deeds.mills > 0     ? _("%s completes a mill.")
           : deeds.removed > 0 ? _("%s takes the most useful man away.")
           : deeds.exited > 0  ? _("%s takes a pawn off the board.")
                               : sentence_of_threats(move);
}

/* What the best move comes to, where that is certain; NULL where it is not. The search counts both
 * players' turns; a player counts their own, as the list of moves does. */
static const char *sentence_of_verdict(const struct appraisal *all, int *moves)
{
    int best = search_win_distance(all->moves[0].score);
    int second = all->count > 1 ? search_win_distance(all->moves[1].score) : 0;
    *moves = (abs(best) + 1) / 2;
    if (best > 0)
        return tr_plural("%s wins at once.", "%s wins by force in %d moves.",
                         (unsigned long)*moves);
    if (best < 0)
        return tr_plural("%s loses, as any move does.",
                         "%s holds out longest, but loses in %d moves.", (unsigned long)*moves);
    if (second < 0)
        return _("%s is the only move that does not lose.");
    return all->exact ? _("%s holds the draw.") : NULL;
}

static bool only_this_wins(const struct appraisal *all)
{
    return all->exact && all->count > 1 && search_win_distance(all->moves[0].score) > 0 &&
           search_win_distance(all->moves[1].score) <= 0;
}

static void add(struct hint *hint, const char *sentence, const char *subject, int moves)
{
    size_t used = strlen(hint->text);
    if (used > 0)
        used += (size_t)snprintf(hint->text + used, sizeof hint->text - used, " ");
    snprintf(hint->text + used, sizeof hint->text - used, sentence, subject, moves);
}

/* ---- asking ---- */

/* What the move does and what it comes to; `all` is NULL where nobody can tell. */
static void show(struct app *app, struct move move, const struct appraisal *all)
{
    struct hint *hint = &play_state()->hint;
    char name[MOVE_TEXT];
    int moves = 0;
    const char *deed = sentence_of(move);
    const char *verdict = all ? sentence_of_verdict(all, &moves) : NULL;
    move_format(app->session.match.game, move, name);
    hint->text[0] = '\0';
    if (deed || !verdict)
        add(hint, deed ? deed : _("%s looks best."), name, 0);
    if (verdict)
        add(hint, verdict, deed ? C_("the move", "It") : name, moves);
    if (all && only_this_wins(all))
        add(hint, _("No other move wins."), "", 0);
    hint->move = move;
    hint->wanted = false;
    hint->shown = true;
    play_state()->board.choice.selected = CELL_NONE;
    app->redraw = true;
    audio_play(SOUND_SELECT, 0.7f, 0);
}

/* Where nothing is hidden every move is looked at, so that the hint can tell what stands out. */
void hint_tick(struct app *app)
{
    const struct session *session = &app->session;
    if (!play_state()->hint.wanted)
        return;
    if (game_hides_pieces(session->match.game)) {
        /* The highest level: those below misjudge a little, on purpose. */
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

bool hint_told(const struct play *play)
{
    return play->hint.shown && play->board.message_time <= 0;
}

void hint_mark(const struct hint *hint, struct marks *marks)
{
    if (hint->move.from < CELL_LIMIT)
        marks->cell[hint->move.from] |= MARK_HINT;
    if (hint->move.to < CELL_LIMIT)
        marks->cell[hint->move.to] |= MARK_HINT | MARK_DESTINATION;
    if (hint->move.verb == VERB_EXIT)
        marks->exit_from = hint->move.from;
}
