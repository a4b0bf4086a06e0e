"""Tests that the playthroughs in the docs are up to date."""

import re

import pytest

import make_playthrough


@pytest.mark.parametrize("page", make_playthrough.PAGES)
def test_a_playthrough_made_again_is_the_same(page):
    found = (make_playthrough.FOLDER / f"{page}.md").read_text(encoding="utf-8")
    assert found == make_playthrough.make_page(page), "run tools/make_playthrough.py"


def test_every_page_there_is_comes_from_the_tool():
    assert {path.stem for path in make_playthrough.FOLDER.iterdir()} == set(make_playthrough.PAGES)


@pytest.mark.parametrize("page", make_playthrough.PAGES)
def test_a_playthrough_tells_all_twelve_visits_and_every_move(page):
    text = make_playthrough.make_page(page)
    assert re.findall(r"^## Visit (\d+):", text, re.M) == [str(visit) for visit in range(1, 13)]
    assert len(re.findall(r"^\| Visit \d+ \|", text, re.M)) == 12
    numbers = [int(number) for number in re.findall(r"^- (\d+)\. ", text, re.M)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 100


def test_with_two_players_there_is_unrest():
    two, four = (make_playthrough.make_page(f"taj-mahal-{many}-players") for many in ("two", "four"))
    assert "protest" in two
    assert "protest" not in four


def test_the_tool_writes_every_page(tmp_path, capsys):
    assert make_playthrough.main([str(tmp_path / "pages")]) == 0
    assert len(list((tmp_path / "pages").iterdir())) == len(make_playthrough.PAGES) == 2
    assert "taj-mahal-two-players.md" in capsys.readouterr().out
