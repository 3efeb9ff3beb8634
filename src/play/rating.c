/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "play/rating.h"

#include <math.h>

static const double scale = 173.7178; /* converts Glicko's scale to the one used in the formulas */
static const double centre = 1500;
static const double restraint = 0.5;      /* tau: how much volatility may change */
static const double volatility_max = 0.1; /* nobody's strength changes faster than this */
static const double pi_squared = 9.869604401089358;

struct rating rating_of_newcomer(void)
{
    return (struct rating){.value = centre, .deviation = 350, .volatility = 0.06};
}

bool rating_is_known(struct rating rating)
{
    return rating.deviation < rating_of_newcomer().deviation;
}

struct rating rating_of_anchor(double value)
{
    return (struct rating){.value = value, .deviation = 30, .volatility = 0};
}

/* A result counts less against an opponent whose strength is uncertain. */
static double weight_of(double deviation)
{
    return 1 / sqrt(1 + 3 * deviation * deviation / pi_squared);
}

static double expected(double value, double opponent, double weight)
{
    return 1 / (1 + exp(-weight * (value - opponent)));
}

/* The new volatility is a root of this equation; x is the logarithm of its square. */
struct volatility_equation {
    double change, deviation, variance, start;
};

static double equation_at(const struct volatility_equation *e, double x)
{
    double power = exp(x), spread = e->deviation * e->deviation + e->variance + power;
    return power * (e->change * e->change - spread) / (2 * spread * spread) -
           (x - e->start) / (restraint * restraint);
}

/* The Illinois method, as in Glickman's paper. After a single very surprising game the equation has
 * several roots: unlike in the paper, the nearest one is meant, or volatility would explode. */
static double solve_volatility(const struct volatility_equation *e)
{
    double a = e->start, b = a;
    double excess = e->change * e->change - e->deviation * e->deviation - e->variance;
    if (excess > 0) {
        do
            b += restraint;
        while (equation_at(e, b) > 0);
    } else {
        do
            b -= restraint;
        while (equation_at(e, b) < 0);
    }
    double at_a = equation_at(e, a), at_b = equation_at(e, b);
    for (int round = 0; round < 100 && fabs(b - a) > 1e-6; round++) {
        double c = a + (a - b) * at_a / (at_b - at_a), at_c = equation_at(e, c);
        if (at_c * at_b <= 0) {
            a = b;
            at_a = at_b;
        } else {
            at_a /= 2;
        }
        b = c;
        at_b = at_c;
    }
    return exp(a / 2);
}

struct rating rating_after(struct rating before, const struct rating_result *results, int count)
{
    double value = (before.value - centre) / scale, deviation = before.deviation / scale;
    double information = 0, surprise = 0;
    for (int i = 0; i < count; i++) {
        double weight = weight_of(results[i].opponent.deviation / scale);
        double likely = expected(value, (results[i].opponent.value - centre) / scale, weight);
        information += weight * weight * likely * (1 - likely);
        surprise += weight * (results[i].score - likely);
    }
    struct rating after = before;
    if (information > 0) {
        struct volatility_equation equation = {
            .change = surprise / information,
            .deviation = deviation,
            .variance = 1 / information,
            .start = log(before.volatility * before.volatility),
        };
        after.volatility = fmin(solve_volatility(&equation), volatility_max);
    }
    double widened = deviation * deviation + after.volatility * after.volatility;
    double narrowed = 1 / (1 / widened + information);
    after.value = (value + narrowed * surprise) * scale + centre;
    after.deviation = fmin(sqrt(narrowed) * scale, rating_of_newcomer().deviation);
    return after;
}

double rating_margin(struct rating rating)
{
    return 1.96 * rating.deviation;
}

double rating_expected_score(struct rating player, struct rating opponent)
{
    double together = hypot(player.deviation, opponent.deviation) / scale;
    return expected((player.value - centre) / scale, (opponent.value - centre) / scale,
                    weight_of(together));
}
