#include "ui/screens/more_fairness.h"

#include <stdio.h>

#include "base/i18n.h"
#include "ui/screens/new_game.h"

/* How many of something can be allowed, besides as many as one likes. */
static const int counts[] = {0, 1, 3, 5};
enum { COUNTS = sizeof counts / sizeof *counts };

static int seats(const struct new_game *page)
{
    return page->choice.mode == START_TWO ? 2 : page->choice.mode == START_ALONE ? 1 : 0;
}

/* Row after row: the hints of each person, their take-backs, the swap rule. */
struct row {
    bool swap;
    enum aid aid;
    int seat;
};

static struct row row_at(const struct new_game *page, int row)
{
    int people = seats(page);
    if (row >= AID_COUNT * people)
        return (struct row){.swap = true};
    return (struct row){.aid = (enum aid)(row / people), .seat = row % people};
}

int more_fairness_rows(const struct new_game *page)
{
    return AID_COUNT * seats(page) + !game_hides_pieces(page->game);
}

static void list_swap(const struct new_game *page, struct form *form, int id, struct rect box)
{
    form_choice(form, id, box, _("Swap rule"), page->choice.swap_rule ? _("on") : _("off"))->help =
        _("After the first move the second player may take it over.");
}

static void list_aid(const struct new_game *page, const struct row *row, struct form *form, int id,
                     struct rect box)
{
    bool hint = row->aid == AID_HINT;
    int left = allowance_left(&page->choice.aids[row->seat][row->aid]);
    char label[WIDGET_LABEL], value[40];
    snprintf(value, sizeof value, "%d", left);
    if (seats(page) == 1)
        snprintf(label, sizeof label, "%s", hint ? _("Your hints") : _("Your take-backs"));
    else /* Translators: %s is a side, White, Black, Blue or Red. */
        snprintf(label, sizeof label, hint ? _("Hints of %s") : _("Take-backs of %s"),
                 _(page->game->side[row->seat]));
    form_choice(form, id, box, label, left == AID_UNLIMITED ? _("unlimited") : value)->help =
        hint ? _("How many hints this player may ask for in a game.")
             : _("How many times this player may take back in a game.");
}

void more_fairness_list(const struct new_game *page, int row, struct form *form, int id,
                        struct rect box)
{
    struct row at = row_at(page, row);
    if (at.swap)
        list_swap(page, form, id, box);
    else
        list_aid(page, &at, form, id, box);
}

static void step_allowance(struct allowance *allowance, int step)
{
    int index = COUNTS; /* unlimited comes last, and first */
    for (int i = 0; i < COUNTS; i++)
        if (allowance->limited && allowance->allowed >= counts[i])
            index = i;
    index = (index + step + COUNTS + 1) % (COUNTS + 1);
    *allowance = index == COUNTS ? (struct allowance){0} : allowance_of(counts[index]);
}

void more_fairness_step(struct new_game *page, int row, int step)
{
    struct row at = row_at(page, row);
    if (at.swap)
        page->choice.swap_rule = !page->choice.swap_rule;
    else
        step_allowance(&page->choice.aids[at.seat][at.aid], step);
}
