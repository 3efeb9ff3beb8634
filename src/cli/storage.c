#include "cli/storage.h"

#include <stdlib.h>
#include <string.h>

#include "base/files.h"
#include "base/i18n.h"
#include "core/save.h"

bool storage_load(const char *path, struct match *match, struct fault *fault)
{
    return save_load(path, match, fault);
}

/* `save README.md` must not cost anybody their README. */
static bool is_something_else(const char *path)
{
    static const char mark[] = "quatuor save ";
    size_t size;
    char *data = file_read(path, SAVE_SIZE_MAX, &size, NULL);
    bool other = data && size > 0 && strncmp(data, mark, sizeof mark - 1) != 0;
    free(data);
    return other;
}

bool storage_save(const char *path, const struct match *match, struct fault *fault)
{
    if (is_something_else(path))
        return fault_set(
            fault, _("%.200s exists and is not a saved game of Quatuor; it is left alone"), path);
    return save_store(match, path, fault);
}
