#include "cli/table_history.h"

#include <stdio.h>

#include "base/i18n.h"
#include "cli/table.h"
#include "play/fairness.h"

/* Two people at one keyboard agree by themselves; counted take-backs are counted. */
static void undo_to(struct table *table, int index)
{
    struct fault fault;
    if (fairness_needs_leave(&table->session, index) &&
        !fairness_grant(&table->session, index, &fault)) {
        table_refuse("%s", fault.text);
        return;
    }
    session_take_back(&table->session, index);
    table->show = true;
    printf(_("Taken back.\n"));
}

void history_undo(struct table *table)
{
    int index;
    switch (session_undo(&table->session, &index)) {
    case UNDO_FINE:
        undo_to(table, index);
        break;
    case UNDO_NOTHING:
        table_refuse(_("There is nothing to take back."));
        break;
    case UNDO_ALL_SHOWN:
        table_refuse(
            _("The game is over and its pieces have been shown: nothing can be taken back."));
        break;
    case UNDO_HANDED_OVER:
        table_refuse(
            _("A turn cannot be taken back once the screen has gone to the other player."));
        break;
    case UNDO_REVEALED:
        table_refuse(_("Hidden pieces have been shown since: it cannot be taken back."));
        break;
    }
}

void history_redo(struct table *table)
{
    int first = table->session.match.at, index = session_redo_target(&table->session);
    if (index == first) {
        table_refuse(_("There is nothing to replay."));
        return;
    }
    session_go(&table->session, index);
    table->show = true;
    table_report(table, first);
}
