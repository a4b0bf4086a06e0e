"""Tests that the Python examples in the documentation run and print what the pages show."""

import doctest
import re
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
# The pages that contain Python examples.
PAGES = [
    page.relative_to(PROJECT).as_posix()
    for page in [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
    if ">>> " in page.read_text(encoding="utf-8")
]


def doctest_of(page: str) -> doctest.DocTest:
    """Return a page as one doctest, whose examples share their variables. Code fences are removed."""
    text = (PROJECT / page).read_text(encoding="utf-8")
    return doctest.DocTestParser().get_doctest(re.sub(r"^```.*$", "", text, flags=re.M), {}, page, page, 0)


@pytest.mark.parametrize("page", PAGES)
def test_examples_on_a_page_run_and_print_what_it_shows(page):
    output: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(doctest_of(page), out=output.append)
    assert not runner.failures, "".join(output)


def test_contract_page_has_many_examples():
    assert "docs/contract.md" in PAGES
    assert len(doctest_of("docs/contract.md").examples) > 40


def test_wrong_example_is_found(tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "PROJECT", tmp_path)
    (tmp_path / "page.md").write_text("```python\n>>> 1 + 1\n3\n```\n")
    with pytest.raises(AssertionError, match="Expected"):
        test_examples_on_a_page_run_and_print_what_it_shows("page.md")
