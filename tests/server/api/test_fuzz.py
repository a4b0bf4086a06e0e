"""Tests that every response of the API conforms to its schema, whatever is sent."""

import random
from collections import Counter

import pytest

from server.api_fuzzing import World, fuzz
from server.openapi_checks import check, openapi_document, operations, resolve
from server.playing import friends, settings
from server.threaded import threaded

# Values of every type. Most of them are invalid, whatever the field.
JUNK = [
    None, True, False, 0, -1, 1, 7, 8, 1.5, 2**31, -(2**63), 10**30, 1e308, "", "x", "draw", "0", "🎲", "\x00",
    "a" * 201, "open", "toy", "finished", [], [[]], [None], {}, {"who": "me"}, [{"who": "me"}, {"who": "bot"}],
]  # fmt: skip
JUNK_FOR_QUERIES = [value for value in JUNK if type(value) in {int, float, str}]
"""The numbers and texts, which can be sent in a query."""


@pytest.mark.anyio
async def test_junk_in_every_field_gets_a_response_that_conforms_to_the_schema(server):
    rng = random.Random(1)
    table, people = await friends(server)
    people = [*people, server.person("Tara")]
    status_counts = Counter()
    for method, path, description in (
        (method, pattern.pattern, description) for method, pattern, description in operations() for _ in range(2)
    ):
        if description["operationId"] in {"stream", "delete-table"}:
            continue
        person = rng.choice(people)
        path = path.replace("/tables/[^/]+", f"/tables/{table}").replace("[^/]+", rng.choice(["toy", "nothing"]))
        query = {
            parameter["name"]: rng.choice(JUNK_FOR_QUERIES)
            for parameter in description.get("parameters", ())
            if parameter["in"] == "query"
        }
        body = _junk(description, rng) if "requestBody" in description else None
        answer = await person.client.request(method, path, json=body, params=query if rng.random() < 0.5 else {})
        check(method, path, answer.status_code, answer.headers, answer.content)
        assert answer.status_code < 500
        status_counts[answer.status_code] += 1
    assert status_counts[422] > 20
    assert {200, 404} <= set(status_counts)
    assert (await server.person().get("/games"))[0]["levels"]


def _junk(description, rng):
    """Return a body with every field, most of them invalid."""
    schema = description["requestBody"]["content"]["application/json"]["schema"]
    fields = resolve(schema)["properties"]
    example = resolve(schema)["examples"][0]
    return {
        name: example[name] if name in example and rng.random() < 0.6 else rng.choice(JUNK)
        for name in fields
        if name in example or rng.random() < 0.3
    }


@pytest.mark.parametrize(
    ("status", "kind", "body", "expected"),
    [
        (418, "application/json", b"{}", "not described"),
        (200, "text/html", b"{}", "is text/html"),
        (200, "application/json", b'{"name": "", "stone": "", "figure": ""}', "password_needed"),
        (200, "application/json", b'{"name": 1, "stone": "", "figure": "", "password_needed": true}', "name"),
        (404, "application/json", b'{"error": {"id": "x"}}', "text"),
    ],
)
def test_response_that_does_not_conform_to_the_schema_is_detected(status, kind, body, expected):
    """Each response to a request for ``/api/me`` has one fault, which the error must name."""
    with pytest.raises(AssertionError, match=expected):
        check("GET", "/api/me", status, {"content-type": kind}, body)


@pytest.mark.slow
@pytest.mark.parametrize(
    "games",
    [pytest.param(("toy",), marks=pytest.mark.long), ("maharani", "taj-mahal")],
    ids=["toy", "real games"],
)
def test_generated_requests_get_responses_that_conform_to_the_schema(ready_url, games):
    with threaded(settings(ready_url)) as server:
        world = World(server.address, games)
        status_counts = fuzz(world, server.app.openapi(), 5)
        world.close()
    assert status_counts.keys() >= {description["operationId"] for _, _, description in operations()} - {"stream"}
    refused = {id for id, statuses in status_counts.items() if not any(status < 300 for status in statuses)}
    assert len(refused) < len(status_counts) * 2 / 3, refused
    assert openapi_document()["openapi"].startswith("3.1")
