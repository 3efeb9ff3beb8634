/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The voice that speaks, supplied by the platform. It speaks on a thread of its own: no call waits
 * for it. Where there is none, nothing is heard. */
#ifndef UI_KIT_VOICE_H
#define UI_KIT_VOICE_H

#include <stdbool.h>

enum voice_kind {
    VOICE_USUAL, /* the one chosen for all programs */
    VOICE_MAN_1,
    VOICE_MAN_2,
    VOICE_WOMAN_1,
    VOICE_WOMAN_2,
    VOICE_CHILD,
    VOICE_KINDS
};

struct voice {
    bool on;           /* off: it need not even be loaded */
    int rate, volume;  /* 0…10; 5 and 10 are the usual ones */
    int kind;          /* enum voice_kind; engines without such a voice use another one */
    char language[16]; /* as engines name it: "fr", "pt-BR" */
};

void voice_use(const struct voice *voice);

/* Says this after what is being said, or instead of it. */
void voice_say(const char *text, bool interrupt);

/* Whether something on this machine already speaks for its user, such as a screen reader. */
bool voice_is_expected(void);

#endif
