#!/bin/bash
# Batches on a CUDA device: the tests of tests/adapters/test_cuda_batch.py, their speed, and the training example.
# usage, in the repository root: bash bench/adapters_gpu.sh OUTPUT_FOLDER
set -u
out=${1:?the folder for what comes out}
export PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}$PWD/src:$PWD/tests" PYTHONUNBUFFERED=1
python3 -m pytest -p no:cacheprovider -W ignore -m gpu tests/adapters/test_cuda_batch.py -k "forts or splat or lanes" -v > "$out/adapters-tests.txt" 2>&1
python3 bench/adapters.py --device cuda --json > "$out/adapters-speed.json" 2> "$out/adapters-speed.txt"
python3 examples/train_ppo.py --device cuda --tables 16384 --updates 40 --minibatches 16 --games 16384 > "$out/adapters-train.txt" 2>&1
python3 -m pytest -p no:cacheprovider -W ignore -m gpu tests/adapters/test_cuda_batch.py -k "duel or village" -v > "$out/adapters-tests-large.txt" 2>&1
tail -n 5 "$out"/adapters-*
