/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/theme.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/language.h"
#include "ui/kit/folders.h"

static const struct {
    const char *key;
    unsigned standard;
} tones[TONE_COUNT] = {
    [TONE_BACK] = {"background", 0x1d1715},
    [TONE_PANEL] = {"panel", 0x382e29},
    [TONE_PANEL_LIT] = {"panel_active", 0x54443a},
    [TONE_EDGE] = {"panel_edge", 0xb98f4a},
    [TONE_BUTTON] = {"button", 0x3a2618},
    [TONE_BUTTON_LIT] = {"button_hover", 0x4d3422},
    [TONE_TEXT] = {"text", 0xf4ece0},
    [TONE_DIM] = {"text_dim", 0xa89a8b},
    [TONE_COORDINATES] = {"coordinates", 0xc8b8a0},
    [TONE_CAN] = {"can", 0xf2c14e},
    [TONE_CAPTURE] = {"capture", 0xfff6d8},
    [TONE_WARN] = {"refuse", 0xe8785a},
    [TONE_LAST] = {"last_move", 0xe9d27a},
    [TONE_FOCUS] = {"focus", 0xffffff},
    [TONE_PLAYER_1] = {"player_1", 0x6f9bf0},
    [TONE_PLAYER_2] = {"player_2", 0xf0803c},
    [TONE_BEAM] = {"beam", 0xffd98a},
    [TONE_LINE] = {"mill", 0xffd166},
    [TONE_EXIT] = {"exit", 0xfff0c2},
    [TONE_FLASH] = {"flash", 0xffffff},
    [TONE_DUST] = {"dust", 0xd8c4a0},
    [TONE_PERSON_1] = {"person_1", 0x56b4e9},
    [TONE_PERSON_1 + 1] = {"person_2", 0xe69f00},
    [TONE_PERSON_1 + 2] = {"person_3", 0x2fbf8f},
    [TONE_PERSON_1 + 3] = {"person_4", 0xf0e442},
    [TONE_PERSON_1 + 4] = {"person_5", 0xe8663a},
    [TONE_PERSON_1 + 5] = {"person_6", 0xd88fc0},
    [TONE_PERSON_1 + 6] = {"person_7", 0xe4e4e4},
    [TONE_PERSON_1 + 7] = {"person_8", 0x6f7df0},
};

static void find_common_pictures(struct theme *theme);

void theme_defaults(struct theme *theme)
{
    memset(theme, 0, sizeof *theme);
    for (int i = 0; i < TONE_COUNT; i++)
        theme->tone[i] = rgb(tones[i].standard);
    theme->glow = 0.8f;
}

const char *theme_value(const struct theme *theme, const char *key)
{
    for (int i = theme->count - 1; i >= 0; i--)
        if (strcmp(theme->lines[i].key, key) == 0)
            return theme->lines[i].value;
    return NULL;
}

/* False if it had to be cut to fit. */
static bool trimmed_copy(char *to, size_t size, const char *from, size_t length)
{
    while (length > 0 && isspace((unsigned char)*from)) {
        from++;
        length--;
    }
    while (length > 0 && isspace((unsigned char)from[length - 1]))
        length--;
    bool fits = length < size;
    length = fits ? length : size - 1;
    memcpy(to, from, length);
    to[length] = '\0';
    return fits;
}

/* rrggbb, or rrggbbaa. */
static struct colour read_colour(const char *hex)
{
    unsigned long number = strtoul(hex, NULL, 16);
    if (strlen(hex) < 8)
        return rgb((unsigned)number);
    struct colour colour = rgb((unsigned)(number >> 8));
    colour.a = (uint8_t)number;
    return colour;
}

static void read_tone(struct theme *theme, const char *key, const char *value)
{
    if (strncmp(key, "colour.", 7) != 0 || value[0] != '#')
        return;
    for (int i = 0; i < TONE_COUNT; i++)
        if (strcmp(key + 7, tones[i].key) == 0)
            theme->tone[i] = read_colour(value + 1);
}

/* ---- numbers ---- */

/* Keys whose values are numbers. */
enum { NUMBERS_MAX = 6 };

struct range {
    float min, max;
};

static const struct {
    const char *key; /* a prefix if it ends with a dot */
    int count;
    struct range ranges[NUMBERS_MAX];
} number_keys[] = {
    {"effects.glow", 1, {{0, 1}}},
    {"cell.aspect", 1, {{0.1f, 4}}},
    {"cell.rise", 1, {{0, 4}}},
    {"lift.shadow", 2, {{-8, 8}, {-8, 8}}},
    {"sprite.cell", 1, {{16, 4096}}},
    {"sprite.size", 2, {{1, 4096}, {1, 4096}}},
    {"sprite.anchor", 2, {{-4096, 4096}, {-4096, 4096}}},
    {"shadow.cell", 1, {{16, 4096}}},
    {"shadow.size", 2, {{1, 4096}, {1, 4096}}},
    {"shadow.anchor", 2, {{-4096, 4096}, {-4096, 4096}}},
    {"glow.cell", 1, {{16, 4096}}},
    {"glow.size", 2, {{1, 4096}, {1, 4096}}},
    {"glow.anchor", 2, {{-4096, 4096}, {-4096, 4096}}},
    {"body.", 4, {{-4096, 4096}, {-4096, 4096}, {1, 4096}, {1, 4096}}},
    {"board.", 6, {{64, 8192}, {64, 8192}, {0, 8192}, {0, 8192}, {16, 8192}, {16, 8192}}},
};

/* How many numbers, separated by blanks, the value holds; -1 if anything else is in it. */
static int parse_numbers(const char *value, float numbers[NUMBERS_MAX])
{
    int count = 0;
    for (;; count++) {
        value += strspn(value, " \t");
        if (!*value)
            return count;
        char *end;
        float number = strtof(value, &end);
        if (count == NUMBERS_MAX || end == value)
            return -1;
        numbers[count] = number;
        value = end;
    }
}

/* nan is in no range. */
static bool in_ranges(const float *numbers, const struct range *ranges, int count)
{
    for (int i = 0; i < count; i++)
        if (!(numbers[i] >= ranges[i].min && numbers[i] <= ranges[i].max))
            return false;
    return true;
}

/* The field is within the board, and neither is extremely thin. */
static bool board_is_plausible(const float *board)
{
    float aspect = board[1] / board[0];
    return aspect >= 0.25f && aspect <= 4 && board[2] + board[4] <= board[0] &&
           board[3] + board[5] <= board[1];
}

static bool numbers_are_plausible(const char *key, const char *value)
{
    for (size_t i = 0; i < sizeof number_keys / sizeof *number_keys; i++) {
        const char *known = number_keys[i].key;
        size_t length = strlen(known);
        bool family = known[length - 1] == '.';
        if (family ? strncmp(key, known, length) != 0 : strcmp(key, known) != 0)
            continue;
        float numbers[NUMBERS_MAX];
        int count = number_keys[i].count;
        return parse_numbers(value, numbers) == count &&
               in_ranges(numbers, number_keys[i].ranges, count) &&
               (count != 6 || board_is_plausible(numbers));
    }
    return true;
}

/* ---- reading ---- */

enum line_answer { LINE_FINE, LINE_NOT_UNDERSTOOD, LINE_NUMBERS };

/* Keeps "textures" from naming a path out of the folder of textures. */
static bool value_is_allowed(const char *key, const char *value)
{
    return strcmp(key, "textures") != 0 || theme_id_is_valid(value);
}

static enum line_answer read_line(struct theme *theme, const char *line, size_t length)
{
    const char *equals = memchr(line, '=', length);
    size_t blanks = strspn(line, " \t\r");
    if (blanks >= length || line[blanks] == '#')
        return LINE_FINE;
    if (!equals || theme->count == THEME_LINES)
        return LINE_NOT_UNDERSTOOD;
    const char *after = equals + 1;
    char *key = theme->lines[theme->count].key, *value = theme->lines[theme->count].value;
    if (!trimmed_copy(key, THEME_KEY, line, (size_t)(equals - line)) ||
        !trimmed_copy(value, THEME_VALUE, after, length - (size_t)(after - line)) ||
        !value_is_allowed(key, value))
        return LINE_NOT_UNDERSTOOD;
    if (!numbers_are_plausible(key, value))
        return LINE_NUMBERS;
    theme->count++;
    read_tone(theme, key, value);
    return LINE_FINE;
}

bool theme_read(struct theme *theme, const char *text, struct fault *fault)
{
    bool fine = true;
    for (int number = 1; *text; number++) {
        size_t length = strcspn(text, "\n");
        enum line_answer answer = read_line(theme, text, length);
        if (fine && answer == LINE_NOT_UNDERSTOOD)
            fine = fault_set(fault, _("line %d of the theme is not understood"), number);
        if (fine && answer == LINE_NUMBERS)
            fine = fault_set(fault,
                             _("line %d of the theme: too few, too many or out-of-range numbers"),
                             number);
        text += length + (text[length] == '\n');
    }
    find_common_pictures(theme);
    return fine;
}

bool theme_id_is_valid(const char *id)
{
    size_t length = strlen(id);
    return length > 0 && length < THEME_ID && *id != '.' && !strpbrk(id, "/\\:");
}

/* ---- the list of themes ---- */

/* The value of a key in the text of a theme; false if the key is missing. */
static bool find_value(const char *text, const char *key, char *value, size_t size)
{
    size_t length = strlen(key);
    for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
        const char *rest = line + length;
        if (strncmp(line, key, length) != 0 || rest[strspn(rest, " \t")] != '=')
            continue;
        rest = strchr(rest, '=') + 1;
        trimmed_copy(value, size, rest, strcspn(rest, "\n"));
        return true;
    }
    return false;
}

/* In the player's language if the theme has such a name ("name.fr"). */
static void read_title(struct theme_entry *entry)
{
    char file[THEME_ID + 8], path[PATH_TEXT], key[16];
    size_t size;
    snprintf(entry->title, sizeof entry->title, "%s", entry->id);
    snprintf(file, sizeof file, "%s.theme", entry->id);
    char *text = theme_path(file, path) ? file_read(path, THEME_SIZE_MAX, &size, NULL) : NULL;
    if (!text)
        return;
    snprintf(key, sizeof key, "name.%.8s", language_in_use());
    if (!find_value(text, key, entry->title, sizeof entry->title))
        find_value(text, "name", entry->title, sizeof entry->title);
    free(text);
}

static void add_theme(const char *name, void *context)
{
    struct theme_list *list = context;
    const char *end = strstr(name, ".theme");
    if (!end || end[6] || list->count == THEMES_MAX || end - name >= THEME_ID)
        return;
    struct theme_entry *entry = &list->list[list->count++];
    memcpy(entry->id, name, (size_t)(end - name));
    entry->id[end - name] = '\0';
    read_title(entry);
}

static int by_title(const void *a, const void *b)
{
    return strcmp(((const struct theme_entry *)a)->title, ((const struct theme_entry *)b)->title);
}

void themes_list(struct theme_list *list)
{
    char folder[PATH_TEXT];
    list->count = 0;
    if (theme_path("", folder))
        folder_list(folder, add_theme, list);
    qsort(list->list, (size_t)list->count, sizeof *list->list, by_title);
}

int themes_index(const struct theme_list *list, const char *id)
{
    for (int i = 0; i < list->count; i++)
        if (strcmp(list->list[i].id, id) == 0)
            return i;
    return -1;
}

/* ---- pictures ---- */

/* The numbers of a key, checked when the theme was read; returns how many there are. */
static int read_numbers(const struct theme *theme, const char *key, float numbers[NUMBERS_MAX])
{
    const char *value = theme_value(theme, key);
    return value ? parse_numbers(value, numbers) : 0;
}

static float read_number(const struct theme *theme, const char *key, float fallback)
{
    float numbers[NUMBERS_MAX];
    return read_numbers(theme, key, numbers) > 0 ? numbers[0] : fallback;
}

/* Returns PICTURE_NONE if there is no such picture, and reports it if it is needed. */
static int look_for(const struct theme *theme, const char *game, const char *name, bool needed)
{
    const char *folder = theme_value(theme, "textures");
    char file[192];
    snprintf(file, sizeof file, "textures/%s/%s/%s.png", folder ? folder : "parlour", game, name);
    int picture = picture_find(file);
    if (picture == PICTURE_NONE && needed && theme->count > 0)
        picture_report_missing(file);
    return picture;
}

static int find_picture(const struct theme *theme, const char *game, const char *name)
{
    return look_for(theme, game, name, true);
}

/* Games without pictures are drawn plain. */
static int find_game_picture(const struct theme *theme, const struct game *game, const char *name)
{
    return game->pictured ? find_picture(theme, game->id, name) : PICTURE_NONE;
}

static void find_common_pictures(struct theme *theme)
{
    theme->glow = read_number(theme, "effects.glow", 0.8f);
    const char *additive = theme_value(theme, "effects.additive");
    theme->additive = additive && strcmp(additive, "yes") == 0;
    theme->table = find_picture(theme, "common", "table");
    theme->tray[0] = find_picture(theme, "common", "tray");
    theme->tray[1] = find_picture(theme, "common", "tray_lit");
    theme->rail = find_picture(theme, "common", "rail");
    theme->title = find_picture(theme, "common", "title");
    theme->curtain = look_for(theme, "common", "curtain", false);
    theme->arena = look_for(theme, "common", "arena", false);
    theme->halo = look_for(theme, "common", "halo", false);
    theme->dust = picture_find("textures/common/dust.png");
    theme->spark = picture_find("textures/common/spark.png");
    for (int i = 0; i < 4; i++) {
        char file[48];
        snprintf(file, sizeof file, "textures/common/shard_%d.png", i + 1);
        theme->shards[i] = picture_find(file);
    }
}

/* No picture is larger than this many cells, whatever a theme's numbers work out to. */
static const float largest = 8;

static float in_cells(float pixels, float cell)
{
    return fminf(fmaxf(pixels / cell, -largest), largest);
}

/* All men share one size, and all shadows: "sprite.size", "sprite.anchor", "sprite.cell". */
static struct sprite measure(const struct theme *theme, const char *what, int picture)
{
    char key[THEME_KEY];
    float size[6] = {400, 480}, anchor[6] = {200, 320};
    snprintf(key, sizeof key, "%s.cell", what);
    float cell = read_number(theme, key, 320);
    snprintf(key, sizeof key, "%s.size", what);
    read_numbers(theme, key, size);
    snprintf(key, sizeof key, "%s.anchor", what);
    read_numbers(theme, key, anchor);
    return (struct sprite){.picture = picture,
                           .w = in_cells(size[0], cell),
                           .h = in_cells(size[1], cell),
                           .anchor_x = in_cells(anchor[0], size[0]),
                           .anchor_y = in_cells(anchor[1], size[1])};
}

/* The visible body of a man: "body.tower_1", "body.piece_2", in pixels of his picture. Without a
 * picture, or without the key, he is as large as a plain man. */
static void measure_body(const struct theme *theme, const struct game *game, int owner, int kind,
                         struct sprite *man)
{
    char key[THEME_KEY];
    float box[6], cell = read_number(theme, "sprite.cell", 320);
    snprintf(key, sizeof key, "body.%s_%d",
             game_hides_pieces(game) ? "piece" : game->kinds[kind].name, owner + 1);
    man->body = (struct rect){-0.38f, -0.456f, 0.76f, 0.798f};
    if (man->picture != PICTURE_NONE && read_numbers(theme, key, box) == 4)
        man->body = (struct rect){in_cells(box[0], cell) - man->anchor_x * man->w,
                                  in_cells(box[1], cell) - man->anchor_y * man->h,
                                  in_cells(box[2], cell), in_cells(box[3], cell)};
}

/* Games whose pieces hide their kind have a block for each kind and a back. */
static struct sprite find_man(const struct theme *theme, const struct game *game, int owner,
                              int kind)
{
    char name[64];
    if (kind == KIND_UNKNOWN)
        snprintf(name, sizeof name, "back_%d", owner + 1);
    else if (game_hides_pieces(game))
        snprintf(name, sizeof name, "piece_%d_%s", owner + 1, game->kinds[kind].symbol);
    else
        snprintf(name, sizeof name, "%s_%d", game->kinds[kind].name, owner + 1);
    struct sprite man = measure(theme, "sprite", find_game_picture(theme, game, name));
    measure_body(theme, game, owner, kind, &man);
    return man;
}

static struct sprite find_shadow(const struct theme *theme, const struct game *game, int owner,
                                 int kind)
{
    char name[64];
    const char *man = game_hides_pieces(game) ? "piece" : game->kinds[kind].name;
    snprintf(name, sizeof name, "shadow_%s_%d", man, owner + 1);
    int picture = game->pictured ? look_for(theme, game->id, name, false) : PICTURE_NONE;
    if (picture == PICTURE_NONE) { /* both sides cast the same one */
        snprintf(name, sizeof name, "shadow_%s", man);
        picture = find_game_picture(theme, game, name);
    }
    return measure(theme, "shadow", picture);
}

/* Only men that shine have one. */
static struct sprite find_glow(const struct theme *theme, const struct game *game, int owner,
                               int kind)
{
    char name[64];
    const char *man = game_hides_pieces(game) ? "piece" : game->kinds[kind].name;
    snprintf(name, sizeof name, "glow_%s_%d", man, owner + 1);
    return measure(theme, "glow",
                   game->pictured ? look_for(theme, game->id, name, false) : PICTURE_NONE);
}

/* Only games whose pieces are turned over in a battle have them. */
static int find_large(const struct theme *theme, const struct game *game, int owner, int kind)
{
    char name[64];
    if (!game->pictured || !game_hides_pieces(game))
        return PICTURE_NONE;
    if (kind == KIND_UNKNOWN)
        snprintf(name, sizeof name, "duel_%d", owner + 1);
    else
        snprintf(name, sizeof name, "duel_%d_%s", owner + 1, game->kinds[kind].symbol);
    return look_for(theme, game->id, name, false);
}

/* "board.GAME.8", or "board.GAME" if there is only one size. A variant of the board has its own
 * picture. */
static void find_board(const struct theme *theme, const struct game *game,
                       const struct settings *settings, int columns, struct look *look)
{
    char key[THEME_KEY], name[32];
    float numbers[6] = {1, look->tilt, 0.06f, 0.06f * look->tilt, 0.88f, 0.88f * look->tilt};
    snprintf(key, sizeof key, "board.%s.%d", game->id, columns);
    snprintf(name, sizeof name, "board_%d", columns);
    if (read_numbers(theme, key, numbers) != 6) {
        snprintf(key, sizeof key, "board.%s", game->id);
        strcpy(name, "board");
        read_numbers(theme, key, numbers);
        if (game->board_option && settings_get(game, settings, game->board_option))
            snprintf(name, sizeof name, "board_%s", game->board_option);
    }
    look->board = find_game_picture(theme, game, name);
    look->board_shadow = picture_find("textures/common/board_shadow.png");
    look->board_aspect = numbers[1] / numbers[0];
    look->field = (struct rect){numbers[2] / numbers[0], numbers[3] / numbers[1],
                                numbers[4] / numbers[0], numbers[5] / numbers[1]};
}

/* The theme's value for a side's colour, or NULL: "colour.GAME_1" or, for games with pictures, also
 * "colour.player_1" and "colour.player_1_royal", which match those pictures. */
static const char *side_colour(const struct theme *theme, const struct game *game, int owner,
                               bool royal)
{
    char key[THEME_KEY];
    snprintf(key, sizeof key, "colour.%s_%d", game->id, owner + 1);
    const char *value = theme_value(theme, key);
    if (value || !game->pictured)
        return value;
    snprintf(key, sizeof key, "colour.player_%d%s", owner + 1, royal ? "_royal" : "");
    return theme_value(theme, key);
}

/* The colour of a man, from the theme or the game: for his splinters, and if he has no picture. */
static struct colour man_colour(const struct theme *theme, const struct game *game, int owner,
                                int kind)
{
    static const unsigned royals[2] = {0xb48be8, 0xf09a2c};
    bool royal = game_kind(game, kind)->royal;
    const char *value = side_colour(theme, game, owner, royal);
    if (value && *value == '#')
        return read_colour(value + 1);
    return rgb(royal ? royals[owner] : game->colour[owner]);
}

/* "colour.coordinates_GAME" if a board needs a different one. */
static struct colour coordinates_colour(const struct theme *theme, const struct game *game)
{
    char key[THEME_KEY];
    snprintf(key, sizeof key, "colour.coordinates_%s", game->id);
    const char *value = theme_value(theme, key);
    return value && *value == '#' ? read_colour(value + 1) : theme->tone[TONE_COORDINATES];
}

void theme_look(const struct theme *theme, const struct game *game, const struct settings *settings,
                int columns, struct look *look)
{
    memset(look, 0, sizeof *look);
    float shadow[6] = {0.8919f, -0.2980f};
    read_numbers(theme, "lift.shadow", shadow);
    look->shadow_x = shadow[0];
    look->shadow_y = shadow[1];
    look->tilt = read_number(theme, "cell.aspect", 0.8480f);
    look->rise = read_number(theme, "cell.rise", 0.5299f);
    look->bloom = theme->glow;
    find_board(theme, game, settings, columns, look);
    look->coordinates = coordinates_colour(theme, game);
    for (int owner = 0; owner < 2; owner++) {
        look->large[owner] = find_large(theme, game, owner, KIND_UNKNOWN);
        for (int kind = 0; kind <= KIND_UNKNOWN; kind++) {
            look->figure[owner][kind] = PICTURE_NONE;
            if (kind >= game->kind_count && (kind != KIND_UNKNOWN || !game_hides_pieces(game)))
                continue;
            look->piece[owner][kind] = find_man(theme, game, owner, kind);
            int shape = kind == KIND_UNKNOWN ? 0 : kind;
            look->shadow[owner][kind] = find_shadow(theme, game, owner, shape);
            look->glow[owner][kind] = find_glow(theme, game, owner, shape);
            look->fallback[owner][kind] = man_colour(theme, game, owner, kind);
            if (kind != KIND_UNKNOWN)
                look->figure[owner][kind] = find_large(theme, game, owner, kind);
        }
    }
}
