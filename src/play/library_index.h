/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Caches the details of the library's games in one text file in their folder, with a version and a
 * checksum. An index that is damaged or of another version is ignored. */
#ifndef PLAY_LIBRARY_INDEX_H
#define PLAY_LIBRARY_INDEX_H

#include "play/library.h"

struct library_index {
    int count;
    struct library_entry *list; /* owned; sorted by name */
};

void library_index_read(struct library_index *index, const char *folder);
void library_index_free(struct library_index *index);

/* Completes an entry whose name and status are filled in; false if the index has no file of that
 * name, size and time. */
bool library_index_find(const struct library_index *index, struct library_entry *entry);

/* Rewrites the index if enough has changed. A failure only costs time later. */
void library_index_update(const char *folder, const struct library_list *list);

#endif
