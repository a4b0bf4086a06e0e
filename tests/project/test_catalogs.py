"""Tests that the catalogs of every language have an entry for each message and error in the sources, and no others."""

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
from kit.catalogs import arguments_of, entries_of, faults_in_french, read
from toy.game import TOY

ROOT = Path(durbar.__file__).parent
GAMES = ROOT / "games"
EDITION_WORDS = {f"edition-{name}" for edition in EDITIONS.values() for name in edition.names} | {WHO}
"""Arguments that every message has: the edition's names for components, and whether the message is about its reader."""
VARIANTS = {
    "taj-mahal": {
        "symbol": set(components.SYMBOLS),
        "colour": {colour for edition in EDITIONS.values() for colour in edition.colours} | {"white"},
        "commodity": set(components.COMMODITIES),
        "bonus": set(BONUSES),
        "effect": set(components.EFFECTS),
        "source": set(SOURCES),
        "phase": {*PHASES, "over"},
        **{
            f"edition-{name}": {edition.names[name] for edition in EDITIONS.values()} for name in EDITIONS["2018"].names
        },
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
"""For each game and argument, the values for which the game's catalogs must have a variant."""
LOOKED_UP_BY_NAME = {"taj-mahal--phase", "maharani--phase", "seat"}
"""Entries that the code looks up by name, for tables and score sheets, and not through a message."""
# matches a message id, such as tables.seat-empty
MESSAGE_ID = re.compile(r"[a-z]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+")


def parse_sources(folder):
    """Return the syntax tree of each source file in a folder, by its path relative to the package."""
    return {path.relative_to(ROOT): ast.parse(path.read_text()) for path in sorted(folder.rglob("*.py"))}


# the syntax trees of all source files
TREES = parse_sources(ROOT)


def name_of(node):
    """Return the last part of a name: ``ActionRefused`` for ``actions.ActionRefused``."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)


def error_classes(trees):
    """Return the names of `DurbarError` and of all classes derived from it."""
    classes = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    errors, errors_before = {"DurbarError"}, set()
    while errors != errors_before:  # until no more derived classes are found
        errors_before = set(errors)
        errors |= {cls.name for cls in classes if errors & {name_of(base) for base in cls.bases}}
    return errors


# the names of all error classes
ERRORS = error_classes(TREES)
WITHOUT_ID = {"IllegalMove", "GameOver", "MalformedMove", "StaleVersion"}
"""Errors that choose the id of their message themselves."""


def index_of_id(call):
    """Return the index of the argument that is the id of an error's message; None if the call creates no error."""
    called = name_of(call.func)
    if called in ERRORS - WITHOUT_ID:
        return {"BoardError": 1, "ApiError": 2}.get(called, 0)
    if isinstance(call.func, ast.Attribute) and called == "wrong":  # Entry.wrong
        return 0
    # a derived class that passes a literal id to its base class: super().__init__("tables.over")
    is_init = isinstance(call.func, ast.Attribute) and called == "__init__" and call.args
    return 0 if is_init and isinstance(call.args[0], ast.Constant) else None


def literals(node):
    """Return the possible texts of a string literal or conditional expression; None for any other expression."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=first, orelse=second) if (both := (literals(first), literals(second))) and all(both):
            return both[0] + both[1]
    return None


def is_message(node):
    """Return whether a node creates a `Message`."""
    return isinstance(node, ast.Call) and name_of(node.func) == "Message"


def is_forwarded(call, id):
    """Return whether the id in a call is not literal: the caller's own argument, or read from a file."""
    is_argument = name_of(id) in ("id", "message", "full_message", "problem") or isinstance(id, ast.Subscript)
    is_word_of_page = ast.unparse(id).endswith(".page.{id}'")  # pictures take their words from text pages
    has_keyword_dict = any(keyword.arg is None for keyword in call.keywords)  # a call with **arguments
    return is_argument or is_word_of_page or has_keyword_dict


def calls_in(trees):
    """Yield each call that creates a message or an error: the file, the call, and the argument with the id."""
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            index = 0 if is_message(node) else index_of_id(node)
            if index is not None and len(node.args) > index and not is_forwarded(node, node.args[index]):
                yield path, node, node.args[index]


def messages_in(trees):
    """Yield each message or error in the sources: its id, its file and line, and the names of its arguments."""
    for path, call, id in calls_in(trees):
        if is_message(call):
            argument_names = {key.value for key in call.args[1].keys} if len(call.args) > 1 else set()
        else:
            argument_names = {keyword.arg for keyword in call.keywords} - {"rule", "more"}
        for text in literals(id) or []:
            if MESSAGE_ID.fullmatch(text):
                yield text, f"{path}:{call.lineno}", argument_names


def places_with_sentences(trees):
    """Yield the places where an error or a message is created with a sentence instead of an id or a message."""
    for path, call, id in calls_in(trees):
        texts = literals(id)
        if not is_message(id) and not (
            texts and all(MESSAGE_ID.fullmatch(text) or text in LOOKED_UP_BY_NAME for text in texts)
        ):
            yield f"{path}:{call.lineno}"


# all messages and errors in the sources
MESSAGES = list(messages_in(TREES))
# the folders of all catalogs
FOLDERS = sorted(path.parent for path in ROOT.rglob("catalogs/en.ftl"))


def messages_of(folder, language):
    """Return the entries of a catalog that are messages. Catalogs outside ``games`` contain other phrases, too."""
    entries = entries_of(folder / f"{language}.ftl")
    if GAMES in folder.parents:
        return entries
    return {name: entry for name, entry in entries.items() if name.startswith(f"{folder.parent.name}--")}


# the entries of all catalogs, by language and name
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


def test_error_classes_are_found_in_the_sources():
    assert {"BoardError", "ActionRefused", "SeatError", "TakeBackRefused", "ResultsError", "WorkerLost"} <= ERRORS
    assert {"ApiError", "StorageError", "ServerSettingError", "TableDamaged", "FileError"} <= ERRORS


def test_errors_and_messages_have_ids_instead_of_sentences():
    assert list(places_with_sentences(TREES)) == []


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
def test_sentence_instead_of_an_id_is_found(source):
    assert list(places_with_sentences({Path("somewhere.py"): ast.parse(source)})) == ["somewhere.py:1"]


@pytest.mark.parametrize(
    ("source", "argument_names"),
    [
        ('raise ActionRefused("tables.over")', set()),
        ('raise actions.ActionRefused("tables.no-version", version=5, rule="TM-1.1")', {"version"}),
        ('raise BoardError(place, "board.no-key", key=name)', {"key"}),
        ('raise ApiError(409, "seat", "server.seat-taken", more={"seat": 1}, name=name)', {"name"}),
        ('raise entry.wrong("board.no-key", key=name)', {"key"}),
        ('Message("board.no-key", {"key": name})', {"key"}),
    ],
)
def test_error_or_message_with_an_id_is_found(source, argument_names):
    trees = {Path("somewhere.py"): ast.parse(source)}
    assert list(places_with_sentences(trees)) == []
    assert [names for _, _, names in messages_in(trees)] == [argument_names]


@pytest.mark.parametrize(
    ("language", "id", "place", "argument_names"),
    MESSAGES_BY_LANGUAGE,
    ids=[f"{language}-{id}-{place}" for language, id, place, _ in MESSAGES_BY_LANGUAGE],
)
def test_every_message_has_an_entry_that_uses_exactly_its_arguments(language, id, place, argument_names):
    entries = ENTRIES[language]
    entry = entries[entry_name(id)]
    assert read(entry.value, entries).arguments - EDITION_WORDS == argument_names, place
    for attribute in entry.attributes:
        # an attribute such as .no-city is the text without the argument `city`
        left_out = attribute.id.name.removeprefix("no-")
        assert left_out in argument_names
        used = read(attribute.value, entries).arguments - EDITION_WORDS
        assert used == argument_names - {left_out}, f"{place}: .{attribute.id.name}"


@pytest.mark.parametrize("language", ENTRIES)
def test_every_entry_is_used(language):
    entries = ENTRIES[language]
    used = LOOKED_UP_BY_NAME | {entry_name(id) for id, _, _ in MESSAGES}
    for entry in entries.values():
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            used |= read(pattern, entries).references
    assert used == set(entries)


def test_messages_have_the_same_arguments_in_every_language():
    assert arguments_of(ENTRIES["fr"]) == arguments_of(ENTRIES["en"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.parent.relative_to(ROOT)))
def test_every_catalog_exists_in_french_without_english_words(folder):
    english, french = (messages_of(folder, language) for language in ENTRIES)
    assert french.keys() == english.keys()
    assert faults_in_french(english, french) == []


def test_english_words_and_wrong_typography_in_french_are_found(tmp_path):
    catalogs = {
        "en": "a = Menu\nb = The end\nc = A tile\nd = So\ne = Why\nf = Yes\n",
        "fr": "a = Menu\nb = The end\nc = Une tile of province\nd = Ainsi : oui\ne = Pourquoi\u00a0?\nf = L'oui\n",
    }
    for language, text in catalogs.items():
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    faults = faults_in_french(*(entries_of(tmp_path / f"{language}.ftl") for language in catalogs))
    # b is left in English and has an English word; the descriptions begin with the names of the entries
    assert [description[0] for description in faults] == ["b", "b", "c", "d", "f"]


@pytest.mark.parametrize(("language", "game"), [(language, game) for language in ENTRIES for game in VARIANTS])
def test_every_selector_has_a_variant_for_each_value(language, game):
    checked = set()

    class SelectorCheck(Visitor):
        def visit_SelectExpression(self, node):  # noqa: N802
            name = node.selector.id.name
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            has_default = any(variant.default and variant.key.name == "other" for variant in node.variants)
            # Messages about court tiles need no variants for two of the symbols, one of them the vizier.
            if name in VARIANTS[game] and not (name == "symbol" and "vizier" not in keys):
                assert VARIANTS[game][name] <= keys, name
                checked.add(name)
            assert has_default or name in EDITION_WORDS, name
            self.generic_visit(node)

    for name, entry in ENTRIES[language].items():
        if name.startswith(f"{game}--"):
            SelectorCheck().visit(entry)
    assert checked == set(VARIANTS[game])


def test_messages_with_the_same_id_have_the_same_arguments():
    argument_names_by_id = defaultdict(set)
    for id, _, names in MESSAGES:
        argument_names_by_id[id].add(frozenset(names))
    assert [id for id, name_sets in argument_names_by_id.items() if len(name_sets) > 1] == []


def test_catalog_of_the_toy_game_uses_only_arguments_that_its_messages_have():
    folders = GAMES, Path(sys.modules["toy"].__file__).parent / "presentation"
    entries = entries_of(*(folder / "catalogs" / "en.ftl" for folder in folders))
    game = Game.begin(TOY.setting(3), seed_bytes(2))
    sentences = set()
    while game.to_move is not None:
        for viewer in (None, 0, 1, 2):
            for message in game.seen_by(viewer).story():
                assert read(entries[entry_name(message.id)].value, entries).arguments <= set(message.args)
                sentences.add(say(message, seats=["Noor", "Ines", "Tomas"], strict=True))
        game.push(Random(len(game.moves)).choice(list(game.legal_moves)))
    assert {"Noor draws a card.", "Noor draws a 3."} <= sentences
