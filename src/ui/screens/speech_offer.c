/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/speech_offer.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/screens/question.h"

static void be_silent(struct app *app)
{
    app->preferences.speech = false;
}

static void speak_on(struct app *app)
{
    app->preferences.speech = true;
}

/* The voice asks itself: whoever needs it may not be able to read the question. */
void speech_offer(struct app *app)
{
    struct question question = {
        .yes = _("Yes, read it aloud"),
        .no = _("No, thank you"),
        .player = NOBODY,
        .yes_first = true,
        .agreed = speak_on,
        .declined = be_silent,
    };
    if (app->preferences.speech || app->preferences.speech_offered)
        return;
    snprintf(question.title, sizeof question.title, "%s", _("Shall the game be read aloud?"));
    snprintf(question.text, sizeof question.text, "%s",
             _("A screen reader seems to be running. F12 turns speech on and off at any time."));
    app->preferences.speech_offered = app->preferences.speech = true;
    question_open(app, &question);
    reader_follow(app);
}
