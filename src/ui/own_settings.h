/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Settings that people have for themselves: text size, speech, captions, keys and buttons, and what
 * else one hand or eye needs and another does not. They are in force while that person plays alone,
 * and until somebody else plays; everybody else uses the program's own. All are kept in the
 * settings: those in force as they are, the others as a line of text each. */
#ifndef UI_OWN_SETTINGS_H
#define UI_OWN_SETTINGS_H

#include "ui/preferences.h"

bool own_settings_has(const struct preferences *preferences, const char *person);

/* The settings in force become theirs, too. False if too many people have their own. */
bool own_settings_give(struct preferences *preferences, const char *person);
/* From now on they use the program's. */
void own_settings_drop(struct preferences *preferences, const char *person);
/* They are another person now, who keeps settings they had before. */
void own_settings_merge(struct preferences *preferences, const char *old, const char *now);

/* This person is at the device; empty: nobody in particular. Their own settings come into force, if
 * they have any, else the program's. */
void own_settings_use(struct preferences *preferences, const char *person);

#endif
