"""The catalogs of all languages against the sources: an entry for every message and every error, nothing left over."""

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import durbar
from durbar.games.game import Game, seed_bytes
from durbar.games.maharani.components import components as maharani
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.presentation.events import SOURCES as GOLD_SOURCES
from durbar.games.taj_mahal.components import components
from durbar.games.taj_mahal.components.editions import EDITIONS
from durbar.games.taj_mahal.presentation.events import BONUSES, SOURCES
from durbar.games.taj_mahal.presentation.view import PHASES
from durbar.games.words import WHO, entry_name, say
from kit.catalogs import arguments_of, entries_of, not_french, read
from toy.game import TOY

ROOT = Path(durbar.__file__).parent
GAMES = ROOT / "games"
EDITION_WORDS = {f"edition-{name}" for edition in EDITIONS.values() for name in edition.names} | {WHO}
"""What a message may ask for without being given it: what an edition calls things, and whether the reader is meant."""
KEYS = {
    "taj-mahal": {
        "symbol": set(components.SYMBOLS),
        "colour": {colour for edition in EDITIONS.values() for colour in edition.colours} | {"white"},
        "commodity": set(components.COMMODITIES),
        "bonus": set(BONUSES),
        "effect": set(components.EFFECTS),
        "source": set(SOURCES),
        "phase": {*PHASES, "over"},
        **{f"edition-{n}": {edition.names[n] for edition in EDITIONS.values()} for n in EDITIONS["2018"].names},
    },
    "maharani": {
        "colour": set(MAHARANI_GAME.rules.standard_board().colours),
        "animal": set(MAHARANI_GAME.rules.standard_board().animals),
        "kind": set(maharani.KINDS),
        "side": set(maharani.SIDES),
        "source": set(GOLD_SOURCES),
        "phase": {"first", "second", "over"},
    },
}
"""Everything that a game's catalogs have to tell apart, by the argument it comes in."""
NAMED = {"taj-mahal--phase", "maharani--phase", "seat"}
"""What is only ever asked for by name, for tables and score sheets."""
ID = re.compile(r"[a-z]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+")


def parsed(folder):
    """Each source file of a folder as a tree, by its path from the package on."""
    return {path.relative_to(ROOT): ast.parse(path.read_text()) for path in sorted(folder.rglob("*.py"))}


TREES = parsed(ROOT)


def name_of(node):
    """The last part of a name: ``ActionRefused`` for ``actions.ActionRefused``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)


def error_classes(trees):
    """The names of `DurbarError` and of all classes that are derived from it."""
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found, before = {"DurbarError"}, set()
    while found != before:
        before = set(found)
        found |= {one.name for one in classes if found & {name_of(base) for base in one.bases}}
    return found


ERRORS = error_classes(TREES)
WITHOUT_ID = {"IllegalMove", "GameOver", "MalformedMove", "StaleVersion"}
"""Errors that are not given the id of a message, but what it is made of."""


def place_of_id(call):
    """Which argument of a call is the id of an error's message; None if the call makes no error."""
    called = name_of(call.func)
    if called in ERRORS - WITHOUT_ID:
        return {"BoardError": 1, "ApiError": 2}.get(called, 0)
    if isinstance(call.func, ast.Attribute) and called == "wrong":  # Entry.wrong
        return 0
    initialised = isinstance(call.func, ast.Attribute) and called == "__init__" and call.args
    return 0 if initialised and isinstance(call.args[0], ast.Constant) else None


def literals(node):
    """The texts that an argument may be, a text or a choice of two; None if it is something else."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other) if (both := (literals(one), literals(other))) and all(both):
            return both[0] + both[1]
    return None


def is_message(node):
    return isinstance(node, ast.Call) and name_of(node.func) == "Message"


def is_forwarded(call, id):
    """Whether a call passes on an id or a message that somebody else gave, or that was read from a file."""
    given = name_of(id) in ("id", "message", "full_message", "problem") or isinstance(id, ast.Subscript)
    given = given or ast.unparse(id).endswith(".page.{id}'")  # pictures take their words from text pages
    return given or any(keyword.arg is None for keyword in call.keywords)


def calls_in(trees):
    """Every call in the sources that makes a message or an error: its path, the node, and the argument with the id."""
    for path, tree in trees.items():
        for node in ast.walk(tree):
            at = (0 if is_message(node) else place_of_id(node)) if isinstance(node, ast.Call) else None
            if at is not None and len(node.args) > at and not is_forwarded(node, node.args[at]):
                yield path, node, node.args[at]


def messages_in(trees):
    """Every message made in the sources, by itself or with an error: its id, where, and its arguments' names."""
    for path, call, id in calls_in(trees):
        if is_message(call):
            given = {key.value for key in call.args[1].keys} if len(call.args) > 1 else set()
        else:
            given = {keyword.arg for keyword in call.keywords} - {"rule", "more"}
        for one in literals(id) or []:
            if ID.fullmatch(one):
                yield one, f"{path}:{call.lineno}", given


def sentences_in(trees):
    """Yield the places where an error is raised, or a message made, with a sentence instead of an id or a message."""
    for path, call, id in calls_in(trees):
        texts = literals(id)
        if not is_message(id) and not (texts and all(ID.fullmatch(text) or text in NAMED for text in texts)):
            yield f"{path}:{call.lineno}"


MESSAGES = list(messages_in(TREES))
FOLDERS = sorted(path.parent for path in ROOT.rglob("catalogs/en.ftl"))


def messages_of(folder, language):
    """Return the entries of a catalog that are messages. Catalogs outside ``games`` contain other phrases, too."""
    entries = entries_of(folder / f"{language}.ftl")
    if GAMES in folder.parents:
        return entries
    return {name: entry for name, entry in entries.items() if name.startswith(f"{folder.parent.name}--")}


ENTRIES = {
    language: {name: entry for folder in FOLDERS for name, entry in messages_of(folder, language).items()}
    for language in ("en", "fr")
}
MESSAGES_BY_LANGUAGE = [(language, *message) for language in ENTRIES for message in MESSAGES]


def test_message_ids_are_found_in_the_sources():
    ids = {id for id, _, _ in MESSAGES}
    assert {"why.over", "why.not-your-turn", "taj-mahal.drew", "taj-mahal.why.city-taken", "taj-mahal.crowned"} <= ids
    assert {"board.wrong", "why.no-move", "record.no-replay", "maharani.board.rank"} <= ids
    assert {"bots.others-move", "tables.moved-on", "analysis.stopped", "arena.spoilt"} <= ids
    assert len(ids) > 300


def test_errors_are_found():
    assert {"BoardError", "ActionRefused", "SeatError", "TakeBackRefused", "ResultsError", "WorkerLost"} <= ERRORS
    assert {"ApiError", "StorageError", "ServerSettingError", "TableDamaged", "FileError"} <= ERRORS


def test_no_error_is_raised_with_a_sentence():
    assert list(sentences_in(TREES)) == []


@pytest.mark.parametrize(
    "source",
    [
        'raise ActionRefused("this game is over")',
        'raise actions.ActionRefused(f"there is no version {version}")',
        'raise RecordError("record.seed" if short else "no seed")',
        'raise BoardError(place, "not a text")',
        "raise RecordError(str(error))",
        'raise ApiError(404, "none", f"no {table}")',
        'raise item.wrong("two " + what)',
        'Message("The game is over.")',
    ],
)
def test_a_sentence_is_found(source):
    assert list(sentences_in({Path("somewhere.py"): ast.parse(source)})) == ["somewhere.py:1"]


@pytest.mark.parametrize(
    ("source", "given"),
    [
        ('raise ActionRefused("tables.over")', set()),
        ('raise actions.ActionRefused("tables.no-version", version=5, rule="TM-1.1")', {"version"}),
        ('raise BoardError(place, "board.no-key", key=name)', {"key"}),
        ('raise ApiError(409, "seat", "server.seat-taken", more={"seat": 1}, name=name)', {"name"}),
        ('raise entry.wrong("board.no-key", key=name)', {"key"}),
        ('Message("board.no-key", {"key": name})', {"key"}),
    ],
)
def test_an_error_with_an_id_is_found(source, given):
    trees = {Path("somewhere.py"): ast.parse(source)}
    assert list(sentences_in(trees)) == []
    assert [names for _, _, names in messages_in(trees)] == [given]


@pytest.mark.parametrize(
    ("language", "id", "place", "given"),
    MESSAGES_BY_LANGUAGE,
    ids=[f"{language}-{id}-{place}" for language, id, place, _ in MESSAGES_BY_LANGUAGE],
)
def test_every_message_has_an_entry_for_exactly_what_it_is_given(language, id, place, given):
    entries = ENTRIES[language]
    entry = entries[entry_name(id)]
    assert read(entry.value, entries).arguments - EDITION_WORDS == given, place
    for attribute in entry.attributes:
        left_out = attribute.id.name.removeprefix("no-")
        assert left_out in given
        asked = read(attribute.value, entries).arguments - EDITION_WORDS
        assert asked == given - {left_out}, f"{place}: .{attribute.id.name}"


@pytest.mark.parametrize("language", ENTRIES)
def test_every_entry_is_used(language):
    entries = ENTRIES[language]
    used = NAMED | {entry_name(id) for id, _, _ in MESSAGES}
    for entry in entries.values():
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            used |= read(pattern, entries).references
    assert used == set(entries)


def test_every_language_has_the_same_messages_for_the_same_arguments():
    assert arguments_of(ENTRIES["fr"]) == arguments_of(ENTRIES["en"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.relative_to(ROOT)))
def test_every_catalog_is_there_in_every_language_and_french_is_french(folder):
    english, french = (messages_of(folder, language) for language in ENTRIES)
    assert french.keys() == english.keys()
    assert not_french(english, french) == []


def test_what_is_not_french_is_found(tmp_path):
    told = {
        "en": "a = Menu\nb = The end\nc = A tile\nd = So\ne = Why\nf = Yes\n",
        "fr": "a = Menu\nb = The end\nc = Une tile of province\nd = Ainsi : oui\ne = Pourquoi\u00a0?\nf = L'oui\n",
    }
    for language, text in told.items():
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    faults = not_french(*(entries_of(tmp_path / f"{language}.ftl") for language in told))
    assert [fault[0] for fault in faults] == ["b", "b", "c", "d", "f"]


@pytest.mark.parametrize(("language", "game"), [(language, game) for language in ENTRIES for game in KEYS])
def test_every_choice_knows_all_there_is_to_choose_from(language, game):
    chosen = set()

    class Choices(Visitor):
        def visit_SelectExpression(self, node):  # noqa: N802
            name = node.selector.id.name
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            catch_all = any(variant.default and variant.key.name == "other" for variant in node.variants)
            if name in KEYS[game] and not (name == "symbol" and "vizier" not in keys):  # court tiles: all but two
                assert KEYS[game][name] <= keys, name
                chosen.add(name)
            assert catch_all or name in EDITION_WORDS, name
            self.generic_visit(node)

    for name, entry in ENTRIES[language].items():
        if name.startswith(f"{game}--"):
            Choices().visit(entry)
    assert chosen == set(KEYS[game])


def test_two_messages_of_one_id_are_given_the_same():
    given = defaultdict(set)
    for id, _, names in MESSAGES:
        given[id].add(frozenset(names))
    assert [id for id, sets in given.items() if len(sets) > 1] == []


def test_the_toy_tells_its_stories_too():
    homes = GAMES, Path(sys.modules["toy"].__file__).parent / "presentation"
    entries = entries_of(*(home / "catalogs" / "en.ftl" for home in homes))
    game = Game.begin(TOY.setting(3), seed_bytes(2))
    told = set()
    while game.to_move is not None:
        for viewer in (None, 0, 1, 2):
            for message in game.seen_by(viewer).story():
                assert read(entries[entry_name(message.id)].value, entries).arguments <= set(message.args)
                told.add(say(message, seats=["Noor", "Ines", "Tomas"], strict=True))
        game.push(Random(len(game.moves)).choice(list(game.legal_moves)))
    assert {"Noor draws a card.", "Noor draws a 3."} <= told
