"""Tests of the ending of a finished game: the counting of the points, ties, and the decisive moment."""

import pytest

from durbar.bots.bot import bot
from durbar.games.game import new
from durbar.tables.ending import ending_of
from durbar.tables.seats import person
from durbar.tables.table import Table

pytestmark = pytest.mark.slow
GAMES = [("taj-mahal", players) for players in (2, 3, 4, 5)] + [("maharani", players) for players in (2, 3, 4)]


def finished_table(game, players, seed, edition=None):
    """Return a table at which greedy bots have played a game to its end."""
    current = new(game, players, seed=seed, edition=edition)
    bots = [bot("greedy", seed + seat) for seat in range(players)]
    while (mover := current.to_move) is not None:
        current.push(bots[mover].choose(current.seen_by(mover)))
    return Table.local(current, [person(f"Player {seat}") for seat in range(players)])


def lead(scores, seat):
    """Return how far a seat is ahead of all others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def scores_after(table, moves):
    """Return every seat's score after a number of moves."""
    position = table.game.at(moves).position
    return [position.score(seat) for seat in range(len(table.seats))]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_counted_points_add_up_to_the_scores(game, players):
    for seed in range(3):
        table = finished_table(game, players, seed)
        steps = ending_of(table)["counting"]
        sums = [sum(sum(step["points"][seat].values()) for step in steps) for seat in range(players)]
        assert sums == list(table.game.outcome.scores)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_winner_leads_from_the_decisive_moment_to_the_end(game, players):
    kinds = set()
    for seed in range(6):
        table = finished_table(game, players, seed)
        moment, last = ending_of(table)["moment"], table.game.number
        kinds.add(moment["kind"])
        assert moment["seat"] in table.game.outcome.winners
        if moment["kind"] == "lead":
            before, after = moment["moves"] - 1, range(moment["moves"], last + 1)
            assert lead(scores_after(table, before), moment["seat"]) <= 0
            assert all(lead(scores_after(table, moves), moment["seat"]) > 0 for moves in after)
    assert kinds & {"lead", "final"}


def test_taj_mahal_counts_the_map_of_each_player_and_then_the_hands():
    table = finished_table("taj-mahal", 3, 0)
    steps = ending_of(table)["counting"]
    state = table.game.position.read()
    in_hand = [state.points[seat][5] for seat in range(3)]
    before_hands = [score - points for score, points in zip(table.game.outcome.scores, in_hand, strict=True)]
    order = sorted(range(3), key=lambda seat: before_hands[seat])
    assert [(step["part"], step["seat"]) for step in steps[:3]] == [("map", seat) for seat in order]
    assert [(step["part"], step["seat"]) for step in steps[3:]] == [("hand", seat) for seat in order]
    for step in steps[3:]:
        assert step["points"][step["seat"]] == ({"hand": in_hand[step["seat"]]} if in_hand[step["seat"]] else {})
    view = table.sight(None).view()["table"]
    for step in steps[:3]:
        own = view["seats"][step["seat"]]
        assert set(step["light"]["cities"]) == {*own["palaces"], *own["crown_palaces"]}
        assert all({first, second} <= set(step["light"]["cities"]) for first, second in step["light"]["roads"])
        owned = [view["order"][tile["number"] - 1] for tile in view["tiles"] if tile["owner"] == step["seat"]]
        assert step["light"]["provinces"] == owned


def test_maharani_counts_the_quarters_in_the_order_in_which_they_were_scored():
    table = finished_table("maharani", 3, 2)
    floor, *quarters = ending_of(table)["counting"]
    assert floor["part"] == "floor"
    assert all("quarters" not in points for points in floor["points"])
    events = [message for story in table.move_stories(None) for message in story]
    scored = [message.args["quarter"] for message in events if message.id == "maharani.quarter-full"]
    assert [step["place"] for step in quarters] == scored
    assert len(set(scored)) == 4


def test_tie_in_points_names_what_decides_it_only_in_editions_that_say_so():
    tied = finished_table("taj-mahal", 3, 0)
    scores, ending = tied.game.outcome.scores, ending_of(tied)
    assert scores.count(max(scores)) == 2
    assert tied.game.outcome.winners == (2,)
    assert ending["tie_break"] == {"by": "cards", "values": [3, 6, 9]}
    assert ending["moment"]["kind"] == "final"
    clear = finished_table("taj-mahal", 3, 1)
    assert ending_of(clear)["tie_break"] is None
    shared = finished_table("maharani", 4, 2)
    assert len(shared.game.outcome.winners) == 2
    assert ending_of(shared)["tie_break"] is None
    assert ending_of(shared)["moment"]["kind"] == "level"


def test_running_game_has_no_ending():
    table = Table.local(new("taj-mahal", 2, seed=1), [person("Noor"), person("Ines")])
    assert ending_of(table) is None
    assert ending_of(finished_table("taj-mahal", 2, 1)) is not None
