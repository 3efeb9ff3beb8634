/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/reader.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/language.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/board/board_words.h"
#include "ui/board/turn_text.h"
#include "ui/kit/reading.h"
#include "ui/kit/words.h"

/* Figures do not count: a progress that goes on is not read again and again. */
static unsigned hash_of(const char *text)
{
    unsigned hash = 2166136261u;
    for (; *text; text++)
        if (!isdigit((unsigned char)*text))
            hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

static unsigned exact_hash(const char *text)
{
    unsigned hash = 2166136261u;
    for (; *text; text++)
        hash = (hash ^ (unsigned char)*text) * 16777619u;
    return hash;
}

static void say(struct app *app, const char *sentence)
{
    speech_add(&app->reader.speech, sentence);
}

/* ---- the board ---- */

/* The match that is shown, or NULL. */
static const struct match *shown_match(const struct app *app)
{
    const struct board_play *board = app_screen(app)->board;
    return board ? board->match : app_in_match(app) ? &app->session.match : NULL;
}

/* Two players who must not know each other's pieces hear the same loudspeaker. */
static bool has_listener(const struct app *app)
{
    return app->preferences.speech_private && app->session.open &&
           session_needs_curtain(&app->session);
}

static struct board_words board_words(const struct app *app, struct piece pieces[CELL_LIMIT])
{
    const struct screen *screen = app_screen(app);
    struct board_words words = {.board = screen->board, .secret = has_listener(app)};
    if (screen->pieces) {
        screen->pieces(app, pieces);
        words.pieces = pieces;
    }
    return words;
}

/* What both players see of a game with hidden pieces is enough to follow it. */
static int viewer_of(const struct app *app)
{
    const struct board_play *board = app_screen(app)->board;
    bool open = !app->session.open || !session_needs_curtain(&app->session);
    return !open ? VIEWER_STRANGER : board ? board->viewer : session_viewer(&app->session);
}

static void say_turn(struct app *app)
{
    const struct match *match = shown_match(app);
    char text[OUTCOME_TEXT];
    bool own = match == &app->session.match;
    int player = match_now(match)->turn;
    match_describe_to(match, match->at, own ? match_you(match) : NOBODY, text);
    if (*text) {
        say(app, text);
        return;
    }
    bool alone = !own || session_person_count(&app->session) == 1;
    const char *pattern = own && !session_is_person(&app->session, player)
                              ? _("{player} is thinking.")
                          : alone ? _("Your turn.")
                                  : _("{player} to move.");
    const struct filling fillings[] = {{"player", match_player_name(match, player)}, {NULL, NULL}};
    text_fill(text, sizeof text, pattern, fillings);
    say(app, text);
}

static void say_last_turn(struct app *app)
{
    const struct match *match = shown_match(app);
    char text[BOARD_WORDS] = "";
    int at = match->at;
    while (at > 0 && move_ends_match(match->steps[at - 1].move))
        at--;
    if (at > 0 && match_ply(match, at) > 0)
        steps_in_words(match, turn_start(match, at - 1), at, viewer_of(app), text);
    say(app, *text ? text : _("No move has been made."));
}

/* Elsewhere in the history, the turn that led there is said. */
static void say_change(struct app *app, int before)
{
    const struct match *match = shown_match(app);
    bool looking = match == &app->session.match && session_is_looking_back(&app->session);
    char text[BOARD_WORDS];
    if (match->at < before) {
        say(app, looking ? _("Looking back.") : _("Taken back."));
        if (looking)
            say_last_turn(app);
        return;
    }
    steps_in_words(match, before, match->at, viewer_of(app), text);
    say(app, text);
}

/* Says what happened since the last frame. */
static void follow_match(struct app *app)
{
    struct reader *reader = &app->reader;
    const struct match *match = shown_match(app);
    bool same = match == reader->match && app->session.number == reader->session;
    int before = reader->at, turn_before = reader->turn;
    reader->match = match;
    reader->session = app->session.number;
    if (!match)
        return;
    reader->at = match->at;
    reader->turn = match_now(match)->turn;
    /* A lesson sets its board up in one go; nobody has played those moves. */
    bool own = match == &app->session.match, set_up = !own && match->at > before + 1;
    if (!same || match->at == before || set_up)
        return;
    say_change(app, before);
    bool ends = outcome_over(match_outcome(match));
    if (own && session_is_looking_back(&app->session))
        return;
    if (reader->turn != turn_before || ends)
        say_turn(app);
}

/* ---- the focus ---- */

/* A cell, and what only the player in front of the screen may hear of it. */
static void describe_cell(const struct app *app, const struct board_words *words, int cell,
                          char text[BOARD_WORDS])
{
    const struct screen *screen = app_screen(app);
    board_words_cell(words, cell, text);
    const char *more = screen->about_cell && !words->secret ? screen->about_cell(app, cell) : "";
    size_t used = strlen(text);
    if (*more)
        snprintf(text + used, BOARD_WORDS - used, " %s", more);
}

static void follow_cell(struct app *app, bool entered)
{
    struct reader *reader = &app->reader;
    const struct board_play *board = app_screen(app)->board;
    struct piece pieces[CELL_LIMIT];
    char text[BOARD_WORDS];
    if (!board || board_play_animating(board))
        return;
    struct board_words words = board_words(app, pieces);
    describe_cell(app, &words, board->choice.focus, text);
    unsigned hash = exact_hash(text);
    bool changed = hash != reader->cell_words || board->choice.focus != reader->cell;
    reader->cell_words = hash;
    reader->cell = board->choice.focus;
    if (entered || (changed && reader->input))
        say(app, text);
}

static void say_widget(struct app *app, const struct reading *reading, bool help)
{
    const struct form *form = reading->form;
    const struct widget *widget = form ? form_widget(form, form->lit) : NULL;
    char text[READING_TEXT];
    if (!widget)
        return;
    reading_widget(reading, widget, text);
    say(app, text);
    if (help && widget->help)
        say(app, widget->help);
}

static void follow_focus(struct app *app, const struct reading *reading, bool entered)
{
    struct reader *reader = &app->reader;
    const struct form *form = reading->form;
    const struct widget *widget = form ? form_widget(form, form->lit) : NULL;
    char text[READING_TEXT] = "";
    int lit = widget ? widget->id : 0;
    if (widget)
        reading_widget(reading, widget, text);
    unsigned hash = exact_hash(text);
    bool moved = lit != reader->widget, changed = moved || hash != reader->widget_words;
    reader->widget = lit;
    reader->widget_words = hash;
    if (widget && (entered || (changed && reader->input)))
        say_widget(app, reading, moved || entered);
    follow_cell(app, !widget && (entered || moved));
}

/* ---- the rest of the screen ---- */

struct page {
    struct app *app;
    unsigned known[READER_PARAGRAPHS]; /* before this frame */
    int known_count;
    const char *help; /* read with the widget it is about; or NULL */
};

static void read_paragraph(const char *text, void *data)
{
    struct page *page = data;
    struct reader *reader = &page->app->reader;
    unsigned hash = hash_of(text);
    bool known = page->help && strcmp(page->help, text) == 0;
    for (int i = 0; i < page->known_count; i++)
        known |= page->known[i] == hash;
    if (!known)
        say(page->app, text);
    if (reader->paragraph_count < READER_PARAGRAPHS)
        reader->paragraphs[reader->paragraph_count++] = hash;
}

/* Only what was not there before. */
static void follow_page(struct app *app, const struct reading *reading)
{
    struct reader *reader = &app->reader;
    const struct widget *focus =
        reading->form ? form_widget(reading->form, reading->form->lit) : NULL;
    struct page page = {
        .app = app, .known_count = reader->paragraph_count, .help = focus ? focus->help : NULL};
    memcpy(page.known, reader->paragraphs, sizeof page.known);
    reader->paragraph_count = 0;
    reading_page(reading, read_paragraph, &page);
}

static void follow_status(struct app *app)
{
    const char *text = app_screen(app)->status(app);
    unsigned hash = exact_hash(text);
    if (hash != app->reader.status)
        say(app, text);
    app->reader.status = hash;
}

static void follow_refusal(struct app *app)
{
    struct reader *reader = &app->reader;
    const struct board_play *board = app_screen(app)->board;
    float left = board ? board->message_time : 0;
    if (left > reader->message_time)
        say(app, has_listener(app) ? _("Not possible.") : board->message);
    reader->message_time = left;
}

static void follow_notice(struct app *app)
{
    struct reader *reader = &app->reader;
    bool another = app->notice_time > reader->notice_time;
    reader->notice_time = app->notice_time;
    if (another)
        say(app, app->notice);
}

/* A minute, half a minute, and the last ten and five seconds of whoever is to move. */
static void follow_clock(struct app *app)
{
    static const int marks[] = {60, 30, 10, 5};
    struct reader *reader = &app->reader;
    const struct match *match = &app->session.match;
    char text[64];
    if (shown_match(app) != match || !match_clock_is_running(match) ||
        !session_person_to_move(&app->session))
        return;
    int64_t left = match_time_left(match, match_now(match)->turn);
    int seconds = left > 3600000 ? 3600 : (int)((left + 999) / 1000);
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (seconds > marks[i] || reader->seconds <= marks[i])
            continue;
        snprintf(text, sizeof text,
                 tr_plural("%d second left.", "%d seconds left.", (unsigned long)seconds), seconds);
        say(app, text);
        break;
    }
    reader->seconds = seconds;
}

/* ---- questions ---- */

static int own_side(const struct app *app)
{
    const struct match *match = shown_match(app);
    if (match == &app->session.match && session_person_count(&app->session) == 1)
        return session_is_person(&app->session, 0) ? 0 : 1;
    return match_now(match)->turn;
}

static void say_choices(struct app *app, const struct reading *reading)
{
    char list[SPEECH_TEXT], text[READING_TEXT];
    struct words words = words_into(list, sizeof list);
    for (int i = 0; reading->form && i < reading->form->count; i++) {
        if (reading->form->list[i].disabled)
            continue;
        reading_widget(reading, &reading->form->list[i], text);
        words_add_sentence(&words, text);
    }
    say(app, list);
}

/* The moves, or what else there is to do while none can be made. */
static void say_moves(struct app *app, const struct reading *reading,
                      const struct board_words *words)
{
    char text[BOARD_WORDS];
    board_words_moves(words, text);
    say(app, text);
    if (*text)
        return;
    if (app_screen(app)->status)
        say(app, app_screen(app)->status(app));
    if (!app_screen(app)->pieces)
        say_turn(app);
    say_choices(app, reading);
}

/* Asked questions are answered in full, also about hidden pieces. */
static void answer_on_board(struct app *app, const struct reading *reading, int question)
{
    struct piece pieces[CELL_LIMIT];
    char text[BOARD_WORDS] = "";
    struct board_words words = board_words(app, pieces);
    const struct board_play *board = words.board;
    int cell = board->choice.focus;
    words.secret = false;
    if (cell >= CELL_LIMIT && (question == ASK_ROW || question == ASK_COLUMN))
        cell = board->choice.selected != CELL_NONE ? board->choice.selected
                                                   : board->view.geometry.cells[0];
    switch (question) {
    case ASK_TURN:
        say_turn(app);
        return;
    case ASK_LAST:
        say_last_turn(app);
        return;
    case ASK_HERE:
        describe_cell(app, &words, cell, text);
        break;
    case ASK_ROW:
        board_words_row(&words, cell, text);
        break;
    case ASK_COLUMN:
        board_words_column(&words, cell, text);
        break;
    case ASK_MINE:
        board_words_pieces(&words, own_side(app), text);
        break;
    case ASK_THEIRS:
        board_words_pieces(&words, 1 - own_side(app), text);
        break;
    default:
        say_moves(app, reading, &words);
        return;
    }
    say(app, *text ? text : _("Nothing."));
}

static void answer_on_page(struct app *app, const struct reading *reading, int question)
{
    if (question == ASK_MOVES) {
        say_choices(app, reading);
    } else if (question == ASK_LAST) {
        speech_repeat(&app->reader.speech);
    } else if (question == ASK_TURN) {
        app->reader.paragraph_count = 0;
        follow_page(app, reading);
    } else {
        say_widget(app, reading, true);
    }
}

static void answer(struct app *app, const struct reading *reading)
{
    int question = app->reader.question;
    app->reader.question = ASK_NONE;
    if (question == ASK_NONE)
        return;
    bool in_form = reading->form && reading->form->lit;
    if (app_screen(app)->board && !(in_form && question == ASK_HERE))
        answer_on_board(app, reading, question);
    else
        answer_on_page(app, reading, question);
}

/* ---- every frame ---- */

static struct reading reading_of(const struct app *app, const struct canvas *canvas, int first,
                                 int end)
{
    const struct screen *screen = app_screen(app);
    struct rect bar = app->layout.prompts, none = {0, 0, 0, 0};
    return (struct reading){.canvas = canvas,
                            .first = first,
                            .end = end,
                            .form = screen->form,
                            .except = {bar, screen->board ? screen->board->view.frame : none}};
}

static void forget_screen(struct reader *reader)
{
    reader->paragraph_count = reader->widget = 0;
    reader->cell = CELL_NONE;
    reader->status = reader->cell_words = reader->widget_words = 0;
    reader->message_time = 0;
}

/* Whoever takes the seat hears what has been played, and that it is their turn. */
static void introduce_board(struct app *app)
{
    const struct match *match = shown_match(app);
    if (!app_screen(app)->status || match != &app->session.match)
        return;
    if (session_needs_curtain(&app->session) && match_ply(match, match->at) > 0)
        say_last_turn(app);
    if (match_now(match)->phase != PHASE_SETUP)
        say_turn(app);
}

void reader_watch(struct app *app, const struct canvas *canvas, int first, int end)
{
    struct reader *reader = &app->reader;
    if (!reader->voice.on)
        return;
    bool entered = reader->screen != app_screen(app);
    struct reading reading = reading_of(app, canvas, first, end);
    if (entered)
        forget_screen(reader);
    reader->screen = app_screen(app);
    if (reader->input)
        speech_interrupt(&reader->speech);
    follow_match(app);
    if (entered)
        introduce_board(app);
    follow_refusal(app);
    bool unheard = app_screen(app)->confidential && has_listener(app);
    if (app_screen(app)->status)
        follow_status(app);
    else if (!unheard)
        follow_page(app, &reading);
    if (!unheard)
        follow_focus(app, &reading, entered);
    follow_notice(app);
    follow_clock(app);
    answer(app, &reading);
    reader->input = false;
    speech_flush(&reader->speech);
}

void reader_note(struct app *app, const struct action *action)
{
    struct reader *reader = &app->reader;
    bool moves_pointer = action->type == ACTION_POINT || action->type == ACTION_RELEASE;
    reader->input = reader->input || !moves_pointer || action->device == DEVICE_MOUSE;
    if (action->type == ACTION_ASK)
        reader->question = action->step;
}

static bool same_voice(const struct voice *a, const struct voice *b)
{
    return a->on == b->on && a->rate == b->rate && a->volume == b->volume && a->kind == b->kind &&
           strcmp(a->language, b->language) == 0;
}

/* "pt_BR" is called "pt-BR" by engines. */
static void name_language(char language[16])
{
    snprintf(language, 16, "%s", language_in_use());
    for (char *c = language; *c; c++)
        if (*c == '_')
            *c = '-';
}

void reader_follow(struct app *app)
{
    const struct preferences *p = &app->preferences;
    struct reader *reader = &app->reader;
    struct voice voice = {.on = p->speech,
                          .rate = p->speech_rate,
                          .volume = p->speech_volume,
                          .kind = p->speech_voice};
    name_language(voice.language);
    if (same_voice(&voice, &reader->voice))
        return;
    bool begins = voice.on && !reader->voice.on;
    if (reader->voice.on && !voice.on)
        voice_say(_("Speech off."), true);
    reader->voice = voice;
    voice_use(&voice);
    if (!begins)
        return;
    reader->screen = NULL; /* all of it is new */
    app->redraw = true;
    say(app, _("Speech on."));
}
