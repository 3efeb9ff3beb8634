/* What stands around the board while playing: the players, the moves, the tools, the timeline. */
#include <stdio.h>
#include <string.h>

#include "core/i18n.h"
#include "core/notation.h"
#include "ui/app.h"

/* Each player's own shape, so that colour is never the only sign: a disc and a diamond. */
static void draw_badge(struct canvas *canvas, int player, float x, float y, float r,
                       struct colour colour)
{
    if (player == 0) {
        canvas_disc(canvas, x, y, r, colour);
        return;
    }
    struct draw *draw =
        canvas_add(canvas, DRAW_FILL, rect_around(x, y, r * 1.6f, r * 1.6f), colour);
    draw->radius = r * 0.2f;
    draw->angle = 45;
}

/* Small men of one player in rows; returns what is left of the box below them. */
static struct rect draw_men(const struct app *app, struct canvas *canvas, struct rect box,
                            int player, int kind, int count, float alpha)
{
    float size = 1.55f * app->layout.unit;
    int columns = (int)(box.w / size);
    if (columns < 1 || count <= 0)
        return box;
    /* Large armies overlap rather than leave the panel. */
    int rows = (count + columns - 1) / columns;
    float pitch =
        (float)rows * size > box.h && rows > 1 ? (box.h - size) / (float)(rows - 1) : size;
    for (int i = 0; i < count; i++) {
        struct actor man = {.piece = {.owner = (uint8_t)player, .kind = (uint8_t)kind},
                            .alpha = alpha,
                            .scale = 1,
                            .turn = 1};
        float x = box.x + size * ((float)(i % columns) + 0.5f);
        float y = box.y + size * 0.62f + pitch * (float)(i / columns);
        board_view_piece(&app->play.view.look, app->play.view.game, canvas, &man, x, y, size);
    }
    cut_top(&box, pitch * (float)(rows - 1) + size);
    return box;
}

/* What the player still has in hand, then what the player lost. */
static void draw_trays(const struct app *app, struct canvas *canvas, struct rect box, int player)
{
    const struct game *game = app->session.match.game;
    const struct position *now = observed(&app->play.choice.now);
    for (int row = 0; row < 2; row++)
        for (int kind = 0; kind < game->kind_count; kind++) {
            struct tally tally = game->tally(now, player, kind);
            int count = row == 0 ? tally.in_hand : tally.gone;
            struct rect rest =
                draw_men(app, canvas, box, player, kind, count, row == 0 ? 1 : 0.45f);
            if (count > 0)
                box = rest;
        }
}

static const char *status_line(const struct app *app, int player, bool active)
{
    const struct play *play = &app->play;
    if (!active)
        return "";
    if (!session_is_person(&app->session, player))
        return _("The computer is thinking.");
    if (play->message_time > 0)
        return play->message;
    return choice_expects(&play->choice);
}

static void draw_player(const struct app *app, struct canvas *canvas, int player)
{
    const struct match *match = &app->session.match;
    const struct theme *theme = &app->theme;
    struct rect box = app->layout.player[player];
    float u = app->layout.unit;
    bool over = outcome_over(match_outcome(match));
    bool active = !over && match_now(match)->turn == player;
    struct colour own = theme->tone[TONE_PLAYER_1 + player];
    app_draw_panel(app, canvas, box, active);
    if (active) {
        canvas_frame(canvas, box, 0.5f * u, 0.12f * u, own);
        canvas_fill(canvas, (struct rect){box.x, box.y + 0.6f * u, 0.3f * u, box.h - 1.2f * u},
                    0.15f * u, own);
    }
    box = rect_inset(box, 0.7f * u);
    struct rect title = cut_top(&box, 1.8f * u);
    draw_badge(canvas, player, title.x + 0.7f * u, rect_cy(title), 0.55f * u, own);
    cut_left(&title, 1.7f * u);
    canvas_label(canvas, TEXT_LARGE, ALIGN_LEFT, title,
                 theme->tone[active || over ? TONE_TEXT : TONE_DIM],
                 match_player_name(match, player));
    cut_top(&box, 0.2f * u);
    const char *line = status_line(app, player, active);
    bool warning = active && app->play.message_time > 0;
    float used = canvas_paragraph(canvas, TEXT_BODY, ALIGN_LEFT, box,
                                  theme->tone[warning ? TONE_WARN : TONE_TEXT], line);
    float line_room = 2.7f * u > used ? 2.7f * u : used;
    cut_top(&box, line_room < box.h ? line_room : box.h);
    draw_trays(app, canvas, box, player);
}

/* A turn's moves in one text: "d2 xd6". Returns the index after it. */
static int turn_text(const struct match *match, int index, char *text, size_t size)
{
    size_t used = 0;
    text[0] = '\0';
    do {
        char move[MOVE_TEXT];
        move_format(match->game, match->steps[index].move, move);
        int n = snprintf(text + used, size - used, "%s%s", used ? " " : "", move);
        used += n > 0 ? (size_t)n : 0;
    } while (used < size && !match->steps[index++].turn_start && index < match->length);
    return index;
}

/* Setups are nobody's business but their owner's: they are told as one word. */
static bool is_setup(const struct match *match, int index)
{
    return match_position(match, index)->phase == PHASE_SETUP;
}

static void draw_moves(const struct app *app, struct canvas *canvas)
{
    const struct match *match = &app->session.match;
    const struct theme *theme = &app->theme;
    float u = app->layout.unit, line = 1.25f * u;
    struct rect box = app->layout.moves;
    app_draw_panel(app, canvas, box, false);
    box = rect_inset(box, 0.7f * u);
    int rows = (int)(box.h / line);
    if (rows <= 0)
        return;
    int total = match_ply(match, match->length), now = match_ply(match, match->at);
    int lines = (total + 1) / 2, current = (now + 1) / 2;
    int first = lines > rows ? current - rows / 2 : 1;
    first = first > lines - rows + 1 ? lines - rows + 1 : first;
    first = first < 1 ? 1 : first;
    for (int index = 0; index < match->length;) {
        char text[64];
        int ply = match_ply(match, index) + 1, start = index;
        index = turn_text(match, index, text, sizeof text);
        int row = (ply + 1) / 2 - first;
        if (is_setup(match, start) || row < 0 || row >= rows)
            continue;
        float y = box.y + line * ((float)row + 0.5f);
        bool present = index == match->at || (start < match->at && match->at < index);
        struct colour colour = theme->tone[present ? TONE_CAN : TONE_DIM];
        colour = faded(colour, start >= match->at ? 0.45f : 1);
        char number[8];
        snprintf(number, sizeof number, "%d.", (ply + 1) / 2 % 10000);
        if (ply % 2 == 1)
            canvas_text(canvas, TEXT_SMALL, ALIGN_RIGHT, box.x + 1.7f * u, y,
                        faded(theme->tone[TONE_DIM], 0.7f), number);
        struct rect slot = {box.x + 2.2f * u, y - line / 2, (box.w - 2.4f * u) / 2, line};
        if (ply % 2 == 0)
            slot.x += slot.w + 0.2f * u;
        canvas_label(canvas, TEXT_SMALL, ALIGN_LEFT, slot, colour, text);
    }
}

int play_timeline_index(const struct app *app, float x)
{
    struct rect track = app->layout.timeline;
    int length = app->session.match.length;
    float part = clamped((x - track.x) / track.w, 0, 1);
    return (int)(part * (float)length + 0.5f);
}

static void draw_timeline(const struct app *app, struct canvas *canvas)
{
    const struct match *match = &app->session.match;
    if (match->length == 0)
        return;
    struct rect box = app->layout.timeline;
    float u = app->layout.unit, y = rect_cy(box);
    float at = box.x + box.w * (float)match->at / (float)match->length;
    canvas_fill(canvas, (struct rect){box.x, y - 0.1f * u, box.w, 0.2f * u}, 0.1f * u,
                faded(app->theme.tone[TONE_TEXT], 0.14f));
    canvas_fill(canvas, (struct rect){box.x, y - 0.1f * u, at - box.x, 0.2f * u}, 0.1f * u,
                faded(app->theme.tone[TONE_CAN], 0.5f));
    bool back = match->at < match->length;
    canvas_disc(canvas, at, y, (back ? 0.4f : 0.28f) * u,
                app->theme.tone[back ? TONE_CAN : TONE_DIM]);
}

void play_list_tools(struct app *app)
{
    struct form *form = &app->play.tools;
    const struct match *match = &app->session.match;
    struct rect box = app->layout.tools;
    float u = app->layout.unit, gap = 0.4f * u;
    static const char *const labels[] = {N_("Undo"), N_("Redo"), N_("Menu")};
    static const int ids[] = {TOOL_UNDO, TOOL_REDO, TOOL_MENU};
    float h = clamped((box.h - 2 * gap) / 3, 1.5f * u, 2.4f * u);
    form_begin(form);
    for (int i = 0; i < 3; i++) {
        struct widget *button = form_button(form, ids[i], cut_top(&box, h), _(labels[i]));
        button->disabled = (ids[i] == TOOL_UNDO && session_undo_target(&app->session) == match->at) ||
                           (ids[i] == TOOL_REDO && match->at == match->length);
        cut_top(&box, gap);
    }
}

void play_draw_panels(struct app *app, struct canvas *canvas)
{
    for (int player = 0; player < 2; player++)
        draw_player(app, canvas, player);
    draw_moves(app, canvas);
    draw_timeline(app, canvas);
    play_list_tools(app);
    form_draw(&app->play.tools, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_PRESS, _("Choose, or drag")},
                                       {ACTION_UNDO, _("Undo")},
                                       {ACTION_REDO, _("Redo")},
                                       {ACTION_SCRUB, _("Look back")},
                                       {ACTION_MENU, _("Menu")},
                                       {0}});
}
