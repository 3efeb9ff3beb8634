/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/screens/play_sheet.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "core/notation.h"
#include "ui/app.h"
#include "ui/board/note_marks.h"
#include "ui/screens/play.h"

/* The sheet of the position shown; made again when that changes. */
static struct {
    struct sheet sheet;
    unsigned number, revision;
    int at, reader;
    bool made;
} cache;

void play_sheet_close(void)
{
    if (cache.made)
        sheet_free(&cache.sheet);
    cache.made = false;
}

int play_reader(const struct app *app)
{
    const struct session *session = &app->session;
    int viewer = play_state()->board.viewer;
    if (!session->open || !game_hides_pieces(session->match.game) || viewer > 1 ||
        session_finished(session) || !session_is_person(session, viewer) ||
        match_now(&session->match)->phase == PHASE_SETUP)
        return NOBODY;
    return viewer;
}

/* NULL if the game is played without it, or nobody may read it. */
static const struct sheet *sheet_now(const struct app *app)
{
    const struct match *match = &app->session.match;
    int reader = play_reader(app);
    if (reader == NOBODY || !sheet_is_on(match))
        return NULL;
    bool same = cache.made && cache.number == app->session.number &&
                cache.revision == match->revision && cache.at == match->at &&
                cache.reader == reader;
    if (!same) {
        play_sheet_close();
        sheet_take(&cache.sheet, match, reader);
        cache.made = true;
        cache.number = app->session.number;
        cache.revision = match->revision;
        cache.at = match->at;
        cache.reader = reader;
    }
    return &cache.sheet;
}

/* ---- notes ---- */

static bool takes_note(const struct app *app, int cell)
{
    const struct board_play *board = &play_state()->board;
    int reader = play_reader(app);
    if (reader == NOBODY || cell >= CELL_LIMIT || board_play_animating(board) ||
        board->choice.selected != CELL_NONE)
        return false;
    struct piece piece = observed_piece(board->view.game, &board->choice.now, cell);
    return piece.owner == 1 - reader && piece.kind == KIND_UNKNOWN;
}

int play_note_cell(const struct app *app, const struct action *action)
{
    const struct board_play *board = &play_state()->board;
    int cell = CELL_NONE;
    if (action->type == ACTION_PRESS)
        cell =
            board_view_cell(&board->view, action->x, action->y, observed(&board->choice.now)->turn);
    else if (action->type == ACTION_ACCEPT && !action->repeat)
        cell = board->choice.focus;
    return takes_note(app, cell) ? cell : CELL_NONE;
}

bool play_focus_takes_note(const struct app *app)
{
    return takes_note(app, play_state()->board.choice.focus);
}

void play_draw_notes(const struct app *app, struct canvas *canvas, const struct scene *scene)
{
    const struct board_play *board = &play_state()->board;
    const struct match *match = &app->session.match;
    struct note notes[CELL_LIMIT];
    struct paint paint = app_paint(app, canvas);
    int reader = play_reader(app), index = match->at;
    if (reader == NOBODY || board->concealed)
        return;
    if (board_play_animating(board) && board->timeline.direction > 0)
        index--; /* as they were before the move */
    match_notes(match, reader, index, notes);
    if (board_play_animating(board)) { /* what moves or fights has its tag again afterwards */
        struct move move = match->steps[board->timeline.direction > 0 ? index : match->at].move;
        if (move.from < CELL_LIMIT)
            notes[move.from] = (struct note){0};
        if (move.to < CELL_LIMIT)
            notes[move.to] = (struct note){0};
    }
    note_marks_draw(&board->view, &paint, scene, notes);
}

/* ---- the sheet ---- */

bool play_sheet_describe(const struct app *app, int cell, char text[SHEET_SENTENCE])
{
    const struct sheet *sheet = sheet_now(app);
    *text = '\0';
    if (sheet)
        sheet_describe(sheet, cell, text);
    return *text != '\0';
}

bool play_sheet_excludes(const struct app *app, int cell, int kind)
{
    const struct sheet *sheet = sheet_now(app);
    unsigned kinds = sheet ? sheet_kinds(sheet, cell) : 0;
    return kinds != 0 && !(kinds >> kind & 1);
}

const char *play_sheet_line(const struct app *app, int player)
{
    static char text[SHEET_SENTENCE + 8]; /* drawn at once */
    char words[SHEET_SENTENCE], name[CELL_TEXT];
    int cell = play_state()->board.choice.focus;
    if (player != 1 - play_reader(app) || cell >= CELL_LIMIT ||
        board_play_animating(&play_state()->board) || !play_sheet_describe(app, cell, words))
        return "";
    cell_format(cell, name);
    snprintf(text, sizeof text, "%s · %s", name, words);
    return text;
}

const char *play_about_cell(const struct app *app, int cell)
{
    static char text[SHEET_SENTENCE + NOTE_SHOWN + 32]; /* spoken at once */
    char words[SHEET_SENTENCE], shown[NOTE_SHOWN];
    struct note notes[CELL_LIMIT];
    int reader = play_reader(app);
    *text = '\0';
    if (reader == NOBODY || cell >= CELL_LIMIT)
        return text;
    match_notes(&app->session.match, reader, app->session.match.at, notes);
    if (!note_is_empty(notes[cell])) {
        note_show(app->session.match.game, notes[cell], shown);
        snprintf(text, sizeof text, _("Your note: %s."), shown);
    }
    size_t used = strlen(text);
    if (play_sheet_describe(app, cell, words))
        snprintf(text + used, sizeof text - used, "%s%s", used > 0 ? " " : "", words);
    return text;
}
