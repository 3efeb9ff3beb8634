/* The clocks in a save: each player's time, what every move took, and how long the player to move
 * has been thinking. Only matches that are timed have them. */
#ifndef CORE_SAVE_CLOCK_H
#define CORE_SAVE_CLOCK_H

#include "base/text.h"
#include "core/match.h"

/* Adds the lines of the header. */
void save_clock_write(const struct match *match, struct text *out);

/* Gives a match that was replayed its times back: `spent` is the value of that line (NULL: there is
 * none), `thinking` of the other. False, with the reason, when they are no times of this match. */
bool save_clock_restore(struct match *match, const char *spent, const char *thinking,
                        struct fault *fault);

#endif
