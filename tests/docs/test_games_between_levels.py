"""Tests that docs/games-between-levels.md quotes moves, gains and results as they are in its game records."""

import re
from pathlib import Path

import pytest

from durbar.games.game import Game
from durbar.games.record import read_record, replay

PAGE = Path(__file__).parents[2] / "docs" / "games-between-levels.md"
FOLDER = PAGE.with_suffix("")
RECORDS = sorted(path.stem for path in FOLDER.iterdir())
# A quoted move, such as "move 38, Novice, `yEE` (+1)": its number, perhaps its seat, the move, and perhaps its gain.
QUOTED = re.compile(r"\bmove (\d+)(?:, ([^,`]+),)? `([^`]+)`(?: \(([+-]\d+)\))?", re.I)


def chapter_about(name: str, text: str | None = None) -> str:
    """Return the chapter about one game, with each paragraph on one line. ``text`` replaces the text of the page."""
    page = PAGE.read_text(encoding="utf-8") if text is None else text
    chapters = re.split(r"^## ", page, flags=re.M)
    (chapter,) = (chapter for chapter in chapters if f"]({FOLDER.name}/{name}.json)" in chapter)
    return re.sub(r"\n +", " ", chapter)


def replay_game(name: str) -> tuple[Game, list[str]]:
    """Return a game of the page, replayed from its record, and the names of its seats."""
    record = read_record((FOLDER / f"{name}.json").read_bytes())
    return replay(record), record["seats"]


def check_moves(text: str, game: Game, seats: list[str]) -> int:
    """Check that each quoted move has the quoted number, seat and gain; return the number of quoted moves."""
    quoted = QUOTED.findall(text)
    for number, seat, move, gain in quoted:
        before, after = game.at(int(number) - 1), game.at(int(number))
        mover = before.to_move
        assert mover is not None
        assert after.moves[-1].text == move, f"move {number}"
        assert seat in {"", seats[mover]}, f"move {number} is made by {seats[mover]}"
        if gain:
            assert after.position.score(mover) - before.position.score(mover) == int(gain), f"gain of move {number}"
    return len(quoted)


def check_better_moves(text: str, game: Game) -> int:
    """Check that each move after "Better:" was legal and was not made; return the number of these moves."""
    count = 0
    for line in re.findall(r"^- Move .*$", text, re.M):
        number = int(re.search(r"\d+", line)[0])
        for better in re.findall(r"Better: `([^`]+)`", line):
            assert better in {move.text for move in game.at(number - 1).legal_moves}, f"{better} at move {number}"
            assert better != game.moves[number - 1].text
            count += 1
    return count


def test_page_has_a_chapter_for_each_of_five_records():
    assert len(RECORDS) == 5
    games = [game for game, _ in map(replay_game, RECORDS)]
    assert {game.setting.rulebook.name for game in games} == {"taj-mahal", "maharani"}
    assert all(chapter_about(name) for name in RECORDS)


@pytest.mark.parametrize("name", RECORDS)
def test_results_on_the_page_equal_those_of_the_record(name):
    game, seats = replay_game(name)
    assert game.outcome is not None
    table_rows = re.findall(r"^\| (\w[^|]*?) \| (\d+) \| (\d+) \|$", chapter_about(name), re.M)
    outcome = zip(seats, game.outcome.scores, game.outcome.ranks, strict=True)
    assert {(seat, int(score), int(rank)) for seat, score, rank in table_rows} == set(outcome)


@pytest.mark.parametrize("name", RECORDS)
def test_quoted_moves_were_made_and_better_ones_were_legal(name):
    game, seats = replay_game(name)
    assert check_moves(chapter_about(name), game, seats) >= 5
    assert check_better_moves(chapter_about(name), game) >= 1


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("Move 38, Novice, `yEE`", "Move 38, Novice, `gEE`"),
        ("Move 38, Novice, `yEE`", "Move 39, Novice, `yEE`"),
        ("Move 38, Novice, `yEE`", "Move 38, Expert, `yEE`"),
        ("`^Jaunpur` (+1)", "`^Jaunpur` (+2)"),
        ("Better: `^Kalinjar`", "Better: `^Delhi`"),
    ],
)
def test_wrong_quotation_is_found(right, wrong):
    name = "taj-mahal-four"
    game, seats = replay_game(name)
    page = PAGE.read_text(encoding="utf-8")
    assert right in page
    text = chapter_about(name, page.replace(right, wrong))
    with pytest.raises(AssertionError, match=r"move|\^Delhi"):
        check_better_moves(text, game) if "Better" in right else check_moves(text, game, seats)
