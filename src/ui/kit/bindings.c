/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/bindings.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"

static const struct {
    const char *word, *label, *key, *button;
    enum action_type action;
    int value; /* direction or step */
} controls[CONTROL_COUNT] = {
    [CONTROL_UP] = {"up", N_("Up"), "Up", "dpup", ACTION_FOCUS, DIRECTION_UP},
    [CONTROL_DOWN] = {"down", N_("Down"), "Down", "dpdown", ACTION_FOCUS, DIRECTION_DOWN},
    [CONTROL_LEFT] = {"left", N_("Left"), "Left", "dpleft", ACTION_FOCUS, DIRECTION_LEFT},
    [CONTROL_RIGHT] = {"right", N_("Right"), "Right", "dpright", ACTION_FOCUS, DIRECTION_RIGHT},
    [CONTROL_ACCEPT] = {"accept", N_("Choose"), "Return", "a", ACTION_ACCEPT, 0},
    [CONTROL_BACK] = {"back", N_("Back"), "Escape", "b", ACTION_BACK, 0},
    [CONTROL_MENU] = {"menu", N_("Menu"), "F10", "start", ACTION_MENU, 0},
    [CONTROL_UNDO] = {"undo", N_("Undo"), "U", "leftshoulder", ACTION_UNDO, 0},
    [CONTROL_REDO] = {"redo", N_("Redo"), "R", "rightshoulder", ACTION_REDO, 0},
    [CONTROL_HINT] = {"hint", N_("Hint"), "H", "y", ACTION_HINT, 0},
    [CONTROL_HELP] = {"help", N_("Rules"), "F1", "back", ACTION_HELP, 0},
    [CONTROL_PEEK] = {"peek", N_("Look at your pieces"), "Space", "x", ACTION_PEEK, 0},
    [CONTROL_EARLIER] = {"earlier", N_("Look back"), "PageUp", "lefttrigger", ACTION_SCRUB, -1},
    [CONTROL_LATER] = {"later", N_("Look forward"), "PageDown", "righttrigger", ACTION_SCRUB, 1},
    [CONTROL_MUTE] = {"mute", N_("Mute"), "M", "leftstick", ACTION_MUTE, 0},
    [CONTROL_FULLSCREEN] = {"fullscreen", N_("Fullscreen"), "F11", "rightstick", ACTION_FULLSCREEN,
                            0},
    [CONTROL_SPEECH] = {"speech", N_("Speech on or off"), "F12", "back+start", ACTION_SPEECH, 0},
    [CONTROL_ASK_TURN] = {"ask_turn", N_("Whose turn is it?"), "F2", "back+dpup", ACTION_ASK,
                          ASK_TURN},
    [CONTROL_ASK_LAST] = {"ask_last", N_("What was played last?"), "F3", "back+dpdown", ACTION_ASK,
                          ASK_LAST},
    [CONTROL_ASK_HERE] = {"ask_here", N_("What is here?"), "F4", "back+a", ACTION_ASK, ASK_HERE},
    [CONTROL_ASK_ROW] = {"ask_row", N_("What is in this row?"), "F5", "back+dpleft", ACTION_ASK,
                         ASK_ROW},
    [CONTROL_ASK_COLUMN] = {"ask_column", N_("What is in this column?"), "F6", "back+dpright",
                            ACTION_ASK, ASK_COLUMN},
    [CONTROL_ASK_MINE] = {"ask_mine", N_("Where are my pieces?"), "F7", "back+x", ACTION_ASK,
                          ASK_MINE},
    [CONTROL_ASK_THEIRS] = {"ask_theirs", N_("Where are theirs?"), "F8", "back+b", ACTION_ASK,
                            ASK_THEIRS},
    [CONTROL_ASK_MOVES] = {"ask_moves", N_("What can I do?"), "F9", "back+y", ACTION_ASK,
                           ASK_MOVES},
};

/* Keys and buttons within reach of one hand, by control. Letters and function keys are on every
 * keyboard; figures are not. On a gamepad the hand has fewer buttons, so some make pairs with
 * others. */
static const struct reach {
    const char *key, *button;
} reaches[PRESET_COUNT][CONTROL_COUNT] = {
    [PRESET_LEFT_HAND] =
        {
            [CONTROL_UP] = {"W", "dpup"},
            [CONTROL_DOWN] = {"S", "dpdown"},
            [CONTROL_LEFT] = {"A", "dpleft"},
            [CONTROL_RIGHT] = {"D", "dpright"},
            [CONTROL_ACCEPT] = {"E", "lefttrigger"},
            [CONTROL_BACK] = {"Q", "leftstick"},
            [CONTROL_MENU] = {"Tab", "back"},
            [CONTROL_UNDO] = {"Z", "leftshoulder+dpleft"},
            [CONTROL_REDO] = {"X", "leftshoulder+dpright"},
            [CONTROL_HINT] = {"C", "leftshoulder+dpup"},
            [CONTROL_HELP] = {"F1", "leftshoulder"},
            [CONTROL_PEEK] = {"Space", "leftshoulder+dpdown"},
            [CONTROL_EARLIER] = {"R", "leftshoulder+lefttrigger"},
            [CONTROL_LATER] = {"F", "leftshoulder+leftstick"},
            [CONTROL_MUTE] = {"F2", "lefttrigger+dpleft"},
            [CONTROL_FULLSCREEN] = {"F3", "lefttrigger+dpright"},
            [CONTROL_SPEECH] = {"F4", "leftshoulder+back"},
            [CONTROL_ASK_TURN] = {"T", "back+dpup"},
            [CONTROL_ASK_LAST] = {"G", "back+dpdown"},
            [CONTROL_ASK_HERE] = {"V", "back+lefttrigger"},
            [CONTROL_ASK_ROW] = {"F5", "back+dpleft"},
            [CONTROL_ASK_COLUMN] = {"F6", "back+dpright"},
            [CONTROL_ASK_MINE] = {"Left Shift", "back+leftstick"},
            [CONTROL_ASK_THEIRS] = {"Left Ctrl", "back+leftshoulder"},
            [CONTROL_ASK_MOVES] = {"B", "lefttrigger+dpup"},
        },
    [PRESET_RIGHT_HAND] =
        {
            [CONTROL_UP] = {"Up", "dpup"}, /* the right stick moves, too */
            [CONTROL_DOWN] = {"Down", "dpdown"},
            [CONTROL_LEFT] = {"Left", "dpleft"},
            [CONTROL_RIGHT] = {"Right", "dpright"},
            [CONTROL_ACCEPT] = {"Return", "a"},
            [CONTROL_BACK] = {"Backspace", "b"},
            [CONTROL_MENU] = {"P", "start"},
            [CONTROL_UNDO] = {"U", "x"},
            [CONTROL_REDO] = {"I", "rightshoulder+x"},
            [CONTROL_HINT] = {"H", "y"},
            [CONTROL_HELP] = {"F7", "rightshoulder"},
            [CONTROL_PEEK] = {"L", "rightshoulder+a"},
            [CONTROL_EARLIER] = {"J", "righttrigger"},
            [CONTROL_LATER] = {"K", "rightstick"},
            [CONTROL_MUTE] = {"M", "start+rightstick"},
            [CONTROL_FULLSCREEN] = {"F8", "start+righttrigger"},
            [CONTROL_SPEECH] = {"F12", "rightshoulder+start"},
            [CONTROL_ASK_TURN] = {"O", "rightshoulder+y"},
            [CONTROL_ASK_LAST] = {"Y", "rightshoulder+b"},
            [CONTROL_ASK_HERE] = {"N", "rightshoulder+rightstick"},
            [CONTROL_ASK_ROW] = {"F9", "start+x"},
            [CONTROL_ASK_COLUMN] = {"F10", "start+y"},
            [CONTROL_ASK_MINE] = {"F11", "start+a"},
            [CONTROL_ASK_THEIRS] = {"Right Shift", "start+b"},
            [CONTROL_ASK_MOVES] = {"Right Ctrl", "rightshoulder+righttrigger"},
        },
};

void bindings_use_preset(struct bindings *bindings, enum preset preset)
{
    memset(bindings->key, 0, sizeof bindings->key);
    memset(bindings->button, 0, sizeof bindings->button);
    for (int i = 0; i < CONTROL_COUNT; i++) {
        const struct reach *reach = &reaches[preset][i];
        strcpy(bindings->key[i], reach->key ? reach->key : controls[i].key);
        strcpy(bindings->button[i], reach->button ? reach->button : controls[i].button);
    }
}

static bool are_same(const struct bindings *a, const struct bindings *b)
{
    for (int i = 0; i < CONTROL_COUNT; i++)
        if (strcmp(a->key[i], b->key[i]) != 0 || strcmp(a->button[i], b->button[i]) != 0)
            return false;
    return true;
}

enum preset bindings_preset(const struct bindings *bindings)
{
    struct bindings preset;
    int i = 0;
    for (; i < PRESET_COUNT; i++) {
        bindings_use_preset(&preset, (enum preset)i);
        if (are_same(&preset, bindings))
            break;
    }
    return (enum preset)i;
}

void bindings_defaults(struct bindings *bindings)
{
    memset(bindings, 0, sizeof *bindings);
    bindings->dead_zone = DEAD_ZONE_USUAL;
    bindings->repeat = REPEAT_NORMAL;
    bindings_use_preset(bindings, PRESET_BOTH_HANDS);
}

struct repeat_time bindings_repeat(const struct bindings *bindings)
{
    static const struct repeat_time times[REPEAT_COUNT] = {[REPEAT_OFF] = {0, 0},
                                                           [REPEAT_SLOW] = {800, 350},
                                                           [REPEAT_NORMAL] = {380, 110},
                                                           [REPEAT_FAST] = {250, 60}};
    return times[bindings->repeat];
}

static int find(char names[CONTROL_COUNT][BINDING_NAME], const char *name)
{
    for (int i = 0; i < CONTROL_COUNT; i++)
        if (*name && strcmp(names[i], name) == 0)
            return i;
    return CONTROL_COUNT;
}

struct action bindings_action(const struct bindings *bindings, enum device device, const char *name)
{
    struct bindings copy = *bindings; /* find() serves writers too */
    int control = find(device == DEVICE_PAD ? copy.button : copy.key, name);
    struct action action = {.device = device};
    if (control == CONTROL_COUNT)
        return action;
    action.type = controls[control].action;
    if (action.type == ACTION_FOCUS)
        action.direction = (enum direction)controls[control].value;
    else
        action.step = controls[control].value;
    return action;
}

void bindings_set(struct bindings *bindings, enum device device, enum control control,
                  const char *name)
{
    char(*names)[BINDING_NAME] = device == DEVICE_PAD ? bindings->button : bindings->key;
    int previous = find(names, name);
    if (previous == (int)control)
        return;
    if (previous != CONTROL_COUNT)
        memmove(names[previous], names[control], BINDING_NAME);
    snprintf(names[control], BINDING_NAME, "%s", name);
}

const char *control_label(enum control control)
{
    return controls[control].label;
}

const char *control_word(enum control control)
{
    return controls[control].word;
}
