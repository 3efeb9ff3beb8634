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
    float card = clamped(spare * 0.36f, 5.2f * u, 9 * u);
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

void layout_for(struct layout *l, float width, float height)
{
    l->width = width;
    l->height = height;
    l->portrait = height > width * 1.05f;
    float unit = l->portrait ? smaller(width / 34, height / 54) : smaller(width / 64, height / 38);
    l->unit = unit < 9 ? 9 : unit;
    float u = l->unit;
    struct rect all = {0, 0, width, height};
    l->prompts = cut_bottom(&all, (l->portrait ? 3.5f : 1.9f) * u);
    l->page = (struct rect){all.x + 1.2f * u, all.y + 0.9f * u, all.w - 2.4f * u, all.h - 1.2f * u};
    if (l->portrait)
        place_portrait(l, l->page);
    else
        place_landscape(l, l->page);
}
