"""Tests that the moves in each guide are legal, and that what its text says about the game is true."""

import re
from pathlib import Path

import pytest

import durbar
from durbar.games.game import game_names
from durbar.games.guide import guide_of
from games.each import NAMES
from kit.catalogs import entries_of

# the folder of the guides' message catalogs
WORDS = Path(durbar.__file__).parent / "web" / "guide" / "words"


@pytest.fixture(params=NAMES)
def guide(request):
    """The guide of a game; the tests run for each game."""
    return guide_of(request.param)


class GuidedGame:
    """The example game of a guide, which the player plays in seat 0.

    `tables`, `movers` and `scores` have an entry for the position before each move and for the last position: the table
    as the player sees it, the seat to move, and the points of each seat. `events` has the events of each move.
    """

    def __init__(self, game):
        self.guide = guide_of(game)
        played = self.guide.begin()
        self.tables = [self._table_of_player(played)]
        self.movers = [played.to_move]
        self.scores = [[0] * self.guide.players]
        self.events = []
        for move in self.guide.line:
            played.push(move)
            self.events.append(played.events)
            self.tables.append(self._table_of_player(played))
            self.movers.append(played.to_move)
            self.scores.append([played.position.score(seat) for seat in range(self.guide.players)])

    def _table_of_player(self, game):
        """Return the table as the player in seat 0 sees it."""
        sight = game.seen_by(0)
        return sight.setting.rulebook.presentation.view(sight.setting, sight.state, 0)

    def at(self, step_name):
        """Return the number of moves made before a step of the guide."""
        return next(step.at for step in self.guide.steps if step.says == step_name)

    def table(self, step_name):
        """Return the table at a step of the guide."""
        return self.tables[self.at(step_name)]

    def events_of_step(self, step_name):
        """Return the events of a step's move, as pairs of kind and arguments."""
        return self.events_between(self.at(step_name), self.at(step_name) + 1)

    def events_between(self, first, last):
        """Return the events of the moves with the indices `first` to `last - 1`, as pairs of kind and arguments."""
        events = [event for of_move in self.events[first:last] for event in of_move]
        return [(event.id.rpartition(".")[2], dict(event.args)) for event in events]


def events_of(events, kind):
    """Return the arguments of the events of a kind."""
    return [args for event_kind, args in events if event_kind == kind]


def points_of(events, seat=0, key="points"):
    """Return the points for a seat in these events, as a dict by source."""
    return {args["source"]: args[key] for args in events_of(events, "scored") if args["seat"] == seat}


# -- every guide -------------------------------------------------------------------------------------------------------
def test_every_game_has_a_guide():
    assert [game for game in NAMES if guide_of(game) is None] == []
    assert set(NAMES) <= set(game_names())


def test_moves_are_legal_and_every_move_of_the_player_has_a_step(guide):
    played = GuidedGame(guide.game)
    moves_of_player = [number for number, mover in enumerate(played.movers[:-1]) if mover == 0]
    assert moves_of_player == [step.at for step in guide.steps if step.do == "move"]
    assert played.movers[-1] == 0
    assert all(played.movers[step.at] == 0 for step in guide.steps)
    assert [step.at for step in guide.steps] == sorted(step.at for step in guide.steps)
    assert (guide.steps[-1].at, guide.steps[-1].do) == (len(guide.line), "look")
    assert len(guide.names) == guide.players - 1, "names of the other players"


def test_step_that_asks_for_a_move_highlights_its_card_tile_or_space(guide):
    for step in guide.steps:
        if step.do == "move":
            assert step.points, step
            move = guide.line[step.at]
            highlighted = {re.sub(r".*:", "", point) for point in step.points}
            # spaces such as c4, cities such as Delhi, and cards such as rVE
            named_in_move = set(re.findall(r"[a-h]\d|[A-Z][a-z]+|[rygbw][VGMPKE]{1,2}", move)) - {"E", "S"}
            assert named_in_move <= highlighted, (step, move)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_has_a_text_and_no_text_is_unused(language):
    entries = entries_of(WORDS / f"{language}.ftl")
    expected = {f"guide-{game}-{step.says}" for game in NAMES for step in guide_of(game).steps}
    assert {name for name in entries if re.match(r"guide-(taj-mahal|maharani)-", name)} == expected


def test_game_with_other_moves_does_not_follow_the_guide(guide):
    assert guide.is_followed_by([])
    assert guide.is_followed_by(guide.line[:5])
    assert guide.is_followed_by(guide.line)
    assert not guide.is_followed_by(guide.line[1:3])
    assert not guide.is_followed_by([*guide.line, "out"])


# -- claims about Taj Mahal --------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def journey():
    """Return the example game of the guide to Taj Mahal."""
    return GuidedGame("taj-mahal")


def test_taj_mahal_guide_breaks_a_tie_with_a_white_card(journey):
    assert journey.table("welcome")["order"][:2] == ["Delhi", "Lahore"]
    assert journey.table("welcome")["display"] == journey.table("take")["display"]
    assert len(journey.table("take")["display"]) == 5
    tie = journey.table("tie")
    # V, G and E are the symbols vizier, general and elephant; cards begin with the letter of their colour
    assert tie["leads"]["V"] == {"most": 1, "seats": [0, 1], "unrest": False}
    assert tie["colours"][tie["seats"][0]["colour"]] == "blue"
    assert {card[0] for card in tie["hand"]} == {"r", "b", "w"}
    lead = journey.table("lead")
    assert lead["leads"]["V"]["seats"] == lead["leads"]["E"]["seats"] == [0]
    assert [card for card in lead["hand"] if card[0] == "b"]
    assert all(seat["symbols"]["E"] for seat in lead["seats"][1:])


def test_taj_mahal_guide_names_the_gains_of_withdrawing(journey):
    assert [won["symbol"] for won in events_of(journey.events_of_step("withdraw"), "won")] == ["vizier", "elephant"]
    assert points_of(journey.events_of_step("palace")) == {"palaces": 1, "tiles": 1}
    assert journey.table("first-points")["tiles"][0] == {"number": 1, "goods": ["rice"], "owner": 0}
    assert journey.scores[journey.at("first-points")][0] == 2
    assert journey.events_of_step("take")[0] == ("took", {"seat": 0, "card": "bGE"})
    assert journey.events_of_step("take-white")[0] == ("took", {"seat": 0, "card": "wE"})


def test_taj_mahal_guide_plays_the_second_visit_as_explained(journey):
    events_of_others = journey.events_between(journey.at("take-white") + 1, journey.at("second-visit"))
    assert {args["seat"] for args in events_of(events_of_others, "built")} == {1, 2}
    table = journey.table("second-visit")
    assert (table["visit"], table["province"], table["start"]) == (2, "Lahore", 1)
    assert [bool(seat["row"]) for seat in table["seats"]] == [False, True, True]
    assert journey.table("gap")["leads"]["G"]["most"] == 0
    let_go = journey.table("let-go")
    assert let_go["leads"]["G"]["seats"] == [0]
    assert let_go["leads"]["E"]["seats"] == [2]
    assert [won["symbol"] for won in events_of(journey.events_of_step("withdraw-early"), "won")] == ["general"]
    assert len(let_go["seats"][0]["row"]) == 1


def test_taj_mahal_guide_connects_two_provinces_and_claims_a_bonus_tile(journey):
    chain = journey.events_of_step("chain")
    assert events_of(chain, "claimed") == [{"seat": 0, "bonus": "rice", "city": "Lahore"}]
    assert points_of(chain) == {"goods": 2, "palaces": 2}
    assert journey.scores[journey.at("chain-points")][0] == 6
    end = journey.table("worth")
    assert sorted(end["seats"][0]["advisors"]) == ["general", "vizier"]
    colours = [card[0] for card, count in end["hand"].items() for _ in range(count)]
    assert (colours.count("b"), colours.count("w")) == (4, 1)
    assert (end["visit"], len(end["order"])) == (3, 12)


# -- claims about Maharani ---------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def floor():
    """Return the example game of the guide to Maharani."""
    return GuidedGame("maharani")


def test_arrow_of_the_first_tile_in_the_maharani_guide_points_to_the_player(floor):
    """The player first picks a space, and the tile lies there with its arrow pointing elsewhere. In the next step the
    player turns the tile and makes the move.
    """
    steps = floor.guide.steps
    (index,) = [number for number, step in enumerate(steps) if step.do == "pick"]
    pick, turn = steps[index], steps[index + 1]
    assert (pick.says, turn.says, turn.do) == ("first-tile", "turn", "move")
    assert turn.at == pick.at
    unturned, turned = pick.lies.removeprefix("lay:"), floor.guide.line[pick.at]
    assert unturned.partition(">")[0] == turned.partition(">")[0], "the same tile on the same space"
    sight = floor.guide.begin().seen_by(0)
    gold_unturned, gold_turned = (sight.preview(sight.parse(move)).points for move in (unturned, turned))
    assert (gold_unturned, gold_turned) == (1, 2), "only with an arrow towards the player is an artisan placed"


def test_maharani_guide_names_the_right_area_and_group(floor):
    first = floor.events_of_step("turn")
    assert points_of(first, key="gold") == {"tiles": 1, "artisans": 1}
    assert events_of(first, "artisan-new")[0]["space"] == "d1"
    assert not events_of(first, "marker-turned")
    events_of_others = floor.events_between(floor.at("end") + 1, floor.at("others"))
    assert [args["seat"] for args in events_of(events_of_others, "placed")] == [1, 1, 2, 2]
    assert {args["seat"] for args in events_of(events_of_others, "artisan-new")} == {1, 2}
    assert floor.table("area")["floor"]["c1"]["colour"] == "blue"
    assert events_of(events_of_others, "placed")[0]["space"] == "c1"
    assert points_of(floor.events_of_step("join"), key="gold") == {"tiles": 2, "artisans": 1}


def test_maharani_guide_turns_a_marker_and_moves_an_artisan(floor):
    marker = floor.events_of_step("marker")
    assert events_of(marker, "marker-turned") == [{"seat": 0, "quarter": "nw"}]
    assert points_of(marker, key="gold") == {"tiles": 1, "artisans": 2}
    assert events_of(marker, "paid") == [{"seat": 0, "gold": 2}]
    walk = floor.events_of_step("walk")
    assert [(args["left"], args["space"]) for args in events_of(walk, "artisan-moved")] == [("c2", "d2")]
    assert points_of(walk, key="gold") == {"tiles": 3, "artisans": 2}


def test_maharani_guide_fills_a_quarter_and_renews_markers(floor):
    def monkey_quarter(step_name):
        return next(quarter for quarter in floor.table(step_name)["quarters"] if quarter["animal"] == "monkey")

    assert (monkey_quarter("last-space")["free"], monkey_quarter("paid")["free"]) == (1, 0)
    assert "a3" not in floor.table("last-space")["floor"]
    assert monkey_quarter("last-space")["artisans"] == [[3], [2], [2]]  # the numbers of artisans of seats 0 to 2
    assert events_of(floor.events_of_step("fill"), "marker-turned") == [{"seat": 0, "quarter": "ne"}]
    paid = floor.events_of_step("paid")
    assert [points_of(paid, seat, "gold") for seat in range(3)] == [{"quarters": 9}, {"quarters": 6}, {"quarters": 6}]
    markers = floor.table("markers")["seats"][0]["markers"]
    assert markers == {"nw": False, "ne": False, "se": True, "sw": True}
    assert all(floor.table("rest")["seats"][0]["markers"].values())
    assert sum(not quarter["scored"] for quarter in floor.table("rest")["quarters"]) == 3
