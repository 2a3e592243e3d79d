#!/usr/bin/env bash
# Everything that this house claims about GPUs, once, on a machine with a CUDA device and 16 cores: about nine minutes.
#   bench/h200.sh FOLDER [PART ...]       parts: compile tests memcheck speed adapters against (without any: these, in this order)
#                                         and, only if named: billion (games of forts, with their summary), train (examples/train_ppo.py)
# Results come to FOLDER as they are there, one file a part and steps.txt; what each process printed lies in logs.txt in the end. Code for
# the card is made first, by many processes at once (its times are those of `compile`), and kept on disk for all that follows. Tests
# and memcheck share the card; then it is left to one measurement at a time.
# Needs snowyard[cuda] and pytest; where Numba is not installed, gpu-bundle/site*.tar.xz are used. `against` compares with another
# checkout, of which gpu-bundle/before.tar.xz has src.
# LIMIT: seconds after which no further part of the measurements is begun (510).
# COMPILE_LIMIT: seconds that one piece of code may take to compile (240).
set -u
cd "$(dirname "$0")/.."
folder="${1:?FOLDER}"
parts=("${@:2}")
[ ${#parts[@]} -eq 0 ] && parts=(compile tests memcheck speed adapters against)
limit="${LIMIT:-510}"
games=(duel village lanes splat forts) # the longest first
work=$(mktemp -d)
mkdir -p "$folder" "$work/logs" "$work/cache"
path="$PWD/src:$PWD/tests${PYTHONPATH:+:$PYTHONPATH}"
if [ -f gpu-bundle/site.tar.xz ] && ! python3 -c "import numba, msgspec, fluent.runtime" 2>/dev/null; then
  mkdir "$work/site"
  for packed in gpu-bundle/site*.tar.xz; do tar xJf "$packed" -C "$work/site"; done
  # numba-cuda puts itself over numba.cuda by a .pth file
  printf 'import site\nsite.addsitedir("%s")\n' "$work/site" > "$work/site/sitecustomize.py"
  # a CUDA binding of the machine's own comes first, and the bundle's only where there is none
  [ -d "$work/site/spare" ] && ! python3 -c "import cuda.core, cuda.bindings, cuda.pathfinder" 2>/dev/null && path="$work/site/spare:$path"
  path="$work/site:$path"
fi
export PYTHONPATH="$path" PYTHONUNBUFFERED=1 SNOWYARD_CACHE="$work/cache" SNOWYARD_MACHINE=native
export XLA_PYTHON_CLIENT_PREALLOCATE=false # else JAX takes most of the card's memory
unset NUMBA_BOUNDSCHECK

finish() {
  for log in "$work"/logs/*; do echo "== $(basename "$log")"; tail -n 60 "$log"; done > "$folder/logs.txt" 2>/dev/null
  [ -f "$folder/memcheck.log" ] && cat "$folder/memcheck.log" >> "$folder/logs.txt" && rm "$folder/memcheck.log"
  rm -rf "$work"
}
trap finish EXIT
told() { echo "[$SECONDS s] $*" | tee -a "$folder/steps.txt"; }
has() { [[ " ${parts[*]} " == *" $1 "* ]]; }
late() { [ "$SECONDS" -ge "$limit" ] && told "no time for $1"; }

{
  date -u
  nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
  python3 -c "
import sys, numpy, numba, numba_cuda
from numba import cuda
print('Python', sys.version.split()[0], 'numpy', numpy.__version__, 'numba', numba.__version__, 'numba-cuda', numba_cuda.__version__)
print('device:', cuda.get_current_device().name if cuda.is_available() else 'NONE')"
} 2>&1 | tee "$folder/steps.txt"

compile_one() { # GAME PART
  timeout "${COMPILE_LIMIT:-240}" python3 bench/cuda_compile.py "$1/$2" > "$work/logs/compile-$1-$2" 2>&1
  local status=$?
  if [ $status -eq 0 ]; then tail -1 "$work/logs/compile-$1-$2"; else echo "$1/$2: FAILED or not done ($status): $(tail -1 "$work/logs/compile-$1-$2")"; fi >> "$folder/compile.txt"
}
test_one() { # GAME FILE
  local log named="$1"
  [ "$1" = forts ] && named="forts or mixed" # one test plays forts without saying so in its name
  log="$work/logs/$(basename "$2" .py)-$1"
  timeout 300 python3 -m pytest -q -p no:cacheprovider -p no:xdist -W ignore -rs -o addopts= -k "$named" "$2" > "$log" 2>&1
  echo "$1 $2: exit $? $(tail -1 "$log")" >> "$folder/tests.txt"
}
export -f compile_one test_one
export folder work

if has compile; then
  told "compile"
  for part in batch records random bots random-variant bots-variant; do for game in "${games[@]}"; do echo "$game" "$part"; done; done |
    xargs -P 16 -L 1 bash -c 'compile_one "$@"' _
  sort "$folder/compile.txt"
fi
if has memcheck; then
  told "memcheck"
  LIMIT=200 tests/gpu/memcheck.sh "$folder" > "$work/logs/memcheck" 2>&1 &
fi
if has tests; then
  told "tests"
  for file in tests/contract/test_cuda.py tests/adapters/test_cuda_batch.py tests/lab/test_on_cuda.py; do
    for game in "${games[@]}"; do echo "$game" "$file"; done
  done | xargs -P 12 -L 1 bash -c 'test_one "$@"' _
  sort "$folder/tests.txt"
fi
wait
[ -f "$folder/memcheck.txt" ] && cat "$folder/memcheck.txt"

if has speed; then
  for setting in forts splat/four splat/two lanes/sheet lanes/official duel/two duel/four village/standard; do
    late "$setting" && break
    told "speed $setting"
    timeout 100 python3 -m snowyard.cli bench "$setting" --device cuda --seconds 3 --json 2> "$work/logs/speed-${setting//\//-}" |
      tee -a "$folder/speed.jsonl" | cut -c 1-600
  done
fi
if has adapters; then
  for game in "${games[@]}"; do
    late "batches of $game" && break
    told "adapters $game"
    timeout 60 python3 bench/adapters.py --device cuda --seconds 0.5 --only "/$game/" 2>&1 | grep batch | tee -a "$folder/adapters.txt"
  done
fi
if has against && [ -f gpu-bundle/before.tar.xz ] && ! late against; then
  told "against"
  mkdir "$work/before" && tar xJf gpu-bundle/before.tar.xz -C "$work/before"
  timeout 120 python3 bench/against.py "$work/before/src" cuda splat/four splat/two lanes/official lanes/sheet forts/four duel/two 2> "$work/logs/against" |
    tee "$folder/against.txt"
fi
if has billion; then
  told "billion"
  for games in 1000000 1000000000; do
    timeout 100 python3 -m snowyard.cli simulate forts --seats 4 --games "$games" --device cuda --json
  done 2> "$work/logs/billion" | tee "$folder/billion.txt"
  timeout 100 python3 -m snowyard.cli simulate forts --seats 4 --games 1000000 --json 2>> "$work/logs/billion" | tee -a "$folder/billion.txt"
fi
if has train; then
  told "train"
  timeout 200 python3 examples/train_ppo.py --device cuda --tables 16384 --updates 40 --minibatches 16 --games 16384 2>&1 | tee "$folder/train.txt"
fi
told "end"
