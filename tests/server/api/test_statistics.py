"""Tests of a browser's statistics over HTTP."""

import pytest

from durbar.tables.statistics import MIN_GAMES
from server.playing import friends, play_on

pytestmark = pytest.mark.anyio

# The response to a browser without finished games.
NO_STATISTICS = {"played": 0, "left_out": 0, "enough": MIN_GAMES, "games": []}


async def test_statistics_are_empty_without_finished_games(server):
    noor = server.person("Noor")
    assert await noor.get("/statistics") == NO_STATISTICS
    await noor.open_table("me", "novice")
    assert await noor.get("/statistics") == NO_STATISTICS, "a running game does not count"


async def test_statistics_cover_the_finished_games_of_the_browser(server):
    table, (noor, ines) = await friends(server)
    outcome = (await play_on(table, {0: noor, 1: ines}))["view"]["outcome"]
    for seat, (person, other) in enumerate(((noor, "Ines"), (ines, "Noor"))):
        answer = await person.get("/statistics")
        assert (answer["played"], answer["left_out"]) == (1, 0)
        (toy,) = answer["games"]
        assert (toy["game"], toy["all"]["played"], toy["all"]["won"]) == ("toy", 1, int(seat in outcome["winners"]))
        assert toy["all"]["points"] == {"mean": outcome["scores"][seat], "low": None, "high": None}
        assert [(item["who"], item["name"]) for item in toy["opponents"]] == [("person", other)]
        assert sum(item["points"]["mean"] for item in toy["sources"]) == outcome["scores"][seat]
        (latest,) = toy["latest"]
        assert (latest["table"], latest["place"]) == (table, outcome["ranks"][seat])
    assert await server.person("Tara").get("/statistics") == NO_STATISTICS


async def test_progress_has_the_records_of_the_browser(server):
    noor = server.person("Noor")
    assert await noor.get("/progress") == {"games": [], "next": None}
    made = await noor.open_table("me", "novice", game="toy")
    shown = await play_on(made["table"], {0: noor})
    outcome, sheet = shown["view"]["outcome"], shown["view"]["sheet"]
    (toy,) = (await noor.get("/progress"))["games"]
    (record,) = toy["levels"]
    points, has_won = outcome["scores"][0], int(0 in outcome["winners"])
    assert record == {
        "level": "novice",
        "played": 1,
        "won": has_won,
        "best": {"points": points, "players": 2, "table": made["table"]},
        "streak": has_won,
        "longest": has_won,
    }
    chapters = [sum(row[0].values()) for row in sheet["rows"]]
    assert toy["best"] == {
        "chapter": chapters.index(max(chapters)) + 1,
        "points": max(chapters),
        "table": made["table"],
    }
    assert await server.person("Tara").get("/progress") == {"games": [], "next": None}


@pytest.mark.parametrize(("game", "steps"), [("taj-mahal", 12), ("maharani", 56)])
async def test_list_says_how_far_each_game_is(server, game, steps):
    noor = server.person("Noor")
    await noor.open_table("me", "open", game=game)
    assert (await noor.get("/tables"))[0]["progress"] is None, "the game has not started"
    await noor.open_table("me", "me", game=game)
    progress = (await noor.get("/tables"))[0]["progress"]
    assert progress == {"at": 1 if game == "taj-mahal" else 0, "of": steps}


async def test_chat_after_the_end_does_not_change_statistics(server):
    table, (noor, ines) = await friends(server)
    await play_on(table, {0: noor, 1: ines})
    before = await noor.get("/statistics")
    await noor.act(table, "chat", seat=0, text="well played")
    assert await noor.get("/statistics") == before


async def test_first_seat_counts_when_one_browser_holds_several(server):
    noor = server.person("Noor")
    table = (await noor.open_table("me", "me"))["table"]
    outcome = (await play_on(table, {0: noor, 1: noor}))["view"]["outcome"]
    answer = await noor.get("/statistics")
    assert answer["played"] == 1
    assert answer["games"][0]["latest"][0]["points"] == outcome["scores"][0]


async def test_watched_and_imported_games_are_not_counted(server):
    table, (noor, ines) = await friends(server, open_to_watch=True)
    await play_on(table, {0: noor, 1: ines})
    record = await noor.get(f"/tables/{table}/record")
    tara = server.person("Tara")
    await tara.post(f"/tables/{table}/watch")
    for open_as in ("finished", "analysis"):
        await tara.post("/import", {"record": record, "as": open_as})
    assert await tara.get("/statistics") == NO_STATISTICS


async def test_player_who_left_has_no_statistics_and_does_not_count_as_an_opponent(server):
    table, (noor, ines) = await friends(server)
    await ines.act(table, "leave", seat=1)
    await play_on(table, {0: noor})
    assert (await noor.get("/statistics"))["played"] == 1
    assert (await noor.get("/statistics"))["games"][0]["opponents"] == []
    assert await ines.get("/statistics") == NO_STATISTICS, "Ines no longer holds the seat"


async def test_uncounted_table_is_reported_as_left_out(server):
    """The stored terms of a guided game or of a branch say that the game does not count."""
    table, (noor, ines) = await friends(server)
    live = await server.services.table_cache.get(table)
    assert live.table.counted
    live.table.terms = {**live.table.terms, "counted": False}
    await play_on(table, {0: noor, 1: ines})
    answer = await noor.get("/statistics")
    assert (answer["played"], answer["left_out"], answer["games"]) == (0, 1, [])


async def test_game_in_which_a_player_looked_and_took_back_does_not_count(server):
    """Otherwise a player could take draws back again and again until a good card comes."""
    noor = server.person("Noor")
    table = (await noor.open_table("me", "me"))["table"]
    mover = (await noor.look(table, 0))["view"]["to_move"]
    await noor.move(table, mover, "draw")
    state = await noor.look(table, mover)
    assert state["uncounted"] is None
    await noor.act(table, "take-back", seat=mover, version=state["version"])
    await noor.act(table, "agree", seat=1 - mover)
    assert (await noor.look(table, 0))["uncounted"] == "took-back"
    await play_on(table, {0: noor, 1: noor})
    answer = await noor.get("/statistics")
    assert (answer["played"], answer["left_out"], answer["games"]) == (0, 1, [])
    assert [row["counted"] for row in await noor.get("/tables")] == [False]


async def test_rules_are_translated_and_the_standard_board_is_the_same_as_at_a_table(server):
    noor = server.person("Noor")
    english, french = [await noor.get("/games/maharani/rules", lang=lang) for lang in ("en", "fr")]
    assert (english["language"], french["language"]) == ("en", "fr")
    assert "MH-4.1" in english["text"]
    assert "MH-4.1" in french["text"] != english["text"]
    table = (await noor.open_table("me", "novice", game="maharani"))["table"]
    assert await noor.get("/games/maharani/board") == await noor.get(f"/tables/{table}/board")
    assert await noor.get("/games/toy/board") == {}
    assert (await noor.refusal("GET", "/games/chess/board"))[0] == 404
