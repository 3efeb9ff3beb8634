/* What the library knows of its files without reading them: one text file in their folder, written
 * by the program of this version and checked as a whole. Anything doubtful is as if it were not
 * there. */
#ifndef PLAY_LIBRARY_INDEX_H
#define PLAY_LIBRARY_INDEX_H

#include "play/library.h"

struct library_index {
    int count;
    struct library_entry *list; /* belongs to this; ordered by name */
};

void library_index_read(struct library_index *index, const char *folder);
void library_index_free(struct library_index *index);

/* Completes an entry whose name and status are known; false when the index does not know a file of
 * that name, size and time. */
bool library_index_find(const struct library_index *index, struct library_entry *entry);

/* Rewrites the index when enough has changed to be worth it. Failing only costs time. */
void library_index_update(const char *folder, const struct library_list *list);

#endif
