#!/usr/bin/env bash
# Memory on a CUDA device: every game's kernels (simulate, batch) once under compute-sanitizer's memcheck, and the games that
# they played compared byte for byte with games played here with every index checked. Records of a simulation lie in
# thread-local memory, where memcheck sees no overrun inside the frame: that is what the comparison is for.
#   tests/gpu/memcheck.sh FOLDER [GAME-PART ...]        such as forts-simulate duel-batch; without any, all
# Each part is a process of its own and all run at once (most of the time is compilation, on one core each); LIMIT seconds
# (500) are the most that one may take; VARIANTS names the settings to be played (all). Results are written to
# FOLDER/memcheck.txt as they come, what was printed to FOLDER/memcheck.log. Needs a CUDA device and snowyard[cuda]; where Numba is not installed, gpu-bundle/site*.tar.xz are used.
set -u
cd "$(dirname "$0")/../.."
folder="${1:?FOLDER}"
parts=("${@:2}")
if [ ${#parts[@]} -eq 0 ]; then
  for game in forts splat lanes village duel; do parts+=("$game-simulate" "$game-batch"); done
fi
limit="${LIMIT:-500}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"
result="$folder/memcheck.txt"
path="$PWD/src:$PWD/tests${PYTHONPATH:+:$PYTHONPATH}"
if [ -f gpu-bundle/site.tar.xz ] && ! python3 -c "import numba, msgspec, fluent.runtime" 2>/dev/null; then
  mkdir "$work/site"
  for packed in gpu-bundle/site*.tar.xz; do tar xJf "$packed" -C "$work/site"; done
  # numba-cuda puts itself over numba.cuda by a .pth file
  printf 'import site\nsite.addsitedir("%s")\n' "$work/site" > "$work/site/sitecustomize.py"
  path="$work/site:$path"
fi
export PYTHONPATH="$path" PYTHONUNBUFFERED=1 SNOWYARD_CACHE="${SNOWYARD_CACHE:-$work/cache}"

# the checker: on the path, in a toolkit, or in a wheel of one
checker=$(command -v compute-sanitizer || true)
for place in /usr/local/cuda*/bin/compute-sanitizer /usr/local/cuda*/compute-sanitizer/compute-sanitizer \
  /opt/nvidia/*/compute-sanitizer /opt/nvidia/*/*/compute-sanitizer/compute-sanitizer \
  $(python3 -c "import sysconfig; print(sysconfig.get_path('purelib'))")/nvidia/*/{bin,compute-sanitizer}/compute-sanitizer; do
  [ -z "$checker" ] && [ -x "$place" ] && checker="$place"
done
check=()
[ -n "$checker" ] && check=("$checker" --tool memcheck --report-api-errors no --error-exitcode 9)

{
  date -u
  nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null
  echo "checker: ${checker:-none found, so nothing here was checked by it}"
} | tee "$result"

one() { # GAME-PART: on the card and here at once, then the comparison
  local game="${1%-*}" part="${1##*-}" log="$work/$1.log" there here errors line
  NUMBA_BOUNDSCHECK=1 timeout "$limit" python3 tests/gpu/card.py here "$part" "$game" "$work/$1-here.npz" > "$log.here" 2>&1 &
  local other=$!
  timeout "$limit" "${check[@]}" python3 tests/gpu/card.py there "$part" "$game" "$work/$1-there.npz" > "$log" 2>&1
  there=$?
  wait "$other"
  here=$?
  errors=$(grep -o 'ERROR SUMMARY: .*' "$log" | tail -1)
  if [ "$there" -eq 124 ] || [ "$here" -eq 124 ]; then
    line="not finished in $limit s (card $there, here $here)"
  elif [ -f "$work/$1-there.npz" ] && [ -f "$work/$1-here.npz" ]; then
    line=$(python3 tests/gpu/card.py compare "$work/$1-there.npz" "$work/$1-here.npz")
  else
    line="FAILED (card $there, here $here)"
  fi
  echo "$1: memcheck: ${errors:-not run} (exit $there); records: $line" | tee -a "$result"
  { echo "== $1, card"; tail -60 "$log"; echo "== $1, here"; tail -30 "$log.here"; } >> "$folder/memcheck.log"
}

for part in "${parts[@]}"; do one "$part" & done
if [ -n "$checker" ]; then # a planted overrun must be noticed, or the rest says nothing
  timeout "$limit" "${check[@]}" python3 tests/gpu/card.py plant > "$work/plant.log" 2>&1
  echo "planted write outside: $(grep -m1 -o 'Invalid __global__ write.*' "$work/plant.log" || echo NOT NOTICED)" | tee -a "$result"
  { echo "== planted"; tail -30 "$work/plant.log"; } >> "$folder/memcheck.log"
fi
wait
date -u | tee -a "$result"
