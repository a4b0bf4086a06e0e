"""Fixtures of the tests of the command line."""

import pytest

import toy.game  # noqa: F401  (registers the toy game)
from durbar.cli.i18n import reset_language
from durbar.cli.main import main


@pytest.fixture(autouse=True)
def english(monkeypatch):
    """Set the language to English, whatever the language of the system is."""
    monkeypatch.setenv("DURBAR_LANG", "en")
    yield
    reset_language()


@pytest.fixture
def durbar(capfd):
    """Return a function that runs a command line in this process and returns its status, output and errors."""

    def run(*arguments):
        status = main([str(argument) for argument in arguments])
        output = capfd.readouterr()
        assert "Traceback" not in output.err
        assert "internal error" not in output.err
        return status, output.out, output.err

    return run
