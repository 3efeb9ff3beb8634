/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/utc.h"
#include "cli/command.h"
#include "cli/records_check.h"
#include "core/registry.h"
#include "play/identity.h"
#include "play/records.h"

enum { NAME_WIDTH = 28, COLUMN_WIDTH = 8, LAST_GAMES = 10 };

/* What the command works on. */
struct book {
    struct people people;
    struct journal journal;
    int who;      /* index of the contestant, -1 if they have not played yet, or RECORDS_ANY */
    int game;     /* index of the game, -1 if it was not played yet, or RECORDS_ANY */
    bool nothing; /* the person or the game does not occur in the journal */
};

static const char *game_name(const char *id)
{
    const struct game *game = game_find(id);
    return game ? _(game->name) : id;
}

/* ---- tables ---- */

/* Spaces that fill a column are counted by letters, not by bytes. */
static int missing(const char *text, int width)
{
    for (; *text; text++)
        width -= ((unsigned char)*text & 0xc0) != 0x80;
    return width > 0 ? width : 0;
}

static void print_name(const char *name)
{
    printf("  %s%*s", name, missing(name, NAME_WIDTH), "");
}

static void print_heading(const char *what)
{
    const char *columns[] = {C_("column", "games"), C_("column", "won"), C_("column", "drawn"),
                             C_("column", "lost")};
    printf("\n%s%*s", what, missing(what, NAME_WIDTH + 2), "");
    for (int i = 0; i < 4; i++)
        printf("%*s%s", missing(columns[i], COLUMN_WIDTH), "", columns[i]);
    printf("\n");
}

static void print_tally(const struct record_tally *tally)
{
    printf("%*d%*d%*d%*d", COLUMN_WIDTH, tally->played, COLUMN_WIDTH, tally->won, COLUMN_WIDTH,
           tally->drawn, COLUMN_WIDTH, tally->lost);
}

static void print_by_game(const struct book *book)
{
    struct record_filter filter = {.who = book->who, .opponent = RECORDS_ANY};
    print_heading(_("By game"));
    for (filter.game = 0; filter.game < book->journal.game_count; filter.game++) {
        struct record_tally tally;
        if (book->game != RECORDS_ANY && book->game != filter.game)
            continue;
        record_tally(&book->journal, &filter, &tally);
        if (tally.played == 0)
            continue;
        struct rating rating = record_rating(&book->journal, &filter, NULL, NULL);
        print_name(game_name(book->journal.games[filter.game]));
        print_tally(&tally);
        /* Translators: a rating such as 1540 and its margin of error. */
        if (rating_is_known(rating))
            printf(_("   rating %.0f ± %.0f"), rating.value, rating_margin(rating));
        printf("\n");
    }
}

static void print_by_opponent(const struct book *book)
{
    struct record_filter filter = {book->who, RECORDS_ANY, book->game};
    struct record_opponent *list;
    int count = record_opponents(&book->journal, &filter, &list);
    print_heading(_("By opponent"));
    for (int i = 0; i < count; i++) {
        char name[CONTESTANT_NAME];
        contestant_name(&book->journal.contestants[list[i].who], &book->people, name);
        print_name(name);
        print_tally(&list[i].tally);
        printf("\n");
    }
    free(list);
}

static const char *result_word(const struct journal_game *game, int side)
{
    return game->winner == NOBODY ? C_("result", "drawn")
           : game->winner == side ? C_("result", "won")
                                  : C_("result", "lost");
}

static void print_last_games(const struct book *book)
{
    struct record_filter filter = {book->who, RECORDS_ANY, book->game};
    printf("\n%s\n", _("The last games"));
    for (int i = book->journal.count - 1, left = LAST_GAMES; i >= 0 && left > 0; i--) {
        const struct journal_game *game = &book->journal.list[i];
        char time[UTC_TEXT], name[CONTESTANT_NAME];
        int side;
        if (!record_selects(game, &filter, &side))
            continue;
        left--;
        utc_write(game->time, time);
        contestant_name(&book->journal.contestants[game->who[1 - side]], &book->people, name);
        printf("  %.10s  ", time);
        /* Translators: a game, an opponent, won or drawn or lost, the name of a file. */
        printf(_("%s against %s: %s (%s)\n"), game_name(book->journal.games[game->game]), name,
               result_word(game, side), journal_file(&book->journal, game));
    }
}

static void print_streak(const struct record_tally *tally)
{
    int now = tally->streak;
    if (now > 1)
        printf(_(" Has won the last %d."), now);
    else if (now < -1)
        printf(_(" Has lost the last %d."), -now);
    if (tally->best_streak > 1)
        printf(_(" Longest winning streak: %d."), tally->best_streak);
}

static void print_person(const struct book *book, const char *name)
{
    struct record_tally tally = {0};
    struct record_filter filter = {book->who, RECORDS_ANY, book->game};
    if (!book->nothing)
        record_tally(&book->journal, &filter, &tally);
    printf(tr_plural("%s: %d game, %d won, %d drawn, %d lost.",
                     "%s: %d games, %d won, %d drawn, %d lost.", (unsigned long)tally.played),
           name, tally.played, tally.won, tally.drawn, tally.lost);
    print_streak(&tally);
    printf("\n");
    if (book->nothing)
        return;
    if (tally.played > 0) {
        print_by_game(book);
        print_by_opponent(book);
    }
    print_last_games(book);
}

/* Only names: people are not compared unless they ask for it. */
static void print_overview(const struct book *book)
{
    int count = book->journal.count;
    printf(tr_plural("%d finished game.\n", "%d finished games.\n", (unsigned long)count), count);
    for (int i = 0; i < book->journal.game_count; i++) {
        int played = 0;
        for (int j = 0; j < count; j++)
            played += book->journal.list[j].game == i;
        print_name(game_name(book->journal.games[i]));
        printf("%*d\n", COLUMN_WIDTH, played);
    }
    if (book->people.count > 0)
        printf("\n%s\n", _("People (--person NAME prints their records):"));
    for (int i = 0; i < book->people.count; i++)
        printf("  %s\n", book->people.list[i].name);
}

/* ---- CSV ---- */

static void print_csv_text(const char *text)
{
    bool quoted = text[strcspn(text, ",\"")] != '\0';
    fputs(quoted ? "\"" : "", stdout);
    for (; *text; text++)
        printf("%s%c", *text == '"' ? "\"" : "", *text);
    fputs(quoted ? "\"" : "", stdout);
}

static void print_csv_line(const struct book *book, const struct journal_game *game)
{
    char time[UTC_TEXT];
    const char *result = journal_result(&book->journal, game), *reason = strchr(result, ' ');
    utc_write(game->time, time);
    printf("%s,%s,", time, book->journal.games[game->game]);
    for (int side = 0; side < 2; side++) {
        const struct contestant *who = &book->journal.contestants[game->who[side]];
        char name[CONTESTANT_NAME];
        contestant_name(who, &book->people, name);
        print_csv_text(contestant_kind(who) == CONTESTANT_PERSON ? name : who->text);
        printf(",");
    }
    printf("%.*s,%s,%d,%s,", (int)(reason - result), result, reason + 1, game->plies,
           journal_terms_word((enum journal_terms)game->terms));
    print_csv_text(journal_file(&book->journal, game));
    printf("\n");
}

/* For other programs: not translated. */
static void print_csv(const struct book *book)
{
    printf("time,game,player1,player2,result,reason,plies,terms,file\n");
    for (int i = 0; i < book->journal.count && !book->nothing; i++) {
        const struct journal_game *game = &book->journal.list[i];
        bool theirs =
            book->who == RECORDS_ANY || game->who[0] == book->who || game->who[1] == book->who;
        if (theirs && (book->game == RECORDS_ANY || game->game == book->game))
            print_csv_line(book, game);
    }
}

/* ---- the command ---- */

static const struct person *person_called(const struct people *people, const char *name)
{
    for (int i = 0; i < people->count; i++)
        if (strcmp(people->list[i].name, name) == 0)
            return &people->list[i];
    return NULL;
}

static bool choose(struct book *book, const struct arguments *arguments, struct fault *fault)
{
    book->who = book->game = RECORDS_ANY;
    if (arguments->person) {
        const struct person *person = person_called(&book->people, arguments->person);
        if (!person)
            return fault_set(fault, _("there is nobody called '%.60s' (see quatuor-cli records)"),
                             arguments->person);
        struct contestant who = person_contestant(person);
        book->who = journal_find(&book->journal, &who);
        book->nothing = book->who < 0;
    }
    if (arguments->game) {
        if (!game_called(arguments->game, fault))
            return false;
        book->game = journal_find_game(&book->journal, arguments->game);
        book->nothing |= book->game < 0;
    }
    return true;
}

static bool read_book(struct book *book, const char *folder, struct fault *fault)
{
    struct text path = {0};
    text_add(&path, "%s/people.txt", folder);
    bool read = people_read(&book->people, path.data, fault) &&
                records_read(&book->journal, folder, &book->people, fault);
    text_free(&path);
    return read;
}

static int print_records(const struct arguments *arguments, const char *folder)
{
    struct book book = {.who = RECORDS_ANY};
    struct fault fault;
    bool fine = read_book(&book, folder, &fault) && choose(&book, arguments, &fault);
    if (fine && arguments->csv)
        print_csv(&book);
    else if (fine && arguments->person)
        print_person(&book, arguments->person);
    else if (fine)
        print_overview(&book);
    if (fine && book.journal.damaged > 0)
        complain(_("some lines of the journal cannot be read (see quatuor-cli records --check)"));
    journal_free(&book.journal);
    return fine ? EXIT_FINE : complain("%s", fault.text);
}

static int run(struct arguments *arguments)
{
    struct text folder = {0};
    if (arguments->repair && !arguments->check)
        return complain(_("--repair goes with --check"));
    if (arguments->folder)
        text_add(&folder, "%s", arguments->folder);
    else if (!folder_for_data(&folder))
        return complain(_("the folder of the games is not known here: name it with --folder"));
    int code = arguments->check ? records_check(folder.data, arguments->repair)
                                : print_records(arguments, folder.data);
    text_free(&folder);
    return code;
}

const struct command command_records = {
    .name = "records",
    .summary = N_("print results and ratings"),
    .usage = N_("[--person NAME] [--game GAME] [--csv] [--folder FOLDER] [--check [--repair]]"),
    .help = N_(
        "Counts the finished games of the graphical program: results by game and by opponent, "
        "streaks\n"
        "and ratings of a person, and their last games. --csv lists the games themselves.\n"
        "--check compares the journal with the saved games; exit code 2 when something is wrong.\n"
        "--repair adds what is missing and puts unreadable lines aside.\n"
        "--folder names the folder that holds journal.txt and saves.\n"),
    .accepts = ACCEPT_RECORDS,
    .run = run,
};
