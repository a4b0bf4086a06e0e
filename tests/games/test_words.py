"""Everything a game tells can be said in words, with exactly what it is given."""

import ast
import os
import pickle
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import durbar
from durbar.games import words
from durbar.games.errors import GameOver, IllegalMove
from durbar.games.game import Game, seed_bytes
from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal import components
from durbar.games.taj_mahal.editions import EDITIONS
from durbar.games.taj_mahal.events import BONUSES, SOURCES
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.view import PHASES
from durbar.games.words import NoWords, entry_name, languages, say
from games.taj_mahal.cases import CASES
from toy.game import TOY, Toy

GAMES = Path(words.__file__).parent
NAMES = ["Noor", "Ines", "Tomas", "Kiran", "Jonathan"]
EDITION_WORDS = {f"edition-{name}" for edition in EDITIONS.values() for name in edition.names}
KEYS = {
    "symbol": set(components.SYMBOLS),
    "colour": {colour for edition in EDITIONS.values() for colour in edition.colours} | {"white"},
    "commodity": set(components.COMMODITIES),
    "bonus": set(BONUSES),
    "effect": set(components.EFFECTS),
    "source": set(SOURCES),
    "phase": {*PHASES, "over"},
    **{f"edition-{n}": {edition.names[n] for edition in EDITIONS.values()} for n in EDITIONS["2018"].names},
}
"""Everything that a catalog has to tell apart, by the argument it comes in."""
NAMED = {f"taj-mahal--{name}" for name in ("commodity", "phase")}
"""What is only ever asked for by name, for tables and score sheets."""


# -- the catalogs against the sources --------------------------------------------------------------------------------
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


def catalog(*folders):
    """The entries of the English catalogs in some folders."""
    entries = {}
    for folder in folders:
        for entry in FluentParser().parse((folder / "words" / "en.ftl").read_text()).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in entries, f"{entry.id.name} stands there twice"
                entries[entry.id.name] = entry
    return entries


ENTRIES = catalog(GAMES, *(path.parent for path in GAMES.glob("*/words")))


class Reader(Visitor):
    """What an entry asks for: arguments, its own and those of the entries it refers to, and these entries."""

    def __init__(self, entries):
        self.entries, self.asked, self.referred = entries, set(), set()

    def visit_VariableReference(self, node):  # noqa: N802 (Fluent's name)
        self.asked.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.referred.add(node.id.name)
        self.visit(self.entries[node.id.name].value)


def read(pattern, entries=ENTRIES):
    reader = Reader(entries)
    reader.visit(pattern)
    return reader


def test_the_sources_make_messages():
    ids = {id for id, _, _ in MESSAGES}
    assert {"why.over", "why.not-your-turn", "taj-mahal.drew", "taj-mahal.why.city-taken", "taj-mahal.crowned"} <= ids
    assert len(ids) > 35


@pytest.mark.parametrize(("id", "place", "given"), MESSAGES, ids=[f"{id}-{place}" for id, place, _ in MESSAGES])
def test_every_message_has_an_entry_for_exactly_what_it_is_given(id, place, given):
    entry = ENTRIES[entry_name(id)]
    assert read(entry.value).asked - EDITION_WORDS == given, place
    for attribute in entry.attributes:
        left_out = attribute.id.name.removeprefix("no-")
        assert left_out in given
        assert read(attribute.value).asked - EDITION_WORDS == given - {left_out}, f"{place}: .{attribute.id.name}"


def test_every_entry_is_used():
    used = {entry_name(id) for id, _, _ in MESSAGES} | NAMED | {"seat"}
    for entry in ENTRIES.values():
        for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
            used |= read(pattern).referred
    assert used == set(ENTRIES)


def test_every_choice_knows_all_there_is_to_choose_from():
    chosen = set()

    class Choices(Visitor):
        def visit_SelectExpression(self, node):  # noqa: N802
            name = node.selector.id.name
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            catch_all = any(variant.default and variant.key.name == "other" for variant in node.variants)
            if name in KEYS and not (name == "symbol" and "vizier" not in keys):  # court tiles: the rest are advisors
                assert KEYS[name] <= keys, name
                chosen.add(name)
            assert catch_all or name in EDITION_WORDS, name
            self.generic_visit(node)

    for entry in ENTRIES.values():
        Choices().visit(entry)
    assert chosen == set(KEYS)


def test_two_messages_of_one_id_are_given_the_same():
    given = defaultdict(set)
    for id, _, names in MESSAGES:
        given[id].add(frozenset(names))
    assert [id for id, sets in given.items() if len(sets) > 1] == []


# -- whole games -----------------------------------------------------------------------------------------------------
def spoken(message, setting):
    """A message in words, which must be words."""
    told = say(message, setting=setting, seats=NAMES[: setting.players], strict=True)
    assert not re.search(r"[{}$]|None|taj-mahal|edition|_|--", told), told
    assert told[0].isupper(), told
    assert told.endswith("."), told
    for name in words.SEATS:
        who = message.args.get(name)
        if who is not None and (name == "seat" or who != message.args["seat"]):
            assert NAMES[who] in told, (message, told)
    return told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_story_of_a_game_can_be_told(case):
    said = {}
    for game in case.played(4):
        for viewer in case.viewers():
            for message in game.seen_by(viewer).story():
                if str(message) not in said:
                    said[str(message)] = spoken(message, case.setting)
    assert len(said) > 150
    assert len({message.split()[0] for message in said}) >= 15


@pytest.mark.parametrize("case", CASES[::4], ids=str)
def test_every_reason_and_every_preview_can_be_told(case):
    reasons = set()
    for number, game in enumerate(case.played(5)):
        if number % 15:
            continue
        sight = game.seen_by(game.to_move)
        for id in range(game.setting.rulebook.kernel.ids):
            why = sight.explain(game.decode(id))
            if why is not None and str(why) not in reasons:
                reasons.add(str(why))
                spoken(why, case.setting)
        for move in list(sight.legal_moves)[:4]:
            for message in sight.preview(move).story:
                spoken(message, case.setting)
    assert len(reasons) > 80


def test_the_toy_tells_its_stories_too():
    entries = catalog(GAMES, Path(sys.modules["toy"].__file__).parent)
    game = Game.begin(TOY.setting(3), seed_bytes(2))
    told = set()
    while game.to_move is not None:
        for viewer in (None, 0, 1, 2):
            for message in game.seen_by(viewer).story():
                assert read(entries[entry_name(message.id)].value, entries).asked <= set(message.args)
                told.add(say(message, seats=NAMES[:3], strict=True))
        game.push(Random(len(game.moves)).choice(list(game.legal_moves)))
    assert {"Noor draws a card.", "Noor draws a 3."} <= told


# -- cards, editions, names ------------------------------------------------------------------------------------------
def test_cards_are_said_in_words_with_their_notation():
    new, old = TAJ_MAHAL_GAME.setting(3), TAJ_MAHAL_GAME.setting(3, "2000")

    def card(text, setting=new):
        return say(Message("taj-mahal.played", {"seat": 0, "card": text}), setting=setting, seats=["Noor"], strict=True)

    assert card("rVE") == "Noor plays a red vizier + elephant (rVE)."
    assert card("wK") == "Noor plays a white Grand Mogul (wK)."
    assert card("vEE", old) == "Noor plays a violet elephant + elephant (vEE)."
    special = Message("taj-mahal.played-special", {"seat": 0, "card": "elephant"})
    assert say(special, setting=new, strict=True) == "Seat 1 adds the prestige card Might (*E)."
    assert say(special, setting=old, strict=True) == "Seat 1 adds the special card “one elephant more” (*E)."


def test_an_edition_calls_things_by_its_own_names():
    new, old = TAJ_MAHAL_GAME.setting(3), TAJ_MAHAL_GAME.setting(3, "2006")
    gems = Message("taj-mahal.commodity", {"commodity": "gems"})
    assert (say(gems, setting=new), say(gems, setting=old), say(gems)) == ("gems", "jewels", "gems")
    why = Message("taj-mahal.why.other-colour", {"card": "rVE", "colour": 3}, "TM-3.3")
    assert say(why, setting=new) == "Your row is blue: red vizier + elephant (rVE) does not fit."
    assert say(why, setting=old) == "Your row is violet: red vizier + elephant (rVE) does not fit."


def test_who_holds_a_special_card_already_takes_it_from_nobody():
    def exchanged(holder):
        return say(
            Message("taj-mahal.exchanged", {"seat": 1, "card": "points", "from": holder}), seats=NAMES, strict=True
        )

    taken = "Ines returns two equal advisor tokens and takes the prestige card Nobility (*2) from Tomas."
    held = "Ines returns two equal advisor tokens and now holds the prestige card Nobility (*2)."
    assert [exchanged(2), exchanged(None), exchanged(1)] == [taken, held, held]


def test_names_of_players_are_said_as_they_are():
    drew = Message("taj-mahal.drew", {"seat": 0, "card": None})
    for name in ("{ $card }", "none", "<b>", "Ünal", ""):
        assert say(drew, seats=[name], strict=True) == f"{name} draws a card from the deck."
    assert say(drew, strict=True) == "Seat 1 draws a card from the deck."


# -- what cannot be said ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "message",
    [
        Message("taj-mahal.nothing-like-it", {"seat": 1}, "TM-1.1"),
        Message("no-such-game.played", {"seat": 1}),
        Message("taj-mahal.built", {"seat": 1}),
        Message("taj-mahal.built", {"seat": 1, "city": None}),
    ],
)
def test_what_has_no_words_is_told_plainly_and_is_an_error_in_tests(message):
    assert say(message) == str(message)
    with pytest.raises(NoWords):
        say(message, strict=True)


def test_a_language_without_a_word_for_it_borrows_the_english_one(tmp_path, monkeypatch):
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "fr.ftl").write_text("why--over = La partie est finie.\n")
    (tmp_path / "words" / "en.ftl").write_text((GAMES / "words" / "en.ftl").read_text())
    monkeypatch.setattr(words, "_folder", lambda package: tmp_path / "words")
    words._bundle.cache_clear()
    try:
        over, turn = Message("why.over"), Message("why.not-your-turn", {"seat": 1})
        assert languages() == ["en", "fr"]
        assert say(over, "fr") == "La partie est finie."
        assert say(turn, "fr") == "It is not your turn: Seat 2 is to move."
        assert say(over, "xx") == "The game is over."
        with pytest.raises(NoWords):
            say(turn, "fr", strict=True)
    finally:
        words._bundle.cache_clear()


def test_every_game_speaks_english():
    assert languages() == languages(TAJ_MAHAL_GAME) == languages(TOY) == ["en"]


# -- refusals --------------------------------------------------------------------------------------------------------
def test_a_refusal_reads_as_a_sentence_with_its_rule():
    game = durbar.new("taj-mahal", 3, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.push("@Delhi")
    assert str(caught.value) == "@Delhi: Palaces are built by those who withdraw. (TM-4.2)"
    assert caught.value.message.id == "taj-mahal.why.withdraw-to-build"
    waiting = next(seat for seat in range(3) if seat != game.to_move)
    turn = str(game.seen_by(waiting).refusal("out"))
    assert turn == f"out: It is not your turn: Seat {game.to_move + 1} is to move."


def test_a_refusal_can_be_sent_to_another_process():
    game = durbar.new("taj-mahal", 3, seed=1)
    refused = game.seen_by(game.to_move).refusal("@Delhi")
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), str(again), again.message) == (IllegalMove, str(refused), refused.message)
    assert str(GameOver("out", Message("why.over"))) == "out: The game is over."


class Mute(Toy):
    """A game whose package has no catalogs."""

    name = "mute"


def test_a_game_without_words_is_told_plainly():
    setting = Setting(Mute(), 2, "long", TOY.standard_board())
    assert say(Message("why.over"), setting=setting, strict=True) == "The game is over."
    refused = IllegalMove("3", Message("mute.why.not-held", {"rank": 3}, "TY-2"), setting)
    assert str(refused) == "3: mute.why.not-held rank=3 (TY-2)"


def test_nothing_is_read_before_a_word_is_said():
    code = (
        "import sys, durbar; game = durbar.new('taj-mahal', 2, seed=1); game.push(next(iter(game.legal_moves)))\n"
        "try: game.push('@Delhi')\nexcept durbar.IllegalMove as error: refused = error\n"
        "assert 'fluent' not in sys.modules; print(refused); assert 'fluent' in sys.modules"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, env=env)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("@Delhi: ")
