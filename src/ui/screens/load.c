#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/button_panel.h"
#include "ui/kit/scroll_bar.h"
#include "ui/screens/load.h"
#include "ui/screens/review.h"

static struct load state;

struct load *load_state(void)
{
    return &state;
}

enum { ID_BACK = 1, ID_OPEN, ID_DELETE, ID_YES, ID_NO, ID_ROW = 10 };
enum { ROWS_MAX = WIDGETS_MAX - 3 }; /* three buttons stand below them */

static const char *const back[] = {[ID_BACK] = N_("Back")};
static const struct button_panel nothing_saved = {
    .width = 28, .head = 6.5f, .labels = back, .count = 1};

static const struct slot *selected_slot(void)
{
    const struct load *load = &state;
    return load->selected < load->slots.count ? &load->slots.list[load->selected] : NULL;
}

/* ---- where everything is ---- */

struct places {
    struct rect title, list, picture, buttons;
    float row; /* with the gap below it */
    int rows;
};

static const float row_height = 3.7f, row_gap = 0.4f; /* in units; two lines of text */

static struct places places_of(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, gap = 0.8f * u;
    struct rect area = l->page;
    struct places places = {.title = cut_top(&area, 3.6f * u)};
    places.buttons = cut_bottom(&area, 2.6f * u);
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
    places.rows = (int)clamped((area.h + row_gap * u) / (row_height * u), 1, ROWS_MAX);
    places.row = (area.h + row_gap * u) / (float)places.rows;
    return places;
}

/* What is asked; a NULL canvas only measures. */
static float draw_words(const struct app *app, struct canvas *canvas, struct rect box)
{
    return canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                            _("Delete this saved game? It cannot be brought back."));
}

static struct rect question_box(const struct app *app)
{
    const struct layout *l = &app->layout;
    float u = l->unit, w = smaller(l->page.w, 34 * u);
    float h = draw_words(app, NULL, (struct rect){.w = w - 2.4f * u, .h = l->height}) + 9.8f * u;
    return rect_around(l->width / 2, l->height / 2, w, h);
}

static void list_question(struct app *app)
{
    struct form *form = &state.form;
    float u = app->layout.unit;
    struct rect box = rect_inset(question_box(app), 1.2f * u);
    struct rect row = cut_bottom(&box, 2.6f * u);
    form_button(form, ID_YES, rect_in_grid(row, 0, 0, 2, 1, 0.8f * u), _("Delete it"));
    form_button(form, ID_NO, rect_in_grid(row, 1, 0, 2, 1, 0.8f * u), _("Keep it"))->primary = true;
}

/* A finished game can only be looked back at. */
static const char *open_label(const struct load *load)
{
    return load->finished ? C_("verb", "Review") : _("Play on");
}

static void list_widgets(struct app *app)
{
    struct load *load = &state;
    struct form *form = &load->form;
    struct places places = places_of(app);
    float u = app->layout.unit, gap = 0.6f * u;
    form_begin(form);
    if (load->confirming) {
        list_question(app);
        return;
    }
    if (load->slots.count == 0) {
        button_panel_list(&nothing_saved, &app->layout, form);
        return;
    }
    for (int i = 0; i < places.rows && load->first + i < load->slots.count; i++) {
        struct rect box = rect_in_grid(places.list, 0, i, 1, places.rows, row_gap * u);
        struct widget *card = form_add(form, WIDGET_CARD, ID_ROW + load->first + i, box, "");
        card->primary = card->chosen = load->first + i == load->selected;
    }
    const struct slot *slot = selected_slot();
    struct rect row = places.buttons;
    float w = (row.w < 40 * u ? row.w : 40 * u) / 3 - gap;
    row.x = rect_cx(row) - 1.5f * w - gap;
    form_button(form, ID_OPEN, cut_left(&row, w), open_label(load))->disabled =
        !slot || *slot->fault.text;
    cut_left(&row, gap);
    form_button(form, ID_DELETE, cut_left(&row, w), _("Delete"))->disabled = !slot;
    cut_left(&row, gap);
    form_button(form, ID_BACK, cut_left(&row, w), _("Back"));
}

/* ---- choosing ---- */

/* The picture of the selected position, as a stranger sees it. */
static void take_picture(struct app *app)
{
    struct load *load = &state;
    const struct slot *slot = selected_slot();
    char path[PATH_TEXT];
    struct match match;
    load->pictured = -1;
    load->finished = false;
    if (!slot || *slot->fault.text || !slot_path(slot, path) || !save_load(path, &match, NULL))
        return;
    struct observation seen;
    board_view_open(&load->view, &app->theme, match.game, &match.settings);
    bool over = outcome_over(match_outcome_at(&match, match.length));
    match_observe(&match, match.at,
                  game_hides_pieces(match.game) && !over ? VIEWER_STRANGER : VIEWER_ALL, &seen);
    scene_at_rest(&load->scene, match.game, &load->view.geometry, &seen);
    load->pictured = load->selected;
    load->finished = over;
    match_free(&match);
}

static void scroll_to(struct app *app, int first)
{
    struct load *load = &state;
    int last = load->slots.count - places_of(app).rows;
    first = first > last ? last : first;
    load->first = first < 0 ? 0 : first;
}

static void show_selected(struct app *app)
{
    struct load *load = &state;
    int rows = places_of(app).rows;
    if (load->selected < load->first)
        scroll_to(app, load->selected);
    else if (load->selected >= load->first + rows)
        scroll_to(app, load->selected - rows + 1);
}

static void choose(struct app *app, int index)
{
    struct load *load = &state;
    load->selected = index;
    load->form.focus = ID_ROW + index;
    load->clicked = -1;
    show_selected(app);
    take_picture(app);
}

/* The selection stays in sight: it is what the keys open. */
static void scroll(struct app *app, int first)
{
    struct load *load = &state;
    int rows = places_of(app).rows, before = load->selected;
    scroll_to(app, first);
    int last = load->first + rows - 1, index = before;
    index = index > last ? last : index;
    index = index < load->first ? load->first : index;
    if (index != before && index < load->slots.count)
        choose(app, index);
}

static void turn_page(struct app *app, int step)
{
    const struct load *load = &state;
    int rows = places_of(app).rows, index = load->selected + step * (rows > 1 ? rows - 1 : 1);
    choose(app, (int)clamped((float)index, 0, (float)load->slots.count - 1));
}

static void enter(struct app *app)
{
    struct load *load = &state;
    slots_read(&load->slots);
    load->confirming = false;
    load->hold.what = HOLD_NOTHING;
    load->first = 0;
    choose(app, 0);
    if (load->slots.count == 0)
        load->form.focus = ID_BACK;
}

static void leave(struct app *app)
{
    (void)app;
    slots_free(&state.slots);
}

static void open_selected(struct app *app)
{
    const struct slot *slot = selected_slot();
    char path[PATH_TEXT];
    struct fault fault;
    if (!slot || !slot_path(slot, path))
        return;
    if (*slot->fault.text)
        app_notice(app, slot->fault.text);
    else if (!keeper_load(app, path, &fault))
        app_notice(app, fault.text);
    else if (session_finished(&app->session))
        review_page_open(app);
}

static void delete_selected(struct app *app)
{
    struct load *load = &state;
    const struct slot *slot = selected_slot();
    char path[PATH_TEXT];
    struct fault fault;
    int index = load->selected;
    load->confirming = false;
    if (slot && slot_path(slot, path) && !file_remove(path, &fault))
        app_notice(app, fault.text);
    slots_read(&load->slots);
    if (load->slots.count == 0) {
        choose(app, 0);
        load->form.focus = ID_BACK;
    } else {
        choose(app, index < load->slots.count ? index : load->slots.count - 1);
    }
}

/* Up and down along the list go further than the rows that are shown. */
static bool walk_the_list(struct app *app, const struct action *action)
{
    struct load *load = &state;
    int row = load->form.focus - ID_ROW;
    if (action->type != ACTION_FOCUS || row < 0 || load->confirming)
        return false;
    int next = row + (action->direction == DIRECTION_DOWN) - (action->direction == DIRECTION_UP);
    if (next == row || next < 0 || next >= load->slots.count)
        return false;
    load->form.focus_visible = true;
    audio_play(SOUND_MENU_MOVE, 0.7f, 0);
    choose(app, next);
    return true;
}

static void pick_row(struct app *app, int index, const struct action *action)
{
    bool again = index == state.clicked;
    choose(app, index);
    state.clicked = index;
    /* A pointer may come by on its way to the buttons; keys chose the row by going there. */
    if (again || action->type == ACTION_ACCEPT)
        open_selected(app);
}

/* ---- dragging the list or its bar ---- */

static void take_hold(struct app *app, const struct action *action)
{
    struct load *load = &state;
    struct places places = places_of(app);
    struct rect bar =
        rect_inset(scroll_bar_track(&app->layout, places.list), -0.35f * app->layout.unit);
    load->hold.what = HOLD_NOTHING;
    if (load->confirming || load->slots.count <= places.rows)
        return;
    if (rect_has(bar, action->x, action->y))
        load->hold.what = HOLD_BAR;
    else if (rect_has(places.list, action->x, action->y))
        load->hold.what = HOLD_LIST;
    load->hold.dragged = load->hold.what == HOLD_BAR;
    load->hold.y = action->y;
    load->hold.first = load->first;
}

static void drag(struct app *app, float y)
{
    struct load *load = &state;
    struct places places = places_of(app);
    struct rect bar = scroll_bar_track(&app->layout, places.list);
    float way = y - load->hold.y;
    if (way > places.row / 3 || way < -places.row / 3)
        load->hold.dragged = true;
    if (!load->hold.dragged)
        return;
    load->form.pressed = 0; /* no row is meant */
    if (load->hold.what == HOLD_LIST)
        scroll(app, load->hold.first - (int)lroundf(way / places.row));
    else
        scroll(app, (int)lroundf((y - bar.y) / bar.h * (float)load->slots.count -
                                 (float)places.rows / 2));
}

/* True when the list takes it; otherwise it is a click. */
static bool handle_hold(struct app *app, const struct action *action)
{
    struct load *load = &state;
    if (action->type == ACTION_PRESS)
        take_hold(app, action);
    if (load->hold.what == HOLD_NOTHING ||
        (action->type != ACTION_PRESS && action->type != ACTION_POINT &&
         action->type != ACTION_RELEASE))
        return false;
    drag(app, action->y);
    if (action->type == ACTION_RELEASE)
        load->hold.what = HOLD_NOTHING;
    return load->hold.dragged;
}

/* A pointer's focus may be elsewhere, on its way; keys begin where the picture is. */
static void focus_on_selected(const struct action *action)
{
    struct load *load = &state;
    bool keys = action->device == DEVICE_KEYBOARD || action->device == DEVICE_PAD;
    if (keys && !load->confirming && load->form.focus >= ID_ROW && load->slots.count > 0)
        load->form.focus = ID_ROW + load->selected;
}

static void action(struct app *app, const struct action *action)
{
    struct load *load = &state;
    focus_on_selected(action);
    list_widgets(app);
    if (handle_hold(app, action) || walk_the_list(app, action))
        return;
    if (action->type == ACTION_WHEEL || action->type == ACTION_SCRUB) {
        if (load->confirming || load->slots.count == 0)
            return;
        if (action->type == ACTION_WHEEL)
            scroll(app, load->first + action->step);
        else
            turn_page(app, action->step);
        return;
    }
    struct pick pick = form_action(&load->form, action);
    if (action->type == ACTION_FOCUS && load->form.focus >= ID_ROW)
        choose(app, load->form.focus - ID_ROW);
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        pick.id = load->confirming ? ID_NO : ID_BACK;
    if (pick.id >= ID_ROW) {
        pick_row(app, pick.id - ID_ROW, action);
    } else if (pick.id == ID_OPEN) {
        open_selected(app);
    } else if (pick.id == ID_DELETE) {
        load->confirming = true;
        load->form.focus = ID_NO;
    } else if (pick.id == ID_YES) {
        delete_selected(app);
    } else if (pick.id == ID_NO) {
        load->confirming = false;
        load->form.focus = ID_DELETE;
    } else if (pick.id == ID_BACK) {
        app_pop(app);
    }
}

/* ---- drawing ---- */

static void draw_slot(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct slot *slot, bool lit)
{
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    bool damaged = *slot->fault.text != '\0';
    app_draw_panel(app, canvas, box, lit);
    box = rect_inset(box, 0.35f * u);
    cut_left(&box, 0.6f * u);
    cut_right(&box, 0.4f * u);
    struct rect top = cut_top(&box, box.h * 0.55f);
    float date = *slot->date ? text_width(TEXT_SMALL, slot->date) + 0.6f * u : 0;
    canvas_label(canvas, text_right(TEXT_SMALL, theme->tone[TONE_DIM]), cut_right(&top, date),
                 slot->date);
    canvas_label(canvas, text_left(TEXT_BODY, theme->tone[TONE_TEXT]), top, slot->title);
    canvas_label(canvas, text_left(TEXT_SMALL, theme->tone[damaged ? TONE_WARN : TONE_DIM]), box,
                 damaged ? _("This file is damaged.") : slot->detail);
}

static void draw_picture(struct app *app, struct canvas *canvas, struct rect box)
{
    struct load *load = &state;
    const struct slot *slot = selected_slot();
    float u = app->layout.unit;
    app_draw_panel(app, canvas, box, false);
    box = rect_inset(box, u);
    if (load->pictured == load->selected && slot) {
        struct marks marks;
        marks_clear(&marks);
        board_view_place(&load->view, box);
        board_view_draw(&load->view, &app->theme, canvas, &load->scene, &marks);
        return;
    }
    if (slot)
        canvas_paragraph(canvas, text_left(TEXT_BODY, app->theme.tone[TONE_TEXT]), box,
                         slot->fault.text);
}

static void draw_nothing_saved(const struct app *app, struct canvas *canvas)
{
    struct paint paint = app_paint(app, canvas);
    struct rect text = button_panel_draw(&nothing_saved, &paint, &state.form, _("Saved games"),
                                         app->theme.tone[TONE_TEXT]);
    canvas_paragraph(canvas, text_centred(TEXT_BODY, app->theme.tone[TONE_TEXT]), text,
                     _("Games you save from the menu appear here."));
    app_draw_prompts(app, canvas, (struct prompt[]){{ACTION_BACK, _("Back")}, {0}});
}

/* With the game it is about, as it stands in the list. */
static void draw_question(const struct app *app, struct canvas *canvas)
{
    float u = app->layout.unit;
    struct rect box = question_box(app);
    canvas_fill(canvas, (struct rect){0, 0, app->layout.width, app->layout.height}, 0,
                faded(rgb(0), 0.55f));
    app_draw_dialog(app, canvas, box);
    box = rect_inset(box, 1.2f * u);
    draw_words(app, canvas, box);
    cut_bottom(&box, 3.4f * u);
    draw_slot(app, canvas, cut_bottom(&box, (row_height - row_gap) * u), selected_slot(), true);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct load *load = &state;
    struct places places = places_of(app);
    bool confirming = load->confirming;
    load->confirming = false; /* behind the question everything is still there */
    list_widgets(app);
    if (load->slots.count == 0) {
        draw_nothing_saved(app, canvas);
        return;
    }
    canvas_text(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                point_at(rect_cx(places.title), places.title.y + 1.6f * app->layout.unit),
                _("Saved games"));
    for (int i = 0; i < load->form.count; i++) {
        const struct widget *card = &load->form.list[i];
        if (card->id >= ID_ROW)
            draw_slot(app, canvas, card->box, &load->slots.list[card->id - ID_ROW], card->chosen);
    }
    struct paint paint = app_paint(app, canvas);
    scroll_bar_draw(
        &paint, places.list,
        (struct scroll){(float)load->first, (float)places.rows, (float)load->slots.count});
    draw_picture(app, canvas, places.picture);
    form_draw(&load->form, &app->theme, &app->layout, canvas);
    load->confirming = confirming;
    if (confirming) {
        draw_question(app, canvas);
        list_widgets(app);
        form_draw(&load->form, &app->theme, &app->layout, canvas);
        app_draw_dialog_prompts(app, canvas, _("Keep it"));
        return;
    }
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                       {ACTION_ACCEPT, open_label(load)},
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
    .leave = leave,
    .action = action,
    .retheme = retheme,
    .draw = draw,
    .close = leave,
};
