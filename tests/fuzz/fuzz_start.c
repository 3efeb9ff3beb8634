/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Command lines of the graphical program: words, one per line. */
#include "fuzz.h"
#include "platform/arguments.h"

enum { ARGUMENTS_MAX = 40, WORD = 120 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char words[ARGUMENTS_MAX][WORD];
    char *list[ARGUMENTS_MAX + 1] = {"quatuor"};
    struct fields fields = {data, size};
    int count = 1;
    while (count < ARGUMENTS_MAX && field_text(&fields, words[count], WORD)) {
        list[count] = words[count];
        count++;
    }
    struct arguments arguments;
    struct fault fault = {""};
    if (arguments_read(&arguments, count, list, &fault)) {
        require(arguments.window_w >= 0 && arguments.window_w <= 100000, "a wild width");
    } else {
        require(*fault.text != '\0', "refused without a reason");
    }
    return 0;
}
