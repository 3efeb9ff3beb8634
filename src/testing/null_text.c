/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Text without a font: every character takes half a square. */
#include <string.h>

#include "ui/kit/canvas.h"

static const float pixels[TEXT_SIZES] = {16, 20, 30, 64};

float text_width(enum text_size size, const char *text)
{
    int characters = 0;
    for (; *text; text++)
        characters += ((unsigned char)*text & 0xc0) != 0x80;
    return (float)characters * pixels[size] / 2;
}

float text_height(enum text_size size)
{
    return pixels[size] * 1.2f;
}

/* A font without the snowman. */
bool text_has_glyphs(const char *text)
{
    return strstr(text, "☃") == NULL;
}
