/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

/* The program's version, defined only in meson.build, and what --version prints. */
#ifndef QUATUOR_BASE_VERSION_H
#define QUATUOR_BASE_VERSION_H

#include "base/text.h"

const char *quatuor_version(void);

/* Adds the name of this program, the version, the copyright and the licence, in the form that the
 * GNU coding standards ask for: scripts read the version after the last space of the first line. */
void version_describe(struct text *text, const char *program);

#endif
