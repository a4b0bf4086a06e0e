"""Tests of links over HTTP: viewing, opening, expiry and revocation."""

import pytest
import sqlalchemy as sa

from durbar.server.storage import schema
from server.playing import friends, play_on, secret_of

pytestmark = pytest.mark.anyio
NOT_FOUND = {"id": "not-found", "text": "This page does not exist, or you have no access to it."}


async def status_of_opening(person, link):
    """Return the status of opening a link."""
    return (await person.ask("POST", "/links/open", {"secret": secret_of(link), "name": person.name})).status_code


async def test_viewing_a_link_claims_no_seat(server):
    noor, ines = server.person("Noor"), server.person("Ines")
    made = await noor.open_table("me", "open")
    body = {"secret": secret_of(made["links"][0]["link"])}
    for _ in range(2):
        answer = await ines.post("/links/look", body)
        assert (answer["table"], answer["role"], answer["seat"], answer["yours"]) == (made["table"], "seat", 1, False)
        assert [seat["who"] for seat in answer["summary"]["seats"]] == ["person", "open"]
    assert await ines.refusal("GET", f"/tables/{made['table']}") == (404, NOT_FOUND)
    await ines.post("/links/open", body)
    assert (await ines.post("/links/look", body))["yours"] is True


LINK_USED = (409, {"id": "link-used", "text": "This link has been used."})


@pytest.mark.parametrize("started", [False, True])
async def test_used_invitation_says_only_that_it_was_used(server, started):
    noor, ines, stranger = server.person("Noor"), server.person("Ines"), server.person("Stranger")
    made = await noor.open_table("me", "open", "open")
    used, given_to_bot = (secret_of(link["link"]) for link in made["links"])
    await ines.open_link(used)
    await noor.act(made["table"], "seat-bot", at=2, level="novice")
    if started:
        await noor.act(made["table"], "start")
    await stranger.put("/me", {"name": "Stranger"})
    for person in (stranger, server.person()):
        for secret in (used, given_to_bot):
            assert await person.refusal("POST", "/links/look", {"secret": secret}) == LINK_USED
            for name in ("Noor", "Ines", "Akbar", ""):  # a taken name is not reported either
                assert await person.refusal("POST", "/links/open", {"secret": secret, "name": name}) == LINK_USED
    for person in (noor, ines):
        assert (await person.post("/links/look", {"secret": used}))["summary"]["seats"][1]["name"] == "Ines"


async def test_invitation_is_open_again_after_its_player_has_left(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open")
    secret = secret_of(made["links"][0]["link"])
    await ines.open_link(secret)
    await ines.act(made["table"], "leave", seat=1)
    assert (await tara.post("/links/look", {"secret": secret}))["seat"] == 1


async def test_secrets_are_not_stored(server):
    noor = server.person("Noor")
    made = await noor.open_table("me", "open")
    links = [made["links"][0]["link"], made["watch"], (await noor.act(made["table"], "phone", seat=0))["link"]]
    async with server.services.database.read() as connection:
        for table in schema.metadata.sorted_tables:
            stored = str((await connection.execute(sa.select(table))).all())
            assert not any(secret_of(link) in stored for link in links)
            assert noor.client.cookies["durbar"] not in stored


async def test_links_of_a_deleted_table_are_invalid(server):
    noor = server.person("Noor")
    made = await noor.open_table("me", "open")
    await noor.delete(f"/tables/{made['table']}")
    for link in (made["links"][0]["link"], made["watch"]):
        assert await status_of_opening(server.person(), link) == 404


async def test_watch_link_can_be_used_many_times(server):
    table, (noor, _) = await friends(server)
    link = (await noor.act(table, "watch-link"))["link"]
    for _ in range(2):
        watcher = server.person()
        assert (await watcher.open_link(link))["role"] == "watch"
        state = await watcher.look(table)
        assert state["you"] == {"host": False, "seats": [], "watch": True}
        assert await watcher.refusal("GET", f"/tables/{table}", seat=0) == (404, NOT_FOUND)
        assert await watcher.api_error(table, "chat", seat=0, text="hello") == (404, "not-found")


async def test_any_player_of_a_finished_game_can_share_a_watch_link(server):
    table, (noor, ines) = await friends(server, edition="short")
    await play_on(table, {0: noor, 1: ines}, moves=3)
    for keep in (True, False):
        assert await ines.api_error(table, "watch-link", keep=keep) == (403, "host-only")
    watcher = server.person("Watcher")
    first = (await noor.act(table, "watch-link"))["link"]
    await watcher.open_link(first)
    assert await watcher.api_error(table, "watch-link", keep=True) == (403, "host-only")
    await play_on(table, {0: noor, 1: ines})
    link = (await ines.act(table, "watch-link", keep=True))["link"]
    stranger = server.person("Stranger")
    assert (await stranger.open_link(link))["role"] == "watch"
    assert (await stranger.look(table))["stage"] == "finished"
    assert await status_of_opening(server.person(), first) == 200, "earlier links stay valid"
    assert await ines.api_error(table, "watch-link", keep=False) == (403, "host-only")
    for person in (watcher, stranger):
        assert await person.api_error(table, "watch-link", keep=True) == (403, "host-only")
    assert await server.person().api_error(table, "watch-link", keep=True) == (404, "not-found")


async def test_new_link_to_a_seat_revokes_its_former_holder(server):
    table, (noor, ines) = await friends(server)
    async with ines.listening() as events:
        link = (await noor.act(table, "reissue", at=1))["link"]
        assert (await events.next("gone")).data == {"table": table, "why": "reissued"}
    assert await ines.refusal("GET", f"/tables/{table}", seat=1) == (404, NOT_FOUND)
    state = await noor.look(table)
    assert state["seats"][1]["name"] == "Ines", "the seat keeps its name until the link is used"
    tara = server.person("Tara")
    await tara.open_link(link)
    assert (await tara.look(table, 1))["seats"][1]["name"] == "Tara"


async def test_everybody_is_notified_of_a_new_link_to_a_seat(server):
    table, (noor, _, akbar) = await friends(server, 3)
    version = (await akbar.look(table, 2))["version"]
    async with akbar.listening() as events:
        await noor.act(table, "reissue", at=1)
        await events.until(table, version + 1)
    entries = [{**entry, "at": 0} for entry in await akbar.story(table, version, seat=2)]
    assert entries == [{"version": version + 1, "at": 0, "kind": "reissued", "seat": 1, "name": "Ines"}]
    record = await noor.get(f"/tables/{table}/record")
    assert "reissued" not in str(record)


async def test_player_who_left_cannot_return_to_a_seat_taken_by_another(server):
    noor, ines, tara = server.person("Noor"), server.person("Ines"), server.person("Tara")
    made = await noor.open_table("me", "open")
    table, link = made["table"], made["links"][0]["link"]
    await ines.open_link(link)
    await noor.act(table, "start")
    phone = (await ines.act(table, "phone", seat=1))["link"]
    await ines.act(table, "leave", seat=1)
    await tara.open_link(link)
    assert await status_of_opening(ines, phone) == 404
    assert await status_of_opening(ines, link) == 409
    assert await ines.refusal("GET", f"/tables/{table}", seat=1) == (404, NOT_FOUND)


async def test_device_link_adds_a_device_to_the_seat(server):
    table, (noor, ines) = await friends(server)
    link = (await ines.act(table, "phone", seat=1))["link"]
    phone = server.person()
    await phone.open_link(link, "Somebody")
    assert (await phone.look(table, 1))["you"]["seats"] == [1]
    assert (await noor.look(table))["seats"][1]["name"] == "Ines", "the same person on a phone"
    await noor.act(table, "free", at=1)
    for browser in (phone, ines):
        assert await browser.refusal("GET", f"/tables/{table}") == (404, NOT_FOUND)


async def test_player_gets_device_links_only_for_their_own_seat(server):
    table, (noor, ines) = await friends(server)
    assert await ines.api_error(table, "phone", seat=0) == (404, "not-found")
    assert await ines.api_error(table, "free", at=0) == (403, "host-only")
    assert await server.person().api_error(table, "reissue", at=0) == (404, "not-found")
    assert (await noor.look(table))["version"] == 3, "opened, sat, started: no refused action is in the log"


async def test_link_to_a_seat_given_to_a_bot_is_refused(server):
    noor = server.person("Noor")
    made = await noor.open_table("me", "open")
    await noor.act(made["table"], "seat-bot", at=1, level="novice")
    assert await status_of_opening(server.person("Ines"), made["links"][0]["link"]) == 409


async def test_repeated_idempotency_key_from_a_lost_seat_is_refused(server):
    table, (noor, ines) = await friends(server)
    await ines.act(table, "chat", key="mine", seat=1, text="hello")
    await noor.act(table, "reissue", at=1)
    assert await ines.api_error(table, "chat", key="mine", seat=1, text="hello") == (404, "not-found")
    await ines.open_link((await noor.act(table, "watch-link"))["link"])
    assert await ines.api_error(table, "chat", key="mine", seat=1, text="hello") == (404, "not-found")
