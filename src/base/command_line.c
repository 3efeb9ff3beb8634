/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/command_line.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

bool parse_number(const char *text, struct number_range range, uint64_t *number,
                  struct fault *fault)
{
    uint64_t value = 0;
    const char *digit = text;
    for (; *digit >= '0' && *digit <= '9'; digit++) {
        uint64_t next = (uint64_t)(*digit - '0');
        if (value > (UINT64_MAX - next) / 10)
            break;
        value = value * 10 + next;
    }
    if (digit == text || *digit || value < range.min || value > range.max)
        return fault_set(fault, _("%s must be a whole number from %llu to %llu, not '%.40s'"),
                         range.name, (unsigned long long)range.min, (unsigned long long)range.max,
                         text);
    *number = value;
    return true;
}

/* Finds the option named by `text` ("--size" or "--size=8"), if it is accepted here. */
static const struct command_option *find(const struct command_line *line, const char *text)
{
    size_t length = strcspn(text, "=");
    for (const struct command_option *option = line->options; option->name; option++)
        if (strlen(option->name) == length && strncmp(option->name, text, length) == 0 &&
            (!option->groups || option->groups & line->groups))
            return option;
    return NULL;
}

static bool take_text(const char **place, const char *name, const char *value, struct fault *fault)
{
    if (*place)
        return fault_set(fault, _("%s is given twice"), name);
    if (!*value)
        return fault_set(fault, _("%s needs a value"), name);
    *place = value;
    return true;
}

static bool take_value(const struct command_option *option, void *into, const char *value,
                       struct fault *fault)
{
    char *place = (char *)into + option->offset;
    switch (option->kind) {
    case ARGUMENT_FLAG:
        *(bool *)place = true;
        return true;
    case ARGUMENT_TEXT:
        return take_text((const char **)(void *)place, option->name, value, fault);
    case ARGUMENT_NUMBER:
        return parse_number(value, (struct number_range){option->name, option->min, option->max},
                            (uint64_t *)(void *)place, fault);
    default:
        return option->take(into, value, fault);
    }
}

/* Reads the option at the head of the list; returns how many arguments it used, or 0 on error. */
static int read_option(const struct command_line *line, int count, char **list, struct fault *fault)
{
    const struct command_option *option = find(line, list[0]);
    const char *equals = strchr(list[0], '=');
    if (!option)
        fault_set(fault, _("'%s' has no option '%.40s' (see %s)"), line->name, list[0], line->see);
    else if (option->kind == ARGUMENT_FLAG && equals)
        fault_set(fault, _("%s takes no value"), option->name);
    else if (option->kind == ARGUMENT_FLAG || equals)
        return take_value(option, line->into, equals ? equals + 1 : NULL, fault);
    else if (count < 2)
        fault_set(fault, _("%s needs a value"), option->name);
    else
        return take_value(option, line->into, list[1], fault) ? 2 : 0;
    return 0;
}

int command_line_read(const struct command_line *line, int count, char **list, struct fault *fault)
{
    int words = 0;
    bool only_words = false; /* after "--": a file may be called -x */
    for (int i = 0; i < count;) {
        if (!only_words && strcmp(list[i], "--") == 0) {
            only_words = true;
            i++;
        } else if (!only_words && list[i][0] == '-' && list[i][1]) {
            int read = read_option(line, count - i, list + i, fault);
            if (read == 0)
                return -1;
            i += read;
        } else if (words == line->words_max) {
            fault_set(fault, _("unexpected argument '%.40s' for '%s' (see %s)"), list[i],
                      line->name, line->see);
            return -1;
        } else {
            line->words[words++] = list[i++];
        }
    }
    return words;
}

void command_line_help(const struct command_option *options, struct text *text)
{
    enum { NAME_COLUMN = 24 };
    for (; options->name; options++) {
        char name[80];
        snprintf(name, sizeof name, "%s%s%s", options->name, options->value ? " " : "",
                 options->value ? _(options->value) : "");
        if (options->help)
            text_add(text, "  %-*s %s\n", NAME_COLUMN - 2, name, _(options->help));
    }
}
