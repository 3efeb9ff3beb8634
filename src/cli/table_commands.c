/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The commands at the table: everything a player may enter besides moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/accents.h"
#include "base/i18n.h"
#include "cli/announce.h"
#include "cli/console.h"
#include "cli/legal.h"
#include "cli/table.h"
#include "cli/table_history.h"
#include "cli/table_notes.h"
#include "cli/table_setup.h"
#include "cli/text_board.h"

static bool is_over(const struct table *table)
{
    return outcome_over(match_outcome(&table->session.match));
}

static enum verdict list_moves(struct table *table, const char *rest)
{
    (void)rest;
    enum { WIDTH = 76 };
    if (match_now(&table->session.match)->phase == PHASE_SETUP) {
        setup_list(table);
        return VERDICT_DONE;
    }
    struct legal *legal = legal_moves(&table->session.match);
    int column = 0;
    for (int i = 0; i < legal->count; i++) {
        int length = (int)strlen(legal->text[i]);
        if (column + length > WIDTH) {
            printf("\n");
            column = 0;
        }
        printf("%s%s", column > 0 ? " " : "", legal->text[i]);
        column += length + 1;
    }
    printf("\n");
    free(legal);
    return VERDICT_DONE;
}

static enum verdict undo(struct table *table, const char *rest)
{
    (void)rest;
    history_undo(table);
    return VERDICT_DONE;
}

static enum verdict redo(struct table *table, const char *rest)
{
    (void)rest;
    history_redo(table);
    return VERDICT_DONE;
}

static enum verdict save(struct table *table, const char *rest)
{
    struct fault fault;
    const char *path = *rest ? rest : table->file.path ? table->file.path : table->copy_path;
    if (!path)
        table_refuse(_("Say where to save the game: save FILE."));
    else if (!table_save_as(table, path, &fault))
        table_refuse(_("The game is not saved: %s."), fault.text);
    else
        printf(_("Saved as %s.\n"), path);
    return VERDICT_DONE;
}

static enum verdict load(struct table *table, const char *rest)
{
    struct fault fault;
    if (!*rest) {
        table_refuse(_("Say which game to load: load FILE."));
    } else if (!table_load(table, rest, &fault)) {
        table_refuse(_("The game could not be loaded: %s."), fault.text);
    } else {
        struct text title = {0};
        announce_title(&table->session.match, &title);
        fputs(title.data, stdout);
        text_free(&title);
        if (table->file.path)
            printf(_("This game is kept in %s.\n"), table->file.path);
    }
    return VERDICT_DONE;
}

static void end_match(struct table *table, enum verb verb)
{
    match_play(&table->session.match, move_word(verb));
    table->show = true;
}

static enum verdict resign(struct table *table, const char *rest)
{
    (void)rest;
    if (is_over(table))
        table_refuse(_("The game is over already."));
    else
        end_match(table, VERB_RESIGN);
    return VERDICT_DONE;
}

/* Whether the first `length` bytes of `line` are a word marked by NC_(), or its translation. Not
 * every keyboard has its accents. */
static bool is_word(const char *line, size_t length, const char *word)
{
    const char *mark = strchr(word, '\004');
    const char *names[] = {mark ? mark + 1 : word, tr_marked(word)};
    char typed[64], name[64];
    if (length >= sizeof typed)
        return false;
    snprintf(typed, sizeof typed, "%.*s", (int)length, line);
    drop_accents(typed);
    for (int i = 0; i < 2; i++) {
        snprintf(name, sizeof name, "%s", names[i]);
        drop_accents(name);
        if (strcmp(name, typed) == 0)
            return true;
    }
    return false;
}

/* In games with hidden pieces the opponent must not see the board while answering. */
static bool other_agrees(struct table *table)
{
    char question[160];
    int other = 1 - match_now(&table->session.match)->turn;
    if (session_needs_curtain(&table->session)) {
        console_clear();
        table->holder = other; /* the screen has to be handed back from them */
    }
    printf(_("%s (player %d) offers a draw.\n"),
           match_player_name(&table->session.match, 1 - other), 2 - other);
    snprintf(question, sizeof question, _("%s (player %d), do you accept? (yes or no) "),
             match_player_name(&table->session.match, other), other + 1);
    for (;;) {
        const char *answer = table_ask(table, question);
        size_t length = answer ? strlen(answer) : 0;
        if (!answer || is_word(answer, length, NC_("typed", "no")) ||
            is_word(answer, length, NC_("typed", "n")))
            return false;
        if (is_word(answer, length, NC_("typed", "yes")) ||
            is_word(answer, length, NC_("typed", "y")))
            return true;
        table_refuse(_("The answer must be yes or no."));
    }
}

static enum verdict offer_draw(struct table *table, const char *rest)
{
    (void)rest;
    int other = 1 - match_now(&table->session.match)->turn;
    const char *name = match_player_name(&table->session.match, other);
    if (is_over(table))
        table_refuse(_("The game is over already."));
    else if (!session_is_person(&table->session, other))
        printf(_("%s is played by the computer, which does not accept draws.\n"), name);
    else if (other_agrees(table))
        end_match(table, VERB_DRAW);
    else
        printf(_("%s does not accept; the game goes on.\n"), name);
    return VERDICT_DONE;
}

static enum verdict quit(struct table *table, const char *rest)
{
    (void)table, (void)rest;
    return VERDICT_QUIT;
}

static enum verdict another(struct table *table, const char *rest)
{
    struct fault fault;
    (void)rest;
    if (!is_over(table))
        return VERDICT_NOT_A_COMMAND;
    if (table_may_leave(table, &fault))
        return VERDICT_AGAIN;
    table_refuse(_("No other game is started: %s."), fault.text);
    return VERDICT_DONE;
}

static enum verdict no_other(struct table *table, const char *rest)
{
    (void)rest;
    return is_over(table) ? VERDICT_QUIT : VERDICT_NOT_A_COMMAND;
}

static enum verdict board(struct table *table, const char *rest)
{
    (void)rest;
    table->show = true;
    return VERDICT_DONE;
}

static enum verdict pieces(struct table *table, const char *rest)
{
    (void)rest;
    struct text out = {0};
    announce_pieces(&table->session.match, table_viewer(table), &out);
    printf("%s", out.data ? out.data : "");
    text_free(&out);
    return VERDICT_DONE;
}

static enum verdict fill(struct table *table, const char *rest)
{
    (void)rest;
    setup_fill(table);
    return VERDICT_DONE;
}

static enum verdict swap(struct table *table, const char *rest)
{
    setup_swap(table, rest);
    return VERDICT_DONE;
}

static enum verdict note(struct table *table, const char *rest)
{
    notes_command(table, rest);
    return VERDICT_DONE;
}

static enum verdict sheet(struct table *table, const char *rest)
{
    (void)rest;
    sheet_command(table);
    return VERDICT_DONE;
}

static enum verdict help(struct table *table, const char *rest);

enum when { ALWAYS, IN_SETUP, AGAINST_HIDDEN, AFTERWARDS };

/* Players may type the English word or its translation. */
static const struct {
    const char *name;               /* marked by NC_() */
    const char *operands, *meaning; /* meaning is NULL for an alias of the command above */
    enum when when;
    enum verdict (*run)(struct table *table, const char *rest);
} table_commands[] = {
    {.name = "?", .meaning = N_("list the legal moves"), .run = list_moves},
    {.name = NC_("typed", "board"), .meaning = N_("show the board again"), .run = board},
    {.name = NC_("typed", "pieces"),
     .meaning = N_("say in words where the pieces are"),
     .run = pieces},
    {.name = NC_("typed", "fill"),
     .meaning = N_("place the pieces left in hand at random"),
     .when = IN_SETUP,
     .run = fill},
    {.name = NC_("typed", "swap"),
     .operands = "A B",
     .meaning = N_("swap the pieces on two cells"),
     .when = IN_SETUP,
     .run = swap},
    {.name = NC_("typed", "note"),
     .operands = N_("CELL PIECE"),
     .meaning = N_("note what you believe of an enemy piece; 'note' lists your notes"),
     .when = AGAINST_HIDDEN,
     .run = note},
    {.name = NC_("typed", "sheet"),
     .meaning = N_("show what is certain about the enemy's pieces"),
     .when = AGAINST_HIDDEN,
     .run = sheet},
    {.name = NC_("typed", "undo"), .meaning = N_("take back"), .run = undo},
    {.name = NC_("typed", "redo"), .meaning = N_("replay what was taken back"), .run = redo},
    {.name = NC_("typed", "save"),
     .operands = N_("FILE"),
     .meaning = N_("save the game"),
     .run = save},
    {.name = NC_("typed", "load"),
     .operands = N_("FILE"),
     .meaning = N_("continue a saved game"),
     .run = load},
    {.name = NC_("typed", "draw"), .meaning = N_("offer a draw"), .run = offer_draw},
    {.name = NC_("typed", "resign"), .meaning = N_("give up"), .run = resign},
    {.name = NC_("typed", "yes"),
     .meaning = N_("start another game"),
     .when = AFTERWARDS,
     .run = another},
    {.name = NC_("typed", "y"), .when = AFTERWARDS, .run = another},
    {.name = NC_("typed", "new"), .when = AFTERWARDS, .run = another},
    {.name = NC_("typed", "no"), .when = AFTERWARDS, .run = no_other},
    {.name = NC_("typed", "n"), .when = AFTERWARDS, .run = no_other},
    {.name = NC_("typed", "quit"), .meaning = N_("leave the table"), .run = quit},
    {.name = NC_("typed", "exit"), .run = quit},
    {.name = NC_("typed", "help"), .meaning = N_("this list"), .run = help},
};

enum { TABLE_COMMANDS = sizeof table_commands / sizeof *table_commands };

static bool applies(const struct table *table, enum when when)
{
    bool setup = match_now(&table->session.match)->phase == PHASE_SETUP;
    switch (when) {
    case AFTERWARDS:
        return is_over(table);
    case IN_SETUP:
        return !is_over(table) && setup;
    case AGAINST_HIDDEN:
        return !is_over(table) && !setup && game_hides_pieces(table->session.match.game);
    default:
        return true;
    }
}

static const char *how_to_move(const struct table *table)
{
    if (table->session.match.game->steps)
        return _("c5-c4, or c1-off to leave the board; or row and column of a piece, then a\n"
                 "direction: 1 up, 2 right, 3 down, 4 left");
    switch (match_now(&table->session.match)->phase) {
    case PHASE_SETUP:
        return _("KIND@cell places a piece, such as F@e10; several fit on one line;\n"
                 "'ready' when all are placed");
    case PHASE_PLACING:
        return _("a cell, such as d2");
    case PHASE_REMOVING:
        return _("x and the cell of the piece to remove, such as xd6");
    default:
        return _("from-to, such as a7-a5");
    }
}

/* "save FILE" in the player's language. */
static void add_usage(struct text *usage, int i)
{
    text_clear(usage);
    text_add(usage, "%s", tr_marked(table_commands[i].name));
    if (table_commands[i].operands)
        text_add(usage, " %s", _(table_commands[i].operands));
}

static void print_commands(const struct table *table)
{
    struct text usage = {0};
    int width = 10;
    for (int pass = 0; pass < 2; pass++) /* measure, then print */
        for (int i = 0; i < TABLE_COMMANDS; i++) {
            if (!table_commands[i].meaning || !applies(table, table_commands[i].when))
                continue;
            add_usage(&usage, i);
            int own = console_width(usage.data);
            if (pass == 1)
                printf("  %s%*s %s\n", usage.data, width - own, "", _(table_commands[i].meaning));
            else if (own > width)
                width = own;
        }
    text_free(&usage);
}

static enum verdict help(struct table *table, const char *rest)
{
    (void)rest;
    printf("%s\n", _(table->session.match.game->summary));
    if (table->session.match.game->steps)
        printf(_("%s leaves the board at the top, %s at the right.\n"),
               match_player_name(&table->session.match, 0),
               match_player_name(&table->session.match, 1));
    if (!is_over(table))
        printf(_("A move: %s.\n"), how_to_move(table));
    print_commands(table);
    return VERDICT_DONE;
}

enum verdict table_command(struct table *table, const char *line)
{
    size_t length = strcspn(line, " ");
    const char *rest = line + length + strspn(line + length, " ");
    for (int i = 0; i < TABLE_COMMANDS; i++) {
        if (!is_word(line, length, table_commands[i].name) ||
            !applies(table, table_commands[i].when))
            continue;
        if (*rest && !table_commands[i].operands) {
            table_refuse(_("Nothing may follow '%s'."), tr_marked(table_commands[i].name));
            return VERDICT_DONE;
        }
        table->chosen = CELL_NONE;
        return table_commands[i].run(table, rest);
    }
    return VERDICT_NOT_A_COMMAND;
}
