#include <stdio.h>
#include <string.h>

#include "core/i18n.h"
#include "core/registry.h"
#include "ui/app.h"

enum { ID_GAME = 1, ID_CONTINUE = 20, ID_LOAD, ID_HELP, ID_SETTINGS, ID_QUIT };

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

/* Long names take two lines; then all cards leave room for two. */
static float title_height(const struct layout *layout, float width)
{
    float tallest = 0;
    for (int i = 0; i < game_count(); i++) {
        struct rect box = {0, 0, width, 10 * layout->unit};
        float h = canvas_paragraph(NULL, TEXT_LARGE, ALIGN_CENTRE, box, rgb(0), _(games[i]->name));
        tallest = h > tallest ? h : tallest;
    }
    return tallest;
}

static float summary_height(const struct layout *layout, float width)
{
    float tallest = 0;
    for (int i = 0; i < game_count(); i++) {
        struct rect box = {0, 0, width, 10 * layout->unit};
        float h =
            canvas_paragraph(NULL, TEXT_SMALL, ALIGN_CENTRE, box, rgb(0), _(games[i]->summary));
        tallest = h > tallest ? h : tallest;
    }
    return tallest;
}

/* Four cards in a row, or two by two in portrait; no taller than what is in them. */
static struct rect card_box(const struct layout *layout, int index, int count)
{
    float u = layout->unit, gap = 0.8f * u;
    struct rect area = layout->page;
    cut_top(&area, 5.4f * u);
    cut_bottom(&area, layout->portrait ? 6.6f * u : 3.6f * u);
    int columns = layout->portrait ? 2 : count, rows = (count + columns - 1) / columns;
    float w = (area.w - gap * (float)(columns - 1)) / (float)columns;
    float h = (area.h - gap * (float)(rows - 1)) / (float)rows, inner = w - 1.6f * u;
    float wanted = inner + title_height(layout, inner) + summary_height(layout, inner) + 3 * u;
    if (h > wanted) {
        area.y += (h - wanted) * (float)rows / 2;
        h = wanted;
    }
    return (struct rect){area.x + (float)(index % columns) * (w + gap),
                         area.y + (float)(index / columns) * (h + gap), w, h};
}

static void list_buttons(struct app *app)
{
    static const struct {
        int id;
        const char *label;
    } others[] = {{ID_LOAD, N_("Load game")},
                  {ID_HELP, N_("Rules")},
                  {ID_SETTINGS, N_("Settings")},
                  {ID_QUIT, N_("Quit")}};
    enum { COUNT = sizeof others / sizeof *others };
    struct form *form = &app->menu.form;
    float u = app->layout.unit, gap = 0.6f * u;
    struct rect row = app->layout.page;
    row = cut_bottom(&row, 2.5f * u);
    char label[WIDGET_LABEL];
    snprintf(label, sizeof label, _("Continue: %s"), app->keeper.summary);
    float wide =
        keeper_can_continue(app) ? clamped(text_width(TEXT_BODY, label) + 2 * u, 14 * u, row.w) : 0;
    if (wide > 0 && app->layout.portrait) { /* a row of its own */
        struct rect above = {rect_cx(row) - wide / 2, row.y - row.h - gap, wide, row.h};
        form_button(form, ID_CONTINUE, above, label)->primary = true;
        wide = 0;
    }
    float narrow = clamped((row.w - wide - gap * COUNT) / COUNT, 5 * u, 8 * u);
    float total = wide + (narrow + gap) * COUNT - (wide > 0 ? 0 : gap);
    row.x = rect_cx(row) - total / 2;
    if (wide > 0) {
        form_button(form, ID_CONTINUE, cut_left(&row, wide), label)->primary = true;
        cut_left(&row, gap);
    }
    for (int i = 0; i < COUNT; i++) {
        form_button(form, others[i].id, cut_left(&row, narrow), _(others[i].label));
        cut_left(&row, gap);
    }
}

static void list_widgets(struct app *app)
{
    struct form *form = &app->menu.form;
    form_begin(form);
    list_buttons(app);
    int count = game_count();
    for (int i = 0; i < count; i++) {
        struct rect box = card_box(&app->layout, i, count);
        struct widget *card = form_add(form, WIDGET_CARD, ID_GAME + i, box, games[i]->name);
        card->primary = strcmp(games[i]->id, app->preferences.game) == 0;
    }
    if (form->focus == 0) /* before anybody chose: the unfinished game, the last one, the first */
        form->focus = keeper_can_continue(app) ? ID_CONTINUE : ID_GAME;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&app->menu.form, action);
    if (pick.id >= ID_GAME && pick.id < ID_GAME + MENU_GAMES) {
        new_game_open(&app->new_game, games[pick.id - ID_GAME], &app->preferences);
        app_push(app, &screen_new_game);
    } else if (pick.id == ID_CONTINUE) {
        keeper_continue(app);
    } else if (pick.id == ID_LOAD) {
        app_push(app, &screen_load);
    } else if (pick.id == ID_HELP) {
        help_open(app, NULL);
    } else if (pick.id == ID_SETTINGS) {
        app_push(app, &screen_settings);
    } else if (pick.id == ID_QUIT) {
        app->quit = true;
    }
}

static void draw_card(struct app *app, struct canvas *canvas, int index)
{
    const struct theme *theme = &app->theme;
    float u = app->layout.unit;
    const struct widget *widget = form_widget(&app->menu.form, ID_GAME + index);
    bool lit = (app->menu.form.focus_visible || app->layout.show_focus) &&
               app->menu.form.focus == widget->id;
    struct rect box = widget->box;
    app_draw_panel(app, canvas, box, lit);
    box = rect_inset(box, 0.8f * u);
    struct board_view *view = &app->menu.pictures[index].view;
    struct marks marks;
    marks_clear(&marks);
    float text = title_height(&app->layout, box.w) + summary_height(&app->layout, box.w);
    float picture = box.h - text - 0.9f * u;
    picture = picture > box.w ? box.w : picture;
    board_view_place(view, cut_top(&box, picture));
    board_view_draw(view, theme, canvas, &app->menu.pictures[index].scene, &marks);
    cut_top(&box, 0.5f * u);
    struct rect title = cut_top(&box, title_height(&app->layout, box.w));
    float used =
        canvas_paragraph(NULL, TEXT_LARGE, ALIGN_CENTRE, title, rgb(0), _(games[index]->name));
    title.y += (title.h - used) / 2;
    canvas_paragraph(canvas, TEXT_LARGE, ALIGN_CENTRE, title, theme->tone[TONE_TEXT],
                     _(games[index]->name));
    cut_top(&box, 0.3f * u);
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
