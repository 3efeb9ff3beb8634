/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Sound through SDL_mixer. A missing audio device is not an error: nothing is played. */
#ifndef PLATFORM_SDL_AUDIO_H
#define PLATFORM_SDL_AUDIO_H

void audio_open(void);
void audio_close(void); /* fades out first */

/* Call often: when music has faded out, starts the next. */
void audio_update(void);

#endif
