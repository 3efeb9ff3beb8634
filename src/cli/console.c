/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#define _POSIX_C_SOURCE 200809L /* fileno */
#include "cli/console.h"

#include <stdarg.h>
#include <string.h>

#include "cli/command.h"

enum { MINUTE = 60 };

/* A longer wait is interrupted now and then, which does no harm. */
static int milliseconds_of(double seconds)
{
    return seconds < 60 * MINUTE ? (int)(1000 * seconds) + 1 : 60 * MINUTE * 1000;
}

#ifdef _WIN32
#include <io.h>
#include <windows.h>

#include <shellapi.h> /* must come after windows.h */

/* main() gets them in a code page that lacks some letters, so they are read again. */
static void read_arguments(int *count, char ***list)
{
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), count);
    char **narrow = memory_resize(NULL, ((size_t)*count + 1) * sizeof *narrow);
    for (int i = 0; i < *count; i++) {
        int size = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
        narrow[i] = memory_resize(NULL, (size_t)size);
        WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, narrow[i], size, NULL, NULL);
    }
    narrow[*count] = NULL;
    LocalFree(wide);
    *list = narrow;
}

void console_prepare(int *count, char ***list)
{
    DWORD mode;
    read_arguments(count, list);
    HANDLE screen = GetStdHandle(STD_OUTPUT_HANDLE);
    SetConsoleOutputCP(CP_UTF8);
    if (GetConsoleMode(screen, &mode))
        SetConsoleMode(screen, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

static bool is_terminal(FILE *file)
{
    return _isatty(_fileno(file)) != 0;
}

/* Keys released, and whatever the mouse does, are no input. */
static bool key_is_pressed(HANDLE keyboard)
{
    INPUT_RECORD record;
    DWORD count;
    while (PeekConsoleInputW(keyboard, &record, 1, &count) && count > 0) {
        if (record.EventType == KEY_EVENT && record.Event.KeyEvent.bKeyDown)
            return true;
        ReadConsoleInputW(keyboard, &record, 1, &count);
    }
    return false;
}

static bool wait_for_line(int milliseconds)
{
    HANDLE keyboard = GetStdHandle(STD_INPUT_HANDLE);
    ULONGLONG now = GetTickCount64(), end = now + (ULONGLONG)milliseconds;
    for (; now < end; now = GetTickCount64())
        if (key_is_pressed(keyboard) ||
            WaitForSingleObject(keyboard, (DWORD)(end - now)) == WAIT_FAILED)
            return true;
    return key_is_pressed(keyboard);
}

#else
#include <poll.h>
#include <termios.h>
#include <unistd.h>

void console_prepare(int *count, char ***list)
{
    (void)count, (void)list;
}

static bool is_terminal(FILE *file)
{
    return isatty(fileno(file)) != 0;
}

/* A terminal hands over whole lines, one at a time, so nothing waits in the buffer of stdin. */
static bool wait_for_line(int milliseconds)
{
    struct pollfd keyboard = {.fd = fileno(stdin), .events = POLLIN};
    int ready = poll(&keyboard, 1, milliseconds);
    if (ready == 0)
        tcflush(keyboard.fd, TCIFLUSH);
    return ready > 0;
}

#endif

bool console_is_terminal(void)
{
    return is_terminal(stdin) && is_terminal(stdout);
}

bool console_wait_for_line(double seconds)
{
    return !is_terminal(stdin) || wait_for_line(milliseconds_of(seconds));
}

void console_ask(const char *question)
{
    if (console_is_terminal())
        fputs(question, stdout);
    fflush(stdout);
}

void console_clear(void)
{
    if (console_is_terminal())
        fputs("\033[H\033[2J\033[3J", stdout);
}

int console_width(const char *text)
{
    int columns = 0;
    for (; *text; text++)
        columns += ((unsigned char)*text & 0xc0) != 0x80;
    return columns;
}

int complain(const char *format, ...)
{
    va_list arguments;
    fflush(stdout);
    fputs("quatuor-cli: ", stderr);
    va_start(arguments, format);
    format_print_list(stderr, format, arguments);
    va_end(arguments);
    fputs("\n", stderr);
    return EXIT_COMPLAINT;
}

enum line_end line_read(FILE *in, size_t limit, struct text *line)
{
    int byte = getc(in);
    size_t length = 0;
    text_clear(line);
    text_add_bytes(line, "", 0);
    if (byte == EOF)
        return LINE_NONE;
    for (; byte != EOF && byte != '\n'; byte = getc(in)) {
        if (++length > limit)
            continue;
        char kept = byte == '\t' || byte == '\r' ? ' '
                    : byte < ' ' || byte == 127  ? '?'
                                                 : (char)byte;
        text_add_bytes(line, &kept, 1);
    }
    return length > limit ? LINE_TOO_LONG : LINE_READ;
}

char *trim(char *text)
{
    while (*text == ' ')
        text++;
    size_t length = strlen(text);
    while (length > 0 && text[length - 1] == ' ')
        text[--length] = '\0';
    return text;
}
