#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Builds Quatuor-VERSION-Setup.exe and Quatuor-VERSION-windows-x86_64.zip with mingw-w64 and NSIS.
# Usage: build.sh
# Environment variables: see packaging/common.sh.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/packaging/common.sh"
here=$root/packaging/windows
make_work_folder
stage=$work/Quatuor-$version

need meson=meson ninja=ninja-build cmake=cmake pkg-config=pkg-config python3=python3 \
    x86_64-w64-mingw32-gcc=gcc-mingw-w64-x86-64-win32 x86_64-w64-mingw32-g++=g++-mingw-w64-x86-64-win32 \
    makensis=nsis zip=zip dpkg-source=dpkg-dev
need_file "$font" fonts-lato
need_file "$second_font" fonts-dejavu-core

build_game() {
    "$root/packaging/sdl-from-debian.sh" mingw "$deps/mingw"
    # link_system in sdl-from-debian.sh explains why.
    printf "[constants]\nlibrary_folders = ['-L%s']\n" "$deps/mingw/system" >"$work/folders.ini"
    PKG_CONFIG_PATH="$deps/mingw/lib/pkgconfig" CFLAGS='' LDFLAGS='' \
        run "$work/setup.log" meson setup "$work/build" "$root" --cross-file "$here/mingw64.ini" \
        --cross-file "$work/folders.ini" \
        --prefix=/ --bindir=. -Dpackaged=true -Dscreen=enabled -Dtests=disabled -Dstrip=true \
        -Dfont="$font" -Dsecond_font="$second_font"
    run "$work/build.log" ninja -C "$work/build" -j"${JOBS:-2}"
    DESTDIR=$stage run "$work/install.log" meson install -C "$work/build" --no-rebuild
}

add_rest() {
    for name in SDL2 SDL2_image SDL2_mixer SDL2_ttf; do
        cp "$deps/mingw/bin/$name.dll" "$stage/"
    done
    add_licences "$stage/licenses" "$deps/mingw" windows
    set_dates "$stage"
}

# Lists every file, so that the uninstaller removes only what was installed.
# shellcheck disable=SC2016,SC1003 # $INSTDIR is an NSIS variable, \ separates Windows paths
write_lists() {
    mkdir "$work/lists"
    (
        cd "$stage"
        find . -type d | sort | sed 's|^\./\{0,1\}||; s|^\.$||' | while read -r folder; do
            windows=$(printf %s "$folder" | tr / '\\')
            printf 'SetOutPath "$INSTDIR%s"\n' "${windows:+\\$windows}"
            find "./$folder" -maxdepth 1 -type f | sort | sed "s|^\./*|File \"$stage/|; s|\$|\"|"
        done >"$work/lists/install.nsh"
        {
            find . -type f | sort | sed 's|^\./|Delete "$INSTDIR/|; s|$|"|'
            find . -mindepth 1 -type d | sort -r | sed 's|^\./|RMDir "$INSTDIR/|; s|$|"|'
        } | tr / '\\' >"$work/lists/uninstall.nsh"
    )
}

make_installer() {
    name=Quatuor-$version-Setup.exe
    write_lists
    python3 "$root/packaging/translate.py" "$here/texts.nsh.in" "$work/lists/texts.nsh"
    run "$work/nsis.log" makensis -V2 -WX -DTARGET=amd64-unicode -DVERSION="$version" \
        -DNUMBERS="$version.0" -DOUT="$work/$name" -DICON="$work/build/packaging/windows/quatuor.ico" \
        -DLISTS="$work/lists" -DSIZE="$(du -sk --apparent-size "$stage" | cut -f1)" "$here/installer.nsi"
    mv "$work/$name" "$out/$name"
    say "$out/$name ($(($(stat -c %s "$out/$name") / 1024)) KiB)"
}

make_zip() {
    name=Quatuor-$version-windows-x86_64.zip
    (cd "$work" && find "${stage##*/}" | sort | zip -q -9 -X "$work/$name" -@) || die "zip failed."
    mv "$work/$name" "$out/$name"
    say "$out/$name ($(($(stat -c %s "$out/$name") / 1024)) KiB)"
}

build_game
add_rest
make_zip
make_installer
