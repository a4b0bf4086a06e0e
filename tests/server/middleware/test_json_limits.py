"""Tests of malicious bodies that would take long to parse: they are refused before they reach the parser."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.server.middleware.json_limits import (
    BYTES_PER_VALUE,
    MAX_DEPTH,
    MAX_KEY_BYTES,
    MAX_NUMBER_BYTES,
    MAX_STRING_BYTES,
    MAX_VALUES,
    find_excess,
    max_values,
)
from durbar.server.middleware.limits import BodyLimits
from durbar.server.settings import Limits
from server.middleware.sample_app import SampleClient, settings

MOST_VALUES = 1000
"""The most values of a body in these tests."""
ATTACKS = {
    "empty lists": (b"[" + b"[]," * MOST_VALUES + b"1]", "server.too-many-parts"),
    "quotation marks": (b'"' * (4 * MOST_VALUES + 1), "server.too-many-parts"),
    "nesting": (b"[" * (MAX_DEPTH + 1), "server.json-depth"),
    "nested objects": (b'{"a":' * (MAX_DEPTH + 1) + b"1" + b"}" * (MAX_DEPTH + 1), "server.json-depth"),
    "nesting after a string with brackets": (b'["]]]]]]]]]]]",' + b"[" * MAX_DEPTH, "server.json-depth"),
    "nesting after an escaped quotation mark": (b'["\\"]]]]]]]",' + b"[" * MAX_DEPTH, "server.json-depth"),
    "a huge integer": (b"[" + b"9" * (MAX_NUMBER_BYTES + 1) + b"]", "server.json-number"),
    "a huge fraction": (b'{"a":0.' + b"1" * MAX_NUMBER_BYTES + b"}", "server.json-number"),
    "a long key": (b'{"' + b"k" * (MAX_KEY_BYTES + 1) + b'" : 1}', "server.json-key"),
    "a long string": (b'["' + b"s" * (MAX_STRING_BYTES + 1) + b'"]', "server.json-string"),
    "an unclosed string": (b'["' + b"s" * (MAX_STRING_BYTES + 1), "server.json-string"),
}
"""Malicious bodies, each with the id of the expected error message."""


@pytest.mark.parametrize(("body", "message"), ATTACKS.values(), ids=ATTACKS.keys())
def test_body_that_takes_long_to_parse_is_refused(body: bytes, message: str) -> None:
    refusal = find_excess(body, MOST_VALUES)
    assert refusal is not None
    assert (refusal.status, refusal.message.id) == (413, message)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
def test_body_that_is_not_utf_8_is_refused(encoding: str) -> None:
    """Python parses these encodings. In UTF-16, the character U+2200 has the byte of a quotation mark, and null bytes
    separate the digits of a number.
    """
    hidden_depth = '["\u2200",' + "[" * 900 + "]" * 900 + "]"
    hidden_number = "[" + "9" * 4000 + "]"
    for text in (hidden_depth, hidden_number, "{}"):
        json.loads(text.encode(encoding))
        refusal = find_excess(text.encode(encoding), MOST_VALUES)
        assert refusal is not None
        assert (refusal.status, refusal.id) == (400, "unreadable")


@pytest.mark.parametrize(
    "value",
    [
        {},
        {"text": "[" * 1000 + "9" * 1000},
        {"text": 'he said "' + "{" * 100 + '\\"'},
        {"k" * MAX_KEY_BYTES: "s" * MAX_STRING_BYTES},
        [[]] * 300,
        {"number": [-1.2345678901234567e-300, 2**63, True, None]},
    ],
)
def test_normal_body_is_accepted(value: object) -> None:
    for text in (json.dumps(value), json.dumps(value, indent=2), json.dumps(value, ensure_ascii=False)):
        assert find_excess(text.encode(), MOST_VALUES) is None


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.floats() | st.text(max_size=50),
    lambda children: st.lists(children, max_size=5) | st.dictionaries(st.text(max_size=20), children, max_size=5),
    max_leaves=30,
)


@given(JSON_VALUES)
def test_small_bodies_are_accepted(value: object) -> None:
    assert find_excess(json.dumps(value).encode(), MOST_VALUES) is None


@given(st.binary(max_size=300))
def test_any_bytes_can_be_checked(body: bytes) -> None:
    find_excess(body, MOST_VALUES)


def test_number_of_values_is_limited_by_the_size_of_the_body_and_for_large_bodies_by_a_maximum() -> None:
    assert max_values(64 * 1024) == 64 * 1024 // BYTES_PER_VALUE
    assert max_values(Limits().import_body) == MAX_VALUES


def test_app_does_not_receive_the_last_part_of_a_refused_body() -> None:
    received = []

    async def reading_app(scope, receive, send):
        while (message := await receive())["type"] == "http.request":
            received.append(message["body"])

    client = SampleClient(BodyLimits(reading_app, settings(Limits())))
    answer = client.post("/api/tables", b'{"a":' + b"[" * 100)
    assert (answer.status, answer.error["id"], answer.error["most"]) == (413, "too-large-part", MAX_DEPTH)
    assert received == []
