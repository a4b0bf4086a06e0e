"""Tests of the client's files: their size, licences, catalogs, and resources from other sites."""

import gzip
import re
from pathlib import Path

import durbar
from kit.catalogs import arguments_of, entries_of, faults_in_french

WEB = Path(durbar.__file__).parent / "web"
SCRIPTS = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
STYLES = sorted(WEB.rglob("*.css"))
# The folders with message catalogs.
CATALOGS = sorted({path.parent for path in WEB.rglob("*.ftl")})
BUDGET = 500_000
"""The maximum total size, in bytes, of compressed scripts, compressed style sheets and fonts. A page loads only some of
them; `test_first_table.py` measures what a first table loads.
"""
MAX_COLUMNS = 120
"""The maximum length of a line."""


def test_catalogs_have_the_same_messages_in_every_language():
    assert len(CATALOGS) > 3
    for folder in CATALOGS:
        english, french = entries_of(folder / "en.ftl"), entries_of(folder / "fr.ftl")
        assert french.keys() == english.keys(), folder
        assert arguments_of(french) == arguments_of(english), folder
        assert faults_in_french(english, french) == [], folder


def test_every_message_in_a_script_is_in_a_catalog():
    known = {name for folder in CATALOGS for name in entries_of(folder / "en.ftl")}
    used = {
        (path.name, name)
        for path in SCRIPTS
        for name in re.findall(r"(?<![\w.])t\(\s*'([a-z][a-z0-9-]*)'", path.read_text())
    }
    assert len(used) > 100
    assert sorted((path, name) for path, name in used if name not in known) == []


def test_every_message_of_a_catalog_is_used():
    scripts = "".join(path.read_text() for path in SCRIPTS)
    # An id is written in full, or as a prefix in a template: `level-${level}`.
    prefixes = tuple(sorted(set(re.findall(r"[`']([a-z][a-z0-9-]*-)\$\{", scripts))))
    for folder in CATALOGS:
        referenced = set(re.findall(r"\{ ([a-z][a-z0-9-]*)[ .(]", (folder / "en.ftl").read_text()))
        unused = [
            name
            for name in entries_of(folder / "en.ftl")
            if f"'{name}'" not in scripts and name not in referenced and not name.startswith(prefixes)
        ]
        assert unused == [], folder


def test_scripts_styles_and_fonts_stay_within_the_budget():
    text = sum(len(gzip.compress(path.read_bytes())) for path in [*WEB.rglob("*.js"), *STYLES])
    fonts = sum(path.stat().st_size for path in WEB.rglob("*.woff2"))
    assert 50_000 < text + fonts < BUDGET


def test_lines_are_not_too_long():
    """The formatter does not wrap templates and comments, so their lines are checked here."""
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in [*SCRIPTS, *STYLES]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > MAX_COLUMNS
    ]
    assert long == []


def test_pages_load_no_foreign_resources_and_no_inline_scripts():
    for path in [*SCRIPTS, *STYLES, WEB / "index.html"]:
        text = path.read_text()
        foreign = [
            url for url in re.findall(r"https?://[^\s'\"`)<]+", text) if not url.startswith("http://www.w3.org/")
        ]
        assert not foreign, path
        assert not re.search(r"\sstyle=\"|javascript:|\son[a-z]+=\"", text), path
        imports = re.findall(r"(?:from|import)\s*\(?\s*'([^']+)'", text) if path in SCRIPTS else []
        assert all(name.startswith(("./", "../")) for name in imports), path
    assert "<script>" not in (WEB / "index.html").read_text()


def test_vendored_packages_have_a_licence_and_a_pinned_version():
    folders = [path for path in (WEB / "vendor").iterdir() if path.is_dir()]
    assert len(folders) >= 5
    assert [folder.name for folder in folders if not (folder / "LICENSE").is_file()] == []
    versions = (WEB / "vendor" / "VERSIONS").read_text().split()
    assert all(re.fullmatch(r"@?[\w/-]+@\d+\.\d+\.\d+", version) for version in versions)
