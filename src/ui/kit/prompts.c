/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/prompts.h"

#include <string.h>

#include "base/i18n.h"
#include "ui/kit/pad_signs.h"
#include "ui/kit/words.h"

/* Button labels by family. SDL names Nintendo's buttons by label and not by position: the one
 * labelled A is "a". */
static const struct {
    const char *button, *label[PAD_FAMILIES]; /* Xbox, PlayStation, Nintendo */
} buttons[] = {
    {"a", {"A", PAD_CROSS, "A"}},
    {"b", {"B", PAD_CIRCLE, "B"}},
    {"x", {"X", PAD_SQUARE, "X"}},
    {"y", {"Y", PAD_TRIANGLE, "Y"}},
    {"leftshoulder", {"LB", "L1", "L"}},
    {"rightshoulder", {"RB", "R1", "R"}},
    {"lefttrigger", {"LT", "L2", "ZL"}},
    {"righttrigger", {"RT", "R2", "ZR"}},
    {"start", {"≡", "Options", "+"}},
    {"back", {N_("View"), "Share", "−"}},
    {"leftstick", {"LS", "L3", "LS"}},
    {"rightstick", {"RS", "R3", "RS"}},
    {"dpup", {N_("D-pad up"), N_("D-pad up"), N_("D-pad up")}},
    {"dpdown", {N_("D-pad down"), N_("D-pad down"), N_("D-pad down")}},
    {"dpleft", {N_("D-pad left"), N_("D-pad left"), N_("D-pad left")}},
    {"dpright", {N_("D-pad right"), N_("D-pad right"), N_("D-pad right")}},
};

/* Keys whose names are words; letters and digits are the same in every language. */
static const char *const keys[] = {
    NC_("key", "Return"),    NC_("key", "Escape"),     NC_("key", "Space"),
    NC_("key", "Backspace"), NC_("key", "PageUp"),     NC_("key", "PageDown"),
    NC_("key", "Home"),      NC_("key", "End"),        NC_("key", "Insert"),
    NC_("key", "Delete"),    NC_("key", "Up"),         NC_("key", "Down"),
    NC_("key", "Left"),      NC_("key", "Right"),      NC_("key", "CapsLock"),
    NC_("key", "Tab"),       NC_("key", "Left Shift"), NC_("key", "Right Shift"),
    NC_("key", "Left Ctrl"), NC_("key", "Right Ctrl"),
};

const char *key_label(const char *key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(strchr(keys[i], '\004') + 1, key) == 0)
            return tr_marked(keys[i]);
    return key;
}

static const char *one_label(enum pad_family family, const char *button)
{
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++)
        if (strcmp(buttons[i].button, button) == 0)
            return _(buttons[i].label[family]);
    return button;
}

/* The second of a pair: there is less room. */
static const char *short_label(enum pad_family family, const char *button)
{
    static const struct {
        const char *button, *label;
    } directions[] = {{"dpup", N_("Up")},
                      {"dpdown", N_("Down")},
                      {"dpleft", N_("Left")},
                      {"dpright", N_("Right")}};
    for (size_t i = 0; i < sizeof directions / sizeof *directions; i++)
        if (strcmp(directions[i].button, button) == 0)
            return _(directions[i].label);
    return one_label(family, button);
}

const char *button_label(enum pad_family family, const char *button)
{
    static char pair[64]; /* read at once, on the drawing thread only */
    char first[BINDING_NAME];
    const char *plus = strchr(button, '+');
    if (!plus)
        return one_label(family, button);
    struct words words = words_into(first, sizeof first);
    words_add(&words, button);
    first[plus - button] = '\0';
    words = words_into(pair, sizeof pair);
    words_add(&words, one_label(family, first));
    words_add(&words, PAD_AND);
    words_add(&words, short_label(family, plus + 1));
    return pair;
}

/* The first control for this action, or CONTROL_COUNT. */
static int control_for(int action)
{
    static const struct {
        int action;
        enum control control;
    } controls[] = {
        {ACTION_ACCEPT, CONTROL_ACCEPT}, {ACTION_BACK, CONTROL_BACK},   {ACTION_MENU, CONTROL_MENU},
        {ACTION_UNDO, CONTROL_UNDO},     {ACTION_REDO, CONTROL_REDO},   {ACTION_HINT, CONTROL_HINT},
        {ACTION_HELP, CONTROL_HELP},     {ACTION_PEEK, CONTROL_PEEK},   {ACTION_MUTE, CONTROL_MUTE},
        {ACTION_SCRUB, CONTROL_EARLIER}, {PROMPT_LATER, CONTROL_LATER},
    };
    if (action >= PROMPT_CONTROL)
        return action - PROMPT_CONTROL;
    for (size_t i = 0; i < sizeof controls / sizeof *controls; i++)
        if (controls[i].action == action)
            return (int)controls[i].control;
    return CONTROL_COUNT;
}

static const char *control_name(const struct prompt_bar *bar, int action)
{
    bool pad = bar->device == DEVICE_PAD;
    if (action == ACTION_FOCUS)
        return pad ? _("Stick") : _("Arrows");
    if (action == ACTION_PRESS)
        return bar->device == DEVICE_TOUCH ? _("Tap") : _("Click");
    if (action == ACTION_MENU && !pad)
        action = ACTION_BACK; /* opens the menu too */
    int control = control_for(action);
    if (control == CONTROL_COUNT)
        return "";
    return pad ? button_label(bar->pad_family, bar->bindings->button[control])
               : key_label(bar->bindings->key[control]);
}

/* A pointer needs no keys to choose: it presses what it sees. */
static bool is_useful(enum device device, int action)
{
    bool pointer = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
    if (action == ACTION_PRESS)
        return pointer;
    if (device == DEVICE_TOUCH)
        return false;
    return !pointer ||
           (action != ACTION_ACCEPT && action != ACTION_FOCUS && action < PROMPT_CONTROL);
}

/* In units. */
static const float margin = 0.8f, line_height = 1.6f, first_line = 0.95f;
static const float cap_height = 1.24f, after_key = 0.45f, after_label = 0.95f;

/* A key of ivory, thicker at its foot. */
static void draw_cap(const struct paint *paint, struct rect cap, float radius)
{
    struct colour face = paint->theme->tone[TONE_TEXT];
    struct rect foot = cap;
    foot.y += 0.12f * paint->layout->unit;
    canvas_fill(paint->canvas, foot, radius, blended(face, rgb(0), 0.45f));
    canvas_fill(paint->canvas, cap, radius, face);
}

/* The key, then what it does; returns the width of both. */
static float draw_prompt(const struct prompt_bar *bar, const struct paint *paint, float x, float y,
                         const struct prompt *prompt)
{
    const struct colour *tone = paint->theme->tone;
    const char *key = control_name(bar, prompt->action);
    float u = paint->layout->unit, key_width = pad_label_width(TEXT_SMALL, key) + 0.7f * u;
    struct rect cap = {x, y - cap_height / 2 * u, key_width, cap_height * u};
    draw_cap(paint, cap, (bar->device == DEVICE_PAD ? cap_height / 2 : 0.25f) * u);
    pad_label_draw(paint->canvas, text_centred(TEXT_SMALL, opaque(tone[TONE_PANEL])),
                   point_at(rect_cx(cap), y), key);
    canvas_text(paint->canvas, text_left(TEXT_SMALL, tone[TONE_TEXT]),
                point_at(x + key_width + after_key * u, y), prompt->label);
    return key_width + after_key * u + text_width(TEXT_SMALL, prompt->label);
}

static float width_of(const struct prompt_bar *bar, const struct prompt *prompt, float unit)
{
    return pad_label_width(TEXT_SMALL, control_name(bar, prompt->action)) +
           text_width(TEXT_SMALL, prompt->label) + (0.7f + after_key) * unit;
}

void prompts_draw(const struct prompt_bar *bar, const struct paint *paint,
                  const struct prompt *prompts)
{
    struct rect box = paint->layout->prompts;
    float u = paint->layout->unit, left = box.x + margin * u;
    float x = left, y = box.y + first_line * u;
    for (; prompts->label; prompts++) {
        if (!*prompts->label || !is_useful(bar->device, prompts->action))
            continue;
        if (x + width_of(bar, prompts, u) > bar->end - 0.4f * u) {
            x = left;
            y += line_height * u;
        }
        if (y + 0.6f * u > box.y + box.h || left + width_of(bar, prompts, u) > bar->end) {
            paint->canvas->cut += !bar->crowded;
            return;
        }
        x += draw_prompt(bar, paint, x, y, prompts) + after_label * u;
    }
}
