#!/usr/bin/env bash
# What this house claims about GPUs, run again in one go. Needs a CUDA device and snowyard[cuda]; results go to a folder.
set -u
cd "$(dirname "$0")/.."
out="${1:-.}"
export PYTHONPATH="$PWD/src:$PWD/tests${PYTHONPATH:+:$PYTHONPATH}"
python3 -m pytest -q -p no:cacheprovider tests/contract/test_cuda.py tests/lab/test_on_cuda.py 2>&1 | tee "$out/tests.txt" | tail -3
run() { python3 -m snowyard.cli "$@"; }
for players in random simple; do
  run simulate forts --seats 4 --games 1000000000 --bots "$players" --device cuda --json | tee "$out/billion-$players.json"
done
run simulate forts --seats 4 --games 1000000000 --device cuda --json | tee "$out/billion-again.json"
run bench --device cuda --json > "$out/bench.json" && run bench forts splat --device cuda | tee "$out/bench.txt"
