"""The catalogs of all languages against the sources: an entry for every message, and nothing left over."""

import ast
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from durbar.games import words
from durbar.games.game import Game, seed_bytes
from durbar.games.maharani import components as maharani
from durbar.games.maharani.events import SOURCES as GOLD_SOURCES
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.taj_mahal import components
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.events import BONUSES, SOURCES
from durbar.games.taj_mahal.view import PHASES
from durbar.games.words import entry_name, say
from kit.catalogs import entries_of, given, not_french, read
from toy.game import TOY

GAMES = Path(words.__file__).parent
EDITION_WORDS = {f"edition-{name}" for edition in EDITIONS.values() for name in edition.names}
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
        "colour": set(MAHARANI_GAME.standard_board().colours),
        "animal": set(MAHARANI_GAME.standard_board().animals),
        "kind": set(maharani.KINDS),
        "side": set(maharani.SIDES),
        "source": set(GOLD_SOURCES),
        "phase": {"first", "second", "over"},
    },
}
"""Everything that a game's catalogs have to tell apart, by the argument it comes in."""
NAMED = {"taj-mahal--phase", "taj-mahal--option", "maharani--phase", "maharani--option", "seat"} | {
    f"setting--{name}" for name in ("no-bot", "no-bot-but")
}
"""What is only ever asked for by name, for tables and score sheets; and what bots say."""


def literals(node):
    """The ids in the first argument of a Message: a text, or a choice of two."""
    match node:
        case ast.Constant(value=str(id)):
            return [id]
        case ast.IfExp(body=one, orelse=other):
            return literals(one) + literals(other)
    raise AssertionError(f"line {node.lineno}: the id of a message is no text")


def messages_in(folder):
    """Every message made in the sources: its id, where, and the names of its arguments."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name(id="Message"), args=[id, *more]):
                    given = more[0].keys if more else []
                    for one in literals(id):
                        yield one, f"{path.name}:{node.lineno}", {key.value for key in given}


MESSAGES = list(messages_in(GAMES))


FOLDERS = sorted(path.parent for path in GAMES.rglob("words/en.ftl"))
ENTRIES = {language: entries_of(*(folder / f"{language}.ftl" for folder in FOLDERS)) for language in ("en", "fr")}
SAID = [(language, *message) for language in ENTRIES for message in MESSAGES]


def test_the_sources_make_messages():
    ids = {id for id, _, _ in MESSAGES}
    assert {"why.over", "why.not-your-turn", "taj-mahal.drew", "taj-mahal.why.city-taken", "taj-mahal.crowned"} <= ids
    assert len(ids) > 35


@pytest.mark.parametrize(
    ("language", "id", "place", "given"), SAID, ids=[f"{language}-{id}-{place}" for language, id, place, _ in SAID]
)
def test_every_message_has_an_entry_for_exactly_what_it_is_given(language, id, place, given):
    entries = ENTRIES[language]
    entry = entries[entry_name(id)]
    assert read(entry.value, entries).asked - EDITION_WORDS == given, place
    for attribute in entry.attributes:
        left_out = attribute.id.name.removeprefix("no-")
        assert left_out in given
        asked = read(attribute.value, entries).asked - EDITION_WORDS
        assert asked == given - {left_out}, f"{place}: .{attribute.id.name}"


@pytest.mark.parametrize("language", ENTRIES)
def test_every_entry_is_used(language):
    entries = ENTRIES[language]
    used = NAMED | {entry_name(id) for id, _, _ in MESSAGES}
    for entry in entries.values():
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            used |= read(pattern, entries).referred
    assert used == set(entries)


def test_every_language_has_the_same_messages_for_the_same_arguments():
    assert given(ENTRIES["fr"]) == given(ENTRIES["en"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_catalog_is_there_in_every_language_and_french_is_french(folder):
    english, french = (entries_of(folder / f"{language}.ftl") for language in ENTRIES)
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
    homes = GAMES, Path(sys.modules["toy"].__file__).parent
    entries = entries_of(*(home / "words" / "en.ftl" for home in homes))
    game = Game.begin(TOY.setting(3), seed_bytes(2))
    told = set()
    while game.to_move is not None:
        for viewer in (None, 0, 1, 2):
            for message in game.seen_by(viewer).story():
                assert read(entries[entry_name(message.id)].value, entries).asked <= set(message.args)
                told.add(say(message, seats=["Noor", "Ines", "Tomas"], strict=True))
        game.push(Random(len(game.moves)).choice(list(game.legal_moves)))
    assert {"Noor draws a card.", "Noor draws a 3."} <= told
