/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/plural.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Limits nesting, so that no rule can exhaust the stack. */
enum { NESTING_MAX = 40 };

struct reader {
    const char *at;
    unsigned long n;
    int nesting;
    bool damaged;
};

/* C's operators by precedence; a longer one precedes its own prefix. */
struct operation {
    const char *text;
    int strength;
};

static const struct operation operators[] = {
    {"||", 1}, {"&&", 2}, {"==", 3}, {"!=", 3}, {"<=", 4}, {">=", 4}, {"<", 4},
    {">", 4},  {"+", 5},  {"-", 5},  {"*", 6},  {"/", 6},  {"%", 6},
};

static unsigned long read_choice(struct reader *reader);

static void skip_blanks(struct reader *reader)
{
    while (*reader->at == ' ' || *reader->at == '\t')
        reader->at++;
}

static bool take(struct reader *reader, char sign)
{
    skip_blanks(reader);
    if (*reader->at != sign)
        return false;
    reader->at++;
    return true;
}

static unsigned long give_up(struct reader *reader)
{
    reader->damaged = true;
    return 0;
}

/* A number, n, a parenthesised expression, or the negation of one of these. */
static unsigned long read_value(struct reader *reader)
{
    unsigned long value = 0;
    if (reader->damaged || ++reader->nesting > NESTING_MAX)
        return give_up(reader);
    if (take(reader, '!')) {
        value = !read_value(reader);
    } else if (take(reader, 'n')) {
        value = reader->n;
    } else if (take(reader, '(')) {
        value = read_choice(reader);
        if (!take(reader, ')'))
            give_up(reader);
    } else if (isdigit((unsigned char)*reader->at)) {
        char *end;
        value = strtoul(reader->at, &end, 10);
        reader->at = end;
    } else {
        give_up(reader);
    }
    reader->nesting--;
    return value;
}

static const struct operation *take_operator(struct reader *reader, int strength)
{
    skip_blanks(reader);
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        const char *text = operators[i].text;
        if (*reader->at != text[0] || (text[1] && reader->at[1] != text[1]))
            continue;
        if (operators[i].strength < strength)
            return NULL;
        reader->at += strlen(text);
        return &operators[i];
    }
    return NULL;
}

static unsigned long combine(struct reader *reader, const char *text, unsigned long a,
                             unsigned long b)
{
    bool equal_follows = text[1] == '=';
    switch (*text) {
    case '|':
        return a || b;
    case '&':
        return a && b;
    case '=':
        return a == b;
    case '!':
        return a != b;
    case '<':
        return equal_follows ? a <= b : a < b;
    case '>':
        return equal_follows ? a >= b : a > b;
    case '+':
        return a + b;
    case '-':
        return a - b;
    case '*':
        return a * b;
    default:
        if (b == 0)
            return give_up(reader);
        return *text == '/' ? a / b : a % b;
    }
}

/* Operators that bind at least as strongly as `strength`, left to right. */
static unsigned long read_operators(struct reader *reader, int strength)
{
    unsigned long value = read_value(reader);
    const struct operation *found;
    while (!reader->damaged && (found = take_operator(reader, strength)) != NULL)
        value = combine(reader, found->text, value, read_operators(reader, found->strength + 1));
    return value;
}

static unsigned long read_choice(struct reader *reader)
{
    if (reader->damaged || ++reader->nesting > NESTING_MAX)
        return give_up(reader);
    unsigned long value = read_operators(reader, 1);
    if (take(reader, '?')) {
        unsigned long yes = read_choice(reader);
        if (!take(reader, ':'))
            give_up(reader);
        unsigned long no = read_choice(reader);
        value = value ? yes : no;
    }
    reader->nesting--;
    return value;
}

static bool evaluate(const struct plural *plural, unsigned long number, unsigned long *form)
{
    struct reader reader = {.at = plural->rule, .n = number};
    *form = read_choice(&reader);
    skip_blanks(&reader);
    return !reader.damaged && *reader.at == '\0';
}

bool plural_read(struct plural *plural, const char *header)
{
    *plural = (struct plural){.forms = 2, .rule = "n != 1"};
    const char *line = strstr(header, "Plural-Forms:");
    if (!line)
        return true;
    size_t length = strcspn(line, "\n");
    const char *rule = strstr(line, " plural=");
    if (sscanf(line, "Plural-Forms: nplurals=%u", &plural->forms) != 1 || plural->forms < 1 ||
        plural->forms > PLURAL_FORMS_MAX || !rule || rule >= line + length)
        return false;
    rule += strlen(" plural=");
    size_t rule_length = strcspn(rule, ";\n");
    if (rule_length >= sizeof plural->rule)
        return false;
    memcpy(plural->rule, rule, rule_length);
    plural->rule[rule_length] = '\0';
    for (unsigned long n = 0; n <= 1000; n++) {
        unsigned long form;
        if (!evaluate(plural, n, &form) || form >= plural->forms)
            return false;
    }
    return true;
}

unsigned plural_form(const struct plural *plural, unsigned long number)
{
    unsigned long form;
    return evaluate(plural, number, &form) && form < plural->forms ? (unsigned)form : 0;
}
