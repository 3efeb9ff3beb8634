#include "cli/table_history.h"

#include <stdio.h>

#include "base/i18n.h"
#include "cli/table.h"

static bool starts_turn(const struct match *match, int index)
{
    return index == 0 || match->steps[index - 1].turn_start;
}

/* One decision back: a placement of a setup, else the whole turn that led here. */
static int decision_before(const struct match *match, int index)
{
    index--;
    if (match_position(match, index)->phase != PHASE_SETUP)
        while (!starts_turn(match, index))
            index--;
    return index;
}

static int decision_after(const struct match *match, int index)
{
    bool setup = match_position(match, index)->phase == PHASE_SETUP;
    index++;
    while (!setup && index < match->length && !starts_turn(match, index))
        index++;
    return index;
}

/* The earliest position that may be gone back to: what was seen cannot be unseen. */
static int undo_limit(const struct table *table)
{
    const struct match *match = &table->match;
    int index = match->at;
    if (!game_hides_pieces(match->game))
        return 0;
    if (outcome_over(match_outcome(match)))
        return index;
    if (table_hides(table)) {
        while (!starts_turn(match, index))
            index--;
        return index;
    }
    while (index > 0 && !match_reveals(match, index - 1, index))
        index--;
    return index;
}

static bool person_decides(const struct table *table, int index)
{
    return table_is_human(table, match_position(&table->match, index)->turn);
}

static void go(struct table *table, int index)
{
    match_go(&table->match, index);
    table->show = true;
}

void history_undo(struct table *table)
{
    int index = table->match.at;
    do {
        if (index == 0) {
            table_refuse(_("There is nothing to take back."));
            return;
        }
        index = decision_before(&table->match, index);
    } while (!person_decides(table, index));
    if (index >= undo_limit(table)) {
        go(table, index);
        printf(_("Taken back.\n"));
    } else if (outcome_over(match_outcome(&table->match))) {
        table_refuse(_("The game is over and its pieces have been shown: nothing is taken back."));
    } else if (table_hides(table)) {
        table_refuse(_("A turn is not taken back once the screen has gone to the other player."));
    } else {
        table_refuse(_("A battle has shown hidden pieces since: it is not taken back."));
    }
}

void history_redo(struct table *table)
{
    const struct match *match = &table->match;
    int index = match->at;
    if (index == match->length) {
        table_refuse(_("There is nothing to play again."));
        return;
    }
    int first = index;
    do
        index = decision_after(match, index);
    while (index < match->length && !person_decides(table, index));
    go(table, index);
    table_tell(table, first);
}
