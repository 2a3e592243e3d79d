#!/usr/bin/env bash
# A command of this folder on a machine with many cores that has nothing installed but NumPy: what lies in gpu-bundle/ brings Numba
# and the rest, as in tests/gpu/memcheck.sh. bench/bare_machine.sh find_puzzles.py lanes duel --workers 15 --minutes 9 --out FOLDER
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
path="$PWD/src:$PWD/tests${PYTHONPATH:+:$PYTHONPATH}"
if [ -d gpu-bundle ] && ! python3 -c "import numba, msgspec, fluent.runtime" 2>/dev/null; then
  mkdir "$work/site"
  for packed in gpu-bundle/site*.tar.xz; do tar xJf "$packed" -C "$work/site"; done
  path="$work/site:$path"
fi
export PYTHONPATH="$path" PYTHONUNBUFFERED=1 SNOWYARD_MACHINE=native SNOWYARD_CACHE="$work/cache"
export OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1 NUMBA_NUM_THREADS=1
python3 "bench/$1" "${@:2}"
