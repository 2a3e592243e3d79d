#!/usr/bin/env bash
# Batches on a CUDA device in one call: tests/adapters/test_cuda_batch.py game by game, then how fast they are, then the
# training example. Needs a CUDA device, snowyard[cuda] and PyTorch; JAX and CuPy are tried where they are. Most of the time
# is compilation, so games come in the order of their size, and each part has a limit: what is finished stands in the file.
# bench/adapters_gpu.sh [FILE] [GAME ...]
set -u
cd "$(dirname "$0")/.."
file="${1:-adapters-gpu.txt}"
[ -d "$file" ] && file="$file/adapters-gpu.txt"
games=("${@:2}")
[ ${#games[@]} -eq 0 ] && games=(splat lanes duel village forts)
export PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}$PWD/src:$PWD/tests" PYTHONUNBUFFERED=1
{
  date -u
  for game in "${games[@]}"; do
    echo "== $game"
    timeout 420 python3 -m pytest -p no:cacheprovider -W ignore -m gpu tests/adapters/test_cuda_batch.py -v -k "$game" 2>&1 | tail -25
    timeout 240 python3 bench/adapters.py --device cuda --only "/$game/"
  done
  timeout 150 python3 examples/train_ppo.py --device cuda --tables 16384 --updates 40 --minibatches 16 --games 16384
  date -u
} 2>&1 | tee "$file"
