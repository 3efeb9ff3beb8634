/* A platform without screen and sound, for tests: text has a plain width, pictures are only
 * numbers, sounds are counted, jobs are done at once. */
#ifndef TESTING_NULL_PLATFORM_H
#define TESTING_NULL_PLATFORM_H

#include "ui/kit/audio.h"

extern int null_sounds_played[SOUND_COUNT]; /* while effects can be heard */
extern float null_effects_volume, null_music_volume;

/* The file a picture would be read from. */
const char *null_picture_name(int picture);

/* Where files are kept, and where themes lie; NULL: nowhere. */
extern const char *null_folder, *null_themes;

/* Pictures with this in their name are not there, unless it is NULL; and the one missed last. */
extern const char *null_picture_lost;
extern char null_picture_missed[96];

#endif
