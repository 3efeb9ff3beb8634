/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The moves made so far: their list, and the timeline under the board. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "play/sheet.h"
#include "ui/app.h"
#include "ui/board/turn_text.h"
#include "ui/screens/play.h"
#include "ui/screens/play_status.h"

/* ---- the list ---- */

/* Where the rounds of the list stand. */
struct move_list {
    struct rect box;
    float line;
    int first, rows; /* the round in the first row, and how many there is room for */
    struct rect head;
    float number_end; /* the right edge of the numbers */
    struct move_column {
        float x, w;
    } of[2]; /* the first and the second turn of each round */
};

/* The part of a row for the first or the second turn of a round. */
static struct rect column_of(const struct move_list *list, struct rect row, int ply)
{
    const struct move_column *column = &list->of[1 - ply % 2];
    return (struct rect){column->x, row.y, column->w, row.h};
}

/* One turn in the list. */
struct listed_turn {
    int start, end; /* the steps from `start` to before `end` */
    int ply;
    struct rect slot;
};

/* The turn that begins at `start`; false if it is not visible. Setups are private and not listed.
 */
static bool turn_is_listed(const struct app *app, const struct move_list *list, int start,
                           struct listed_turn *turn)
{
    const struct match *match = &app->session.match;
    float line = list->line;
    int ply = match_ply(match, start) + 1, row = (ply + 1) / 2 - list->first;
    *turn = (struct listed_turn){.start = start, .end = turn_end(match, start), .ply = ply};
    turn->slot = column_of(
        list, (struct rect){list->box.x, list->box.y + line * (float)row, list->box.w, line}, ply);
    return match_position(match, start)->phase != PHASE_SETUP && row >= 0 && row < list->rows;
}

/* Moves the last capture closer to its move; where even that is too wide, only its sign is left. */
static void shorten_capture(char text[2 * TURN_TEXT], float width)
{
    static const char sign[] = "×";
    char *last = NULL;
    for (char *next = strstr(text, " ×"); next; next = strstr(next + 1, " ×"))
        last = next;
    if (!last)
        return;
    memmove(last, last + 1, strlen(last));
    if (text_width(TEXT_SMALL, text) > width &&
        (last[strlen(sign)] < '0' || last[strlen(sign)] > '9'))
        last[strlen(sign)] = '\0';
}

/* The turn with how its clash ended. Who met whom is for those who need not remember it, where
 * there is room. */
static void write_turn(const struct app *app, const struct listed_turn *turn,
                       char text[2 * TURN_TEXT])
{
    const struct match *match = &app->session.match;
    char made[TURN_TEXT], clash[TURN_TEXT];
    turn_text(match, turn->start, turn->end, made);
    snprintf(text, 2 * TURN_TEXT, "%s", made);
    if (turn->end != match->at || play_told_index(app) >= match->at) {
        bool told = sheet_is_on(match) || session_finished(&app->session);
        turn_clash(match, turn->start, turn->end, told, clash);
        snprintf(text, 2 * TURN_TEXT, "%s%s", made, clash);
        if (text_width(TEXT_SMALL, text) > turn->slot.w) {
            turn_clash(match, turn->start, turn->end, false, clash);
            snprintf(text, 2 * TURN_TEXT, "%s%s", made, clash);
        }
    } /* else it is just being fought */
    if (text_width(TEXT_SMALL, text) > turn->slot.w)
        shorten_capture(text, turn->slot.w);
}

/* ---- its columns ---- */

/* The widest text of either column, as far as they can be seen. */
static void measure_turns(const struct app *app, const struct move_list *list, float widest[2])
{
    struct listed_turn turn;
    for (int index = 0; index < app->session.match.length; index = turn.end) {
        char text[2 * TURN_TEXT];
        if (!turn_is_listed(app, list, index, &turn))
            continue;
        write_turn(app, &turn, text);
        float *most = &widest[1 - turn.ply % 2];
        *most = larger(*most, text_width(TEXT_SMALL, text));
    }
}

/* Halves, unless one side's turns need more and the other's leave it: a capture is longer. */
static void set_columns(const struct app *app, struct move_list *list, int rounds)
{
    char number[12];
    float u = app->layout.unit, widest[2] = {0, 0}, gap = 0.25f * u;
    snprintf(number, sizeof number, "%d.", rounds < 10 ? 10 : rounds % 10000);
    list->number_end = list->box.x + text_width(TEXT_SMALL, number);
    float left = list->number_end + gap, room = list->box.x + list->box.w - left - gap;
    for (int i = 0; i < 2; i++) /* while they are measured, nothing need be shortened */
        list->of[i] = (struct move_column){left, room};
    measure_turns(app, list, widest);
    float spared = room - widest[1];
    float first = clamped(room / 2, smaller(widest[0], spared), larger(widest[0], spared));
    list->of[0].w = first;
    list->of[1] = (struct move_column){left + first + gap, room - first};
}

static struct move_list list_moves(const struct app *app)
{
    const struct match *match = &app->session.match;
    struct move_list list = {.box = rect_inset(app->layout.moves, 0.75f * app->layout.unit),
                             .line = 1.45f * app->layout.unit};
    list.head = cut_top(&list.box, 1.6f * app->layout.unit);
    list.rows = (int)(list.box.h / list.line);
    int rounds = (match_ply(match, match->length) + 1) / 2;
    int current = (match_ply(match, match->at) + 1) / 2;
    int first = rounds > list.rows ? current - list.rows / 2 : 1;
    first = first > rounds - list.rows + 1 ? rounds - list.rows + 1 : first;
    list.first = first < 1 ? 1 : first;
    set_columns(app, &list, rounds);
    return list;
}

int play_listed_turn(const struct app *app, float x, float y)
{
    struct move_list list = list_moves(app);
    struct listed_turn turn;
    for (int index = 0; index < app->session.match.length; index = turn.end)
        if (turn_is_listed(app, &list, index, &turn) && rect_has(turn.slot, x, y))
            return turn.end;
    return 0;
}

/* ---- drawing it ---- */

/* Opacity of undone moves; every theme keeps a contrast of 4.5. */
static const float undone_alpha = 0.75f;

/* Each player's turns have a touch of their colour; the one on the board is gold on a band. */
static struct colour turn_colour(const struct app *app, const struct listed_turn *turn)
{
    const struct match *match = &app->session.match;
    const struct colour *tone = app->theme.tone;
    int player = match_position(match, turn->start)->turn;
    if (turn->start < match->at && match->at <= turn->end)
        return tone[TONE_CAN];
    struct colour own = blended(tone[TONE_TEXT], tone[TONE_PLAYER_1 + player], 0.3f);
    return faded(own, turn->start >= match->at ? undone_alpha : 1);
}

static void draw_turn(const struct app *app, struct canvas *canvas, const struct move_list *list,
                      const struct listed_turn *turn)
{
    const struct match *match = &app->session.match;
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    char text[2 * TURN_TEXT], number[8];
    bool shown = turn->start < match->at && match->at <= turn->end;
    if (shown || play_state()->pointed_turn == turn->end)
        canvas_fill(canvas, rect_inset(turn->slot, -0.1f * u), 0.25f * u,
                    faded(theme->tone[shown ? TONE_CAN : TONE_TEXT], 0.13f));
    snprintf(number, sizeof number, "%d.", (turn->ply + 1) / 2 % 10000);
    if (turn->ply % 2 == 1)
        canvas_text(canvas, text_right(TEXT_SMALL, theme->tone[TONE_DIM]),
                    point_at(list->number_end, rect_cy(turn->slot)), number);
    write_turn(app, turn, text);
    canvas_label(canvas, text_left(TEXT_SMALL, turn_colour(app, turn)), turn->slot, text);
}

/* How much further left than its column a head begins, so that long words fit: the first one has
 * the room above the numbers, the second one what the first leaves. */
struct head_shift {
    float left[2];
    bool fits; /* otherwise there are no words */
};

static const float head_piece = 1.0f, between_heads = 0.4f; /* in units */

static struct head_shift shift_heads(const struct app *app, const struct move_list *list,
                                     const char *const sides[2])
{
    float u = app->layout.unit, ends[2];
    struct rect heads[2];
    struct head_shift shift;
    for (int i = 0; i < 2; i++) {
        heads[i] = column_of(list, list->head, i + 1);
        ends[i] = heads[i].x + head_piece * u + text_width(TEXT_SMALL, sides[i]);
        shift.left[i] = larger(0, ends[i] - heads[i].x - heads[i].w);
    }
    float meet = ends[0] - shift.left[0] + between_heads * u - (heads[1].x - shift.left[1]);
    shift.left[0] += larger(0, meet);
    shift.fits = shift.left[0] <= heads[0].x - list->head.x;
    return shift;
}

/* Whose moves are in which column: the list says something before the first move, too. */
static void draw_heads(const struct app *app, struct canvas *canvas, const struct move_list *list)
{
    const struct match *match = &app->session.match;
    float u = app->layout.unit;
    int first = match_position(match, session_first(&app->session))->turn;
    const char *const sides[2] = {_(match->game->side[first]), _(match->game->side[1 - first])};
    struct head_shift shift = shift_heads(app, list, sides);
    for (int i = 0; i < 2; i++) {
        struct rect head = column_of(list, list->head, i + 1);
        head.x -= shift.fits ? shift.left[i] : 0;
        play_draw_own_piece(app, canvas, i == 0 ? first : 1 - first,
                            rect_around(head.x + 0.35f * u, rect_cy(head), u, u));
        if (shift.fits)
            canvas_text(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]),
                        point_at(head.x + head_piece * u, rect_cy(head)), sides[i]);
    }
    struct paint paint = app_paint(app, canvas);
    rule_draw(&paint, (struct rect){list->head.x, list->head.y + list->head.h - 0.2f * u,
                                    list->head.w, 0.2f * u});
}

/* Where the next turn will be written. */
static void draw_next(const struct app *app, struct canvas *canvas, const struct move_list *list)
{
    const struct match *match = &app->session.match;
    int ply = match_ply(match, match->length) + 1, row = (ply + 1) / 2 - list->first;
    bool amid = match->length > 0 && !match->steps[match->length - 1].turn_start;
    if (session_finished(&app->session) || amid || row >= list->rows ||
        match_position(match, match->length)->phase == PHASE_SETUP)
        return;
    struct rect line = {list->box.x, list->box.y + list->line * (float)row, list->box.w,
                        list->line};
    struct rect slot = column_of(list, line, ply);
    struct text_style style = text_right(TEXT_SMALL, app->theme.tone[TONE_DIM]);
    char number[8];
    snprintf(number, sizeof number, "%d.", (ply + 1) / 2 % 10000);
    if (ply % 2 == 1)
        canvas_text(canvas, style, point_at(list->number_end, rect_cy(slot)), number);
    canvas_label(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_DIM]), slot, "…");
}

static void draw_moves(const struct app *app, struct canvas *canvas)
{
    struct move_list list = list_moves(app);
    struct listed_turn turn;
    app_draw_panel(app, canvas, app->layout.moves, false);
    draw_heads(app, canvas, &list);
    for (int index = 0; index < app->session.match.length; index = turn.end)
        if (turn_is_listed(app, &list, index, &turn))
            draw_turn(app, canvas, &list, &turn);
    draw_next(app, canvas, &list);
}

/* ---- the timeline ---- */

/* As wide as the board above it, knob included. */
struct rect play_timeline_track(const struct app *app)
{
    struct rect track = app->layout.timeline, board = play_state()->board.view.frame;
    float knob = play_timeline_knob * app->layout.unit;
    track.x = board.x + knob;
    track.w = board.w - 2 * knob;
    return track;
}

int play_timeline_index(const struct app *app, float x)
{
    struct rect track = play_timeline_track(app);
    int first = session_first(&app->session), length = app->session.match.length - first;
    float part = clamped((x - track.x) / track.w, 0, 1);
    return first + (int)(part * (float)length + 0.5f);
}

static void draw_diamond(const struct app *app, struct canvas *canvas, struct point at, int player)
{
    float u = app->layout.unit;
    for (int layer = 0; layer < 2; layer++) {
        float side = (layer ? 0.56f : 0.76f) * u;
        struct draw *draw =
            canvas_add(canvas, DRAW_FILL, rect_around(at.x, at.y, side, side),
                       layer ? app->theme.tone[TONE_PLAYER_1 + player] : rgb(0x140c06));
        draw->angle = 45;
        draw->radius = 0.06f * u;
    }
}

/* A notch per move while there is room, and a diamond where men fell, in the colour of the player
 * who took them. */
static void draw_events(const struct app *app, struct canvas *canvas, struct rect track)
{
    const struct match *match = &app->session.match;
    int first = session_first(&app->session), length = match->length - first;
    float u = app->layout.unit, y = rect_cy(track), step = track.w / (float)length;
    for (int i = first; i < match->length; i++) {
        if (i == match->at - 1 && play_told_index(app) <= i)
            continue; /* it is still being shown */
        struct point place = {track.x + step * (float)(i + 1 - first), y};
        int player = match_position(match, i)->turn;
        if (match_position(match, i + 1)->men[1 - player] <
            match_position(match, i)->men[1 - player])
            draw_diamond(app, canvas, place, player);
        else if (step > 0.7f * u)
            canvas_disc(canvas, place, 0.17f * u,
                        blended(app->theme.tone[TONE_EDGE], app->theme.tone[TONE_TEXT], 0.4f));
    }
}

/* A groove in the table; what has been played is filled with brass. */
static void draw_groove(const struct app *app, struct canvas *canvas, struct rect track, float at)
{
    float u = app->layout.unit, y = rect_cy(track);
    struct colour brass = app->theme.tone[TONE_EDGE];
    struct rect groove = {track.x - 0.22f * u, y - 0.22f * u, track.w + 0.44f * u, 0.44f * u};
    canvas_fill(canvas, groove, 0.22f * u, faded(rgb(0), 0.6f));
    canvas_gradient(canvas, (struct rect){track.x, y - 0.11f * u, at - track.x, 0.22f * u},
                    0.11f * u, blended(brass, rgb(0xffffff), 0.45f), brass);
}

/* A golden knob to take hold of. */
static void draw_knob(const struct app *app, struct canvas *canvas, struct point at)
{
    const struct colour *tone = app->theme.tone;
    float u = app->layout.unit, r = (play_timeline_knob - 0.1f) * u;
    canvas_disc(canvas, at, play_timeline_knob * u, rgb(0x140c06));
    canvas_gradient(canvas, rect_around(at.x, at.y, 2 * r, 2 * r), r,
                    blended(tone[TONE_CAN], rgb(0xffffff), 0.4f),
                    blended(tone[TONE_CAN], rgb(0), 0.3f));
    canvas_disc(canvas, at, 0.42f * r, tone[TONE_CAPTURE]);
}

static void draw_timeline(const struct app *app, struct canvas *canvas)
{
    const struct match *match = &app->session.match;
    int first = session_first(&app->session), length = match->length - first;
    struct rect track = play_timeline_track(app);
    float part = length > 0 ? (float)(match->at - first) / (float)length : 0;
    float at = track.x + track.w * part;
    draw_groove(app, canvas, track, at);
    if (length > 0)
        draw_events(app, canvas, track);
    draw_knob(app, canvas, point_at(at, rect_cy(track)));
}

void play_draw_history(const struct app *app, struct canvas *canvas)
{
    bool result = play_shows_result(app); /* its buttons need the room */
    if (!result || !app->layout.portrait)
        draw_moves(app, canvas);
    if (!result)
        draw_timeline(app, canvas);
}
