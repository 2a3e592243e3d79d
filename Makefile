# make play: set up what play needs, and play.   make fast: and native code.   make test: set everything up and run the checks.
# make test-heavy: those that are left.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# every package at the version the checks were last run with; no addresses. requirements/ has the same with their hashes (make lock)
CONSTRAINTS := constraints.txt
LOCKED := --quiet --disable-pip-version-check --require-hashes -r requirements
# one more than there are processors: browsers, terminals and servers under test keep others waiting (docs/decisions/40)
WORKERS ?= $(shell expr 1 + $$(nproc 2>/dev/null || echo 2))
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder -r sxR
GAME ?= forts

.PHONY: play fast client browser postgres tmux poppler fetched test test-heavy sweep bounds bounds-campaign lint types golden second mutants bench peers samples screenshots soak \
	release-check licences docs lock measure-web wasm wasm-bounds clean

# opens the page with all games; make play TERMINAL=1 GAME=lanes: one game in the terminal
ifdef TERMINAL
play: $(VENV)/installed $(VENV)/told
	$(BIN)/snowyard play $(GAME)
else
play: client $(VENV)/told
	$(BIN)/snowyard serve --open
endif

# Numba: many games at once, and bots that think quicker
fast: $(VENV)/fast

$(VENV)/told: | $(VENV)/installed
	@$(BIN)/python -c 'import numba' 2>/dev/null || echo "make fast adds native code (Numba, 200 MB): bots think quicker with it"
	@touch $@

# the browser client, built when its sources changed; Node is the machine's or comes from PyPI
client: $(VENV)/installed
	@$(BIN)/python web/build.py --has-node || \
		$(BIN)/python -m pip install $(LOCKED)/node.txt
	@$(BIN)/python web/build.py

# of several at once each waits for the others
APT := apt-get -o DPkg::Lock::Timeout=600 install -y -qq

# a real browser for the tests: Debian's, where we may install it; else its tests say what is missing
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && $(APT) chromium >/dev/null; } || \
		echo "no Chromium and no right to install it: browser tests will be skipped (apt-get install chromium)"

# a real PostgreSQL for the server's tests, likewise
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && $(APT) postgresql >/dev/null; } || \
		echo "no PostgreSQL and no right to install it: its tests will be skipped (apt-get install postgresql)"

# a real terminal that can be scrolled back, for the tests of what people at one keyboard see, likewise
tmux:
	@command -v tmux >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && $(APT) tmux >/dev/null; } || \
		echo "no tmux and no right to install it: its tests will be skipped (apt-get install tmux)"

# pages as pictures, for the test of what is printed, likewise
poppler:
	@command -v pdftoppm >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && $(APT) poppler-utils >/dev/null; } || \
		echo "no pdftoppm and no right to install it: its test will be skipped (apt-get install poppler-utils)"

LEFT_OUT := left out: what needs PyTorch, Ray or OpenSpiel, the soak, pictures of the page in every game, and what takes long in the biggest games (make test-heavy); long sweeps of the page and the puzzles (make sweep)

# programs are fetched beside packages; lint and types are looked at beside the tests. What those find is said as soon as it is
# found, and again at the end, and so is what was left out
LINT := $(BIN)/ruff check . && $(BIN)/ruff format --check --quiet .
TYPES := $(BIN)/mypy
test:
	@$(MAKE) --no-print-directory -j2 fetched
	@$(MAKE) --no-print-directory client
	@said=$$(mktemp); \
	{ { $(LINT); lint=$$?; $(TYPES) && [ $$lint = 0 ]; } >$$said 2>&1 || { cat $$said; false; }; } & \
	$(PYTEST) -m "not heavy and not sweep" --durations=10; tests=$$?; \
	wait $$!; looked=$$?; cat $$said; rm $$said; [ $$looked = 0 ] || echo "make lint types failed (above)"; \
	echo "$(LEFT_OUT)"; exit $$((tests ? tests : looked))

fetched: $(VENV)/tested browser postgres tmux poppler
	@:

test-heavy: $(VENV)/heavy client browser postgres
	$(PYTEST) -m heavy

# whole games in every shape of screen, axe in every language and light, every puzzle searched again: before a release
sweep: $(VENV)/heavy client browser
	$(PYTEST) -m sweep

# every index checked: compiled with NUMBA_BOUNDSCHECK=1 (machine code of its own), then the core as plain Python
BOUNDED := $(addprefix tests/,contract players lab adapters match server bounds kernel)
CORE := $(addprefix tests/,kernel/test_guards.py kernel/test_dice.py kernel/test_face.py contract/test_table.py \
	match/test_match.py server/test_board.py bounds)
bounds: $(VENV)/heavy postgres
	SNOWYARD_MACHINE=native NUMBA_BOUNDSCHECK=1 $(PYTEST) $(BOUNDED)
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(CORE)

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

# the games' WebAssembly modules, built from the sources (docs/decisions/19): all, or make wasm SLUGS=forts
wasm: $(VENV)/heavy
	$(BIN)/python -m snowyard.wasm $(SLUGS)

# modules that check every index play the same games (tests/wasm/checked.py)
wasm-bounds: $(VENV)/heavy
	PYTHONPATH=tests $(BIN)/python -m wasm.checked $(SLUGS)

# the documents as a site, in site/; fails at a link that leads nowhere or a page that the menu leaves out
docs: $(VENV)/tested
	$(BIN)/zensical build --strict

lint: $(VENV)/tested
	$(LINT)

types: $(VENV)/tested
	$(TYPES)

# wheel and source distribution into dist/, and a look at them (docs/releasing.md)
release-check: $(VENV)/tested client
	PYTHONPATH=tests $(BIN)/python tests/release.py

# docs/licences.md, from the packages that are installed
licences: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python tests/licences.py

golden second: export SNOWYARD_MACHINE := native
golden: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python tests/contract/test_golden.py
	PYTHONPATH=tests $(BIN)/python tests/contract/test_fingerprints.py
	PYTHONPATH=tests $(BIN)/python tests/contract/test_views.py
	PYTHONPATH=tests $(BIN)/python tests/players/test_choices.py

# whole random games by the engine and by the second implementations of tests/second, compared at every decision
GAMES ?= 10000
second: $(VENV)/tested
	PYTHONPATH=tests $(BIN)/python -m second.play $(SLUGS) --games $(GAMES)

# small faults planted in the rules, one at a time: how many do the tests notice?
MUTANTS ?= 400
mutants: $(VENV)/tested
	for slug in $(or $(SLUGS),forts splat duel lanes village); do \
		PYTHONPATH=tests $(BIN)/python -m mutation.campaign $$slug --mutants $(MUTANTS) || exit; done

bench: $(VENV)/fast
	$(BIN)/snowyard bench

# random play here and in other libraries, in an environment of its own
peers:
	$(PYTHON) bench/compare.py --write

$(VENV)/installed: pyproject.toml requirements/play.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Snowyard needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install $(LOCKED)/play.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	touch $@

$(VENV)/fast: $(VENV)/installed requirements/fast.txt
	$(BIN)/python -m pip install $(LOCKED)/fast.txt
	touch $@

$(VENV)/tested: $(VENV)/installed requirements/test.txt
	$(BIN)/python -m pip install $(LOCKED)/test.txt
	touch $@

# hashes of these versions: after a change of pyproject.toml or constraints.txt. make lock UPGRADE=1: of the newest versions, the page's
# packages too
lock: $(VENV)/tested
	$(BIN)/python requirements/lock.py $(if $(UPGRADE),--upgrade)
	$(if $(UPGRADE),$(BIN)/python web/build.py --update)

# gigabytes, most of them PyTorch, of which a machine may have a build of its own: versions, without hashes
$(VENV)/heavy: $(VENV)/tested
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c $(CONSTRAINTS) -e '.[cluster,openspiel,train,sb3,wasm]'
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
