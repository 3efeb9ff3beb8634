/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The risk of standing next to hidden enemies, beyond what the search sees. */
#ifndef GAMES_STRATEGO_EXPOSURE_H
#define GAMES_STRATEGO_EXPOSURE_H

#include "games/stratego/judgement.h"

/* What the viewer's move adds to the loss to be expected from hidden enemies beside the piece. */
int exposure_of(const struct judgement *judgement, const struct belief *belief, struct move move);

#endif
