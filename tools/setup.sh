# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# shellcheck shell=sh disable=SC2154 # $root is the caller's
# Shared by ./play and ./check: find what is missing, install it, configure, build.
# Sourced with $root set to the top of the checkout; POSIX sh, fast when there is nothing to do.
. "$root/tools/common.sh"

log_dir=$root/build-log

# Requirements: name | why | apt | dnf | pacman | brew.
# Tested on Debian 12; the names for dnf, pacman and brew should work but are untested.
needs_table() {
    cat <<'TABLE'
compiler|the C compiler|gcc libc6-dev|gcc glibc-devel|gcc|gcc
meson|the build system|meson|meson|meson|meson
ninja|runs the build|ninja-build|ninja-build|ninja|ninja
pkg-config|finds the libraries|pkg-config|pkgconf-pkg-config|pkgconf|pkgconf
python3|runs Meson and some of the tests|python3|python3|python|python
sdl2|the window, the mouse and the gamepad|libsdl2-dev|SDL2-devel|sdl2|sdl2
SDL2_ttf|text on the screen|libsdl2-ttf-dev|SDL2_ttf-devel|sdl2_ttf|sdl2_ttf
SDL2_mixer|sound and music|libsdl2-mixer-dev|SDL2_mixer-devel|sdl2_mixer|sdl2_mixer
SDL2_image|pictures|libsdl2-image-dev|SDL2_image-devel|sdl2_image|sdl2_image
msgfmt|translations; without it the games speak only English|gettext|gettext|gettext|gettext
font|the typeface|fonts-lato|lato-fonts|ttf-lato|font-lato
Xvfb|a screen without a monitor, for the tests|xvfb|xorg-x11-server-Xvfb|xorg-server-xvfb|xorg-server
xauth|lets programs onto that screen, for the tests|xauth|xorg-x11-xauth|xorg-xauth|xauth
xdotool|real key presses and clicks, for the tests|xdotool|xdotool|xdotool|xdotool
openbox|a window manager, for the tests|openbox|openbox|openbox|
gcc|the C compiler|gcc libc6-dev|gcc glibc-devel|gcc|gcc
imagemagick|measures the pictures, for the tests|imagemagick|ImageMagick|imagemagick|imagemagick
clang|a second compiler for the tests|clang|clang|clang|llvm
sanitizers|clang's checks for memory errors and its fuzzer|libclang-rt-@-dev|compiler-rt|compiler-rt|llvm
g++|needed by SDL2's build|g++|||
cmake|builds SDL2 for packages|cmake|||
dpkg-source|unpacks the sources of SDL2|dpkg-dev|||
pipewire|lets SDL2 in packages find PipeWire|libpipewire-0.3-dev|||
squashfuse|the runtime of the AppImage|libsquashfuse-dev libfuse3-dev libzstd-dev|||
fusermount3|mounts the AppImage|fuse3|||
mksquashfs|the file system of the AppImage|squashfs-tools|||
second-font|letters the typeface lacks, for packages|fonts-dejavu-core|||
patchelf|lets the AppImage find its libraries|patchelf|||
desktop-file-validate|checks the desktop entry|desktop-file-utils|||
appstreamcli|checks the metainfo|appstream|||
gio|opens a saved game as a double click does|libglib2.0-bin|||
update-mime-database|registers the file type of saved games|shared-mime-info|||
groff|checks the manual pages|groff-base|||
shellcheck|checks the scripts|shellcheck|||
minisign|signs releases|minisign|||
dh|makes Debian packages|debhelper build-essential|||
lintian|checks Debian packages|lintian|||
x86_64-w64-mingw32-g++|the compiler for Windows|gcc-mingw-w64-x86-64-win32 g++-mingw-w64-x86-64-win32 mingw-w64-tools|||
makensis|the Windows installer|nsis|||
aarch64-linux-gnu-gcc|the compiler for 64-bit ARM|gcc-aarch64-linux-gnu|||
qemu-aarch64-static|runs programs for 64-bit ARM|qemu-user-static|||
zip|the Windows archive|zip unzip|||
wine|starts the Windows packages|wine wine64|||
locales|French for the tests of the installer|locales|||
TABLE
}

have() {
    case $1 in
    compiler) has_headers cc ;;
    gcc) has_headers gcc ;;
    ninja) command -v ninja >/dev/null 2>&1 || command -v ninja-build >/dev/null 2>&1 ;;
    font) find /usr/share/fonts -name Lato-Medium.ttf 2>/dev/null | grep -q . ;;
    second-font) [ -f /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] ;;
    sdl2 | SDL2_*) pkg-config --exists "$1" 2>/dev/null ;;
    sanitizers) have_sanitizers ;;
    imagemagick) convert -version 2>/dev/null | grep -q ImageMagick ;; # other programs have that name, too
    locales) [ -f /usr/share/i18n/locales/fr_FR ] ;;
    pipewire) pkg-config --exists libpipewire-0.3 2>/dev/null ;;
    squashfuse) [ -f /usr/include/squashfuse/ll.h ] && [ -f /usr/include/fuse3/fuse.h ] && [ -f /usr/include/zstd.h ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

# A compiler may be installed without the C library's headers.
has_headers() {
    printf '#include <stdio.h>\n' | "$1" -E -x c - >/dev/null 2>&1
}

have_sanitizers() {
    resources=$(clang -print-resource-dir 2>/dev/null) || return 1
    found=$(find "$resources/" -name 'libclang_rt.asan*' -o -name 'libclang_rt.fuzzer*' 2>/dev/null)
    case $found in
    *asan*fuzzer* | *fuzzer*asan*) return 0 ;;
    *) return 1 ;;
    esac
}

package_manager() {
    for manager in apt-get dnf pacman brew; do
        if command -v "$manager" >/dev/null 2>&1; then
            say "$manager"
            return
        fi
    done
    say none
}

# packages_for MANAGER NAME
packages_for() {
    needs_table | while IFS='|' read -r name _ apt dnf pacman brew; do
        [ "$name" = "$2" ] || continue
        case $1 in
        apt-get) say "$apt" ;;
        dnf) say "$dnf" ;;
        pacman) say "$pacman" ;;
        brew) say "$brew" ;;
        esac
    done
}

reason_for() {
    needs_table | while IFS='|' read -r name why _; do
        [ "$name" != "$1" ] || say "$why"
    done
}

# Debian's run-time package is named after clang's version; before clang is installed, ask apt.
clang_major() {
    if command -v clang >/dev/null 2>&1; then
        clang -dumpversion | sed 's/\..*//'
    else
        apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9]*\)$/\1/p' | head -n 1
    fi
}

# Replaces the @ in package names by clang's version, if known.
name_clang() {
    major=$(clang_major)
    sed "s/@/${major:-VERSION}/"
}

may_install() {
    [ "$(id -u)" = 0 ] || [ "$1" = brew ] || command -v sudo >/dev/null 2>&1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 \
        -o Acquire::Retries=2 -o Acquire::http::Timeout=30 -o Acquire::https::Timeout=30 "$@"
}

# A failing update is not fatal, since an unreachable third-party source must not stop us: the
# installation decides.
# shellcheck disable=SC2046 # one word per package
apt_install() {
    if ls /var/lib/apt/lists/*_Packages* >/dev/null 2>&1; then
        apt_get install --no-install-recommends $(apt_names "$@") && return
    fi
    apt_get update || say "apt-get update failed for some sources; trying anyway."
    apt_get install --no-install-recommends $(apt_names "$@")
}

apt_names() {
    say "$@" | name_clang
}

install_packages() {
    manager=$1
    shift
    case $manager in
    apt-get) apt_install "$@" ;;
    dnf) as_root dnf install -y "$@" ;;
    pacman) as_root pacman -S --needed --noconfirm "$@" ;;
    brew) brew install "$@" ;;
    esac
}

# require NAME…: installs what is missing. Returns 0 if everything is there, else says why not.
require() {
    missing=
    for name in "$@"; do
        have "$name" || missing="$missing $name"
    done
    [ -n "$missing" ] || return 0

    manager=$(package_manager)
    wanted=
    say "Missing on this machine:"
    for name in $missing; do
        say "  $name ($(reason_for "$name"))"
        [ "$manager" = none ] || wanted="$wanted $(packages_for "$manager" "$name")"
    done
    if [ "$manager" = none ]; then
        say "No known package manager (apt, dnf, pacman, brew): please install the above by hand." >&2
        return 1
    fi
    if ! may_install "$manager"; then
        say "Installing needs root or sudo; the packages are:$wanted" | name_clang >&2
        return 1
    fi
    say "Installing with $manager:$wanted" | name_clang
    mkdir -p "$log_dir" || return 1
    # shellcheck disable=SC2086 # one word per package
    if ! install_packages "$manager" $wanted >"$log_dir/install.log" 2>&1 </dev/null; then
        cat "$log_dir/install.log" >&2
        say "The installation with $manager failed; its messages are above." >&2
        return 1
    fi
    for name in $missing; do
        have "$name" && continue
        say "$manager installed$wanted, and $name is still not found." >&2
        return 1
    done
}

has_unity() {
    [ -f "$root/subprojects/unity/meson.build" ] ||
        pkg-config --exists 'unity >= 2.5' 'unity < 3' 2>/dev/null
}

# The test framework: installed, fetched by its wrap, or taken from a Debian source package.
require_unity() {
    has_unity && return 0
    say "Missing on this machine:"
    say "  Unity (the test framework); fetching it into subprojects/unity"
    fetch_unity_wrap && return 0
    rm -rf "$root/subprojects/unity"
    "$root/tools/unity-from-debian.sh"
}

# Must give up quickly without a network, and never prompt.
fetch_unity_wrap() {
    command -v git >/dev/null 2>&1 || return 1
    limit=
    ! command -v timeout >/dev/null 2>&1 || limit="timeout 60"
    mkdir -p "$log_dir" || return 1
    GIT_TERMINAL_PROMPT=0 $limit meson subprojects download --sourcedir "$root" unity \
        >"$log_dir/unity.log" 2>&1 </dev/null && [ -f "$root/subprojects/unity/src/unity.h" ]
}

# Whether this source tree contains the graphical game.
has_screen() {
    [ -f "$root/src/platform/meson.build" ]
}

run_ninja() {
    if command -v ninja >/dev/null 2>&1; then
        ninja "$@"
    else
        ninja-build "$@"
    fi
}

# Describes a configuration; if it differs from the stored one, the folder is configured again.
configuration_of() {
    shift
    say "$root" "$@" "${CC-}" "${PKG_CONFIG_PATH-}"
    pkg-config --modversion sdl2 SDL2_ttf SDL2_mixer SDL2_image 2>/dev/null || :
    ! has_unity || say unity
    ! have msgfmt || say msgfmt
}

# configure FOLDER OPTION…: does nothing if FOLDER is already configured like this. A folder from
# another place or another Meson is generated again.
configure() {
    folder=$1
    stamp=$folder/.configured-as
    now=$(configuration_of "$@")
    if [ -f "$stamp" ] && [ -f "$folder/build.ninja" ] && [ "$now" = "$(cat "$stamp")" ]; then
        return 0
    fi
    generate "$@"
}

generate() {
    folder=$1
    shift
    if [ -e "$folder" ] && [ ! -w "$folder" ]; then
        say "$folder is not writable: it belongs to another user." >&2
        return 1
    fi
    mkdir -p "$log_dir" || return 1
    meson_log=$log_dir/${folder##*/}-setup.log
    rm -rf "$folder/meson-private" "$folder/meson-info" "$folder/build.ninja" "$folder/.configured-as"
    if ! meson setup "$folder" "$root" "$@" >"$meson_log" 2>&1 </dev/null; then
        cat "$meson_log" >&2
        return 1
    fi
    configuration_of "$folder" "$@" >"$folder/.configured-as"
}

# build FOLDER TARGET OPTION…: configures if necessary and builds; shows the log on failure.
build() {
    folder=$1
    target=$2
    shift 2
    configure "$folder" "$@" || return 1
    build_log=$log_dir/${folder##*/}-build.log
    mkdir -p "$log_dir" || return 1
    run_ninja -C "$folder" "$target" >"$build_log" 2>&1 </dev/null && return 0
    if grep -q "rebuilding 'build.ninja'" "$build_log"; then
        # Generated by another version of Meson, or moved: start over.
        generate "$folder" "$@" || return 1
        run_ninja -C "$folder" "$target" >"$build_log" 2>&1 </dev/null && return 0
    fi
    cat "$build_log" >&2
    return 1
}
