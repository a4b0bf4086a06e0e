"""Tests of docs/changing.md: every file and folder that the page names exists."""

import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PAGE = (PROJECT / "docs" / "changing.md").read_text(encoding="utf-8")


def test_every_file_on_the_page_exists():
    paths = re.findall(r"`((?:src|tests|tools|docs)/[\w./]+)`", PAGE)
    named = {path for path in paths if "NAME" not in path and "LANG" not in path}
    assert len(named) > 12
    assert [path for path in sorted(named) if not (PROJECT / path).exists()] == []


def test_every_file_in_a_command_on_the_page_exists():
    scripts = set(re.findall(r"python ((?:tests|tools)/[\w./]+)", PAGE))
    assert scripts == {
        "tests/golden/make.py",
        "tools/extensions.py",
        "tools/make_fixtures.py",
        "tools/uncompiled",
        "tools/webtypes",
    }
    assert all((PROJECT / path).exists() for path in scripts)


def test_house_option_section_lists_six_files():
    section = PAGE.split("## Add a house option")[1].split("\n## ")[0]
    assert len(re.findall(r"^\| `", section, re.M)) == 6


def test_api_action_section_lists_six_files():
    section = PAGE.split("## Add an API action")[1].split("\n## ")[0]
    assert len(re.findall(r"^\| `", section, re.M)) == 6


def test_language_section_names_every_folder_with_texts():
    section = PAGE.split("## Add a language")[1]
    package = PROJECT / "src" / "durbar"
    for catalog in package.rglob("catalogs/fr.ftl"):
        parts = catalog.relative_to(package).parts
        folder = "NAME" if parts[2] == "presentation" else parts[0]
        assert re.search(rf"\b{folder}\b", section), catalog
    translated = {path.name.replace(".fr.", ".LANG.") for path in package.rglob("*.fr.md")}
    assert translated == {"primer.LANG.md", "rules.LANG.md"}
    assert all(name in section for name in translated)


def test_pages_for_contributors_link_to_this_page():
    assert "(docs/changing.md)" in (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "(changing.md)" in (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
