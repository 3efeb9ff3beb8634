/* SPDX-FileCopyrightText: 2026 The Quatuor authors
 * SPDX-License-Identifier: MIT */

#include "base/version.h"

#include "base/i18n.h"

const char *quatuor_version(void)
{
    return QUATUOR_VERSION;
}

void version_describe(struct text *text, const char *program)
{
    text_add(text, "%s (Quatuor) %s\n", program, quatuor_version());
    text_add(text, "Copyright (C) 2026 %s\n", _("The Quatuor authors"));
    text_add(text, "%s <https://spdx.org/licenses/MIT.html>.\n", _("License: MIT"));
    text_add(text, "%s\n", _("This is free software: you are free to change and redistribute it."));
    text_add(text, "%s\n", _("There is NO WARRANTY, to the extent permitted by law."));
}
