/* What the screens ask of the window's surroundings. Supplied by the platform. */
#ifndef UI_KIT_DESKTOP_H
#define UI_KIT_DESKTOP_H

#include <stdbool.h>

/* The mouse pointer is seen, or hidden while another device is used. */
void desktop_show_pointer(bool shown);

/* Text is being entered: the keyboard sends letters, and a tablet may show one of its own. */
void desktop_take_text(bool wanted);

#endif
