/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "room.h"

#include <math.h>
#include <stdlib.h>

#define LINES 8

const struct room ROOM_TABLE = {.size = 0.22, .seconds = 0.22, .hz = 4200, .level = 0.10};
const struct room ROOM_HALL = {.size = 1.0, .seconds = 2.4, .hz = 3600, .level = 0.20};

struct line {
    double *ring;
    int length, at;
    double feedback, dark;
};

struct network {
    struct line line[LINES];
    double darkening;
};

/* Delays without a common divisor, in milliseconds at size 1. */
static const double MILLISECONDS[LINES] = {29.7, 37.1, 41.9, 47.3, 53.9, 61.3, 68.1, 79.7};

static struct network network_new(const struct room *room)
{
    struct network net = {.darkening = exp(-TAU * room->hz / RATE)};

    for (int i = 0; i < LINES; i++) {
        struct line *line = &net.line[i];
        line->length = (int)(MILLISECONDS[i] * room->size * RATE / 1000);
        line->ring = calloc((size_t)line->length, sizeof *line->ring);
        if (line->ring == NULL)
            abort();
        line->feedback = pow(10, -3.0 * line->length / (room->seconds * RATE));
    }
    return net;
}

static void network_free(struct network *net)
{
    for (int i = 0; i < LINES; i++)
        free(net->line[i].ring);
}

/* One frame: even lines feed the left ear, odd ones the right. */
static void network_step(struct network *net, const double in[2], double out[2])
{
    double value[LINES], sum = 0;

    out[0] = out[1] = 0;
    for (int i = 0; i < LINES; i++) {
        struct line *line = &net->line[i];
        double heard = line->ring[line->at];
        line->dark = heard + net->darkening * (line->dark - heard);
        value[i] = line->dark * line->feedback;
        sum += value[i];
        out[i & 1] += (i & 2) ? -heard : heard;
    }
    for (int i = 0; i < LINES; i++) {
        struct line *line = &net->line[i];
        line->ring[line->at] = in[i & 1] + value[i] - sum * 2 / LINES;
        line->at = (line->at + 1) % line->length;
    }
}

void room_stereo(const struct room *room, struct wave *left, struct wave *right)
{
    struct network net = network_new(room);

    for (int i = 0; i < left->frames; i++) {
        double in[2] = {left->at[i], right->at[i]}, out[2];
        network_step(&net, in, out);
        left->at[i] += room->level * out[0];
        right->at[i] += room->level * out[1];
    }
    network_free(&net);
}

void room_mono(const struct room *room, struct wave *wave)
{
    struct network net = network_new(room);

    for (int i = 0; i < wave->frames; i++) {
        double in[2] = {wave->at[i], wave->at[i]}, out[2];
        network_step(&net, in, out);
        wave->at[i] += room->level * 0.5 * (out[0] + out[1]);
    }
    network_free(&net);
}
