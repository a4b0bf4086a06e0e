"""Tests over HTTP of deals to which people contribute random bits, of the receipt, and of restarts during a deal."""

import json
from hashlib import sha256

import pytest
from typer.testing import CliRunner

from durbar.cli.main import app as command
from durbar.server.services.timeouts import Timeouts
from durbar.tables.deal import SECONDS_TO_REVEAL
from server.playing import play_on, serving

pytestmark = pytest.mark.anyio
BITS = ["11" * 32, "22" * 32]  # the random bits of the two players


@pytest.fixture
async def server(ready_url):
    """A server in this process, on its own SQLite file."""
    async with serving(ready_url) as started:
        yield started


def hash_of(bits):
    """Return the hash of bits in hexadecimal digits."""
    return sha256(bytes.fromhex(bits)).hexdigest()


async def committed_table(server):
    """Open a table where both players have sent the hash of their random bits; return its id and the players."""
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open", edition="short", commitment=hash_of(BITS[0]))
    await ines.open_link(made["links"][0]["link"])
    await ines.act(made["table"], "commit", seat=1, hash=hash_of(BITS[1]))
    return made["table"], [noor, ines]


def verify(record, folder):
    """Return the exit status and the output of ``durbar verify`` for a record."""
    file = folder / "game.json"
    file.write_text(json.dumps(record))
    result = CliRunner().invoke(command, ["verify", str(file)])
    return result.exit_code, " ".join(result.output.split())


async def test_game_is_dealt_from_everyones_bits_and_its_receipt_is_verified(server, tmp_path):
    table, people = await committed_table(server)
    promised = (await people[0].look(table, 0))["shuffle"]
    await people[0].act(table, "start")
    for seat, person in enumerate(people):
        assert (await person.look(table, seat))["dealing"]
        await person.act(table, "reveal", seat=seat, bits=BITS[seat])
    live = await server.services.table_cache.get(table)
    secrets = {live.table.terms["record"]["seed"], live.table.game.seed.hex()}
    for seat, person in enumerate(people):
        for path in ("", "/story", "/record"):
            sent = (await person.ask("GET", f"/tables/{table}{path}", seat=seat)).text
            assert not any(secret in sent for secret in secrets)
    await play_on(table, dict(enumerate(people)))
    shuffle = (await people[1].look(table, 1))["shuffle"]
    assert shuffle["hash"] == promised["hash"] == hash_of(shuffle["secret"])
    assert [item["bits"] for item in shuffle["contributions"]] == BITS
    record = await people[1].get(f"/tables/{table}/record")
    status, output = verify(record, tmp_path)
    assert status == 0
    assert f"hash of the server's secret {promised['hash']}, bits of 2 people checked" in output
    record["receipt"]["contributions"][0]["bits"] = "33" * 32
    status, output = verify(record, tmp_path)
    assert status == 1
    assert "bits of seat 1 in the receipt do not match their hash" in output


async def test_browser_that_creates_a_table_contributes_before_the_deal(server):
    noor = server.person("Noor")
    made = await noor.open_table("me", "novice", commitment=hash_of(BITS[0]))
    state = await noor.look(made["table"], 0)
    assert (state["stage"], state["dealing"]) == ("gathering", True)
    await noor.act(made["table"], "reveal", seat=0, bits=BITS[0])
    assert (await noor.look(made["table"], 0))["stage"] == "running"


async def test_bits_that_are_not_revealed_in_time_are_noted_in_the_receipt(server, tmp_path):
    table, people = await committed_table(server)
    await people[0].act(table, "start")
    await people[0].act(table, "reveal", seat=0, bits=BITS[0])
    services = server.services
    now = services.entropy.now
    services.entropy.now = lambda: now() + SECONDS_TO_REVEAL + 1
    await Timeouts(services.table_cache).check()
    services.entropy.now = now
    assert await people[1].api_error(table, "reveal", seat=1, bits=BITS[1]) == (409, "not-now")
    await play_on(table, dict(enumerate(people)))
    record = await people[1].get(f"/tables/{table}/record")
    assert [item["bits"] for item in record["receipt"]["contributions"]] == [BITS[0], None]
    status, output = verify(record, tmp_path)
    assert status == 0
    assert "bits of one person checked, 1 missing" in output


async def test_last_player_to_reveal_cannot_compute_the_deal(server):
    table, (noor, ines) = await committed_table(server)
    await noor.act(table, "start")
    await noor.act(table, "reveal", seat=0, bits=BITS[0])
    secret = (await server.services.table_cache.get(table)).table.terms["record"]["seed"]
    for path in ("", "/story", "/record", "/board", "/at", "/picture"):
        for seat in (None, 1):
            assert secret not in (await ines.ask("GET", f"/tables/{table}{path}", seat=seat, moves=0)).text
    for bits in (BITS[0], "00" * 32):  # only the bits to which the seat is committed are accepted
        assert await ines.api_error(table, "reveal", seat=1, bits=bits) == (409, "not-now")
    assert await ines.api_error(table, "commit", seat=1, hash=hash_of(BITS[0])) == (409, "not-now")
    assert await ines.api_error(table, "leave", seat=1) == (409, "not-now")
    assert await noor.api_error(table, "free", at=1) == (409, "not-now")
    assert await noor.api_error(table, "reissue", at=1) == (409, "not-now")


async def test_copied_commitment_does_not_cancel_the_original(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open", commitment=hash_of(BITS[0]))
    await ines.open_link(made["links"][0]["link"])
    await ines.act(made["table"], "commit", seat=1, hash=hash_of(BITS[0]))
    await noor.act(made["table"], "start")
    await noor.act(made["table"], "reveal", seat=0, bits=BITS[0])
    await ines.act(made["table"], "reveal", seat=1, bits=BITS[0])
    table = (await server.services.table_cache.get(made["table"])).table
    secret = bytes.fromhex(table.terms["record"]["seed"])
    bits = bytes.fromhex(BITS[0])
    assert table.game.seed == sha256(b"durbar deal 1\0" + secret + b"\0" + bits + b"\1" + bits).digest()


async def test_only_the_player_of_a_seat_can_commit_and_reveal(server):
    table, (noor, ines) = await committed_table(server)
    stranger = server.person("Stranger")
    assert (await noor.api_error(table, "commit", seat=1, hash=hash_of(BITS[0])))[0] in {403, 404}
    assert (await stranger.api_error(table, "commit", seat=0, hash=hash_of(BITS[0])))[0] == 404
    await noor.act(table, "start")
    assert (await noor.api_error(table, "reveal", seat=1, bits=BITS[1]))[0] in {403, 404}
    assert (await ines.api_error(table, "reveal", seat=1, bits=BITS[0]))[0] == 409
    for body in ({"bits": "11"}, {"bits": "zz" * 32}, {"bits": 7}, {}):
        assert (await ines.api_error(table, "reveal", seat=1, **body))[0] == 422


async def test_deal_continues_after_a_restart(ready_url):
    async with serving(ready_url) as server:
        table, people = await committed_table(server)
        await people[0].act(table, "start")
        await people[0].act(table, "reveal", seat=0, bits=BITS[0])
        cookies = people[1].client.cookies
    async with serving(ready_url) as server:
        ines = server.person("Ines")
        ines.client.cookies = cookies
        state = await ines.look(table, 1)
        assert (state["stage"], state["dealing"]) == ("gathering", True)
        await ines.act(table, "reveal", seat=1, bits=BITS[1])
        assert (await ines.look(table, 1))["stage"] == "running"


async def test_browser_contributes_to_a_rematch(server):
    noor = server.person("Noor")
    made = await noor.open_table("me", "novice", edition="short")
    await play_on(made["table"], {0: noor})
    again = await noor.post(f"/tables/{made['table']}/again", {"commitment": hash_of(BITS[0])})
    await noor.act(again["table"], "reveal", seat=0, bits=BITS[0])
    shuffle = (await noor.look(again["table"], 0))["shuffle"]
    assert [item["bits"] for item in shuffle["contributions"]] == [BITS[0]]
