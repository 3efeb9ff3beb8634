/* A disk that fails, or whose machine is switched off, at a chosen call. It stands in for
 * base/disk's table and passes on to the system what it does not fail. One at a time; calls may
 * come from several threads. */
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
    int at;            /* which call fails, counted from 1; 0: none */
    int error;         /* with which errno */
    bool half;         /* when it reads or writes: half is done first, and the next call fails */
    bool lasting;      /* every later call that changes the disk fails too, as on a full one */
    void (*end)(void); /* the process ends before the call: longjmp or _exit; NULL: it fails */
};

/* Puts the disk in place and counts from 1 again. */
void faulty_disk_use(struct disk_plan plan);

/* The system's own disk again. Files left open by a process that "ended" are closed, as the system
 * does then, and their locks with them. */
void faulty_disk_off(void);

int faulty_disk_calls(void);            /* made since faulty_disk_use() */
bool faulty_disk_struck(void);          /* the fault came up */
enum disk_call faulty_disk_where(void); /* at which call */

/* How many files got their name before their content was synced: after a loss of power they might
 * be empty. Never reset. */
int faulty_disk_unsynced_renames(void);

/* The errors a call can plausibly meet, ended by 0. */
const int *faulty_disk_errors(enum disk_call call);

const char *faulty_disk_call_name(enum disk_call call);

#endif
