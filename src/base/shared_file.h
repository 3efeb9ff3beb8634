/* A small text file that several instances of the program change, one at a time: lock it, read it,
 * merge, write it. */
#ifndef BASE_SHARED_FILE_H
#define BASE_SHARED_FILE_H

#include "base/files.h"

/* Nobody else writes the file until file_unlock(). Whoever holds the lock needs it for a moment
 * only; one who does not give it back is not waited for. */
void shared_file_lock(struct file_lock *lock, const char *path);

/* Writes it whole or not at all, in a folder that is made again if it has vanished. */
bool shared_file_write(const char *path, const struct text *text, struct fault *fault);

#endif
