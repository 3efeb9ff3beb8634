/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ai/computer.h"
#include "base/disk.h"
#include "base/i18n.h"
#include "base/utc.h"
#include "play/journal.h"
#include "play/journal_line.h"
#include "play/session.h"

const char *journal_terms_word(enum journal_terms terms)
{
    static const char *const words[TERMS_COUNT] = {
        [TERMS_EVEN] = "even", [TERMS_ODDS] = "odds", [TERMS_VARIANT] = "variant"};
    return words[terms];
}

/* ---- contestants ---- */

static const char person_prefix[] = "person:", guest_word[] = "guest";

struct contestant contestant_of_person(const char *id)
{
    struct contestant who;
    snprintf(who.text, sizeof who.text, "%s%s", person_prefix, id);
    return who;
}

struct contestant contestant_of_guest(const char *name)
{
    struct contestant who;
    snprintf(who.text, sizeof who.text, "%s%s%s", guest_word, *name ? ":" : "", name);
    return who;
}

struct contestant contestant_of(const struct match_player *player)
{
    struct contestant who;
    if (*player->person)
        return contestant_of_person(player->person);
    if (player_is_person(player))
        return contestant_of_guest(player->name);
    snprintf(who.text, sizeof who.text, "%s", *player->rated ? player->rated : player->control);
    return who;
}

enum contestant_kind contestant_kind(const struct contestant *who)
{
    if (strncmp(who->text, person_prefix, strlen(person_prefix)) == 0)
        return CONTESTANT_PERSON;
    return computer_level(who->text) >= 0 ? CONTESTANT_COMPUTER : CONTESTANT_GUEST;
}

const char *contestant_person(const struct contestant *who)
{
    return who->text + strlen(person_prefix);
}

const char *contestant_guest(const struct contestant *who)
{
    const char *colon = strchr(who->text, ':');
    return colon ? colon + 1 : "";
}

/* ---- lines ---- */

/* Whether one of the two has a handicap that the other has not. */
static bool has_handicap(const struct match *match)
{
    struct settings swapped = match->settings;
    settings_swap_sides(match->game, &swapped);
    for (int i = 0; i < match->game->option_count; i++) {
        enum handicap handicap = match->game->options[i].handicap;
        if ((handicap == HANDICAP_OF_1 || handicap == HANDICAP_OF_2) &&
            swapped.value[i] != match->settings.value[i])
            return true;
    }
    return false;
}

/* Whether two people were allowed different help; the computer needs none. */
static bool has_other_aids(const struct match *match)
{
    bool people = player_is_person(&match->players[0]) && player_is_person(&match->players[1]);
    for (int i = 0; people && i < AID_COUNT; i++) {
        const struct allowance *first = &match->aids[0][i], *second = &match->aids[1][i];
        if (first->limited != second->limited || first->allowed != second->allowed)
            return true;
    }
    return false;
}

static bool is_at_odds(const struct match *match)
{
    return memcmp(&match->time[0], &match->time[1], sizeof match->time[0]) != 0 ||
           has_other_aids(match) || has_handicap(match);
}

static enum journal_terms terms_of(const struct match *match)
{
    if (is_at_odds(match))
        return TERMS_ODDS;
    return settings_are_usual(match->game, &match->settings) ? TERMS_EVEN : TERMS_VARIANT;
}

struct journal_entry journal_entry_of(const struct match *match, int at, const char *file)
{
    struct outcome outcome = match_outcome_at(match, at);
    return (struct journal_entry){
        .time = (int64_t)time(NULL),
        .game = match->game->id,
        .players = {contestant_of(&match->players[0]), contestant_of(&match->players[1])},
        .outcome = outcome,
        .reason = reason_word(match->game, outcome.reason),
        .plies = match_ply(match, at),
        .terms = terms_of(match),
        .file = file,
    };
}

void journal_add_field(struct text *line, const char *field)
{
    for (; *field; field++)
        text_add(line, "%c", (unsigned char)*field < ' ' ? ' ' : *field);
}

static void add_field(struct text *line, const char *field)
{
    journal_add_field(line, field);
    text_add(line, "\t");
}

void journal_add_line(struct text *line, const struct journal_entry *entry)
{
    char time[UTC_TEXT];
    utc_write(entry->time, time);
    text_add(line, "%s\t", time);
    add_field(line, entry->game);
    add_field(line, entry->players[0].text);
    add_field(line, entry->players[1].text);
    if (entry->outcome.winner == NOBODY)
        text_add(line, "draw %s\t", entry->reason);
    else
        text_add(line, "%d %s\t", entry->outcome.winner + 1, entry->reason);
    text_add(line, "%d\t%s\t", entry->plies < UINT16_MAX ? entry->plies : UINT16_MAX,
             journal_terms_word(entry->terms));
    add_field(line, entry->file);
    text_add(line, "%s", JOURNAL_END_MARK);
}

/* ---- the file ---- */

bool journal_lock(struct journal_lock *lock, const char *path, struct fault *fault)
{
    const int wait = 10, longest = 2000; /* milliseconds; rewriting takes a fraction of that */
    struct text name = {0};
    enum lock_result result = LOCK_TAKEN;
    text_add(&name, "%s.lock", path);
    for (int waited = 0; waited < longest; waited += wait) {
        result = file_lock(&lock->file, name.data);
        if (result != LOCK_TAKEN)
            break;
        disk_wait(wait);
    }
    text_free(&name);
    return result != LOCK_TAKEN ||
           fault_set(fault, _("%s: another program is writing to it"), path_shown(path));
}

void journal_unlock(struct journal_lock *lock)
{
    file_unlock(&lock->file);
}

bool journal_append_text(const char *path, const char *lines, struct fault *fault)
{
    struct journal_lock lock;
    struct text folder = {0};
    folder_of_path(path, &folder);
    folder_make(folder.data, NULL); /* it may have vanished */
    text_free(&folder);
    if (!journal_lock(&lock, path, fault))
        return false;
    bool appended = file_append_line(path, lines, fault);
    journal_unlock(&lock);
    return appended;
}

bool journal_append(const char *path, const struct journal_entry *entry, struct fault *fault)
{
    struct text line = {0};
    journal_add_line(&line, entry);
    bool appended = journal_append_text(path, line.data, fault);
    text_free(&line);
    return appended;
}

/* Copies a line, replacing the contestant in both player fields. */
static void copy_line(struct text *out, const char *line, size_t length,
                      const struct contestant *swap[2])
{
    int field = 0;
    for (const char *at = line, *end = line + length; at <= end; field++) {
        const char *tab = memchr(at, '\t', (size_t)(end - at));
        size_t size = (size_t)((tab ? tab : end) - at);
        bool player = field == FIELD_PLAYER_1 || field == FIELD_PLAYER_2;
        if (player && size == strlen(swap[0]->text) && memcmp(at, swap[0]->text, size) == 0)
            text_add(out, "%s", swap[1]->text);
        else
            text_add_bytes(out, at, size);
        text_add(out, "%s", tab ? "\t" : "\n");
        at += size + 1;
    }
}

static bool replace(const char *path, const struct contestant *swap[2], struct fault *fault)
{
    size_t size;
    char *data = journal_read_text(path, &size, fault);
    if (!data)
        return false;
    struct text out = {0};
    for (char *line = data, *end = data + size; line < end;) {
        char *next = memchr(line, '\n', (size_t)(end - line));
        next = next ? next : end;
        copy_line(&out, line, (size_t)(next - line), swap);
        line = next + 1;
    }
    bool written = size == 0 || file_replace(path, out.data, out.length, fault);
    text_free(&out);
    free(data);
    return written;
}

bool journal_replace(const char *path, const struct contestant *old, const struct contestant *new,
                     struct fault *fault)
{
    const struct contestant *swap[2] = {old, new};
    struct journal_lock lock;
    if (!journal_lock(&lock, path, fault))
        return false;
    bool written = replace(path, swap, fault);
    journal_unlock(&lock);
    return written;
}
