/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Who owns which gamepad. A gamepad that has joined belongs to a person, whichever side they play,
 * or to a guest's seat; with the setting "one each" the first two belong to the two seats without
 * joining. A single gamepad is shared. */
#ifndef UI_PADS_H
#define UI_PADS_H

#include "core/match.h"
#include "ui/kit/action.h"

struct app;

struct pads {
    int plugged;  /* how many there are */
    int last;     /* number of the last one used, from 1; 0: none yet */
    bool crossed; /* with "one each": the sides were swapped, so the first one is the second seat's
                   */
    struct pad_owner {
        bool joined;
        char person[PERSON_ID]; /* empty: the guest in `seat` */
        int seat;
    } owner[PADS_MAX]; /* by action.pad, which survives unplugging */
};

/* Notes which gamepads are plugged in and used; call it after handling the action. */
void pads_note(struct app *app, const struct action *action);

/* The seat that owns the action's gamepad; NOBODY if it is shared. */
int pads_seat(const struct app *app, const struct action *action,
              const struct match_player players[2]);

/* The number of the gamepad that has joined for a seat, from 1; 0: none has. */
int pads_of_seat(const struct app *app, const struct match_player players[2], int seat);

/* Whether two people play the session's match and the action comes from the gamepad of the one who
 * is not `player`. */
bool pads_is_from_other(const struct app *app, const struct action *action, int player);
/* The same until the match is over; after that, both may act. */
bool pads_is_others(const struct app *app, const struct action *action, int player);

/* With a gamepad each, both players must agree before the match is ended or changed: the one to
 * ask, or NOBODY if no question is needed. */
int pads_partner_to_ask(const struct app *app, const struct action *action);

/* Before a game for two: pressing A on a second gamepad makes it join, together with the one used
 * so far. True if the action did that. */
bool pads_join(struct app *app, const struct action *action, const struct match_player players[2]);
/* The label of the prompt to join; empty if no gamepad can. */
const char *pads_invitation(const struct app *app, const struct match_player players[2]);

/* After others have taken seats: people keep the gamepads they have, and whoever has none goes on
 * with the one that was played with there. */
void pads_pass_on(struct app *app, const struct match_player before[2],
                  const struct match_player after[2]);

/* Whether a person has a gamepad of their own and the action comes from somebody else's: only they
 * may be renamed, merged, deleted or withdrawn from a tournament with it. */
bool pads_are_of_another(const struct app *app, const struct action *action, const char *person);

/* After the players swap sides: guests keep their gamepads. (People do anyway.) */
void pads_swap_sides(struct app *app);
/* Before a game that others may play: "one each" follows the seats again. */
void pads_uncross(struct app *app);

/* Makes all gamepads shared again. */
void pads_share(struct app *app);
/* Whether any has joined. */
bool pads_any_joined(const struct app *app);

#endif
