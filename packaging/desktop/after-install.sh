#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Updates the desktop's databases of applications, file types and icons, if it has them.
set -eu
data=$MESON_INSTALL_PREFIX/$1

update() {
    ! command -v "$1" >/dev/null 2>&1 || "$@" >/dev/null 2>&1 || :
}

update update-desktop-database "$data/applications"
update update-mime-database "$data/mime"
update gtk-update-icon-cache --force --ignore-theme-index "$data/icons/hicolor"
