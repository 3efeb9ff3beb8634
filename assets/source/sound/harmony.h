/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Reads a score as a counterpoint teacher would, since nobody listens while it is written. */
#ifndef SOUND_HARMONY_H
#define SOUND_HARMONY_H

#include "score.h"

/* Prints what is wrong to standard error and returns how many faults there are:
 * - a note foreign to its chord that does not pass by step into the next one
 * - two notes a semitone or a minor ninth apart sounding together
 * - close intervals so low that they growl
 * - a part of a sustained chord that leaps more than a fifth */
int harmony_check(const struct score *score);

#endif
