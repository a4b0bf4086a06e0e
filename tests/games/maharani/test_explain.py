"""Tests of explanations: every illegal move has a reason that names its rule, and legal moves have no reason."""

from random import Random

import pytest

from durbar.games.game import Game, seed_bytes
from durbar.games.maharani.components.board_file import read_components, standard_components
from durbar.games.maharani.components.components import QUARTERS, SIDES, space_number
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.presentation.explain import explain_move
from durbar.games.maharani.presentation.notation import parse_move, text_of, tile_texts
from durbar.games.maharani.rules.state import ALL_MARKERS, IDS, NOTHING, State
from durbar.games.rulespage import rule_texts
from durbar.games.words import say
from games.maharani.boardfiles import GARDEN, OPEN_COURT, TIGHT

NAMES = ["Noor", "Ines", "Tomas", "Kiran"]
# the texts of all types of tiles
TILES = tile_texts(standard_components())


class Table:
    """A position that a test sets up, with ``seat`` to move.

    ``slots`` are the tiles on the turntable, and ``-`` is an empty slot. ``floor`` lists tiles such as b1E@c4>N: the
    tile b1E on c4 with its arrow to the north. ``artisans`` lists the mover's artisans, such as a@c4: an artisan of
    colour a on c4. ``supply`` is the mover's supply of each artisan colour, ``down`` lists the quarters of the mover's
    markers that are face down, and ``placed`` is the number of tiles placed in this turn.
    """

    def __init__(self, slots, *, players=4, seat=0, floor="", artisans="", supply=(8, 8), down="", placed=0):
        self.setting = MAHARANI_GAME.setting(players)
        self.seat = seat
        self.state = state = State()
        state.frame.players, state.frame.mover, state.placed = players, seat, placed
        state.slot = [NOTHING if text == "-" else TILES.index(text) for text in slots.split()]
        state.markers[seat] = ALL_MARKERS & ~sum(1 << QUARTERS.index(quarter) for quarter in down.split())
        state.supply[seat] = list(supply)
        for placed_tile in floor.split():
            text, _, place = placed_tile.partition("@")
            space, _, arrow = place.partition(">")
            state.tile[space_number(space)] = 1 + TILES.index(text)
            state.arrow[space_number(space)] = SIDES.index(arrow)
            state.tiles |= 1 << space_number(space)
        for artisan in artisans.split():
            colour, _, space = artisan.partition("@")
            state.artisans[seat]["ab".index(colour)] |= 1 << space_number(space)

    def reason(self, text):
        """Return the reason against a move as text, or None."""
        reason = explain_move(self.setting, self.state, self.seat, parse_move(self.setting, text))
        return None if reason is None else str(reason).removeprefix("maharani.why.")

    def allowed(self, *beginnings):
        """Return the moves that begin with one of these texts and have no reason against them."""
        texts = [text_of(self.setting, id) for id in range(IDS)]
        return [text for text in texts if text.startswith(beginnings) and self.reason(text) is None]


# -- turns -----------------------------------------------------------------------------------------------------------
def test_mh_2_3_turn_without_a_tile_cannot_be_ended():
    assert Table("b1N - - -").reason("end") == "nothing-placed (MH-2.3)"
    assert Table("b1N - - -", down="nw ne se sw").reason("end") == "nothing-placed (MH-2.3)"
    assert Table("b1N - - -", placed=1).reason("end") is None


def test_mh_5_2_reactivating_is_done_instead_of_placing():
    # `renew` reactivates the markers
    assert Table("b1N - - -", placed=1, down="nw").reason("renew") == "placed-already (MH-5.2)"
    assert Table("b1N - - -", placed=1).reason("renew") == "placed-already (MH-5.2)"


def test_mh_8_1_reactivating_needs_a_marker_face_down():
    assert Table("b1N - - -").reason("renew") == "markers-up (MH-8.1)"
    assert Table("b1N - - -", down="sw").reason("renew") is None


# -- placements ------------------------------------------------------------------------------------------------------
def test_mh_3_1_no_tile_can_be_placed_from_an_empty_slot():
    table = Table("b1N - o2N yO")
    assert table.reason("2:c4>N") == "slot-empty slot=2 (MH-3.1)"
    assert table.reason("2:a1>N") == "slot-empty slot=2 (MH-3.1)"
    assert table.reason("1:c4>N") is None


def test_mh_1_4_no_tile_can_be_placed_on_a_corner_or_on_the_turntable():
    table = Table("b1N b1N b1N b1N")
    for space in ("a1", "a8", "h1", "h8"):
        assert table.reason(f"1:{space}>N") == f"no-such-space space={space} (MH-1.4)"
    for space in ("d4", "d5", "e4", "e5"):
        assert table.reason(f"1:{space}>N") == f"turntable space={space} (MH-1.4)"


def test_mh_3_1_occupied_space_cannot_be_filled_again():
    table = Table("b1N b1N b1N b1N", floor="oO@b2>S y1S@c4>S")
    assert table.reason("1:b2>S") == "space-taken space=b2 tile=oO (MH-3.1)"
    assert table.reason("1:c4>N") == "space-taken space=c4 tile=y1S (MH-3.1)"
    assert table.reason("1:b3>N") is None


def test_mh_3_1_tile_can_only_be_placed_in_its_quarter_if_the_marker_is_face_down():
    # seat 0 is at the south: slot 1 is in the north-west, slot 3 in the south-east
    table = Table("b1N b1N b1N b1N", down="nw")
    assert table.reason("1:c4>N") == "marker-down slot=1 quarter=nw (MH-3.1)"
    assert table.reason("1:c5>S") is None
    assert table.reason("3:c4>N") is None
    # seat 1 is at the west: slot 1 is in the north-east, slot 4 in the north-west
    table = Table("b1N b1N b1N b1N", seat=1, down="nw")
    assert table.reason("1:c4>N") is None
    assert table.reason("4:c4>N") == "marker-down slot=4 quarter=nw (MH-3.1)"
    assert table.reason("4:c5>S") is None


def test_mh_3_2_columns_must_match():
    # c3 has a centre column, a4 has half-columns at the north and the south, and c4 has one at the north
    table = Table("b1N o2N yO r2E")
    assert table.reason("1:c3>N") == "columns tile=b1N space=c3 (MH-3.2)"
    assert table.reason("1:a4>N") == "columns tile=b1N space=a4 (MH-3.2)"
    assert table.reason("2:c4>N") == "columns tile=o2N space=c4 (MH-3.2)"
    assert table.reason("2:c3>N") == "columns tile=o2N space=c3 (MH-3.2)"
    assert table.reason("3:c4>N") == "columns tile=yO space=c4 (MH-3.2)"
    assert table.reason("3:a4>N") == "columns tile=yO space=a4 (MH-3.2)"


def test_mh_3_3_arrow_can_point_only_to_sides_for_which_the_columns_match():
    table = Table("b1E o2N yO r2E")
    # c4 has a half-column at N, a4 has half-columns at N and S, c1 has them at E and W, and b2 has a centre column
    assert table.reason("1:c4>N") == "other-arrow tile=b1E space=c4 arrow=E other=None (MH-3.3)"
    assert table.allowed("1:c4") == ["1:c4>E"]
    assert table.reason("2:a4>E") == "other-arrow tile=o2N space=a4 arrow=N other=S (MH-3.3)"
    assert table.allowed("2:a4") == ["2:a4>N", "2:a4>S"]
    assert table.reason("2:c1>S") == "other-arrow tile=o2N space=c1 arrow=E other=W (MH-3.3)"
    assert table.reason("4:a4>N") == "other-arrow tile=r2E space=a4 arrow=E other=W (MH-3.3)"
    assert table.allowed("3:b2") == [f"3:b2>{side}" for side in SIDES]


@pytest.mark.parametrize(
    ("tile", "arrows"),
    [
        # The space b8 has a half-column at E, a7 at S, c4 at N and g1 at W. a4 has half-columns at N and S, and c1 has
        # half-columns at E and W. b2 has a column in its centre.
        ("b1N", "b8>E a7>S c4>N g1>W"),
        ("b1E", "b8>S a7>W c4>E g1>N"),
        ("b1S", "b8>W a7>N c4>S g1>E"),
        ("b1W", "b8>N a7>E c4>W g1>S"),
        ("b2N", "a4>N a4>S c1>E c1>W"),
        ("b2E", "a4>E a4>W c1>N c1>S"),
        ("bO", "b2>N b2>E b2>S b2>W"),
    ],
)
def test_mh_1_5_tile_is_turned_so_that_its_columns_match_those_of_the_space(tile, arrows):
    table = Table(f"{tile} - - -")
    possible = table.allowed(*(f"1:{space}>" for space in ("b8", "a7", "c4", "g1", "a4", "c1", "b2")))
    assert sorted(possible) == sorted(f"1:{placement}" for placement in arrows.split())


# -- artisan colours -------------------------------------------------------------------------------------------------
def test_mh_7_2_two_players_name_the_artisan_colour_where_both_are_possible():
    table = Table("bO - - -", players=2, supply=(7, 7))
    assert table.reason("1:b2>S") == "choose-artisan first=1:b2>S/a second=1:b2>S/b (MH-7.2)"
    assert table.allowed("1:b2") == ["1:b2>N", "1:b2>E", "1:b2>S/a", "1:b2>S/b", "1:b2>W"]
    assert Table("bO - - -", players=2, seat=1, supply=(1, 1)).allowed("1:b2>N") == ["1:b2>N/a", "1:b2>N/b"]


def test_mh_8_5_no_artisan_colour_is_named_where_no_artisan_is_due():
    table = Table("bO - - -", players=2, supply=(7, 7))
    assert table.reason("1:b2>N/a") == "no-artisan-due arrow=S (MH-8.5)"
    assert table.reason("1:b2>N") is None


def test_mh_8_5_with_more_players_there_is_only_one_artisan_colour():
    for players in (3, 4):
        table = Table("bO - - -", players=players, supply=(8, 0))
        assert table.reason("1:b2>S/a") == "one-artisan-colour (MH-8.5)"
        assert table.reason("1:b2>N/b") == "one-artisan-colour (MH-8.5)"
        assert table.reason("1:b2>S") is None


def test_mh_7_2_one_possible_colour_is_forced_and_not_named():
    table = Table("bO - - -", players=2, supply=(0, 3))
    assert table.reason("1:b2>S/a") == table.reason("1:b2>S/b") == "artisan-forced artisan=b (MH-8.5)"
    assert table.reason("1:b2>S") is None


def test_mh_7_2_tile_is_placed_without_an_artisan_if_none_is_possible():
    table = Table("bO - - -", players=2, supply=(0, 0))
    assert table.reason("1:b2>S/b") == "no-artisan-left (MH-8.5)"
    assert table.reason("1:b2>S") is None


def test_mh_7_2_artisan_on_the_same_colour_in_the_quarter_can_move_if_the_supply_is_empty():
    """The blue tile bO is placed on b2 in the south-west, like c4 and b3, or on b7 in the north-west."""
    blue, orange = "b1S@c4>S", "o1S@c4>S"
    no_supply = {"players": 2, "supply": (0, 0)}
    on_blue = Table("bO - - -", floor=blue, artisans="a@c4", **no_supply)
    assert on_blue.reason("1:b2>S/b") == "artisan-forced artisan=a (MH-8.5)"
    # an artisan on another tile colour or in another quarter cannot move
    on_orange = Table("bO - - -", floor=orange, artisans="a@c4", **no_supply)
    assert on_orange.reason("1:b2>S/b") == "no-artisan-left (MH-8.5)"
    assert on_blue.reason("1:b7>S/b") == "no-artisan-left (MH-8.5)"
    both_colours = Table("bO - - -", floor=f"{blue} b1S@b3>S", artisans="a@c4 b@b3", **no_supply)
    assert both_colours.reason("1:b2>S") == "choose-artisan first=1:b2>S/a second=1:b2>S/b (MH-7.2)"
    new_or_moved = Table("bO - - -", floor=blue, artisans="a@c4", players=2, supply=(0, 1))
    assert new_or_moved.allowed("1:b2>S") == ["1:b2>S/a", "1:b2>S/b"]


def test_mh_10_3_empty_floor_and_four_tiles_with_two_half_columns_offer_the_most_moves():
    # 8 spaces have a centre column, where the arrow can point to 4 sides; 24 have one half-column and allow 1 side;
    # 24 have two half-columns and allow 2 sides
    number_of_moves = {"bO": 8 * 4, "b1N": 24, "b1E": 24, "b2N": 24 * 2, "b2E": 24 * 2}
    for tile, number in number_of_moves.items():
        assert len(Table(f"{tile} - - -").allowed("1:")) == number
    all_moves = ("1", "2", "3", "4", "end", "renew")
    assert len(Table("b2N b2E o2N o2E").allowed(*all_moves)) == 4 * 48
    # with two players, 12 of the 48 placements of each tile get an artisan, and exist once for each artisan colour
    assert len(Table("b2N b2E o2N o2E", players=2).allowed(*all_moves)) == 4 * (48 + 12)
    with_marker_down = Table("b2N b2E o2N o2E", players=2, down="nw")
    assert len(with_marker_down.allowed(*all_moves)) < 4 * (48 + 12)


# -- comparison with the kernel --------------------------------------------------------------------------------------
def collect_reasons(players, path, seed):
    """Yield the reasons against all illegal moves in some positions of a random game, each with the game's setting.

    Check that a move has a reason exactly if it is illegal in the kernel.
    """
    setting = MAHARANI_GAME.setting(players, board=path and read_components(path))
    game, rng = Game.begin(setting, seed_bytes(seed)), Random(seed)
    while game.to_move is not None:
        if rng.random() < 0.12 or not game.number:
            legal = set(game.position.legal())
            state = game.seen_by(game.to_move).state
            for id in range(IDS):
                reason = explain_move(setting, state, game.to_move, id)
                assert (reason is None) == (id in legal), f"{game.decode(id)} after move {game.number}: {reason}"
                if reason is not None:
                    yield setting, reason
        # the first legal move may be `end` or `renew`; without it the positions vary more
        ids = game.position.legal()
        game.push(game.decode(rng.choice(ids[1:] or ids)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("path", [None, GARDEN, OPEN_COURT, TIGHT], ids=lambda path: path.stem if path else "standard")
def test_exactly_the_illegal_moves_have_a_reason(players, path):
    rules = rule_texts(MAHARANI_GAME.presentation.pages().rules())
    collected = {}  # a setting and a reason, by the id of the reason
    for setting, reason in collect_reasons(players, path, seed=players):
        assert reason.rule in rules
        collected.setdefault(reason.id, (setting, reason))
    assert len(collected) >= 8
    for setting, reason in collected.values():
        for language in ("en", "fr"):
            sentence = say(reason, language, setting=setting, seats=NAMES, strict=True)
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence
