#include "platform/arguments.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

enum { FRAMES_MAX = 1000000 }; /* of a benchmark */

const char *arguments_help(void)
{
    return _(
        "Usage: quatuor [OPTIONS] [FILE]\n"
        "  --fullscreen           fill the screen\n"
        "  --window WxH           open a window of this size\n"
        "  --game GAME            start with towers, dodgem, morris or stratego\n"
        "  --load FILE            continue a saved game (FILE alone: and tell in the window\n"
        "                         when it cannot be)\n"
        "  --lang en|fr           language\n"
        "  --reduced-motion       no animations, only fades\n"
        "  --mute                 no sound\n"
        "  --seed N               the same random choices every time\n"
        "  --script FILE          let a script play (for tests)\n"
        "  --narrate              tell what is shown, and where, in lines of JSON (for tests)\n"
        "  --benchmark-frames N   draw N frames and print what they cost, as JSON\n"
        "  --version, --help\n");
}

static bool needs_value(const char *name)
{
    static const char *const names[] = {
        "--window", "--game", "--load", "--lang", "--script", "--seed", "--benchmark-frames"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

/* strtoull() alone would take "-1" for the largest number there is. */
static bool read_number(const char *name, const char *value, uint64_t min, uint64_t max,
                        uint64_t *number, struct fault *fault)
{
    char *end;
    errno = 0;
    *number = strtoull(value, &end, 10);
    bool whole = *value >= '0' && *value <= '9' && !*end && !errno;
    return (whole && *number >= min && *number <= max) ||
           fault_set(fault, _("%s wants a number from %s up, not %s"), name, min ? "1" : "0",
                     value);
}

static bool set_value(struct arguments *a, const char *name, const char *value, struct fault *fault)
{
    uint64_t frames = 0;
    char rest;
    if (strcmp(name, "--game") == 0) {
        a->game = value;
    } else if (strcmp(name, "--load") == 0) {
        a->load = value;
    } else if (strcmp(name, "--script") == 0) {
        a->script = value;
    } else if (strcmp(name, "--lang") == 0) {
        a->lang = value;
    } else if (strcmp(name, "--window") == 0) {
        if (sscanf(value, "%dx%d%c", &a->window_w, &a->window_h, &rest) != 2 || a->window_w < 1 ||
            a->window_h < 1 || a->window_w > 32000 || a->window_h > 32000)
            return fault_set(fault, _("--window wants a size such as 1280x800, not %s"), value);
    } else if (strcmp(name, "--seed") == 0) {
        a->has_seed = true;
        return read_number(name, value, 0, UINT64_MAX, &a->seed, fault);
    } else {
        if (!read_number(name, value, 1, FRAMES_MAX, &frames, fault))
            return false;
        a->benchmark_frames = (int)frames;
    }
    return true;
}

bool arguments_read(struct arguments *a, int argc, char **argv, struct fault *fault)
{
    *a = (struct arguments){.help = false};
    for (int i = 1; i < argc; i++) {
        const char *name = argv[i];
        if (needs_value(name)) {
            if (i + 1 == argc)
                return fault_set(fault, _("%s needs a value"), name);
            if (!set_value(a, name, argv[++i], fault))
                return false;
        } else if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
            a->help = true;
        } else if (strcmp(name, "--version") == 0) {
            a->version = true;
        } else if (strcmp(name, "--fullscreen") == 0) {
            a->fullscreen = true;
        } else if (strcmp(name, "--reduced-motion") == 0) {
            a->reduced_motion = true;
        } else if (strcmp(name, "--narrate") == 0) {
            a->narrate = true;
        } else if (strcmp(name, "--mute") == 0) {
            a->mute = true;
        } else if (name[0] != '-' && !a->file) {
            a->file = name;
        } else {
            return fault_set(fault, _("unknown argument %s (see --help)"), name);
        }
    }
    return true;
}
