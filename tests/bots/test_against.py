"""What speaks against a move beside a better one: every reason there is comes up, is true, and can be said."""

from itertools import pairwise
from random import Random

import pytest

from bots.hinting import asked, can_be_said
from durbar.bots.hints import reasons_against
from durbar.games.kernel.both import compiled
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from games.maharani.cases import maharani_case
from games.maharani.story import Story as MaharaniStory
from games.taj_mahal.cases import taj_mahal_case
from games.taj_mahal.story import Story as TajMahalStory
from toy.game import TOY

EVERY = {
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
"""Hardly ever comes up: it has a test of its own."""


def against(story, move, better):
    """What speaks against a move of a story's mover: short ids with what they are given."""
    sight = story.game.seen_by(story.mover)
    told = reasons_against(sight, sight.parse(move), sight.parse(better))
    return {one.id.rpartition(".")[2]: dict(one.args) for one in told}


@pytest.mark.slow
@pytest.mark.parametrize("book", EVERY, ids=lambda book: book.name)
def test_every_reason_comes_up_and_can_be_said(book):
    cases, expected = EVERY[book]
    found = set()
    for case in cases:
        for _, sight in asked(case, 4, 0.3):
            moves = list(sight.legal_moves)
            for move, better in pairwise(Random(len(sight.history)).sample(moves, min(5, len(moves)))):
                messages = reasons_against(sight, move, better)
                found |= {message.id.rpartition("against.")[2] for message in messages}
                can_be_said(sight, messages)
    assert found <= expected
    assert found | RARE == expected | RARE or not compiled()


def test_a_game_that_knows_no_more_counts_points():
    assert TOY.presentation.against.__qualname__ == "Presentation.against"


# -- Taj Mahal --------------------------------------------------------------------------------------------------------
def test_leaving_gives_tiles_up_and_cards_that_won_nothing():
    story = TajMahalStory(3).hand(0, "rVE rVK").row(0, "rGE").row(1, "gGE gGK")
    assert against(story, "out", "rVE") == {"in-vain": {"cards": 1}, "leaves": {"symbols": ["vizier", "elephant"]}}
    fresh = TajMahalStory(3).hand(0, "rVE rVK").row(1, "gGE")
    assert against(fresh, "out", "rVK") == {"wins-nothing": {}, "leaves": {"symbols": ["vizier", "mogul"]}}


def test_going_on_puts_at_stake_what_could_be_won():
    story = TajMahalStory(3).hand(0, "rVE rVK yEE wE").row(0, "rVG").row(1, "gMP").display("yEE bPE gPE bEE rPE")
    told = against(story, "rVE+wE", "out")
    assert told["stakes"] == {"symbols": ["vizier", "general"]}
    assert told["spends"] == {"cards": 2, "hand": 4}
    assert told["choice"] == {"cards": 5}


def test_a_play_that_leads_for_nothing_and_has_nothing_behind_it():
    story = TajMahalStory(3).hand(0, "rGE yVE yVP yMK").row(1, "gGE gGE").row(2, "bME")
    told = against(story, "rGE", "yVE")
    assert told["leads-nothing"] == {}
    assert told["last"] == {"colour": 0}
    assert "leads-nothing" not in against(story, "yVE", "rGE")


def test_a_white_card_that_was_not_needed():
    story = TajMahalStory(3).hand(0, "rVE rVK rVG wM")
    assert against(story, "rVE+wM", "rVE")["white"] == {"card": "wM"}
    assert "white" not in against(story, "rVE+wM", "rVK+wM")
    assert "white" not in against(story, "rVE+wM", "out")


def test_a_card_that_fits_less_well():
    story = TajMahalStory(3).hand(0, "rVE yVE yVG").display("rVK yGE wE bPE gPE").play("out")
    assert against(story, "<rVK", "<yGE") == {"few": {"colour": 0, "cards": 2}}
    assert against(story, "<rVK", "<wE") == {"white-left": {}}
    assert against(story, "<yGE", "<rVK") == {}
    last = TajMahalStory(3).visit(12).hand(0, "rVE yVE yVG").display("rVK yGE wE bPE gPE").play("out")
    assert against(last, "<rVK", "<wE") == {"counts-nothing": {}}
    assert against(last, "<yGE", "<wE") == {}


# -- Maharani ---------------------------------------------------------------------------------------------------------
def test_renewing_lays_nothing():
    story = MaharaniStory(4).markers(0, "nw").slots("b2N o2N r2N g2N")
    best = max(sorted(story.legal - {"renew"}), key=lambda move: story.game.seen_by(0).preview(move).points)
    told = against(story, "renew", best)
    assert told["lays-nothing"] == {}
    assert told["less-gold"] == {"gold": 0, "more": story.game.seen_by(0).preview(best).points}


def test_a_quarter_that_is_filled_for_somebody_else():
    story = MaharaniStory(3).slots("b2N o2N r2N g2N").tile("a6", artisan=2).tile("b6", artisan=2)
    story.fill("nw", but="a5")
    other = next(move for move in sorted(story.legal) if ":" in move and "a5" not in move)
    assert against(story, "1:a5>N", other)["fills"] == {"quarter": "nw", "seat": [2], "theirs": 6}
