/* A person's sign: their emblem on a disc of their colour. */
#ifndef UI_PERSON_BADGE_H
#define UI_PERSON_BADGE_H

#include "ui/kit/canvas.h"

struct app;
struct person;
struct match_player;

void person_badge_draw(const struct app *app, struct canvas *canvas, const struct person *person,
                       struct point centre, float radius);

/* The person who plays there; NULL: a guest or the computer. */
const struct person *player_person(const struct app *app, const struct match_player *player);

/* The name of a player of the session's match, with their badge to its left; a guest has none.
 * Centred text and badge are centred together. */
void player_label_draw(const struct app *app, struct canvas *canvas, struct text_style style,
                       struct rect box, int player);

#endif
