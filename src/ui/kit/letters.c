/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "ui/kit/letters.h"

#include <string.h>

enum { LATIN, WESTERN, EASTERN, CYRILLIC };

static const struct letter_page pages[LETTER_PAGES] = {
    {.sign = "a b c",
     .columns = 7,
     .count = 28,
     .capital = {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N",
                 "O", "P", "Q", "R", "S", "T", "U", "V", "W", "X", "Y", "Z", "-", "'"},
     .small = {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n",
               "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z", "-", "'"}},
    {.sign = "à é ö",
     .columns = 9,
     .count = 36,
     .capital = {"À", "Á", "Â", "Ã", "Ä", "Å", "Æ", "Ç", "È", "É", "Ê", "Ë",
                 "Ì", "Í", "Î", "Ï", "Ñ", "Ò", "Ó", "Ô", "Õ", "Ö", "Ø", "Œ",
                 "Ù", "Ú", "Û", "Ü", "Ÿ", "Ý", "Š", "Ž", "Ð", "Þ", "ẞ", "·"},
     .small = {"à", "á", "â", "ã", "ä", "å", "æ", "ç", "è", "é", "ê", "ë",
               "ì", "í", "î", "ï", "ñ", "ò", "ó", "ô", "õ", "ö", "ø", "œ",
               "ù", "ú", "û", "ü", "ÿ", "ý", "š", "ž", "ð", "þ", "ß", "·"}},
    {.sign = "ą č ž",
     .columns = 9,
     .count = 36,
     .capital = {"Á", "Ą", "Ă", "Ć", "Č", "Ď", "Đ", "É", "Ě", "Ę", "Ğ", "Í",
                 "İ", "Ł", "Ľ", "Ń", "Ň", "Ó", "Ő", "Ö", "Ř", "Ś", "Š", "Ş",
                 "Ť", "Ú", "Ů", "Ű", "Ü", "Ý", "Ź", "Ż", "Ž", "Ā", "Ē", "Ī"},
     .small = {"á", "ą", "ă", "ć", "č", "ď", "đ", "é", "ě", "ę", "ğ", "í",
               "ı", "ł", "ľ", "ń", "ň", "ó", "ő", "ö", "ř", "ś", "š", "ş",
               "ť", "ú", "ů", "ű", "ü", "ý", "ź", "ż", "ž", "ā", "ē", "ī"}},
    {.sign = "а б в",
     .columns = 9,
     .count = 36,
     .capital = {"А", "Б", "В", "Г", "Ґ", "Д", "Е", "Є", "Ж", "З", "И", "І",
                 "Ї", "Й", "К", "Л", "М", "Н", "О", "П", "Р", "С", "Т", "У",
                 "Ф", "Х", "Ц", "Ч", "Ш", "Щ", "Ь", "Ю", "Я", "Ў", "-", "’"},
     .small = {"а", "б", "в", "г", "ґ", "д", "е", "є", "ж", "з", "и", "і",
               "ї", "й", "к", "л", "м", "н", "о", "п", "р", "с", "т", "у",
               "ф", "х", "ц", "ч", "ш", "щ", "ь", "ю", "я", "ў", "-", "’"}},
};

/* Languages for which accents of the east, or Cyrillic letters, come before others. */
static const struct {
    const char *language;
    int order[LETTER_PAGES];
} orders[] = {
    {"cs", {LATIN, EASTERN, WESTERN, CYRILLIC}},
    {"pl", {LATIN, EASTERN, WESTERN, CYRILLIC}},
    {"uk", {CYRILLIC, LATIN, WESTERN, EASTERN}},
};

const struct letter_page *letters_page(const char *language, int index)
{
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        if (strcmp(orders[i].language, language) == 0)
            return &pages[orders[i].order[index]];
    return &pages[index];
}
