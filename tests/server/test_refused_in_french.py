"""What is refused is said in the reader's language: every sentence that the server can answer with has its French."""

import ast
from pathlib import Path

import pytest

import durbar
from durbar.games.words import phrase
from durbar.server import failures
from durbar.server.speaking import entry_of, language_asked, refusal_in
from kit.catalogs import ENGLISH, UNSET, entries_of, read

PACKAGE = Path(durbar.__file__).parent
ROOMS = [PACKAGE / "server", PACKAGE / "tables"]
KINDS = {"NotNow", "SeatError", "TakeBackRefused", "TooMany", "RecordError"}
"""What is raised with nothing but a sentence, and reaches browsers."""
FRENCH = entries_of(PACKAGE / "server" / "words" / "fr.ftl")


def name_of(node):
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def calls():
    """Every call in the rooms whose errors browsers get: its file, what is called, and what is given."""
    for room in ROOMS:
        for path in sorted(room.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield f"{path.name}:{node.lineno}", name_of(node.func), node.args, node.keywords


def constant(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def raised():
    """The sentences that are always the same, with their places, and the ids of refusals with what else they tell."""
    sentences, ids = {}, {id: {"text"} for _, _, id in failures._STATUS if id != "illegal-move"}
    ids["moved-on"].add("version")
    for place, called, args, more in calls():
        if called in KINDS and args and constant(args[0]):
            sentences[constant(args[0])] = place
        if called in ("Refused", "error_body"):
            id, text = args[-2:]
            if constant(id):
                ids[constant(id)] = {"text", *(keyword.arg for keyword in more)}
            if constant(text):
                sentences[constant(text)] = place
    return sentences, ids


SENTENCES, IDS = raised()


def test_the_sentences_are_found():
    assert len(SENTENCES) > 40
    assert {"this game is over", "That is not the password."} <= set(SENTENCES)
    assert {"not-found", "too-fast", "seat", "storage"} <= set(IDS)


def test_every_sentence_and_every_id_has_its_french():
    missing = [f"{place}: {text}" for text, place in SENTENCES.items() if entry_of(text) not in FRENCH]
    assert missing == []
    alone = {id for id in IDS if not any(f"refused--{id}" == name for name in FRENCH)}
    said = {id for id in alone if id in OWN_SENTENCE}
    assert alone - said == set()


OWN_SENTENCE = {
    constant(args[-2])
    for _, called, args, _ in calls()
    if called in ("Refused", "error_body") and constant(args[-2]) and constant(args[-1])
}
"""Ids that come with one sentence only: its own French is enough."""


def test_no_entry_is_idle_and_two_sentences_never_share_one():
    used = [entry_of(text) for text in SENTENCES]
    assert len(used) == len(set(used))
    assert set(FRENCH) - set(used) - {f"refused--{id}" for id in IDS} == {"nameless"}


def test_an_entry_asks_only_for_what_its_refusal_tells():
    for name, entry in FRENCH.items():
        told = IDS[name.removeprefix("refused--")] if name.startswith("refused--") else set()
        assert read(entry, FRENCH).asked <= told, name


def test_the_french_is_french():
    texts = [(name, text) for name, entry in FRENCH.items() for text in read(entry, FRENCH).texts]
    assert [(name, text) for name, text in texts if ENGLISH.search(text) or UNSET.search(text)] == []


def test_a_refusal_is_said_in_the_language_asked_for():
    error = {"id": "not-now", "text": "This game is over"}
    assert refusal_in("en", error) == error
    assert refusal_in("fr", error) == {"id": "not-now", "text": "La partie est finie."}
    fast = {"id": "too-fast", "text": "That was too often. Try again in 3 s.", "seconds": 3}
    assert "3" in refusal_in("fr", fast)["text"] != fast["text"]
    unknown = {"id": "new", "text": "Something else."}
    assert refusal_in("fr", unknown) == unknown
    reason = {"id": "illegal-move", "text": "La partie est finie.", "message": {"id": "why.over"}}
    assert refusal_in("fr", reason) == reason
    assert phrase("durbar.server", "refused--too-fast", "fr") is None  # it asks for the seconds


def test_the_language_is_asked_for_in_the_address_or_else_in_the_headers():
    def scope(query, *headers):
        return {"type": "http", "query_string": query, "headers": [*headers]}

    french = (b"accept-language", b"fr-CA, en;q=0.8")
    assert language_asked(scope(b"", french)) == "fr"
    assert language_asked(scope(b"lang=en", french)) == "en"
    assert language_asked(scope(b"seat=1&lang=fr")) == "fr"
    assert language_asked(scope(b"&".join([b"a=1"] * 500), french)) == "fr"
    assert language_asked(scope(b"lang=%ff\xff")) == "en"


@pytest.mark.anyio
async def test_a_wrong_address_is_refused_in_french(server):
    noor = server.person("Noor")
    status, error = await noor.refusal("GET", "/games/chess/rules", lang="fr")
    assert (status, error["id"]) == (404, "not-found")
    assert error["text"] == "Il n\u2019y a rien ici, ou ce n\u2019est pas pour vous."


@pytest.mark.anyio
async def test_who_has_no_name_is_called_something_in_their_language(server):
    wish = {"game": "toy", "seats": [{"who": "me"}, {"who": "bot", "level": "novice"}]}
    for language, name in (("en", "Guest 1"), ("fr", "Invité 1")):
        nobody = server.person("")
        table = (await nobody.post("/tables", wish, lang=language))["table"]
        assert (await nobody.look(table))["seats"][0]["name"] == name


@pytest.mark.anyio
async def test_the_rules_come_in_the_language_asked_for_or_in_english(server):
    noor = server.person("Noor")
    french = await noor.get("/games/taj-mahal/rules", lang="fr")
    assert french["language"] == "fr"
    assert french["text"].startswith("# Taj Mahal\u00a0: les règles")
    toy = await noor.get("/games/toy/rules", lang="fr")
    assert toy["language"] == "en"
