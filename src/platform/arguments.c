/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/arguments.h"

#include <stdio.h>

#include "base/command_line.h"
#include "base/i18n.h"
#include "base/language.h"
#include "core/registry.h"

static bool take_window(void *into, const char *value, struct fault *fault)
{
    enum { PIXELS_MAX = 32000 };
    struct arguments *arguments = into;
    int w, h;
    char rest;
    if (sscanf(value, "%dx%d%c", &w, &h, &rest) != 2 || w < 1 || h < 1 || w > PIXELS_MAX ||
        h > PIXELS_MAX)
        return fault_set(fault, _("--window needs a size such as 1280x800, not '%.40s'"), value);
    arguments->window_w = w;
    arguments->window_h = h;
    return true;
}

static bool take_seed(void *into, const char *value, struct fault *fault)
{
    struct arguments *arguments = into;
    arguments->has_seed = true;
    return parse_number(value, (struct number_range){"--seed", 0, UINT64_MAX}, &arguments->seed,
                        fault);
}

#define FLAG(member)   .kind = ARGUMENT_FLAG, .offset = offsetof(struct arguments, member)
#define TEXT(member)   .kind = ARGUMENT_TEXT, .offset = offsetof(struct arguments, member)
#define CALL(function) .kind = ARGUMENT_CALL, .take = function

static const struct command_option options[] = {
    {"--fullscreen", FLAG(fullscreen), .help = N_("fill the screen")},
    {"--window", CALL(take_window), .value = N_("WxH"), .help = N_("open a window of this size")},
    {"--game", TEXT(game), .value = N_("GAME"), .help = N_("start with this game")},
    {"--load", TEXT(load), .value = N_("FILE"), .help = N_("continue a saved game")},
    {"--lang", TEXT(lang), .value = N_("CODE"), .help = N_("language")},
    {"--reduced-motion", FLAG(reduced_motion), .help = N_("no animations, only fades")},
    {"--mute", FLAG(mute), .help = N_("no sound")},
    {"--seed", CALL(take_seed), .value = "N", .help = N_("the same random choices every time")},
    {"--script", TEXT(script), .value = N_("FILE"), .help = N_("let a script play (for tests)")},
    {"--narrate", FLAG(narrate),
     .help = N_("report what is shown, and where, as lines of JSON (for tests)")},
    {"--benchmark-frames", .kind = ARGUMENT_NUMBER,
     .offset = offsetof(struct arguments, benchmark_frames), .min = 1, .max = 1000000, .value = "N",
     .help = N_("draw N frames and print what they cost, as JSON")},
    {"--version", FLAG(version), .help = N_("print the version")},
    {"--help", FLAG(help), .help = N_("print this help")},
    {"-h", FLAG(help)},
    {.name = NULL},
};

void arguments_help(struct text *text)
{
    text_add(text, "%s\n", _("Usage: quatuor [OPTIONS] [FILE]"));
    command_line_help(options, text);
    char codes[LANGUAGE_CODES];
    text_add(text, "%s\n", _("FILE is a saved game to open."));
    text_add(text, "%s %s\n", _("CODE is one of:"), languages_codes(codes));
    text_add(text, "%s", _("GAME is one of:"));
    for (int i = 0; games[i]; i++)
        text_add(text, " %s", games[i]->id);
    text_add(text, "\n");
}

bool arguments_read(struct arguments *arguments, int argc, char **argv, struct fault *fault)
{
    *arguments = (struct arguments){.help = false};
    struct command_line line = {.options = options,
                                .into = arguments,
                                .name = "quatuor",
                                .see = "quatuor --help",
                                .words = &arguments->file,
                                .words_max = 1};
    return command_line_read(&line, argc - 1, argv + 1, fault) >= 0;
}
