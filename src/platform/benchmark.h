/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* quatuor --benchmark-frames N: what a frame costs in the worst case (the largest board, during a
 * capture), and what the program needs to get there, as JSON on standard output. */
#ifndef PLATFORM_BENCHMARK_H
#define PLATFORM_BENCHMARK_H

#include "platform/sdl_canvas.h"
#include "ui/app.h"

/* Call before anything else of SDL. */
void benchmark_count_allocations(void);

/* `started` is the counter when the program began. */
void benchmark_run(struct app *app, struct canvas *canvas, struct window *window, int frames,
                   Uint64 started);

#endif
