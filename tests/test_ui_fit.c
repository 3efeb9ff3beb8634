/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Every text fits its place: measured with the real font, in every language, at every size. It
 * fails for a text that is shortened, leaves the window or its panel, overlaps another one, is too
 * small to be read, or has a character missing from the font; and for a page wider than the window,
 * which would have to be scrolled sideways. */
#include <SDL_ttf.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "ai/computer.h"
#include "ai/move_effects.h"
#include "base/i18n.h"
#include "base/language.h"
#include "base/text.h"
#include "core/registry.h"
#include "platform/sdl_paths.h"
#include "platform/sdl_text.h"
#include "ui/screens/controls.h"
#include "ui/screens/help.h"
#include "ui/screens/lesson.h"
#include "ui/screens/more_options.h"
#include "ui/screens/name.h"
#include "ui/screens/new_game.h"
#include "ui/screens/notes.h"
#include "ui/screens/offer.h"
#include "ui/screens/open_game.h"
#include "ui/screens/people.h"
#include "ui/screens/person.h"
#include "ui/screens/person_change.h"
#include "ui/screens/play.h"
#include "ui/screens/puzzle.h"
#include "ui/screens/puzzle_duel.h"
#include "ui/screens/records.h"
#include "ui/screens/retry.h"
#include "ui/screens/review.h"
#include "ui/screens/run.h"
#include "ui/screens/settings.h"
#include "ui/screens/settings_rows.h"
#include "ui/screens/setup.h"
#include "ui_driver.h"

/* sdl_text.c asks for the font here. */
void font_path(bool bold, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s", getenv(bold ? "QUATUOR_BOLD_FONT" : "QUATUOR_FONT"));
}

/* All texts of ours are in the first one. */
void second_font_path(char path[PATH_TEXT])
{
    *path = '\0';
}

void setUp(void)
{
}

void tearDown(void)
{
}

/* ---- looking at a frame ---- */

static char where[160]; /* language, size and screen, for messages */
static int complaints;

static void complain_about(const char *what, const char *text, const char *other)
{
    printf("%s: %s: '%s'%s%s%s\n", where, what, text, other ? " and '" : "", other ? other : "",
           other ? "'" : "");
    complaints++;
}

/* From the upper to the lower edge: a background, or one of its halves, as those of a curtain. */
static bool covers_window(const struct draw *draw)
{
    return draw->type == DRAW_FILL && draw->radius <= 0 && draw->box.y <= 0 &&
           draw->box.w >= canvas.width / 2 && draw->box.h >= canvas.height;
}

/* Where a text is drawn; its lines are slightly closer together than their boxes are high. */
static struct rect text_box(const struct draw *draw)
{
    float w = text_width((enum text_size)draw->size, canvas.text + draw->text);
    float h = 0.7f * text_height((enum text_size)draw->size);
    return (struct rect){draw_text_left(draw, w), draw->box.y - h / 2, w, h};
}

static bool inside(struct rect a, struct rect b)
{
    return a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.w <= b.x + b.w + 1 &&
           a.y + a.h <= b.y + b.h + 1;
}

static bool overlap(struct rect a, struct rect b)
{
    return a.x + 1 < b.x + b.w && b.x + 1 < a.x + a.w && a.y + 1 < b.y + b.h && b.y + 1 < a.y + a.h;
}

/* A panel or a button, but not a mark, a piece or a borderless shade. */
/* A tray's picture has a shadow or light around it, which is not part of the panel. */
static struct rect panel_box(const struct draw *draw)
{
    return draw->slice > 0 ? rect_inset(draw->box, 0.7f * app.layout.unit) : draw->box;
}

static bool is_panel(const struct draw *draw)
{
    float u = app.layout.unit;
    if (draw->type == DRAW_PICTURE)
        return draw->slice > 0;
    return (draw->type == DRAW_FILL || draw->type == DRAW_FRAME) && !draw->add &&
           draw->colour.a > 0 && draw->low.a > 0 && draw->box.w > 3 * u &&
           draw->box.h > 1.15f * u && draw->radius < draw->box.h / 2.1f;
}

/* A small opaque tag that holds the whole text: what is below it does not matter. */
static bool is_tag_of(const struct draw *draw, struct rect text)
{
    return draw->type == DRAW_FILL && !draw->add && draw->colour.a == 255 &&
           inside(text, draw->box);
}

static TTF_Font *font;

/* The font shows an empty box for missing characters. */
static void look_at_signs(const char *text)
{
    for (const char *c = text; *c;) {
        static const unsigned char first_bits[] = {0x7f, 0x1f, 0x0f, 0x07};
        int more = (unsigned char)*c < 0xc0   ? 0
                   : (unsigned char)*c < 0xe0 ? 1
                   : (unsigned char)*c < 0xf0 ? 2
                                              : 3;
        Uint32 sign = (unsigned char)*c++ & first_bits[more];
        for (; more > 0 && *c; more--)
            sign = sign << 6 | ((unsigned char)*c++ & 0x3f);
        if (!TTF_GlyphIsProvided32(font, sign))
            complain_about("has a sign the font does not know", text, NULL);
    }
}

/* What a text must have at least in this window: the height of the font, and of its capitals. */
struct least {
    float width, height;
    int font, capitals;
};

static const struct least least[] = {{1280, 800, 18, 12}, {1920, 1080, 24, 0}};

static struct {
    int font, capitals;
} sizes[TEXT_SIZES]; /* as they are drawn */

static void measure_sizes(const struct layout *layout)
{
    for (int i = 0; i < TEXT_SIZES; i++) {
        int low = 0, high = 0;
        sizes[i].font = (int)(layout_text_pixels(layout, i) + 0.5f);
        TTF_Font *drawn = TTF_OpenFont(getenv("QUATUOR_FONT"), sizes[i].font);
        TEST_ASSERT_NOT_NULL(drawn);
        TTF_GlyphMetrics32(drawn, 'H', NULL, NULL, &low, &high, NULL);
        sizes[i].capitals = high - low;
        TTF_CloseFont(drawn);
    }
}

static void look_at_size(const struct draw *draw)
{
    for (size_t i = 0; i < sizeof least / sizeof *least; i++)
        if (canvas.width == least[i].width && canvas.height == least[i].height &&
            (sizes[draw->size].font < least[i].font ||
             sizes[draw->size].capitals < least[i].capitals))
            complain_about("is too small", canvas.text + draw->text, NULL);
}

static bool scrolls[DRAWS_MAX]; /* draws of a scrolling page, which may be partly visible */

/* Where a draw has to be: the window; or, where large text makes it larger, the whole page, except
 * for the bars at the lower edge, help and prompts. These begin with a fill from one side to the
 * other that hides what is behind. */
static int bars_begin;

static bool is_bar(const struct draw *draw)
{
    const struct layout *l = &app.layout;
    return l->height > l->seen.y && draw->type == DRAW_FILL && draw->radius <= 0 &&
           draw->colour.a == 255 && fabsf(draw->box.w - l->seen.x) < 0.5f &&
           draw->box.y > l->seen.y / 2 && draw->box.h < l->seen.y / 2;
}

static int find_bars(void)
{
    int i = 0;
    while (i < canvas.count && !is_bar(&canvas.list[i]))
        i++;
    return i;
}

static struct rect place_for(int index)
{
    const struct layout *l = &app.layout;
    if (index > bars_begin)
        return (struct rect){0, 0, l->seen.x, l->seen.y};
    return (struct rect){-l->corner.x, -l->corner.y, l->width, l->height};
}

static void look_at_text(int first, int index)
{
    const struct draw *draw = &canvas.list[index];
    const char *text = canvas.text + draw->text;
    struct rect box = text_box(draw), window = place_for(index);
    if (first < bars_begin && index > bars_begin)
        first = bars_begin;
    if (scrolls[index]) { /* never too wide */
        box.y = box.h = 0;
        if (!inside(box, window))
            complain_about("leaves the window", text, NULL);
        return;
    }
    if (!inside(box, window))
        complain_about("leaves the window", text, NULL);
    const struct draw *panel = NULL;
    for (int i = first; i < index; i++)
        if (is_tag_of(&canvas.list[i], box) ||
            (is_panel(&canvas.list[i]) && !covers_window(&canvas.list[i]) && !scrolls[i] &&
             rect_has(panel_box(&canvas.list[i]), rect_cx(box), rect_cy(box))))
            panel = &canvas.list[i];
    if (panel && !inside(box, panel_box(panel))) {
        char edges[80];
        struct rect b = panel_box(panel);
        snprintf(edges, sizeof edges, "%.0f to %.0f, %.0f to %.0f", (double)b.x,
                 (double)(b.x + b.w), (double)b.y, (double)(b.y + b.h));
        complain_about("leaves its panel", text, edges);
    }
    for (int i = panel && is_tag_of(panel, box) ? (int)(panel - canvas.list) : first; i < index;
         i++)
        if (canvas.list[i].type == DRAW_TEXT && !scrolls[i] &&
            overlap(box, text_box(&canvas.list[i])))
            complain_about("lies on another", text, canvas.text + canvas.list[i].text);
}

static void look_at_panel(int index)
{
    const struct draw *draw = &canvas.list[index];
    char box[80];
    struct rect b = panel_box(draw);
    if (inside(b, place_for(index)))
        return;
    snprintf(box, sizeof box, "%.0f, %.0f, %.0f wide, %.0f high", (double)b.x, (double)b.y,
             (double)b.w, (double)b.h);
    complain_about("a panel or button leaves the window", box, NULL);
}

/* As the platform does. */
static void follow_text_size(void)
{
    struct fault fault = {""};
    if (app.text_scale == preferences_text_scale(&app.preferences) && !app.text_changed)
        return;
    app.text_changed = false;
    app_resize(&app, app.layout.seen.x, app.layout.seen.y);
    TEST_ASSERT_TRUE_MESSAGE(text_set_sizes(&app.layout, &fault), fault.text);
    measure_sizes(&app.layout);
}

static void look(const char *screen)
{
    char place[160];
    follow_text_size();
    snprintf(place, sizeof place, "%s %.0fx%.0f %d%% %s: %s", language_in_use(),
             (double)app.layout.seen.x, (double)app.layout.seen.y,
             text_scales[app.preferences.text_size], app_screen(&app)->name, screen);
    snprintf(where, sizeof where, "%s", place);
    app_draw(&app, &canvas);
    int first = 0; /* an overlay hides what is below it; nobody reads what is out of focus */
    for (int i = 0; i < canvas.count; i++)
        if (covers_window(&canvas.list[i]) || canvas.list[i].type == DRAW_BLUR)
            first = i;
    if (app.text_scale > 1 && app_screen(&app)->overlay && first < canvas.top)
        first = canvas.top; /* what is below has a page of its own, and was looked at before */
    if (app.layout.width > app.layout.seen.x)
        complain_about("a page wider than the window", screen, NULL);
    if (canvas.cut > 0)
        complain_about("texts that had to be cut", "", NULL);
    for (int i = 0; canvas.cut > 0 && i < first; i++)
        if (canvas.list[i].type == DRAW_TEXT && strstr(canvas.text + canvas.list[i].text, "…"))
            complain_about("cut, below a dialog", canvas.text + canvas.list[i].text, NULL);
    bool clipped = false;
    bars_begin = find_bars();
    for (int i = first; i < canvas.count; i++) {
        const char *text = canvas.text + canvas.list[i].text;
        if (canvas.list[i].type == DRAW_CLIP)
            clipped = canvas.list[i].box.w > 0 && canvas.list[i].box.w < app.layout.width;
        scrolls[i] = clipped;
        if (!clipped && is_panel(&canvas.list[i]) && !covers_window(&canvas.list[i]))
            look_at_panel(i);
        if (canvas.list[i].type != DRAW_TEXT)
            continue;
        if (canvas.cut > 0 && strstr(text, "…"))
            complain_about("cut", text, NULL);
        look_at_signs(text);
        look_at_size(&canvas.list[i]);
        look_at_text(first, i);
    }
}

/* With the prompts of each device. */
static void look_everywhere(const char *screen)
{
    static const enum device devices[] = {DEVICE_KEYBOARD, DEVICE_PAD, DEVICE_MOUSE};
    for (int i = 0; i < 3; i++) {
        app.device = devices[i];
        look(screen);
    }
}

/* ---- going through the screens ---- */

enum { MORE_CLOCK = 10, MORE_CLOCK_VALUES = 12, LOAD_DELETE = 3 };

/* Every row in turn, whose explanation is shown, and every time. */
static void look_at_more_options(void)
{
    struct form *form = screen_more_options.form;
    more_options_open(&app);
    settle();
    for (int i = 0; i < form->count; i++) {
        form->focus = form->list[i].id;
        look("more options, explanations");
    }
    for (int step = 0; step < MORE_CLOCK_VALUES; step++) {
        form->focus = MORE_CLOCK;
        focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
        form->focus = MORE_CLOCK + 1;
        focus(DIRECTION_LEFT, DEVICE_KEYBOARD);
        look("more options, clocks");
    }
    TEST_ASSERT_EQUAL_INT(TIME_UNLIMITED, new_game_state()->choice.time[0].kind);
    look_everywhere("more options");
    app_pop(&app);
    settle();
    look("new game, summary");
}

/* What holds for all games of a contest: of one game, and of all. */
static void look_at_equal_terms(void)
{
    for (int i = 0; i == 0 || games[i - 1]; i++) {
        struct start_choice choice = start_choice_usual(games[i] ? games[i] : games[0]);
        more_options_open_equal(&app, games[i], &choice);
        settle();
        look_everywhere("terms of a tournament");
        app_pop(&app);
        settle();
    }
}

static void look_at_new_games(void)
{
    for (int i = 0; games[i]; i++) {
        new_game_open(games[i], &app.preferences);
        app_push(&app, &screen_new_game);
        settle();
        struct start_choice *choice = &new_game_state()->choice;
        struct settings *settings = &choice->settings;
        for (int option = 0; option < games[i]->option_count; option++) {
            const struct option *row = &games[i]->options[option];
            for (int value = row->min; row->names && value <= row->max; value++) {
                settings->value[option] = value;
                look("new game");
            }
        }
        for (int level = 1; level <= LEVEL_COUNT; level++) {
            choice->level = choice->watched[0] = choice->watched[1] = level;
            for (int mode = 0; mode < START_MODES; mode++) {
                choice->mode = (enum start_mode)mode;
                look("new game, levels");
            }
        }
        for (int mode = 0; mode < START_MODES; mode++) {
            choice->mode = (enum start_mode)mode;
            look_everywhere("new game");
            look_at_more_options();
        }
        choice->mode = START_TWO;
        strcpy(new_game_state()->people[1].name, "Maximiliane-Rose");
        look_everywhere("new game, a name");
        app_pop(&app);
    }
}

static const char *const long_names[] = {"Maximiliane-Rose", "Wilhelmina Womac", "Jean-Christophe",
                                         "Aleksandra Nowak"};
enum { LONG_NAMES = sizeof long_names / sizeof *long_names };

static void know_people(int count)
{
    for (int i = 0; i < count; i++) {
        char name[PLAYER_NAME];
        snprintf(name, sizeof name, i < LONG_NAMES ? "%s" : "%.14s %d", long_names[i % LONG_NAMES],
                 i);
        TEST_ASSERT_NOT_NULL(people_add(&app.people, name, &app.rng, NULL));
    }
}

enum { MENU_NIGHT = 25, MENU_ARCADE };

/* The menu's button in focus, with a line about what was left behind it. */
static void look_at_what_waits(int button)
{
    app_home(&app, &screen_menu);
    settle();
    screen_menu.form->focus = button;
    screen_menu.form->focus_visible = true;
    look("menu");
    TEST_ASSERT_NOT_NULL(form_widget(screen_menu.form, button)->help);
    screen_menu.form->focus = 0;
    screen_menu.form->focus_visible = false;
}

/* Longest names, a table of eight, and a series that is decided. */
static void look_at_contests(void)
{
    driver_use_folder("test-ui-fit.tmp");
    app_home(&app, &screen_menu);
    app_push(&app, &screen_tournament);
    settle();
    look_everywhere("tournament of nobody");
    know_people(20);
    settle();
    look_everywhere("tournament");
    look_at_equal_terms();
    struct tournament tournament = {.entrant_count = ENTRANTS_MAX, .game_count = 1};
    struct match_plan plan = {.game = games[0], .settings = settings_default(games[0])};
    strcpy(tournament.games[0], games[0]->id);
    for (int i = 0; i < ENTRANTS_MAX; i++) {
        strcpy(tournament.entrants[i].id, app.people.list[i].id);
        strcpy(tournament.entrants[i].name, app.people.list[i].name);
    }
    for (int kind = TOURNAMENT_LEAGUE; kind <= TOURNAMENT_KNOCKOUT; kind++) {
        tournament.kind = (enum tournament_kind)kind;
        tournament.entrant_count = kind == TOURNAMENT_LEAGUE ? ENTRANTS_MAX - 1 : ENTRANTS_MAX;
        contests_begin_tournament(&app, &tournament, &plan);
        app_home(&app, &screen_standings);
        settle();
        look_everywhere("standings");
        while (tournament_record(&app.contest.tournament, 0))
            ;
        look_everywhere("standings at the end");
    }
    look_at_what_waits(MENU_NIGHT);
    strcpy(plan.players[0].name, "Maximiliane-Rose");
    strcpy(plan.players[1].name, "Jean-Christophe");
    contests_begin_series(&app, &plan, 3);
    for (int i = 0; i < 2; i++) {
        settle();
        match_play(&app.session.match, move_word(i ? VERB_DRAW : VERB_RESIGN));
        app_open_curtain(&app);
        settle();
        look_everywhere("game over in a series");
        contests_rematch(&app, NULL);
    }
    look_at_what_waits(MENU_NIGHT);
    app_home(&app, &screen_menu);
    app_push(&app, &screen_game_night);
    settle();
    look_everywhere("game night");
    driver_drop_folder();
    app.people.count = 0;
    app_home(&app, &screen_menu);
    settle();
}

/* One puzzle of every kind. */
static void look_at_kinds(const struct puzzle_book *book)
{
    for (int i = 0; i < book->count; i++) {
        bool seen = false;
        for (int j = 0; j < i; j++)
            seen |= book->list[j].kind == book->list[i].kind;
        if (seen)
            continue;
        puzzle_show(&app, &book->list[i]);
        app_advance(&app, 0.2);
        look_everywhere(book->list[i].kind->word);
    }
}

/* The duel at every stage, with every kind of puzzle. */
static void look_at_duel(void)
{
    puzzle_duel_open(&app, NULL);
    settle();
    look_everywhere("who plays");
    duel_page()->left = true;
    look_everywhere("a duel that was left");
    duel_page()->stage = DUEL_JOINING;
    look_everywhere("joining");
    duel_page()->hands[0].kind = HAND_LEFT_KEYS;
    duel_page()->hands[1].kind = HAND_RIGHT_KEYS;
    duel_page()->stage = DUEL_ASKING;
    for (int i = 0; games[i]; i++) {
        const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
        if (puzzle_shelf_books(games[i], books) == 0)
            continue;
        for (int j = 0; j < books[0]->count; j += 9) {
            for (int side = 0; side < 2; side++)
                puzzle_board_begin(&app, &duel_page()->boards[side], &books[0]->list[j]);
            duel_page()->kept.duel.wait[0] = 5000;
            look("a duel");
        }
    }
    duel_page()->paused = true;
    look_everywhere("a pause");
    duel_page()->paused = false;
    duel_page()->stage = DUEL_OVER;
    duel_page()->kept.duel.points[1] = DUEL_POINTS;
    look_everywhere("the end of a duel");
    app_home(&app, &screen_menu);
    settle();
}

/* Every mode with the puzzles of every game, and the pages around them. */
static void look_at_puzzles(void)
{
    app_push(&app, &screen_arcade);
    settle();
    focus(DIRECTION_UP, DEVICE_KEYBOARD);
    focus(DIRECTION_RIGHT, DEVICE_KEYBOARD); /* the page of puzzles */
    for (int i = 0; i < 7; i++) {
        focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
        settle();
        look_everywhere("puzzles");
    }
    static const enum puzzle_mode modes[] = {MODE_DAILY, MODE_TRAINING, MODE_RUSH, MODE_STREAK};
    for (int i = 0; games[i]; i++)
        for (size_t j = 0; j < sizeof modes / sizeof *modes; j++) {
            const struct puzzle_book *books[PUZZLE_POOL_BOOKS];
            puzzle_open(&app, modes[j], games[i]);
            if (puzzle_shelf_books(games[i], books) == 0)
                continue;
            app_advance(&app, 0.2);
            if (modes[j] != MODE_DAILY)
                look_at_kinds(books[0]);
            look_everywhere("a puzzle");
            act(ACTION_HINT, DEVICE_KEYBOARD);
            app_advance(&app, 0.2);
            look_everywhere("a solution");
            act(ACTION_MENU, DEVICE_KEYBOARD);
            look_everywhere("a pause");
            if (app_screen(&app) != &screen_arcade)
                app_pop(&app);
        }
    app_home(&app, &screen_menu);
    settle();
}

/* The longest names and tempers of every circuit, and a full table. */
static void look_at_circuits(void)
{
    for (int i = 0; i < 10; i++) {
        struct high_score entry = {.table = "grand", .points = 99999 - i, .date = "2026-11-18"};
        snprintf(entry.key, sizeof entry.key, "%08x", i + 1);
        snprintf(entry.name, sizeof entry.name, "Maximiliane-Rose");
        entry.medal = (enum medal)(i % 4);
        high_scores_enter(&app.scores, &entry);
    }
    app_push(&app, &screen_arcade);
    settle();
    look_everywhere("arcade");
    for (int i = 0; games[i]; i++)
        for (int j = 0; games[i]->opponents && j < OPPONENT_COUNT; j++) {
            run_begin(&app, games[i]->id);
            for (int k = 0; k < j; k++)
                circuit_record(&app.contest.circuit, (struct bout_result){.points = 4500});
            settle();
            look_everywhere(games[i]->opponents->list[j].name);
        }
    driver_use_folder("test-ui-fit.tmp");
    contests_store(&app);
    look_at_what_waits(MENU_ARCADE);
    driver_drop_folder();
    static const enum verb ends[] = {VERB_RESIGN, VERB_DRAW};
    for (int i = 0; i < 2; i++) {
        run_begin(&app, games[0]->id);
        run_play(&app);
        match_play(&app.session.match, move_word(ends[i]));
        app_open_curtain(&app);
        settle();
        look_everywhere("the result of a bout");
    }
    run_give_up(&app);
    settle();
    look_everywhere("three letters");
    act(ACTION_BACK, DEVICE_KEYBOARD);
    look_everywhere("high scores");
    app.scores.count = 0;
    app_home(&app, &screen_menu);
    settle();
}

static void look_at_people(void)
{
    static struct match_player players[2];
    char question[96];
    snprintf(question, sizeof question, _("Who plays %s?"), _("White"));
    people_pick_seat(&app, question, players, 0);
    settle();
    look_everywhere("nobody yet");
    for (int i = 0; i < 30; i++) {
        char name[PLAYER_NAME];
        snprintf(name, sizeof name, i == 0 ? "Maximiliane-Rose" : "Person %d", i);
        TEST_ASSERT_NOT_NULL(people_add(&app.people, name, &app.rng, NULL));
    }
    look_everywhere("people");
    person_open_new(&app, NULL);
    strcpy(name_state()->text, "Maximiliane-Rosa");
    strcpy(name_state()->listed[0], "Maximiliane-Rose");
    settle();
    look_everywhere("name");
    use_button(screen_name.form, 1, DEVICE_PAD);
    settle();
    look_everywhere("person");
    app_pop(&app);
    people_state()->changing = true;
    look_everywhere("people to be changed");
    app_pop(&app);
    app.people.count = 0;
}

static void look_at_values(struct form *form)
{
    struct preferences before = app.preferences;
    for (int i = 0; i < form->count; i++)
        for (int step = 0; step < 4; step++) {
            if (form->list[i].type != WIDGET_CHOICE && form->list[i].type != WIDGET_SLIDER)
                continue;
            form->focus = form->list[i].id;
            focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
            look("settings, changed");
        }
    app.preferences = before;
}

static void look_at_settings(void)
{
    app_push(&app, &screen_settings);
    settle();
    for (int group = 0; group < SETTINGS_GROUPS; group++) {
        settings_state()->group = group;
        look_everywhere("settings");
        look_at_values(screen_settings.form);
    }
    app_push(&app, &screen_controls);
    settle();
    look_everywhere("keys and buttons");
    for (int family = 0; family < PAD_FAMILIES; family++) {
        app.pad_family = (enum pad_family)family;
        look("keys and buttons, each gamepad");
    }
    app.pad_family = PAD_XBOX;
    controls_state()->waiting = CONTROL_PEEK;
    look_everywhere("keys and buttons, waiting");
    controls_state()->waiting = -1;
    controls_state()->speech = true;
    for (int family = 0; family < PAD_FAMILIES; family++) {
        app.pad_family = (enum pad_family)family;
        look_everywhere("keys and buttons of the voice");
    }
    app.pad_family = PAD_XBOX;
    app_pop(&app);
    app_pop(&app);
}

static void look_at_help(void)
{
    help_open(&app, NULL);
    settle();
    for (int i = 0; i < help_page_count(); i++) {
        look_everywhere("help");
        focus(DIRECTION_RIGHT, DEVICE_KEYBOARD);
        settle();
    }
    app_pop(&app);
}

/* The tasks, the reasons in their longest form, the praise, and the end. */
static void look_at_lessons(void)
{
    for (int i = 0; games[i]; i++) {
        lesson_open(&app, games[i]);
        struct lesson_page *page = lesson_page_state();
        for (int k = 0; k < lesson_count(page->game); k++) {
            const struct lesson *lesson = &page->game->lessons[k];
            look_everywhere("lesson");
            snprintf(page->message, sizeof page->message, "%s %s",
                     tr("In line with its queen, a tower spans no rectangle and captures nothing."),
                     tr(lesson->hint));
            look("lesson, wrong");
            page->state = LESSON_SOLVED;
            snprintf(page->message, sizeof page->message, "%s", tr(lesson->praise));
            look_everywhere("lesson, solved");
            act(ACTION_REDO, DEVICE_KEYBOARD);
        }
        look_everywhere("lessons done");
        app_pop(&app);
    }
}

/* The longest time, and the warning. */
static void look_at_clocks(void)
{
    struct match *match = &app.session.match;
    for (int i = 0; i < 2; i++)
        match->time[i] = (struct time_control){.kind = TIME_TOTAL, .allowance = TIME_TOTAL_MAX};
    look_everywhere("clocks");
    match->time[match_now(match)->turn].allowance = 9900;
    look_everywhere("the last seconds");
    memset(match->time, 0, sizeof match->time);
}

static void look_at_questions(void)
{
    act(ACTION_MENU, DEVICE_KEYBOARD);
    settle();
    look_everywhere("pause");
    app_pop(&app);
    offer_open(&app, VERB_DRAW);
    settle();
    look_everywhere("draw offer");
    app_pop(&app);
    offer_open(&app, VERB_RESIGN);
    settle();
    look_everywhere("resignation");
    app_pop(&app);
    settle();
}

/* Nobody has a longer name than these, and no label a larger number. */
static void look_at_fair_play(void)
{
    struct match_plan plan = {.game = game_find("dodgem"), .swap_rule = true};
    plan.settings = settings_default(plan.game);
    for (int player = 0; player < 2; player++) {
        strcpy(plan.players[player].control, "human");
        strcpy(plan.players[player].name, player == 0 ? "Wilhelmina" : "Maximilian");
        plan.aids[player][AID_HINT] = plan.aids[player][AID_TAKE_BACK] = allowance_of(5);
    }
    app_start_match(&app, &plan);
    settle();
    play_move(&app, play_state()->board.choice.moves[0]);
    settle();
    TEST_ASSERT_EQUAL_STRING("question", app_screen(&app)->name);
    look_everywhere("swap offer");
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
    look_everywhere("counted hints");
    act(ACTION_UNDO, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("question", app_screen(&app)->name);
    look_everywhere("take-back");
    act(ACTION_BACK, DEVICE_KEYBOARD);
    settle();
}

/* Plays at random without showing it, until the next move ends the game; false when none does. */
static bool play_up_to_the_end(struct rng *rng, struct move *last)
{
    struct match *match = &app.session.match;
    struct move list[MOVES_MAX];
    for (int i = 1; i < 400; i++) {
        int count = match->game->moves(match_now(match), list);
        *last = list[rng_below(rng, count)];
        match_play(match, *last);
        if (outcome_over(match_outcome(match))) {
            match_undo(match);
            match->length = match->at;
            return true;
        }
        if (i % 16 == 0) {
            app_continue_match(&app);
            go_through_curtains(DEVICE_KEYBOARD);
            look("play");
        }
    }
    return false;
}

/* As if one side had been the computer, whom the other one has beaten. */
static void look_at_the_next_levels(void)
{
    struct match *match = &app.session.match;
    int winner = match_outcome(match).winner;
    for (int level = 1; winner != NOBODY && level < LEVEL_COUNT; level++) {
        computer_control(level, match->players[1 - winner].control);
        look("game over, the next level");
    }
    if (winner != NOBODY)
        strcpy(match->players[1 - winner].control, "human");
}

/* The end for every reason this game may have. */
static void look_at_the_end(struct rng *rng)
{
    struct move last;
    bool ends = play_up_to_the_end(rng, &last);
    app_continue_match(&app);
    go_through_curtains(DEVICE_KEYBOARD);
    look("play");
    if (!ends)
        return;
    play_move(&app, last);
    settle();
    TEST_ASSERT_EQUAL_PTR(&screen_game_over, app_screen(&app));
    look_everywhere("game over");
    look_at_the_next_levels();
    app_pop(&app);
    settle();
    look_everywhere("the finished board");
    act(ACTION_REDO, DEVICE_KEYBOARD);
    settle();
}

/* After the first moves of a game. */
static void look_at_the_past(struct rng *rng)
{
    for (int i = 0; i < 3; i++) {
        play_one_move(rng, DEVICE_KEYBOARD);
        go_through_curtains(DEVICE_KEYBOARD);
    }
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = -1});
    settle();
    TEST_ASSERT_TRUE(session_is_looking_back(&app.session));
    look_everywhere("looking back");
    app_action(&app, &(struct action){.type = ACTION_SCRUB, .device = DEVICE_KEYBOARD, .step = 1});
    settle();
}

static void look_at_the_review(void)
{
    if (!session_finished(&app.session))
        return;
    review_page_open(&app);
    settle();
    for (int i = 0; i < 40 && review_turning_point(1) >= 0; i++) {
        focus(DIRECTION_DOWN, DEVICE_KEYBOARD);
        settle();
        look("review");
    }
    look_everywhere("review");
    if (!retry_open(&app, 0))
        return;
    settle();
    look_everywhere("try again");
    act(ACTION_HINT, DEVICE_KEYBOARD);
    look_everywhere("the better move");
    app_pop(&app);
    settle();
}

static void write_longest_hint(char *text, size_t size)
{
    const struct filling effect[] = {{"move", "c10-c10"}, {NULL, NULL}};
    const struct filling verdict[] = {
        {"move", C_("the move", "It")}, {"count", "12"}, {NULL, NULL}};
    text_fill(text, size, tr("{move} removes the most useful man."), effect);
    size_t used = strlen(text);
    text[used++] = ' ';
    text_fill(text + used, size - used,
              tr_plural("{move} loses, but so does every other move.",
                        "{move} holds out longest, but loses in {count} moves.", 12),
              verdict);
}

/* In a large window nothing gives way to long words: the heads of the move list, which come after
 * the players' names, and what was taken. */
static void look_for_all_parts(const struct game *game)
{
    if (app.preferences.text_size > 0 || app.layout.seen.x < 1280 || app.layout.portrait)
        return;
    for (int player = 0; player < 2; player++)
        if (times_shown(_(game->side[player])) < 2)
            complain_about("not above the moves", _(game->side[player]), NULL);
    if (play_shows_captures() && times_shown(_("Nothing taken yet")) == 0)
        complain_about("missing", _("Nothing taken yet"), NULL);
}

static void look_at_games(void)
{
    for (int i = 0; games[i]; i++) {
        struct rng rng = {.state = 3};
        app_home(&app, &screen_menu);
        app.device = DEVICE_KEYBOARD;
        begin(games[i]->id);
        look_everywhere(games[i]->id);
        look_for_all_parts(games[i]);
        strcpy(app.session.match.players[0].name, "Maximiliane-Rose");
        look("long name");
        app.session.match.players[0].name[0] = '\0';
        look_at_clocks();
        look_at_questions();
        play_state()->board.message_time = 1;
        snprintf(play_state()->board.message, sizeof play_state()->board.message, "%s",
                 games[i]->why_not
                     ? tr("this piece crossed the same line on each of its last three "
                          "turns and may not cross it again now (two-square rule)")
                     : tr("an enemy man has to be removed first"));
        look("play, refusal");
        play_state()->board.message_time = 0;
        play_state()->hint.shown = true;
        write_longest_hint(play_state()->hint.text, sizeof play_state()->hint.text);
        look("play, hint");
        hint_clear(&play_state()->hint);
        look_at_the_past(&rng);
        look_at_the_end(&rng);
        look_at_the_review();
    }
}

/* A piece about which much is known, notes, and the longest words about a battle. */
static void look_at_the_sheet(void)
{
    static const char crowded[] =
        "quatuor save 2\ngame: stratego\narmy: full\nsheet: on\n"
        "notes 1: b4=5?+moved+!+dot+diamond a3=10\n"
        "setup 1: 6@a7 2@b7 2@c7 5@d7 2@e7 6@f7 2@g7 9@h7 2@i7 6@j7 5@a8 4@b8 10@c8 1@d8 7@e8 B@f8 "
        "8@g8 5@h8 2@i8 5@j8 4@a9 B@b9 8@c9 2@d9 4@e9 7@f9 B@g9 3@h9 7@i9 6@j9 3@a10 B@b10 3@c10 "
        "2@d10 4@e10 B@f10 F@g10 B@h10 3@i10 3@j10 ready\n"
        "setup 2: 2@a4 6@b4 2@c4 7@d4 2@e4 9@f4 2@g4 5@h4 2@i4 6@j4 6@a3 5@b3 8@c3 1@d3 10@e3 4@f3 "
        "2@g3 7@h3 5@i3 B@j3 3@a2 B@b2 4@c2 2@d2 7@e2 6@f2 8@g2 B@h2 4@i2 5@j2 B@a1 F@b1 B@c1 3@d1 "
        "4@e1 3@f1 2@g1 3@h1 B@i1 3@j1 ready\n"
        "moves:\n1. a7-a6 a4-a5\n2. a6-a5 b4-b5\n3. j7-j6 j4-j5\n4. j6-j5 b5-b6\n5. b7-b6 "
        "a3-a4\nend\n";
    const int captain = cell_at(1, 5), from = cell_at(0, 4), to = cell_at(0, 3);
    continue_save(crowded);
    go_through_curtains(DEVICE_MOUSE);
    settle();
    play_state()->board.choice.focus = captain;
    look_everywhere("sheet");
    notes_open(&app, 0, captain);
    settle();
    look_everywhere("notes");
    app_pop(&app);
    settle();
    play_move(&app, move_slide(from, to));
    for (int i = 0; i < 4; i++) /* without motion it is a still picture */
        app_advance(&app, 0.08);
    TEST_ASSERT_TRUE(board_play_animating(&play_state()->board));
    look_everywhere("battle");
    settle();
    app_home(&app, &screen_menu);
}

/* Two towers captured by one move make the longest line in the move list. Also reviews that game,
 * since random games of this kind take too long. */
static void look_at_a_great_capture(void)
{
    struct fault fault = {""};
    char path[PATH_TEXT];
    snprintf(path, sizeof path, "%s/tests/golden/saves/towers_few.quatuor",
             getenv("QUATUOR_SOURCE"));
    app_home(&app, &screen_menu);
    TEST_ASSERT_TRUE_MESSAGE(open_game_file(&app, path, &fault), fault.text);
    settle();
    look("a game with great captures");
    TEST_ASSERT_TRUE(session_finished(&app.session));
    look_at_the_review();
}

static void look_at_setup(void)
{
    app_home(&app, &screen_menu);
    new_game_open(game_find("stratego"), &app.preferences);
    settings_set(new_game_state()->game, &new_game_state()->choice.settings, "army", "full", NULL);
    start_as_chosen();
    settle();
    look_everywhere("curtain");
    act(ACTION_ACCEPT, DEVICE_KEYBOARD);
    settle();
    TEST_ASSERT_EQUAL_STRING("setup", app_screen(&app)->name);
    look_everywhere("setup");
    setup_state()->in_form = false;
    for (int i = 0; i < setup_state()->draft.count; i++) { /* every kind has its note */
        setup_state()->board.choice.focus = setup_state()->draft.cells[i];
        look("setup, a piece in focus");
    }
    app_push(&app, &screen_favourites);
    settle();
    look_everywhere("favourites");
    app_pop(&app);
}

/* Of every game, by people with long names; one of them has just been deleted. */
static void look_at_saved_games(void)
{
    struct rng rng = {.state = 5};
    settle();
    for (int i = 0; games[i]; i++) {
        app_home(&app, &screen_menu);
        begin(games[i]->id);
        strcpy(app.session.match.players[0].name, long_names[0]);
        strcpy(app.session.match.players[1].name, long_names[1]);
        play_one_move(&rng, DEVICE_KEYBOARD);
        settle();
    }
    app_home(&app, &screen_menu);
    app_push(&app, &screen_load);
    settle();
    look_everywhere("saved games");
    use_button(screen_load.form, LOAD_DELETE, DEVICE_KEYBOARD);
    settle();
    look_everywhere("a deleted game");
}

/* Long names, all filters, and the curve. */
static void look_at_records(void)
{
    app_push(&app, &screen_records);
    settle();
    look_everywhere("records of nobody");
    app_pop(&app);
    driver_use_folder("test-ui-fit.tmp");
    driver_fill_records();
    app_push(&app, &screen_records);
    settle();
    look_everywhere("records");
    for (int i = 0; games[i]; i++) {
        use_button(screen_records.form, RECORDS_GAME, DEVICE_PAD);
        look("records of one game");
    }
    for (int i = 0; i < 3; i++) {
        use_button(screen_records.form, RECORDS_OPPONENT, DEVICE_PAD);
        look("records against one");
    }
    person_change_open(&app, &app.people.list[0]);
    settle();
    look_everywhere("a person");
    app_home(&app, &screen_menu);
    driver_drop_folder();
}

static void look_at_everything(void)
{
    settle();
    look_everywhere("menu");
    driver_offer_to_continue("morris");
    look("menu with a game to continue");
    driver_offer_to_continue(NULL);
    app_push(&app, &screen_load);
    settle();
    look_everywhere("no saved games");
    app_pop(&app);
    look_at_records();
    look_at_new_games();
    look_at_people();
    look_at_circuits();
    look_at_puzzles();
    look_at_duel();
    look_at_contests();
    look_at_settings();
    look_at_help();
    look_at_lessons();
    look_at_games();
    look_at_fair_play();
    look_at_the_sheet();
    look_at_a_great_capture();
    look_at_setup();
}

static void open_with(struct point window, int text_size)
{
    driver_open(window.x, window.y);
    app.preferences.text_size = text_size;
    app.text_changed = true;
    follow_text_size();
    app.preferences.reduced_motion = 1;
}

static void look_in(const char *language, struct point window, int text_size)
{
    struct fault fault = {""};
    TEST_ASSERT_TRUE_MESSAGE(language_use(language, &fault), fault.text);
    open_with(window, text_size);
    look_at_everything();
    driver_close();
    driver_use_folder("test-ui-fit.tmp");
    open_with(window, text_size);
    look_at_saved_games();
    driver_close();
    driver_drop_folder();
}

static const struct point windows[] = {{800, 480},   {800, 1280},  {1280, 800},
                                       {1920, 1080}, {2560, 1080}, {3840, 2160}};
enum { WINDOWS = sizeof windows / sizeof *windows, COMBINATIONS = WINDOWS * TEXT_SCALES };

static void look_in_combination(const char *language, int combination)
{
    look_in(language, windows[combination % WINDOWS], combination / WINDOWS);
}

/* Every language in every window at every text size takes minutes. Otherwise each language has its
 * turn, each time with other windows and sizes, which together are all of them. */
static void test_every_text_fits(void)
{
    struct language list[LANGUAGES_MAX];
    int count = languages_list(list), looks = getenv("QUATUOR_BRIEF") ? 6 : COMBINATIONS;
    const int stride = 7, shift = 11; /* without common factors with COMBINATIONS */
    complaints = 0;
    if (getenv("QUATUOR_LONG"))
        looks = COMBINATIONS * count;
    if (looks < count)
        looks = count;
    for (int i = 0; i < looks; i++)
        look_in_combination(list[i % count].code,
                            (i / count * stride + i % count * shift) % COMBINATIONS);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, complaints, "see the lines above");
}

/* ---- the move list ---- */

/* A random game that has lasted for so many rounds; its last turns are captures if it allows. */
static void play_rounds(struct rng *rng, int rounds)
{
    struct match *match = &app.session.match;
    app_home(&app, &screen_menu);
    begin("towers");
    for (int end = 2 * rounds; match_ply(match, match->length) < end;) {
        struct move list[MOVES_MAX];
        int count = match->game->moves(match_now(match), list), tries = 0;
        bool quiet = match_now(match)->quiet > 50; /* and would be drawn */
        bool wants = quiet || match_ply(match, match->length) >= end - 4;
        struct move_effects effects;
        struct move move;
        do {
            move = list[rng_below(rng, count)];
            effects = move_effects(match->game, match_now(match), move);
        } while (++tries < 60 && (effects.captured > 0) != wants);
        match_play(match, move);
        if (outcome_over(match_outcome(match)))
            match_undo(match);
    }
    play_look(&app, match->length);
    settle();
}

/* Returns how many captures are listed with the cell of what was taken. */
static int look_at_list(void)
{
    int whole = 0;
    app_draw(&app, &canvas);
    for (int i = 0; i < canvas.count; i++) {
        const char *text = canvas.text + canvas.list[i].text, *sign;
        struct rect inside = rect_inset(app.layout.moves, 0.6f * app.layout.unit);
        if (canvas.list[i].type != DRAW_TEXT || canvas.list[i].size != TEXT_SMALL ||
            !rect_has(app.layout.moves, canvas.list[i].box.x, canvas.list[i].box.y))
            continue;
        struct rect box = text_box(&canvas.list[i]);
        if (box.x < inside.x || box.x + box.w > inside.x + inside.w)
            complain_about("touches the edge of the list", text, NULL);
        sign = strstr(text, "×");
        whole += sign && sign[strlen("×")];
        if (sign && !sign[strlen("×")])
            complain_about("a capture without its cell", text, NULL);
    }
    return whole;
}

static void test_the_list_names_what_was_taken(void)
{
    struct rng rng = {.state = 3};
    int whole = 0;
    complaints = 0;
    for (int i = 0; i < WINDOWS * TEXT_SCALES; i++) {
        open_with(windows[i % WINDOWS], i / WINDOWS);
        for (int game = 0; game < 4; game++) {
            snprintf(where, sizeof where, "%.0fx%.0f %d%%", (double)app.layout.seen.x,
                     (double)app.layout.seen.y, text_scales[i / WINDOWS]);
            play_rounds(&rng, game % 2 ? 104 : 24);
            whole += look_at_list();
        }
        driver_close();
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, complaints, "see the lines above");
    TEST_ASSERT_GREATER_THAN(100, whole);
}

/* test_ui_fit LANGUAGE WIDTH HEIGHT TEXT_SIZE looks at one combination. */
static const char **wanted;

static void test_as_wanted(void)
{
    int size = 0;
    while (size < TEXT_SCALES - 1 && text_scales[size] != atoi(wanted[4]))
        size++;
    complaints = 0;
    look_in(wanted[1], point_at((float)atoi(wanted[2]), (float)atoi(wanted[3])), size);
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, complaints, "see the lines above");
}

int main(int count, const char **arguments)
{
    struct fault fault = {""};
    const char *catalogues = getenv("QUATUOR_CATALOGUES");
    language_set_folder(catalogues);
    if (!text_open(NULL, &fault))
        return 1;
    font = TTF_OpenFont(getenv("QUATUOR_FONT"), 12);
    if (!font)
        return 1;
    UNITY_BEGIN();
    wanted = arguments;
    if (count == 5) {
        RUN_TEST(test_as_wanted);
        return UNITY_END();
    }
    RUN_TEST(test_the_list_names_what_was_taken);
    RUN_TEST(test_every_text_fits);
    TTF_CloseFont(font);
    text_close();
    return UNITY_END();
}
