/* Setting up an army at the table. Until a player is ready the setup is only a draft, which may be
 * rearranged by playing its placements anew. */
#ifndef CLI_TABLE_SETUP_H
#define CLI_TABLE_SETUP_H

struct table;

/* Says what is still in hand and where it may go. */
void setup_list(struct table *table);

/* Places what is left in hand at random. */
void setup_fill(struct table *table);

/* "a7 b8": exchanges what stands on two cells, one of which may be empty. */
void setup_swap(struct table *table, const char *cells);

#endif
