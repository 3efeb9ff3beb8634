/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/screens/puzzle_duel.h"

/* The keys of the two halves. On French keyboards Z and Q are where others have W and A. */
static const struct {
    const char *name;
    enum hand_kind hand;
    enum action_type type;
    enum direction direction;
} keys[] = {
    {"W", HAND_LEFT_KEYS, ACTION_FOCUS, DIRECTION_UP},
    {"Z", HAND_LEFT_KEYS, ACTION_FOCUS, DIRECTION_UP},
    {"A", HAND_LEFT_KEYS, ACTION_FOCUS, DIRECTION_LEFT},
    {"Q", HAND_LEFT_KEYS, ACTION_FOCUS, DIRECTION_LEFT},
    {"S", HAND_LEFT_KEYS, ACTION_FOCUS, DIRECTION_DOWN},
    {"D", HAND_LEFT_KEYS, ACTION_FOCUS, DIRECTION_RIGHT},
    {"Space", HAND_LEFT_KEYS, ACTION_ACCEPT, DIRECTION_UP},
    {"Up", HAND_RIGHT_KEYS, ACTION_FOCUS, DIRECTION_UP},
    {"Left", HAND_RIGHT_KEYS, ACTION_FOCUS, DIRECTION_LEFT},
    {"Down", HAND_RIGHT_KEYS, ACTION_FOCUS, DIRECTION_DOWN},
    {"Right", HAND_RIGHT_KEYS, ACTION_FOCUS, DIRECTION_RIGHT},
    {"Return", HAND_RIGHT_KEYS, ACTION_ACCEPT, DIRECTION_UP},
};

static bool read_key(const struct action *action, struct hand *hand, struct action *out)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (strcmp(action->name, keys[i].name) != 0)
            continue;
        hand->kind = keys[i].hand;
        out->type = keys[i].type;
        out->direction = keys[i].direction;
        return action->pressed && action->type != ACTION_FULLSCREEN;
    }
    return false;
}

bool hand_of_action(const struct action *action, struct hand *hand, struct action *out)
{
    bool pointer = action->type == ACTION_POINT || action->type == ACTION_PRESS ||
                   action->type == ACTION_RELEASE;
    *hand = (struct hand){.kind = HAND_NONE};
    *out = *action;
    switch (action->device) {
    case DEVICE_KEYBOARD:
        return read_key(action, hand, out);
    case DEVICE_PAD:
        *hand = (struct hand){HAND_PAD, action->pad};
        return action->type == ACTION_FOCUS || action->type == ACTION_ACCEPT;
    case DEVICE_MOUSE:
        hand->kind = HAND_MOUSE;
        return pointer;
    default:
        hand->kind = HAND_TOUCH;
        return pointer;
    }
}

bool hands_are_same(const struct hand *a, const struct hand *b)
{
    return a->kind == b->kind && (a->kind != HAND_PAD || a->pad == b->pad);
}

void hand_words(const struct hand *hand, char text[80])
{
    switch (hand->kind) {
    case HAND_PAD:
        snprintf(text, 80, _("Gamepad %d"), hand->pad + 1);
        break;
    case HAND_LEFT_KEYS:
        snprintf(text, 80, "%s", _("Keys W A S D and Space"));
        break;
    case HAND_RIGHT_KEYS:
        snprintf(text, 80, "%s", _("Arrow keys and Return"));
        break;
    case HAND_MOUSE:
        snprintf(text, 80, "%s", _("Mouse"));
        break;
    case HAND_TOUCH:
        snprintf(text, 80, "%s", _("Touch screen"));
        break;
    default:
        snprintf(text, 80, "%s", _("Press to join"));
    }
}
