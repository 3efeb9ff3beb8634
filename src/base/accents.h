/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* For what is typed on keyboards without accents. */
#ifndef BASE_ACCENTS_H
#define BASE_ACCENTS_H

/* Replaces Latin letters with accents by those without, in place (UTF-8): "sí" becomes "si". */
void drop_accents(char *text);

#endif
