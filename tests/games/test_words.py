"""Tests that every message of a game can be rendered in every language."""

import os
import pickle
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import durbar
from durbar.games import words
from durbar.games.errors import GameOver, IllegalMove
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.message import Message
from durbar.games.rulebook import Setting
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.words import MissingMessage, join_with_semicolons, languages, listed, say
from games.taj_mahal.cases import CASES
from kit.case import Case
from toy.game import TOY

# the folder of all games
GAMES = Path(words.__file__).parent
# names of the players
NAMES = ["Noor", "Ines", "Tomas", "Kiran", "Jonathan"]
# cases whose messages are rendered
RENDERED_CASES = [
    *CASES,
    *(Case(f"maharani-{players}", MAHARANI_GAME.setting(players), longest=200) for players in (2, 3, 4)),
]


# -- whole games -----------------------------------------------------------------------------------------------------
def check_rendering(message, setting):
    """Check that a message is a whole sentence in every language of its game."""
    for language in languages(setting.rulebook):
        text = say(message, language, setting=setting, seats=NAMES[: setting.players], strict=True)
        assert not re.search(r"[{}$]|None|taj-mahal|maharani|edition|_|--", text), text
        assert text[0].isupper(), text
        assert text.endswith("."), text
        for argument in words.SEATS:  # the arguments of messages that are seats
            seat = message.args.get(argument)
            if seat is not None and (argument == "seat" or seat != message.args["seat"]):
                assert NAMES[seat] in text, (message, text)


@pytest.mark.parametrize("case", RENDERED_CASES, ids=str)
def test_every_message_of_a_game_can_be_rendered(case):
    collected = set()
    for game in case.played(4):
        for viewer in case.viewers():
            for message in game.seen_by(viewer).story():
                if str(message) not in collected:
                    collected.add(str(message))
                    check_rendering(message, case.setting)
    assert len(collected) > 150
    ids = {message.split()[0] for message in collected}
    assert len(ids) >= (15 if case in CASES else 12)  # Taj Mahal has more kinds of messages than Maharani


@pytest.mark.parametrize("case", [*CASES[::4], *RENDERED_CASES[len(CASES) :]], ids=str)
def test_every_reason_against_a_move_and_every_preview_can_be_rendered(case):
    reasons = set()
    for number, game in enumerate(case.played(5)):
        if number % 15:
            continue
        sight = game.seen_by(game.to_move)
        for id in range(game.setting.rulebook.rules.kernel.ids):
            reason = sight.explain(game.decode(id))
            if reason is not None and str(reason) not in reasons:
                reasons.add(str(reason))
                check_rendering(reason, case.setting)
        for move in list(sight.legal_moves)[:4]:
            for message in sight.preview(move).story:
                check_rendering(message, case.setting)
    assert len(reasons) > 80


# -- cards, editions, names ------------------------------------------------------------------------------------------
def test_cards_are_described_by_colour_and_symbols():
    new, old = TAJ_MAHAL_GAME.setting(3), TAJ_MAHAL_GAME.setting(3, "2000")

    def played(text, setting=new):
        return say(Message("taj-mahal.played", {"seat": 0, "card": text}), setting=setting, seats=["Noor"], strict=True)

    assert played("rVE") == "Noor plays a red card with vizier and elephant."
    assert played("wK") == "Noor plays a white card with crown."
    assert played("vEE", old) == "Noor plays a violet card with two elephants."
    special = Message("taj-mahal.played-special", {"seat": 0, "card": "elephant"})
    assert say(special, setting=new, strict=True) == "Seat 1 adds the prestige card Might (+1 elephant)."
    assert say(special, setting=old, strict=True) == "Seat 1 adds the special card “+1 elephant”."


def test_editions_use_their_own_names():
    new, old = TAJ_MAHAL_GAME.setting(3), TAJ_MAHAL_GAME.setting(3, "2006")
    gems = Message("taj-mahal.commodity", {"commodity": "gems"})
    assert (say(gems, setting=new), say(gems, setting=old), say(gems)) == ("gems", "jewels", "gems")
    why = Message("taj-mahal.why.other-colour", {"card": "rVE", "colour": 3}, "TM-3.3")
    assert (
        say(why, setting=new)
        == "Your colour in this visit is blue: you cannot play a red card with vizier and elephant."
    )
    assert (
        say(why, setting=old)
        == "Your colour in this visit is violet: you cannot play a red card with vizier and elephant."
    )


def test_message_about_a_special_card_names_its_previous_holder_only_if_it_was_another_player():
    def exchanged(holder):
        return say(
            Message("taj-mahal.exchanged", {"seat": 1, "card": "points", "from": holder}), seats=NAMES, strict=True
        )

    from_tomas = "Ines returns two equal advisor tokens and takes the prestige card Nobility (2 points) from Tomas."
    without_holder = "Ines returns two equal advisor tokens and now holds the prestige card Nobility (2 points)."
    assert [exchanged(2), exchanged(None), exchanged(1)] == [from_tomas, without_holder, without_holder]


def test_names_of_players_are_not_interpreted():
    drew = Message("taj-mahal.drew", {"seat": 0, "card": None})
    for name in ("{ $card }", "none", "<b>", "Ünal", ""):
        assert say(drew, seats=[name], strict=True) == f"{name} draws a card from the deck."
    assert say(drew, strict=True) == "Seat 1 draws a card from the deck."


# -- missing translations --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "message",
    [
        Message("taj-mahal.nothing-like-it", {"seat": 1}, "TM-1.1"),
        Message("no-such-game.played", {"seat": 1}),
        Message("taj-mahal.built", {"seat": 1}),
        Message("taj-mahal.built", {"seat": 1, "city": None}),
    ],
)
def test_message_without_a_translation_is_shown_raw_or_raises_if_strict(message):
    assert say(message) == str(message)
    with pytest.raises(MissingMessage):
        say(message, strict=True)


def test_missing_translation_falls_back_to_english(tmp_path, monkeypatch):
    (tmp_path / "catalogs").mkdir()
    (tmp_path / "catalogs" / "fr.ftl").write_text("why--over = La partie est finie.\n")
    (tmp_path / "catalogs" / "en.ftl").write_text((GAMES / "catalogs" / "en.ftl").read_text())
    monkeypatch.setattr(words, "_folder", lambda package: tmp_path / "catalogs")
    words._bundle.cache_clear()
    try:
        over, turn = Message("why.over"), Message("why.not-your-turn", {"seat": 1})
        assert languages() == ["en", "fr"]
        assert say(over, "fr") == "La partie est finie."
        assert say(turn, "fr") == "It is not your turn: Seat 2 is to play."
        assert say(over, "xx") == "The game is over."
        with pytest.raises(MissingMessage):
            say(turn, "fr", strict=True)
    finally:
        words._bundle.cache_clear()


def test_both_games_have_english_and_french_catalogs():
    assert languages() == languages(MAHARANI_GAME) == languages(TAJ_MAHAL_GAME) == ["en", "fr"]
    assert languages(TOY) == ["en"]
    assert say(Message("why.over"), "fr", setting=MAHARANI_GAME.setting(2), strict=True) == "La partie est finie."
    turn = say(Message("why.not-your-turn", {"seat": 1}), "fr", strict=True)
    assert turn == "Ce n\u2019est pas votre tour\u00a0: c\u2019est à Joueur 2 de jouer."


def test_very_long_argument_is_not_truncated():
    cities = "Delhi " * 1000
    message = Message("taj-mahal.hint.points-between", {"low": 1, "high": 2, "cities": cities})
    assert say(message, strict=True) == f"You score 1 to 2 points, the most with {cities}."


def test_lists_use_the_conjunction_of_the_language():
    assert [listed(["a"], language) for language in ("en", "fr")] == ["a", "a"]
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert listed(["a", "b", "c"], "fr") == "a, b et c"
    assert (join_with_semicolons(["a", "b"]), join_with_semicolons(["a", "b"], "fr")) == ("a; b", "a\u00a0; b")


# -- refused moves ---------------------------------------------------------------------------------------------------
def test_error_for_an_illegal_move_is_a_sentence_with_its_rule():
    game = durbar.new("taj-mahal", 3, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.push("@Delhi")
    assert str(caught.value) == "@Delhi: You build palaces when you withdraw. (TM-4.2)"
    assert caught.value.message.id == "taj-mahal.why.withdraw-to-build"
    waiting = next(seat for seat in range(3) if seat != game.to_move)
    refusal = str(game.seen_by(waiting).refusal("out"))
    assert refusal == f"out: It is not your turn: Seat {game.to_move + 1} is to play."


def test_error_for_an_illegal_move_can_be_pickled():
    game = durbar.new("taj-mahal", 3, seed=1)
    refused = game.seen_by(game.to_move).refusal("@Delhi")
    unpickled = pickle.loads(pickle.dumps(refused))
    assert (type(unpickled), str(unpickled), unpickled.message) == (IllegalMove, str(refused), refused.message)
    assert str(GameOver("out", Message("why.over"))) == "out: The game is over."


def test_game_without_catalogs_shows_raw_messages():
    mute = replace(TOY, name="mute", package=__package__)  # this package has no catalogs
    setting = Setting(mute, 2, "long", TOY.rules.standard_board())
    assert say(Message("why.over"), setting=setting, strict=True) == "The game is over."
    refused = IllegalMove("3", Message("mute.why.not-held", {"rank": 3}, "TY-2"), setting)
    assert str(refused) == "3: mute.why.not-held rank=3 (TY-2)"


def test_catalogs_are_loaded_only_when_needed():
    code = (
        "import sys, durbar; game = durbar.new('taj-mahal', 2, seed=1); game.push(next(iter(game.legal_moves)))\n"
        "try: game.push('@Delhi')\nexcept durbar.IllegalMove as error: refused = error\n"
        "assert 'fluent' not in sys.modules; print(refused); assert 'fluent' in sys.modules"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, env=env)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("@Delhi: ")
