/* Undo and redo at the table: whole turns, and never past a revelation. */
#ifndef CLI_TABLE_HISTORY_H
#define CLI_TABLE_HISTORY_H

struct table;

/* Back to the last decision of a person; explains why if that is impossible. */
void history_undo(struct table *table);

/* Forward to the next decision of a person. */
void history_redo(struct table *table);

#endif
