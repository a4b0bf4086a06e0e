"""Tests of analyses over HTTP, and of continuing a finished game from a move."""

import asyncio
import os
import threading
import time

import pytest
import sqlalchemy as sa

from analysis.games import random_game
from durbar.analysis.analysing import Plan, analyse
from durbar.server.services import analysis_jobs
from durbar.server.storage.schema import analyses
from server.playing import eventually, friends, play_on, serving

pytestmark = pytest.mark.anyio
ITERATIONS = 2
"""Few search iterations, so that an analysis is fast."""


@pytest.fixture
async def server(ready_url):
    """A server whose analyses use few iterations."""
    async with serving(ready_url, analysis_iterations=ITERATIONS) as started:
        yield started


async def finished_table(server, seats=2):
    """Return a table whose game is over, and its players."""
    table, people = await friends(server, seats, edition="short")
    await play_on(table, dict(enumerate(people)))
    return table, people


async def wait_for_analysis(person, table):
    """Wait for an analysis and return it."""

    async def finished_analysis():
        answer = await person.get(f"/tables/{table}/analysis")
        return answer if answer["state"] == "done" else None

    return await eventually(finished_analysis)


class PausedAnalysis:
    """Replaces `analyse` by a function that waits until `resume` is true."""

    def __init__(self, monkeypatch):
        self.started, self.resume = asyncio.Event(), False
        self.seeds = []
        """The seeds of the games whose analysis has started."""
        loop = asyncio.get_running_loop()

        def wait_and_analyse(record, plan, progress, stop):
            self.seeds.append(record["seed"])
            loop.call_soon_threadsafe(self.started.set)
            progress(1, 9)  # one of nine decisions is analysed
            while not self.resume:
                time.sleep(0.002)
                if stop():
                    raise analysis_jobs.Stopped("stopped")
            return analyse(record, plan, progress, stop)

        monkeypatch.setattr(analysis_jobs, "analyse", wait_and_analyse)


async def test_finished_game_is_analysed_and_explained(server):
    table, (noor, ines) = await finished_table(server)
    assert (await noor.get(f"/tables/{table}/analysis"))["state"] == "none"
    first = await noor.post(f"/tables/{table}/analysis")
    assert first["state"] in {"waiting", "running", "done"}
    found = await wait_for_analysis(ines, table)
    record = await noor.get(f"/tables/{table}/record")
    expected = analyse(record, Plan(ITERATIONS))
    numbers = [decision["number"] for decision in found["result"]["decisions"]]
    assert numbers == [decision["number"] for decision in expected["decisions"]]
    assert found["result"]["turning_points"] == expected["turning_points"]
    assert found["result"]["line"] == expected["line"]
    messages = [message for decision in found["result"]["decisions"] for message in decision["story"]]
    assert any("Noor" in message["text"] for message in messages)
    french = await noor.get(f"/tables/{table}/analysis", lang="fr")
    assert french["result"]["line"] == found["result"]["line"]
    again = await ines.post(f"/tables/{table}/analysis")
    assert again == found


async def test_running_game_cannot_be_analysed(server):
    table, people = await friends(server, 2, edition="short")
    await play_on(table, dict(enumerate(people)), moves=2)
    for person in people:
        assert await person.api_error(table, "analysis") == (409, "not-now")
        assert (await person.refusal("GET", f"/tables/{table}/analysis"))[0] == 409
        assert await person.api_error(table, "branch-off", number=0, seat=0) == (409, "not-now")
    stranger = server.person("Stranger")
    await stranger.get("/me")
    for method in ("GET", "POST"):
        assert (await stranger.refusal(method, f"/tables/{table}/analysis"))[0] == 404


async def test_spectators_read_an_analysis_but_cannot_request_one(server):
    table, (noor, _) = await finished_table(server)
    watcher = server.person("Watcher")
    await watcher.open_link((await noor.act(table, "watch-link"))["link"])
    assert await watcher.api_error(table, "analysis") == (404, "not-found")
    assert await watcher.api_error(table, "branch-off", number=0, seat=0) == (404, "not-found")
    await noor.post(f"/tables/{table}/analysis")
    await wait_for_analysis(watcher, table)


async def test_analyses_run_one_at_a_time_in_a_bounded_queue(ready_url, monkeypatch):
    async with serving(ready_url, analysis_iterations=ITERATIONS, max_waiting_analyses=2) as server:
        tables = [await finished_table(server) for _ in range(3)]
        paused = PausedAnalysis(monkeypatch)
        for table, (noor, _) in tables[:2]:
            await noor.post(f"/tables/{table}/analysis")
        await paused.started.wait()
        (first, (noor, _)), (second, (other, _)), (third, (late, _)) = tables

        async def is_running():
            found = await noor.get(f"/tables/{first}/analysis")
            return (found["state"], found["done"], found["whole"]) == ("running", 1, 9)

        await eventually(is_running)
        found = await other.get(f"/tables/{second}/analysis")
        assert (found["state"], found["ahead"], found["result"]) == ("waiting", 1, None)
        assert await late.api_error(third, "analysis") == (409, "too-many-analyses")
        assert len(paused.seeds) == 1
        paused.resume = True
        await wait_for_analysis(noor, first)
        await wait_for_analysis(other, second)
        assert len(paused.seeds) == 2
        await late.post(f"/tables/{third}/analysis")
        await wait_for_analysis(late, third)


async def test_analysis_runs_at_low_priority(server, monkeypatch):
    table, (noor, _) = await finished_table(server)
    priorities = []

    def record_priority(record, plan, *arguments):
        priorities.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return analyse(record, plan, *arguments)

    monkeypatch.setattr(analysis_jobs, "analyse", record_priority)
    await noor.post(f"/tables/{table}/analysis")
    await wait_for_analysis(noor, table)
    assert priorities == [analysis_jobs.NICENESS]
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) < analysis_jobs.NICENESS


async def test_interrupted_analysis_is_restarted_with_the_server(ready_url, monkeypatch):
    async with serving(ready_url, analysis_iterations=ITERATIONS) as server:
        table, (noor, _) = await finished_table(server)
        paused = PausedAnalysis(monkeypatch)
        await noor.post(f"/tables/{table}/analysis")
        await paused.started.wait()
    monkeypatch.undo()
    async with serving(ready_url, analysis_iterations=ITERATIONS) as server:
        noor_after_restart = server.person("Noor")
        noor_after_restart.client.cookies = noor.client.cookies
        found = await wait_for_analysis(noor_after_restart, table)
        assert found["result"] == (await noor_after_restart.get(f"/tables/{table}/analysis"))["result"]
    async with serving(ready_url, analysis_iterations=ITERATIONS) as server:
        noor_after_second_restart = server.person("Noor")
        noor_after_second_restart.client.cookies = noor.client.cookies
        analysis = await noor_after_second_restart.get(f"/tables/{table}/analysis")
        assert analysis["result"] == found["result"]


async def test_failed_analysis_is_dropped_and_the_next_one_runs(server, monkeypatch, caplog):
    failing, (noor, _) = await finished_table(server)
    other, (ines, _) = await finished_table(server)
    monkeypatch.setattr(analysis_jobs, "analyse", lambda *_: 1 / 0)
    await noor.post(f"/tables/{failing}/analysis")

    async def is_dropped():
        return (await noor.get(f"/tables/{failing}/analysis"))["state"] == "none"

    await eventually(is_dropped)
    assert "could not be analysed" in caplog.text
    monkeypatch.undo()
    await ines.post(f"/tables/{other}/analysis")
    await wait_for_analysis(ines, other)


async def test_deleting_a_table_deletes_its_analysis(server):
    table, (noor, _) = await finished_table(server)
    await noor.post(f"/tables/{table}/analysis")
    await wait_for_analysis(noor, table)
    await noor.delete(f"/tables/{table}")
    async with server.services.database.read() as connection:
        assert (await connection.execute(sa.select(analyses))).all() == []


async def test_imported_record_can_be_analysed(server):
    noor = server.person("Noor")
    game = random_game(players=2, edition="short")
    for open_as in ("analysis", "finished"):
        made = await noor.post("/import", {"record": game.record(["Noor", "Ines"]), "as": open_as})
        await noor.post(f"/tables/{made['table']}/analysis")
        await wait_for_analysis(noor, made["table"])
    made = await noor.post("/import", {"record": game.at(3).record(["Noor", "Ines"]), "as": "analysis"})
    assert await noor.api_error(made["table"], "analysis") == (409, "not-now")


# -- records ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("open_as", ["analysis", "finished"])
async def test_analysis_in_an_imported_record_is_reused(server, monkeypatch, open_as):
    table, (noor, _) = await finished_table(server)
    assert "analysis" not in await noor.get(f"/tables/{table}/record")
    await noor.post(f"/tables/{table}/analysis")
    found = await wait_for_analysis(noor, table)
    record = await noor.get(f"/tables/{table}/record")
    assert record["analysis"] == analyse(record, Plan(ITERATIONS))
    monkeypatch.setattr(analysis_jobs, "analyse", lambda *_: 1 / 0)
    tara = server.person("Tara")
    brought = (await tara.post("/import", {"record": record, "as": open_as}))["table"]
    answer = await tara.post(f"/tables/{brought}/analysis")
    assert answer == {**found, "table": brought, "result": {**found["result"], "brought": True}}
    assert (await tara.get(f"/tables/{brought}/record"))["analysis"] == record["analysis"]
    if open_as == "analysis":
        await tara.act(brought, "branch", number=3, main=True)
        assert "analysis" not in await tara.get(f"/tables/{brought}/record"), "the analysis is of another game"


async def test_invalid_analysis_in_a_record_is_refused(server):
    noor = server.person("Noor")
    record = random_game(players=2, edition="short").record(["Noor", "Ines"])
    for invalid in ("x", {"analysis": 1}, {**analyse(record, Plan(1)), "players": 5}):
        status, error = await noor.refusal("POST", "/import", {"record": {**record, "analysis": invalid}})
        assert (status, error["id"]) == (422, "record")
        assert "analysis in this record is not valid" in error["text"]
    assert await noor.get("/tables") == []
    made = await noor.post("/import", {"record": {**record, "analysis": {"analysis": 99}}, "as": "finished"})
    assert (await noor.get(f"/tables/{made['table']}/analysis"))["state"] == "none", "an unknown format is ignored"


# -- continuing a game ------------------------------------------------------------------------------------------------
async def test_player_continues_a_finished_game_from_a_move_against_bots(server):
    table, (noor, ines) = await finished_table(server, 2)
    record = await noor.get(f"/tables/{table}/record")
    body = {"number": 4, "seat": 1, "bots": "novice"}
    made = await ines.post(f"/tables/{table}/branch-off", body, "a key")
    assert made["new"]
    assert (await ines.post(f"/tables/{table}/branch-off", body, "a key"))["table"] == made["table"]
    state = await ines.look(made["table"], 1)
    assert state["branch"] == {"table": table, "number": 4}
    assert state["you"]["seats"] == [1]
    assert [seat["who"] for seat in state["seats"]] == ["bot", "person"]
    assert state["view"]["moves_made"] >= 4
    assert state["hints"]
    end = await play_on(made["table"], {1: ines})
    assert end["stage"] == "finished"
    branch = await ines.get(f"/tables/{made['table']}/record")
    assert branch["moves"][:4] == record["moves"][:4]
    assert branch["seed"] == record["seed"]
    listed = {row["table"]: row["counted"] for row in await ines.get("/tables")}
    assert listed == {table: True, made["table"]: False}
    assert (await noor.refusal("GET", f"/tables/{made['table']}"))[0] == 404


async def test_branch_that_starts_at_the_deal_is_not_counted_in_statistics(server):
    table, (noor, _) = await finished_table(server)
    made = await noor.post(f"/tables/{table}/branch-off", {"number": 0, "seat": 0})
    listed = {row["table"]: row["counted"] for row in await noor.get("/tables")}
    assert listed[made["table"]] is False


async def test_branch_with_an_invalid_move_number_seat_or_level_is_refused(server):
    table, (noor, _) = await finished_table(server)
    last = len((await noor.get(f"/tables/{table}/record"))["moves"])
    assert await noor.api_error(table, "branch-off", number=last, seat=0) == (409, "not-now")
    assert await noor.api_error(table, "branch-off", number=0, seat=2) == (404, "not-found")
    assert await noor.api_error(table, "branch-off", number=-1, seat=0) == (422, "invalid")
    assert await noor.api_error(table, "branch-off", number=0, seat=0, bots="genius") == (422, "invalid")


async def test_browsers_take_turns_in_the_queue_and_see_their_place(ready_url, monkeypatch):
    limits = {"max_waiting_analyses": 9, "max_own_analyses": 4}
    async with serving(ready_url, analysis_iterations=ITERATIONS, **limits) as server:
        greedy, patient = server.person("Greedy"), server.person("Patient")
        seeds = []
        tables = []  # tables 0 to 4 are Greedy's, 5 and 6 are Patient's
        for person in [greedy] * 5 + [patient] * 2:
            record = random_game("toy", 2, len(seeds)).record()
            seeds.append(record["seed"])
            made = await person.post("/import", {"record": record, "as": "finished"})
            tables.append(made["table"])
        paused = PausedAnalysis(monkeypatch)
        await greedy.post(f"/tables/{tables[0]}/analysis")
        await paused.started.wait()
        for table in tables[1:4]:
            await greedy.post(f"/tables/{table}/analysis")
        status, error = await greedy.refusal("POST", f"/tables/{tables[4]}/analysis")
        assert (status, error["id"]) == (409, "too-many-analyses")
        assert error["text"].startswith("4 of your games are waiting")
        ahead_of_patient = [(await patient.post(f"/tables/{table}/analysis"))["ahead"] for table in tables[5:]]
        ahead_of_greedy = [(await greedy.get(f"/tables/{table}/analysis"))["ahead"] for table in tables[1:4]]
        assert ahead_of_greedy == [1, 3, 5], "the running analysis is always ahead"
        assert ahead_of_patient == [2, 4]
        paused.resume = True
        for table in tables[:4]:
            await wait_for_analysis(greedy, table)
        assert [seeds.index(seed) for seed in paused.seeds] == [0, 1, 5, 2, 6, 3], "the two browsers take turns"
