#include "ui/theme.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/i18n.h"

static const struct {
    const char *key;
    unsigned standard;
} tones[TONE_COUNT] = {
    [TONE_BACK_TOP] = {"background_top", 0x2b2320},
    [TONE_BACK_LOW] = {"background_bottom", 0x151110},
    [TONE_PANEL] = {"panel", 0x382e29},
    [TONE_PANEL_LIT] = {"panel_lit", 0x54443a},
    [TONE_TEXT] = {"text", 0xf4ece0},
    [TONE_DIM] = {"text_dim", 0xa89a8b},
    [TONE_CAN] = {"can", 0xf2c14e},
    [TONE_CAPTURE] = {"capture", 0xfff6d8},
    [TONE_WARN] = {"warn", 0xe8785a},
    [TONE_PLAYER_1] = {"player_1", 0x6f9bf0},
    [TONE_PLAYER_2] = {"player_2", 0xf0803c},
    [TONE_FRAME] = {"frame", 0x4a3122},
    [TONE_LIGHT_CELL] = {"light_cell", 0xd9b787},
    [TONE_DARK_CELL] = {"dark_cell", 0x8a6142},
    [TONE_LINE] = {"line", 0xd8b25a},
    [TONE_WATER] = {"water", 0x22414d},
    [TONE_LAST] = {"last_move", 0xe9d27a},
};

void theme_defaults(struct theme *theme)
{
    memset(theme, 0, sizeof *theme);
    for (int i = 0; i < TONE_COUNT; i++)
        theme->tone[i] = rgb(tones[i].standard);
}

const char *theme_value(const struct theme *theme, const char *key)
{
    for (int i = theme->count - 1; i >= 0; i--)
        if (strcmp(theme->lines[i].key, key) == 0)
            return theme->lines[i].value;
    return NULL;
}

static void trimmed_copy(char *to, size_t size, const char *from, size_t length)
{
    while (length > 0 && isspace((unsigned char)*from)) {
        from++;
        length--;
    }
    while (length > 0 && isspace((unsigned char)from[length - 1]))
        length--;
    if (length >= size)
        length = size - 1;
    memcpy(to, from, length);
    to[length] = '\0';
}

static void read_tone(struct theme *theme, const char *key, const char *value)
{
    if (strncmp(key, "colour.", 7) != 0 || value[0] != '#')
        return;
    for (int i = 0; i < TONE_COUNT; i++)
        if (strcmp(key + 7, tones[i].key) == 0)
            theme->tone[i] = rgb((unsigned)strtoul(value + 1, NULL, 16));
}

bool theme_read(struct theme *theme, const char *text, struct fault *fault)
{
    bool fine = true;
    for (int number = 1; *text; number++) {
        size_t length = strcspn(text, "\n");
        const char *equals = memchr(text, '=', length);
        bool comment = text[strspn(text, " \t\r")] == '#' || strspn(text, " \t\r") >= length;
        if (!comment && equals && theme->count < THEME_LINES) {
            char *key = theme->lines[theme->count].key, *value = theme->lines[theme->count].value;
            trimmed_copy(key, THEME_KEY, text, (size_t)(equals - text));
            trimmed_copy(value, THEME_VALUE, equals + 1, length - (size_t)(equals + 1 - text));
            theme->count++;
            read_tone(theme, key, value);
        } else if (!comment && fine) {
            fine = fault_set(fault, _("line %d of the theme is not understood"), number);
        }
        text += length + (text[length] == '\n');
    }
    return fine;
}

/* Reads `file w h anchor_x anchor_y`, w and h in cells. */
static struct sprite read_sprite(const struct theme *theme, const char *key)
{
    struct sprite sprite = {.w = 0.86f, .h = 0.86f, .anchor_x = 0.5f, .anchor_y = 0.5f};
    const char *value = theme_value(theme, key);
    char file[THEME_VALUE];
    if (value && sscanf(value, "%95s %f %f %f %f", file, &sprite.w, &sprite.h, &sprite.anchor_x,
                        &sprite.anchor_y) >= 1)
        sprite.picture = picture_find(file);
    return sprite;
}

static struct colour fallback_colour(const struct game *game, int owner, int kind)
{
    static const unsigned seed[2][2] = {{0x3f6fd8, 0xb48be8}, {0xcc3b2e, 0xf09a2c}};
    static const unsigned men[2] = {0xf2ede2, 0x26221f};
    if (strcmp(game->id, "dodgem") == 0)
        return rgb(men[owner]);
    if (strcmp(game->id, "morris") == 0)
        return rgb(men[1 - owner]);
    return rgb(seed[owner][kind == 1 && game->kind_count == 2]);
}

void theme_look(const struct theme *theme, const struct game *game, int columns, struct look *look)
{
    memset(look, 0, sizeof *look);
    char key[96];
    snprintf(key, sizeof key, "%s.board.%d", game->id, columns);
    struct sprite board = read_sprite(theme, key);
    look->board = board.picture;
    look->tilt = 0.906f;
    look->field = (struct rect){0.06f, 0.06f, 0.88f, 0.88f};
    look->board_aspect = look->tilt;
    for (int owner = 0; owner < 2; owner++)
        for (int kind = 0; kind <= KIND_UNKNOWN; kind++) {
            if (kind >= game->kind_count && kind != KIND_UNKNOWN)
                continue;
            const char *name = kind == KIND_UNKNOWN ? "hidden" : game->kinds[kind].name;
            snprintf(key, sizeof key, "%s.%d.%s", game->id, owner + 1, name);
            look->piece[owner][kind] = read_sprite(theme, key);
            snprintf(key, sizeof key, "%s.%d.%s.shadow", game->id, owner + 1, name);
            look->shadow[owner][kind] = read_sprite(theme, key);
            look->fallback[owner][kind] = fallback_colour(game, owner, kind);
        }
}
