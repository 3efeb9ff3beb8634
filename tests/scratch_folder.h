/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A temporary folder for a test, with spaces and accents in its name. */
#ifndef SCRATCH_FOLDER_H
#define SCRATCH_FOLDER_H

extern char scratch_folder[];

void scratch_open(void);
void scratch_close(void); /* also deletes its contents */

const char *scratch_path(const char *name); /* valid until the next call */
int scratch_count(void);                    /* the number of files in it */

/* The file was last changed this many seconds ago. */
void age_file(const char *path, long seconds);

#endif
