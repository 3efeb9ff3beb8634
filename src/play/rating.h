/* How strong somebody is, by Glicko-2 (Mark Glickman, 2013): a rating, how uncertain it is, and how
 * much it varies. One scale per game; the computer's levels are anchors whose strength is known. */
#ifndef PLAY_RATING_H
#define PLAY_RATING_H

struct rating {
    double value;      /* 1500 for a newcomer; 400 more wins ten games of eleven */
    double deviation;  /* one standard deviation of the value */
    double volatility; /* how much it is expected to change from game to game */
};

/* One result against an opponent as strong as they were before the game. */
struct rating_result {
    struct rating opponent;
    double score; /* 1 won, 0.5 drawn, 0 lost */
};

struct rating rating_of_newcomer(void);

/* An opponent whose strength was measured. */
struct rating rating_of_anchor(double value);

/* The rating after results that all count at once; without any it only grows more uncertain. */
struct rating rating_after(struct rating before, const struct rating_result *results, int count);

/* The score to expect of `player` against `opponent`, 0 to 1. */
double rating_expectation(struct rating player, struct rating opponent);

#endif
