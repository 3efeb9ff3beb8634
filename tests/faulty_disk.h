/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A disk that fails, or loses power, at a chosen call. It replaces base/disk's table and forwards
 * every call it does not fail to the system. Only one at a time; calls may come from several
 * threads. */
#ifndef FAULTY_DISK_H
#define FAULTY_DISK_H

#include <stdbool.h>

enum disk_call {
    CALL_OPEN,
    CALL_EXAMINE,
    CALL_READ,
    CALL_WRITE,
    CALL_SEEK,
    CALL_SYNC,
    CALL_CLOSE,
    CALL_LOCK,
    CALL_STATUS,
    CALL_READ_LINK,
    CALL_RENAME,
    CALL_REMOVE,
    CALL_MAKE_FOLDER,
    CALL_SYNC_FOLDER,
    CALL_LIST,
    CALL_COUNT
};

struct disk_plan {
    int at;            /* the call that fails, counted from 1; 0: none */
    int error;         /* with this errno */
    bool half;         /* a read or write does half of its work first, and the next call fails */
    bool lasting;      /* every later call that changes the disk fails too, as on a full disk */
    void (*end)(void); /* the process ends before the call: longjmp or _exit; NULL: it fails */
};

/* Installs the disk and restarts the count at 1. */
void faulty_disk_use(struct disk_plan plan);

/* Restores the system's disk. Files left open by a process that "ended" are closed, and their locks
 * released, as the system does. */
void faulty_disk_off(void);

int faulty_disk_calls(void);            /* made since faulty_disk_use() */
bool faulty_disk_struck(void);          /* the fault occurred */
enum disk_call faulty_disk_where(void); /* at which call */

/* The number of files renamed before their content was synced: after a power loss they might be
 * empty. Never reset. */
int faulty_disk_unsynced_renames(void);

/* The errors a call can plausibly return, terminated by 0. */
const int *faulty_disk_errors(enum disk_call call);

const char *faulty_disk_call_name(enum disk_call call);

#endif
