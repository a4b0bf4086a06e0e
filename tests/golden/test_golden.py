"""Tests that output, file formats and stored data are unchanged, by comparing them with the golden files.

`make.py` writes the golden files.
"""

import asyncio
import json

import pytest

from golden import collect, stored

pytestmark = pytest.mark.slow


def read_golden_file(name):
    """Return the text of a golden file."""
    return (collect.EXPECTED / name).read_text(encoding="utf-8")


# the stored digests of all fixtures
GAME_DIGESTS = json.loads(read_golden_file("games.json"))


def test_every_fixture_has_golden_digests():
    assert set(GAME_DIGESTS) == set(collect.FIXTURES)


@pytest.mark.parametrize("name", collect.FIXTURES)
def test_output_of_a_finished_game_is_unchanged(name):
    assert collect.game_digests(name) == GAME_DIGESTS[name]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", collect.STORIES_IN_FULL)
def test_messages_of_a_finished_game_are_unchanged(name, language):
    assert collect.story_text(name, language) == read_golden_file(f"stories/{name.replace('/', '-')}.{language}.txt")


def test_notation_is_unchanged():
    assert collect.notation_digests() == json.loads(read_golden_file("notation.json"))


@pytest.mark.compiled_only
def test_help_of_every_command_is_unchanged():
    texts = collect.help_texts()
    assert {path.stem for path in (collect.EXPECTED / "help").glob("*.txt")} == set(texts)
    for name, text in texts.items():
        assert text == read_golden_file(f"help/{name}.txt"), name


@pytest.mark.parametrize("name", collect.GAMES)
def test_loading_and_saving_a_table_gives_the_same_bytes(name, tmp_path):
    assert stored.load_and_save_again(name, tmp_path) == (stored.SAVED / f"{name}.json").read_bytes()


def without_added_keys(responses, expected):
    """Return the responses without the keys that are not expected, since clients ignore unknown keys."""
    if isinstance(responses, dict) and isinstance(expected, dict):
        return {key: without_added_keys(responses[key], expected[key]) for key in expected if key in responses}
    if isinstance(responses, list) and isinstance(expected, list) and len(responses) == len(expected):
        return [without_added_keys(*pair) for pair in zip(responses, expected, strict=True)]
    return responses


def test_responses_for_an_existing_database_are_unchanged(tmp_path):
    cookies = json.loads(read_golden_file("database.json"))
    golden_responses = json.loads(read_golden_file("shown.json"))
    responses = asyncio.run(stored.server_responses(stored.DATABASE, cookies, tmp_path))
    responses = json.loads(json.dumps(responses))  # as a client gets them: without tuples, for example
    assert without_added_keys(responses, golden_responses) == golden_responses
