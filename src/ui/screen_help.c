#include <stdio.h>
#include <string.h>

#include "core/i18n.h"
#include "core/registry.h"
#include "ui/app.h"

enum { ID_PAGE = 1, ID_DONE };

/* A page is paragraphs; a paragraph that begins with '#' is a heading. */
static const char *const towers_page[] = {
    N_("#The men"),
    N_("Each player has one queen and many towers, in opposite corners of the board. A queen "
       "slides "
       "any distance in all eight directions, a tower along rows and columns. Nobody jumps, and "
       "nobody takes a piece by landing on it."),
    N_("#Capturing"),
    N_("When a tower has moved and shares neither row nor column with its own queen, the two are "
       "opposite corners of a rectangle. Every enemy tower on the other two corners is captured. "
       "Queens are never captured, and a queen's move captures nothing."),
    N_("#The end"),
    N_("Whoever has two pieces or fewer, the queen included, has lost; so has a player who cannot "
       "move."),
    NULL};

static const char *const dodgem_page[] = {
    N_("#The pawns"),
    N_("White starts at the bottom and steps up, left or right; Black starts at the left and steps "
       "right, up or down. One step a turn, onto an empty cell. There are no captures."),
    N_("#Leaving"),
    N_("From the top row a white pawn steps up and off the board, from the last column a black one "
       "steps right and off. Pawns that have left do not come back."),
    N_("#The end"),
    N_("Whoever gets all pawns off the board first wins. Do not block the other completely: a "
       "player "
       "whose turn it is and who cannot move wins."),
    NULL};

static const char *const morris_page[] = {
    N_("#Placing"),
    N_("In turn, both place their twelve men on empty points. Three men of one colour on a line "
       "drawn on the board are a mill."),
    N_("#Mills"),
    N_("Whoever completes a mill removes one enemy man that is in no mill, or any when all are. "
       "Two mills at once still remove one. A mill that is opened and closed again counts anew."),
    N_("#Moving and flying"),
    N_("When all men are placed, a man moves along a line to the next empty point. A player with "
       "only three men left may fly to any empty point."),
    N_("#The end"),
    N_("Whoever has fewer than three men after placing, or cannot move, has lost. When neither can "
       "move it is a draw."),
    NULL};

static const char *const stratego_page[] = {
    N_("#Setup"),
    N_("Both arrange their army on their own four rows, unseen by the other. One sees the ranks of "
       "one's own pieces only. Nobody enters the two lakes."),
    N_("#Moving"),
    N_("A piece moves one cell along a row or column; a Scout (2) any number of empty cells. Bombs "
       "and the Flag never move."),
    N_("#Attacking"),
    N_("Moving onto an enemy piece attacks it: both are shown, the higher rank stays, equal ranks "
       "both go. The Spy (1) beats the Marshal (10) when the Spy attacks. Only a Miner (3) removes "
       "a "
       "Bomb; anyone else who attacks it is lost."),
    N_("#The end"),
    N_("Capture the enemy's Flag, or leave the enemy without a move. A piece may not go back and "
       "forth between the same two cells more than three times running."),
    NULL};

static const struct {
    const char *game;
    const char *const *paragraphs;
} pages[] = {{"towers", towers_page},
             {"dodgem", dodgem_page},
             {"morris", morris_page},
             {"stratego", stratego_page}};

enum { PAGE_CONTROLS = sizeof pages / sizeof *pages, PAGE_COUNT };

void help_open(struct app *app, const struct game *game)
{
    app->help = (struct help){.page = 0};
    for (int i = 0; game && i < PAGE_CONTROLS; i++)
        if (strcmp(pages[i].game, game->id) == 0)
            app->help.page = i;
    app_push(app, &screen_help);
}

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect page = app->layout.page;
    float w = page.w < 46 * u ? page.w : 46 * u;
    return rect_around(rect_cx(page), rect_cy(page), w, page.h);
}

static struct rect text_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), 1.2f * u);
    cut_top(&box, 3 * u);
    cut_bottom(&box, 3.2f * u);
    return box;
}

static const char *page_name(int page)
{
    const struct game *game = page < PAGE_CONTROLS ? game_find(pages[page].game) : NULL;
    return game ? _(game->name) : _("Keys and buttons");
}

static void list_widgets(struct app *app)
{
    float u = app->layout.unit;
    struct rect box = rect_inset(panel_box(app), 1.2f * u);
    struct rect bottom = cut_bottom(&box, 2.5f * u);
    form_begin(&app->help.form);
    form_choice(&app->help.form, ID_PAGE, cut_top(&box, 2.5f * u), _("Rules"),
                page_name(app->help.page));
    form_button(&app->help.form, ID_DONE, bottom, _("Done"))->primary = true;
}

static void scroll(struct app *app, float by)
{
    float most = app->help.length - text_box(app).h;
    app->help.scroll = clamped(app->help.scroll + by, 0, most > 0 ? most : 0);
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    float step = 3 * app->layout.unit;
    if (action->type == ACTION_WHEEL || action->type == ACTION_SCRUB) {
        scroll(app, step * (float)action->step);
        return;
    }
    struct pick pick = form_action(&app->help.form, action);
    if (pick.id == ID_DONE || action->type == ACTION_BACK || action->type == ACTION_MENU) {
        app_pop(app);
    } else if (pick.id == ID_PAGE) {
        app->help.page = (app->help.page + pick.step + PAGE_COUNT) % PAGE_COUNT;
        app->help.scroll = 0;
    }
}

static float draw_page(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit, top = box.y;
    for (const char *const *p = pages[app->help.page].paragraphs; *p; p++) {
        const char *text = _(*p);
        bool heading = *text == '#';
        box.y += heading ? 0.5f * u : 0.15f * u;
        box.y += canvas_paragraph(canvas, TEXT_BODY, ALIGN_LEFT, box,
                                  app->theme.tone[heading ? TONE_CAN : TONE_TEXT],
                                  heading ? text + 1 : text);
    }
    return box.y - top;
}

static float draw_controls(const struct app *app, struct canvas *canvas, struct rect box)
{
    float u = app->layout.unit, top = box.y;
    const struct bindings *bindings = &app->preferences.bindings;
    for (int i = 0; i < CONTROL_COUNT; i++) {
        struct rect row = {box.x, box.y, box.w, 1.5f * u};
        canvas_label(canvas, TEXT_BODY, ALIGN_LEFT, cut_left(&row, box.w * 0.5f),
                     app->theme.tone[TONE_TEXT], _(control_label((enum control)i)));
        canvas_label(canvas, TEXT_BODY, ALIGN_LEFT, cut_left(&row, box.w * 0.2f),
                     app->theme.tone[TONE_CAN], bindings->key[i]);
        canvas_label(canvas, TEXT_BODY, ALIGN_LEFT, row, app->theme.tone[TONE_DIM],
                     bindings->button[i]);
        box.y += 1.5f * u;
    }
    return box.y - top;
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct rect box = text_box(app), moved = box;
    app_draw_panel(app, canvas, panel_box(app), false);
    moved.y -= app->help.scroll;
    canvas_clip(canvas, box);
    app->help.length = app->help.page == PAGE_CONTROLS ? draw_controls(app, canvas, moved)
                                                       : draw_page(app, canvas, moved);
    canvas_clip(canvas, (struct rect){0, 0, 0, 0});
    form_draw(&app->help.form, &app->theme, &app->layout, canvas);
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_SCRUB, _("Scroll")},
                                       {ACTION_BACK, _("Done")},
                                       {0}});
}

const struct screen screen_help = {
    .name = "help",
    .action = action,
    .draw = draw,
};
