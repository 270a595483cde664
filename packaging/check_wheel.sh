#!/bin/sh
# Builds the sdist and, from it, the wheel; installs the wheel into a clean environment away from
# the checkout, and plays a game from there: it must bring its own card data and assets.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

.venv/bin/python -m build --outdir "$work/dist" . >"$work/build.log" 2>&1 || {
    cat "$work/build.log" >&2
    exit 1
}
ls "$work"/dist/*.tar.gz >/dev/null
python3 -m venv "$work/clean"
"$work/clean/bin/python" -m pip install --quiet --disable-pip-version-check "$work"/dist/*.whl
cd "$work"
TABLETOP_HOME="$work/home" "$work/clean/bin/tabletop" simulate traitors-aboard --games 2 --seed 1 --check
TABLETOP_HOME="$work/home" "$work/clean/bin/tabletop" demo traveller-traders --seed 1 --out "$work/played"
ls "$work"/played/*.png >/dev/null
printf '%s\n' "Sdist and wheel are built; the wheel installs clean and plays."
