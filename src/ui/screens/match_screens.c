/* Which screen shows the session's match as it stands. */
#include <stdio.h>

#include "ui/app.h"
#include "ui/screens/play.h"
#include "ui/screens/setup.h"

void app_start_match(struct app *app, const struct game *game, const struct settings *settings,
                     const struct match_player players[2])
{
    session_start(&app->session, game, settings, players);
    snprintf(app->preferences.game, sizeof app->preferences.game, "%s", game->id);
    app_continue_match(app);
}

void app_continue_match(struct app *app)
{
    session_resume(&app->session);
    session_computer_setups(&app->session);
    if (session_needs_curtain(&app->session))
        app_home(app, &screen_curtain);
    else
        app_open_curtain(app);
}

void app_open_curtain(struct app *app)
{
    if (session_person_to_move(&app->session) &&
        match_now(&app->session.match)->phase == PHASE_SETUP) {
        setup_open(app);
        app_home(app, &screen_setup);
    } else {
        play_open(app);
    }
}
