# `make serve` opens the house, `make test` proves it. Both fetch what they need by themselves:
# uv, the hash-locked Python packages, Node where none fits, the pages' packages, browsers.

PYTHON ?= python3
# Named, so that macOS's old make looks for programs in this PATH, too.
SHELL := bash
PATH_OUTSIDE := $(PATH)
export VIRTUAL_ENV := $(CURDIR)/.venv
export PATH := $(VIRTUAL_ENV)/bin:$(PATH)

UV := $(or $(shell command -v uv 2>/dev/null),.make/uv/bin/uv)
INSTALL := $(UV) pip install --quiet --require-hashes --requirement
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(LOCK)
NPM := npm --prefix web --no-audit --no-fund --no-update-notifier
PAGES := src/tablee/pages/index.html
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help serve dev test check options browsers bench bench-peers lighthouse arrival figures kills faults pictures portraits wheel wheel-check lint \
	web chrome other-browsers format types lock clean

help:  ## say what there is to make
	@awk -F ':.*  ## ' '/^[a-z-]+:.*  ## / { printf "make %-13s%s\n", $$1, $$2 }' Makefile

serve: .make/python $(PAGES)  ## open the house on http://localhost:8000 (or HOST and PORT)
	@tablee serve $(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT))

dev: web/node_modules/.package-lock.json  ## show the pages as they are edited, beside a make serve
	$(NPM) run dev

check: lint web  ## run the fast half: lint, types, rules, all that needs no killing and no browser
	pytest --numprocesses auto $(COVERAGE) -m "not browser and not other_browsers and not faults and not slow"

# What the fast half leaves out of src/tablee is listed; the servers of the other tests are not seen.
test: COVERAGE := --cov --cov-report=term
test: check wheel-check chrome other-browsers
test:  ## run everything: the fast half, the wheel, faults, real browsers (BROWSERS=no: only Chromium)
	pytest --numprocesses auto -m "slow and not at_length"
	pytest --numprocesses 3 --dist loadgroup -m faults
	pytest --numprocesses 3 --dist loadgroup -m browser
ifneq ($(BROWSERS),no)
	pytest -m "other_browsers and not at_length"
endif

options: .make/test  ## play every combination of options that a game knows, by bots, to the end
	pytest --numprocesses auto -m "slow and at_length"

browsers: .make/test $(PAGES) other-browsers  ## tour Firefox and WebKitGTK on wide and narrow screens
	pytest -m other_browsers
	@echo 'Look at the pictures in artefacts/browsers.'

bench: .make/bench $(PAGES)  ## print the figures: speed, memory, strength of the bots
	python -m benchmarks
	python -m benchmarks.peers.five_games $(if $(TABLEE),--tablee $(TABLEE))

# Eight minutes on a quiet machine, which it must be: nothing else may run beside it.
figures: .make/bench .make/test $(PAGES) benchmarks/peers/node/node_modules/.package-lock.json
figures:  ## measure what a release costs, and write docs/figures.md (TABLEE='OTHER .' compares)
	python -m benchmarks.peers --brief --peers colyseus floor $(if $(TABLEE),--tablee $(TABLEE))
	python -m benchmarks.peers.five_games --brief $(if $(TABLEE),--tablee $(TABLEE))
	python -m benchmarks opening lag
	python -m benchmarks.report

kills: .make/test  ## kill a saturated server 200 times (KILLS=1000) and five games 50 times: is anything lost?
	python -m benchmarks.kills $(KILLS)
	pytest tests/faults/test_kill_moves.py --kills 50

# Half an hour on a quiet machine; MINUTES=2 gives each kind of fault less.
faults: .make/test  ## let nodes and servers of a house of three fail, and write what people felt
	python -m benchmarks.cluster_faults $(if $(MINUTES),--minutes $(MINUTES))
	python -m benchmarks many --json artefacts/many.json
	python -m benchmarks.report

arrival: .make/test $(PAGES) chrome  ## time a friend's way from the link to a chair, on a slow phone
	python -m benchmarks.arrival

lighthouse: .make/test $(PAGES) chrome benchmarks/lighthouse/node/node_modules/.package-lock.json
lighthouse:  ## have Lighthouse mark the pages, best on a quiet machine (PAGE=replay: only these)
	python -m benchmarks.lighthouse $(PAGE)

bench-peers: .make/test benchmarks/peers/node/node_modules/.package-lock.json
bench-peers:  ## measure our server beside others (TABLEE='. OTHER' compares checkouts of ours)
	python -m benchmarks.peers $(if $(TABLEE),--tablee $(TABLEE))

pictures: .make/tracing  ## draw the pictures of Mission Mosaïque anew, after their icons
	python -m tools.mission_mosaique

portraits: .make/test $(PAGES) chrome  ## photograph the pages for the README and the manifest
	python -m tools.portraits

wheel: .make/python $(PAGES)  ## build the wheel, with the pages in it, into dist/
	rm -rf dist
	$(UV) build --quiet --wheel --no-build-isolation --out-dir dist

wheel-check: wheel  ## prove that the wheel serves, and runs the README's code, in a clean place
	$(UV) venv --quiet --clear --python .venv/bin/python .make/wheel
	VIRTUAL_ENV=.make/wheel $(INSTALL) requirements.lock
	VIRTUAL_ENV=.make/wheel $(UV) pip install --quiet --no-deps dist/*.whl
	python tools/wheel_check.py .make/wheel
	VIRTUAL_ENV=.make/wheel $(UV) pip install --quiet --constraint requirements-test.lock \
		"$$(ls dist/*.whl)[envs]"
	cd dist && ../.make/wheel/bin/python ../tools/readme_check.py
	$(UV) build --quiet --wheel --no-build-isolation --out-dir dist/examples examples/nim
	VIRTUAL_ENV=.make/wheel $(UV) pip install --quiet --no-deps dist/examples/*.whl
	VIRTUAL_ENV=.make/wheel $(UV) pip install --quiet --constraint requirements-test.lock pytest
	python tools/wheel_check.py .make/wheel nim
	cp -r examples/nim/tests examples/nim/pyproject.toml dist/examples/
	cd dist/examples && ../../.make/wheel/bin/python -m pytest -q --no-header -c pyproject.toml tests

lint: .make/test
	ruff format --check
	ruff check
	mypy
	python tools/wire_types.py --check

web: $(PAGES)
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run test

chrome: .make/test
	python -m tools.find_chrome --install

other-browsers: .make/test
ifneq ($(BROWSERS),no)
	python -m tools.find_browsers --install
endif

format: .make/test web/node_modules/.package-lock.json  ## tidy the Python and the web sources
	ruff check --fix
	ruff format
	$(NPM) run format

types: .make/python  ## write the browser's types from the Python types
	python tools/wire_types.py

lock: $(UV)  ## lock the Python packages anew (LOCK=--upgrade for the newest releases)
	$(COMPILE) --group pyproject.toml:uv --output-file requirements-uv.lock
	$(COMPILE) --group pyproject.toml:node --output-file requirements-node.lock
	$(COMPILE) pyproject.toml --group build --output-file requirements.lock
	$(COMPILE) pyproject.toml --extra envs --group build --group test \
		--constraint requirements.lock \
		--output-file requirements-test.lock
	$(COMPILE) pyproject.toml --extra envs --group bench --constraint requirements-test.lock \
		--output-file requirements-bench.lock
	$(COMPILE) --group pyproject.toml:pictures --output-file requirements-pictures.lock

clean:  ## remove all that was fetched or built
	rm -rf .venv .make dist web/node_modules src/tablee/pages artefacts
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*

# What follows is made once, and again when a lock or a source has changed.

# By the Python outside: the one in .venv, first in the PATH once it is there, has no pip.
.make/uv/bin/uv: requirements-uv.lock
	PATH="$(PATH_OUTSIDE)" $(PYTHON) -m pip install --quiet --require-hashes --root-user-action=ignore \
		--upgrade --target .make/uv --requirement $<
	touch $@

.venv/bin/python: | $(UV)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Tablée needs Python 3.11 or newer; name one: make PYTHON=python3.13 …'; exit 1; }
	$(UV) venv --quiet --python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" .venv

.make/python: requirements.lock pyproject.toml | .venv/bin/python
	$(INSTALL) requirements.lock
	$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@mkdir -p .make && touch $@

.make/test: requirements-test.lock .make/python
	$(INSTALL) requirements-test.lock
	@touch $@

.make/bench: requirements-bench.lock .make/python
	$(INSTALL) requirements-bench.lock
	@touch $@

.make/tracing: requirements-pictures.lock .make/python .make/node
	$(INSTALL) requirements-pictures.lock
	@touch $@

# An installed Node of at least 22 will do; else one comes as a Python package.
.make/node: requirements-node.lock | .venv/bin/python
	@mkdir -p .make
	@{ node -e 'process.exit(parseInt(process.versions.node) < 22)' && npm --version; } \
		>/dev/null 2>&1 || $(INSTALL) requirements-node.lock
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json .make/node
	$(NPM) ci --loglevel=error

# The peers' own installation scripts only build what makes nothing faster here.
benchmarks/peers/node/node_modules/.package-lock.json: benchmarks/peers/node/package-lock.json \
		.make/node
	cd benchmarks/peers/node && npm install --no-save --ignore-scripts --loglevel=error
	@touch $@

benchmarks/lighthouse/node/node_modules/.package-lock.json: \
		benchmarks/lighthouse/node/package-lock.json .make/node
	cd benchmarks/lighthouse/node && npm ci --ignore-scripts --loglevel=error
	@touch $@

$(PAGES): $(WEB_SOURCES) web/node_modules/.package-lock.json
	$(NPM) run build
	@touch $@
