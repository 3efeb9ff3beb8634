/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/fairness.h"

#include "base/i18n.h"

int fairness_left(const struct session *session, int player, enum aid aid)
{
    return allowance_left(&session->match.aids[player][aid]);
}

int fairness_parts_left(const struct session *session, int player, enum aid aid)
{
    return allowance_parts_left(&session->match.aids[player][aid]);
}

/* Why a player gets no more of it. */
static const char *refusal(const struct allowance *allowance, enum aid aid)
{
    if (allowance->allowed == 0)
        return aid == AID_HINT ? _("It was agreed that %s plays without hints.")
                               : _("It was agreed that %s plays without take-backs.");
    return aid == AID_HINT ? _("%s has no hints left.") : _("%s has no take-backs left.");
}

bool fairness_use(struct session *session, int player, enum aid aid, struct fault *fault)
{
    struct match *match = &session->match;
    if (!match_use_aid(match, player, aid, aid == AID_HINT ? 1 : AID_PARTS))
        return fault_set(fault, refusal(&match->aids[player][aid], aid),
                         match_player_name(match, player));
    return true;
}

bool fairness_asks(const struct session *session)
{
    return session_person_count(session) == 2 && !game_hides_pieces(session->match.game);
}

int fairness_taker(const struct session *session, int index)
{
    return match_seat_of(&session->match, index);
}

bool fairness_needs_leave(const struct session *session, int index)
{
    bool granted = session->granted == session->match.moves_made && index >= session->granted_at;
    int taker = fairness_taker(session, index);
    bool counted = fairness_left(session, taker, AID_TAKE_BACK) != AID_UNLIMITED;
    return index < session->match.length && session_person_count(session) > 0 &&
           (counted || fairness_asks(session)) && !(session->granted && granted);
}

bool fairness_grant(struct session *session, int index, struct fault *fault)
{
    if (!fairness_use(session, fairness_taker(session, index), AID_TAKE_BACK, fault))
        return false;
    session->granted = session->match.moves_made;
    session->granted_at = index;
    return true;
}
