/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The terminal program on a disk that fails: QUATUOR_FAULT is the call, the error's number, and
 * letters: h(alf), l(asting), e(nds there). The number of calls made is written to the file that
 * QUATUOR_FAULT_CALLS names. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "faulty_disk.h"

static void end_process(void)
{
    _exit(9);
}

static void count_calls(void)
{
    const char *path = getenv("QUATUOR_FAULT_CALLS");
    FILE *file = path ? fopen(path, "w") : NULL;
    if (!file)
        return;
    fprintf(file, "%d\n", faulty_disk_calls());
    fclose(file);
}

/* Before main(), which is the terminal program's own. */
__attribute__((constructor)) static void break_the_disk(void)
{
    struct disk_plan plan = {0};
    char how[4] = "";
    const char *fault = getenv("QUATUOR_FAULT");
    if (!fault || sscanf(fault, "%d %d %3s", &plan.at, &plan.error, how) < 2)
        return;
    plan.half = strchr(how, 'h') != NULL;
    plan.lasting = strchr(how, 'l') != NULL;
    plan.end = strchr(how, 'e') ? end_process : NULL;
    faulty_disk_use(plan);
    atexit(count_calls);
}
