/* Whose gamepad is whose. A gamepad that has joined belongs to a person, on whichever side they
 * sit, or to a guest's seat; with the setting "a gamepad each" the first two belong to the two
 * seats without joining. With a single gamepad plugged in it is everybody's. */
#ifndef UI_PADS_H
#define UI_PADS_H

#include "core/match.h"
#include "ui/kit/action.h"

struct app;

struct pads {
    int plugged; /* how many there are */
    int last;    /* the number of the one used last, from 1; 0: none yet */
    struct pad_owner {
        bool joined;
        char person[PERSON_ID]; /* empty: a guest, in this seat: */
        int seat;
    } owner[PADS_MAX]; /* by action.pad, which stays the same when it is unplugged for a while */
};

/* Takes note of what is plugged in and used; to be called when the action is done with. */
void pads_note(struct app *app, const struct action *action);

/* The seat of the players to whom the action's gamepad belongs; NOBODY: to all of them. */
int pads_seat(const struct app *app, const struct action *action,
              const struct match_player players[2]);

/* The action comes from the gamepad of the one who is not `player` in the session's match, where
 * two people play. */
bool pads_is_from_other(const struct app *app, const struct action *action, int player);
/* The same while the match goes on: nobody acts for the other. What is left to do when it is over
 * belongs to both. */
bool pads_is_others(const struct app *app, const struct action *action, int player);

/* What ends or changes the match for both players takes both, while each has a gamepad: which of
 * them to ask, or NOBODY if it can just be done. */
int pads_partner_to_ask(const struct app *app, const struct action *action);

/* Before a game of two: a second gamepad that presses A joins, and so does the one that was used
 * until now. True if the action was that. */
bool pads_join(struct app *app, const struct action *action, const struct match_player players[2]);
/* Words for the prompt that invites it to; empty when there is none to be invited. */
const char *pads_invitation(const struct app *app, const struct match_player players[2]);

/* The players changed sides: guests keep their gamepads. (So do people, without this.) */
void pads_swap_sides(struct app *app);

/* Every gamepad is everybody's again. */
void pads_share(struct app *app);
/* Whether any has joined. */
bool pads_any_joined(const struct app *app);

#endif
