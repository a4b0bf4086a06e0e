"""Tests of the link to a table, with which each person chooses a free seat."""

import asyncio
from hashlib import sha256

import pytest

from server.playing import play_on, secret_of

pytestmark = pytest.mark.anyio
NO_FREE_SEAT = (409, {"id": "no-free-seat", "text": "All seats at this table are taken."})
NOT_FOUND = (404, {"id": "not-found", "text": "This page does not exist, or you have no access to it."})


async def read_link(person, link):
    """Return what the server says about a link, without using the link."""
    return await person.post("/links/look", {"secret": secret_of(link)})


async def sit(person, link, at=None):
    """Take a seat by the link to a table."""
    return await person.post("/links/open", {"secret": secret_of(link), "name": person.name, "at": at})


async def refusals(person, link):
    """Return the errors of reading and of opening a link, with several names and seats."""
    secret = secret_of(link)
    bodies = [{"secret": secret, "name": name, "at": at} for name in ("Noor", "Zoe", "") for at in (None, 0, 1, 7)]
    read = await person.refusal("POST", "/links/look", {"secret": secret})
    return [read] + [await person.refusal("POST", "/links/open", body) for body in bodies]


async def test_link_names_the_host_and_the_free_seats(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("open", "me", "open", "novice")
    found = await read_link(ines, made["invite"])
    assert (found["role"], found["seat"], found["yours"], found["device"]) == ("table", None, False, False)
    assert (found["host"], found["free"]) == ("Noor", [0, 2])
    assert await ines.refusal("GET", f"/tables/{made['table']}") == NOT_FOUND, "reading the link gives nothing"


async def test_link_of_a_host_without_a_seat_names_no_host(server):
    noor = server.person("Noor")
    made = await noor.open_table("open", "open")
    assert (await read_link(server.person(), made["invite"]))["host"] is None


async def test_each_person_chooses_a_free_seat(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open", "open")
    joined = await sit(ines, made["invite"], at=2)
    assert (joined["role"], joined["seat"]) == ("seat", 2)
    assert (await read_link(tara, made["invite"]))["free"] == [1]
    assert (await sit(tara, made["invite"]))["seat"] == 1, "the first free seat if none is chosen"
    seats = (await noor.look(made["table"]))["seats"]
    assert [seat["name"] for seat in seats] == ["Noor", "Tara", "Ines"]


async def test_second_use_returns_the_same_seat(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open", "open")
    await sit(ines, made["invite"], at=1)
    assert (await sit(ines, made["invite"], at=2))["seat"] == 1
    assert (await read_link(ines, made["invite"]))["yours"] is True
    assert (await sit(noor, made["invite"], at=2))["seat"] == 0, "the host has a seat already"
    assert (await noor.look(made["table"]))["seats"][2]["who"] == "open"


async def test_taken_seat_is_refused_while_others_are_free(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open", "open", "novice")
    await sit(ines, made["invite"], at=1)
    for seat in (0, 1, 3, 7):
        body = {"secret": secret_of(made["invite"]), "name": "Tara", "at": seat}
        assert (await tara.refusal("POST", "/links/open", body))[1]["id"] == "seat-taken"
    assert await tara.refusal("GET", f"/tables/{made['table']}") == NOT_FOUND


async def test_one_of_two_people_gets_the_seat(server):
    noor = server.person("Noor")
    made = await noor.open_table("me", "open", "open")
    people = [server.person(f"Guest {number}") for number in range(6)]
    secret = secret_of(made["invite"])
    bodies = [{"secret": secret, "name": person.name, "at": 1} for person in people]
    answers = await asyncio.gather(
        *(person.ask("POST", "/links/open", body) for person, body in zip(people, bodies, strict=True))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert {answer.json()["error"]["id"] for answer in answers if answer.is_client_error} == {"seat-taken"}
    (winner,) = (person for person, answer in zip(people, answers, strict=True) if answer.is_success)
    seats = (await noor.look(made["table"]))["seats"]
    assert [seat["name"] for seat in seats] == ["Noor", winner.name, ""]
    loser = next(person for person in people if person is not winner)
    assert (await read_link(loser, made["invite"]))["free"] == [2]
    assert (await sit(loser, made["invite"], at=2))["seat"] == 2


@pytest.mark.parametrize("table_link_first", [True, False])
async def test_seat_link_and_table_link_do_not_seat_two_people(server, table_link_first):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open")
    first, second = made["invite"], made["links"][0]["link"]
    if not table_link_first:
        first, second = second, first
    await ines.open_link(first)
    body = {"secret": secret_of(second), "name": "Tara"}
    assert (await tara.refusal("POST", "/links/open", body))[0] == 409
    assert (await noor.look(made["table"]))["seats"][1]["name"] == "Ines"


@pytest.mark.parametrize("started", [False, True])
async def test_full_table_says_only_that_no_seat_is_free(server, started):
    noor, ines, stranger = server.person("Noor"), server.person("Ines"), server.person("Stranger")
    made = await noor.open_table("me", "open", "novice")
    await sit(ines, made["invite"])
    if started:
        await noor.act(made["table"], "start")
    for person in (stranger, server.person()):
        assert {str(refusal) for refusal in await refusals(person, made["invite"])} == {str(NO_FREE_SEAT)}
    assert await stranger.refusal("GET", f"/tables/{made['table']}") == NOT_FOUND
    assert (await read_link(noor, made["invite"]))["free"] == []


async def test_finished_table_says_only_that_no_seat_is_free(server):
    noor, ines, stranger = server.person("Noor"), server.person("Ines"), server.person("Stranger")
    made = await noor.open_table("me", "open", edition="short")
    await sit(ines, made["invite"])
    await noor.act(made["table"], "start")
    await play_on(made["table"], {0: noor, 1: ines})
    assert {str(refusal) for refusal in await refusals(stranger, made["invite"])} == {str(NO_FREE_SEAT)}
    assert await noor.api_error(made["table"], "invite") == (409, "not-now")


async def test_full_table_can_be_watched_only_if_everybody_may_watch_it(server):
    noor, ines, stranger = server.person("Noor"), server.person("Ines"), server.person("Stranger")
    made = await noor.open_table("me", "open", open_to_watch=True)
    await sit(ines, made["invite"])
    found = await read_link(stranger, made["invite"])
    assert (found["free"], found["yours"]) == ([], False)
    body = {"secret": secret_of(made["invite"]), "name": "Stranger"}
    assert await stranger.refusal("POST", "/links/open", body) == NO_FREE_SEAT
    assert await stranger.refusal("GET", f"/tables/{made['table']}") == NOT_FOUND, "the link gave nothing"
    assert (await stranger.post(f"/tables/{made['table']}/watch"))["role"] == "watch"


async def test_seat_is_free_again_after_its_player_has_left(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open")
    await sit(ines, made["invite"])
    await noor.act(made["table"], "start")
    await ines.act(made["table"], "leave", seat=1)
    assert (await sit(tara, made["invite"]))["seat"] == 1
    assert (await tara.look(made["table"], 1))["seats"][1]["name"] == "Tara"


async def test_nobody_changes_colours_by_sitting_down_during_a_game(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open")
    signs = {"stone": "rose", "figure": "tower"}
    await ines.post("/links/open", {"secret": secret_of(made["invite"]), "name": "Ines", **signs})
    await noor.act(made["table"], "start")
    assert (await noor.look(made["table"]))["seats"][1]["stone"] == "rose", "before the game, guests choose"
    await ines.act(made["table"], "leave", seat=1)
    before = (await noor.look(made["table"]))["seats"]
    await tara.post("/links/open", {"secret": secret_of(made["invite"]), "name": "Tara", **signs})
    after = (await noor.look(made["table"]))["seats"]
    assert after[1]["name"] == "Tara"
    assert [(seat["stone"], seat["figure"]) for seat in after] == [(seat["stone"], seat["figure"]) for seat in before]


async def test_reissued_seat_is_kept_for_its_own_link(server):
    noor, ines, stranger = server.person("Noor"), server.person("Ines"), server.person("Stranger")
    made = await noor.open_table("me", "open")
    await sit(ines, made["invite"])
    link = (await noor.act(made["table"], "reissue", at=1))["link"]
    table_link = (await noor.act(made["table"], "invite"))["link"]
    assert {str(refusal) for refusal in await refusals(stranger, table_link)} == {str(NO_FREE_SEAT)}
    assert (await ines.open_link(link))["seat"] == 1


@pytest.mark.parametrize("action", ["free", "reissue"])
async def test_removed_player_cannot_return_by_the_link_to_the_table(server, action):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open", "open")
    await sit(ines, made["invite"])
    await noor.act(made["table"], action, at=1)
    assert {str(refusal) for refusal in await refusals(ines, made["invite"])} == {str(NOT_FOUND)}


async def test_link_stays_valid_when_the_host_frees_the_seat_of_a_bot(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open", "novice")
    await noor.act(made["table"], "free", at=2)
    assert (await read_link(ines, made["invite"]))["free"] == [1, 2]


async def test_only_the_host_can_renew_the_link(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open", "open")
    await sit(ines, made["invite"])
    assert await ines.api_error(made["table"], "invite") == (403, "host-only")
    assert await tara.api_error(made["table"], "invite") == (404, "not-found")
    link = (await noor.act(made["table"], "invite"))["link"]
    assert {str(refusal) for refusal in await refusals(tara, made["invite"])} == {str(NOT_FOUND)}
    assert (await read_link(tara, link))["free"] == [2]
    assert (await ines.look(made["table"], 1))["seats"][1]["name"] == "Ines", "people who used the old link stay"


async def test_table_without_a_free_seat_has_no_link(server):
    made = await server.person("Noor").open_table("me", "novice")
    assert made["invite"] is None
    assert made["links"] == []


async def test_person_with_the_link_contributes_to_the_deal(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    bits = {0: bytes(range(32)), 1: bytes(range(32, 64))}
    hashes = {seat: sha256(own_bits).hexdigest() for seat, own_bits in bits.items()}
    made = await noor.open_table("me", "open", commitment=hashes[0])
    table = made["table"]
    await sit(ines, made["invite"])
    await ines.act(table, "commit", seat=1, hash=hashes[1])
    await noor.act(table, "start")
    assert (await noor.look(table))["dealing"] is True
    for seat, person in ((0, noor), (1, ines)):
        await person.act(table, "reveal", seat=seat, bits=bits[seat].hex())
    shuffle = (await noor.look(table))["shuffle"]
    assert [(part["seat"], part["bits"]) for part in shuffle["contributions"]] == [
        (seat, own_bits.hex()) for seat, own_bits in bits.items()
    ]
