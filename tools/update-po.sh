#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Quatuor authors
# SPDX-License-Identifier: MIT

# Updates po/ from the sources: the list of files with text, the template, and the file of every
# language, where new text is left to be translated. See docs/translating.md.
# Given a folder, it only writes the list and the template there.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
. "$root/tools/common.sh"
cd "$root"
for tool in xgettext msgmerge msgattrib; do
    command -v $tool >/dev/null 2>&1 || die "$tool is missing; it is part of GNU gettext."
done
target=${1:-po}
version=$(version_of_project)

find src -name '*.[ch]' ! -path src/base/i18n.h | LC_ALL=C sort |
    xargs grep -lE '\b(_|N_|C_|NC_|NP_|tr_plural)\(' >"$target/POTFILES"
echo packaging/texts.h >>"$target/POTFILES"

# To keep diffs small, file names have no line numbers, and the date changes only with the content.
xgettext --from-code=UTF-8 --files-from="$target/POTFILES" --output="$target/new.pot" \
    --keyword --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 \
    --keyword=tr_plural:1,2 --keyword=NP_:1,2 --add-comments=Translators --add-location=file \
    --width=100 \
    --package-name=Quatuor --package-version="$version" --copyright-holder='The Quatuor authors'
{
    sed -n '2,3p' "$0" # our own notice
    echo '#'
    cat "$target/new.pot"
} >"$target/noticed.pot"
mv "$target/noticed.pot" "$target/new.pot"
without_date() {
    grep -v '^"POT-Creation-Date' "$1"
}
if [ -f "$target/quatuor.pot" ] &&
    [ "$(without_date "$target/quatuor.pot")" = "$(without_date "$target/new.pot")" ]; then
    rm "$target/new.pot"
else
    mv "$target/new.pot" "$target/quatuor.pot"
fi
[ "$target" = po ] || exit 0

for file in po/*.po; do
    msgmerge --quiet --update --backup=none --no-fuzzy-matching --add-location=file --width=100 "$file" po/quatuor.pot
    sed -i "s/^\"Project-Id-Version: .*/\"Project-Id-Version: Quatuor $version\\\\n\"/" "$file"
    msgattrib --no-obsolete --add-location=file --width=100 --output-file="$file" "$file"
    printf '%s: ' "$file"
    msgfmt --check --statistics --output-file=/dev/null "$file" 2>&1
done
