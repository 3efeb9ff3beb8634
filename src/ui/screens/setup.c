/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/ranks.h"
#include "ui/kit/audio.h"
#include "ui/screens/pause.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"

static struct setup state;

struct setup *setup_state(void)
{
    return &state;
}

enum { ID_READY = 1, ID_PRESET, ID_RANDOM, ID_MIRROR, ID_FAVOURITES, ID_MENU, ID_COUNT };

static const char *const labels[ID_COUNT] = {
    [ID_READY] = N_("Ready"),           [ID_PRESET] = N_("Ready-made setup"),
    [ID_RANDOM] = N_("Random setup"),   [ID_MIRROR] = N_("Mirror"),
    [ID_FAVOURITES] = N_("Favourites"), [ID_MENU] = N_("Menu"),
};

static void offer_preset(struct draft *draft, struct rng *rng)
{
    for (int i = rng_below(rng, 4); i >= 0; i--) /* not always the same one */
        draft_next_preset(draft);
    if (rng_below(rng, 2))
        draft_mirror(draft);
}

void setup_open(struct app *app)
{
    struct setup *setup = &state;
    const struct match *match = &app->session.match;
    memset(setup, 0, sizeof *setup);
    board_play_open(&setup->board, &app->theme, match);
    draft_open(&setup->draft, match->game, match_now(match), &app->rng);
    if (!draft_recall(&setup->draft, match))
        offer_preset(&setup->draft, &app->rng);
    memcpy(setup->kept, setup->draft.kind, sizeof setup->kept);
    setup->session = app->session.number;
    setup->at = match->at;
    setup->board.view.turned = setup->draft.player == 1 && app->preferences.turn_board;
    board_play_set_position(&setup->board, match->at, setup->draft.player, false);
    setup->board.choice.focus = setup->draft.cells[setup->draft.count / 2];
}

/* Stores the draft in the match, unless that has moved on or been replaced. */
static void keep_draft(struct app *app)
{
    struct setup *setup = &state;
    if (setup->session == app->session.number && setup->at == app->session.match.at)
        draft_keep(&setup->draft, &app->session.match);
    memcpy(setup->kept, setup->draft.kind, sizeof setup->kept);
}

/* An untouched suggestion is not worth saving; a changed one is. */
static void keep_changes(struct app *app)
{
    const struct setup *setup = &state;
    if (memcmp(setup->kept, setup->draft.kind, sizeof setup->kept) != 0)
        keep_draft(app);
}

/* Where text is large, what a piece does needs more room than a player in the game. */
static float more_title(const struct app *app)
{
    return app->layout.folded ? 3 * app->layout.unit : 0;
}

/* The main button is half as high again as the others, and above them; in portrait, where there is
 * little height, beside them. */
static struct rect cut_main_button(const struct layout *l, struct rect *box, int rows)
{
    const float share = 1.5f;
    float gap = 0.4f * l->unit, all = (float)rows + share;
    bool beside = l->portrait && !l->folded;
    if (!beside)
        box->h = clamped(box->h, 0, 3 * l->unit * all);
    struct rect main =
        beside ? cut_left(box, 0.32f * box->w) : cut_top(box, (box->h - gap) * share / all);
    if (beside)
        cut_left(box, gap);
    else
        cut_top(box, gap);
    return main;
}

/* The buttons are where the game has its move list and tools. */
static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    const struct layout *l = &app->layout;
    struct fault fault;
    int first = app->session.match.game->setups ? ID_PRESET : ID_RANDOM;
    int columns = l->portrait ? 2 : 1, rows = (ID_COUNT - first + columns - 1) / columns;
    struct rect box = l->portrait ? l->moves : l->player[1];
    cut_top(&box, more_title(app));
    if (l->portrait)
        box.w = l->tools.x + l->tools.w - box.x;
    else
        box.h = l->tools.y + l->tools.h - box.y;
    form_begin(form);
    struct widget *ready =
        form_button(form, ID_READY, cut_main_button(l, &box, rows), _(labels[ID_READY]));
    ready->primary = true;
    ready->golden = draft_check(&state.draft, &fault); /* else it says what is wrong */
    for (int id = first; id < ID_COUNT; id++)
        form_button(form, id, rect_in_grid(box, columns, rows, 0.4f * l->unit, id - first),
                    _(labels[id]));
    form->focus_visible = form->focus_visible && (state.in_form || app->device < DEVICE_KEYBOARD);
}

/* Plays the draft and continues with the other setup or the game. */
static void ready(struct app *app)
{
    struct fault fault;
    if (!draft_play(&state.draft, &app->session.match, &fault)) {
        app_notice(app, fault.text);
        audio_play(SOUND_REFUSE, 1, 0);
        return;
    }
    memset(state.draft.kind, DRAFT_EMPTY, sizeof state.draft.kind);
    audio_play(SOUND_TURN, 1, 0);
    app_continue_match(app);
}

static void use_button(struct app *app, int id)
{
    struct draft *draft = &state.draft;
    state.board.choice.selected = CELL_NONE;
    switch (id) {
    case ID_READY:
        ready(app);
        break;
    case ID_PRESET:
        draft_next_preset(draft);
        break;
    case ID_RANDOM:
        draft_shuffle(draft, &app->rng);
        break;
    case ID_MIRROR:
        draft_mirror(draft);
        break;
    case ID_FAVOURITES:
        app_push(app, &screen_favourites);
        break;
    case ID_MENU:
        pause_open(app);
        break;
    default:
        break;
    }
}

static void press_cell(int cell)
{
    struct setup *setup = &state;
    if (cell == CELL_NONE || !draft_has(&setup->draft, cell)) {
        setup->board.choice.selected = CELL_NONE;
    } else if (setup->board.choice.selected == CELL_NONE) {
        if (setup->draft.kind[cell] == DRAFT_EMPTY)
            return;
        setup->board.choice.selected = cell;
        audio_play(SOUND_SELECT, 1, 0);
    } else {
        if (cell != setup->board.choice.selected) {
            draft_swap(&setup->draft, cell, setup->board.choice.selected);
            audio_play(SOUND_PLACE, 1, 0);
        }
        setup->board.choice.selected = CELL_NONE;
    }
}

static void move_focus(struct app *app, const struct action *action)
{
    struct setup *setup = &state;
    bool below = app->layout.portrait; /* where the buttons are; otherwise on the right */
    if (setup->in_form) {
        int before = setup->form.focus;
        form_action(&setup->form, action);
        setup->in_form = setup->form.focus != before ||
                         action->direction != (below ? DIRECTION_UP : DIRECTION_LEFT);
        return;
    }
    int cell =
        setup->board.choice.focus == CELL_NONE ? setup->draft.cells[0] : setup->board.choice.focus;
    int next = board_view_neighbour(&setup->board.view, cell, action->direction);
    if (next != CELL_NONE && draft_has(&setup->draft, next)) {
        setup->board.choice.focus = next;
        audio_play(SOUND_MENU_MOVE, 0.3f, 0);
    } else if (action->direction == (below ? DIRECTION_DOWN : DIRECTION_RIGHT)) {
        setup->in_form = true;
        setup->form.focus_visible = true;
    }
}

static void use_pointer(const struct action *action)
{
    struct board_play *board = &state.board;
    int cell = board_input_action(&board->input, &board->choice, &board->view, action);
    if (cell != CELL_NONE)
        press_cell(cell);
}

static void act(struct app *app, const struct action *action)
{
    if (action->type != ACTION_MENU && pads_is_others(app, action, state.draft.player))
        return;
    struct setup *setup = &state;
    switch (action->type) {
    case ACTION_POINT:
    case ACTION_PRESS:
    case ACTION_RELEASE: {
        struct pick pick = form_action(&setup->form, action);
        setup->in_form = false;
        if (pick.id)
            use_button(app, pick.id);
        else
            use_pointer(action);
        break;
    }
    case ACTION_FOCUS:
        move_focus(app, action);
        break;
    case ACTION_ACCEPT:
        if (setup->in_form)
            use_button(app, form_action(&setup->form, action).id);
        else
            press_cell(setup->board.choice.focus);
        break;
    case ACTION_BACK:
        if (setup->board.choice.selected != CELL_NONE)
            setup->board.choice.selected = CELL_NONE;
        else
            pause_open(app);
        break;
    case ACTION_MENU:
        pause_open(app);
        break;
    default:
        break;
    }
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    act(app, action);
    keep_changes(app);
}

static void make_scene(const struct setup *setup, struct scene *scene)
{
    memset(scene, 0, sizeof *scene);
    const struct draft *draft = &setup->draft;
    for (int i = 0; i < draft->count; i++) {
        int cell = draft->cells[i];
        if (draft->kind[cell] == DRAFT_EMPTY)
            continue;
        scene->actors[scene->count++] =
            (struct actor){.piece = {.owner = (uint8_t)draft->player, .kind = draft->kind[cell]},
                           .cell = (uint8_t)cell,
                           .x = setup->board.view.geometry.x[cell],
                           .y = setup->board.view.geometry.y[cell],
                           .alpha = 1,
                           .scale = 1,
                           .turn = 1};
    }
}

static void set_marks(const struct app *app, struct marks *marks)
{
    const struct setup *setup = &state;
    marks_clear(marks);
    marks->coordinates = app->preferences.coordinates;
    /* Where the army may stand; all the rest is in dusk. */
    marks->area = board_view_box_of(&setup->board.view, setup->draft.cells, setup->draft.count);
    marks->area_soft = true;
    for (int i = 0; setup->board.choice.selected != CELL_NONE && i < setup->draft.count; i++)
        if (setup->draft.kind[setup->draft.cells[i]] == DRAFT_EMPTY)
            marks->cell[setup->draft.cells[i]] |= MARK_DESTINATION;
    if (setup->board.choice.selected != CELL_NONE)
        marks->cell[setup->board.choice.selected] |= MARK_SELECTED;
    if (setup->board.choice.focus != CELL_NONE && !setup->in_form)
        marks->cell[setup->board.choice.focus] |= MARK_FOCUS;
    board_input_mark(&setup->board.input, &setup->board.choice, marks);
}

static const char *instruction(void)
{
    return _("Arrange your army: choose a piece, then where it goes.");
}

static void draw_title(const struct app *app, struct canvas *canvas)
{
    const struct setup *setup = &state;
    float u = app->layout.unit;
    struct rect box = app->layout.player[0];
    box.h += more_title(app);
    play_draw_lit_panel(app, canvas, box);
    box = rect_inset(box, panel_margin * u);
    struct rect title = cut_top(&box, 1.8f * u);
    play_draw_medal(app, canvas, &setup->board.view.look, setup->draft.player, &title);
    cut_top(&box, 0.4f * u);
    canvas_label(canvas, text_left(TEXT_LARGE, app->theme.tone[TONE_TEXT]), title,
                 match_shown_name(&app->session.match, setup->draft.player));
    int over = setup->board.choice.focus == CELL_NONE ? setup->board.choice.selected
                                                      : setup->board.choice.focus;
    int kind = over == CELL_NONE ? DRAFT_EMPTY : setup->draft.kind[over];
    char name[RANK_TEXT] = "";
    if (kind != DRAFT_EMPTY)
        rank_name(setup->draft.game, kind, name);
    struct text_style style = text_left(TEXT_LARGE, app->theme.tone[TONE_CAN]);
    if (canvas_paragraph(NULL, style, box, instruction()) > 0.55f * box.h)
        style.size = TEXT_BODY;
    float used = canvas_paragraph(canvas, style, box, instruction());
    cut_top(&box, used + 0.5f * u);
    if (app->layout.portrait) { /* there is no room below */
        canvas_label(canvas, text_right(TEXT_BODY, app->theme.tone[TONE_CAN]), title, name);
        return;
    }
    used = canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_CAN]), box, name);
    cut_top(&box, used);
    if (kind != DRAFT_EMPTY && setup->draft.game->kinds[kind].note)
        canvas_paragraph(canvas, text_left(TEXT_SMALL, app->theme.tone[TONE_TEXT]), box,
                         _(setup->draft.game->kinds[kind].note));
}

/* The whole army, where the move list will be. */
static void draw_army(const struct app *app, struct canvas *canvas)
{
    const struct setup *setup = &state;
    if (app->layout.portrait) /* the buttons are there */
        return;
    struct rect box = app->layout.moves;
    app_draw_panel(app, canvas, box, false);
    box = rect_inset(box, panel_margin * app->layout.unit);
    canvas_label(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_CAN]),
                 cut_top(&box, 1.6f * app->layout.unit), _("Your army"));
    struct paint paint = app_paint(app, canvas);
    struct army army = {.game = setup->draft.game,
                        .look = &setup->board.view.look,
                        .position = match_now(&app->session.match),
                        .player = setup->draft.player};
    ranks_draw(&army, &paint, box);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct scene scene;
    struct marks marks;
    list_widgets(app);
    board_view_place(&state.board.view, app->layout.board);
    make_scene(&state, &scene);
    set_marks(app, &marks);
    draw_title(app, canvas);
    draw_army(app, canvas);
    struct layout layout = app->layout;
    layout.show_focus = state.in_form; /* otherwise the focus is on the board */
    form_draw(&state.form, &app->theme, &layout, canvas);
    board_view_draw(&state.board.view, &app->theme, canvas, &scene, &marks);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose, swap")},
                                       {ACTION_PRESS, _("Choose, swap, or drag")},
                                       {ACTION_MENU, _("Menu")},
                                       {0}});
}

static void leave(struct app *app)
{
    board_input_clear(&state.board.input);
    keep_draft(app); /* so that the game can be saved with it */
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.board.view, &app->theme);
}

static const char *status(const struct app *app)
{
    (void)app;
    return instruction();
}

static void pieces(const struct app *app, struct piece *pieces)
{
    (void)app;
    const struct draft *draft = &state.draft;
    for (int cell = 0; cell < CELL_LIMIT; cell++)
        pieces[cell] = piece_of(NOBODY, 0);
    for (int i = 0; i < draft->count; i++)
        if (draft->kind[draft->cells[i]] != DRAFT_EMPTY)
            pieces[draft->cells[i]] = piece_of(draft->player, draft->kind[draft->cells[i]]);
}

const struct screen screen_setup = {
    .name = "setup",
    .need = {.wide_w = 62, .wide_h = 37.9f, .column_h = 75},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = keep_changes, /* made by the favourites */
    .leave = leave,
    .action = action,
    .retheme = retheme,
    .draw = draw,
    .pad_lost = pause_open,
    .board = &state.board,
    .status = status,
    .pieces = pieces,
};
