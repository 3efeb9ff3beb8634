/* Another process that is talked to through pipes. It never outlives this one, nor does what it
 * starts itself: it is ended when this process ends in order, and when a signal ends it. */
#ifndef CLI_CHILD_H
#define CLI_CHILD_H

#ifndef _WIN32

#include <sys/types.h>

#include "base/fault.h"

struct child {
    pid_t pid; /* and its group's */
    int to, from;
    struct child *next; /* of those that run */
};

/* `command` is a command line as the shell reads it. The child must stay where it is in memory
 * until child_end(). */
bool child_start(struct child *child, const char *command, struct fault *fault);
void child_end(struct child *child);

#endif

#endif
