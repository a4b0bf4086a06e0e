# `make help` lists the targets. Everything is installed into .venv, which is created when it is first needed. The file
# .venv/play exists once the packages for playing are installed, and .venv/installed once the tools for tests and
# checks are installed too.

PY := .venv/bin/python
PYTEST := $(PY) -m pytest -n 2 --dist worksteal
SOURCES := src tests tools bench setup.py
# Installs missing Debian packages if the user is root; otherwise prints the command to run, and fails.
SYSTEM = $(if $(wildcard .venv/made),PYTHON=$(PY)) tools/system_packages

# Every isolated build that pip starts installs the versions in constraints.txt.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help play test check long bench soak sanitize rules pictures wheel build format lock audit types clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | while IFS='|' read -r name what; do printf '%-16s %s\n' "$$name" "$$what"; done

# With --package only the modules in src are compiled, and not those of the games in tests.
play: PACKAGE := --package
play: build ## play against bots in the browser; installs only what playing needs
	@.venv/bin/durbar serve --open '#/now'

# The system packages are checked before anything is downloaded, so that a user who is not root soon learns which packages
# are missing.
test: ## run all tests with compiled rules, then the quick tests uncompiled; needs a C compiler, PostgreSQL and Chromium
	@$(SYSTEM) python venv headers compiler postgres chromium
	@$(MAKE) --no-print-directory .venv/installed
	@DURBAR_REQUIRE_COMPILED=1 $(MAKE) --no-print-directory build
	$(PYTEST) -m "not long"
	$(PY) tools/uncompiled -n 2 --dist worksteal

check: .venv/installed build ## check format, lint and types, and run the fast tests: about two minutes
	$(PY) -m ruff format --check $(wildcard $(SOURCES))
	$(PY) -m ruff check $(wildcard $(SOURCES))
	$(PY) tools/typecheck.py
	$(PY) tools/weblint
	$(PY) tools/webtypes
	$(PYTEST) -m "not slow"

long: .venv/installed build ## run the tests that `make test` leaves out: thousands of games, compiled and uncompiled
	$(PYTEST) -m long

bench: .venv/bench build ## measure the speed, and compare it with plain C and with OpenSpiel's card games
	$(PY) bench/run.py --openspiel

soak: .venv/installed build ## play many random games and check the invariants after every decision
	$(PY) tools/soak.py

sanitize: .venv/installed ## test the kernel with the address and undefined-behaviour sanitizers
	@$(SYSTEM) headers compiler
	$(PY) tools/sanitize

rules: .venv/installed build ## list which test covers which rule
	$(PY) tools/rules_covered.py

pictures: .venv/installed build ## take screenshots of the web client, into build/pictures
	@$(SYSTEM) chromium
	$(PY) tools/pictures.py

wheel: .venv/installed ## build the source archive and the compiled wheel, into dist
	@$(SYSTEM) headers compiler
	rm -rf dist src/durbar.egg-info
	DURBAR_REQUIRE_COMPILED=1 $(PY) -m build --no-isolation --outdir dist

# If there is a C compiler, a module that does not compile is an error. Without a compiler the package runs uncompiled.
build: .venv/play ## compile the modules that have changed, in place
	@if [ -z "$$DURBAR_PURE" ] && $(SYSTEM) --have headers compiler; then export DURBAR_REQUIRE_COMPILED=1; fi; \
	tools/timed Built $(PY) tools/extensions.py $(PACKAGE)

format: .venv/installed ## format the code and fix what the linter can fix
	$(PY) -m ruff check --fix-only $(wildcard $(SOURCES))
	$(PY) -m ruff format $(wildcard $(SOURCES))
	$(PY) tools/weblint --write

lock: .venv/installed ## write the hashes of all packages in constraints.txt into requirements/*.txt
	$(PY) tools/lock_packages.py

# pip-audit asks a public database of vulnerabilities, so it needs the network. With --strict it fails if the database
# does not know a package. It is installed for this target only.
audit: .venv/installed ## look for known vulnerabilities in the packages of requirements/*.txt
	$(PY) tools/lock_packages.py --check
	$(PY) -m venv .venv/audit && env -u PIP_CONSTRAINT .venv/audit/bin/python -m pip install --quiet 'pip-audit>=2.9,<3'
	.venv/audit/bin/pip-audit --strict --require-hashes --disable-pip $(foreach list,play test bench,--requirement requirements/$(list).txt)

types: .venv/installed build ## regenerate the TypeScript types of the HTTP API
	$(PY) tools/webtypes --write

clean: ## remove everything that was built, except .venv
	rm -rf build dist src/durbar.egg-info .coverage .coverage.* htmlcov .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools \( -name '*.so' -o -name '*.pyc' \) -delete

.venv/made:
	@tools/system_packages --have python venv headers || tools/system_packages python venv headers compiler
	"$$(tools/newest_python)" -m venv --clear .venv
	@touch $@

# pip compares every file that it downloads with the hashes in requirements/*.txt. The lists are complete, so pip does
# not look for further packages.
INSTALL := $(PY) -m pip install --quiet --no-deps --require-hashes --requirement

# The package itself is installed uncompiled, as an editable install of src. The target `build` compiles it in place.
.venv/play: .venv/made pyproject.toml setup.py requirements/play.txt
	@tools/timed "Installed what Durbar needs to run" $(INSTALL) requirements/play.txt
	@tools/timed "Installed Durbar" env DURBAR_PURE=1 $(PY) -m pip install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

.venv/installed: .venv/play requirements/test.txt
	@tools/timed "Installed the tools for tests and checks" $(INSTALL) requirements/test.txt
	@touch $@

.venv/bench: .venv/installed requirements/bench.txt
	@tools/timed "Installed OpenSpiel" $(INSTALL) requirements/bench.txt
	@touch $@
