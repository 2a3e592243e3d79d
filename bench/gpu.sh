#!/usr/bin/env bash
# What this house claims about GPUs, run again in one go, the quick parts first. Needs a CUDA device and snowyard[cuda].
# Everything goes to the screen and to one file: bench/gpu.sh [FILE]
set -u
cd "$(dirname "$0")/.."
file="${1:-gpu.txt}"
export PYTHONPATH="$PWD/src:$PWD/tests"
run() { echo "\$ snowyard $*"; timeout 200 python3 -m snowyard.cli "$@"; }
check() { timeout "$1" python3 -m pytest -q -p no:cacheprovider "${@:2}" 2>&1 | tail -4; }
{
  date -u
  run simulate forts --seats 4 --games 1000000 --device cuda --json # compiles
  run simulate forts --seats 4 --games 1000000 --json               # the same summary
  run simulate forts --seats 4 --games 1000000000 --device cuda --json
  run simulate forts --seats 4 --games 1000000000 --bots simple --device cuda --json
  check 300 tests/lab/test_on_cuda.py -k forts
  check 300 tests/lab/test_on_cuda.py -k splat
  check 600 tests/contract/test_cuda.py tests/lab/test_on_cuda.py
  run bench forts splat lanes --device cuda
} 2>&1 | tee "$file"
