"""The page about changing Durbar: every file and folder it names is there."""

import re
from pathlib import Path

HOME = Path(__file__).parents[2]
PAGE = (HOME / "docs" / "changing.md").read_text(encoding="utf-8")


def test_every_file_on_the_page_is_there():
    named = {path for path in re.findall(r"`((?:src|tests|tools|docs)/[\w./]+)`", PAGE) if "NAME" not in path}
    assert len(named) > 12
    assert [path for path in sorted(named) if not (HOME / path).exists()] == []


def test_commands_use_files_that_are_there():
    run = set(re.findall(r"python ((?:tests|tools)/[\w./]+)", PAGE))
    assert run == {"tests/golden/make.py", "tools/extensions.py", "tools/make_fixtures.py", "tools/uncompiled"}
    assert all((HOME / path).exists() for path in run)


def test_house_option_takes_six_files():
    section = PAGE.split("## Add a house option")[1].split("\n## ")[0]
    assert len(re.findall(r"^\| `", section, re.M)) == 6


def test_pages_for_contributors_link_to_it():
    assert "(docs/changing.md)" in (HOME / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "(changing.md)" in (HOME / "docs" / "architecture.md").read_text(encoding="utf-8")
