#include "ui/play_hint.h"

#include <stdio.h>
#include <stdlib.h>

#include "core/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/audio.h"

bool hint_possible(const struct app *app)
{
    return app->play.choice.count > 0 && session_person_to_move(&app->session) &&
           match_now(&app->session.match)->phase != PHASE_SETUP &&
           computer_can_judge(app->session.match.game);
}

void hint_ask(struct app *app)
{
    if (!hint_possible(app)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    app->play.hint.wanted = !app->play.hint.shown;
}

void hint_clear(struct hint *hint)
{
    *hint = (struct hint){.wanted = false};
}

static int count_events(const struct events *events, enum event_type type)
{
    int count = 0;
    for (int i = 0; i < events->count; i++)
        count += events->list[i].type == type;
    return count;
}

/* The rules cannot play an attack on a piece of which only its owner knows the kind. */
static bool attacks_unknown(const struct game *game, const struct observation *now,
                            struct move move)
{
    return move.verb == VERB_MOVE && observed_piece(game, now, move.to).kind == KIND_UNKNOWN;
}

/* What the move does, read from its events. */
static void say_what_it_does(const struct app *app, struct move move, char *text, size_t size)
{
    const struct game *game = app->session.match.game;
    char name[MOVE_TEXT];
    struct events events = {.count = 0};
    union position_room after;
    move_format(game, move, name);
    if (attacks_unknown(game, &app->play.choice.now, move)) {
        snprintf(text, size, _("%s: attack here."), name);
        return;
    }
    game->apply(observed(&app->play.choice.now), move, &after.base, &events);
    int captured = count_events(&events, EVENT_CAPTURED);
    if (captured > 0)
        snprintf(
            text, size,
            tr_plural("%s captures a tower.", "%s captures two towers.", (unsigned long)captured),
            name);
    else if (count_events(&events, EVENT_MILL) > 0)
        snprintf(text, size, _("%s completes a mill."), name);
    else if (count_events(&events, EVENT_REMOVED) > 0)
        snprintf(text, size, _("%s takes the most useful man away."), name);
    else if (count_events(&events, EVENT_EXITED) > 0)
        snprintf(text, size, _("%s takes a pawn off the board."), name);
    else if (count_events(&events, EVENT_ATTACKED) > 0)
        snprintf(text, size, _("%s: attack here."), name);
    else
        snprintf(text, size, _("%s looks best."), name);
}

/* The search counts both players' turns; a player counts their own. */
static void say_what_is_proven(int distance, char *text, size_t size)
{
    *text = '\0';
    int turns = (abs(distance) + 1) / 2;
    if (distance > 0)
        snprintf(text, size,
                 tr_plural(" It wins at once.", " A proven win in %d turns.", (unsigned long)turns),
                 turns);
    else if (distance < 0)
        snprintf(text, size,
                 tr_plural(" The game is lost, though.",
                           " The game is lost in %d turns if the answers are the best.",
                           (unsigned long)turns),
                 turns);
}

void hint_tick(struct app *app)
{
    struct hint *hint = &app->play.hint;
    if (!hint->wanted)
        return;
    const struct decision *decision = thinker_consult(&app->thinker, &app->session, HINT_LEVEL);
    if (!decision)
        return;
    char deed[120], proof[100];
    say_what_it_does(app, decision->move, deed, sizeof deed);
    say_what_is_proven(decision->win_distance, proof, sizeof proof);
    snprintf(hint->text, sizeof hint->text, "%s%s", deed, proof);
    hint->move = decision->move;
    hint->wanted = false;
    hint->shown = true;
    app->play.choice.selected = CELL_NONE;
    app->redraw = true;
    audio_play(SOUND_SELECT, 0.7f, 0);
}

void hint_mark(const struct hint *hint, struct marks *marks)
{
    if (!hint->shown)
        return;
    if (hint->move.from < CELL_LIMIT)
        marks->cell[hint->move.from] |= MARK_HINT;
    if (hint->move.to < CELL_LIMIT)
        marks->cell[hint->move.to] |= MARK_HINT | MARK_DESTINATION;
    if (hint->move.verb == VERB_EXIT)
        marks->exit_from = hint->move.from;
}
