/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/notes.h"

#include <stdio.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/board/note_marks.h"
#include "ui/board/ranks.h"
#include "ui/kit/audio.h"
#include "ui/kit/widgets.h"
#include "ui/screens/play.h"
#include "ui/screens/play_clock.h"
#include "ui/screens/play_sheet.h"

enum { ID_GUESS = 1, ID_SIGN, ID_REMOVE = ID_SIGN + NOTE_SIGNS, ID_BACK, ID_RANK };

static struct notes_page {
    struct form form;
    int player, cell;
    struct note note;
} state;

static const float margin = 1, row = 2.1f, gap = 0.35f; /* in units */

static int columns_of(const struct app *app)
{
    return app->layout.narrow ? 2 : 4;
}

void notes_open(struct app *app, int player, int cell)
{
    struct note notes[CELL_LIMIT];
    const struct match *match = &app->session.match;
    match_notes(match, player, match->at, notes);
    state.player = player;
    state.cell = cell;
    state.note = notes[cell];
    state.form.focus = state.note.rank > 0 ? ID_RANK + state.note.rank - 1 : 0;
    audio_play(SOUND_SELECT, 0.7f, 0);
    app_push(app, &screen_notes);
}

/* The ranks of the enemy's army, whether or not they have fallen: a note may be wrong. */
static int list_ranks(const struct app *app, int ranks[KINDS_MAX])
{
    const struct match *match = &app->session.match;
    const struct position *start = match_position(match, match_start_index(match));
    int count = 0;
    for (int kind = 0; kind < match->game->kind_count; kind++)
        if (match->game->tally(start, 1 - state.player, kind).on_board > 0)
            ranks[count++] = kind;
    return count;
}

static float draw_words(const struct app *app, struct canvas *canvas, struct rect box)
{
    char title[64], cell[CELL_TEXT], reasons[SHEET_SENTENCE];
    struct colour colour = app->theme.tone[TONE_TEXT];
    cell_format(state.cell, cell);
    snprintf(title, sizeof title, _("Your note on %s"), cell);
    float h = canvas_paragraph(canvas, text_centred(TEXT_LARGE, colour), box, title);
    if (play_sheet_describe(app, state.cell, reasons)) {
        cut_top(&box, h + 0.2f * app->layout.unit);
        h += 0.2f * app->layout.unit +
             canvas_paragraph(canvas, text_centred(TEXT_BODY, colour), box, reasons);
    }
    return h + 0.6f * app->layout.unit;
}

/* ---- layout ---- */

struct places {
    struct rect panel, words, ranks, signs, buttons;
    int rank_rows;
};

static struct places places_of(const struct app *app, int ranks)
{
    float u = app->layout.unit, w = smaller(app->layout.page.w, 30 * u);
    int columns = columns_of(app);
    struct places places = {.rank_rows = (ranks + columns - 1) / columns};
    struct rect inside = {.w = w - 2 * margin * u, .h = app->layout.height};
    float words = draw_words(app, NULL, inside), rows = (row + gap) * u;
    float h = words + rows * (float)(places.rank_rows + 2) + 2 * margin * u + 0.8f * u;
    places.panel = rect_around(app->layout.width / 2, rect_cy(app->layout.page), w, h);
    struct rect box = rect_inset(places.panel, margin * u);
    places.words = cut_top(&box, words);
    places.ranks = cut_top(&box, rows * (float)places.rank_rows);
    cut_top(&box, 0.4f * u);
    places.signs = cut_top(&box, row * u);
    places.buttons = cut_bottom(&box, row * u);
    return places;
}

static void list_widgets(struct app *app)
{
    int ranks[KINDS_MAX], count = list_ranks(app, ranks);
    struct places places = places_of(app, count);
    float between = gap * app->layout.unit;
    struct form *form = &state.form;
    form_begin(form);
    for (int i = 0; i < count; i++) {
        char name[RANK_TEXT];
        rank_name(app->session.match.game, ranks[i], name);
        struct widget *button = form_button(
            form, ID_RANK + ranks[i],
            rect_in_grid(places.ranks, columns_of(app), places.rank_rows, between, i), name);
        button->primary = state.note.rank == ranks[i] + 1;
        button->disabled = play_sheet_excludes(app, state.cell, ranks[i]);
    }
    form_button(form, ID_GUESS, rect_in_grid(places.signs, NOTE_SIGNS + 1, 1, between, 0), "?")
        ->primary = state.note.guess;
    for (int i = 0; i < NOTE_SIGNS; i++)
        form_add(form, WIDGET_CARD, ID_SIGN + i,
                 rect_in_grid(places.signs, NOTE_SIGNS + 1, 1, between, i + 1),
                 note_sign_name((enum note_sign)i))
            ->chosen = state.note.signs >> i & 1;
    form_button(form, ID_REMOVE, rect_in_grid(places.buttons, 2, 1, between, 0), _("Remove note"))
        ->disabled = note_is_empty(state.note);
    form_button(form, ID_BACK, rect_in_grid(places.buttons, 2, 1, between, 1), _("Back"));
}

/* ---- choosing ---- */

static void set_note(struct app *app, struct note note)
{
    struct match *match = &app->session.match;
    state.note = note;
    match_set_note(match, state.player, match->at, (struct noted){state.cell, note});
    audio_play(SOUND_MENU_ACCEPT, 0.6f, 0);
}

/* A kind or a sign is all that most notes are: it closes the dialog. "?" goes with a kind. */
static void use(struct app *app, int id)
{
    struct note note = state.note;
    if (id == ID_GUESS) {
        note.guess ^= 1;
        set_note(app, note);
        return;
    }
    if (id == ID_REMOVE)
        note = (struct note){0};
    else if (id >= ID_RANK)
        note.rank = (uint8_t)(note.rank == id - ID_RANK + 1 ? 0 : id - ID_RANK + 1);
    else if (id >= ID_SIGN && id < ID_SIGN + NOTE_SIGNS)
        note.signs ^= (uint8_t)(1 << (id - ID_SIGN));
    if (id != ID_BACK)
        set_note(app, note);
    app_pop(app);
}

static void action(struct app *app, const struct action *action)
{
    if (pads_is_others(app, action, state.player))
        return;
    list_widgets(app);
    int id = form_action(&state.form, action).id;
    if (action->type == ACTION_BACK || action->type == ACTION_MENU)
        id = ID_BACK;
    if (id)
        use(app, id);
}

/* The clock of a timed game goes on: notes are part of thinking. */
static void pass_time(struct app *app, double seconds)
{
    play_pass_time(app, seconds);
    if (session_finished(&app->session))
        app_pop(app);
}

static void tick(struct app *app)
{
    pass_time(app, TICK);
}

static void draw(struct app *app, struct canvas *canvas, float alpha)
{
    (void)alpha;
    int ranks[KINDS_MAX];
    list_widgets(app);
    struct places places = places_of(app, list_ranks(app, ranks));
    app_draw_dialog(app, canvas, places.panel);
    draw_words(app, canvas, places.words);
    for (int i = 0; i < NOTE_SIGNS; i++) {
        const struct widget *card = form_widget(&state.form, ID_SIGN + i);
        bool on = state.note.signs >> i & 1;
        canvas_fill(canvas, card->box, 0.4f * app->layout.unit,
                    app->theme.tone[on ? TONE_BUTTON_LIT : TONE_BUTTON]);
        note_sign_draw(canvas, (enum note_sign)i, point_at(rect_cx(card->box), rect_cy(card->box)),
                       0.9f * app->layout.unit, app->theme.tone[on ? TONE_CAN : TONE_TEXT]);
    }
    form_draw(&state.form, &app->theme, &app->layout, canvas);
    app_draw_dialog_prompts(app, canvas, _("Back"));
}

const struct screen screen_notes = {
    .name = "notes",
    .state = &state,
    .state_size = sizeof state,
    .form = &state.form,
    .overlay = true,
    .need = {.wide_w = 30, .wide_h = 30, .tall_h = 34, .narrow_h = 46},
    .confidential = true,
    .action = action,
    .tick = tick,
    .sleep = pass_time,
    .due = play_clock_due,
    .draw = draw,
};
