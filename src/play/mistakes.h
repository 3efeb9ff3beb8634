/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Mistakes of past games, to be tried again: noted when a game is reviewed, struck off when solved.
 * docs/mistakes.md describes the file. */
#ifndef PLAY_MISTAKES_H
#define PLAY_MISTAKES_H

#include "play/library.h"

enum { MISTAKES_MAX = 400, MISTAKE_STEP_MAX = 99999 };

struct mistake {
    char file[LIBRARY_NAME]; /* the saved game */
    int step;                /* the index of the move in it */
    bool solved;
};

struct mistakes {
    int count;
    struct mistake list[MISTAKES_MAX]; /* oldest first */
    int damaged;                       /* lines that were not understood */
};

/* A missing file is empty, and a line that is not understood is skipped. False, with the reason, if
 * the file cannot be read, or is of a newer version. */
bool mistakes_read(struct mistakes *mistakes, const char *path, struct fault *fault);

/* Adds the mistakes of a game that are not known yet; the oldest make room for them. Lines that are
 * not understood stay in the file. */
bool mistakes_note(const char *path, const char *file, const int *steps, int count,
                   struct fault *fault);

/* Strikes one off. */
bool mistakes_solve(const char *path, const char *file, int step, struct fault *fault);

/* How many are not solved. */
int mistakes_open(const struct mistakes *mistakes);

#endif
