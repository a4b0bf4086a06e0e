"""Whatever is sent to the API, the answer is one that its description knows."""

import random
from collections import Counter

import pytest

from server.conforming import check, named, operations
from server.described import description
from server.fuzzing import World, fuzz
from server.playing import friends, settings
from server.threaded import threaded

JUNK = [
    None, True, False, 0, -1, 1, 7, 8, 1.5, 2**31, -(2**63), 10**30, 1e308, "", "x", "draw", "0", "🎲", "\x00",
    "a" * 201, "open", "toy", "finished", [], [[]], [None], {}, {"who": "me"}, [{"who": "me"}, {"who": "bot"}],
]  # fmt: skip


@pytest.mark.anyio
async def test_junk_under_every_name_is_answered_as_described(server):
    chance = random.Random(1)
    table, people = await friends(server)
    people = [*people, server.person("Tara")]
    answered = Counter()
    for method, path, about in (
        (one, pattern.pattern, about) for one, pattern, about in operations() for _ in range(2)
    ):
        if about["operationId"] in {"stream", "delete-table"}:
            continue
        person = chance.choice(people)
        path = path.replace("/tables/[^/]+", f"/tables/{table}").replace("[^/]+", chance.choice(["toy", "nothing"]))
        query = {one["name"]: chance.choice(JUNK[3:20]) for one in about.get("parameters", ()) if one["in"] == "query"}
        body = _junk(about, chance) if "requestBody" in about else None
        answer = await person.client.request(method, path, json=body, params=query if chance.random() < 0.5 else {})
        check(method, path, answer.status_code, answer.headers, answer.content)
        assert answer.status_code < 500
        answered[answer.status_code] += 1
    assert answered[422] > 20
    assert {200, 404} <= set(answered)
    assert (await server.person().get("/games"))[0]["levels"]


def _junk(about, chance):
    """A body with every field there is, most of them as they should not be."""
    schema = about["requestBody"]["content"]["application/json"]["schema"]
    fields = named(schema)["properties"]
    right = named(schema)["examples"][0]
    return {
        name: right[name] if name in right and chance.random() < 0.6 else chance.choice(JUNK)
        for name in fields
        if name in right or chance.random() < 0.3
    }


@pytest.mark.parametrize(
    ("status", "kind", "body", "why"),
    [
        (418, "application/json", b"{}", "not described"),
        (200, "text/html", b"{}", "is text/html"),
        (200, "application/json", b'{"name": "", "stone": "", "figure": ""}', "password_needed"),
        (200, "application/json", b'{"name": 1, "stone": "", "figure": "", "password_needed": true}', "name"),
        (404, "application/json", b'{"error": {"id": "x"}}', "text"),
    ],
)
def test_an_answer_that_is_not_as_described_is_noticed(status, kind, body, why):
    with pytest.raises(AssertionError, match=why):
        check("GET", "/api/me", status, {"content-type": kind}, body)


@pytest.mark.slow
@pytest.mark.parametrize(
    "games",
    [pytest.param(("toy",), marks=pytest.mark.long), ("maharani", "taj-mahal")],
    ids=["toy", "real games"],
)
def test_what_is_made_up_from_the_description_is_answered_as_described(ready_url, games):
    with threaded(settings(ready_url)) as server:
        world = World(server.address, games)
        answered = fuzz(world, server.app.openapi(), 8)
        world.close()
    assert answered.keys() >= {about["operationId"] for _, _, about in operations()} - {"stream"}
    api_error = {id for id, statuses in answered.items() if not any(status < 300 for status in statuses)}
    assert len(api_error) < len(answered) * 2 / 3, api_error
    assert description()["openapi"].startswith("3.1")
