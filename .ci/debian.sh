# A bare Debian in a temporary folder, and a game in it. Source this.
#
#   MIRROR=URL   another Debian mirror
#   KEEP=1       keeps the folder for a look

set -euo pipefail
export LC_ALL=C

ANSWER_TIME=30  # seconds until a key must have had its effect
USER_NAME=player
HOME_IN_ROOT=/home/$USER_NAME

die() {
    echo "${0##*/}: $*" >&2
    exit 1
}

say() {
    echo "${0##*/}: $*"
}

# Outside.

REPOSITORY=$(git -C "$(dirname "$0")" rev-parse --show-toplevel 2>/dev/null || true)

# The code block of README.md that follows the comment `<!-- NAME -->`, without
# prompts.
commands_of() {
    awk -v mark="<!-- $1 -->" '
        inside && /^```/ { exit }
        inside           { sub(/^\$ /, ""); print }
        armed && /^```/  { inside = 1 }
        index($0, mark)  { armed = 1 }
    ' "$REPOSITORY/README.md"
}

needs() {
    [ "$(id -u)" = 0 ] || die "must be root, for debootstrap and chroot"
    local tool
    for tool in debootstrap unshare "$@"; do
        command -v "$tool" >/dev/null || die "$tool is not installed"
    done
}

# Makes the machine, to be removed at the end.
make_debian() {
    ROOT=$(mktemp -d)
    chmod 755 "$ROOT"
    trap remove EXIT
    install_debian "$1"
    add_user
}

# What a script does last, with its arguments: `main`, which goes inside the
# machine, or there, with the machine's root mounted, `inside`.
start() {
    if [ "${1:-}" = --inside ]; then
        ROOT=$2
        mount_all
        inside "${@:3}"
    else
        main "$@"
    fi
}

# Runs this script again with --inside and these arguments, in namespaces of its
# own, so that whatever is mounted or left running is gone when it ends.
go_inside() {
    unshare --mount --pid --fork --kill-child bash "$0" --inside "$ROOT" "$@"
}

remove() {
    if [ -n "${KEEP:-}" ]; then
        say "kept: $ROOT"
    else
        rm -rf --one-file-system "$ROOT"
    fi
}

install_debian() {
    say "installing a bare $1"
    # Whoever installed Rust has certificates, whoever uses sudo has sudo.
    debootstrap --variant=minbase --include=ca-certificates,sudo "$1" "$ROOT" \
        "${MIRROR:-http://deb.debian.org/debian}" >"$ROOT.log" 2>&1 || {
        tail -20 "$ROOT.log" >&2
        die "debootstrap failed"
    }
    rm "$ROOT.log"
    [ ! -e /etc/resolv.conf ] || cp -L /etc/resolv.conf "$ROOT/etc/resolv.conf"
    echo "127.0.0.1 localhost $(hostname)" >"$ROOT/etc/hosts"
    chroot "$ROOT" apt-get -qq update
}

add_user() {
    chroot "$ROOT" useradd --create-home --shell /bin/bash "$USER_NAME"
    echo "$USER_NAME ALL=(ALL) NOPASSWD: ALL" >"$ROOT/etc/sudoers.d/$USER_NAME"
}

# Inside.

mount_all() {
    mount -t proc proc "$ROOT/proc"
    mkdir -p "$ROOT/dev/pts" "$ROOT/dev/shm"
    mount -t devpts -o newinstance,gid=5,mode=620,ptmxmode=666 devpts "$ROOT/dev/pts"
    ln -sf pts/ptmx "$ROOT/dev/ptmx"
    mount -t tmpfs tmpfs "$ROOT/dev/shm"
}

# Runs a line of shell as the user of the machine.
as_user() {
    chroot --userspec="$USER_NAME:$USER_NAME" "$ROOT" /usr/bin/env -i \
        HOME="$HOME_IN_ROOT" USER="$USER_NAME" LOGNAME="$USER_NAME" SHELL=/bin/bash \
        PATH="${PATH_FIRST:+$PATH_FIRST:}/usr/local/bin:/usr/bin:/bin:/usr/games" \
        TERM=xterm-256color LANG=C.UTF-8 \
        bash -ec "cd; $1"
}

# Plays d3, looks at the score and quits the game that a script of the user
# starts, within so many seconds.
play_a_game() {
    local script=$1 start_time=$2
    SCRATCH=$(mktemp -d)
    trap 'rm -r "$SCRATCH"' EXIT
    SCREEN=$SCRATCH/screen
    mkfifo "$SCRATCH/keys"
    exec 3<>"$SCRATCH/keys"
    : >"$SCREEN"
    # The terminal gets a size before anything is typed into it.
    as_user "script -qec 'stty rows 24 columns 80; bash -e ~/$script' /dev/null" \
        <"$SCRATCH/keys" >"$SCREEN" 2>&1 3>&- &
    GAME=$!

    wait_for "$start_time" 0 'Start Game|move:' "the game to come up"
    if ! shows 0 'move:'; then
        press '\r'
        wait_for "$ANSWER_TIME" 0 'move:' "the board"
    fi
    local mark
    mark=$(stat -c %s "$SCREEN")
    press 'd3\r'
    press '\f' # paints everything anew, so that the score is there in one piece
    wait_for "$ANSWER_TIME" "$mark" 'Red +4([^0-9]|$)' "Red's score of 4"
    wait_for "$ANSWER_TIME" "$mark" 'Blue +1([^0-9]|$)' "Blue's score of 1"
    mark=$(stat -c %s "$SCREEN")
    press 'quit\r'
    wait_for "$ANSWER_TIME" "$mark" '\?' "the question after quit"
    press 'y'
    wait_for_end
}

press() {
    printf '%b' "$1" >&3
}

# Whether the output after byte $1, without its escape sequences, matches $2.
shows() {
    tail -c "+$(($1 + 1))" "$SCREEN" |
        sed -e 's/\x1b\[[0-9;?]*[A-Za-z]//g' -e 's/\x1b[()].//g' -e 's/\x1b[=>]//g' |
        grep -aqE "$2"
}

# Waits $1 seconds at most until the output after byte $2 matches $3.
wait_for() {
    local deadline=$((SECONDS + $1))
    until shows "$2" "$3"; do
        kill -0 "$GAME" 2>/dev/null || shows "$2" "$3" || give_up "it ended before $4"
        [ "$SECONDS" -lt "$deadline" ] || give_up "waited $1 s in vain for $4"
        sleep 0.2
    done
}

wait_for_end() {
    local deadline=$((SECONDS + ANSWER_TIME)) status=0
    while kill -0 "$GAME" 2>/dev/null; do
        [ "$SECONDS" -lt "$deadline" ] || give_up "the game did not end after quit and y"
        sleep 0.2
    done
    wait "$GAME" || status=$?
    [ "$status" = 0 ] || give_up "the game ended with exit $status"
}

give_up() {
    tail -c 3000 "$SCREEN" | cat -v >&2
    echo >&2
    die "$1"
}
