/* Which language people are spoken to in: one they ask for, or the system's. English is in the
 * program; each other language is one file, CODE.mo, in the folder of languages. */
#ifndef BASE_LANGUAGE_H
#define BASE_LANGUAGE_H

#include "base/fault.h"

enum { LANGUAGES_MAX = 32, LANGUAGE_CODE = 16, LANGUAGE_NAME = 48 };

struct language {
    char code[LANGUAGE_CODE]; /* "fr", "pt_BR" */
    char name[LANGUAGE_NAME]; /* as its speakers call it */
};

/* The languages there are, English first, the others by code; returns how many. */
int languages_list(struct language list[LANGUAGES_MAX]);

/* The system's language if it is there, and English otherwise. */
void language_of_system(char code[LANGUAGE_CODE]);

/* Speaks `wanted` from now on: "fr", "fr_CA.UTF-8" (as "fr" unless there is an fr_CA), or "" for
 * the system's. False, with the reason, when it is not there; nothing has changed then. Text
 * already handed out stays sound. */
bool language_use(const char *wanted, struct fault *fault);

/* The code of the one in use. */
const char *language_in_use(void);

/* Looks for catalogues only here: for tests. NULL returns to the usual places. */
void language_set_folder(const char *folder);

#endif
