/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A child process connected by pipes. Neither it nor anything it starts outlives this process: it
 * is ended when this process exits, normally or by a signal. */
#ifndef CLI_CHILD_H
#define CLI_CHILD_H

#ifndef _WIN32

#include <sys/types.h>

#include "base/fault.h"

struct child {
    pid_t pid; /* also its process group */
    int to, from;
    struct child *next; /* list of running children */
};

/* `command` is a shell command line. The struct must not move in memory until child_end(). */
bool child_start(struct child *child, const char *command, struct fault *fault);
void child_end(struct child *child);

#endif

#endif
