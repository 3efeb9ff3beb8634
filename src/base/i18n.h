/* Translation through gettext's catalogues, read by ourselves: it needs no installed locale and
 * works the same in a package and on Windows. Without a catalogue the English text is shown. */
#ifndef BASE_I18N_H
#define BASE_I18N_H

#include <stdbool.h>
#include <stddef.h>

/* Marks text for xgettext and translates it; N_() only marks it (tables), to be translated when
 * shown. C_() and NC_() do the same for words that mean several things in English: the first
 * argument says which one is meant, and the tables are shown through tr_marked(). NP_() marks what
 * depends on a number, for a `struct counted`, to be shown through tr_counted(). */
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
/* The same for text marked by NC_(); what is without a mark is translated as by tr(). */
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

/* A number with so many decimals as the language writes it, 3.5 or 3,5; with `sign` +3.5. */
enum { NUMBER_TEXT = 32 };
const char *tr_number(double value, int decimals, bool sign, char text[NUMBER_TEXT]);

struct catalogue;

/* Takes over a catalogue's bytes (an .mo file, from malloc). NULL, and the bytes stay the caller's,
 * when it is not a sound catalogue. */
struct catalogue *catalogue_open(unsigned char *bytes, size_t size);
void catalogue_close(struct catalogue *catalogue);
/* How many of its translations are not used, because what they leave places for is not what the
 * original does: "%s" for "%d", or a name the program does not know. English is shown for them. */
int catalogue_refused(const struct catalogue *catalogue);
/* NULL when it does not have it. */
const char *catalogue_find(const struct catalogue *catalogue, const char *text);

/* Translates by this catalogue from now on, in all threads; NULL returns to English. It belongs to
 * the caller, and must live as long as any text that came from it. */
void i18n_use(const struct catalogue *catalogue);

#endif
