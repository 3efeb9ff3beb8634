/* app.h's bar at the bottom: the names of keys and buttons of the device last used. */
#include <string.h>

#include "base/i18n.h"
#include "ui/app.h"

/* What gamepads of each family print on their buttons, in signs that the font has. Where Nintendo
 * prints A, SDL reports "a", by its label and not by its place. */
static const struct {
    const char *button, *label[PAD_FAMILIES]; /* Xbox, PlayStation, Nintendo */
} buttons[] = {
    {"a", {"A", "×", "A"}},
    {"b", {"B", "○", "B"}},
    {"x", {"X", "□", "X"}},
    {"y", {"Y", "∆", "Y"}},
    {"leftshoulder", {"LB", "L1", "L"}},
    {"rightshoulder", {"RB", "R1", "R"}},
    {"lefttrigger", {"LT", "L2", "ZL"}},
    {"righttrigger", {"RT", "R2", "ZR"}},
    {"start", {"≡", "Options", "+"}},
    {"back", {N_("View"), "Share", "−"}},
    {"leftstick", {"LS", "L3", "LS"}},
    {"rightstick", {"RS", "R3", "RS"}},
    {"dpup", {N_("Pad up"), N_("Pad up"), N_("Pad up")}},
    {"dpdown", {N_("Pad down"), N_("Pad down"), N_("Pad down")}},
    {"dpleft", {N_("Pad left"), N_("Pad left"), N_("Pad left")}},
    {"dpright", {N_("Pad right"), N_("Pad right"), N_("Pad right")}},
};

/* Keys whose names are words; letters and figures are the same everywhere. */
static const char *const keys[] = {
    NC_("key", "Return"),    NC_("key", "Escape"),     NC_("key", "Space"),
    NC_("key", "Backspace"), NC_("key", "PageUp"),     NC_("key", "PageDown"),
    NC_("key", "Home"),      NC_("key", "End"),        NC_("key", "Insert"),
    NC_("key", "Delete"),    NC_("key", "Up"),         NC_("key", "Down"),
    NC_("key", "Left"),      NC_("key", "Right"),      NC_("key", "CapsLock"),
    NC_("key", "Tab"),       NC_("key", "Left Shift"), NC_("key", "Right Shift"),
    NC_("key", "Left Ctrl"), NC_("key", "Right Ctrl"),
};

const char *app_key_label(const char *key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (strcmp(strchr(keys[i], '\004') + 1, key) == 0)
            return tr_marked(keys[i]);
    return key;
}

const char *app_button_label(const struct app *app, const char *button)
{
    for (size_t i = 0; i < sizeof buttons / sizeof *buttons; i++)
        if (strcmp(buttons[i].button, button) == 0)
            return _(buttons[i].label[app->pad_family]);
    return button;
}

/* The first control that does this; CONTROL_COUNT: none. */
static int control_for(int action)
{
    static const struct {
        int action;
        enum control control;
    } controls[] = {
        {ACTION_ACCEPT, CONTROL_ACCEPT}, {ACTION_BACK, CONTROL_BACK},   {ACTION_MENU, CONTROL_MENU},
        {ACTION_UNDO, CONTROL_UNDO},     {ACTION_REDO, CONTROL_REDO},   {ACTION_HINT, CONTROL_HINT},
        {ACTION_HELP, CONTROL_HELP},     {ACTION_PEEK, CONTROL_PEEK},   {ACTION_MUTE, CONTROL_MUTE},
        {ACTION_SCRUB, CONTROL_EARLIER}, {PROMPT_LATER, CONTROL_LATER},
    };
    if (action >= PROMPT_CONTROL)
        return action - PROMPT_CONTROL;
    for (size_t i = 0; i < sizeof controls / sizeof *controls; i++)
        if (controls[i].action == action)
            return (int)controls[i].control;
    return CONTROL_COUNT;
}

static const char *control_name(const struct app *app, int action)
{
    const struct bindings *bindings = &app->preferences.bindings;
    bool pad = app->device == DEVICE_PAD;
    if (action == ACTION_FOCUS)
        return pad ? _("Stick") : _("Arrows");
    if (action == ACTION_PRESS)
        return app->device == DEVICE_TOUCH ? _("Tap") : _("Click");
    if (action == ACTION_MENU && !pad)
        action = ACTION_BACK; /* it leads there too */
    int control = control_for(action);
    if (control == CONTROL_COUNT)
        return "";
    return pad ? app_button_label(app, bindings->button[control])
               : app_key_label(bindings->key[control]);
}

/* A pointer needs no key to choose or to go back: it presses what it sees. */
static bool told(enum device device, int action)
{
    bool pointer = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
    if (action == ACTION_PRESS)
        return pointer;
    if (device == DEVICE_TOUCH)
        return false;
    return !pointer ||
           (action != ACTION_ACCEPT && action != ACTION_FOCUS && action < PROMPT_CONTROL);
}

/* One line, or as many as the bar has room for where the window is narrow. Those that a notice
 * would cover wait until it is gone. */
void app_draw_prompts(const struct app *app, struct canvas *canvas, const struct prompt *prompts)
{
    if (app->covered)
        return;
    struct rect bar = app->layout.prompts;
    float u = app->layout.unit, left = bar.x + 1.2f * u, line = 1.6f * u;
    float x = left, y = bar.y + 0.95f * u, end = app_notice_box(app).x;
    bool covered = end < bar.x + bar.w;
    end = covered ? end : bar.x + bar.w;
    for (; prompts->label; prompts++) {
        if (!*prompts->label || !told(app->device, prompts->action))
            continue;
        const char *key = control_name(app, prompts->action);
        float key_width = text_width(TEXT_SMALL, key) + 0.9f * u;
        float label_width = text_width(TEXT_SMALL, prompts->label);
        if (x + key_width + label_width + u > end) {
            x = left;
            y += line;
        }
        if (y + 0.6f * u > bar.y + bar.h) {
            canvas->cut += !covered;
            return;
        }
        struct rect cap = {x, y - 0.62f * u, key_width, 1.24f * u};
        canvas_fill(canvas, cap, app->device == DEVICE_PAD ? 0.62f * u : 0.25f * u,
                    faded(app->theme.tone[TONE_TEXT], 0.14f));
        canvas_text(canvas, TEXT_SMALL, ALIGN_CENTRE, rect_cx(cap), y, app->theme.tone[TONE_TEXT],
                    key);
        x += key_width + 0.45f * u;
        canvas_text(canvas, TEXT_SMALL, ALIGN_LEFT, x, y, app->theme.tone[TONE_DIM],
                    prompts->label);
        x += label_width + 1.4f * u;
    }
}

void app_draw_dialog_prompts(const struct app *app, struct canvas *canvas, const char *back)
{
    app_draw_prompts(
        app, canvas,
        (struct prompt[]){
            {ACTION_FOCUS, _("Move")}, {ACTION_ACCEPT, _("Choose")}, {ACTION_BACK, back}, {0}});
}
