/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Plural rules of arbitrary bytes yield an existing form for every number. The first byte is the
 * number of forms; input that begins with "!" is a header. */
#include "base/plural.h"
#include "fuzz.h"

static void check(const struct plural *plural)
{
    static const unsigned long numbers[] = {0, 1, 2, 3, 5, 7, 11, 21, 100, 1000000, -1ul};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        require(plural_form(plural, numbers[i]) < plural->forms, "a form there is not");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char before[] = "Language: xx\nPlural-Forms: ";
    struct fields fields = {data, size};
    struct plural plural = {.forms = 1 + field_number(&fields) % PLURAL_FORMS_MAX};
    char text[400];
    if (!field_text(&fields, text, sizeof text))
        return 0;
    if (*data == '!') {
        char header[sizeof before + sizeof text];
        snprintf(header, sizeof header, "%s%s", before, text);
        if (!plural_read(&plural, header))
            return 0;
    } else {
        snprintf(plural.rule, sizeof plural.rule, "%.*s", PLURAL_TEXT - 1, text);
    }
    check(&plural);
    return 0;
}
