/* Tables of solved boards with any bytes changed, or cut, or of any bytes at all: never a value
 * that is not the table's own. The input is a list of changes to a sound file: three bytes where,
 * one byte what; with a "#" before it, it is the file itself. */
#include "ai/exact_store.h"
#include "fuzz.h"
#include "memory_disk.h"

enum { TABLE = 40000 };

static const char path[] = "/solved/table";
static uint8_t table[TABLE];
static unsigned char *sound;
static size_t sound_size;

static void make_sound_file(void)
{
    for (int i = 0; i < TABLE; i++)
        table[i] = (uint8_t)(i * 7 + i / 256);
    memory_disk_use();
    require(exact_store_write(path, "board", table, TABLE, NULL), "the table cannot be written");
    const void *data = memory_disk_get(path, &sound_size);
    sound = malloc(sound_size);
    memcpy(sound, data, sound_size);
}

/* Returns the size: cut where the place is beyond the end. */
static size_t change(unsigned char *file, struct fields fields)
{
    size_t size = sound_size;
    while (fields.size >= 4) {
        size_t where = field_number(&fields) | field_number(&fields) << 8;
        where = (where | (size_t)field_number(&fields) << 16) % (sound_size + sound_size / 8);
        unsigned what = field_number(&fields);
        if (where < sound_size)
            file[where] ^= (unsigned char)what;
        else if (what > 0)
            size = sound_size - (where - sound_size) * 7 % sound_size;
    }
    return size;
}

static void check(void)
{
    struct fault fault = {""};
    struct exact_store *store = exact_store_open(path, "board", TABLE, &fault);
    if (!store) {
        require(*fault.text != '\0', "refused without a reason");
        return;
    }
    for (size_t i = 0; i < TABLE; i += 997) {
        uint8_t value = 0;
        if (exact_store_value(store, i, &value))
            require(value == table[i], "a value that is not the table's");
    }
    exact_store_close(store);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!sound)
        make_sound_file();
    if (size > 0 && *data == '#') {
        memory_disk_put(path, data + 1, size - 1);
    } else {
        unsigned char *file = malloc(sound_size);
        memcpy(file, sound, sound_size);
        size_t left = change(file, (struct fields){data, size});
        memory_disk_put(path, file, left);
        free(file);
    }
    check();
    return 0;
}
