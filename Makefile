# make play: set everything up and play.   make test: set everything up and run every check.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# every package the checks need, at the versions they were last run with; no addresses
CONSTRAINTS := constraints.txt
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
GAME ?= forts

.PHONY: play test lint types golden bench clean

play: $(VENV)/installed
	$(BIN)/snowyard play $(GAME)

test: $(VENV)/tested lint types
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -r sx

lint: $(VENV)/tested
	$(BIN)/ruff check .

types: $(VENV)/tested
	$(BIN)/mypy

golden: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python tests/contract/test_golden.py

bench: $(VENV)/installed
	$(BIN)/snowyard bench

$(VENV)/installed: pyproject.toml $(CONSTRAINTS)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Snowyard needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) -e .
	touch $@

$(VENV)/tested: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) -e '.[lab,cluster]' \
		duckdb playwright pytest pytest-xdist hypothesis mypy ruff hatchling build schemathesis httpx asyncpg
	touch $@

clean:
	rm -rf $(VENV) dist build
