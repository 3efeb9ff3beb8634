/* Opens the records of a person with 100,000 games and appends to their journal: how long it takes,
 * and how much memory. Fails beyond 100 ms (of the processor, whatever else the machine does), 20
 * MB and 5 ms. */
#define _DEFAULT_SOURCE
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unity.h>

#include "base/files.h"
#include "base/utc.h"
#include "core/registry.h"
#include "testing/null_platform.h"
#include "ui/screens/records.h"
#include "ui_driver.h"

enum { GAMES = 100000, APPENDS = 20 };

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

static int by_size(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return left < right ? -1 : left > right;
}

static double time_of_append(const char *path)
{
    double times[APPENDS];
    for (int i = 0; i < APPENDS; i++) {
        char file[32];
        struct journal_entry entry = {
            .time = 1763424000, .game = games[0]->id, .reason = "blocked", .file = file};
        snprintf(file, sizeof file, "new %d.quatuor", i);
        entry.players[0] = entry.players[1] = contestant_of_guest("");
        double start = now(CLOCK_MONOTONIC);
        if (!journal_append(path, &entry, NULL))
            exit(1);
        times[i] = now(CLOCK_MONOTONIC) - start;
    }
    qsort(times, APPENDS, sizeof *times, by_size);
    return times[APPENDS / 2];
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
    double open = now(CLOCK_PROCESS_CPUTIME_ID) - start;
    memory = megabytes() - memory;
    double append = time_of_append(path);
    int listed = records_state()->rows.count;
    printf("%d games: open %.1f ms, %.1f MB; append %.2f ms\n", GAMES, open, memory, append);
    driver_close();
    driver_drop_folder();
    return listed == GAMES / 4 && open <= 100 && memory <= 20 && append <= 5 ? 0 : 1;
}
