"""Tests that the playthroughs in the docs are complete and up to date."""

import re

import pytest

import make_playthrough


@pytest.mark.parametrize("page", make_playthrough.PAGES)
def test_stored_playthrough_equals_a_newly_generated_one(page):
    stored = (make_playthrough.FOLDER / f"{page}.md").read_text(encoding="utf-8")
    assert stored == make_playthrough.make_page(page), "run tools/make_playthrough.py"


def test_every_stored_page_is_generated_by_the_tool():
    assert {path.stem for path in make_playthrough.FOLDER.iterdir()} == set(make_playthrough.PAGES)


@pytest.mark.parametrize("page", make_playthrough.PAGES)
def test_playthrough_contains_all_twelve_visits_and_every_move(page):
    text = make_playthrough.make_page(page)
    assert re.findall(r"^## Visit (\d+):", text, re.M) == [str(visit) for visit in range(1, 13)]
    assert len(re.findall(r"^\| Player \| Points scored in visit \d+ \|", text, re.M)) == 12
    numbers = [int(number) for number in re.findall(r"^- (\d+)\. ", text, re.M)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 100


def test_unrest_occurs_only_with_two_players():
    two, four = (make_playthrough.make_page(f"taj-mahal-{players}-players") for players in ("two", "four"))
    assert "protest" in two
    assert "protest" not in four


def test_tool_writes_every_page(tmp_path, capsys):
    assert make_playthrough.main([str(tmp_path / "pages")]) == 0
    assert len(list((tmp_path / "pages").iterdir())) == len(make_playthrough.PAGES) == 2
    assert "taj-mahal-two-players.md" in capsys.readouterr().out
