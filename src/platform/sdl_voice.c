/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The voice's thread: engines may take their time to start, and some wait for an answer to every
 * sentence. It exists only once the voice has been switched on. */
#include <SDL.h>

#include "platform/voice_engine.h"
#include "ui/kit/speech.h"

static struct {
    SDL_mutex *mutex; /* NULL: there is no thread */
    SDL_cond *given;
    struct voice voice;
    bool changed, interrupts;
    char text[2 * SPEECH_TEXT]; /* to be said */
} waiting;

/* What the thread takes over at once. */
struct task {
    struct voice voice;
    bool changed, interrupts;
    char text[2 * SPEECH_TEXT];
};

static void take_task(struct task *task)
{
    SDL_LockMutex(waiting.mutex);
    while (!waiting.changed && !waiting.interrupts && !*waiting.text)
        SDL_CondWait(waiting.given, waiting.mutex);
    *task = (struct task){
        .voice = waiting.voice, .changed = waiting.changed, .interrupts = waiting.interrupts};
    SDL_strlcpy(task->text, waiting.text, sizeof task->text);
    waiting.changed = waiting.interrupts = false;
    *waiting.text = '\0';
    SDL_UnlockMutex(waiting.mutex);
}

/* Looking for a service may start programs: one that was not there is looked for again only after a
 * while, not for every sentence. */
static bool open_engine(void)
{
    enum { PAUSE_MS = 5000 };
    static Uint64 next_try;
    if (SDL_GetTicks64() < next_try)
        return false;
    if (voice_engine_open())
        return true;
    next_try = SDL_GetTicks64() + PAUSE_MS;
    return false;
}

static int speak(void *unused)
{
    (void)unused;
    static struct task task;
    bool is_set = false; /* the engine has the latest voice */
    for (;;) {
        take_task(&task);
        is_set &= !task.changed;
        if (!open_engine())
            continue;
        if (!is_set)
            voice_engine_set(&task.voice);
        is_set = true;
        if (task.interrupts)
            voice_engine_stop();
        if (*task.text)
            voice_engine_say(task.text);
    }
    return 0;
}

/* Nobody waits for it at the end: a voice that does not answer must not keep the program open. */
static bool start_thread(void)
{
    if (waiting.mutex)
        return true;
    waiting.mutex = SDL_CreateMutex();
    waiting.given = SDL_CreateCond();
    SDL_Thread *thread = SDL_CreateThread(speak, "voice", NULL);
    SDL_DetachThread(thread);
    return thread != NULL;
}

void voice_use(const struct voice *voice)
{
    if ((!voice->on && !waiting.mutex) || !start_thread())
        return;
    SDL_LockMutex(waiting.mutex);
    waiting.voice = *voice;
    waiting.changed = true;
    SDL_CondSignal(waiting.given);
    SDL_UnlockMutex(waiting.mutex);
}

void voice_say(const char *text, bool interrupt)
{
    if (!waiting.mutex)
        return;
    SDL_LockMutex(waiting.mutex);
    if (interrupt)
        *waiting.text = '\0';
    else if (*waiting.text)
        SDL_strlcat(waiting.text, " ", sizeof waiting.text);
    SDL_strlcat(waiting.text, text, sizeof waiting.text);
    waiting.interrupts |= interrupt;
    SDL_CondSignal(waiting.given);
    SDL_UnlockMutex(waiting.mutex);
}
