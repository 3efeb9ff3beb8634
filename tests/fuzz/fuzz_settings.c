/* Settings of any bytes: read as far as they are understood, always with values that are allowed,
 * and what is written is read again as the same. An input that begins with "+" is taken as values
 * for the keys there are, one per line. */
#include "fuzz.h"

#include "base/text.h"
#include "ui/preferences.h"

/* The lines of standard settings, each with another value. */
static char *composed(const uint8_t *data, size_t size)
{
    struct fields fields = {data, size};
    struct text standard = {0}, text = {0};
    struct preferences preferences;
    char value[400];
    preferences_defaults(&preferences);
    preferences_write(&preferences, &standard);
    int lines = 0, wanted;
    for (const char *c = standard.data; *c; c++)
        lines += *c == '\n';
    while (wanted = (int)field_number(&fields) % lines, field_text(&fields, value, sizeof value)) {
        const char *line = standard.data;
        while (wanted-- > 0)
            line = strchr(line, '\n') + 1;
        size_t length = strcspn(line, "=\n");
        text_add(&text, "%.*s= %s\n", (int)length, line, value);
    }
    text_free(&standard);
    text_add_bytes(&text, "", 0);
    return text.data;
}

static void check(const char *text)
{
    struct fault fault = {""};
    struct preferences first, second;
    struct text written = {0};
    memset(&first, 0x5a, sizeof first);
    if (!preferences_read(&first, text, &fault))
        require(*fault.text != '\0', "not understood, and no reason");
    require(preferences_speed(&first) >= 0, "a speed there is not");
    require(preferences_megabytes(&first) >= 16, "no memory at all");
    preferences_write(&first, &written);
    require(preferences_read(&second, written.data, &fault), "what was written is not read");
    struct text again = {0};
    preferences_write(&second, &again);
    require(strcmp(written.data, again.data) == 0, "written and read, they are others");
    text_free(&written);
    text_free(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bool compose = size > 0 && *data == '+';
    char *text = compose ? composed(data + 1, size - 1) : copy_of(data, size);
    check(text);
    free(text);
    return 0;
}
