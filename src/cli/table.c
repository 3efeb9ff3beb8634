/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/table.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/computer.h"
#include "ai/random.h"
#include "base/i18n.h"
#include "cli/announce.h"
#include "cli/console.h"
#include "cli/solved.h"
#include "cli/storage.h"
#include "cli/table_clock.h"
#include "cli/table_notes.h"
#include "core/notation.h"
#include "core/save.h"
#include "play/pace.h"

enum { LINE_LIMIT = 4096 };

static void set_match(struct table *table, const struct match *match)
{
    uint64_t seed = table->session.seed;
    session_adopt(&table->session, match);
    table->session.seed = seed;
    table->holder = NOBODY_YET;
    table->chosen = CELL_NONE;
    table->show = true;
}

/* The file now holds the current state of the match. */
static void note_saved(struct table *table)
{
    table->saved_revision = table->session.match.revision;
    table->saved_at = table->session.match.at;
    table->saved_thinking = table->session.match.thinking;
    table->saved_notes = table->session.match.note_changes;
}

void table_init(struct table *table, const struct match *match, const struct game_file *file,
                uint64_t seed)
{
    *table = (struct table){.file = *file, .session.seed = seed};
    set_match(table, match);
    if (match->at == 0) /* nothing to hide yet: the first player sits down */
        table->holder = match_now(match)->turn;
    if (match->revision == 0 || (file->path && file_exists(file->path)))
        note_saved(table);
    else
        table->saved_at = -1;
}

void table_free(struct table *table)
{
    computer_close(table->computer);
    exact_close(table->exact);
    session_close(&table->session);
    game_file_close(&table->file);
    free(table->copy_path);
    text_free(&table->line);
}

static bool is_own(const struct table *table, const char *path)
{
    return (table->file.path && files_are_same(path, table->file.path)) ||
           (table->copy_path && files_are_same(path, table->copy_path));
}

static void remember(struct table *table, const char *path)
{
    free(table->copy_path);
    table->copy_path = memory_resize(NULL, strlen(path) + 1);
    strcpy(table->copy_path, path);
    table->copy_revision = table->session.match.revision;
}

static bool is_saved(const struct table *table)
{
    return table->saved_revision == table->session.match.revision &&
           table->saved_at == table->session.match.at &&
           table->saved_notes == table->session.match.note_changes &&
           (!match_is_timed(&table->session.match) ||
            table->saved_thinking == table->session.match.thinking);
}

bool table_may_leave(struct table *table, struct fault *fault)
{
    table_save(table);
    bool has_copy = table->copy_path && table->copy_revision == table->session.match.revision;
    return !table->file.path || is_saved(table) || has_copy ||
           fault_set(fault, _("the game being played cannot be saved; save it elsewhere first, "
                              "with 'save FILE'"));
}

bool table_load(struct table *table, const char *path, struct fault *fault)
{
    struct match match;
    struct game_file file = {0};
    if (!table_may_leave(table, fault))
        return false;
    bool keeps = table->file.path && !files_are_same(path, table->file.path);
    if (keeps && !game_file_open(&file, path))
        return fault_set(fault, _("%.200s is open elsewhere"), path);
    if (!save_load(path, &match, fault)) {
        game_file_close(&file);
        return false;
    }
    set_match(table, &match);
    if (keeps) {
        game_file_close(&table->file);
        table->file = file;
    }
    remember(table, path);
    note_saved(table);
    return true;
}

bool table_save_as(struct table *table, const char *path, struct fault *fault)
{
    if (!storage_save(path, &table->session.match, is_own(table, path), fault))
        return false;
    remember(table, path);
    return true;
}

int table_viewer(const struct table *table)
{
    if (session_needs_curtain(&table->session))
        return table->holder == NOBODY_YET ? VIEWER_STRANGER : table->holder;
    return session_viewer(&table->session);
}

void table_refuse(const char *format, ...)
{
    va_list arguments;
    fflush(stdout); /* keeps both streams in order */
    va_start(arguments, format);
    format_print_list(stderr, format, arguments);
    va_end(arguments);
    fputs("\n", stderr);
}

char *table_ask(struct table *table, const char *question)
{
    return table_ask_for(table, question, HUGE_VAL);
}

char *table_ask_for(struct table *table, const char *question, double seconds)
{
    for (;;) {
        console_ask(question);
        if (seconds < HUGE_VAL && !console_wait_for_line(seconds)) {
            console_ask("\n");
            text_clear(&table->line);
            text_add_bytes(&table->line, "", 0);
            return table->line.data;
        }
        switch (line_read(stdin, LINE_LIMIT, &table->line)) {
        case LINE_READ:
            return trim(table->line.data);
        case LINE_TOO_LONG:
            table_refuse(_("This line is too long."));
            break;
        case LINE_NONE:
            console_ask("\n");
            return NULL;
        }
    }
}

void table_save(struct table *table)
{
    struct fault fault;
    struct text text = {0};
    const struct match *match = &table->session.match;
    if (!table->file.path || is_saved(table))
        return;
    save_write(match, &text);
    if (game_file_write(&table->file, &text, &fault)) {
        note_saved(table);
        table->save_failed = false;
    } else if (!table->save_failed) {
        table->save_failed = true;
        table_refuse(_("The game is not saved: %s."), fault.text);
    }
    text_free(&text);
}

/* If a move would discard more than one undo takes back, saves the discarded moves in a separate
 * file. */
static void save_discarded(struct table *table, const char *move)
{
    struct match whole = table->session.match;
    struct move found;
    struct text name = {0};
    struct fault fault;
    if (!table->file.path || !move_find(whole.game, match_now(&whole), move, &found, NULL) ||
        !session_would_discard(&table->session, found))
        return;
    match_go(&whole, whole.length);
    if (storage_save_beside(table->file.path, &whole, &name, &fault))
        printf(_("The moves that were taken back are kept in %s.\n"), name.data);
    else
        table_refuse(_("The game is not saved: %s."), fault.text);
    text_free(&name);
}

void table_report(const struct table *table, int first)
{
    struct text out = {0};
    for (int i = first; i < table->session.match.at; i++)
        announce_step(&table->session.match, i, table_viewer(table), &out);
    if (out.data)
        fputs(out.data, stdout);
    text_free(&out);
}

static void show(struct table *table)
{
    struct text out = {0};
    text_add(&out, "\n");
    announce_position(&table->session.match, table_viewer(table), &out);
    notes_add(table, &out);
    fputs(out.data, stdout);
    text_free(&out);
    table->show = false;
}

/* Accepts a man to remove without its "x" and a kind in lower case. */
static bool play_one(struct table *table, char word[MOVE_TEXT + 1], struct fault *fault)
{
    struct match *match = &table->session.match;
    struct move move;
    if (strcmp(word, "draw") == 0 || strcmp(word, "resign") == 0)
        return fault_set(fault, _("this must be on a line of its own"));
    if (strchr(word, '@'))
        for (char *letter = word; *letter != '@'; letter++)
            *letter = (char)toupper((unsigned char)*letter);
    if (match_now(match)->phase == PHASE_REMOVING && move_parse(match->game, word, &move) &&
        move.verb == VERB_PLACE)
        move_format(match->game, move_remove(move.to), word);
    save_discarded(table, word);
    return match_play_text(match, word, fault);
}

void table_play(struct table *table, const char *moves)
{
    int first = table->session.match.at;
    struct fault fault;
    char word[MOVE_TEXT + 1];
    while (next_word(&moves, word, sizeof word)) {
        if (!play_one(table, word, &fault)) {
            table_report(table, first);
            table_refuse(_("'%.40s': %s. ('?' lists the moves, 'help' the other commands.)"), word,
                         fault.text);
            return;
        }
        table->show = true;
        table->chosen = CELL_NONE;
    }
    table_report(table, first);
}

/* Memory is allocated when a computer player first needs it; if there is none, the player moves at
 * random. */
static struct move computer_choice(struct table *table, const struct view *view)
{
    struct decision decision;
    struct computer_request request = {
        .view = view,
        .level = computer_level(table->session.match.players[view->viewer].control),
        .seed = table->session.seed,
        .milliseconds = pace_limit(&table->session.match),
        .budget_divisor = 1};
    if (!table->computer)
        table->computer = computer_open(SEARCH_TABLE_MEGABYTES);
    if (!table->computer)
        return ai_random(view, table->session.seed);
    if (request.level == LEVEL_COUNT) {
        if (!table->exact)
            table->exact = solved_folder(NULL);
        solved_prepare(table->exact, NULL, view->game, &view->settings);
    }
    request.exact = table->exact;
    computer_decide(table->computer, &request, &decision);
    if (match_can_swap(&table->session.match) && computer_wants_swap(&decision))
        return move_word(VERB_SWAP);
    return decision.move;
}

static void computer_moves(struct table *table)
{
    struct match *match = &table->session.match;
    int first = match->at;
    if (match_now(match)->phase == PHASE_SETUP) {
        session_computer_setups(&table->session);
    } else {
        struct view view;
        view_take(&view, match, match_now(match)->turn);
        clock_begin(table);
        struct move choice = computer_choice(table, &view);
        clock_end(table);
        match_play(match, choice);
        view_free(&view);
    }
    table->show = true;
    table_report(table, first);
}

/* Reports the opponent's last turn to the next player, as far as they may see it. */
static bool hand_over(struct table *table)
{
    char question[160];
    int next = match_now(&table->session.match)->turn;
    const char *name = match_player_name(&table->session.match, next);
    if (console_is_terminal()) {
        if (table->holder != NOBODY_YET &&
            !table_ask(table, _("Press Enter to clear the screen. ")))
            return false;
        console_clear();
        snprintf(question, sizeof question,
                 _("%s (player %d), press Enter when only you can see the screen. "), name,
                 next + 1);
        if (!table_ask(table, question))
            return false;
        console_clear();
    } else {
        printf(_("\n--- The screen goes to %s (player %d). ---\n"), name, next + 1);
    }
    table->holder = next;
    table->show = true;
    if (table->session.match.at > 0 &&
        table->session.match.steps[table->session.match.at - 1].turn_start)
        table_report(table, match_turn_before(&table->session.match));
    return true;
}

static enum verdict person_decides(struct table *table)
{
    char question[128], name[96], left[TIME_LEFT_TEXT];
    int player = match_now(&table->session.match)->turn;
    clock_in_prompt(&table->session.match, left, sizeof left);
    snprintf(name, sizeof name, "%s%s", match_player_name(&table->session.match, player), left);
    snprintf(question, sizeof question,
             table->chosen == CELL_NONE ? _("%s: ")
                                        : _("%s, direction (1 up, 2 right, 3 down, 4 left): "),
             name);
    clock_begin(table);
    const char *line = table_ask_for(table, question, clock_seconds_left(table));
    bool late = clock_end(table);
    if (!line)
        return VERDICT_QUIT;
    if (!*line || late)
        return VERDICT_DONE;
    enum verdict verdict = table_command(table, line);
    if (verdict != VERDICT_NOT_A_COMMAND)
        return verdict;
    if (!table_step(table, line))
        table_play(table, line);
    return VERDICT_DONE;
}

static enum verdict after_the_game(struct table *table)
{
    if (session_person_count(&table->session) == 0)
        return VERDICT_QUIT; /* nobody to ask */
    const char *line =
        table_ask(table, _("Another game? (yes or no; 'help' lists the other commands) "));
    if (!line)
        return VERDICT_QUIT;
    enum verdict verdict = table_command(table, line);
    if (verdict == VERDICT_NOT_A_COMMAND)
        table_refuse(_("'%.40s': the game is over. ('yes' starts another one, 'quit' leaves.)"),
                     line);
    return verdict;
}

static enum verdict one_step(struct table *table)
{
    const struct match *match = &table->session.match;
    bool over = outcome_over(match_outcome(match));
    int player = match_now(match)->turn;
    if (!over && !session_is_person(&table->session, player)) {
        table_save(table); /* thinking may take a while */
        computer_moves(table);
        if (session_person_count(&table->session) == 0 && table->session.match.at > 0 &&
            table->session.match.steps[table->session.match.at - 1].turn_start)
            show(table); /* for spectators */
        return VERDICT_DONE;
    }
    if (!over && session_needs_curtain(&table->session) && table->holder != player &&
        !hand_over(table))
        return VERDICT_QUIT;
    table_save(table);
    if (table->show)
        show(table);
    return over ? after_the_game(table) : person_decides(table);
}

enum table_end table_run(struct table *table)
{
    for (;;)
        switch (one_step(table)) {
        case VERDICT_QUIT:
            table_save(table);
            return TABLE_QUIT;
        case VERDICT_AGAIN:
            return TABLE_AGAIN;
        default:
            break;
        }
}
