/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>

#include "base/i18n.h"
#include "ui/app.h"
#include "ui/board/board_view.h"
#include "ui/kit/audio.h"
#include "ui/screens/favourites.h"
#include "ui/screens/setup.h"

static struct favourites state;

struct favourites *favourites_state(void)
{
    return &state;
}

enum { ID_USE = 1, ID_KEEP, ID_DELETE, ID_BACK, ID_PLACE = 10 };

static char *text_of(struct app *app, int place)
{
    return app->preferences.setups[place];
}

/* Reads the army saved there; false if it is empty or for another army. */
static bool read_place(const struct app *app, int place, struct draft *draft)
{
    *draft = setup_state()->draft;
    return draft_read(draft, app->preferences.setups[place]);
}

/* ---- layout ---- */

static int columns_of(const struct layout *layout)
{
    return layout->portrait ? 2 : 3;
}

static struct rect grid_of(const struct layout *layout)
{
    struct rect area = layout->page;
    cut_top(&area, 3.4f * layout->unit);
    cut_bottom(&area, (layout->portrait ? 6 : 3.4f) * layout->unit);
    return area;
}

static void list_widgets(struct app *app)
{
    struct favourites *page = &state;
    const struct layout *layout = &app->layout;
    struct rect grid = grid_of(layout), row = layout->page;
    float u = layout->unit, gap = 0.6f * u;
    int columns = columns_of(layout), rows = SETUPS_KEPT / columns;
    struct draft draft;
    form_begin(&page->form);
    for (int i = 0; i < SETUPS_KEPT; i++)
        form_add(&page->form, WIDGET_CARD, ID_PLACE + i, rect_in_grid(grid, columns, rows, gap, i),
                 "")
            ->chosen = i == page->selected;
    static const char *const labels[] = {N_("Use this setup"), N_("Save mine here"), N_("Delete"),
                                         N_("Back")};
    row = cut_bottom(&row, (layout->portrait ? 5.4f : 2.8f) * u);
    int across = layout->portrait ? 2 : 4;
    for (int id = ID_USE; id <= ID_BACK; id++) {
        int i = id - ID_USE;
        struct rect box = rect_in_grid(row, across, 4 / across, gap, i);
        bool filled = *text_of(app, page->selected);
        const char *label = id == ID_DELETE && page->sure ? _("Yes, delete it")
                            : id == ID_KEEP && filled     ? _("Replace with mine")
                                                          : _(labels[i]);
        struct widget *button = form_button(&page->form, id, box, label);
        button->disabled = (id == ID_USE && !read_place(app, page->selected, &draft)) ||
                           (id == ID_DELETE && !filled);
        button->primary = id == ID_USE;
    }
}

/* ---- input ---- */

static void enter(struct app *app)
{
    (void)app;
    state.sure = false;
    state.form.focus = ID_PLACE + state.selected;
}

static void use_selected(struct app *app)
{
    struct draft draft;
    if (!read_place(app, state.selected, &draft)) {
        audio_play(SOUND_REFUSE, 0.6f, 0);
        return;
    }
    setup_state()->draft = draft;
    app_pop(app);
}

static void delete_selected(struct app *app)
{
    struct favourites *page = &state;
    if (page->sure) {
        *text_of(app, page->selected) = '\0';
        page->form.focus = ID_PLACE + page->selected;
    }
    page->sure = !page->sure;
}

/* Players choose a place first, then what to do with it. Keys move on to the likeliest button. */
static void choose(struct app *app, int place, bool by_keys)
{
    struct favourites *page = &state;
    struct draft draft;
    bool again = page->selected == place, filled = read_place(app, place, &draft);
    page->selected = place;
    if (by_keys)
        page->form.focus = filled ? ID_USE : ID_KEEP;
    else if (again && filled)
        use_selected(app);
}

static void action(struct app *app, const struct action *action)
{
    struct favourites *page = &state;
    if (pads_is_others(app, action, setup_state()->draft.player))
        return;
    list_widgets(app);
    int id = form_action(&page->form, action).id;
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        id = ID_BACK;
    page->sure = page->sure && (id == 0 || id == ID_DELETE);
    if (id >= ID_PLACE) {
        choose(app, id - ID_PLACE, action->type == ACTION_ACCEPT);
    } else if (id == ID_USE) {
        use_selected(app);
    } else if (id == ID_KEEP) {
        draft_write(&setup_state()->draft, text_of(app, page->selected));
        audio_play(SOUND_PLACE, 0.8f, 0);
    } else if (id == ID_DELETE) {
        delete_selected(app);
    } else if (id == ID_BACK) {
        app_pop(app);
    }
}

/* ---- drawing ---- */

/* The player's own rows with this setup, front row on top. */
static void draw_army(const struct app *app, struct canvas *canvas, struct rect box,
                      const struct draft *draft)
{
    enum { ARMY_COLUMNS = 10 };
    int rows = draft->count / ARMY_COLUMNS;
    float cell =
        box.w / ARMY_COLUMNS < box.h / (float)rows ? box.w / ARMY_COLUMNS : box.h / (float)rows;
    float left = rect_cx(box) - cell * ARMY_COLUMNS / 2,
          top = rect_cy(box) - cell * (float)rows / 2;
    canvas_fill(canvas, (struct rect){left, top, cell * ARMY_COLUMNS, cell * (float)rows},
                cell * 0.1f, faded(app->theme.tone[TONE_TEXT], 0.1f));
    for (int i = 0; i < draft->count; i++) {
        int kind = draft->kind[draft->cells[i]];
        if (kind == DRAFT_EMPTY)
            continue;
        struct actor man = {.piece = {.owner = (uint8_t)draft->player, .kind = (uint8_t)kind},
                            .alpha = 1,
                            .scale = 1,
                            .turn = 1};
        board_view_piece(&setup_state()->board.view.look, draft->game, canvas, &man,
                         (struct stand){left + cell * ((float)(i % ARMY_COLUMNS) + 0.5f),
                                        top + cell * ((float)(i / ARMY_COLUMNS) + 0.5f), cell});
    }
}

static void draw_place(struct app *app, struct canvas *canvas, const struct widget *widget)
{
    const struct theme *theme = &app->theme;
    int place = widget->id - ID_PLACE;
    float u = app->layout.unit;
    struct rect box = widget->box;
    struct draft draft;
    char number[16];
    app_draw_panel(app, canvas, box, widget->chosen);
    box = rect_inset(box, 0.5f * u);
    snprintf(number, sizeof number, "%d", place + 1);
    canvas_label(canvas, text_left(TEXT_BODY, theme->tone[TONE_DIM]), cut_left(&box, 1.2f * u),
                 number);
    cut_right(&box, 1.2f * u);
    if (read_place(app, place, &draft))
        draw_army(app, canvas, box, &draft);
    else
        canvas_label(canvas, text_centred(TEXT_BODY, theme->tone[TONE_DIM]), box,
                     *text_of(app, place) ? _("for the other army") : C_("place", "empty"));
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct favourites *page = &state;
    struct rect title = app->layout.page;
    list_widgets(app);
    canvas_label(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                 cut_top(&title, 2.8f * app->layout.unit), _("Favourite setups"));
    for (int i = 0; i < page->form.count; i++)
        if (page->form.list[i].id >= ID_PLACE)
            draw_place(app, canvas, &page->form.list[i]);
    form_draw(&page->form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_BACK, _("Back")},
                                       {0}});
}

const struct screen screen_favourites = {
    .name = "favourites",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .draw = draw,
};
