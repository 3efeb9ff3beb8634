/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* How the keeper writes: jobs on its worker, and what players are told when one fails. Only for the
 * keeper's own files. */
#ifndef UI_KEEPER_WRITER_H
#define UI_KEEPER_WRITER_H

#include "ui/keeper.h"

/* A match of this run and its file: the match is written to no other file, and nothing else to that
 * one. If several states are waiting for the disk, only the last is written. */
struct kept_game {
    unsigned session;
    struct game_file file; /* none before the first move, or in a copy not yet continued */
    unsigned revision;     /* of the match, when last saved */
    unsigned note_changes; /* likewise */
    int at;
    uint32_t thinking;          /* milliseconds of thinking, when last saved */
    struct text waiting;        /* to be written next; may be empty */
    bool busy;                  /* being written */
    bool stuck;                 /* could not be written; tried again before long */
    char deleted[LIBRARY_NAME]; /* its deleted file, while that can be restored */
    struct kept_game *next;
};

/* Submits waiting states of games to the worker, one per game at a time. */
void keeper_pump(struct keeper *keeper);
/* Takes over what the worker has done. */
void keeper_collect(struct keeper *keeper);
/* Returns when everything that can be written is. */
void keeper_drain(struct keeper *keeper);
void keeper_close_worker(struct keeper *keeper);

/* Write them if they have changed; retried with the next change if that fails. */
void keeper_write_settings(struct keeper *keeper, const struct preferences *preferences);
void keeper_write_people(struct keeper *keeper);
extern const char keeper_people_file[];

/* The next sentence for the player (keeper_report()). */
void keeper_say(struct keeper *keeper, const char *text);
/* Once, not after every move, until something can be written again. */
void keeper_say_not_kept(struct keeper *keeper, const char *reason);
void keeper_say_not_recorded(struct keeper *keeper);
void keeper_say_same_name(struct keeper *keeper, const struct people *people);

#endif
