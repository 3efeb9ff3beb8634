/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* A catalogue's plural rule: which form goes with a number. The rule is an expression in the
 * catalogue's header, "Plural-Forms: nplurals=2; plural=n > 1;". */
#ifndef BASE_PLURAL_H
#define BASE_PLURAL_H

#include <stdbool.h>

enum { PLURAL_TEXT = 256, PLURAL_FORMS_MAX = 6 };

struct plural {
    unsigned forms;
    char rule[PLURAL_TEXT]; /* validated: it can be evaluated for every number */
};

/* Reads the rule from a catalogue's header; without one, English's rule applies. False if it is
 * invalid. */
bool plural_read(struct plural *plural, const char *header);

/* The form for a number, below plural->forms. */
unsigned plural_form(const struct plural *plural, unsigned long number);

#endif
