#include "cli/fixed_setup.h"

#include <stdio.h>

#include "cli/text_board.h"
#include "core/i18n.h"
#include "core/registry.h"

static void print_setup(const struct game *game, const struct settings *settings)
{
    struct match match;
    struct observation everything;
    struct text board = {0};
    match_start(&match, game, settings);
    match_set_up(&match);
    match_observe(&match, match.at, VIEWER_ALL, &everything);
    text_board(game, settings, &everything, &board);
    fputs(board.data, stdout);
    text_free(&board);
    match_free(&match);
}

void fixed_setup_help(void)
{
    for (int i = 0; games[i]; i++) {
        if (!games[i]->example_setup)
            continue;
        struct settings settings = settings_standard(games[i]);
        static const char *const armies[] = {"ten", "full"};
        for (int j = 0; j < 2; j++) {
            printf(_("\n%s, army=%s, where no other setup is given:\n"), _(games[i]->name),
                   armies[j]);
            settings_set(games[i], &settings, "army", armies[j], NULL);
            print_setup(games[i], &settings);
        }
    }
}
