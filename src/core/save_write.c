/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/files.h"
#include "core/notation.h"
#include "core/save.h"
#include "core/save_clock.h"
#include "core/save_notes.h"
#include "core/veil.h"

static bool in_setup(const struct match *match, int index)
{
    return match_position(match, index)->phase == PHASE_SETUP;
}

/* A line break in a name or title would break the format; other control characters could harm a
 * terminal. */
static void write_name(const char *name, struct text *out)
{
    while (*name) {
        size_t control = control_character(name);
        text_add_bytes(out, control ? " " : name, 1);
        name += control ? control : 1;
    }
}

static void write_aids(const struct allowance aids[AID_COUNT], int player, struct text *out)
{
    for (int aid = 0; aid < AID_COUNT; aid++) {
        char count[ALLOWANCE_TEXT];
        if (!aids[aid].limited)
            continue;
        allowance_format(&aids[aid], count);
        text_add(out, "%s %d: %s\n", aid_word((enum aid)aid), player + 1, count);
    }
}

static void write_header(const struct match *match, struct text *out)
{
    const struct game *game = match->game;
    text_add(out, "quatuor save %d\n", SAVE_FORMAT);
    text_add(out, "game: %s\n", game->id);
    if (*match->title) {
        text_add(out, "title: ");
        write_name(match->title, out);
        text_add(out, "\n");
    }
    for (int i = 0; i < game->option_count; i++) {
        char value[OPTION_TEXT];
        if (!settings_mention(game, &match->settings, i))
            continue;
        option_format(&game->options[i], match->settings.value[i], value);
        text_add(out, "%s: %s\n", game->options[i].id, value);
    }
    for (int player = 0; player < 2; player++) { /* as they sat at the start */
        int seat = match_is_swapped(match) ? 1 - player : player;
        const struct match_player *who = &match->players[seat];
        text_add(out, "player %d: %s%s", player + 1, who->control, *who->name ? " " : "");
        write_name(who->name, out);
        text_add(out, "\n");
        if (*who->person)
            text_add(out, "person %d: %s\n", player + 1, who->person);
        if (*who->rated)
            text_add(out, "rated %d: %s\n", player + 1, who->rated);
        write_aids(match->aids[seat], player, out);
    }
    if (match->swap_rule)
        text_add(out, "swap rule: on\n");
    if (*match->contest)
        text_add(out, "contest: %s\n", match->contest);
    save_clock_write(match, out);
    save_notes_write(match, out);
    char result[RESULT_TEXT];
    outcome_format(match->game, match_outcome_at(match, match->length), result);
    text_add(out, "result: %s\n", result);
    if (match->at != match->length)
        text_add(out, "shown: %d\n", match->at);
}

/* Writes the veiled moves of one player's setup; returns the index of the next move. */
static int write_setup(const struct match *match, int index, struct text *out)
{
    struct text plain = {0};
    int player = match_position(match, index)->turn;
    while (index < match->length && in_setup(match, index) &&
           match_position(match, index)->turn == player &&
           !move_ends_match(match->steps[index].move)) {
        char move[MOVE_TEXT];
        move_format(match->game, match->steps[index++].move, move);
        text_add(&plain, "%s%s", plain.length ? " " : "", move);
    }
    if (plain.length) {
        text_add(out, "setup %d: ", player + 1);
        veil(plain.data, out);
        text_add(out, "\n");
    }
    text_free(&plain);
    return index;
}

/* Numbered rounds: the beginner's turn and the other player's on one line. */
static void write_moves(const struct match *match, int index, struct text *out)
{
    text_add(out, "moves:\n");
    bool line_open = false;
    int beginner = match_position(match, 0)->turn;
    for (; index < match->length; index++) {
        bool new_turn = index == 0 || match->steps[index - 1].turn_start;
        if (new_turn && match_position(match, index)->turn == beginner && line_open) {
            text_add(out, "\n");
            line_open = false;
        }
        if (!line_open)
            text_add(out, "%d.", match_ply(match, index) / 2 + 1);
        line_open = true;
        char move[MOVE_TEXT];
        move_format(match->game, match->steps[index].move, move);
        text_add(out, " %s", move);
    }
    if (line_open)
        text_add(out, "\n");
}

void save_write(const struct match *match, struct text *out)
{
    write_header(match, out);
    int index = 0;
    for (int player = 0; player < 2; player++)
        index = write_setup(match, index, out);
    write_moves(match, index, out);
    text_add(out, "end\n");
}

bool save_store(const struct match *match, const char *path, struct fault *fault)
{
    struct text text = {0};
    save_write(match, &text);
    bool done = file_replace(path, text.data, text.length, fault);
    text_free(&text);
    return done;
}
