/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

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
    enum undo_answer answer = session_undo(&table->session, &index);
    if (answer == UNDO_FINE)
        undo_to(table, index);
    else
        table_refuse("%s", undo_refusal(answer));
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
