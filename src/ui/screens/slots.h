/* The saved games in the player's folder, newest first, each with what the load screen tells. */
#ifndef UI_SCREENS_SLOTS_H
#define UI_SCREENS_SLOTS_H

#include "core/match.h"
#include "ui/kit/folders.h"

enum { SLOTS_MAX = 400, SLOT_NAME = 128 };

struct slot {
    char file[SLOT_NAME];
    char title[96];   /* "Dodgem, move 12" */
    char detail[160]; /* "Ada against Red (computer 3)" */
    char date[32];
    struct fault fault; /* why it cannot be read; empty when it can */
};

struct slots {
    int count;
    struct slot *list; /* belongs to this */
};

void slots_read(struct slots *slots);
void slots_free(struct slots *slots);

bool slot_path(const struct slot *slot, char path[PATH_TEXT]);

/* A player as menus tell of them: the name, or the side and the computer's level. */
void player_label(const struct match *match, int player, char *text, size_t size);

#endif
