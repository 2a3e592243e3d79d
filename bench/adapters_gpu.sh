#!/usr/bin/env bash
# Batches on a CUDA device: the tests of tests/adapters/test_cuda_batch.py, their speed, and the training example.
# Needs a CUDA device, snowyard[cuda] and PyTorch; JAX and CuPy are tried where they are. The quick parts come first.
# bench/adapters_gpu.sh [FILE]
set -u
cd "$(dirname "$0")/.."
file="${1:-adapters-gpu.txt}"
[ -d "$file" ] && file="$file/adapters-gpu.txt"
export PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}$PWD/src:$PWD/tests" PYTHONUNBUFFERED=1
check() { timeout "$1" python3 -m pytest -p no:cacheprovider -W ignore -m gpu tests/adapters/test_cuda_batch.py -v -k "$2" 2>&1 | tail -40; }
{
  date -u
  check 200 "forts"
  timeout 150 python3 examples/train_ppo.py --device cuda --tables 16384 --updates 40 --minibatches 16 --games 16384
  timeout 120 python3 bench/adapters.py --device cuda --only forts
  check 300 "splat or lanes"
  timeout 150 python3 bench/adapters.py --device cuda --only splat
  check 500 "duel or village"
  timeout 300 python3 bench/adapters.py --device cuda
} 2>&1 | tee "$file"
