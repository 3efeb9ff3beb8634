/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Replaces libFuzzer where it is not used: runs a fuzz target once on every file and folder named
 * on the command line. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replayed;

static void fail(const char *path)
{
    perror(path);
    exit(1);
}

static void replay_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        fail(path);
    uint8_t *data = NULL;
    size_t size = 0, room = 0, got = 0;
    do {
        size += got;
        if (size == room) {
            room = room ? 2 * room : 4096;
            data = realloc(data, room);
            if (!data)
                fail(path);
        }
        got = fread(data + size, 1, room - size, file);
    } while (got > 0);
    if (ferror(file))
        fail(path);
    fclose(file);

    printf("%s\n", path);
    fflush(stdout);
    LLVMFuzzerTestOneInput(data, size);
    replayed++;
    free(data);
}

static void replay_folder(const char *path, DIR *folder)
{
    for (struct dirent *entry; (entry = readdir(folder));) {
        char name[4096];
        if (entry->d_name[0] == '.')
            continue;
        int length = snprintf(name, sizeof name, "%s/%s", path, entry->d_name);
        if (length < 0 || (size_t)length >= sizeof name)
            fail(path);
        replay_file(name);
    }
}

int main(int count, char **paths)
{
    for (int i = 1; i < count; i++) {
        DIR *folder = opendir(paths[i]);
        if (folder) {
            replay_folder(paths[i], folder);
            closedir(folder);
        } else {
            replay_file(paths[i]);
        }
    }
    printf("%d inputs replayed\n", replayed);
    if (replayed == 0)
        fputs("There was nothing to replay.\n", stderr);
    return replayed == 0;
}
