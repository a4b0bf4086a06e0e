"""Tests of reasons against a move: every reason occurs, is true, and can be rendered."""

from itertools import pairwise
from random import Random

import pytest

from bots.hint_helpers import check_rendering, positions
from durbar.bots.hints import reasons_against
from durbar.games.kernel.both import compiled
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from games.maharani.cases import maharani_case
from games.maharani.story import Story as MaharaniStory
from games.taj_mahal.cases import taj_mahal_case
from games.taj_mahal.story import Story as TajMahalStory
from toy.game import TOY

# for each game: the cases to play, and the short ids of all reasons against a move
REASONS = {
    TAJ_MAHAL_GAME: (
        [taj_mahal_case(2), taj_mahal_case(4), taj_mahal_case(3, "2000")],
        {
            *(
                "wins-nothing",
                "in-vain",
                "leaves",
                "leads-nothing",
                "stakes",
                "spends",
                "choice",
                "last",
                "short",
                "white",
            ),
            *("bonus", "joins", "no-road", "white-left", "few", "fewer-points", "counts-nothing"),
        },
    ),
    MAHARANI_GAME: (
        [maharani_case(2), maharani_case(4)],
        {"lays-nothing", "less-gold", "less-later", "no-artisan", "marker", "price", "fills"},
    ),
}


RARE = {"leads-nothing"}
"""Reasons that hardly ever occur in random games; each has its own test."""


def reasons_against_by_id(story, move, better):
    """Return the reasons against a move of the player to move in a test position (a `Story`), given a better move.

    The keys are the short ids of the reasons, the values are their arguments.
    """
    sight = story.game.seen_by(story.mover)
    reasons = reasons_against(sight, sight.parse(move), sight.parse(better))
    return {message.id.rpartition(".")[2]: dict(message.args) for message in reasons}


@pytest.mark.slow
@pytest.mark.parametrize("book", REASONS, ids=lambda book: book.name)
def test_every_reason_occurs_and_can_be_rendered(book):
    cases, expected = REASONS[book]
    reason_ids = set()
    for case in cases:
        for _, sight in positions(case, 4, 0.3):
            moves = list(sight.legal_moves)
            for move, better in pairwise(Random(len(sight.history)).sample(moves, min(5, len(moves)))):
                messages = reasons_against(sight, move, better)
                reason_ids |= {message.id.rpartition("against.")[2] for message in messages}
                check_rendering(sight, messages)
    assert reason_ids <= expected
    assert reason_ids | RARE == expected | RARE or not compiled()


def test_toy_game_uses_the_default_reasons():
    assert TOY.presentation.reasons_against.__qualname__ == "Presentation.reasons_against"


# -- Taj Mahal --------------------------------------------------------------------------------------------------------
def test_reasons_against_withdrawing_are_wasted_cards_and_tiles_given_up():
    story = TajMahalStory(3).hand(0, "rVE rVK").row(0, "rGE").row(1, "gGE gGK")
    assert reasons_against_by_id(story, "out", "rVE") == {
        "in-vain": {"cards": 1},
        "leaves": {"symbols": ["vizier", "elephant"]},
    }
    before_first_card = TajMahalStory(3).hand(0, "rVE rVK").row(1, "gGE")
    assert reasons_against_by_id(before_first_card, "out", "rVK") == {
        "wins-nothing": {},
        "leaves": {"symbols": ["vizier", "mogul"]},
    }


def test_playing_instead_of_withdrawing_risks_tiles_that_were_certain():
    story = TajMahalStory(3).hand(0, "rVE rVK yEE wE").row(0, "rVG").row(1, "gMP").display("yEE bPE gPE bEE rPE")
    messages = reasons_against_by_id(story, "rVE+wE", "out")
    assert messages["stakes"] == {"symbols": ["vizier", "general"]}
    assert messages["spends"] == {"cards": 2, "hand": 4}
    assert messages["choice"] == {"cards": 5}


def test_play_without_a_lead_that_uses_the_last_card_of_its_colour_has_both_reasons_against_it():
    story = TajMahalStory(3).hand(0, "rGE yVE yVP yMK").row(1, "gGE gGE").row(2, "bME")
    messages = reasons_against_by_id(story, "rGE", "yVE")
    assert messages["leads-nothing"] == {}
    assert messages["last"] == {"colour": 0}
    assert "leads-nothing" not in reasons_against_by_id(story, "yVE", "rGE")


def test_unnecessary_white_card_is_a_reason_against_a_play():
    story = TajMahalStory(3).hand(0, "rVE rVK rVG wM")
    assert reasons_against_by_id(story, "rVE+wM", "rVE")["white"] == {"card": "wM"}
    assert "white" not in reasons_against_by_id(story, "rVE+wM", "rVK+wM")
    assert "white" not in reasons_against_by_id(story, "rVE+wM", "out")


def test_fitting_the_hand_less_well_is_a_reason_against_taking_a_card():
    story = TajMahalStory(3).hand(0, "rVE yVE yVG").display("rVK yGE wE bPE gPE").play("out")
    assert reasons_against_by_id(story, "<rVK", "<yGE") == {"few": {"colour": 0, "cards": 2}}
    assert reasons_against_by_id(story, "<rVK", "<wE") == {"white-left": {}}
    assert reasons_against_by_id(story, "<yGE", "<rVK") == {}
    in_last_visit = TajMahalStory(3).visit(12).hand(0, "rVE yVE yVG").display("rVK yGE wE bPE gPE").play("out")
    assert reasons_against_by_id(in_last_visit, "<rVK", "<wE") == {"counts-nothing": {}}
    assert reasons_against_by_id(in_last_visit, "<yGE", "<wE") == {}


# -- Maharani ---------------------------------------------------------------------------------------------------------
def test_reasons_against_renewing_are_that_no_tile_is_placed_and_gold_is_lost():
    story = MaharaniStory(4).markers(0, "nw").slots("b2N o2N r2N g2N")
    best = max(sorted(story.legal - {"renew"}), key=lambda move: story.game.seen_by(0).preview(move).points)
    messages = reasons_against_by_id(story, "renew", best)
    assert messages["lays-nothing"] == {}
    assert messages["less-gold"] == {"gold": 0, "more": story.game.seen_by(0).preview(best).points}


def test_filling_a_quarter_for_another_player_is_a_reason_against_a_placement():
    story = MaharaniStory(3).slots("b2N o2N r2N g2N").tile("a6", artisan=2).tile("b6", artisan=2)
    story.fill("nw", empty="a5")
    other = next(move for move in sorted(story.legal) if ":" in move and "a5" not in move)
    assert reasons_against_by_id(story, "1:a5>N", other)["fills"] == {"quarter": "nw", "seat": [2], "theirs": 6}
