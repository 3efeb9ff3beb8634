#include "testing/monkey.h"

#include "testing/fake_input.h"

struct spot {
    float x, y;
};

static struct spot anywhere(struct rng *rng, const struct window *window)
{
    return (struct spot){(float)rng_below(rng, window->width + 100) - 50,
                         (float)rng_below(rng, window->height + 100) - 50};
}

/* Some words of the frame: most of them can be pressed. */
static struct spot some_words(struct rng *rng, const struct canvas *canvas,
                              const struct window *window)
{
    for (int tries = 0; tries < 64 && canvas->count > 0; tries++) {
        const struct draw *draw = &canvas->list[rng_below(rng, canvas->count)];
        if (draw->type == DRAW_TEXT)
            return (struct spot){draw->box.x, draw->box.y};
    }
    return anywhere(rng, window);
}

/* A cell where a legal move begins or ends. */
static struct spot useful_cell(struct rng *rng, const struct app *app, const struct window *window)
{
    bool lesson = app_screen(app) == &screen_lesson;
    const struct choice *choice = lesson ? &app->lesson_page.choice : &app->play.choice;
    const struct board_view *view = lesson ? &app->lesson_page.view : &app->play.view;
    struct spot spot = anywhere(rng, window);
    if (choice->count == 0)
        return spot;
    struct move move = choice->moves[rng_below(rng, choice->count)];
    int cell = move.from < CELL_LIMIT && choice->selected != move.from ? move.from : move.to;
    if (cell < CELL_LIMIT)
        board_view_point(view, cell, &spot.x, &spot.y);
    return spot;
}

static struct spot some_spot(struct rng *rng, const struct app *app, const struct canvas *canvas,
                             const struct window *window)
{
    int chance = rng_below(rng, 8);
    if (chance < 4 && (app_screen(app) == &screen_play || app_screen(app) == &screen_lesson))
        return useful_cell(rng, app, window);
    return chance < 7 ? some_words(rng, canvas, window) : anywhere(rng, window);
}

static void use_mouse(struct rng *rng, struct spot spot, const struct window *window)
{
    int chance = rng_below(rng, 8);
    if (chance == 0) {
        fake_wheel(rng_below(rng, 2) ? 1 : -1);
        return;
    }
    fake_mouse(window, SDL_MOUSEMOTION, spot.x, spot.y);
    if (chance != 1) /* now and then the button stays down: dragging */
        fake_mouse(window, SDL_MOUSEBUTTONDOWN, spot.x, spot.y);
    if (chance > 2)
        fake_mouse(window, SDL_MOUSEBUTTONUP, spot.x, spot.y);
}

static void use_finger(struct rng *rng, struct spot spot, const struct window *window)
{
    fake_finger(window, SDL_FINGERDOWN, spot.x, spot.y);
    if (rng_below(rng, 4) == 0)
        fake_finger(window, SDL_FINGERMOTION, spot.x + 40, spot.y);
    if (rng_below(rng, 8) > 0)
        fake_finger(window, SDL_FINGERUP, spot.x, spot.y);
}

static void use_keyboard(struct rng *rng)
{
    static const char *const names[] = {"Up",     "Down", "Left",      "Right", "Return",
                                        "Return", "Tab",  "Backspace", "Space", "Escape",
                                        "PageUp", "F1",   "PageDown",  "F11",   "Alt+Return"};
    enum { NAMES = sizeof names / sizeof *names };
    char letter[2] = {(char)('A' + rng_below(rng, 26)), '\0'};
    int choice = rng_below(rng, NAMES + 4);
    const char *name = choice < NAMES ? names[choice] : letter;
    fake_key(name, true);
    if (rng_below(rng, 16) > 0)
        fake_key(name, false);
}

static void use_pad(struct rng *rng)
{
    int pad = rng_below(rng, FAKE_PADS), chance = rng_below(rng, 24);
    if (chance == 0) {
        fake_pad_plug(pad, false);
    } else if (chance < 6) {
        int axis = rng_below(rng, SDL_CONTROLLER_AXIS_MAX);
        fake_pad_axis(pad, axis, rng_below(rng, 65536) - 32768);
        fake_pad_axis(pad, axis, 0);
    } else {
        int button = rng_below(rng, SDL_CONTROLLER_BUTTON_MAX);
        fake_pad_button(pad, button, true);
        if (rng_below(rng, 16) > 0)
            fake_pad_button(pad, button, false);
    }
}

/* What the desktop and the driver do to a window. */
static void disturb(struct rng *rng, const struct window *window)
{
    SDL_Event event;
    SDL_zero(event);
    switch (rng_below(rng, 4)) {
    case 0:
        SDL_SetWindowSize(window->window, 480 + rng_below(rng, 500), 320 + rng_below(rng, 400));
        return;
    case 1:
        event.type = SDL_WINDOWEVENT;
        event.window.windowID = SDL_GetWindowID(window->window);
        event.window.event =
            (Uint8)(rng_below(rng, 2) ? SDL_WINDOWEVENT_FOCUS_LOST : SDL_WINDOWEVENT_EXPOSED);
        break;
    case 2:
        event.type = SDL_RENDER_TARGETS_RESET;
        break;
    default:
        event.type = SDL_RENDER_DEVICE_RESET;
    }
    SDL_PushEvent(&event);
}

void monkey_act(struct monkey *monkey, const struct app *app, const struct canvas *canvas,
                const struct window *window)
{
    struct rng *rng = &monkey->rng;
    struct spot spot = some_spot(rng, app, canvas, window);
    int chance = rng_below(rng, 20);
    monkey->left--;
    if (chance < 8)
        use_mouse(rng, spot, window);
    else if (chance < 11)
        use_finger(rng, spot, window);
    else if (chance < 15)
        use_keyboard(rng);
    else if (chance < 19)
        use_pad(rng);
    else
        disturb(rng, window);
}
