/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Translation from gettext catalogues with our own reader: it needs no installed locale and works
 * the same in packages and on Windows. Without a catalogue the English text is shown. */
#ifndef BASE_I18N_H
#define BASE_I18N_H

#include <stdbool.h>
#include <stddef.h>

#include "base/format.h"

/* Translated formats may number their arguments, which printf on Windows does not understand:
 * wherever texts are translated, ours takes its place. */
#define snprintf(...)      format_text(__VA_ARGS__)
#define printf(...)        format_print(stdout, __VA_ARGS__)
#define fprintf(file, ...) format_print(file, __VA_ARGS__)

/* Marks text for xgettext and translates it; N_() only marks it (tables), to be translated when
 * shown. C_() and NC_() do the same for words with several meanings in English: the first argument
 * says which one is meant; text marked by NC_() is translated by tr_marked(). NP_() marks text that
 * depends on a number, for a `struct counted` translated by tr_counted(). */
#define _(text)            tr(text)
#define N_(text)           (text)
#define C_(context, text)  tr_marked(context "\004" text)
#define NC_(context, text) context "\004" text
#define NP_(one, many)                                                                             \
    {                                                                                              \
        one, many                                                                                  \
    }

#if defined(__GNUC__)
#define TRANSLATES(n) __attribute__((format_arg(n)))
#else
#define TRANSLATES(n)
#endif

const char *tr(const char *text) TRANSLATES(1);
/* For text marked by NC_(); text without a context is translated as by tr(). */
const char *tr_marked(const char *text);
const char *tr_plural(const char *one, const char *many, unsigned long count) TRANSLATES(1)
    TRANSLATES(2);

struct counted {
    const char *one, *many;
};

static inline const char *tr_counted(struct counted text, int count)
{
    return tr_plural(text.one, text.many, (unsigned long)count);
}

/* Formats a number as the language writes it, 3.5 or 3,5; with `sign` +3.5. */
enum { NUMBER_TEXT = 32 };
const char *tr_number(double value, int decimals, bool sign, char text[NUMBER_TEXT]);

/* The same for a whole number, with a mark between thousands: 12,340. */
const char *tr_whole(long value, char text[NUMBER_TEXT]);

struct catalogue;

/* Takes ownership of the bytes of an .mo file (from malloc). If they are not a valid catalogue,
 * returns NULL and the caller keeps them. */
struct catalogue *catalogue_open(unsigned char *bytes, size_t size);
void catalogue_close(struct catalogue *catalogue);
/* How many translations are rejected because their placeholders differ from the original's: "%s"
 * for "%d", or an unknown name. English is shown instead. */
int catalogue_refused(const struct catalogue *catalogue);
/* How many translations there are. */
int catalogue_size(const struct catalogue *catalogue);
/* NULL if there is no translation. */
const char *catalogue_find(const struct catalogue *catalogue, const char *text);

/* Switches all threads to this catalogue; NULL returns to English. It must outlive every text that
 * came from it. */
void i18n_use(const struct catalogue *catalogue);

#endif
