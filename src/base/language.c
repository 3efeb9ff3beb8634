/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/language.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "base/text.h"
#include "base/text_count.h"

#ifdef _WIN32
#include <windows.h>
#endif

enum { CATALOGUE_LIMIT = 8 << 20 };

/* Loaded catalogues are never freed: their texts may still be in use. */
static struct {
    char code[LANGUAGE_CODE];
    struct catalogue *catalogue;
} kept[LANGUAGES_MAX];

static char in_use[LANGUAGE_CODE] = "en";
static struct text folder; /* with the catalogues; empty before the search */
static bool looked;
static int complete = TEXT_COUNT;

/* "fr" from "fr.mo"; false if it is not a catalogue. */
static bool code_of_file(const char *name, char code[LANGUAGE_CODE])
{
    size_t length = strcspn(name, ".");
    if (length == 0 || length >= LANGUAGE_CODE || strcmp(name + length, ".mo") != 0)
        return false;
    memcpy(code, name, length);
    code[length] = '\0';
    return true;
}

static void note_catalogue(const char *name, void *context)
{
    char code[LANGUAGE_CODE];
    if (code_of_file(name, code))
        *(bool *)context = true;
}

/* Uses the folder if it contains a catalogue. */
static bool try_folder(const char *base, const char *below)
{
    bool found = false;
    if (!base || !*base)
        return false;
    text_clear(&folder);
    text_add(&folder, "%s%s", base, below);
    folder_list(folder.data, note_catalogue, &found);
    return found;
}

/* Like the assets: from the environment, beside the program, in the build, where installed. */
static const char *languages_folder(void)
{
    if (looked)
        return folder.data;
    looked = true;
    struct text program = {0};
    bool found = try_folder(getenv("QUATUOR_ASSETS"), "/languages") ||
                 (folder_of_program(&program) &&
                  (try_folder(program.data, "/assets/languages") ||
                   try_folder(program.data, "/" QUATUOR_MOVED_ASSETS "/languages"))) ||
                 try_folder(QUATUOR_BUILD_LANGUAGES, "") ||
                 try_folder(QUATUOR_INSTALLED_LANGUAGES, "");
    text_free(&program);
    if (!found)
        text_free(&folder);
    return folder.data;
}

static void forget_catalogues(void)
{
    i18n_use(NULL);
    strcpy(in_use, "en");
    for (int i = 0; i < LANGUAGES_MAX; i++) {
        catalogue_close(kept[i].catalogue);
        kept[i].catalogue = NULL;
    }
}

void language_set_folder(const char *path)
{
    forget_catalogues();
    text_free(&folder);
    looked = path != NULL;
    if (path)
        text_add(&folder, "%s", path);
}

void language_set_complete(int texts)
{
    complete = texts ? texts : TEXT_COUNT;
}

static const struct catalogue *read_catalogue(const char *code, struct fault *fault)
{
    int place = 0;
    for (; place < LANGUAGES_MAX && kept[place].catalogue; place++)
        if (strcmp(kept[place].code, code) == 0)
            return kept[place].catalogue;
    struct text path = {0};
    size_t size = 0;
    text_add(&path, "%s/%s.mo", languages_folder(), code);
    char *bytes = file_read(path.data, CATALOGUE_LIMIT, &size, fault);
    struct catalogue *catalogue =
        bytes && place < LANGUAGES_MAX ? catalogue_open((unsigned char *)bytes, size) : NULL;
    if (bytes && !catalogue) {
        fault_set(fault, _("%s: this is not a valid translation catalogue"), path_shown(path.data));
        free(bytes);
    }
    text_free(&path);
    if (catalogue) {
        snprintf(kept[place].code, LANGUAGE_CODE, "%s", code);
        kept[place].catalogue = catalogue;
    }
    return catalogue;
}

struct codes {
    int count;
    char code[LANGUAGES_MAX][LANGUAGE_CODE];
};

static void add_code(const char *name, void *context)
{
    struct codes *codes = context;
    char code[LANGUAGE_CODE];
    if (codes->count < LANGUAGES_MAX && code_of_file(name, code) && strcmp(code, "en") != 0)
        strcpy(codes->code[codes->count++], code);
}

static int compare_codes(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void list_codes(struct codes *codes)
{
    codes->count = 1;
    strcpy(codes->code[0], "en");
    if (languages_folder())
        folder_list(languages_folder(), add_code, codes);
    qsort(codes->code + 1, (size_t)codes->count - 1, sizeof *codes->code, compare_codes);
}

/* Whether enough of it is translated. English is never missing. */
static bool is_offered(const char *code)
{
    if (strcmp(code, "en") == 0)
        return true;
    const struct catalogue *catalogue = read_catalogue(code, NULL);
    return catalogue && catalogue_size(catalogue) >= complete - complete / 10;
}

/* Translators: the name of your language, in your language. */
static const char *const own_name = N_("English");

static int list_languages(struct language list[LANGUAGES_MAX], bool all)
{
    struct codes codes;
    list_codes(&codes);
    int count = 0;
    for (int i = 0; i < codes.count; i++) {
        const struct catalogue *catalogue = i > 0 ? read_catalogue(codes.code[i], NULL) : NULL;
        if ((i > 0 && !catalogue) || (!all && !is_offered(codes.code[i])))
            continue;
        const char *own = catalogue ? catalogue_find(catalogue, own_name) : own_name;
        strcpy(list[count].code, codes.code[i]);
        snprintf(list[count].name, LANGUAGE_NAME, "%s", own ? own : codes.code[i]);
        count++;
    }
    return count;
}

int languages_list(struct language list[LANGUAGES_MAX])
{
    return list_languages(list, false);
}

int languages_list_all(struct language list[LANGUAGES_MAX])
{
    return list_languages(list, true);
}

const char *languages_codes(char text[LANGUAGE_CODES])
{
    struct language list[LANGUAGES_MAX];
    int count = languages_list(list), used = 0;
    for (int i = 0; i < count; i++)
        used += snprintf(text + used, (size_t)(LANGUAGE_CODES - used), "%s%.*s", i > 0 ? ", " : "",
                         LANGUAGE_CODE - 1, list[i].code);
    return text;
}

/* The language code of a locale name, in the form of our file names: "fr-CA.UTF-8" is "fr_CA". */
static void clean_code(const char *locale, size_t length, char code[LANGUAGE_CODE])
{
    size_t used = 0;
    for (size_t i = 0; i < length && used < LANGUAGE_CODE - 1; i++) {
        if (locale[i] == '.' || locale[i] == '@')
            break;
        code[used++] = locale[i] == '-' ? '_' : locale[i];
    }
    code[used] = '\0';
}

/* Finds an available language for a locale name, first with its country, then without. */
static bool find_code(const char *locale, size_t length, char code[LANGUAGE_CODE])
{
    struct codes codes;
    char wanted[LANGUAGE_CODE];
    list_codes(&codes);
    clean_code(locale, length, wanted);
    for (int with_country = 1; with_country >= 0; with_country--) {
        if (!with_country)
            wanted[strcspn(wanted, "_")] = '\0';
        for (int i = 0; i < codes.count; i++)
            if (strcmp(codes.code[i], wanted) == 0) {
                strcpy(code, wanted);
                return true;
            }
    }
    return false;
}

/* The locale for messages, chosen as by every program on the system. */
static const char *locale_of_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "";
}

static const char *locale_of_system(void)
{
    const char *locale = locale_of_environment();
#ifdef _WIN32
    static char name[LOCALE_NAME_MAX_LENGTH * 3];
    wchar_t wide[LOCALE_NAME_MAX_LENGTH];
    if (!*locale && GetUserDefaultLocaleName(wide, LOCALE_NAME_MAX_LENGTH) > 0 &&
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, name, sizeof name, NULL, NULL) > 0)
        return name;
#endif
    return locale;
}

void language_of_system(char code[LANGUAGE_CODE])
{
    const char *locale = locale_of_system(), *list = getenv("LANGUAGE");
    strcpy(code, "en");
    bool plain = !*locale || strcmp(locale, "C") == 0 || strncmp(locale, "C.", 2) == 0 ||
                 strcmp(locale, "POSIX") == 0;
    if (plain)
        return;
    while (list && *list) { /* gettext's "fr:de:en", best first */
        size_t length = strcspn(list, ":");
        if (length > 0 && find_code(list, length, code) && is_offered(code))
            return;
        list += length + (list[length] == ':');
    }
    if (!find_code(locale, strlen(locale), code) || !is_offered(code))
        strcpy(code, "en");
}

bool language_use(const char *wanted, struct fault *fault)
{
    char code[LANGUAGE_CODE], codes[LANGUAGE_CODES];
    if (!*wanted)
        language_of_system(code);
    else if (!find_code(wanted, strlen(wanted), code))
        return fault_set(fault, _("there is no language '%.40s': the languages are %s"), wanted,
                         languages_codes(codes));
    const struct catalogue *catalogue = NULL;
    if (strcmp(code, "en") != 0 && !(catalogue = read_catalogue(code, fault)))
        return false;
    i18n_use(catalogue);
    strcpy(in_use, code);
    return true;
}

const char *language_in_use(void)
{
    return in_use;
}
