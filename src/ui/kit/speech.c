/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/speech.h"

#include <string.h>

#include "ui/kit/voice.h"
#include "ui/kit/words.h"

void speech_interrupt(struct speech *speech)
{
    speech->interrupts = true;
}

void speech_add(struct speech *speech, const char *sentence)
{
    if (!*sentence || strstr(speech->pending, sentence))
        return;
    struct words words = {speech->pending, sizeof speech->pending, strlen(speech->pending)};
    words_add_sentence(&words, sentence);
}

void speech_repeat(struct speech *speech)
{
    speech_interrupt(speech);
    memcpy(speech->pending, speech->last, sizeof speech->pending);
}

void speech_flush(struct speech *speech)
{
    if (!*speech->pending) /* an input without words interrupts nothing */
        speech->interrupts = false;
    if (!*speech->pending)
        return;
    voice_say(speech->pending, speech->interrupts);
    memcpy(speech->last, speech->pending, sizeof speech->last);
    *speech->pending = '\0';
    speech->interrupts = false;
}
