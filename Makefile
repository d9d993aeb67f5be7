# Courtier's commands: `make play` and `make test` are the two that matter; `make help` lists the rest.
# Every slow step leaves a stamp and is skipped when nothing it depends on has changed.

PYTHON ?= python3
JOBS   ?= 2

.DEFAULT_GOAL := help
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:

BIN     := .venv/bin
PY      := $(BIN)/python
PIP     := $(PY) -m pip --disable-pip-version-check
ENV     := .venv/.stamp

say = @printf '\033[1m%s\033[0m\n' "$(1)"

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: env
env: $(ENV) ## Python environment in .venv, exact versions
$(ENV): pyproject.toml constraints.txt
	$(call say,environment: .venv (a minute the first time))
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Courtier needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	@test -x $(PY) || $(PYTHON) -m venv .venv
	@mkdir -p src/courtier
	@$(PIP) install -qq -c constraints.txt setuptools wheel
	@COURTIER_PURE=1 $(PIP) install -qq --no-build-isolation -c constraints.txt -e '.[dev]'
	@touch $@
