"""Tests of reasons for a move: every reason occurs, is true, and can be rendered in every language."""

from random import Random

import pytest

from bots.hint_helpers import NAMES, check_rendering, positions, reasons, reasons_by_id
from durbar.games.kernel.both import compiled
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.message import Message
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.words import say
from games.maharani.boardfiles import TIGHT
from games.maharani.cases import maharani_case
from games.maharani.story import Story as MaharaniStory
from games.taj_mahal.cases import taj_mahal_case
from games.taj_mahal.story import Story as TajMahalStory

pytestmark = pytest.mark.slow

# -- all reasons ------------------------------------------------------------------------------------------------------
# for each game: the cases to play, and the short ids of all reasons
REASONS = {
    TAJ_MAHAL_GAME: (
        [taj_mahal_case(2), taj_mahal_case(4), taj_mahal_case(3, "2000")],
        {
            *(
                "leads",
                "ties",
                "ties-unrest",
                "stays-ahead",
                "special",
                "white",
                "begins",
                "more-of-it",
                "wins",
                "pair",
            ),
            *("points-between", "keeps", "first-to-take", "not-played", "bonus", "joins", "roads"),
            *("any-colour", "longest", "fits", "points"),
        },
    ),
    MAHARANI_GAME: (
        [maharani_case(2), maharani_case(4), maharani_case(2, board=TIGHT)],
        {
            *("tile", "artisan-new", "artisan-moved", "would-pay", "fills", "fills-alone", "marker-turned"),
            *("markers-kept", "markers-back", "second", "saves"),
        },
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("book", REASONS, ids=lambda book: book.name)
def test_every_reason_occurs_and_can_be_rendered(book):
    cases, expected = REASONS[book]
    reason_ids = set()
    for case in cases:
        for _, sight in positions(case, 4, 0.3):
            for move in Random(len(sight.history)).sample(list(sight.legal_moves), min(3, len(sight.legal_moves))):
                messages = reasons(sight, move.text)
                reason_ids |= {message.id.rpartition("hint.")[2] for message in messages}
                check_rendering(sight, messages)
    assert reason_ids <= expected
    assert reason_ids == expected or not compiled()


# -- Taj Mahal --------------------------------------------------------------------------------------------------------
def test_first_reason_to_withdraw_is_the_tiles_that_it_certainly_wins():
    story = TajMahalStory(3).hand(0, "rVE rVK yEE").row(0, "rVG rVE").row(1, "gGE").display("yEE bPE gPE bEE rPE")
    first, *_ = reasons(story.game.seen_by(0), "out")
    assert first == Message("taj-mahal.hint.wins", {"symbols": ["vizier"]})
    assert reasons_by_id(story, "out")["keeps"] == {"cards": 3, "alike": 2, "colour": 0}
    assert reasons_by_id(story, "out")["first-to-take"] == {"cards": 5}


def test_reason_to_withdraw_names_the_cities_that_score_the_most_points():
    story = TajMahalStory(3).visit(1, "Delhi").row(0, "rVG").bonus(Delhi="points_2")
    sight = story.game.seen_by(0)
    preview = sight.preview("out")
    assert preview.low < preview.high
    between = reasons_by_id(story, "out")["points-between"]
    assert (between["low"], between["high"]) == (preview.low, preview.high)
    assert ["@" + city.replace(" ", "_") for city in between["cities"]] == list(preview.best)


def test_special_card_for_a_pair_of_advisor_tiles_is_a_reason_to_withdraw():
    story = TajMahalStory(3).row(0, "rVE").advisors(0, "vizier monk")
    effect = story.board.specials[0]
    assert reasons_by_id(story, "out")["pair"] == {
        "symbol": "vizier",
        "card": ["elephant", "mogul", "points", "colour-change"][effect],
    }
    assert "pair" not in reasons_by_id(TajMahalStory(3).row(0, "rVE").advisors(0, "monk"), "out")


def test_reasons_for_a_play_name_the_players_it_overtakes_and_ties_with():
    story = TajMahalStory(4).hand(0, "rVE rVK wE").row(0, "rGE").row(1, "gVE").row(2, "yVE").row(3, "bMK")
    play = reasons_by_id(story, "rVE")
    assert play["leads"] == {"symbols": ["elephant"], "seat": [1, 2]}
    assert play["ties"] == {"symbols": ["vizier"], "seat": [1, 2]}
    assert play["stays-ahead"] == {"symbols": ["general"]}
    assert play["more-of-it"] == {"colour": 0, "cards": 1}
    assert reasons_by_id(story, "rVE+wE")["white"] == {"card": "wE"}
    texts = [
        say(message, setting=story.game.setting, seats=NAMES[:4]) for message in reasons(story.game.seen_by(0), "rVE")
    ]
    assert texts[0] == "You would take the lead for the province tile, ahead of Akbar, Birbal."


def test_special_card_in_a_play_is_a_reason_for_the_play():
    story = TajMahalStory(3).hand(0, "rVE yVE").special("points", 0).special("colour-change", 0)
    assert reasons_by_id(story, "rVE+*2")["special"] == {"card": "points"}
    assert reasons_by_id(story, "rVE+*2")["points"] == {"points": 2}
    assert reasons_by_id(story, "yVE")["begins"] == {"colour": 1, "cards": 0}


def test_extra_card_for_withdrawing_without_a_play_is_a_reason_to_withdraw():
    story = TajMahalStory(3).withdrawn(1).hand(0, "rVE")
    assert "not-played" in reasons_by_id(story, "out")
    assert "first-to-take" not in reasons_by_id(story, "out"), "seat 1 has withdrawn before"


def test_reason_for_taking_a_card_names_its_effect_on_the_hand():
    story = TajMahalStory(3).hand(0, "rVE yVE yVG").display("rVK yGE wE bPE gPE").play("out")
    assert reasons_by_id(story, "<yGE") == {"longest": {"colour": 1, "cards": 3}}
    assert reasons_by_id(story, "<rVK") == {"fits": {"colour": 0, "cards": 2}}
    assert reasons_by_id(story, "<wE") == {"any-colour": {}}


def test_names_of_several_tiles_are_joined_with_and():
    setting = TAJ_MAHAL_GAME.setting(3)

    def render_won(*symbols):
        return say(Message("taj-mahal.hint.wins", {"symbols": list(symbols)}), setting=setting, strict=True)

    assert render_won("vizier") == "You win the vizier."
    assert render_won("vizier", "mogul") == "You win the vizier and the crown."
    assert render_won("general", "monk", "elephant") == "You win the general, the monk and the province tile."


@pytest.mark.parametrize("case", [taj_mahal_case(3), taj_mahal_case(4, "2006")], ids=str)
def test_reasons_for_a_move_of_taj_mahal_come_true(case):
    checked = dict.fromkeys(("play", "out", "palace"), 0)
    for game, sight in positions(case, 1, 0.6):
        move = Random(len(sight.history)).choice(list(sight.legal_moves))
        reasons_given = {
            message.id.removeprefix("taj-mahal.hint."): message.args for message in reasons(sight, move.text)
        }
        court = sight.view()["table"]["court"]
        after = game.copy()
        after.push(move)
        if move.text == "out":
            won = [event.args["symbol"] for event in after.events if event.id == "taj-mahal.won"]
            assert reasons_given.get("wins", {"symbols": []})["symbols"] == won
            checked["out"] += 1
        elif move.text[0] in "@^":
            points = [event.args["points"] for event in after.events if event.args.get("source") == "palaces"]
            if points:
                assert reasons_given.get("joins", {"provinces": 1})["provinces"] == points[0]
                checked["palace"] += 1
        elif move.text[0] != "<":
            players = after.seen_by(None).view()["table"]["seats"]
            leads, ties = set(), set()
            for letter, symbol in zip("VGMPKE", court, strict=True):
                own_count = players[game.to_move]["symbols"][letter]
                rivals = [player for seat, player in enumerate(players) if seat != game.to_move and player["in_visit"]]
                best_rival = max((player["symbols"][letter] for player in rivals), default=0)
                if own_count and court[symbol] == "court" and own_count >= best_rival:
                    (leads if own_count > best_rival else ties).add(symbol)
            messages = [(message.id.rpartition(".")[2], message.args) for message in reasons(sight, move.text)]
            named_leads = {
                symbol for id, args in messages if id in ("leads", "stays-ahead") for symbol in args["symbols"]
            }
            named_ties = {symbol for id, args in messages if id == "ties" for symbol in args["symbols"]}
            assert (named_leads, named_ties) == (leads, ties)
            checked["play"] += 1
    assert min(checked.values()) > 0 or not compiled()


# -- Maharani ---------------------------------------------------------------------------------------------------------
# tiles for the four slots of the turntable
TILES = "b2N o2N r2N g2N"


def test_reason_for_filling_a_quarter_names_the_players_who_gain():
    story = MaharaniStory(3).slots(TILES).tile("a6", artisan=2).tile("c5", artisan=0).tile("b6", artisan=0)
    story.fill("nw", empty="a5")
    first, *_ = reasons(story.game.seen_by(0), "1:a5>N")
    # the quarter pays 6 for two artisans and 4 for one
    assert first == Message("maharani.hint.fills", {"quarter": "nw", "gold": 6, "seat": [2], "theirs": 4})
    assert reasons_by_id(story.play("1:a5>N"), "end")["fills"] == dict(first.args)
    alone = MaharaniStory(3).slots(TILES).tile("c5", "red", artisan=0).fill("nw", empty="a5", without="blue")
    first, *_ = reasons(alone.game.seen_by(0), "1:a5>N")
    assert first == Message("maharani.hint.fills-alone", {"quarter": "nw", "gold": 4})
    for language in ("en", "fr"):
        assert "4" in say(first, language, setting=alone.game.setting, strict=True)
    assert reasons_by_id(alone, "1:a5>N")["tile"] == {"gold": 1}


def test_reason_for_a_new_artisan_names_what_its_quarter_will_pay():
    story = MaharaniStory(4).slots(TILES).tile("a6", "orange", artisan=2).tile("b5", "red", artisan=2).turn(2)
    all_reasons = [reasons_by_id(story, move) for move in sorted(story.legal)]
    new_in_nw = [by_id for by_id in all_reasons if by_id.get("artisan-new", {}).get("quarter") == "nw"]
    assert new_in_nw
    for by_id in new_in_nw:
        assert by_id["would-pay"] == {"quarter": "nw", "artisans": 3, "gold": 9}
    moved = [by_id for by_id in all_reasons if "artisan-moved" in by_id]
    assert moved
    assert not any("would-pay" in by_id for by_id in moved)


def test_reason_for_renewing_names_the_number_of_markers():
    story = MaharaniStory(4).markers(0, "nw")
    assert reasons_by_id(story, "renew") == {"markers-back": {"markers": 3}}


@pytest.mark.parametrize("case", [maharani_case(2), maharani_case(3)], ids=str)
def test_reasons_for_a_move_of_maharani_come_true(case):
    checked = set()
    for game, sight in positions(case, 8, 0.6):
        seat = game.to_move
        move = Random(len(sight.history)).choice(list(sight.legal_moves))
        reasons_given = {
            message.id.removeprefix("maharani.hint."): message.args for message in reasons(sight, move.text)
        }
        after = game.copy()
        after.push(move)
        gold = {event.args["source"]: event.args["gold"] for event in after.events if event.args.get("source")}
        events_by_kind = {event.id.removeprefix("maharani."): event.args for event in after.events}
        for kind in ("artisan-new", "artisan-moved", "marker-turned"):
            assert (kind in reasons_given) == (kind in events_by_kind)
        if "tile" in reasons_given:
            assert reasons_given["tile"]["gold"] == gold["tiles"]
        if "artisan-new" in reasons_given:
            assert reasons_given["artisan-new"]["gold"] == gold["artisans"]
        if "would-pay" in reasons_given and case.setting.players > 2 and "quarter-full" not in events_by_kind:
            quarters = after.seen_by(None).view()["table"]["quarters"]
            pay_of_quarter = next(
                quarter["pays"][seat]
                for quarter in quarters
                if quarter["quarter"] == reasons_given["would-pay"]["quarter"]
            )
            assert reasons_given["would-pay"]["gold"] == pay_of_quarter
        if "second" in reasons_given:
            cost = events_by_kind["paid"]["gold"]
            assert reasons_given["second"]["gold"] == gold["tiles"] + gold.get("artisans", 0) - cost
        checked |= set(reasons_given)
        if after.to_move == seat:
            after.push("end")
        full_quarters = [event.args["quarter"] for event in after.events if event.id == "maharani.quarter-full"]
        named_quarters = [message.args["quarter"] for message in reasons(sight, move.text) if "fills" in message.id]
        if move.text != "renew":
            assert sorted(full_quarters) == sorted(named_quarters)
        if len(full_quarters) == 1:
            own_gold = [
                event.args["gold"]
                for event in after.events
                if event.id == "maharani.scored" and event.args["source"] == "quarters" and event.args["seat"] == seat
            ]
            fills = reasons_given.get("fills") or reasons_given["fills-alone"]
            if after.to_move is not None:  # at the end of the game the other quarters pay as well
                assert fills["gold"] == sum(own_gold)
    assert checked >= {"tile", "artisan-new", "marker-turned", "second", "would-pay"} or not compiled()
