#include <string.h>

#include "core/i18n.h"
#include "core/registry.h"
#include "ui/app.h"

enum { ID_GAME = 1, ID_QUIT = 20 };

static int game_count(void)
{
    int count = 0;
    while (games[count] && count < MENU_GAMES)
        count++;
    return count;
}

/* Each game's picture: its board after some moves, always the same ones. */
static void take_picture(struct app *app, int index)
{
    const struct game *game = games[index];
    struct settings settings = settings_standard(game);
    board_view_open(&app->menu.pictures[index].view, &app->theme, game, &settings);
    struct match match;
    struct rng rng = {.state = (uint64_t)index + 5};
    match_start(&match, game, &settings);
    for (int i = 0; i < 34 && !outcome_over(match_outcome(&match)); i++) {
        struct move list[MOVES_MAX];
        int count = game->moves(match_now(&match), list);
        if (count == 0 || (!game->mask && i >= 14))
            break;
        match_play(&match, list[rng_below(&rng, count)]);
    }
    struct observation seen;
    match_observe(&match, match.at, game->mask ? VIEWER_STRANGER : VIEWER_ALL, &seen);
    scene_at_rest(&app->menu.pictures[index].scene, game, &app->menu.pictures[index].view.geometry,
                  &seen);
    match_free(&match);
}

static void enter(struct app *app)
{
    if (app->menu.opened)
        return;
    for (int i = 0; i < game_count(); i++)
        take_picture(app, i);
    app->menu.opened = true;
}

/* Four cards in a row, or two by two in portrait. */
static struct rect card_box(const struct layout *layout, int index, int count)
{
    float u = layout->unit, gap = u;
    struct rect area = layout->page;
    cut_top(&area, 5.4f * u);
    cut_bottom(&area, 4.2f * u);
    int columns = layout->portrait ? 2 : count, rows = (count + columns - 1) / columns;
    float w = (area.w - gap * (float)(columns - 1)) / (float)columns;
    float h = (area.h - gap * (float)(rows - 1)) / (float)rows;
    float wanted = w * 1.12f + 8.2f * u;
    if (h > wanted && rows == 1) {
        area.y += (h - wanted) / 2;
        h = wanted;
    }
    return (struct rect){area.x + (float)(index % columns) * (w + gap),
                         area.y + (float)(index / columns) * (h + gap), w, h};
}

static void list_widgets(struct app *app)
{
    struct form *form = &app->menu.form;
    const struct layout *l = &app->layout;
    float u = l->unit;
    form_begin(form);
    int count = game_count();
    for (int i = 0; i < count; i++) {
        struct widget *card =
            form_add(form, WIDGET_CARD, ID_GAME + i, card_box(l, i, count), games[i]->name);
        card->primary = strcmp(games[i]->id, app->preferences.game) == 0;
    }
    struct rect row = l->page;
    row = cut_bottom(&row, 2.8f * u);
    form_button(form, ID_QUIT, rect_around(rect_cx(row), rect_cy(row), 9 * u, 2.4f * u), _("Quit"));
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&app->menu.form, action);
    if (pick.id >= ID_GAME && pick.id < ID_GAME + MENU_GAMES) {
        new_game_open(&app->new_game, games[pick.id - ID_GAME], &app->preferences);
        app_push(app, &screen_new_game);
    } else if (pick.id == ID_QUIT) {
        app->quit = true;
    }
}

static void draw_card(struct app *app, struct canvas *canvas, int index)
{
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    const struct widget *widget = form_widget(&app->menu.form, ID_GAME + index);
    bool lit = app->menu.form.focus_visible && app->menu.form.focus == widget->id;
    struct rect box = widget->box;
    app_draw_panel(app, canvas, box, lit);
    box = rect_inset(box, 0.8f * u);
    struct board_view *view = &app->menu.pictures[index].view;
    struct marks marks;
    marks_clear(&marks);
    float picture = box.w * 0.95f < box.h - 6 * u ? box.w * 0.95f : box.h - 6 * u;
    board_view_place(view, cut_top(&box, picture));
    board_view_draw(view, theme, canvas, &app->menu.pictures[index].scene, &marks);
    cut_top(&box, 0.5f * u);
    canvas_label(canvas, TEXT_LARGE, ALIGN_CENTRE, cut_top(&box, 2 * u), theme->tone[TONE_TEXT],
                 _(games[index]->name));
    cut_top(&box, 0.2f * u);
    canvas_paragraph(canvas, TEXT_SMALL, ALIGN_CENTRE, box, theme->tone[TONE_DIM],
                     _(games[index]->summary));
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    const struct layout *l = &app->layout;
    canvas_text(canvas, TEXT_TITLE, ALIGN_CENTRE, l->width / 2, l->page.y + 1.9f * l->unit,
                app->theme.tone[TONE_TEXT], "Quatuor");
    canvas_text(canvas, TEXT_BODY, ALIGN_CENTRE, l->width / 2, l->page.y + 4.2f * l->unit,
                app->theme.tone[TONE_DIM], _("Four board games for two"));
    for (int i = 0; i < game_count(); i++)
        draw_card(app, canvas, i);
    form_draw(&app->menu.form, &app->theme, l, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose")},
                                       {ACTION_ACCEPT, _("Play")},
                                       {ACTION_PRESS, _("Play")},
                                       {ACTION_MUTE, _("Sound on, off")},
                                       {0}});
}

const struct screen screen_menu = {
    .name = "menu",
    .enter = enter,
    .action = action,
    .draw = draw,
};
