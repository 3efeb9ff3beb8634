#include "ui/kit/paint.h"

static const float corner = 0.55f; /* in units */

void panel_draw(const struct paint *paint, struct rect box, bool lit)
{
    const struct colour *tone = paint->theme->tone;
    float u = paint->layout->unit;
    canvas_fill(paint->canvas, box, corner * u, tone[lit ? TONE_PANEL_LIT : TONE_PANEL]);
    canvas_frame(paint->canvas, box, corner * u, 0.06f * u, faded(tone[TONE_EDGE], 0.45f));
}

void dialog_draw(const struct paint *paint, struct rect box)
{
    const struct colour *tone = paint->theme->tone;
    float u = paint->layout->unit;
    canvas_fill(paint->canvas, box, corner * u, opaque(tone[TONE_PANEL]));
    canvas_frame(paint->canvas, box, corner * u, 0.08f * u, faded(tone[TONE_EDGE], 0.8f));
}
