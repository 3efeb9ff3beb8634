/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/assets.h"

#include <stdlib.h>

#include "base/files.h"

static bool is_in(const char *base, const char *below, const char *file, struct text *path)
{
    if (!base || !*base)
        return false;
    struct text tried = {0};
    text_add(&tried, "%s%s/%s", base, below, file);
    bool found = file_is_ordinary(tried.data);
    if (found)
        text_add(path, "%s", tried.data);
    text_free(&tried);
    return found;
}

bool asset_find(const char *file, struct text *path)
{
    const char *wanted = getenv("QUATUOR_ASSETS");
    if (wanted && *wanted)
        return is_in(wanted, "", file, path);
    struct text program = {0};
    bool found = (folder_of_program(&program) &&
                  (is_in(program.data, "/assets", file, path) ||
                   is_in(program.data, "/" QUATUOR_MOVED_ASSETS, file, path))) ||
                 is_in(QUATUOR_SOURCE_ASSETS, "", file, path) ||
                 is_in(QUATUOR_INSTALLED_ASSETS, "", file, path);
    text_free(&program);
    return found;
}
