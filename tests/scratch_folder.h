/* A folder of a test's own, with blanks and accents in its name, gone afterwards. */
#ifndef SCRATCH_FOLDER_H
#define SCRATCH_FOLDER_H

extern char scratch_folder[];

void scratch_open(void);
void scratch_close(void); /* removes what is in it, too */

const char *scratch_path(const char *name); /* valid until the next call */
int scratch_count(void);                    /* how many files it holds */

#endif
