"""TM-12: invariants in many random games, and a comparison of the kernel's connections with a naive computation."""

from random import Random

import networkx as nx
import pytest

from durbar.games.game import seed_bytes
from durbar.games.kernel.both import compiled
from durbar.games.taj_mahal.components.board_file import read_components, standard_components
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.taj_mahal.rules.state import (
    BONUS_LATER,
    BUILD,
    DISPLAY_FIRST,
    EXCHANGED,
    NOBODY,
    PALACE,
    TAKE,
    TILE_LAST,
    TOOK,
)
from games.taj_mahal.boardfiles import OWNER
from games.taj_mahal.story import Story

# the editions and numbers of players for which invariants are checked
EDITIONS_AND_PLAYERS = [("2018", 2), ("2018", 3), ("2018", 5), ("2000", 4), ("2006", 3), ("2006", 5)]
editions_and_players = pytest.mark.parametrize(("edition", "players"), EDITIONS_AND_PLAYERS)


def scaled(games):
    """Return the number of games to play: ``games`` if the rules are compiled, otherwise a fiftieth of ``games``."""
    return games if compiled() else max(1, games // 50)


def setting_of(edition, players):
    """Return a setting in which seat 0 starts."""
    return TAJ_MAHAL_GAME.setting(players, edition, None, {"start_player": 0})


def begin(edition, players, seed, inverted=()):
    """Return the first position of a game. `inverted` has indices of kernel settings to change from 0 to 1 or back."""
    settings = list(TAJ_MAHAL_GAME.rules.settings(setting_of(edition, players)))
    for index in inverted:
        settings[index] = 1 - settings[index]
    return TAJ_MAHAL_GAME.rules.kernel.begin(seed_bytes(seed), players, settings)


def random_positions(edition, players, games, hoarders=0):
    """Play some random games. After each move, yield the position, its state, and the index (from 0) of the visit
    before the move.

    The first ``hoarders`` seats mostly withdraw at once and keep their cards.
    """
    for seed in range(games):
        position, rng = begin(edition, players, seed), Random(seed)
        while position.mover >= 0:
            ids, visit = position.legal(), position.chapter
            withdraws = position.mover < hoarders and rng.random() < 0.9
            position.push(ids[0] if withdraws else rng.choice(ids))
            yield position, position.read(), visit


@editions_and_players
def test_tm_12_1_to_tm_12_4_kernel_finds_no_broken_invariant_in_random_games(edition, players):
    """The kernel checks cards, advisor tiles (TM-12.1), open cities (TM-12.2) and pairs (TM-12.3) after every move."""
    settings = TAJ_MAHAL_GAME.rules.settings(setting_of(edition, players))
    games = scaled(60)
    for lazy in (0, (1 << players) - 2):  # masks of the lazy seats: none, or all except the first
        first_seed = 1000 * players + lazy
        decisions, seed, broken = TAJ_MAHAL_GAME.rules.kernel.soak(players, settings, first_seed, games, lazy)
        assert decisions > 24 * games  # at least two decisions in each of twelve visits
        assert broken == 0, f"invariant {broken} in game {seed}"


@editions_and_players
def test_tm_12_1_six_tiles_of_each_advisor_suffice(edition, players):
    visits = 0
    for _, state, visit in random_positions(edition, players, scaled(5)):
        advisor_tiles = [sum(state.advisors[seat][advisor] for seat in range(players)) for advisor in range(4)]
        in_court = [(state.court | state.aside) >> advisor & 1 for advisor in range(4)]
        assert all(held + court <= 6 for held, court in zip(advisor_tiles, in_court, strict=True))
        if state.visit > visit:  # at the end of a visit all pairs have been exchanged
            visits += 1
            assert max(advisor_tiles) <= 5
            assert max(max(state.advisors[seat]) for seat in range(players)) <= 1
    assert visits == scaled(5) * 12


@editions_and_players
def test_tm_12_2_there_is_always_an_open_city_for_an_advisor_palace(edition, players):
    board, placings = standard_components(), 0
    for position, state, _ in random_positions(edition, players, scaled(5)):
        if state.phase == PALACE and position.mover >= 0:
            placings += 1
            cities = board.provinces[state.order[state.visit]].cities
            open_cities = [city for city in cities if not any(palaces >> city & 1 for palaces in state.palaces)]
            assert len(open_cities) >= state.palaces_due >= 1
            assert position.legal() == [BUILD + city for city in open_cities]
    assert placings > 10


@editions_and_players
def test_tm_12_3_only_one_player_can_complete_a_given_pair_in_a_visit(edition, players):
    exchanges = 0
    for position, state, _ in random_positions(edition, players, scaled(5)):
        for advisor in range(4):
            assert sum(state.advisors[seat][advisor] == 2 for seat in range(players)) <= 1
        cards = [card for kind, _, card, _, _ in position.events() if kind == EXCHANGED]
        exchanges += len(cards)
        assert len(cards) == len(set(cards))
    assert exchanges > 0


@editions_and_players
@pytest.mark.parametrize("hoarders", [0, 4])
def test_tm_12_4_display_is_used_up_exactly_when_all_have_withdrawn(edition, players, hoarders):
    """If the deck runs out because hoarders keep cards (TM-8.1), a visit begins with a smaller display."""
    full_size = dealt = 2 * players - 1
    taken, short_displays = 0, 0
    for position, state, visit in random_positions(edition, players, scaled(5), hoarders):
        taken += sum(kind == TOOK for kind, *_ in position.events())
        if state.visit > visit:
            assert taken == dealt
            short_displays += dealt < full_size
            taken, dealt = 0, state.display_size if position.mover >= 0 else full_size
        elif state.phase != TAKE:
            withdrawn = players - state.visiting.bit_count()
            assert state.display_size == max(0, dealt - 2 * withdrawn)
    assert (short_displays > 0) == (hoarders > 0 and players > 2)


@editions_and_players
def test_tm_12_5_order_in_which_a_withdrawal_is_scored_changes_no_total(edition, players):
    """The same moves are played with the scoring order of other editions, and the points after each visit are equal."""
    for seed in range(scaled(40)):
        game = begin(edition, players, seed)
        in_other_order = begin(edition, players, seed, inverted=(TILE_LAST, BONUS_LATER))
        for id in game.copy().push_random(seed):
            visit = game.chapter
            game.push(id)
            in_other_order.push(id)
            if game.chapter > visit:
                assert game.read().points == in_other_order.read().points
        assert game.mover == in_other_order.mover == NOBODY
        assert max(game.score(seat) for seat in range(players)) > 0


def test_tm_12_5_drawing_before_or_after_taking_from_the_display_changes_no_total():
    for seed in range(scaled(25)):
        game, in_other_order = begin("2018", 3, seed), begin("2018", 3, seed, inverted=(DISPLAY_FIRST,))
        for id in game.copy().push_random(seed, lazy=0b111):
            game.push(id)
            in_other_order.push(id)
        assert game.read().points == in_other_order.read().points


def naive_connection(board, cities, province):
    """Return the points for a connection (TM-4.7): 1 for ``province``, and 1 for each other province to which roads
    lead from there through cities with the player's palaces. ``cities`` are all cities with these palaces.
    """
    roads = nx.Graph()
    roads.add_nodes_from(cities)
    roads.add_edges_from((one, other) for one, other in board.roads if one in cities and other in cities)
    in_province = [city for city in cities if board.cities[city].province == province]
    reached = {city for start in in_province for city in nx.node_connected_component(roads, start)}
    return 1 + len({board.cities[city].province for city in reached} - {province})


@pytest.mark.parametrize("board", [standard_components(), read_components(OWNER)], ids=["standard", "owner"])
def test_tm_4_7_connections_equal_a_naive_computation(board):
    """Two players have random palaces outside the current province. Seat 0 builds palaces, a crown palace or both."""
    rng, table = Random(board.name), Story(3, board=board)
    initial_state, results = table.game.position.raw(), set()
    for _ in range(200):
        table.game.position.write(initial_state)
        state = table.state
        visit, order = rng.randrange(11), state.order[:11]
        rng.shuffle(order)
        state.order[:11] = order
        province = state.order[visit]
        density = rng.choice([0.15, 0.3, 0.5, 0.7, 0.9])
        all_palaces = {city for city in range(49) if board.cities[city].province != province and rng.random() < density}
        palaces_of_seat_0 = {city for city in all_palaces if rng.random() < 0.85}
        state.visit = visit
        state.palaces[0] = sum(1 << city for city in palaces_of_seat_0)
        state.palaces[1] = sum(1 << city for city in all_palaces - palaces_of_seat_0)
        table.game.position.write(state.pack())
        row = rng.choice(["rVG", "rKE", "rVK", "rVG rKE"])
        table.row(0, row).tiles_won("elephant").play("out")
        while table.legal and next(iter(table.legal))[0] in "@^":
            move = rng.choice(sorted(table.legal))
            palaces_of_seat_0.add(table.city(move[1:].replace("_", " ")))
            table.play(move)
        expected = naive_connection(board, palaces_of_seat_0, province)
        assert table.gain[-1] == ("palaces", expected)
        results.add(expected)
    assert len(results) >= 8
