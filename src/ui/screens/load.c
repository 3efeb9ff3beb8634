/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"
#include "ui/app.h"
#include "ui/kit/button_panel.h"
#include "ui/screens/load.h"
#include "ui/screens/open_game.h"
#include "ui/screens/question.h"
#include "ui/screens/review.h"
#include "ui/screens/slots.h"

static struct load state;

struct load *load_state(void)
{
    return &state;
}

enum { ID_BACK = 1, ID_OPEN, ID_DELETE, ID_RESTORE, ID_ROW = 10 };
enum { ROWS_MAX = WIDGETS_MAX - 4 }; /* the buttons stand below them */

static const char *const back[] = {[ID_BACK] = N_("Back")};
static const struct button_panel nothing_saved = {
    .width = 28, .head = 6.5f, .labels = back, .count = 1};

static const struct library_entry *selected_game(void)
{
    return state.rows.selected < state.games.count ? &state.games.list[state.rows.selected] : NULL;
}

/* No games, and none to bring back. */
static bool is_empty(void)
{
    return state.games.count == 0 && !*state.trash;
}

/* ---- layout ---- */

struct places {
    struct rect title, list, picture, buttons;
};

/* In units. Narrow pages have two buttons in a row. */
static const float button_height = 2.6f, button_gap = 0.6f;

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.8f * u;
    struct rect area = l->page;
    struct places places = {.title = cut_top(&area, 3.6f * u)};
    places.buttons =
        cut_bottom(&area, (l->narrow ? 2 * button_height + button_gap : button_height) * u);
    cut_bottom(&area, gap);
    if (l->portrait)
        places.picture = cut_top(&area, area.h * 0.42f);
    else
        places.picture = cut_right(&area, area.w * 0.44f);
    if (l->portrait)
        cut_top(&area, gap);
    else
        cut_right(&area, gap);
    places.list = area;
    return places;
}

static struct row_frame frame_of(const struct app *app)
{
    return (struct row_frame){&app->layout, places_of(app).list, &state.form, ID_ROW, ROWS_MAX};
}

/* A finished game can only be reviewed. */
static const char *open_label(const struct load *load)
{
    return load->finished ? C_("verb", "Review") : _("Play on");
}

static struct rect button_box(const struct app *app, int place)
{
    struct rect row = places_of(app).buttons;
    float u = app->layout.unit, gap = button_gap * u;
    int count = *state.trash ? 4 : 3;
    if (app->layout.narrow)
        return rect_in_grid(row, 2, 2, gap, place);
    float w = smaller(row.w, 13.3f * (float)count * u);
    row = (struct rect){rect_cx(row) - w / 2, row.y, w, row.h};
    return rect_in_grid(row, count, 1, gap, place);
}

static void list_widgets(struct app *app)
{
    struct load *load = &state;
    struct form *form = &load->form;
    form_begin(form);
    if (is_empty()) {
        button_panel_list(&nothing_saved, &app->layout, form);
        return;
    }
    struct row_frame frame = frame_of(app);
    row_list_add(&load->rows, &frame);
    const struct library_entry *game = selected_game();
    int place = 0;
    form_button(form, ID_OPEN, button_box(app, place++), open_label(load))->disabled =
        !game || *load->fault.text;
    form_button(form, ID_DELETE, button_box(app, place++), _("Delete"))->disabled = !game;
    if (*load->trash)
        form_button(form, ID_RESTORE, button_box(app, place++), _("Bring it back"));
    form_button(form, ID_BACK, button_box(app, place), _("Back"));
}

/* ---- choosing ---- */

/* Shows the selected position; pieces still hidden stay hidden. */
static void refresh_preview(struct app *app)
{
    struct load *load = &state;
    const struct library_entry *game = selected_game();
    struct text path = {0};
    struct match match;
    load->pictured = -1;
    load->finished = false;
    load->fault.text[0] = '\0';
    if (!game)
        return;
    library_path(&app->keeper.library, game->name, &path);
    bool read = save_load(path.data, &match, &load->fault);
    fault_without_folder(&load->fault, path.data);
    text_free(&path);
    if (!read)
        return;
    struct observation seen;
    board_view_open(&load->view, &app->theme, match.game, &match.settings);
    load->finished = game->state == ENTRY_FINISHED;
    match_observe(&match, match.at,
                  game_hides_pieces(match.game) && !load->finished ? VIEWER_STRANGER : VIEWER_ALL,
                  &seen);
    scene_at_rest(&load->scene, match.game, &load->view.geometry, &seen);
    load->pictured = load->rows.selected;
    match_free(&match);
}

static void choose(struct app *app, int index)
{
    struct row_frame frame = frame_of(app);
    row_list_choose(&state.rows, &frame, index);
    refresh_preview(app);
}

/* Reads the list again and chooses the game of this place in it. */
static void reload(struct app *app, int index)
{
    struct load *load = &state;
    struct fault fault;
    library_list_free(&load->games);
    if (!library_list(&app->keeper.library, &load->games, &fault))
        app_notice(app, fault.text);
    load->rows.count = load->games.count;
    if (index >= load->games.count)
        index = load->games.count - 1;
    choose(app, index < 0 ? 0 : index);
    if (load->games.count == 0)
        load->form.focus = *load->trash ? ID_RESTORE : ID_BACK;
}

static void enter(struct app *app)
{
    struct load *load = &state;
    *load->trash = '\0';
    row_list_reset(&load->rows, 0);
    reload(app, 0);
}

static void close(struct app *app)
{
    (void)app;
    library_list_free(&state.games);
}

static void open_selected(struct app *app)
{
    const struct library_entry *game = selected_game();
    char name[LIBRARY_NAME];
    struct fault fault;
    if (!game)
        return;
    if (*state.fault.text) {
        app_notice(app, state.fault.text);
        return;
    }
    strcpy(name, game->name); /* the list is read again with the screen */
    if (!open_game(app, name, &fault))
        app_notice(app, fault.text);
    else if (session_finished(&app->session))
        review_page_open(app);
}

static void delete_game(struct app *app, const char *name)
{
    char trash[LIBRARY_NAME];
    struct fault fault;
    if (keeper_delete(&app->keeper, name, trash, &fault))
        strcpy(state.trash, trash);
    else
        app_notice(app, fault.text);
    reload(app, state.rows.selected);
}

static void delete_asked(struct app *app)
{
    delete_game(app, state.asked);
}

/* The game that two play with a gamepad each belongs to both. True: the other one is asked. */
static bool ask_partner(struct app *app, const struct action *action, const char *name)
{
    const char *playing = keeper_file(&app->keeper, &app->session);
    struct question question = {.player = pads_partner_to_ask(app, action),
                                .offered = true,
                                .yes = _("Delete"),
                                .no = _("Keep the game"),
                                .agreed = delete_asked};
    if (question.player == NOBODY || !playing || strcmp(playing, name) != 0)
        return false;
    strcpy(state.asked, name);
    snprintf(question.title, sizeof question.title, _("%s: delete the game you are playing?"),
             match_player_name(&app->session.match, question.player));
    question_open(app, &question);
    return true;
}

static void delete_selected(struct app *app, const struct action *action)
{
    const struct library_entry *game = selected_game();
    char name[LIBRARY_NAME];
    if (!game)
        return;
    strcpy(name, game->name); /* the list is read again */
    if (!ask_partner(app, action, name))
        delete_game(app, name);
}

static void restore(struct app *app)
{
    char name[LIBRARY_NAME];
    struct fault fault;
    if (!*state.trash)
        return;
    strcpy(name, state.trash);
    if (!keeper_restore(&app->keeper, name, &fault)) {
        app_notice(app, fault.text);
        return;
    }
    *state.trash = '\0';
    reload(app, 0);
    for (int i = 0; i < state.games.count; i++)
        if (strncmp(state.games.list[i].name, name, strlen(state.games.list[i].name)) == 0)
            choose(app, i);
}

static void action(struct app *app, const struct action *action)
{
    struct load *load = &state;
    struct row_frame frame = frame_of(app);
    int before = load->rows.selected;
    list_widgets(app);
    bool taken = row_list_action(&load->rows, &frame, action);
    struct pick pick = {0};
    if (!taken)
        pick = form_action(&load->form, action);
    bool open = !taken && row_list_picked(&load->rows, &frame, pick.id, action);
    if (load->rows.selected != before)
        refresh_preview(app);
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        pick.id = ID_BACK;
    if (open || pick.id == ID_OPEN) {
        open_selected(app);
    } else if (pick.id == ID_DELETE) {
        delete_selected(app, action);
    } else if (pick.id == ID_RESTORE || action->type == ACTION_UNDO) {
        restore(app);
    } else if (pick.id == ID_BACK) {
        app_pop(app);
    }
}

/* ---- drawing ---- */

static void draw_slot(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct library_entry *game, bool lit)
{
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    struct slot slot;
    slot_describe(game, &slot);
    app_draw_panel(app, canvas, box, lit);
    box = rect_inset(box, 0.35f * u);
    cut_left(&box, 0.6f * u);
    cut_right(&box, 0.4f * u);
    struct rect date = slot_date_box(&app->layout, &box, slot.date);
    struct rect top = cut_top(&box, box.h * (app->layout.narrow ? 0.5f : 0.55f));
    top.w -= app->layout.narrow ? 0 : date.w;
    canvas_label(canvas, text_right(TEXT_SMALL, theme->tone[TONE_DIM]), date, slot.date);
    canvas_label(canvas, text_left(TEXT_BODY, theme->tone[TONE_TEXT]), top, slot.title);
    canvas_label(canvas, text_left(TEXT_SMALL, theme->tone[slot.readable ? TONE_DIM : TONE_WARN]),
                 box, slot.detail);
}

static void draw_picture(struct app *app, struct canvas *canvas, struct rect box)
{
    struct load *load = &state;
    const struct library_entry *game = selected_game();
    float u = app->layout.unit;
    app_draw_panel(app, canvas, box, false);
    box = rect_inset(box, u);
    if (load->pictured == load->rows.selected && game) {
        struct marks marks;
        marks_clear(&marks);
        board_view_place(&load->view, box);
        board_view_draw(&load->view, &app->theme, canvas, &load->scene, &marks);
        return;
    }
    if (game)
        canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                         load->fault.text);
}

static void draw_nothing_saved(const struct app *app, struct canvas *canvas)
{
    struct paint paint = app_paint(app, canvas);
    struct rect text = button_panel_draw(&nothing_saved, &paint, &state.form, _("Saved games"),
                                         app->theme.tone[TONE_TEXT]);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), text,
                     _("Every game you play appears here, from its first move on."));
    app_draw_prompts(app, canvas, (struct prompt[]){{ACTION_BACK, _("Back")}, {0}});
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct load *load = &state;
    struct places places = places_of(app);
    list_widgets(app);
    if (is_empty()) {
        draw_nothing_saved(app, canvas);
        return;
    }
    canvas_text(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                point_at(rect_cx(places.title), places.title.y + 1.6f * app->layout.unit),
                _("Saved games"));
    for (int i = 0; i < load->form.count; i++) {
        const struct widget *card = &load->form.list[i];
        if (card->id >= ID_ROW)
            draw_slot(app, canvas, card->box, &load->games.list[card->id - ID_ROW], card->chosen);
    }
    struct paint paint = app_paint(app, canvas);
    struct row_frame frame = frame_of(app);
    row_list_draw_bar(&load->rows, &frame, &paint);
    draw_picture(app, canvas, places.picture);
    form_draw(&load->form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                       {ACTION_ACCEPT, open_label(load)},
                                       {ACTION_UNDO, *load->trash ? _("Bring it back") : ""},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

static void retheme(struct app *app)
{
    board_view_retheme(&state.view, &app->theme);
}

const struct screen screen_load = {
    .name = "load",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .retheme = retheme,
    .draw = draw,
    .close = close,
};
