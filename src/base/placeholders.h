/* The places a text leaves for values: printf's conversions and {names}. A translation whose
 * places differ from the original's would read arguments that are not there. */
#ifndef BASE_PLACEHOLDERS_H
#define BASE_PLACEHOLDERS_H

#include <stdbool.h>

/* Whether `text` can stand in for `original`: the same values of the same types, in any order that
 * printf can express ("%2$s"). With `may_drop` it may leave some out, as "one man" does for "%d
 * men". An original that is no format at all (a lone "%") allows everything. */
bool placeholders_match(const char *original, const char *text, bool may_drop);

#endif
