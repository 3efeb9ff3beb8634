/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Animation as a pure function of (before, after, events, time). Skipping jumps to the end, undoing
 * runs it backward, "no motion" has zero length, and reduced motion fades from one to the other.
 * The timeline knows neither screens nor sounds: it computes where each piece is and what is lit at
 * any given moment. */
#ifndef UI_BOARD_TIMELINE_H
#define UI_BOARD_TIMELINE_H

#include "core/match.h"

struct actor {
    struct piece piece;
    float x, y; /* in the unit square; outside it once it leaves the board */
    float lift; /* above the board, in cells */
    float alpha;
    float scale;
    float turn;   /* 1 faces us; 0 is seen edge-on, while it turns over */
    float angle;  /* degrees, falling over */
    bool moving;  /* drawn above those that stand */
    uint8_t cell; /* where it stands while it does not move */
};

enum { ACTORS_MAX = GEOMETRY_CELLS_MAX + 4, BURSTS_MAX = 4 };

/* Seconds in which the rectangle of a capture grows, and then stands. */
static const float beam_grows = 0.22f, beam_holds = 0.1f;
/* A capture, as fractions of its beat: hit and still for three frames, cracking, flying, landed. */
static const float hit_ends = 0.08f, crack_ends = 0.27f, flight_ends = 0.92f;
/* A piece that leaves, likewise: it draws back, then has run through its gate; it lands as above.
 */
static const float back_ends = 0.2f, gate_passed = 0.44f;

/* In a battle the pieces face each other before the blow falls, for this many seconds. */
static const float duel_faces = 0.3f;
/* The climax of a game, in seconds: light falls on the prize while it is still covered; it is
 * turned over and seen alone; whoever takes it arrives. Then, within the beat of the capture: a hit
 * and stillness, the prize is carried off, and held up. */
static const float climax_waits = 0.7f, climax_turns = 0.4f, climax_alone = 0.4f,
                   climax_arrives = 0.34f;
static const float climax_still = 0.22f, climax_carried = 1.0f, climax_held = 1.5f;

/* Where a piece that is taken goes to, in the unit square of the board, and how large it is there,
 * compared with the board's men. */
struct landing {
    bool set; /* otherwise nobody shows where it lands: it fades on its way */
    float x, y, size;
};

/* A piece is taken or leaves: t = 0…1 is the time of its beat. */
struct burst {
    struct piece piece;
    bool breaks;
    float dust_from; /* the time at which dust rises at (x, y) */
    float x, y, t;
    struct landing to;
};

/* A line of light through these cells. */
struct lit_line {
    float strength; /* 0…1 */
    int count;
    int cells[EVENT_CELLS_MAX];
};

enum { LIT_LINES_MAX = 4 };

/* A piece leaves through its player's gate, which is beyond (x, y) on the edge of the board. */
struct gate {
    int player;
    float x, y;
    float lit;   /* 0…1 */
    float flare; /* 0…1 is the time since the piece ran through, 0 before */
};

struct scene {
    int count;
    struct actor actors[ACTORS_MAX];
    int burst_count;
    struct burst bursts[BURSTS_MAX];
    float beam; /* 0 none … 1 drawn whole: the rectangle of beam_from and beam_to */
    float beam_fade;
    float beam_heat; /* 0 its own colour … 1 white */
    uint8_t beam_from, beam_to;
    int line_count;
    struct lit_line lines[LIT_LINES_MAX];
    float flash; /* of the cell flash_cell: a capture, a clash */
    uint8_t flash_cell;
    float shake; /* 0…1 */
    struct gate gate;
    float trail;            /* strength of the light behind a piece that leaves … */
    float tail_x, tail_y;   /* … from here … */
    float trail_x, trail_y; /* … to the piece */
};

struct beat {
    float start, length; /* seconds */
};

struct timeline {
    const struct game *game;
    const struct geometry *geometry;
    struct observation before, after;
    struct events events;
    struct events lit; /* of the step before, in the same turn: its lines are still lit */
    struct beat beats[EVENTS_MAX];
    struct landing landings[EVENTS_MAX]; /* set by the caller, in any frame */
    bool turn_goes_on;                   /* the move leaves the turn with the player who made it */
    float length;                        /* seconds */
    float met;                           /* when clashing pieces have been revealed; 0: none are */
    float still;       /* seconds left of the still picture shown without motion */
    bool fades;        /* set by the caller: without motion, the positions fade into each other */
    float fade;        /* seconds left of that … */
    float fade_length; /* … and of all of it */
    bool final;        /* the step ends the match by a rule of the game's own */
    bool climax;       /* a prize (core/game.h) is taken in a clash */
    float time;        /* 0…length */
    float speed;       /* seconds of animation per second; 0: at once */
    int direction;     /* 1 forward, -1 backward, 0 not running */
};

/* Takes the step between positions `index` and `index` + 1 of a match, as `viewer` sees it. The
 * geometry must outlive the timeline. */
void timeline_set_step(struct timeline *timeline, const struct match *match, int index, int viewer,
                       const struct geometry *geometry);

/* Starts showing it, forward (1) or backward (-1). `speed` 0 ends at once or fades, or first shows
 * revealed pieces as a still picture. Returns the events that have begun already, as below. */
unsigned timeline_start(struct timeline *timeline, int direction, float speed);

static inline bool timeline_running(const struct timeline *timeline)
{
    return timeline->direction != 0;
}

/* Seconds for which revealed pieces are held: longest where one of them is the prize. */
float timeline_hold(const struct timeline *timeline);
/* The same for the still picture, which stands for their turning over and falling as well. With
 * reduced motion two pieces and a sentence are read from it; whoever wants moves shown at once has
 * less. */
float timeline_still(const struct timeline *timeline);
/* How much of the still picture is seen, 0…1: it fades in and out. */
float timeline_still_shown(const struct timeline *timeline);

/* Advances by `seconds`; returns a bit set of the events whose beat has just begun (forward only),
 * and of those (TIMELINE_LANDED + the event) whose piece has just landed. */
enum { TIMELINE_LANDED = EVENTS_MAX };
unsigned timeline_tick(struct timeline *timeline, float seconds);
/* Jumps to the end; returns the events whose beat had not begun yet (forward only). */
unsigned timeline_skip(struct timeline *timeline);

/* How many of a player's men of this kind have gone so far: each as it has fallen, landed beside
 * the board or passed its edge. */
int timeline_gone(const struct timeline *timeline, int player, int kind);
/* Whether everything that was turned over or taken has been seen. */
bool timeline_told(const struct timeline *timeline);

/* How far two cells are apart. */
float timeline_distance(const struct geometry *geometry, int a, int b);

/* The events of the last step before position `index`, if the turn goes on: none otherwise. */
void timeline_still_lit(const struct match *match, int index, int viewer, struct events *events);

/* The scene at `time` (timeline_scene.c). */
void timeline_scene(const struct timeline *timeline, float time, struct scene *scene);

/* The cell an actor stands on; CELL_NONE while it moves. */
int actor_cell(const struct actor *actor);
/* The actor that stands on a cell, or NULL. */
const struct actor *scene_man(const struct scene *scene, int cell);

/* The scene of a position at rest. */
void scene_at_rest(struct scene *scene, const struct game *game, const struct geometry *geometry,
                   const struct observation *observation);

/* Lights every line among the events' highlights. */
void scene_light_lines(struct scene *scene, const struct game *game, const struct events *events,
                       float strength);

/* The same for the lines completed by the last move before position `index`, as long as the turn
 * that completed them goes on. */
void scene_light_turn(struct scene *scene, const struct match *match, int index, int viewer);

#endif
