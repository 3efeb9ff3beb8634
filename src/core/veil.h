/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Obscures setups in save files, so that opening the file in an editor does not spoil the game. It
 * is not encryption and not meant to be: anyone with this source can undo it. */
#ifndef CORE_VEIL_H
#define CORE_VEIL_H

#include "base/text.h"

/* Appends the veiled form of `plain` (one line of ASCII): consonants without spaces. */
void veil(const char *plain, struct text *out);

/* Appends the plain form; false if the text was not made by veil(). */
bool unveil(const char *veiled, struct text *out);

#endif
