"""Tests that the repository contains exactly the pictures that its pages show, and that they are small."""

import re

from page_states import PICTURES
from pictures import DOCS, PROJECT, pictures_in_docs


def test_every_stored_picture_is_shown_and_every_shown_one_is_stored():
    assert {path.name for path in DOCS.iterdir()} == {f"{name}.webp" for name in pictures_in_docs()}


def test_pictures_are_few_and_small():
    sizes = [path.stat().st_size for path in DOCS.iterdir()]
    assert len(sizes) <= 10
    assert max(sizes) <= 150 * 1024


def test_every_shown_picture_can_be_generated_again():
    names = {f"{picture.name}-{size}-{theme}" for picture in PICTURES for size, theme in picture.sizes_and_themes}
    assert pictures_in_docs() <= names


def test_readme_shows_a_picture_before_its_first_heading():
    start = (PROJECT / "README.md").read_text(encoding="utf-8").split("\n## ")[0]
    assert re.search(r"!\[.+\]\(docs/pictures/", start)
