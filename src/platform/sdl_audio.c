/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_audio.h"

#include <SDL.h>
#include <SDL_mixer.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/rng.h"
#include "platform/sdl_input.h"
#include "platform/sdl_paths.h"
#include "ui/kit/audio.h"

enum { VARIANTS_MAX = 8, MUSIC_MAX = 8, CHANNELS = 16, LIST_BYTES_MAX = 1 << 18 };

struct effect {
    int count, last;
    float gain, vary; /* decibels */
    char files[VARIANTS_MAX][64];
    Mix_Chunk *chunks[VARIANTS_MAX]; /* loaded when first played */
};

static struct {
    bool possible; /* a device exists, as far as known since the last silence */
    bool open;     /* the device is open; only while there may be something to play */
    float effects_volume, music_volume;
    struct effect effects[SOUND_COUNT];
    int music_count;
    struct {
        char name[32], file[64];
        float gain;
    } music[MUSIC_MAX];
    Mix_Music *playing;
    char playing_name[32], wanted_name[32];
    float playing_gain;
    SDL_atomic_t mono;
    SDL_atomic_t level, goal; /* of the music, 0…MIX_MAX_VOLUME: current and target */
    struct rng rng;
} audio;

/* Every change of the music's volume is a ramp, applied buffer by buffer on the mixing thread, so
 * that no step is audible as a click. SDL_mixer's own fades cannot be combined with its volume. */
static void slide_level(void)
{
    const int rise = 1, fall = 2;
    int level = SDL_AtomicGet(&audio.level), goal = SDL_AtomicGet(&audio.goal);
    if (level == goal)
        return;
    if (level < goal)
        level = level + rise > goal ? goal : level + rise;
    else
        level = level - fall < goal ? goal : level - fall;
    Mix_VolumeMusic(level);
    SDL_AtomicSet(&audio.level, level);
    if (level == 0) /* the next music may be waiting for that */
        SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
}

/* Whoever hears with one ear hears both sides. */
static void mix_down(Uint8 *stream, int length)
{
    Sint16 *samples = (Sint16 *)(void *)stream;
    for (int i = 0; i + 1 < length / (int)sizeof *samples; i += 2)
        samples[i] = samples[i + 1] = (Sint16)((samples[i] + samples[i + 1]) / 2);
}

/* On the mixing thread, for every buffer. */
static void finish_mix(void *unused, Uint8 *stream, int length)
{
    (void)unused;
    if (SDL_AtomicGet(&audio.mono))
        mix_down(stream, length);
    slide_level();
}

static float amplitude(float decibels)
{
    return powf(10, decibels / 20);
}

static void read_effect(char *line)
{
    char *word = strtok(line, " \t\r\n");
    word = strtok(NULL, " \t\r\n");
    for (int i = 0; word && i < SOUND_COUNT; i++) {
        if (strcmp(sound_name((enum sound)i), word) != 0)
            continue;
        struct effect *effect = &audio.effects[i];
        char *gain = strtok(NULL, " \t\r\n"), *vary = strtok(NULL, " \t\r\n"), *file;
        effect->gain = gain ? strtof(gain, NULL) : 0;
        effect->vary = vary ? strtof(vary, NULL) : 0;
        while (effect->count < VARIANTS_MAX && (file = strtok(NULL, " \t\r\n")))
            snprintf(effect->files[effect->count++], sizeof effect->files[0], "%s", file);
        return;
    }
}

static void read_list(char *text)
{
    char *next;
    for (char *line = text; line && *line; line = next) {
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        if (strncmp(line, "effect ", 7) == 0)
            read_effect(line);
        if (strncmp(line, "music ", 6) == 0 && audio.music_count < MUSIC_MAX &&
            sscanf(line, "music %31s %f %63s", audio.music[audio.music_count].name,
                   &audio.music[audio.music_count].gain, audio.music[audio.music_count].file) == 3)
            audio.music_count++;
    }
}

static void open_device(void)
{
    bool begun = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
    audio.open = begun && Mix_OpenAudio(48000, AUDIO_S16SYS, 2, 1024) == 0;
    audio.possible = audio.open;
    if (begun && !audio.open)
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    if (!audio.open)
        return;
    Mix_AllocateChannels(CHANNELS);
    Mix_VolumeMusic(0);
    Mix_SetPostMix(finish_mix, NULL);
}

static void close_device(void)
{
    audio.open = false;
    Mix_SetPostMix(NULL, NULL);
    Mix_HaltChannel(-1);
    Mix_HaltMusic();
    for (int i = 0; i < SOUND_COUNT; i++)
        for (int k = 0; k < audio.effects[i].count; k++) {
            if (audio.effects[i].chunks[k])
                Mix_FreeChunk(audio.effects[i].chunks[k]);
            audio.effects[i].chunks[k] = NULL;
        }
    if (audio.playing)
        Mix_FreeMusic(audio.playing);
    audio.playing = NULL;
    audio.playing_name[0] = '\0';
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void audio_open(void)
{
    char path[PATH_TEXT];
    asset_path("sounds/sounds.list", path);
    struct fault fault;
    size_t size;
    char *text = file_read(path, LIST_BYTES_MAX, &size, &fault);
    if (!text)
        fprintf(stderr, "quatuor: %s\n", fault.text);
    else
        read_list(text);
    free(text);
    audio.possible = true;
    audio.rng.state = SDL_GetPerformanceCounter();
}

void audio_close(void)
{
    audio.possible = false;
    if (!audio.open)
        return;
    SDL_AtomicSet(&audio.goal, 0);
    for (int i = 0; i < 100 && audio.playing && SDL_AtomicGet(&audio.level) > 0; i++)
        SDL_Delay(10);
    close_device();
    Mix_Quit();
}

/* Never the same variation twice in a row. */
static int other_variant(struct effect *effect)
{
    int variant = rng_below(&audio.rng, effect->count);
    if (effect->count > 1 && variant == effect->last)
        variant = (variant + 1) % effect->count;
    effect->last = variant;
    return variant;
}

static Mix_Chunk *chunk_of(struct effect *effect, int variant)
{
    if (!effect->chunks[variant] && effect->files[variant][0]) {
        char path[PATH_TEXT];
        asset_path(effect->files[variant], path);
        effect->chunks[variant] = file_is_ordinary(path) ? Mix_LoadWAV(path) : NULL;
        if (!effect->chunks[variant]) {
            fprintf(stderr, "quatuor: the sound %s cannot be read: %s\n", path, Mix_GetError());
            effect->files[variant][0] = '\0'; /* reported once */
        }
    }
    return effect->chunks[variant];
}

/* Volume and pan are set before the sound starts. */
void audio_output(enum sound sound, float gain, float pan)
{
    struct effect *effect = &audio.effects[sound];
    if (!audio.open || effect->count == 0 || audio.effects_volume <= 0)
        return;
    Mix_Chunk *chunk = chunk_of(effect, other_variant(effect));
    int channel = chunk ? Mix_GroupAvailable(-1) : -1;
    if (channel < 0)
        return;
    float chance = (float)rng_below(&audio.rng, 2001) / 1000 - 1;
    float level = gain * audio.effects_volume * amplitude(effect->gain + effect->vary * chance);
    Mix_Volume(channel, (int)(level * MIX_MAX_VOLUME));
    Mix_SetPanning(channel, (Uint8)(255 * (pan > 0 ? 1 - pan : 1)),
                   (Uint8)(255 * (pan < 0 ? 1 + pan : 1)));
    Mix_PlayChannel(channel, chunk, 0);
}

static void play_music(int index)
{
    char path[PATH_TEXT];
    asset_path(audio.music[index].file, path);
    audio.playing = file_is_ordinary(path) ? Mix_LoadMUS(path) : NULL;
    if (!audio.playing) {
        fprintf(stderr, "quatuor: the music %s cannot be read: %s\n", path, Mix_GetError());
        return;
    }
    audio.playing_gain = audio.music[index].gain;
    Mix_PlayMusic(audio.playing, -1);
}

static void change_music(void)
{
    if (audio.playing) {
        Mix_HaltMusic();
        Mix_FreeMusic(audio.playing);
        audio.playing = NULL;
    }
    strcpy(audio.playing_name, audio.wanted_name);
    for (int i = 0; i < audio.music_count; i++)
        if (strcmp(audio.music[i].name, audio.wanted_name) == 0)
            play_music(i);
}

/* A device that mixes silence would wake the machine fifty times a second. If opening fails, it is
 * tried again after the next silence. */
static void follow_volume(void)
{
    bool audible = audio.effects_volume > 0 || audio.music_volume > 0;
    if (!audible)
        audio.possible = true;
    if (audible && !audio.open && audio.possible)
        open_device();
    else if (!audible && audio.open && SDL_AtomicGet(&audio.level) == 0 && !Mix_Playing(-1))
        close_device();
}

void audio_update(void)
{
    follow_volume();
    if (!audio.open)
        return;
    bool change = strcmp(audio.wanted_name, audio.playing_name) != 0;
    if (change && SDL_AtomicGet(&audio.level) == 0) {
        change_music();
        change = false;
    }
    float level = audio.music_volume * amplitude(audio.playing_gain) * MIX_MAX_VOLUME;
    int goal = change || !audio.playing ? 0 : (int)level;
    SDL_AtomicSet(&audio.goal, goal);
    if (goal > 0)
        Mix_ResumeMusic();
    else if (SDL_AtomicGet(&audio.level) == 0)
        Mix_PauseMusic(); /* nobody hears it: it costs nothing */
}

void audio_volume(float effects, float music)
{
    audio.effects_volume = effects;
    audio.music_volume = music;
    audio_update();
}

void audio_music(const char *name)
{
    snprintf(audio.wanted_name, sizeof audio.wanted_name, "%s", name ? name : "");
    audio_update();
}

void audio_mono(bool mono)
{
    SDL_AtomicSet(&audio.mono, mono);
}

void audio_rumble(float strength, float seconds)
{
    input_rumble(strength, seconds);
}
