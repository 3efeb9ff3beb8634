#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Builds SDL2, SDL2_image, SDL2_mixer, SDL2_ttf and FreeType from Debian's source packages, to bundle
# them: only the features the game uses, linked with nothing but the C library.
# Usage: sdl-from-debian.sh linux|mingw PREFIX
#
#   linux   shared libraries that look for X11, Wayland, PipeWire, PulseAudio and ALSA at run time
#   mingw   DLLs for 64-bit Windows
#
# Debian's own binaries are unsuitable: they pull in some eighty more libraries, and there are none for
# Windows. A finished PREFIX is left alone; delete it to rebuild. Besides the libraries it contains
# share/licenses/NAME and share/components.tsv (name, version, licence, origin, SHA-256), the input of
# the bill of materials. Downloads are kept in SOURCES (default: PREFIX/../sources).
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/tools/common.sh"
jobs=${JOBS:-2}
export SOURCE_DATE_EPOCH=0 # this build is reused for later commits
export CC=gcc CXX=g++ CFLAGS='' CXXFLAGS='' LDFLAGS='' # ignore the caller's settings
export GIT_DIR=/dev/null # or SDL would embed the revision of the surrounding checkout

case ${1-} in
linux | mingw) target=$1 ;;
*) die "usage: sdl-from-debian.sh linux|mingw PREFIX" ;;
esac
[ $# = 2 ] || die "usage: sdl-from-debian.sh linux|mingw PREFIX"
mkdir -p "$2"
prefix=$(CDPATH='' cd -- "$2" && pwd -P)
case $prefix in
*[[:space:]]*) lack "SDL2 cannot be built in a folder with a space in its path, $prefix; set DEPS to another one." ;;
esac
sources=${SOURCES:-$prefix/../sources}
mkdir -p "$sources"
sources=$(CDPATH='' cd -- "$sources" && pwd -P)

# Increase when this script changes what it builds, to trigger a rebuild.
recipe=2
if [ "$(cat "$prefix/.complete" 2>/dev/null)" = "$recipe" ]; then
    exit 0
fi

. "$root/tools/debian-source.sh"
make_work_folder

# name | Debian source package | licence (SPDX) | licence file | homepage
components() {
    cat <<'TABLE'
SDL2|libsdl2|Zlib|LICENSE.txt|https://www.libsdl.org
FreeType|freetype|FTL|docs/FTL.TXT|https://freetype.org
SDL2_image|libsdl2-image|Zlib|LICENSE.txt|https://github.com/libsdl-org/SDL_image
SDL2_mixer|libsdl2-mixer|Zlib|LICENSE.txt|https://github.com/libsdl-org/SDL_mixer
SDL2_ttf|libsdl2-ttf|Zlib|LICENSE.txt|https://github.com/libsdl-org/SDL_ttf
TABLE
}

has_sources() {
    for package in $(components | cut -d'|' -f2); do
        ls "$sources/${package}"_*.dsc >/dev/null 2>&1 || return 1
    done
}

download() {
    has_sources && return
    say "Downloading the sources of SDL2 and FreeType …"
    # shellcheck disable=SC2046 # one word per package
    download_sources "$work/download" $(components | cut -d'|' -f2) || {
        tail -n 15 "$work/log" >&2
        lack "the source packages could not be downloaded; the last messages are above."
    }
    mv "$work"/download/* "$sources/"
}

# Unpacks each source with Debian's patches into $work/source/PACKAGE.
unpack() {
    mkdir -p "$work/source"
    components | while IFS='|' read -r name package _; do
        dpkg-source --no-check -x "$sources/${package}"_*.dsc "$work/source/$package" \
            >"$work/log" 2>&1 </dev/null || {
            cat "$work/log" >&2
            die "the source of $name could not be unpacked."
        }
    done
}

# The linker orders a program's imports by the paths of the import libraries, which would make the
# result depend on the build folder. With this link Windows' libraries always sort after ours.
link_system() {
    ln -s "$(dirname "$(x86_64-w64-mingw32-gcc -print-file-name=libkernel32.a)")" "$prefix/system"
}

write_toolchain() {
    cat >"$work/mingw.cmake" <<CMAKE
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32 $prefix)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
CMAKE
}

# build PACKAGE OPTION…: the result contains neither the time nor the folder of the build.
build() {
    package=$1
    shift
    start=$(date +%s)
    log=$work/$package.log
    case $target in
    linux) set -- -DCMAKE_SKIP_RPATH=ON "$@" ;;
    mingw)
        set -- -DCMAKE_TOOLCHAIN_FILE="$work/mingw.cmake" \
            -DCMAKE_SHARED_LINKER_FLAGS="-static-libgcc -Wl,--no-insert-timestamp -L$prefix/system" "$@"
        ;;
    esac
    {
        cmake -S "$work/source/$package" -B "$work/build/$package" -G Ninja \
            -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" \
            -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_INSTALL_LIBDIR=lib \
            -DCMAKE_POSITION_INDEPENDENT_CODE=ON \
            -DCMAKE_C_FLAGS="-ffile-prefix-map=$work=. -ffile-prefix-map=$prefix=." "$@" &&
            ninja -C "$work/build/$package" -j"$jobs" &&
            ninja -C "$work/build/$package" install
    } >"$log" 2>&1 </dev/null || {
        tail -n 40 "$log" >&2
        die "the build of $package failed; its last messages are above."
    }
    say "  $package: $(($(date +%s) - start)) s"
}

build_all() {
    build libsdl2 -DSDL_SHARED=ON -DSDL_STATIC=OFF -DSDL_TEST=OFF -DSDL_TESTS=OFF \
        -DSDL_INSTALL_TESTS=OFF -DSDL_LIBSAMPLERATE=OFF
    [ "$target" = mingw ] || has_drivers
    build freetype -DBUILD_SHARED_LIBS=OFF -DFT_DISABLE_ZLIB=ON -DFT_DISABLE_BZIP2=ON \
        -DFT_DISABLE_PNG=ON -DFT_DISABLE_HARFBUZZ=ON -DFT_DISABLE_BROTLI=ON
    # The game only reads PNG pictures and Ogg Vorbis sounds.
    set -- -DBUILD_SHARED_LIBS=ON -DSDL2IMAGE_SAMPLES=OFF -DSDL2IMAGE_TESTS=OFF \
        -DSDL2IMAGE_VENDORED=OFF -DSDL2IMAGE_BACKEND_STB=ON -DSDL2IMAGE_DEPS_SHARED=OFF
    for format in AVIF BMP GIF JPG JXL LBM PCX PNM QOI SVG TGA TIF WEBP XCF XPM XV; do
        set -- "$@" -DSDL2IMAGE_$format=OFF
    done
    build libsdl2-image "$@" -DSDL2IMAGE_PNG=ON
    set -- -DBUILD_SHARED_LIBS=ON -DSDL2MIXER_SAMPLES=OFF -DSDL2MIXER_VENDORED=OFF \
        -DSDL2MIXER_DEPS_SHARED=OFF -DSDL2MIXER_CMD=OFF
    for format in FLAC MOD MP3 MIDI OPUS; do
        set -- "$@" -DSDL2MIXER_$format=OFF
    done
    build libsdl2-mixer "$@" -DSDL2MIXER_VORBIS=STB
    build libsdl2-ttf -DBUILD_SHARED_LIBS=ON -DSDL2TTF_SAMPLES=OFF -DSDL2TTF_VENDORED=OFF \
        -DSDL2TTF_HARFBUZZ=OFF -DFREETYPE_LIBRARY="$prefix/lib/libfreetype.a" \
        -DFREETYPE_INCLUDE_DIRS="$prefix/include/freetype2"
}

# SDL silently omits a driver whose headers are missing: fail instead.
has_drivers() {
    config=$(find "$work/build/libsdl2" -name SDL_config.h | head -n 1)
    for driver in VIDEO_DRIVER_X11_DYNAMIC VIDEO_DRIVER_WAYLAND_DYNAMIC AUDIO_DRIVER_PIPEWIRE_DYNAMIC \
        AUDIO_DRIVER_PULSEAUDIO_DYNAMIC AUDIO_DRIVER_ALSA_DYNAMIC; do
        grep -q "^#define SDL_$driver " "$config" ||
            lack "SDL2 was built without $driver: a development package is missing."
    done
}

# Removes the build folder from sdl2.pc, which would become the programs' rpath.
forget_folder() {
    sed -i 's/ -Wl,-rpath,[^ ]*//; s/ -Wl,--enable-new-dtags//' "$prefix/lib/pkgconfig/sdl2.pc"
}

strip_all() {
    case $target in
    linux) find "$prefix/lib" -name '*.so*' -type f -exec strip --strip-unneeded {} + ;;
    mingw) find "$prefix/bin" -name '*.dll' -exec x86_64-w64-mingw32-strip --strip-unneeded {} + ;;
    esac
}

write_components() {
    components | while IFS='|' read -r name package licence file home; do
        mkdir -p "$prefix/share/licenses/$name"
        install -m644 "$work/source/$package/$file" "$prefix/share/licenses/$name/LICENSE.txt"
        version=$(sed -n 's/^Version: *//p' "$sources/${package}"_*.dsc | head -n 1)
        sum=$(sha256sum "$sources/${package}"_*.orig.tar.*[!c] | cut -d' ' -f1)
        printf '%s\t%s\t%s\t%s\tDebian source package %s\t%s\n' \
            "$name" "$version" "$licence" "$home" "$package" "$sum"
    done >"$prefix/share/components.tsv"
}

say "Building SDL2 for $target in $prefix (once) …"
rm -rf "${prefix:?}"/* "$prefix/.complete"
download
unpack
if [ "$target" = mingw ]; then
    link_system
    write_toolchain
fi
build_all
forget_folder
strip_all
write_components
say "$recipe" >"$prefix/.complete"
