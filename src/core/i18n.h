/* Translation through gettext's catalogues, read by ourselves: it needs no installed locale and
 * works the same in a package and on Windows. Without a catalogue the English text is shown. */
#ifndef CORE_I18N_H
#define CORE_I18N_H

#include <stdbool.h>
#include <stddef.h>

/* Marks text for xgettext and translates it; N_() only marks it (tables), to be translated when
 * shown. */
#define _(text)  tr(text)
#define N_(text) (text)

#if defined(__GNUC__)
#define TRANSLATES(n) __attribute__((format_arg(n)))
#else
#define TRANSLATES(n)
#endif

const char *tr(const char *text) TRANSLATES(1);
const char *tr_plural(const char *one, const char *many, unsigned long count) TRANSLATES(1)
    TRANSLATES(2);

/* Takes over a catalogue's bytes (an .mo file, from malloc) and uses it from now on; false, and
 * nothing changed, when it is not a sound catalogue. NULL returns to English. */
bool i18n_use(unsigned char *catalogue, size_t size);

#endif
