/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/layout.h"

#include "ui/kit/canvas.h"

float layout_text_pixels(const struct layout *layout, int size)
{
    /* Small text is closer to body text on small windows, since nothing may be below 18 pixels at
     * 1280×800 and below 24 at 1920×1080. */
    static const float units[TEXT_SIZES] = {0.9f, 1.0f, 1.5f, 3.2f};
    const float far = 28; /* the unit of a screen seen from afar */
    float part = size == TEXT_SMALL && layout->unit >= far ? 0.86f : units[size];
    return part * layout->unit;
}

/* Height of a board's picture divided by its width; those of all games are nearly alike. */
static const float board_aspect = 0.876f;

/* Player panels left and right of the board, the move list and the tools below them: two columns
 * that begin and end with the board, and the timeline below it. */
static void place_landscape(struct layout *l, struct rect area)
{
    float u = l->unit, gap = 0.8f * u, line = 1.6f * u, most = area.h - line - 0.3f * u;
    float side = clamped((area.w - most / board_aspect) / 2 - gap, 11.8f * u, 19 * u);
    float high = smaller(most, (area.w - 2 * (side + gap)) * board_aspect);
    cut_top(&area, (most - high) / 2);
    l->timeline = (struct rect){area.x, area.y + high + 0.3f * u, area.w, line};
    area.h = high;
    struct rect left = cut_left(&area, side), right = cut_right(&area, side);
    area = (struct rect){area.x + gap, area.y, area.w - 2 * gap, area.h};
    l->board = area;
    float card = clamped(left.h * 0.56f, 9 * u, 18.5f * u);
    l->player[0] = cut_top(&left, card);
    l->player[1] = cut_top(&right, card);
    cut_top(&left, gap);
    cut_top(&right, gap);
    l->moves = left;
    l->tools = right;
    l->timeline.x = area.x;
    l->timeline.w = area.w;
}

/* Player panels above and below the board. */
static void place_portrait(struct layout *l, struct rect area)
{
    float u = l->unit, gap = 0.5f * u, line = 1.6f * u;
    float spare = area.h - area.w * board_aspect - line - 4 * gap;
    float card = clamped(spare * 0.33f, 5.2f * u, 9 * u);
    l->player[1] = cut_top(&area, card);
    cut_top(&area, gap);
    struct rect bottom = cut_bottom(&area, clamped(spare - 2 * card, 5 * u, 14 * u));
    cut_bottom(&area, gap);
    l->player[0] = cut_bottom(&area, card);
    cut_bottom(&area, gap);
    l->timeline = cut_bottom(&area, line);
    cut_bottom(&area, gap);
    l->board = area;
    l->tools = cut_right(&bottom, bottom.w * 0.5f - gap / 2);
    cut_right(&bottom, gap);
    l->moves = bottom;
}

struct folded_page layout_fold(const struct layout *l)
{
    const float column_least = 13, column_most = 19;
    struct folded_page folded = {.column = l->page};
    float u = l->unit, gap = 0.6f * u, seen = l->seen.y - l->prompts.h - 1.2f * u;
    if (l->seen.y > l->seen.x) {
        folded.board = cut_top(&folded.column, smaller(l->page.w, 0.6f * l->seen.y));
        cut_top(&folded.column, gap);
        return folded;
    }
    float column = clamped(l->page.w - seen - gap, column_least * u, column_most * u);
    folded.board = cut_left(&folded.column, l->page.w - column - gap);
    cut_left(&folded.column, gap);
    folded.board.y = l->corner.y + 0.6f * u;
    folded.board.h = seen;
    return folded;
}

/* What to do and what can be done come first. */
static void place_folded(struct layout *l)
{
    float u = l->unit, gap = 0.6f * u, line = 1.6f * u, card = 15.6f * u; /* a clock and men */
    struct folded_page folded = layout_fold(l);
    l->timeline = cut_bottom(&folded.board, line);
    cut_bottom(&folded.board, 0.3f * u);
    l->board = folded.board;
    l->player[0] = cut_top(&folded.column, card);
    cut_top(&folded.column, gap);
    l->player[1] = cut_top(&folded.column, card);
    cut_top(&folded.column, gap);
    l->tools = cut_top(&folded.column, 14 * u);
    cut_top(&folded.column, gap);
    l->moves = folded.column;
}

/* In units; a tall page with text of the usual size is wider. */
#define NARROW_W 31.9f

const int text_scales[TEXT_SCALES] = {100, 125, 150, 175, 200};

static void place_all(struct layout *l)
{
    float u = l->unit;
    struct rect all = {0, 0, l->width, l->height};
    l->prompts = cut_bottom(&all, l->prompts.h);
    float side = (l->folded ? 0.5f : l->narrow ? 0.6f : 1.2f) * u;
    l->page = (struct rect){all.x + side, all.y + 0.9f * u, all.w - 2 * side, all.h - 1.2f * u};
    if (l->folded)
        place_folded(l);
    else if (l->portrait)
        place_portrait(l, l->page);
    else
        place_landscape(l, l->page);
}

void layout_for(struct layout *l, float width, float height, float scale)
{
    l->width = width;
    l->height = height;
    l->seen = point_at(width, height);
    l->corner = point_at(0, 0);
    l->folded = false;
    l->portrait = height > width * 1.05f;
    float unit = l->portrait ? smaller(width / 34, height / 54) : smaller(width / 64, height / 38);
    l->unit = (unit < 9 ? 9 : unit) * scale;
    l->narrow = l->portrait && width < NARROW_W * l->unit;
    l->prompts.h = (l->portrait ? 3.5f : 1.9f) * l->unit;
    place_all(l);
}

static struct page_need with_usual(struct page_need need)
{
    static const struct page_need usual = {
        .wide_w = 62, .wide_h = 37, .tall_w = NARROW_W, .tall_h = 50};
    need.wide_w = need.wide_w > 0 ? need.wide_w : usual.wide_w;
    need.wide_h = need.wide_h > 0 ? need.wide_h : usual.wide_h;
    need.tall_w = need.tall_w > 0 ? need.tall_w : usual.tall_w;
    need.tall_h = need.tall_h > 0 ? need.tall_h : usual.tall_h;
    need.narrow_h = need.narrow_h > 0 ? need.narrow_h : need.tall_h;
    return need;
}

void layout_extend(struct layout *l, const struct page_need *wanted)
{
    struct page_need need = with_usual(*wanted);
    float u = l->unit;
    bool cramped = l->width < (l->portrait ? need.tall_w : need.wide_w) * u;
    l->folded = cramped && need.column_h > 0;
    l->portrait |= cramped && !l->folded;
    float least = l->narrow ? need.narrow_h : l->portrait ? need.tall_h : need.wide_h;
    if (l->folded)
        least = need.column_h + (l->seen.y > l->seen.x ? 0.6f * l->seen.y / u : 0);
    l->portrait &= !l->folded; /* each panel is as in a wide window */
    l->narrow &= !l->folded;
    l->height = larger(l->height, least * u);
    place_all(l);
}

void layout_look_at(struct layout *l, struct point corner)
{
    l->corner = point_at(0, clamped(corner.y, 0, l->height - l->seen.y));
    place_all(l); /* a board stays where it is seen */
    l->prompts =
        (struct rect){l->corner.x, l->corner.y + l->seen.y - l->prompts.h, l->seen.x, l->prompts.h};
}

struct rect layout_window(const struct layout *l)
{
    return (struct rect){l->corner.x, l->corner.y, l->seen.x, l->seen.y};
}

struct rect layout_seen(const struct layout *l)
{
    return (struct rect){l->corner.x, l->corner.y, l->seen.x, l->seen.y - l->prompts.h};
}
