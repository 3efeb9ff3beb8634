#include "platform/script.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/i18n.h"
#include "core/notation.h"
#include "platform/sdl_pictures.h"

bool script_open(struct script *script, const char *file, struct fault *fault)
{
    size_t size;
    *script = (struct script){.text = SDL_LoadFile(file, &size)};
    script->next = script->text;
    return script->text || fault_set(fault, _("the script %s cannot be read"), file);
}

void script_close(struct script *script)
{
    SDL_free(script->text);
    script->text = NULL;
}

static void fail(struct script *script, struct app *app, const char *format, ...)
{
    va_list list;
    fprintf(stderr, "quatuor: line %d of the script: ", script->line);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    script->failed = app->quit = true;
}

/* ---- events ---- */

static void push_key(const char *name, bool down)
{
    char key[32];
    snprintf(key, sizeof key, "%s", name);
    Uint16 mod = 0;
    char *plain = key;
    if (strncmp(key, "Alt+", 4) == 0) {
        mod = KMOD_LALT;
        plain += 4;
    }
    SDL_Event event = {.key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP,
                               .state = down ? SDL_PRESSED : SDL_RELEASED}};
    event.key.keysym.sym = SDL_GetKeyFromName(plain);
    event.key.keysym.scancode = SDL_GetScancodeFromKey(event.key.keysym.sym);
    event.key.keysym.mod = mod;
    SDL_PushEvent(&event);
}

static void push_mouse(Uint32 type, float x, float y)
{
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = (int)x;
        event.motion.y = (int)y;
    } else {
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = (int)x;
        event.button.y = (int)y;
    }
    SDL_PushEvent(&event);
}

static void push_finger(struct window *window, Uint32 type, float x, float y)
{
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    event.tfinger.windowID = SDL_GetWindowID(window->window);
    event.tfinger.x = x / (float)window->width;
    event.tfinger.y = y / (float)window->height;
    SDL_PushEvent(&event);
}

/* A place is two numbers, a cell of the board ("d7"), "exit", or a widget's words in quotes. */
static bool read_place(struct app *app, char *words, float *x, float *y)
{
    if (sscanf(words, "%f %f", x, y) == 2)
        return true;
    struct move move;
    const struct board_view *view = &app->play.view;
    if (app->session.open && view->game && move_parse(view->game, words, &move) &&
        move.to < CELL_LIMIT) {
        board_view_point(view, move.to, x, y);
        return true;
    }
    if (strcmp(words, "exit") == 0 && app->session.open) {
        int edge = view->geometry.exit_edge[match_now(&app->session.match)->turn];
        *x = edge == DIRECTION_RIGHT ? view->field.x + view->field.w + view->cell * 0.4f
                                     : rect_cx(view->field);
        *y = edge == DIRECTION_UP ? view->field.y - view->cell * 0.4f : rect_cy(view->field);
        return true;
    }
    return false;
}

static void push_pointer(struct script *script, struct app *app, struct window *window,
                         const char *verb, char *words)
{
    float x, y;
    if (!read_place(app, words, &x, &y)) {
        fail(script, app, "no such place: %s", words);
        return;
    }
    if (strcmp(verb, "touch") == 0) {
        push_finger(window, SDL_FINGERDOWN, x, y);
        push_finger(window, SDL_FINGERUP, x, y);
        return;
    }
    push_mouse(SDL_MOUSEMOTION, x, y);
    if (strcmp(verb, "click") == 0 || strcmp(verb, "press") == 0)
        push_mouse(SDL_MOUSEBUTTONDOWN, x, y);
    if (strcmp(verb, "click") == 0 || strcmp(verb, "release") == 0)
        push_mouse(SDL_MOUSEBUTTONUP, x, y);
}

/* ---- the virtual gamepad ---- */

static void plug_pad(struct script *script, bool in)
{
    if (in && !script->pad) {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        int device =
            SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                      SDL_CONTROLLER_BUTTON_MAX, 0);
        script->pad = device >= 0 ? SDL_JoystickOpen(device) : NULL;
    } else if (!in && script->pad) {
        SDL_JoystickID id = SDL_JoystickInstanceID(script->pad);
        SDL_JoystickClose(script->pad);
        script->pad = NULL;
        for (int i = 0; i < SDL_NumJoysticks(); i++)
            if (SDL_JoystickGetDeviceInstanceID(i) == id)
                SDL_JoystickDetachVirtual(i);
    }
}

static void press_pad(struct script *script, struct app *app, const char *name)
{
    plug_pad(script, true);
    int button = SDL_GameControllerGetButtonFromString(name);
    if (!script->pad || button < 0) {
        fail(script, app, "no such button: %s", name);
        return;
    }
    SDL_JoystickSetVirtualButton(script->pad, button, 1);
    SDL_JoystickUpdate();
    SDL_JoystickSetVirtualButton(script->pad, button, 0);
    SDL_JoystickUpdate();
}

/* ---- expectations ---- */

static void expect(struct script *script, struct app *app, char *words)
{
    char what[32] = "", value[64] = "";
    sscanf(words, "%31s %63s", what, value);
    const struct match *match = &app->session.match;
    int found = 0, number = atoi(value);
    if (strcmp(what, "screen") == 0) {
        if (strcmp(app_screen(app)->name, value) != 0)
            fail(script, app, "the screen is %s, not %s", app_screen(app)->name, value);
        return;
    }
    if (strcmp(what, "reason") == 0) {
        const char *reason = app->session.open ? reason_word(match_outcome(match).reason) : "";
        if (strcmp(reason, value) != 0)
            fail(script, app, "the reason is %s, not %s", reason, value);
        return;
    }
    if (!app->session.open)
        fail(script, app, "there is no match");
    else if (strcmp(what, "moves") == 0)
        found = match->at;
    else if (strcmp(what, "ply") == 0)
        found = match_ply(match, match->at);
    else if (strcmp(what, "turn") == 0)
        found = match_now(match)->turn + 1;
    else
        fail(script, app, "nothing is known as %s", what);
    if (!script->failed && found != number)
        fail(script, app, "%s is %d, not %d", what, found, number);
}

/* ---- lines ---- */

static void do_line(struct script *script, struct app *app, struct window *window, char *line)
{
    char *words = strchr(line, ' ');
    if (words)
        *words++ = '\0';
    else
        words = line + strlen(line);
    if (strcmp(line, "key") == 0) {
        push_key(words, true);
        push_key(words, false);
    } else if (strcmp(line, "keydown") == 0 || strcmp(line, "keyup") == 0) {
        push_key(words, line[3] == 'd');
    } else if (strcmp(line, "click") == 0 || strcmp(line, "press") == 0 ||
               strcmp(line, "release") == 0 || strcmp(line, "move") == 0 ||
               strcmp(line, "touch") == 0) {
        push_pointer(script, app, window, line, words);
    } else if (strcmp(line, "pad") == 0) {
        press_pad(script, app, words);
    } else if (strcmp(line, "plug") == 0 || strcmp(line, "unplug") == 0) {
        plug_pad(script, line[0] == 'p');
    } else if (strcmp(line, "wait") == 0) {
        script->wait_idle = strcmp(words, "idle") == 0;
        script->wait = script->wait_idle ? 60 : atof(words);
    } else if (strcmp(line, "screenshot") == 0) {
        snprintf(script->screenshot, sizeof script->screenshot, "%s", words);
    } else if (strcmp(line, "expect") == 0) {
        expect(script, app, words);
    } else if (strcmp(line, "resize") == 0) {
        int w, h;
        if (sscanf(words, "%d %d", &w, &h) == 2)
            SDL_SetWindowSize(window->window, w, h);
        script->wait = 0.2;
    } else if (strcmp(line, "quit") == 0) {
        app->quit = true;
    } else {
        fail(script, app, "unknown command %s", line);
    }
}

void script_run(struct script *script, struct app *app, struct window *window, double seconds)
{
    if (script->wait > 0) {
        if (script->wait_idle && !app_busy(app) && pictures_pending()) {
            SDL_Delay(2); /* the script's time stands still meanwhile */
            return;
        }
        script->wait -= seconds;
        if (script->wait_idle && !app_busy(app) && !pictures_pending())
            script->wait = 0;
        else if (script->wait_idle && script->wait <= 0)
            fail(script, app, "still not idle after a minute");
        if (script->wait > 0)
            return;
    }
    if (script->screenshot[0] || app->quit)
        return;
    if (!*script->next) {
        app->quit = true;
        return;
    }
    char *line = script->next, *end = strchr(line, '\n');
    script->next = end ? end + 1 : line + strlen(line);
    if (end)
        *end = '\0';
    script->line++;
    line += strspn(line, " \t");
    line[strcspn(line, "\r")] = '\0';
    if (*line && *line != '#')
        do_line(script, app, window, line);
}
