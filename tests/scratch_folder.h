/* A temporary folder for a test, with spaces and accents in its name. */
#ifndef SCRATCH_FOLDER_H
#define SCRATCH_FOLDER_H

extern char scratch_folder[];

void scratch_open(void);
void scratch_close(void); /* also deletes its contents */

const char *scratch_path(const char *name); /* valid until the next call */
int scratch_count(void);                    /* the number of files in it */

#endif
