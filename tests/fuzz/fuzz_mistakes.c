/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Files of mistakes of arbitrary lines: what is read survives being written and read again. */
#include "base/text.h"
#include "fuzz.h"
#include "memory_disk.h"
#include "play/mistakes.h"

static const char path[] = "/mistakes.txt";

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct mistakes mistakes, again;
    struct fault fault = {""};
    memory_disk_use();
    memory_disk_put(path, data, size);
    if (!mistakes_read(&mistakes, path, &fault)) {
        require(*fault.text != '\0', "refused without a reason");
        return 0;
    }
    for (int i = 0; i < mistakes.count; i++) {
        const struct mistake *mistake = &mistakes.list[i];
        require(mistake->step >= 0 && mistake->step <= MISTAKE_STEP_MAX, "a step there is not");
        require(library_is_game(mistake->file), "not the name of a game");
    }
    require(mistakes_note(path, "none.quatuor", NULL, 0, NULL), "not written");
    require(mistakes_read(&again, path, NULL) && again.count == mistakes.count, "some are gone");
    require(memcmp(again.list, mistakes.list, (size_t)again.count * sizeof *again.list) == 0,
            "some have changed");
    return 0;
}
