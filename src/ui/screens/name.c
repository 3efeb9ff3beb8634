/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/name.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/language.h"
#include "ui/app.h"
#include "ui/kit/audio.h"
#include "ui/kit/letters.h"
#include "ui/kit/name_text.h"
#include "ui/screens/people.h"

static struct name_page state;

struct name_page *name_state(void)
{
    return &state;
}

enum {
    ID_DONE = 1,
    ID_NONE,
    ID_CANCEL,
    ID_ACCENTS,
    ID_SPACE,
    ID_DELETE,
    ID_LISTED = 10,
    ID_LETTER = 30,
    ROWS = 5 /* four rows of letters and one of keys below */
};

static const struct letter_page *shown_page(void)
{
    return letters_page(language_in_use(), state.letters);
}

static int next_page(void)
{
    return (state.letters + 1) % LETTER_PAGES;
}

/* Capitals are shown at the start of a word. */
static const char *letter_at(int index)
{
    const struct letter_page *page = shown_page();
    return name_begins_word(state.text) ? page->capital[index] : page->small[index];
}

/* ---- suggestions ---- */

void name_suggest(const char *name)
{
    struct name_page *page = &state;
    for (int i = 0; i < page->listed_count; i++)
        if (strcmp(page->listed[i], name) == 0)
            return;
    if (*name && page->listed_count < NAMES_LISTED)
        snprintf(page->listed[page->listed_count++], PLAYER_NAME, "%s", name);
}

void name_ask(struct app *app, const struct name_request *request)
{
    state = (struct name_page){.request = *request};
    memcpy(state.text, request->text, sizeof state.text);
    state.form.focus = *state.text ? ID_DONE : ID_LISTED;
    app_push(app, &screen_name);
}

static bool accept_title(struct app *app, const char *name)
{
    match_set_title(&app->session.match, name);
    return true;
}

void name_open_title(struct app *app)
{
    static const char *const suggested_titles[] = {N_("To be continued"),  N_("Favourite"),
                                                   N_("Close game"),       N_("To learn from"),
                                                   N_("Against the odds"), N_("Rematch wanted")};
    struct name_request request = {.optional = true, .accept = accept_title};
    snprintf(request.question, sizeof request.question, "%s",
             _("What should this game be called?"));
    snprintf(request.text, sizeof request.text, "%.*s", PLAYER_NAME - 1, app->session.match.title);
    name_ask(app, &request);
    for (size_t i = 0; i < sizeof suggested_titles / sizeof *suggested_titles; i++)
        name_suggest(_(suggested_titles[i]));
    state.form.focus = ID_LISTED;
}

static void accept_name(struct app *app, const char *chosen)
{
    char name[PLAYER_NAME];
    snprintf(name, sizeof name, "%.*s", PLAYER_NAME - 1, chosen);
    name_trim(name);
    if (state.request.accept(app, name))
        app_pop(app);
    else
        audio_play(SOUND_REFUSE, 0.6f, 0);
}

/* ---- layout ---- */

struct areas {
    struct rect title, field, letters, names, buttons, done;
};

static const float names_share = 0.38f; /* of the width */

/* Letters and names are side by side with the same number of rows; "Done" is below the names, or
 * has a row of its own. */
static struct areas areas_of(const struct layout *layout)
{
    float u = layout->unit, gap = 0.8f * u;
    struct rect area = layout->page;
    struct areas areas = {.title = cut_top(&area, 3.2f * u)};
    areas.buttons = cut_bottom(&area, 2.6f * u);
    if (layout->narrow) {
        cut_bottom(&area, 0.35f * u);
        areas.done = cut_bottom(&area, 2.6f * u);
    } else {
        areas.done = cut_right(&areas.buttons, area.w * names_share);
        cut_right(&areas.buttons, gap);
    }
    cut_bottom(&area, gap);
    areas.field = cut_top(&area, 3 * u);
    cut_top(&area, gap);
    if (layout->portrait) {
        areas.names = cut_bottom(&area, area.h * 0.4f);
        cut_bottom(&area, gap);
    } else {
        areas.names = cut_right(&area, area.w * names_share);
        cut_right(&area, gap);
    }
    areas.letters = area;
    return areas;
}

static struct rect in_grid(struct rect area, int index, int columns, int rows, float gap)
{
    return rect_in_grid(area, columns, rows, gap, index);
}

static void list_widgets(struct app *app)
{
    struct name_page *page = &state;
    struct form *form = &page->form;
    struct areas at = areas_of(&app->layout);
    float u = app->layout.unit, gap = 0.35f * u;
    form_begin(form);
    for (int i = 0; i < shown_page()->count; i++)
        form_button(form, ID_LETTER + i, in_grid(at.letters, i, shown_page()->columns, ROWS, gap),
                    letter_at(i));
    struct rect keys = rect_in_grid(at.letters, 1, ROWS, gap, ROWS - 1);
    float accents = (app->layout.narrow ? 0.2f : 0.32f) * keys.w; /* words need more */
    form_button(form, ID_ACCENTS, cut_left(&keys, accents),
                letters_page(language_in_use(), next_page())->sign);
    cut_left(&keys, gap);
    form_button(form, ID_SPACE, in_grid(keys, 0, 2, 1, gap), _("Space"));
    form_button(form, ID_DELETE, in_grid(keys, 1, 2, 1, gap), C_("letter", "Delete"))->disabled =
        !*page->text;
    for (int i = 0; i < page->listed_count; i++)
        form_button(form, ID_LISTED + i, in_grid(at.names, i, NAMES_LISTED / ROWS, ROWS, gap),
                    page->listed[i]);
    form_button(form, ID_CANCEL, in_grid(at.buttons, 0, 2, 1, gap), _("Cancel"));
    form_button(form, ID_NONE, in_grid(at.buttons, 1, 2, 1, gap), _("No name"))->disabled =
        !page->request.optional;
    form_button(form, ID_DONE, at.done, _("Done"))->primary = true;
}

/* ---- input ---- */

/* A letter the font lacks would be an empty box wherever the name is shown. */
static void type_letter(struct app *app, const char *letter)
{
    struct name_page *page = &state;
    bool shown = text_has_glyphs(letter);
    if (!shown)
        app_notice(app, _("The game’s typeface has no such letter."));
    bool fits = shown && name_append(page->text, sizeof page->text, NAME_LETTERS, letter);
    audio_play(fits ? SOUND_MENU_MOVE : SOUND_REFUSE, 0.6f, 0);
}

static void press(struct app *app, int id)
{
    struct name_page *page = &state;
    if (id >= ID_LETTER)
        type_letter(app, letter_at(id - ID_LETTER));
    else if (id >= ID_LISTED)
        accept_name(app, page->listed[id - ID_LISTED]);
    else if (id == ID_ACCENTS)
        page->letters = next_page();
    else if (id == ID_SPACE)
        type_letter(app, " ");
    else if (id == ID_DELETE)
        name_delete_last(page->text);
    else if (id == ID_DONE)
        accept_name(app, page->text);
    else if (id == ID_NONE)
        accept_name(app, "");
    else if (id == ID_CANCEL)
        app_pop(app);
}

/* Keys that type something are named after what they type; other keys have longer names. */
static bool is_letter(const struct action *action)
{
    size_t length = strlen(action->name);
    bool prints = length > 0 && (length == 1 || (unsigned char)action->name[0] >= 0x80 ||
                                 strcmp(action->name, "Space") == 0);
    return action->device == DEVICE_KEYBOARD && action->type != ACTION_TEXT && prints;
}

/* With a gamepad each, players choose only their own name. */
static bool is_other_players_pad(const struct app *app, const struct action *action)
{
    return !state.request.optional && people_is_others(app, action);
}

static void action(struct app *app, const struct action *action)
{
    struct name_page *page = &state;
    if (is_letter(action) || is_other_players_pad(app, action)) /* letters arrive as text too */
        return;
    list_widgets(app);
    bool erases = action->device == DEVICE_KEYBOARD && strcmp(action->name, "Backspace") == 0;
    if (action->type == ACTION_TEXT) {
        type_letter(app, action->name);
        page->form.focus = ID_DONE; /* so that Enter after typing finishes */
    } else if (erases || action->type == ACTION_UNDO)
        name_delete_last(page->text);
    else if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        press(app, action->type == ACTION_MENU ? ID_DONE : ID_CANCEL);
    else
        press(app, form_action(&page->form, action).id);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    struct name_page *page = &state;
    const struct theme *theme = &app->theme;
    struct areas at = areas_of(&app->layout);
    float u = app->layout.unit;
    list_widgets(app);
    canvas_label(canvas, text_centred(TEXT_LARGE, theme->tone[TONE_TEXT]), at.title,
                 page->request.question);
    app_draw_panel(app, canvas, at.field, true);
    struct rect line = rect_inset(at.field, 0.4f * u);
    canvas_label(canvas, text_centred(TEXT_LARGE, theme->tone[TONE_TEXT]), line, page->text);
    float end = rect_cx(line) + text_width(TEXT_LARGE, page->text) / 2 + 0.2f * u;
    canvas_fill(canvas, (struct rect){end, line.y + 0.2f * u, 0.12f * u, line.h - 0.4f * u}, 0,
                theme->tone[TONE_CAN]);
    form_draw(&page->form, theme, &app->layout, canvas);
    bool pad = app->device == DEVICE_PAD; /* on a keyboard, the key bound to undo types a letter */
    app_draw_prompts(app, canvas,
                     (struct prompt[]){{ACTION_FOCUS, _("Move")},
                                       {ACTION_ACCEPT, _("Choose")},
                                       {ACTION_BACK, _("Cancel")},
                                       {ACTION_UNDO, pad ? C_("letter", "Delete") : NULL},
                                       {0}});
}

static bool claims(const struct app *app, const struct action *action)
{
    (void)app;
    return action->type == ACTION_TEXT || is_letter(action);
}

const struct screen screen_name = {
    .name = "name",
    .need = {.narrow_h = 58},
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .action = action,
    .draw = draw,
    .claims = claims,
};
