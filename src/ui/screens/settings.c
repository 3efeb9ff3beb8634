/* The program's settings; changes take effect immediately. */
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/language.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/theme.h"
#include "ui/kit/widgets.h"
#include "ui/screens/people.h"
#include "ui/screens/question.h"

static struct settings_page {
    struct form form;
    struct language languages[LANGUAGES_MAX]; /* listed when the screen is opened */
    int language_count;
    struct theme_list themes;
    char themes_language[16]; /* language of their titles; empty: list them again */
} state;

enum { ID_DONE = 1, ID_CONTROLS, ID_PEOPLE, ID_FIRST = 10 };

/* A row: its label, a sentence about it, the offset of its number in the preferences, and the names
 * of its values (not for sliders). */
struct row {
    const char *label, *help;
    size_t at;
    int max;
    const char *const *names;
    bool slider;
};

static const char *const off_on[] = {N_("off"), N_("on")};
static const char *const speeds[] = {N_("slow"), N_("normal"), N_("fast"), N_("off")};
static const char *const memories[MEMORY_STEPS] = {N_("16 MB"), N_("32 MB"), N_("64 MB"),
                                                   N_("128 MB"), N_("256 MB")};
static const char *const pads[] = {N_("shared"), N_("one each")};

#define AT(member) offsetof(struct preferences, member)

static const struct row rows[] = {
    {N_("Sound effects"), N_("How loud moves, captures and buttons sound."), AT(effects), 10, NULL,
     true},
    {N_("Music"), N_("How loud the music plays."), AT(music), 10, NULL, true},
    {N_("Mute"), N_("Silences effects and music together."), AT(mute), 1, off_on, false},
    {N_("Animations"), N_("How fast pieces move."), AT(speed), SPEED_COUNT - 1, speeds, false},
    {N_("Reduced motion"), N_("Pieces go to their places at once, and nothing moves by itself."),
     AT(reduced_motion), 1, off_on, false},
    {N_("Coordinates"), N_("Letters and figures along the edges of the board."), AT(coordinates), 1,
     off_on, false},
    {N_("Turn the board"), N_("The player to move sits at the lower edge of the board."),
     AT(turn_board), 1, off_on, false},
    {N_("Hide own pieces"),
     N_("In games with hidden pieces yours are shown only while you hold a button."), AT(peek), 1,
     off_on, false},
    {N_("Verdicts on moves"),
     N_("Shows what each move of the chosen piece leads to: a win, a draw or a loss."),
     AT(verdicts), 1, off_on, false},
    {N_("Thinking memory"), N_("More memory lets the strongest levels look a little further."),
     AT(memory), MEMORY_STEPS - 1, memories, false},
    {N_("Fullscreen"), N_("The game fills the screen."), AT(fullscreen), 1, off_on, false},
    {N_("Gamepads"), N_("Two players share one gamepad, or have one each."), AT(own_pads), 1, pads,
     false},
    {N_("Vibration"), N_("The gamepad shakes at captures."), AT(rumble), 1, off_on, false},
};

enum { ROW_COUNT = sizeof rows / sizeof *rows, ID_THEME = ID_FIRST + ROW_COUNT, ID_LANGUAGE };

static int *number_of(struct preferences *preferences, const struct row *row)
{
    return (int *)(void *)((char *)preferences + row->at);
}

static const char *theme_label(const struct settings_page *page, const char *theme)
{
    int index = themes_index(&page->themes, theme);
    return index < 0 ? theme : page->themes.list[index].title;
}

/* -1 is the system's language. */
static int language_index(const struct settings_page *page, const char *code)
{
    for (int i = 0; i < page->language_count; i++)
        if (strcmp(page->languages[i].code, code) == 0)
            return i;
    return -1;
}

static const char *language_label(const struct settings_page *page, const char *code)
{
    int index = language_index(page, code);
    return index < 0 ? _("System") : page->languages[index].name;
}

/* Two columns in landscape, one in portrait. */
static int rows_in_column(const struct layout *layout)
{
    return layout->portrait ? ROW_COUNT + 2 : (ROW_COUNT + 3) / 2;
}

static const float buttons_height = 2.8f, help_height = 1.6f, help_gap = 0.6f; /* in units */

static struct rect panel_box(const struct app *app)
{
    float u = app->layout.unit, height = 3.45f * (float)rows_in_column(&app->layout);
    struct rect page = app->layout.page;
    return rect_around(rect_cx(page), rect_cy(page), clamped(page.w, 0, 52 * u),
                       clamped((10.6f + height) * u, 0, page.h));
}

/* Between the rows and the buttons. */
static struct rect help_box(const struct app *app)
{
    float u = app->layout.unit;
    struct rect area = rect_inset(panel_box(app), u);
    cut_bottom(&area, (buttons_height + help_gap) * u);
    return cut_bottom(&area, help_height * u);
}

/* Lists the themes again if the language has changed. */
static void list_themes(struct settings_page *page)
{
    if (strcmp(page->themes_language, language_in_use()) == 0)
        return;
    snprintf(page->themes_language, sizeof page->themes_language, "%s", language_in_use());
    themes_list(&page->themes);
}

static void list_row(struct app *app, int i, struct rect box)
{
    struct form *form = &state.form;
    const struct preferences *p = &app->preferences;
    if (i == ROW_COUNT)
        form_choice(form, ID_THEME, box, _("Theme"), theme_label(&state, p->theme))->help =
            _("How boards and pieces look.");
    else if (i > ROW_COUNT)
        form_choice(form, ID_LANGUAGE, box, _("Language"), language_label(&state, p->language))
            ->help = _("The language of all texts.");
    else if (rows[i].slider)
        form_slider(form, ID_FIRST + i, box, _(rows[i].label),
                    (float)*number_of(&app->preferences, &rows[i]) / (float)rows[i].max)
            ->help = _(rows[i].help);
    else
        form_choice(form, ID_FIRST + i, box, _(rows[i].label),
                    _(rows[i].names[*number_of(&app->preferences, &rows[i])]))
            ->help = _(rows[i].help);
}

static void list_widgets(struct app *app)
{
    struct form *form = &state.form;
    float u = app->layout.unit, gap = 0.45f * u;
    struct rect area = rect_inset(panel_box(app), u);
    cut_top(&area, 3 * u);
    struct rect bottom = cut_bottom(&area, buttons_height * u);
    cut_bottom(&area, (help_height + 2 * help_gap) * u);
    int columns = app->layout.portrait ? 1 : 2, count = ROW_COUNT + 2;
    int per_column = rows_in_column(&app->layout);
    float w = (area.w - u * (float)(columns - 1)) / (float)columns;
    float h = clamped(area.h / (float)per_column - gap, 1.3f * u, 3 * u);
    list_themes(&state);
    form_begin(form);
    for (int i = 0; i < count; i++) {
        struct rect box = {area.x + (float)(i / per_column) * (w + u),
                           area.y + (float)(i % per_column) * (h + gap), w, h};
        list_row(app, i, box);
    }
    form_button(form, ID_CONTROLS, rect_in_grid(bottom, 3, 1, gap, 0), _("Keys and buttons"));
    form_button(form, ID_PEOPLE, rect_in_grid(bottom, 3, 1, gap, 1), _("People"));
    form_button(form, ID_DONE, rect_in_grid(bottom, 3, 1, gap, 2), _("Done"))->primary = true;
}

static void change_row(struct app *app, const struct row *row, const struct pick *pick)
{
    int *value = number_of(&app->preferences, row);
    if (pick->level >= 0)
        *value = (int)(pick->level * (float)row->max + 0.5f);
    else if (row->slider)
        *value = (int)clamped((float)(*value + pick->step), 0, (float)row->max);
    else
        *value = (*value + pick->step + row->max + 1) % (row->max + 1);
}

static void change(struct app *app, const struct pick *pick)
{
    struct preferences *p = &app->preferences;
    if (pick->id == ID_THEME) {
        const struct theme_list *themes = &state.themes;
        if (themes->count == 0)
            return;
        int next = (themes_index(themes, p->theme) + pick->step + themes->count) % themes->count;
        snprintf(p->theme, sizeof p->theme, "%s", themes->list[next].id);
        app->theme_changed = true;
    } else if (pick->id == ID_LANGUAGE) {
        const struct settings_page *page = &state;
        int count = page->language_count + 1, now = language_index(page, p->language);
        int next = (now + 1 + pick->step + count) % count - 1;
        snprintf(p->language, sizeof p->language, "%s", next < 0 ? "" : page->languages[next].code);
        app->language_changed = true;
    } else if (pick->id >= ID_FIRST && pick->id < ID_FIRST + ROW_COUNT) {
        change_row(app, &rows[pick->id - ID_FIRST], pick);
    }
}

static void enter(struct app *app)
{
    (void)app;
    if (!state.form.focus)
        state.form.focus = ID_FIRST;
    state.language_count = languages_list(state.languages);
    state.themes_language[0] = '\0';
}

static void share_pads(struct app *app)
{
    app->preferences.own_pads = false;
    pads_share(app);
}

/* While two play with a gamepad each, neither of them ends that alone. True: the other is asked. */
static bool ask_partner(struct app *app, const struct action *action, int id)
{
    bool pads_row =
        id >= ID_FIRST && id < ID_FIRST + ROW_COUNT && rows[id - ID_FIRST].names == pads;
    struct question question = {.player = pads_partner_to_ask(app, action),
                                .offered = true,
                                .yes = _("Agree"),
                                .no = _("Keep one each"),
                                .agreed = share_pads};
    if (!pads_row || !app->preferences.own_pads || question.player == NOBODY)
        return false;
    snprintf(question.title, sizeof question.title, _("%s: share the gamepads?"),
             match_player_name(&app->session.match, question.player));
    question_open(app, &question);
    return true;
}

static void action(struct app *app, const struct action *action)
{
    list_widgets(app);
    struct pick pick = form_action(&state.form, action);
    if (pick.id == ID_DONE || action->type == ACTION_BACK || action->type == ACTION_MENU)
        app_pop(app);
    else if (pick.id == ID_CONTROLS)
        app_push(app, &screen_controls);
    else if (pick.id == ID_PEOPLE)
        people_open(app);
    else if (pick.id && !ask_partner(app, action, pick.id))
        change(app, &pick);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    list_widgets(app);
    struct rect box = panel_box(app);
    app_draw_panel(app, canvas, box, false);
    canvas_text(canvas, text_centred(TEXT_LARGE, app->theme.tone[TONE_TEXT]),
                point_at(rect_cx(box), box.y + 2 * app->layout.unit), _("Settings"));
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    struct paint paint = app_paint(app, canvas);
    form_draw_help(&state.form, &paint, help_box(app));
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Choose, change")},
                                       {ACTION_ACCEPT, _("Change")},
                                       {ACTION_BACK, _("Done")},
                                       {0}});
}

const struct screen screen_settings = {
    .name = "settings",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .enter = enter,
    .action = action,
    .draw = draw,
};
