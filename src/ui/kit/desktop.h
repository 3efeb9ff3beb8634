/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* Requests to the desktop. Supplied by the platform. */
#ifndef UI_KIT_DESKTOP_H
#define UI_KIT_DESKTOP_H

#include <stdbool.h>

/* The pointer is hidden while another device is used. */
void desktop_show_pointer(bool shown);

/* Starts or stops text input: the keyboard sends letters, and a tablet may show its own keyboard.
 */
void desktop_take_text(bool wanted);

#endif
