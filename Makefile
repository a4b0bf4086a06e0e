# Durbar: `make help` lists what there is. Everything happens in .venv, which is made when first needed.

PY := .venv/bin/python
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
SOURCES := src tests tools bench setup.py

# Every pip that runs below takes the same versions, and so do the isolated builds that pip starts.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play test check long bench soak sanitize rules pictures wheel build format types clean

help: ## what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r name what; do printf '%-16s %s\n' "$$name" "$$what"; done

play: build ## play against bots, in the browser
	@.venv/bin/durbar serve --open '#/now'

test: .venv/installed ## every test compiled, the quick ones uncompiled as well; needs a C compiler, PostgreSQL and Chromium
	@PYTHON=$(PY) tools/system_packages headers compiler postgres chromium
	@DURBAR_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory build
	$(PYTEST) -m "not long"
	$(PY) tools/uncompiled -n 2 --dist worksteal

check: build ## format, lint, types and the fast tests: under two minutes
	$(PY) -m ruff format --check $(wildcard $(SOURCES))
	$(PY) -m ruff check $(wildcard $(SOURCES))
	$(PY) tools/typecheck.py
	$(PY) tools/weblint
	$(PY) tools/webtypes
	$(PYTEST) -m "not slow"

long: build ## what make test runs only a part of: thousands of games at both speeds
	$(PYTEST) -m long

bench: build .venv/bench ## measure the speed, beside a yardstick in C and OpenSpiel's card games
	$(PY) bench/run.py --openspiel

soak: build ## play many random games and check everything that must always hold
	$(PY) tools/soak.py

sanitize: .venv/installed ## play the kernel under the address and undefined-behaviour sanitizers
	@PYTHON=$(PY) tools/system_packages headers compiler
	$(PY) tools/sanitize

rules: build ## which rule is covered by which test
	$(PY) tools/rules_covered.py

pictures: build ## take the pictures of the web anew, into docs/pictures
	@PYTHON=$(PY) tools/system_packages chromium
	$(PY) tools/pictures.py

wheel: .venv/installed ## dist/: the source archive and the compiled wheel
	@PYTHON=$(PY) tools/system_packages headers compiler
	rm -rf dist src/durbar.egg-info
	DURBAR_REQUIRE_COMPILED=1 $(PY) -m build --no-isolation --outdir dist

# With a compiler at hand a chapter that does not compile is an error; without one the package runs uncompiled.
build: .venv/installed ## compile in place what has changed
	@if [ -z "$$DURBAR_PURE" ] && PYTHON=$(PY) tools/system_packages --have headers compiler; then export DURBAR_REQUIRE_COMPILED=1; fi; \
	$(PY) tools/extensions.py

format: .venv/installed ## format the code and mend what the linter can
	$(PY) -m ruff check --fix-only $(wildcard $(SOURCES))
	$(PY) -m ruff format $(wildcard $(SOURCES))
	$(PY) tools/weblint --write

types: build ## make the browser's types of the HTTP API anew
	$(PY) tools/webtypes --write

clean: ## remove everything that was made, except .venv
	rm -rf build dist src/durbar.egg-info .coverage .coverage.* htmlcov .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools \( -name '*.so' -o -name '*.pyc' \) -delete

.venv/made:
	@tools/system_packages --have python venv headers || tools/system_packages python venv headers compiler
	"$$(tools/newest_python)" -m venv --clear .venv
	@touch $@

# The package is installed uncompiled and pointing at src; `build` compiles in place and knows what has changed.
.venv/bench: .venv/installed
	DURBAR_PURE=1 $(PY) -m pip install --quiet --no-build-isolation --editable '.[bench]'
	@touch $@

.venv/installed: .venv/made pyproject.toml setup.py constraints.txt
	$(PY) -m pip install --quiet setuptools cython
	DURBAR_PURE=1 $(PY) -m pip install --quiet --no-build-isolation --editable '.[test,dev]'
	@touch $@
