/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Speech by speech-dispatcher, which screen readers use too. Its library is loaded when it is
 * needed: a machine without it lacks nothing but the voice. */
#include <SDL.h>
#include <signal.h>
#include <stdlib.h>

#include "base/files.h"
#include "platform/voice_engine.h"
#include "ui/kit/folders.h"

/* The part of its interface used here (libspeechd.h, stable since 2010). */
enum { SPD_MODE_SINGLE = 0, SPD_MESSAGE = 2 };
enum { SPD_MALE1 = 1, SPD_MALE2, SPD_FEMALE1 = 4, SPD_FEMALE2, SPD_CHILD_MALE = 7 };
struct connection;

static struct {
    void *library;
    struct connection *connection;
    struct connection *(*open)(const char *client, const char *name, const char *user, int mode);
    int (*say)(struct connection *connection, int priority, const char *text);
    int (*cancel)(struct connection *connection);
    int (*set_rate)(struct connection *connection, int rate);
    int (*set_volume)(struct connection *connection, int volume);
    int (*set_language)(struct connection *connection, const char *language);
    int (*set_voice_type)(struct connection *connection, int type);
    bool other_voice; /* it no longer speaks with the usual one */
} speechd;

/* ISO C has no conversion from a pointer to data to one to a function; dlopen() needs it. */
static bool find(void *function, const char *name)
{
    void *found = SDL_LoadFunction(speechd.library, name);
    SDL_memcpy(function, &found, sizeof found);
    return found != NULL;
}

static bool load(void)
{
    if (!speechd.library)
        speechd.library = SDL_LoadObject("libspeechd.so.2");
    return speechd.library && find(&speechd.open, "spd_open") && find(&speechd.say, "spd_say") &&
           find(&speechd.cancel, "spd_cancel") && find(&speechd.set_rate, "spd_set_voice_rate") &&
           find(&speechd.set_volume, "spd_set_volume") &&
           find(&speechd.set_language, "spd_set_language") &&
           find(&speechd.set_voice_type, "spd_set_voice_type");
}

bool voice_engine_open(void)
{
    if (!speechd.connection && load())
        speechd.connection = speechd.open("quatuor", "main", NULL, SPD_MODE_SINGLE);
    return speechd.connection != NULL;
}

/* The usual voice is never asked for: users may have set up a particular one. Once another has been
 * asked for, only the daemon's first one comes near to it. */
static void set_kind(int kind)
{
    static const int types[VOICE_KINDS] = {SPD_MALE1,   SPD_MALE1,   SPD_MALE2,
                                           SPD_FEMALE1, SPD_FEMALE2, SPD_CHILD_MALE};
    if (kind != VOICE_USUAL || speechd.other_voice)
        speechd.set_voice_type(speechd.connection, types[kind]);
    speechd.other_voice = kind != VOICE_USUAL;
}

void voice_engine_set(const struct voice *voice)
{
    speechd.set_rate(speechd.connection, 20 * (voice->rate - 5));
    speechd.set_volume(speechd.connection, 20 * (voice->volume - 5));
    speechd.set_language(speechd.connection, voice->language);
    set_kind(voice->kind);
}

void voice_engine_say(const char *text)
{
    speechd.say(speechd.connection, SPD_MESSAGE, text);
}

void voice_engine_stop(void)
{
    speechd.cancel(speechd.connection);
}

/* The daemon is started by the first program that speaks, usually the screen reader. Its socket may
 * be there without it; the file with its process number tells. */
bool voice_is_expected(void)
{
    const char *folder = getenv("XDG_RUNTIME_DIR");
    char path[PATH_TEXT];
    size_t size;
    if (!folder)
        return false;
    SDL_snprintf(path, sizeof path, "%s/speech-dispatcher/pid/speech-dispatcher.pid", folder);
    char *text = file_read(path, 32, &size, NULL);
    int process = text ? atoi(text) : 0;
    free(text);
    return process > 0 && kill(process, 0) == 0;
}
