#include "cli/fixed_setup.h"

#include <assert.h>
#include <string.h>

#include "core/notation.h"

enum { ROWS = 4, COLUMNS = 10, SIDE = 10, FIRST_ROW = 6 };

/* Kinds by their symbol, "." for an empty cell; see FIXED_SETUP_HELP. */
static const char *const ten[ROWS][COLUMNS] = {
    {".", ".", ".", ".", ".", ".", ".", ".", ".", "."},
    {".", "2", ".", "10", ".", ".", "9", ".", "2", "."},
    {".", ".", "3", ".", "1", ".", ".", "3", ".", "."},
    {".", ".", ".", ".", "B", "F", "B", ".", ".", "."},
};
static const char *const full[ROWS][COLUMNS] = {
    {"2", "6", "2", "4", "10", "2", "5", "2", "6", "2"},
    {"5", "8", "3", "7", "9", "4", "7", "8", "4", "5"},
    {"2", "6", "7", "1", "2", "5", "4", "6", "3", "2"},
    {"3", "B", "3", "B", "F", "B", "3", "B", "B", "B"},
};

static int kind_of(const struct game *game, const char *symbol)
{
    int kind = 0;
    while (strcmp(game->kinds[kind].symbol, symbol) != 0)
        kind++;
    return kind;
}

static void place_army(struct match *match, const char *const rows[ROWS][COLUMNS], bool turned)
{
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            if (*rows[row][column] == '.')
                continue;
            int cell = turned ? cell_at(SIDE - 1 - column, SIDE - 1 - FIRST_ROW - row)
                              : cell_at(column, FIRST_ROW + row);
            match_play(match, move_place(kind_of(match->game, rows[row][column]), cell));
        }
    match_play(match, move_word(VERB_READY));
}

void fixed_setup(struct match *match)
{
    if (match->length > 0 || match_now(match)->phase != PHASE_SETUP)
        return;
    bool is_full = settings_get(match->game, &match->settings, "army") == 1;
    for (int player = 0; player < 2; player++)
        place_army(match, is_full ? full : ten, player == 1);
    assert(match_now(match)->phase == PHASE_MOVING);
}
