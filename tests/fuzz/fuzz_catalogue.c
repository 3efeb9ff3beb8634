/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Catalogues of arbitrary bytes are refused, or their translations can be printed with the
 * original's arguments. Input that begins with "+" selects a header, followed by translations of
 * known texts, one per line ("|" between plural forms). Plural rules have a separate target. */
#include "base/i18n.h"
#include "fuzz.h"

struct original {
    const char *one, *many;
};

/* Sorted, as in a catalogue. */
static const struct original originals[] = {
    {"", NULL},
    {"%d man", "%d men"},
    {"%d of %s", NULL},
    {"%s: %5.1f%%", NULL},
    {"Plain", NULL},
    {"one piece", "%d pieces"},
    {"{loser} lost {what}", NULL},
};

enum {
    ORIGINALS = sizeof originals / sizeof *originals,
    HEADER = 28,
    LINE = 200,
    ROOM = 2048 + ORIGINALS * LINE
};

struct writer {
    unsigned char *bytes;
    size_t size;
};

static void put_word(struct writer *writer, size_t at, size_t word)
{
    for (int i = 0; i < 4; i++)
        writer->bytes[at + (size_t)i] = (unsigned char)(word >> (8 * i));
}

static void put_string(struct writer *writer, size_t entry, const char *text, size_t length)
{
    put_word(writer, entry, length);
    put_word(writer, entry + 4, writer->size);
    memcpy(writer->bytes + writer->size, text, length);
    writer->bytes[writer->size + length] = '\0';
    writer->size += length + 1;
}

static void put_original(struct writer *writer, int i)
{
    char text[100];
    int length = snprintf(text, sizeof text, "%s%c%s", originals[i].one, originals[i].many ? 0 : 32,
                          originals[i].many ? originals[i].many : "");
    if (!originals[i].many)
        length = (int)strlen(originals[i].one);
    put_string(writer, HEADER + 8 * (size_t)i, text, (size_t)length);
}

/* Seldom, since reading a valid plural rule evaluates it a thousand times. */
static bool may_have_rule(size_t size)
{
    return size % 32 == 0;
}

static const char *chosen_header(unsigned choice, size_t size)
{
    if (!may_have_rule(size))
        return "";
    if (choice == 255)
        return "Plural-Forms: nplurals=3; plural=n%3;\n";
    return choice == 254 ? "Plural-Forms: nplurals=2; plural=n;\n" : "";
}

static unsigned char *composed(struct fields fields, size_t *size)
{
    struct writer writer = {calloc(1, ROOM), HEADER + 16 * ORIGINALS};
    const char *header = chosen_header(field_number(&fields), fields.size);
    put_word(&writer, 0, 0x950412de);
    put_word(&writer, 8, ORIGINALS);
    put_word(&writer, 12, HEADER);
    put_word(&writer, 16, HEADER + 8 * ORIGINALS);
    for (int i = 0; i < ORIGINALS; i++)
        put_original(&writer, i);
    for (int i = 0; i < ORIGINALS; i++) {
        char text[LINE] = "";
        if (i == 0)
            strcpy(text, header);
        else
            field_text(&fields, text, sizeof text);
        size_t length = strlen(text);
        for (size_t c = 0; i > 0 && c < length; c++)
            text[c] = text[c] == '|' ? '\0' : text[c];
        put_string(&writer, HEADER + 8 * (ORIGINALS + (size_t)i), text, length);
    }
    *size = writer.size;
    return realloc(writer.bytes, writer.size);
}

/* Prints with the original's arguments: sanitizers find anything else the translation reads. */
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-security"
static void print_all(void)
{
    char text[4000];
    snprintf(text, sizeof text, tr("%d of %s"), 3, "four");
    snprintf(text, sizeof text, tr("%s: %5.1f%%"), "part", 12.5);
    snprintf(text, sizeof text, tr("Plain"));
    for (unsigned long n = 0; n < 3; n++) {
        snprintf(text, sizeof text, tr_plural("%d man", "%d men", n), (int)n);
        snprintf(text, sizeof text, tr_plural("one piece", "%d pieces", n), (int)n);
        snprintf(text, sizeof text, tr_plural("Plain", "%d plains", n), (int)n);
    }
    const char *named = tr("{loser} lost {what}");
    for (const char *c = named; (c = strchr(c, '{')) != NULL; c++)
        if (strspn(c + 1, "abcdefghijklmnopqrstuvwxyz_0123456789") > 0 &&
            c[1 + strspn(c + 1, "abcdefghijklmnopqrstuvwxyz_0123456789")] == '}')
            require(strncmp(c, "{loser}", 7) == 0 || strncmp(c, "{what}", 6) == 0,
                    "a name nobody knows");
}

/* The bytes as they are, but for the rule's name in most of them. */
static unsigned char *plain(const uint8_t *data, size_t size)
{
    static const char name[] = "Plural-Forms:";
    unsigned char *bytes = (unsigned char *)copy_of(data, size);
    for (size_t i = 0; !may_have_rule(size) && i + sizeof name - 1 <= size; i++)
        if (memcmp(bytes + i, name, sizeof name - 1) == 0)
            bytes[i] = 'p';
    return realloc(bytes, size ? size : 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bool compose = size > 0 && *data == '+';
    size_t length = size;
    unsigned char *bytes =
        compose ? composed((struct fields){data + 1, size - 1}, &length) : plain(data, size);
    struct catalogue *catalogue = catalogue_open(bytes, length);
    if (!catalogue) {
        free(bytes);
        return 0;
    }
    i18n_use(catalogue);
    print_all();
    require(catalogue_refused(catalogue) >= 0, "a count below nothing");
    i18n_use(NULL);
    catalogue_close(catalogue);
    return 0;
}
