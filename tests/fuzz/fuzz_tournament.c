/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Tournaments of arbitrary bytes are refused with a reason, or can be played to the end and survive
 * being written and read again. Input that begins with "+" holds lines, each with its key as the
 * first byte. */
#include "base/text.h"
#include "fuzz.h"
#include "play/tournament.h"

static char *composed(struct fields fields)
{
    static const char *const keys[] = {"result", "entrant", "left", "game", "kind"};
    struct text text = {0};
    char value[120];
    unsigned key;
    text_add(&text, "quatuor tournament 1\nkind: %s\ngame: dodgem\n",
             field_number(&fields) % 2 ? "knockout" : "league");
    for (int i = 0; i < ENTRANTS_MIN; i++)
        text_add(&text, "entrant: 0000000%d Ada %d\n", i, i);
    while (key = field_number(&fields) % (sizeof keys / sizeof *keys),
           field_text(&fields, value, sizeof value))
        text_add(&text, "%s: %s\n", keys[key], value);
    text_add(&text, "end\n");
    return text.data;
}

static void check_table(const struct tournament *tournament)
{
    struct standing table[ENTRANTS_MAX];
    unsigned seen = 0;
    tournament_table(tournament, table);
    for (int i = 0; i < tournament->entrant_count; i++) {
        require(table[i].entrant >= 0 && table[i].entrant < tournament->entrant_count, "nobody");
        require(table[i].played == table[i].won + table[i].drawn + table[i].lost,
                "results do not add up");
        seen |= 1u << table[i].entrant;
    }
    require(seen == (1u << tournament->entrant_count) - 1, "somebody is not in the table");
    int winner = tournament_winner(tournament);
    require(winner >= -1 && winner < tournament->entrant_count, "won by nobody there is");
}

static void check_pairing(const struct tournament *tournament, const struct pairing *pairing)
{
    for (int side = 0; side < 2; side++)
        require(pairing->entrants[side] >= 0 && pairing->entrants[side] < tournament->entrant_count,
                "nobody is to play");
    require(pairing->entrants[0] != pairing->entrants[1], "somebody is to play alone");
    require(pairing->game >= 0 && pairing->game < tournament->game_count, "a game there is not");
}

/* Players win in turn until the league or knockout is over; a large one only for a while, since
 * each game takes the longer, the more have been played. */
enum { GAMES_MOST = 60 };

static void play_to_the_end(struct tournament *tournament)
{
    struct pairing pairing;
    int played = 0;
    while (tournament_next(tournament, &pairing)) {
        check_pairing(tournament, &pairing);
        if (played == GAMES_MOST || !tournament_record(tournament, played % 3 > 0))
            return;
        played++;
    }
    check_table(tournament);
    require(tournament_winner(tournament) >= 0, "over, and nobody has won");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct tournament tournament, again;
    struct fault fault = {""};
    bool compose = size > 0 && *data == '+';
    char *text = compose ? composed((struct fields){data + 1, size - 1}) : copy_of(data, size);
    bool read = tournament_read(&tournament, text, "file", &fault);
    free(text);
    if (!read) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    check_table(&tournament);
    struct text written = {0}, twice = {0};
    tournament_write(&tournament, &written);
    require(tournament_read(&again, written.data, "again", &fault), "what was written is not read");
    tournament_write(&again, &twice);
    require(strcmp(written.data, twice.data) == 0, "another tournament came back");
    text_free(&written);
    text_free(&twice);
    if (size % 64 == 0) /* seldom, since it takes longer than all else */
        play_to_the_end(&tournament);
    return 0;
}
