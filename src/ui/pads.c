/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/pads.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/identities.h"
#include "ui/kit/audio.h"

void pads_note(struct app *app, const struct action *action)
{
    if (action->device != DEVICE_PAD)
        return;
    if (action->type != ACTION_FOCUS_LOST)
        app->pads.plugged = action->pads;
    if (action->type != ACTION_PAD_FOUND && action->type != ACTION_PAD_LOST)
        app->pads.last = action->pad + 1;
}

/* ---- whose it is ---- */

/* A guest's gamepad belongs to a seat that a guest sits in. */
static bool sits_in(const struct app *app, const struct pad_owner *owner,
                    const struct match_player *player, int seat)
{
    if (!owner->joined || !player_is_person(player))
        return false;
    return *owner->person ? is_same_person(app, owner->person, player->person)
                          : owner->seat == seat && !*player->person;
}

static int joined_seat(const struct app *app, int pad, const struct match_player players[2])
{
    for (int seat = 0; seat < 2; seat++)
        if (sits_in(app, &app->pads.owner[pad], &players[seat], seat))
            return seat;
    return NOBODY;
}

/* The seat for which no gamepad has joined; `wanted` if there are two, NOBODY if there is none. */
static int free_seat(const struct app *app, const struct match_player players[2], int wanted)
{
    bool taken[2] = {false};
    for (int pad = 0; pad < PADS_MAX; pad++) {
        int seat = joined_seat(app, pad, players);
        if (seat < 2)
            taken[seat] = true;
    }
    if (!taken[wanted])
        return wanted;
    return taken[1 - wanted] ? NOBODY : 1 - wanted;
}

static bool two_people(const struct match_player players[2])
{
    return player_is_person(&players[0]) && player_is_person(&players[1]);
}

int pads_seat(const struct app *app, const struct action *action,
              const struct match_player players[2])
{
    if (action->device != DEVICE_PAD || action->pads < 2 || !two_people(players))
        return NOBODY;
    int seat = joined_seat(app, action->pad, players);
    if (seat == NOBODY && app->preferences.own_pads && action->pad < 2)
        seat = free_seat(app, players, app->pads.crossed ? 1 - action->pad : action->pad);
    return seat;
}

int pads_of_seat(const struct app *app, const struct match_player players[2], int seat)
{
    for (int pad = 0; pad < PADS_MAX && two_people(players); pad++)
        if (joined_seat(app, pad, players) == seat)
            return pad + 1;
    return 0;
}

bool pads_is_from_other(const struct app *app, const struct action *action, int player)
{
    return app->session.open && pads_seat(app, action, app->session.match.players) == 1 - player;
}

bool pads_is_others(const struct app *app, const struct action *action, int player)
{
    return pads_is_from_other(app, action, player) && !session_finished(&app->session);
}

int pads_partner_to_ask(const struct app *app, const struct action *action)
{
    if (!app->session.open || session_finished(&app->session))
        return NOBODY;
    int seat = pads_seat(app, action, app->session.match.players);
    return seat == NOBODY ? NOBODY : 1 - seat;
}

/* ---- joining ---- */

static void give_to(struct app *app, int pad, const struct match_player players[2], int seat)
{
    struct pad_owner *owner = &app->pads.owner[pad];
    *owner = (struct pad_owner){.joined = true, .seat = seat};
    memcpy(owner->person, players[seat].person, sizeof owner->person);
}

static int join_seat(struct app *app, int pad, const struct match_player players[2])
{
    int seat = joined_seat(app, pad, players);
    if (seat == NOBODY)
        seat = free_seat(app, players, 0);
    if (seat != NOBODY)
        give_to(app, pad, players, seat);
    return seat;
}

bool pads_join(struct app *app, const struct action *action, const struct match_player players[2])
{
    int host = app->pads.last - 1;
    if (action->device != DEVICE_PAD || action->type != ACTION_ACCEPT || action->pads < 2 ||
        !two_people(players) || host < 0 || host == action->pad ||
        joined_seat(app, action->pad, players) < 2 || free_seat(app, players, 0) == NOBODY)
        return false;
    join_seat(app, host, players);
    int seat = join_seat(app, action->pad, players);
    if (seat == NOBODY)
        return false;
    char text[NOTICE_TEXT];
    if (*players[seat].name)
        snprintf(text, sizeof text, _("%s plays with this gamepad now."), players[seat].name);
    else
        snprintf(text, sizeof text, "%s",
                 seat == 0 ? _("The first player plays with this gamepad now.")
                           : _("The second player plays with this gamepad now."));
    app_notice(app, text);
    audio_play(SOUND_MENU_ACCEPT, 0.8f, 0);
    return true;
}

const char *pads_invitation(const struct app *app, const struct match_player players[2])
{
    bool wanted = app->pads.plugged >= 2 && app->device == DEVICE_PAD && two_people(players) &&
                  free_seat(app, players, 0) < 2;
    return wanted ? _("The other gamepad joins") : "";
}

void pads_pass_on(struct app *app, const struct match_player before[2],
                  const struct match_player after[2])
{
    const int left[2] = {pads_of_seat(app, before, 0) - 1, pads_of_seat(app, before, 1) - 1};
    for (int i = 0; i < 4; i++) { /* first the one of their own seat, then the other */
        int seat = i % 2, pad = left[i < 2 ? seat : 1 - seat];
        if (pad >= 0 && joined_seat(app, pad, after) == NOBODY && !pads_of_seat(app, after, seat))
            give_to(app, pad, after, seat);
    }
}

bool pads_are_of_another(const struct app *app, const struct action *action, const char *person)
{
    bool own = false;
    for (int pad = 0; pad < PADS_MAX; pad++) {
        const struct pad_owner *owner = &app->pads.owner[pad];
        own |= owner->joined && *owner->person && is_same_person(app, owner->person, person);
    }
    if (!own || action->device != DEVICE_PAD || action->pads < 2)
        return false;
    const struct pad_owner *owner = &app->pads.owner[action->pad];
    return owner->joined && !(*owner->person && is_same_person(app, owner->person, person));
}

void pads_swap_sides(struct app *app)
{
    for (int pad = 0; pad < PADS_MAX; pad++)
        app->pads.owner[pad].seat = 1 - app->pads.owner[pad].seat;
    app->pads.crossed = !app->pads.crossed;
}

void pads_uncross(struct app *app)
{
    app->pads.crossed = false;
}

void pads_share(struct app *app)
{
    memset(app->pads.owner, 0, sizeof app->pads.owner);
    pads_uncross(app);
}

bool pads_any_joined(const struct app *app)
{
    for (int pad = 0; pad < PADS_MAX; pad++)
        if (app->pads.owner[pad].joined)
            return true;
    return false;
}
