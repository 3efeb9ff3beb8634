/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/records_check.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "cli/command.h"
#include "core/registry.h"
#include "play/identity.h"
#include "play/journal_repair.h"

/* What is wrong, and what is only worth knowing. */
struct findings {
    int lines, damaged;    /* of the journal; those that cannot be read */
    int missing;           /* finished games without a line */
    int games, unreadable; /* saved games */
    int deleted;           /* lines about games that were deleted */
    int strangers;         /* people who are not in people.txt */
    int foreign;           /* lines of games this program does not know */
    int unknown_people;    /* lines of people.txt that cannot be read */
};

static void count_lines(struct findings *found, const struct journal *journal,
                        const struct library *library)
{
    found->lines = journal->count;
    found->damaged = journal->damaged;
    for (int i = 0; i < journal->count; i++) {
        const struct journal_game *game = &journal->list[i];
        struct text path = {0};
        library_path(library, journal_file(journal, game), &path);
        found->deleted += !file_exists(path.data);
        found->foreign += !game_find(journal->games[game->game]);
        text_free(&path);
    }
}

static bool check_journal(struct findings *found, const char *folder, const struct library *library,
                          struct fault *fault)
{
    struct text path = {0};
    struct people people;
    struct journal journal = {0};
    text_add(&path, "%s/people.txt", folder);
    bool fine = people_read(&people, path.data, fault);
    text_clear(&path);
    text_add(&path, "%s/journal.txt", folder);
    fine = fine && journal_read(&journal, path.data, fault);
    if (fine) {
        struct merges merges = {0};
        count_lines(found, &journal, library);
        text_clear(&path);
        text_add(&path, "%s/merged.txt", folder);
        fine = merges_read(&merges, path.data, fault);
        found->strangers = journal_identify(&journal, &merges, &people);
        found->unknown_people = people.damaged;
        merges_free(&merges);
    }
    journal_free(&journal);
    text_free(&path);
    return fine;
}

static bool check_games(struct findings *found, const char *path, const struct library *library,
                        struct fault *fault)
{
    struct journal_repair repair = {.path = path, .library = library, .all = true, .dry = true};
    bool fine = true;
    while (fine && !journal_repair_done(&repair))
        fine = journal_repair_step(&repair, 1000, fault);
    found->missing = repair.missing;
    found->games = repair.examined;
    found->unreadable = repair.unreadable;
    journal_repair_free(&repair);
    return fine;
}

static void print_findings(const struct findings *found)
{
    static const struct counted lines = NP_("%d finished game in the journal.\n",
                                            "%d finished games in the journal.\n"),
                                saves = NP_("%d saved game.\n", "%d saved games.\n");
    const struct {
        int number;
        struct counted text;
    } others[] = {
        {found->deleted, NP_("%d line is about a game that was deleted.\n",
                             "%d lines are about games that were deleted.\n")},
        {found->strangers, NP_("%d person is not in people.txt and counts as a guest.\n",
                               "%d people are not in people.txt and count as guests.\n")},
        {found->foreign, NP_("%d line is about a game that this version does not know.\n",
                             "%d lines are about games that this version does not know.\n")},
        {found->unknown_people, NP_("%d line of people.txt cannot be read.\n",
                                    "%d lines of people.txt cannot be read.\n")},
        {found->unreadable,
         NP_("%d saved game cannot be read.\n", "%d saved games cannot be read.\n")},
        {found->damaged, NP_("%d line of the journal cannot be read.\n",
                             "%d lines of the journal cannot be read.\n")},
        {found->missing, NP_("%d finished game is not in the journal.\n",
                             "%d finished games are not in the journal.\n")},
    };
    printf(tr_counted(lines, found->lines), found->lines);
    printf(tr_counted(saves, found->games), found->games);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (others[i].number > 0)
            printf(tr_counted(others[i].text, others[i].number), others[i].number);
}

static int conclude(const struct findings *found, const char *path, const struct library *library,
                    bool repair)
{
    struct fault fault;
    if (found->missing == 0 && found->damaged == 0) {
        if (found->unreadable == 0 && found->unknown_people == 0) /* or nothing can be done here */
            printf("%s\n", _("All is well."));
        return EXIT_FINE;
    }
    if (!repair)
        return complain(_("the journal needs repair (quatuor-cli records --check --repair)"));
    if (journal_rebuild(path, library, &fault) < 0)
        return complain("%s", fault.text);
    printf("%s\n", _("The journal was repaired."));
    return EXIT_FINE;
}

int records_check(const char *folder, bool repair)
{
    struct findings found = {0};
    struct fault fault;
    struct library library;
    struct text path = {0}, saves = {0};
    text_add(&path, "%s/journal.txt", folder);
    text_add(&saves, "%s/saves", folder);
    library.folder = saves.data; /* not opened: checking changes nothing */
    bool fine = check_journal(&found, folder, &library, &fault) &&
                check_games(&found, path.data, &library, &fault);
    int code;
    if (fine) {
        print_findings(&found);
        code = conclude(&found, path.data, &library, repair);
    } else {
        code = complain("%s", fault.text);
    }
    text_free(&path);
    text_free(&saves);
    return code;
}
