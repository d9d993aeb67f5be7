# Courtier's commands: `make play` and `make test` are the two that matter; `make help` lists the rest.
# Every slow step leaves a stamp and is skipped when nothing it depends on has changed.

PYTHON ?= python3
JOBS   ?= $(shell nproc 2> /dev/null || echo 2)

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:

BIN := .venv/bin
PY  := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check
NPM := npm --loglevel=error --no-audit --no-fund

# What each step makes. Extensions of the one-module-each kind live apart, so that switching never mixes them.
ENV      := .venv/.stamp
PYRIGHT  := web/node_modules/.bin/pyright
WEB_DEPS := web/node_modules/.stamp
CLIENT   := src/courtier/static/.stamp
EXT      := build/ext$(if $(COURTIER_SEPARATE),-separate)
COMPILED := build/compiled/.stamp
PEER     := build/peer/.stamp

SOURCES  := $(shell find src/courtier -type f -not -path '*/static/*' -not -name '*.pyc' 2>/dev/null)
RULES    := $(filter src/courtier/core/%.py src/courtier/titles/%.py src/courtier/bots/%.py,$(SOURCES))
WEB      := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/test-results/*' 2>/dev/null) \
            $(filter %.ftl,$(SOURCES))

say = @printf '$(if $(MAKE_TERMOUT),\033[1m%s\033[0m,%s)\n' '$(1)'

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: env client compiled ## build what is missing, then open the lobby in the browser
	@PYTHONPATH=build/compiled $(BIN)/courtier serve --open

.PHONY: env
env: $(ENV) ## Python environment in .venv, exact versions
	@:
$(ENV): pyproject.toml constraints.txt
	$(call say,environment in .venv (a minute the first time))
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Courtier needs Python 3.11 or newer; try: make PYTHON=python3.11 env")'
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@mkdir -p src/courtier
	@$(PIP) install -qq -c constraints.txt setuptools wheel
	@COURTIER_PURE=1 $(PIP) install -qq --no-build-isolation -c constraints.txt -e '.[dev]'
	@touch $@

.PHONY: client
ifneq ($(wildcard web/package.json),)
client: $(CLIENT) ## the browser client, into src/courtier/static
	@:
$(WEB_DEPS): web/package.json web/package-lock.json
	$(call say,client: npm ci)
	@$(NPM) --prefix web ci > /dev/null
	@touch $@
$(CLIENT): $(WEB_DEPS) $(WEB) build/log/WEB.list
	$(call say,client: build)
	@$(NPM) --prefix web run build > build/log/web-build.txt 2>&1 || { cat build/log/web-build.txt; exit 1; }
	@mkdir -p $(@D) && touch $@
else
client:
	@echo 'client: skipped, there is no web/package.json'
endif

# The extensions are laid over a copy, so that src/ stays plain Python and every edit counts. Without a compiler the
# copy stays plain too, which setup.py says in one line; COURTIER_STRICT=1 makes that an error.
.PHONY: compiled
compiled: $(COMPILED) ## the same program with compiled rules, in build/compiled
	@:
$(EXT)/.stamp: $(ENV) setup.py $(RULES) build/log/RULES.list
	$(call say,compiling the rules (a minute the first time))
	@mkdir -p $(EXT)
	@if ! $(PY) setup.py -q build_ext --build-lib $(EXT) --build-temp build/temp -j $(JOBS) > build/log/ext.txt 2>&1; \
	    then tail -n 30 build/log/ext.txt; exit 1; fi
	@if grep '^courtier: ' build/log/ext.txt; then echo '  more in build/log/ext.txt'; else touch $@; fi
$(COMPILED): $(EXT)/.stamp $(SOURCES) build/log/SOURCES.list
	@rm -rf build/compiled && mkdir -p build/compiled
	@cp -R src/courtier build/compiled/ && cp -R $(EXT)/. build/compiled/
	@rm -rf build/compiled/courtier/static && ln -s ../../../src/courtier/static build/compiled/courtier/static
	@touch $@

.PHONY: test
test: lint types client-check tests same-games ## everything that must hold before a commit is pushed

.PHONY: lint
lint: $(ENV) | build/log ## ruff and the walls between packages
	$(call say,lint)
	@$(BIN)/ruff check -q --output-format concise .
	@$(BIN)/ruff format -q --diff .
	@$(BIN)/lint-imports --no-logo --cache-dir build/import-linter > build/log/walls.txt || { cat build/log/walls.txt; exit 1; }

.PHONY: format
format: $(ENV) ## let ruff mend what it can
	@$(BIN)/ruff check -q --fix-only .
	@$(BIN)/ruff format -q .

.PHONY: types
types: $(ENV) $(WEB_DEPS) | build/log ## mypy --strict and pyright (which comes with the client's tools)
	$(call say,types)
	@$(BIN)/mypy --no-error-summary
	@$(PYRIGHT) --pythonpath $(PY) > build/log/pyright.txt || { cat build/log/pyright.txt; exit 1; }

.PHONY: client-check
ifneq ($(wildcard web/package.json),)
client-check: $(CLIENT) | build/log ## the client's own types, lint and tests
	$(call say,client checks)
	@for step in lint check test; do \
	    $(NPM) --prefix web run $$step > build/log/web-$$step.txt 2>&1 || { cat build/log/web-$$step.txt; exit 1; }; done
else
client-check: client
endif

.PHONY: tests
tests: $(ENV) client chromium postgres ray openspiel ## pytest, interpreted
	$(call say,tests)
	@$(BIN)/pytest -q -n $(JOBS) --dist worksteal

.PHONY: same-games
same-games: compiled ## proof: compiled and interpreted play the same games
	$(call say,compiled = interpreted)
	@$(PY) tools/same_games.py

.PHONY: screens
screens: $(ENV) client chromium ## pictures of every page at every size, in build/screens
	@$(PY) tools/screens.py $(SCREENS)

.PHONY: records
records: $(ENV) ## rewrite tests/records; review the diff
	@$(PY) tools/records.py

.PHONY: bench
bench: compiled $(PEER) ## speed, interpreted, compiled and against a peer
	@COURTIER_PEER=build/peer/bin/python PYTHONPATH=build/compiled $(BIN)/courtier bench
$(PEER): tools/peer.txt
	$(call say,peer: Catanatron in build/peer)
	@$(PYTHON) -m venv build/peer && build/peer/bin/python -m pip install -qq --disable-pip-version-check -r $<
	@touch $@

.PHONY: wheel
wheel: $(ENV) client ## a wheel for this machine in dist, tried where nothing else is installed
	@rm -rf build/lib build/lib.* build/bdist.* build/wheel dist/courtier-*.whl
	$(call say,wheel: compiling (minutes))
	@COURTIER_STRICT=1 $(PIP) wheel -q --no-deps --no-build-isolation -w dist .
	$(call say,wheel: trying it in build/wheel)
	@$(PY) -m venv build/wheel
	@build/wheel/bin/python -m pip install -qq --disable-pip-version-check -c constraints.txt dist/courtier-*.whl
	@build/wheel/bin/python tools/try_wheel.py --games 30
	@build/wheel/bin/python -m pip install -qq --disable-pip-version-check -c constraints.txt 'courtier[table]'
	@build/wheel/bin/python tools/try_wheel.py

.PHONY: docs
docs: $(ENV) ## the documents and a reference of the Python API as a site, in build/site
	@$(PY) tools/docs.py

# Debian's packages that some tests need. Elsewhere, or without the right to install, those tests say that they are skipped.
define debian
	@if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then echo 'installing $(1)'; \
	    { apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -qy install --no-install-recommends $(1); } \
	    > build/log/$(1).txt 2>&1 || echo '$(1): could not be installed, see build/log/$(1).txt'; \
	else echo '$(1): not here, its tests will be skipped (install it as root: apt-get install $(1))'; fi
endef

.PHONY: chromium
chromium: $(if $(shell command -v chromium),,install-chromium) ## the browser for the browser tests
	@:
.PHONY: postgres
postgres: $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,install-postgresql) ## the database for the server tests
	@:
.PHONY: ray
ray: $(ENV) | build/log ## Ray, for the arena's cluster tests: large, so only they ask for it
	@$(PY) -c 'import ray' 2> /dev/null || $(PIP) install -qq -c constraints.txt ray 2> build/log/ray.txt \
	    || echo 'ray: could not be installed, its tests will be skipped; see build/log/ray.txt'
.PHONY: openspiel
openspiel: $(ENV) | build/log ## OpenSpiel, for its tests: it has no wheel for every machine
	@$(PY) -c 'import pyspiel' 2> /dev/null || $(PIP) install -qq -c constraints.txt open_spiel 2> build/log/openspiel.txt \
	    || echo 'openspiel: could not be installed, its tests will be skipped; see build/log/openspiel.txt'
.PHONY: install-chromium install-postgresql
install-chromium install-postgresql: install-%: | build/log
	$(call debian,$*)

.PHONY: hooks
hooks: $(ENV) ## ruff and mypy before each of your commits
	@$(BIN)/pre-commit install

.PHONY: constraints
constraints: ## newest versions into constraints.txt; review the diff
	@rm -rf build/fresh && $(PYTHON) -m venv build/fresh
	@build/fresh/bin/python -m pip install -qq -U setuptools wheel mypy
	@COURTIER_PURE=1 build/fresh/bin/python -m pip install -qq --no-build-isolation -e '.[dev,ray,openspiel]'
	@{ head -n 1 constraints.txt; build/fresh/bin/python -m pip freeze --all --exclude-editable | grep -v '^pip=='; } > build/constraints.txt
	@mv build/constraints.txt constraints.txt

build/log:
	@mkdir -p $@

# A list changes when a file comes or goes, which the files that are left cannot tell.
build/log/%.list: FORCE | build/log
	@echo '$(sort $($*))' | cmp -s - $@ || echo '$(sort $($*))' > $@
.PHONY: FORCE

.PHONY: clean
clean: ## remove what the build made; .venv and node_modules stay
	@rm -rf build dist src/courtier/static src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .schemathesis
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
