#!/bin/sh
# Sets up what is missing and then does one thing: play, test, or only the set-up.
#
#   packaging/tabletop.sh play [ARGUMENTS]   start the product
#   packaging/tabletop.sh test [ARGUMENTS]   run every test
#   packaging/tabletop.sh setup              the developers' set-up and nothing else
#
# It makes a virtual environment in .venv and installs Qt's system libraries where it may (as root
# or with sudo), else it prints the line to run. What is done already is skipped.
set -eu

cd "$(dirname "$0")/.."
task=${1:-play}
[ $# -eq 0 ] || shift
venv=${TABLETOP_VENV:-.venv}

say() { printf '%s\n' "tabletop: $*" >&2; }

has_library() { # NAME.so.N
    { ldconfig -p 2>/dev/null || /sbin/ldconfig -p 2>/dev/null || true; } | grep -q "^[[:space:]]*$1 "
}

missing_packages() { # play|test
    for pair in libGL.so.1:libgl1 libEGL.so.1:libegl1 libfontconfig.so.1:libfontconfig1 \
        libdbus-1.so.3:libdbus-1-3 libglib-2.0.so.0:libglib2.0-0 libxkbcommon.so.0:libxkbcommon0 \
        libxkbcommon-x11.so.0:libxkbcommon-x11-0 libxcb-cursor.so.0:libxcb-cursor0 \
        libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1 \
        libxcb-shape.so.0:libxcb-shape0; do
        has_library "${pair%%:*}" || printf ' %s' "${pair##*:}"
    done
    python3 -c 'import ensurepip, venv' 2>/dev/null || printf ' python3-venv'
    if [ "$1" = test ]; then
        # Qt's network part, through which tests ask a running window what it shows.
        has_library libgssapi_krb5.so.2 || printf ' libgssapi-krb5-2'
        command -v Xvfb >/dev/null 2>&1 || printf ' xvfb'
        command -v xauth >/dev/null 2>&1 || printf ' xauth'
        command -v xdotool >/dev/null 2>&1 || printf ' xdotool'
    fi
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        sudo "$@"
    else
        return 1
    fi
}

install_packages() { # play|test
    if [ "$(uname -s)" != Linux ]; then return 0; fi
    packages=$(missing_packages "$1")
    [ -n "$packages" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        say "these Debian packages (or your system's own for them) are needed:$packages"
        return 0
    fi
    say "installing$packages"
    # shellcheck disable=SC2086 # a list of names
    if ! as_root sh -c "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $packages >/dev/null"; then
        say "I may not install packages here. Please run this line, then try again:"
        printf '%s\n' "    sudo apt-get install -y$packages"
        exit 1
    fi
}

python_version_ok() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

make_environment() { # extras
    if ! command -v python3 >/dev/null 2>&1; then
        say "installing python3"
        as_root sh -c 'apt-get update -qq && apt-get install -y -qq python3 python3-venv >/dev/null' || {
            say "Python 3.11 or newer is needed: sudo apt-get install -y python3 python3-venv"
            exit 1
        }
    fi
    python_version_ok python3 || {
        say "Python 3.11 or newer is needed; this is $(python3 --version)"
        exit 1
    }
    install_packages "$task"
    wanted="$1 $(cksum <pyproject.toml) $(python3 --version)"
    stamp="$venv/.tabletop-$1"
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then return 0; fi
    say "setting up $venv (this takes a minute, once)"
    [ -x "$venv/bin/python" ] || python3 -m venv "$venv"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade pip
    if [ "$1" = dev ]; then what='.[dev]'; else what='.'; fi
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable "$what"
    printf '%s' "$wanted" >"$stamp"
    [ "$1" != dev ] || printf '%s' "play $(cksum <pyproject.toml) $(python3 --version)" >"$venv/.tabletop-play"
}

case $task in
play)
    make_environment play
    if [ "$(uname -s)" = Linux ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        folder=${TABLETOP_PLAYED:-played}
        say "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)."
        say "The computer plays one game of Traveller Traders; its pictures and record go to $folder/"
        exec "$venv/bin/tabletop" demo traveller-traders --out "$folder" "$@"
    fi
    exec "$venv/bin/tabletop" "$@"
    ;;
test)
    make_environment dev
    exec "$venv/bin/python" -m pytest -n auto "$@"
    ;;
setup)
    task="test"
    make_environment dev
    ;;
*)
    say "what to do is one of: play, test, setup"
    exit 2
    ;;
esac
