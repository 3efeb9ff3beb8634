/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The minimum an SDL2 program does to show something, as a baseline for the game's start time.
 * Prints the same keys as quatuor --benchmark-frames. */
#include <SDL.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    (void)argc, (void)argv;
    Uint64 started = SDL_GetPerformanceCounter();
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return 2;
    SDL_Window *window = SDL_CreateWindow("minimal", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          1280, 800, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
    if (!renderer)
        return 2;
    SDL_SetRenderDrawColor(renderer, 30, 60, 50, 255);
    SDL_RenderClear(renderer);
    SDL_RenderPresent(renderer);
    double seconds =
        (double)(SDL_GetPerformanceCounter() - started) / (double)SDL_GetPerformanceFrequency();
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*d %ld", &pages) != 1)
        return 2;
    fclose(file);
    printf("{\"first_frame_ms\": %.1f, \"resident_mb\": %.1f}\n", seconds * 1000,
           (double)pages * 4096 / 1e6);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return 0;
}
