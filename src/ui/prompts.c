/* app.h's bar at the bottom: the names of keys and buttons of the device last used. */
#include <string.h>

#include "core/i18n.h"
#include "ui/app.h"

static const char *control_name(enum device device, enum action_type action)
{
    bool pad = device == DEVICE_PAD;
    switch (action) {
    case ACTION_ACCEPT:
        return pad ? "A" : _("Enter");
    case ACTION_BACK:
        return pad ? "B" : _("Esc");
    case ACTION_MENU:
        return pad ? _("Start") : _("Esc");
    case ACTION_UNDO:
        return pad ? "LB" : "U";
    case ACTION_REDO:
        return pad ? "RB" : "R";
    case ACTION_HINT:
        return pad ? "Y" : "H";
    case ACTION_PEEK:
        return pad ? "X" : _("Space");
    case ACTION_FOCUS:
        return pad ? _("Stick") : _("Arrows");
    case ACTION_SCRUB:
        return pad ? "LT RT" : _("Page up, down");
    case ACTION_MUTE:
        return "M";
    case ACTION_PRESS:
        return device == DEVICE_TOUCH ? _("Tap") : _("Click");
    default:
        return "";
    }
}

/* A pointer needs no key to choose or to go back: it presses what it sees. */
static bool told(enum device device, enum action_type action)
{
    bool pointer = device == DEVICE_MOUSE || device == DEVICE_TOUCH;
    if (action == ACTION_PRESS)
        return pointer;
    if (device == DEVICE_TOUCH)
        return false;
    return !pointer || (action != ACTION_ACCEPT && action != ACTION_FOCUS);
}

void app_draw_prompts(const struct app *app, struct canvas *canvas, const struct prompt *prompts)
{
    struct rect bar = app->layout.prompts;
    float u = app->layout.unit, x = bar.x + 1.2f * u, y = rect_cy(bar);
    for (; prompts->label; prompts++) {
        if (!told(app->device, prompts->action))
            continue;
        const char *key = control_name(app->device, prompts->action);
        float key_width = text_width(TEXT_SMALL, key) + 0.9f * u;
        float label_width = text_width(TEXT_SMALL, prompts->label);
        if (x + key_width + label_width + u > bar.x + bar.w)
            return;
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
