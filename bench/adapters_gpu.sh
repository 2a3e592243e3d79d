#!/usr/bin/env bash
# Batches on a CUDA device: tests/adapters/test_cuda_batch.py and then how fast they are, game by game, then the training
# example. Needs a CUDA device, snowyard[cuda], pytest and PyTorch; JAX and CuPy are tried where they are. Most of the time is
# compilation (duel: ten minutes), so a game's tests and measurements share a process. What is finished stands in the file.
# bench/adapters_gpu.sh [FILE] [GAME ...]
set -u
cd "$(dirname "$0")/.."
file="${1:-adapters-gpu.txt}"
[ -d "$file" ] && file="$file/adapters-gpu.txt"
games=("${@:2}")
[ ${#games[@]} -eq 0 ] && games=(splat lanes forts village duel)
export PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}$PWD/src:$PWD/tests" PYTHONUNBUFFERED=1
export XLA_PYTHON_CLIENT_PREALLOCATE=false  # else JAX takes most of the card's memory
{
  date -u
  for game in "${games[@]}"; do
    echo "== $game"
    python3 - "$game" <<'PYTHON'
import runpy
import sys

import pytest

game = sys.argv[1]
pytest.main(["-p", "no:cacheprovider", "-W", "ignore", "-m", "gpu", "tests/adapters/test_cuda_batch.py", "-v", "-k", game])
sys.argv = ["adapters.py", "--device", "cuda", "--only", f"/{game}/"]
runpy.run_path("bench/adapters.py", run_name="__main__")
PYTHON
  done
  python3 examples/train_ppo.py --device cuda --tables 16384 --updates 40 --minibatches 16 --games 16384
  date -u
} 2>&1 | tee "$file"
