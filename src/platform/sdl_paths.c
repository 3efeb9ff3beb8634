/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "platform/sdl_paths.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"

static char assets[PATH_TEXT - 256];
static char own[PATH_TEXT - 256], settings[PATH_TEXT - 256]; /* with a separator at the end */
static bool keeps_nothing;

static bool holds_assets(const char *folder)
{
    char path[PATH_TEXT];
    int length = snprintf(path, sizeof path, "%s/themes/parlour.theme", folder);
    if (!*folder || length < 0 || strlen(folder) >= sizeof assets || !file_is_ordinary(path))
        return false;
    strcpy(assets, folder);
    return true;
}

static bool beside_program(const char *relative)
{
    char path[PATH_TEXT];
    char *base = SDL_GetBasePath();
    if (!base)
        return false;
    snprintf(path, sizeof path, "%s%s", base, relative);
    SDL_free(base);
    return holds_assets(path);
}

bool paths_open(struct fault *fault)
{
    const char *wanted = getenv("QUATUOR_ASSETS");
    if (wanted && *wanted) {
        if (holds_assets(wanted))
            return true;
        return fault_set(
            fault, _("QUATUOR_ASSETS is %s, but there is no themes/parlour.theme in it"), wanted);
    }
    if (beside_program("assets") || beside_program(QUATUOR_MOVED_ASSETS) ||
        holds_assets(QUATUOR_SOURCE_ASSETS) || holds_assets(QUATUOR_INSTALLED_ASSETS))
        return true;
    strcpy(assets, QUATUOR_SOURCE_ASSETS);
    return fault_set(fault, _("the assets were not found; set QUATUOR_ASSETS to their folder"));
}

void asset_path(const char *file, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s/%s", assets, file);
}

bool theme_path(const char *file, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s/themes/%s", assets, file);
    return *assets != '\0';
}

/* An uninstalled build has its fonts in the build folder. */
static void find_font(const char *name, char path[PATH_TEXT])
{
    char file[32];
    snprintf(file, sizeof file, "fonts/%s", name);
    asset_path(file, path);
    if (!file_is_ordinary(path))
        snprintf(path, PATH_TEXT, "%s/%s", QUATUOR_BUILD_FONTS, name);
}

void font_path(bool bold, char path[PATH_TEXT])
{
    find_font(bold ? "quatuor-bold.ttf" : "quatuor.ttf", path);
}

void second_font_path(char path[PATH_TEXT])
{
    find_font("quatuor-second.ttf", path);
}

/* Ends with a separator, as SDL's does. */
static bool make_folder(char *folder, size_t size, const char *path, const char *name)
{
    int length = snprintf(folder, size, "%s%s", path, name);
    if (length > 0 && (size_t)length < size && folder_make(folder, NULL))
        return true;
    *folder = '\0';
    return false;
}

static void find_own_folder(void)
{
    struct text path = {0};
    if (folder_for_data(&path)) {
        make_folder(own, sizeof own, path.data, "/");
    } else if (!folders_follow_environment()) {
        char *folder = SDL_GetPrefPath(NULL, "quatuor");
        if (folder)
            make_folder(own, sizeof own, folder, "");
        SDL_free(folder);
    }
    text_free(&path);
}

void paths_keep_nothing(void)
{
    keeps_nothing = true;
}

bool data_path(const char *file, char path[PATH_TEXT])
{
    if (!*own)
        find_own_folder();
    snprintf(path, PATH_TEXT, "%s%s", own, file);
    return *own != '\0' && !keeps_nothing;
}

/* Settings have their own folder on desktops that define one. */
static bool settings_folder(char *folder, size_t size)
{
    struct text own_folder = {0};
    char path[PATH_TEXT];
    bool made = folder_for_settings(&own_folder)
                    ? make_folder(folder, size, own_folder.data, "/")
                    : data_path("", path) && make_folder(folder, size, path, "");
    text_free(&own_folder);
    return made;
}

bool settings_path(char path[PATH_TEXT])
{
    if (keeps_nothing || (!*settings && !settings_folder(settings, sizeof settings)))
        return false;
    snprintf(path, PATH_TEXT, "%ssettings.txt", settings);
    return true;
}
