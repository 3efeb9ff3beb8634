/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Shared by the fuzz targets: assertions that are active in every build, and input split into
 * fields, so that mutations get past an error in the first line. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    abort();
}

/* A copy plus a zero byte in exactly that much memory, so that sanitizers notice reads beyond
 * it. */
static inline char *copy_of(const uint8_t *data, size_t size)
{
    char *copy = malloc(size + 1);
    if (size > 0)
        memcpy(copy, data, size);
    copy[size] = '\0';
    return copy;
}

struct fields {
    const uint8_t *data;
    size_t size;
};

static inline unsigned field_number(struct fields *fields)
{
    if (fields->size == 0)
        return 0;
    fields->size--;
    return *fields->data++;
}

/* Reads up to and including the next line end, without zero bytes; false at the end. */
static inline bool field_text(struct fields *fields, char *text, size_t room)
{
    size_t length = 0;
    if (fields->size == 0)
        return false;
    while (fields->size > 0) {
        char c = (char)field_number(fields);
        if (c == '\n')
            break;
        if (c != '\0' && length + 1 < room)
            text[length++] = c;
    }
    text[length] = '\0';
    return true;
}

#endif
