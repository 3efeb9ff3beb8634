/* A light veil over setups in save files, so that opening the file in an editor does not spoil the
 * game. It is no encryption and is not meant to be: anyone with this source can lift it. */
#ifndef CORE_VEIL_H
#define CORE_VEIL_H

#include "base/text.h"

/* Appends the veiled form of `plain` (one line of ASCII): consonants without blanks. */
void veil(const char *plain, struct text *out);

/* Appends the plain form; false when it is not something veil() made. */
bool unveil(const char *veiled, struct text *out);

#endif
