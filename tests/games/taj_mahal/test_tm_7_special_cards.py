"""TM-7: the special card that each advisor earns."""

import pytest

from durbar.games.taj_mahal.components.board_file import read_components
from games.taj_mahal.boardfiles import OWNER
from games.taj_mahal.story import Story

# the letters of the advisors in the notation of cards
LETTER = {"vizier": "V", "general": "G", "monk": "M", "princess": "P"}


@pytest.mark.parametrize(
    ("advisor", "effect"),
    [("general", "elephant"), ("princess", "points"), ("vizier", "mogul"), ("monk", "colour-change")],
)
@pytest.mark.parametrize("edition", ["2000", "2006", "2018"])
def test_tm_7_1_two_tiles_of_an_advisor_earn_its_special_card(edition, advisor, effect):
    table = Story(3, edition).visit(2, "Delhi").advisors(0, advisor).row(0, f"r{LETTER[advisor]}E")
    table.withdraw("@Delhi").withdraw().withdraw()
    assert table.events("exchanged") == [f"exchanged seat=0 card={effect} from=None"]
    assert table.seat(0)["specials"] == [effect]


@pytest.mark.parametrize(
    ("advisor", "effect"),
    [("vizier", "points"), ("general", "colour-change"), ("monk", "elephant"), ("princess", "mogul")],
)
def test_tm_7_1_board_file_can_assign_other_special_cards(advisor, effect):
    table = Story(3, board=read_components(OWNER)).visit(2, "Berar").advisors(0, advisor).row(0, f"r{LETTER[advisor]}E")
    table.withdraw("@Mahur").withdraw().withdraw()
    assert table.events("exchanged") == [f"exchanged seat=0 card={effect} from=None"]


@pytest.mark.parametrize(
    ("effect", "card"), [("elephant", "*E"), ("mogul", "*K"), ("points", "*2"), ("colour-change", "*C")]
)
def test_tm_7_1_only_the_owner_of_a_special_card_can_play_it(effect, card):
    table = Story(3).special(effect, 0).hand(0, "rVE").hand(1, "rVE")
    assert table.legal == {"out", "rVE", f"rVE+{card}"}
    assert table.turn(1).legal == {"out", "rVE"}
