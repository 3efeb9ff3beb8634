/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "cli/storage.h"

#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"

/* The match contains every move of the former one, so replacing it loses nothing. */
static bool holds_all(const struct match *match, const struct match *former)
{
    if (former->game != match->game || former->length > match->length ||
        memcmp(&former->settings, &match->settings, sizeof match->settings) != 0)
        return false;
    for (int i = 0; i < former->length; i++)
        if (!move_equal(former->steps[i].move, match->steps[i].move))
            return false;
    return true;
}

/* Reads the match at a path; `match->game` is NULL if there is no file yet or it is empty. False,
 * with the reason, if it is anything else: `save README.md` must not destroy a README. */
static bool read_former(const char *path, struct match *match, struct fault *fault)
{
    size_t size;
    struct fault reason;
    *match = (struct match){0};
    if (!file_exists(path))
        return true;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, &reason);
    bool ours = data && save_kind(data, size) == SAVE_OURS;
    bool read = data && (size == 0 || save_read(data, size, path_shown(path), match, &reason));
    if (read)
        ours = true;
    free(data);
    if (data && !ours)
        return fault_set(
            fault, _("%.200s exists and is not a saved game of Quatuor; it is left alone"), path);
    return read || fault_set(fault, _("%s; it is left alone"), reason.text);
}

bool storage_is_free(const char *path, struct fault *fault)
{
    struct match former;
    if (!read_former(path, &former, fault))
        return false;
    bool holds = former.game != NULL;
    match_free(&former);
    return !holds || fault_set(fault,
                               _("%.100s already holds a game: continue it with --load %.100s, or "
                                 "choose another file"),
                               path, path);
}

static bool may_replace(const char *path, const struct match *match, struct fault *fault)
{
    struct match former;
    if (!read_former(path, &former, fault))
        return false;
    bool harmless = !former.game || holds_all(match, &former);
    match_free(&former);
    return harmless || fault_set(fault, _("%.200s holds another game; it is left alone"), path);
}

bool storage_save(const char *path, const struct match *match, bool own, struct fault *fault)
{
    return (own || may_replace(path, match, fault)) && save_store(match, path, fault);
}

bool storage_save_beside(const char *path, const struct match *match, struct text *name,
                         struct fault *fault)
{
    for (int i = 1; i < 1000; i++) {
        text_clear(name);
        text_add(name, "%s.%d", path, i);
        if (!file_exists(name->data))
            return save_store(match, name->data, fault);
    }
    return fault_set(fault, _("%s: there is no free name for the game"), path_shown(path));
}
