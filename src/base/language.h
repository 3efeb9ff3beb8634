/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The language of messages: chosen by the user, or the system's. English is built in; every other
 * language is one file, CODE.mo, in the folder of catalogues. */
#ifndef BASE_LANGUAGE_H
#define BASE_LANGUAGE_H

#include "base/fault.h"

enum { LANGUAGES_MAX = 32, LANGUAGE_CODE = 16, LANGUAGE_NAME = 48 };

struct language {
    char code[LANGUAGE_CODE]; /* "fr", "pt_BR" */
    char name[LANGUAGE_NAME]; /* its name in that language */
};

/* The languages to offer, English first, then by code; returns their number. A language is offered
 * once nine tenths of its texts are translated; what is missing appears in English. */
int languages_list(struct language list[LANGUAGES_MAX]);
/* All of them, for those who translate. */
int languages_list_all(struct language list[LANGUAGES_MAX]);

/* Their codes, "en, de, fr", for those who may choose one. */
enum { LANGUAGE_CODES = LANGUAGES_MAX * (LANGUAGE_CODE + 2) };
const char *languages_codes(char text[LANGUAGE_CODES]);

/* The system's language if it is offered, otherwise English. */
void language_of_system(char code[LANGUAGE_CODE]);

/* Switches to `wanted`: "fr", "fr_CA.UTF-8" (means "fr" unless there is an fr_CA), whether offered
 * or not, or "" for the system's language. Returns false with the reason if it is not available,
 * and changes nothing. Texts already returned stay valid. */
bool language_use(const char *wanted, struct fault *fault);

/* The code of the current language. */
const char *language_in_use(void);

/* For tests: looks for catalogues only here. NULL restores the usual places. */
void language_set_folder(const char *folder);
/* For tests: a complete translation has this many texts. 0 restores the program's number. */
void language_set_complete(int texts);

#endif
