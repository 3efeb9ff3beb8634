/* Taking back and playing again at the table: whole turns, and never past what was shown. */
#ifndef CLI_TABLE_HISTORY_H
#define CLI_TABLE_HISTORY_H

struct table;

/* Back to the last decision of a person; explains when that cannot be. */
void history_undo(struct table *table);

/* On to the next decision of a person. */
void history_redo(struct table *table);

#endif
