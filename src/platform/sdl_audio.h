/* Sound through SDL_mixer. No audio device is no error: nothing is heard. */
#ifndef PLATFORM_SDL_AUDIO_H
#define PLATFORM_SDL_AUDIO_H

void audio_open(void);
void audio_close(void); /* fades first */

/* To be called whenever there is time: music that has faded out gives way to the next. */
void audio_update(void);

#endif
