/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The typeface: it has every character of every translation, and a second one has letters that the
 * first lacks. */
#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unity.h>

#include "base/files.h"
#include "platform/sdl_paths.h"
#include "platform/sdl_text.h"
#include "ui/kit/letters.h"

enum { WIDTH = 400, HEIGHT = 60 };

static SDL_Surface *surface;
static SDL_Renderer *renderer;
static bool with_second;

/* sdl_typeface.c asks for the fonts here. */
void font_path(bool bold, char path[PATH_TEXT])
{
    snprintf(path, PATH_TEXT, "%s", getenv(bold ? "QUATUOR_BOLD_FONT" : "QUATUOR_FONT"));
}

void second_font_path(char path[PATH_TEXT])
{
    const char *font = getenv("QUATUOR_SECOND_FONT");
    snprintf(path, PATH_TEXT, "%s", with_second && font ? font : "");
}

/* Opens the typeface, with the second one or without. */
static void open_typeface(bool second)
{
    struct layout layout;
    struct fault fault = {""};
    with_second = second;
    TEST_ASSERT_TRUE_MESSAGE(text_open(renderer, &fault), fault.text);
    layout_for(&layout, 1280, 800, 1);
    TEST_ASSERT_TRUE_MESSAGE(text_set_sizes(&layout, &fault), fault.text);
}

void setUp(void)
{
    surface = SDL_CreateRGBSurfaceWithFormat(0, WIDTH, HEIGHT, 32, SDL_PIXELFORMAT_ARGB8888);
    renderer = SDL_CreateSoftwareRenderer(surface);
    TEST_ASSERT_NOT_NULL(renderer);
}

void tearDown(void)
{
    text_close();
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(surface);
}

static bool has_second_font(void)
{
    const char *font = getenv("QUATUOR_SECOND_FONT");
    return font && *font;
}

/* ---- every character of every language ---- */

/* Reports each missing character once; returns how many are missing. */
static int missing_in(const char *text, const char *where)
{
    static char reported[4000];
    int missing = 0;
    while (*text) {
        char letter[5] = {*text++};
        for (int i = 1; i < 4 && ((unsigned char)*text & 0xc0) == 0x80; i++)
            letter[i] = *text++;
        if ((unsigned char)letter[0] < 0x20 || text_has_glyphs(letter))
            continue;
        missing++;
        if (!strstr(reported, letter) && strlen(reported) + 5 < sizeof reported) {
            strcat(reported, letter);
            printf("%s: the typeface has no '%s'\n", where, letter);
        }
    }
    return missing;
}

/* Those that are not offered yet are read too. */
static void test_it_has_every_character_of_every_translation(void)
{
    static const char *const codes[] = {"cs", "de", "es", "fr", "it", "nl", "pl", "pt_BR", "uk"};
    int missing = 0;
    open_typeface(true);
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        char path[100];
        size_t size;
        snprintf(path, sizeof path, "../po/%s.po", codes[i]);
        char *text = file_read(path, 8 << 20, &size, NULL);
        TEST_ASSERT_NOT_NULL_MESSAGE(text, path);
        missing += missing_in(text, path);
        free(text);
    }
    TEST_ASSERT_EQUAL_INT_MESSAGE(0, missing, "see the lines above");
}

static void test_it_has_every_letter_of_the_pages_for_names(void)
{
    open_typeface(true);
    for (int i = 0; i < LETTER_PAGES; i++) {
        const struct letter_page *page = letters_page("en", i);
        TEST_ASSERT_EQUAL_INT(0, missing_in(page->sign, "letters"));
        for (int j = 0; j < page->count; j++)
            TEST_ASSERT_EQUAL_INT(0, missing_in(page->small[j], "letters") +
                                         missing_in(page->capital[j], "letters"));
    }
}

/* ---- two typefaces in one line ---- */

static const char hebrew[] = "אבג";

static int inked_columns(int from, int to)
{
    int count = 0;
    for (int x = from; x < to; x++) {
        bool inked = false;
        for (int y = 0; y < HEIGHT; y++)
            inked = inked || (((Uint32 *)surface->pixels)[y * surface->pitch / 4 + x] & 0xff) > 64;
        count += inked;
    }
    return count;
}

static void draw_line(const char *text)
{
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
    SDL_RenderClear(renderer);
    struct draw draw = {.type = DRAW_TEXT,
                        .size = TEXT_BODY,
                        .colour = {255, 255, 255, 255},
                        .box = {0, HEIGHT / 2, WIDTH, 0}};
    text_draw(&draw, text);
    SDL_RenderPresent(renderer);
}

static void test_letters_the_first_lacks_come_from_the_second(void)
{
    if (!has_second_font())
        TEST_IGNORE_MESSAGE("there is no second font");
    open_typeface(false);
    TEST_ASSERT_FALSE(text_has_glyphs(hebrew));
    text_close();
    open_typeface(true);
    TEST_ASSERT_TRUE(text_has_glyphs(hebrew));
    TEST_ASSERT_TRUE(text_has_glyphs("Noa נועה"));
    TEST_ASSERT_FALSE(text_has_glyphs("漢"));
    char both[40];
    snprintf(both, sizeof both, "Noa %s", hebrew);
    float latin = text_width(TEXT_BODY, "Noa "), other = text_width(TEXT_BODY, hebrew);
    TEST_ASSERT_TRUE(latin > 10 && other > 10);
    TEST_ASSERT_FLOAT_WITHIN(1, latin + other, text_width(TEXT_BODY, both));
    draw_line(both);
    TEST_ASSERT_TRUE(inked_columns(0, (int)latin) > 10);
    TEST_ASSERT_TRUE(inked_columns((int)latin, (int)(latin + other)) > 10);
    TEST_ASSERT_EQUAL_INT(0, inked_columns((int)(latin + other) + 2, WIDTH));
}

static void test_plain_text_needs_only_the_first(void)
{
    open_typeface(false);
    float alone = text_width(TEXT_BODY, "Été, Łódź, Київ");
    draw_line("Été, Łódź, Київ");
    int inked = inked_columns(0, WIDTH);
    text_close();
    open_typeface(true);
    TEST_ASSERT_EQUAL_FLOAT(alone, text_width(TEXT_BODY, "Été, Łódź, Київ"));
    draw_line("Été, Łódź, Київ");
    TEST_ASSERT_EQUAL_INT(inked, inked_columns(0, WIDTH));
    TEST_ASSERT_TRUE(inked > 40);
    TEST_ASSERT_EQUAL_FLOAT(0, text_width(TEXT_BODY, ""));
    draw_line("");
    TEST_ASSERT_EQUAL_INT(0, inked_columns(0, WIDTH));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_it_has_every_character_of_every_translation);
    RUN_TEST(test_it_has_every_letter_of_the_pages_for_names);
    RUN_TEST(test_letters_the_first_lacks_come_from_the_second);
    RUN_TEST(test_plain_text_needs_only_the_first);
    return UNITY_END();
}
