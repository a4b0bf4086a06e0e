"""Tests of board files over HTTP."""

from importlib.resources import files

import pytest

from durbar.games.game import rulebook

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "standard", "custom"),
    [("taj-mahal", "Srinagar", "Shrinagar"), ("maharani", "second_tile_cost = 2", "second_tile_cost = 1")],
)
async def test_custom_board_file_is_parsed_and_played(server, game, standard, custom):
    """The custom file is the standard file with the text ``standard`` replaced by ``custom``."""
    noor = server.person("Noor")
    folder = game.replace("-", "_")
    text = (files("durbar.games") / folder / "components" / "standard.toml").read_text()
    custom_file = text.replace('name = "', 'name = "Our ', 1).replace(standard, custom)
    board = (await noor.post(f"/games/{game}/board", {"text": custom_file}))["board"]
    assert board["name"].startswith("Our ")
    assert rulebook(game).rules.board_from_dict(board).to_dict() == board
    table = (await noor.open_table("me", "novice", "novice", game=game, board=board))["table"]
    shown = await noor.look(table)
    assert (shown["stage"], shown["own_board"]) == ("running", True)
    own_record = await noor.get(f"/tables/{table}/record", seat=0)
    assert own_record["board"]["name"] == board["name"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("name = ", "TOML"),
        ("{}", "missing"),
        ("[" * 3_000, "deep"),
        ('{"nmae": 3}', "did you mean"),
    ],
)
async def test_invalid_board_file_is_refused_with_an_explanation(server, text, expected):
    status, error = await server.person().refusal("POST", "/games/maharani/board", {"text": text})
    assert status in {400, 409, 422}
    assert expected in error["text"]
