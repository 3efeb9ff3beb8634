#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Builds Quatuor-VERSION-x86_64.AppImage: the game, quatuor-cli, SDL2 and the assets in one file that
# runs on any Linux with glibc 2.35 or newer.
# Usage: build.sh [RUNTIME]
#
# RUNTIME is the program at the front of the file, such as the AppImage project's runtime-x86_64;
# without it, our own is built. Environment variables: see packaging/common.sh.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
. "$root/packaging/common.sh"
here=$root/packaging/appimage
runtime=${1-}
make_work_folder
appdir=$work/AppDir

[ "$(uname -m)" = x86_64 ] || lack "packages can only be built for x86_64."
need meson=meson ninja=ninja-build gcc=gcc g++=g++ cmake=cmake pkg-config=pkg-config patchelf=patchelf \
    mksquashfs=squashfs-tools dpkg-source=dpkg-dev strip=binutils
need_file "$font" fonts-lato
need_file "$second_font" fonts-dejavu-core

build_runtime() {
    need_file /usr/include/squashfuse/ll.h libsquashfuse-dev
    need_file /usr/include/fuse3/fuse_lowlevel.h libfuse3-dev
    need_file /usr/include/zstd.h libzstd-dev
    run "$work/runtime.log" gcc -std=gnu11 -Os -static -D_FILE_OFFSET_BITS=64 \
        -Wall -Wextra -Wconversion -Wshadow -ffile-prefix-map="$here=." \
        -DRUNTIME_VERSION="\"$version\"" -I/usr/include/squashfuse -I/usr/include/fuse3 \
        "$here"/runtime/*.c -o "$work/runtime" -lsquashfuse_ll -lsquashfuse -lfuse3 -lzstd -lpthread
    strip "$work/runtime"
    # Mark it as a type 2 AppImage, in unused bytes of the ELF header.
    printf 'AI\002' | dd of="$work/runtime" bs=1 seek=8 conv=notrunc status=none
    runtime=$work/runtime
    own_runtime=runtime
}

build_game() {
    "$root/packaging/sdl-from-debian.sh" linux "$deps/linux"
    # LIBRARY_PATH keeps Meson from writing a path of this machine into the program.
    LIBRARY_PATH="$deps/linux/lib" PKG_CONFIG_PATH="$deps/linux/lib/pkgconfig" CC=gcc CFLAGS='' LDFLAGS='' \
        run "$work/setup.log" meson setup "$work/build" "$root" --prefix=/usr -Dpackaged=true \
        -Dscreen=enabled -Dtests=disabled -Dstrip=true -Dfont="$font" -Dsecond_font="$second_font" \
        -Dhomepage="$HOMEPAGE"
    run "$work/build.log" ninja -C "$work/build" -j"${JOBS:-2}"
    DESTDIR=$appdir run "$work/install.log" meson install -C "$work/build" --no-rebuild
}

add_libraries() {
    mkdir -p "$appdir/usr/lib"
    for name in SDL2-2.0 SDL2_image-2.0 SDL2_mixer-2.0 SDL2_ttf-2.0; do
        cp -L "$deps/linux/lib/lib$name.so.0" "$appdir/usr/lib/"
    done
    # RPATH rather than RUNPATH: Steam's own libraries would take precedence over RUNPATH.
    # shellcheck disable=SC2016 # $ORIGIN is the loader's
    patchelf --force-rpath --set-rpath '$ORIGIN/../lib' "$appdir/usr/bin/quatuor"
    for library in "$appdir"/usr/lib/*; do
        # shellcheck disable=SC2016
        patchelf --force-rpath --set-rpath '$ORIGIN' "$library"
    done
}

add_front() {
    install -m755 "$here/AppRun" "$appdir/AppRun"
    cp "$appdir/usr/share/applications/org.quatuor.quatuor.desktop" "$appdir/"
    cp "$appdir/usr/share/icons/hicolor/256x256/apps/org.quatuor.quatuor.png" "$appdir/"
    ln -s org.quatuor.quatuor.png "$appdir/.DirIcon"
    # Older tools look for this name.
    ln -s org.quatuor.quatuor.metainfo.xml "$appdir/usr/share/metainfo/quatuor.appdata.xml"
    add_licences "$appdir/usr/share/doc/quatuor/licenses" "$deps/linux" appimage $own_runtime
}

make_image() {
    name=Quatuor-$version-x86_64.AppImage
    set_dates "$appdir"
    run "$work/squash.log" mksquashfs "$appdir" "$work/image" -noappend -no-progress -no-xattrs \
        -all-root -comp zstd -Xcompression-level 19
    cat "$runtime" "$work/image" >"$work/$name"
    chmod 755 "$work/$name"
    mv "$work/$name" "$out/$name"
    say "$out/$name ($(($(stat -c %s "$out/$name") / 1024)) KiB)"
}

own_runtime= # the kind of its parts, whose licences must be included
[ -n "$runtime" ] || build_runtime
[ -r "$runtime" ] || die "the runtime $runtime cannot be read."
build_game
add_libraries
add_front
make_image
