/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Opens the records of a person with 100,000 games and appends to their journal: how long it takes,
 * and how much memory. Fails beyond 100 ms (of the processor, whatever else the machine does), 20
 * MB and 5 ms. What an append waits for a free processor is not counted, its wait for the disk is:
 * a plain write and sync beside each append shows how quick the disk is at that time. */
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <unity.h>

#include "base/files.h"
#include "base/utc.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/records.h"
#include "ui_driver.h"

enum { GAMES = 100000, APPENDS = 100 };

static const char folder[] = "records-benchmark.tmp";

static double now(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static double megabytes(void)
{
    struct mallinfo2 info = mallinfo2();
    return (double)(info.uordblks + info.hblkhd) / (1 << 20);
}

/* One person against seven others and the computer, over fifty years. */
static void write_journal(const char *path)
{
    struct text text = {0};
    struct rng rng = {.state = 1};
    for (int i = 0; i < GAMES; i++) {
        char time[UTC_TEXT], other[CONTESTANT_TEXT];
        int opponent = rng_below(&rng, 16), result = rng_below(&rng, 3);
        utc_write((int64_t)i * 15768, time);
        if (opponent < 7)
            snprintf(other, sizeof other, "person:0000000%d", 1 + opponent);
        else
            snprintf(other, sizeof other, "level%d", opponent < 8 ? 8 : opponent - 7);
        text_add(&text, "%s%s\t%s\tperson:00000000\t%s\t%s\t%d\teven\t%.10s %06d game.quatuor\t.",
                 i ? "\n" : "", time, games[i % 4]->id, other,
                 result == 0   ? "1 blocked"
                 : result == 1 ? "2 resign"
                               : "draw repetition",
                 20 + rng_below(&rng, 60), time, i);
    }
    file_append_line(path, text.data, NULL);
    text_free(&text);
}

/* ---- appending ---- */

/* How long something took, in milliseconds. */
struct duration {
    double whole;
    double served; /* without waiting until a processor was free */
};

/* Which of the measured things a list of durations is about. */
enum { OURS, PLAIN, KINDS };

/* What this thread has waited for a processor, by the kernel's count; 0 where there is none. */
static double waited(void)
{
    double run, delay = 0;
    FILE *file = fopen("/proc/thread-self/schedstat", "r");
    if (file && fscanf(file, "%lf %lf", &run, &delay) != 2)
        delay = 0;
    if (file)
        fclose(file);
    return delay / 1e6;
}

static struct duration since(const struct duration *start)
{
    double whole = now(CLOCK_MONOTONIC) - start->whole;
    return (struct duration){whole, whole - (waited() - start->served)};
}

static struct duration moment(void)
{
    double delay = waited();
    return (struct duration){now(CLOCK_MONOTONIC), delay};
}

static struct duration append_ours(const char *path, int number)
{
    char file[32];
    struct journal_entry entry = {
        .time = 1763424000, .game = games[0]->id, .reason = "blocked", .file = file};
    snprintf(file, sizeof file, "new %d.quatuor", number);
    entry.players[0] = entry.players[1] = contestant_of_guest("");
    struct duration start = moment();
    if (!journal_append(path, &entry, NULL))
        exit(1);
    return since(&start);
}

/* A line as long as the journal's, to a file of its own. */
static struct duration append_plain(const char *path)
{
    static const char line[] = "2026-11-18T00:12:31Z\ttowers\tguest\tguest\t1 blocked\t0\n";
    struct duration start = moment();
    int file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0600);
    if (file < 0 || write(file, line, sizeof line - 1) < 0 || fsync(file) != 0 || close(file) != 0)
        exit(1);
    return since(&start);
}

static int by_size(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return left < right ? -1 : left > right;
}

/* Of one member of all durations. */
static double median(const struct duration *list, size_t member)
{
    double sorted[APPENDS];
    for (int i = 0; i < APPENDS; i++)
        memcpy(&sorted[i], (const char *)&list[i] + member, sizeof sorted[i]);
    qsort(sorted, APPENDS, sizeof *sorted, by_size);
    return sorted[APPENDS / 2];
}

/* Returns the milliseconds that count. */
static double report_appends(const char *path)
{
    char plain[PATH_TEXT];
    static const char *const names[KINDS] = {"append", "plain write and sync"};
    struct duration times[KINDS][APPENDS];
    data_path("plain.txt", plain);
    for (int i = 0; i < APPENDS; i++) {
        times[PLAIN][i] = append_plain(plain);
        times[OURS][i] = append_ours(path, i);
    }
    for (int i = 0; i < KINDS; i++)
        printf("%s: %.2f ms, with waits for a processor %.2f ms\n", names[i],
               median(times[i], offsetof(struct duration, served)),
               median(times[i], offsetof(struct duration, whole)));
    return median(times[OURS], offsetof(struct duration, served));
}

void setUp(void)
{
}

void tearDown(void)
{
}

int main(void)
{
    char path[PATH_TEXT];
    driver_use_folder(folder);
    driver_open(1280, 800);
    app.people.count = 8;
    for (int i = 0; i < 8; i++) {
        snprintf(app.people.list[i].id, PERSON_ID, "%08d", i);
        snprintf(app.people.list[i].name, PLAYER_NAME, "Person %d", i);
    }
    data_path("journal.txt", path);
    write_journal(path);
    records_state()->game = games[0]; /* with the curve */
    double memory = megabytes(), start = now(CLOCK_PROCESS_CPUTIME_ID);
    app_push(&app, &screen_records);
    app_draw(&app, &canvas);
    double opening = now(CLOCK_PROCESS_CPUTIME_ID) - start;
    memory = megabytes() - memory;
    printf("%d games: open %.1f ms, %.1f MB\n", GAMES, opening, memory);
    double append = report_appends(path);
    int listed = records_state()->rows.count;
    driver_close();
    driver_drop_folder();
    return listed == GAMES / 4 && opening <= 100 && memory <= 20 && append <= 5 ? 0 : 1;
}
