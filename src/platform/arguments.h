/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The command line of `quatuor`. */
#ifndef PLATFORM_ARGUMENTS_H
#define PLATFORM_ARGUMENTS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct arguments {
    bool help, version, fullscreen, reduced_motion, mute, narrate;
    int window_w, window_h; /* 0: not given */
    const char *game, *load, *lang, *script;
    const char *file; /* a saved game, perhaps opened by the desktop: errors go to the window */
    bool has_seed;
    uint64_t seed;
    uint64_t benchmark_frames;
};

bool arguments_read(struct arguments *arguments, int argc, char **argv, struct fault *fault);
/* What --help prints. */
void arguments_help(struct text *text);

#endif
