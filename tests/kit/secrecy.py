"""Checks that secrets stay hidden, and checks of imagined worlds.

A sight (`Sight`) is what one viewer may know about a game. An imagined world (`Sight.imagine`) is a game in which
everything that a viewer cannot know was replaced at random.
"""

from __future__ import annotations

import json
from random import Random

from durbar.games.game import Game, Sight
from durbar.games.kernel.state import EVERYBODY, NOTHING
from kit.case import Case
from kit.check import check


def read_all(sight: Sight) -> str:
    """Return everything that a viewer can read from a sight, as one text."""
    ids = range(0, sight.setting.rulebook.rules.kernel.ids, 7)
    reasons = [str(sight.explain(sight.setting.rulebook.notation.text(sight.setting, id))) for id in ids]
    return json.dumps(
        [sight.view(), [message.to_json() for message in sight.story()], reasons, sight.observation(), sight.picture()],
        sort_keys=True,
    )


@check
def hidden_information_does_not_change_a_sight(case: Case, seed: int) -> None:
    """If everything that is hidden from a viewer changes, the viewer's sight and all that it returns stay the same."""
    for game in case.some(seed, 0.5):
        for viewer in case.viewers():
            sight = game.seen_by(viewer)
            before = read_all(sight)
            for number in range(2):
                other = sight.imagine(seed * 31 + number).seen_by(viewer)
                assert bytes(other) == bytes(sight), f"an imagined world looks different to viewer {viewer}"
                assert read_all(other) == before
            other_seed = game.copy()
            other_seed.position.set_key(bytes(range(32)))
            assert bytes(other_seed.seen_by(viewer)) == bytes(sight), "the sight depends on the seed"


@check
def imagined_worlds_differ_in_hidden_information(case: Case, seed: int) -> None:
    """Imagined worlds are not copies of the real game: their future draws and hidden cards are different."""
    tried = differed = 0
    for game in case.some(seed):
        if game.to_move is None:
            continue
        real = game.position.read()
        for viewer in case.viewers():
            sight = game.seen_by(viewer)
            worlds = [real, *(sight.imagine(seed + number).position.read() for number in range(3))]
            assert len({str(world.frame.chance.key) for world in worlds}) == len(worlds), (
                "two worlds have the same future draws"
            )
            others = [seat for seat in range(case.setting.players) if seat != viewer]
            if sum(sum(case.holdings(real, seat)) for seat in others) < 4:
                continue  # so few cards could be the same by chance
            seen = sight.position.read()
            if any(sum(case.holdings(seen, seat)) == sum(case.holdings(real, seat)) for seat in others):
                continue  # the viewer knows all cards of a seat
            tried += 1
            hands = {str([case.holdings(world, seat) for seat in others]) for world in worlds}
            differed += len(hands) > 2
    assert differed * 2 >= tried, (
        f"imagined worlds differed from the real game and from each other only {differed} of {tried} times"
    )


@check
def imagined_worlds_contain_no_secret(case: Case, seed: int) -> None:
    """A world that is imagined from the real game, and not from a sight, contains no secret of the game either.

    The world has no event that its viewer did not see and no future draw. It equals the world that is imagined from the
    viewer's sight.
    """
    for game in case.some(seed):
        real = game.position.copy()
        real.set_script(bytes([1, 2]))
        for seat in range(-1, case.setting.players):
            world = real.imagined(seat, seed)
            for real_event, world_event in zip(real.events(), world.events(), strict=True):
                *_, seen_by = real_event
                _, _, subject, *_ = world_event
                was_seen = seen_by == EVERYBODY or (seat >= 0 and seen_by >> seat & 1)
                if not was_seen and game.to_move is not None:
                    assert subject == NOTHING, f"a world of seat {seat} contains a hidden event: {world_event}"
            chance = world.read().frame.chance
            assert list(chance.key) != list(real.read().frame.chance.key), "an imagined world contains the real seed"
            assert not any(chance.block), "an imagined world contains the real future draws"
            assert not any(chance.script), "an imagined world contains scripted draws"
            assert world.raw() == real.seen_by(seat).imagined(seat, seed).raw()


@check
def open_games_contain_no_future_draw(case: Case, seed: int) -> None:
    """A game laid open, with every hand face up, contains no seed, no scripted draw and no part of the key stream."""
    for game in case.some(seed):
        copied = game.copy()
        copied.position.set_script(bytes([1, 2]))
        opened, real = copied.laid_open().position.read(), game.position.read()
        chance = opened.frame.chance
        assert chance.drawn == real.frame.chance.drawn
        assert not any(chance.key), "a game laid open contains its seed"
        assert not any(chance.block), "a game laid open contains its future draws"
        assert not any(chance.script), "a game laid open contains scripted draws"
        for seat in range(case.setting.players):
            assert case.holdings(opened, seat) == case.holdings(real, seat)


@check
def imagined_worlds_can_be_played_to_the_end(case: Case, seed: int) -> None:
    """An imagined world breaks no invariant, has the same legal moves for its viewer, and can be played to the end."""
    for game in case.some(seed, 0.5):
        for viewer in case.viewers():
            world = game.seen_by(viewer).imagine(seed)
            assert world.position.broken_invariant() == 0, (
                f"an imagined world breaks invariant {world.position.broken_invariant()}"
            )
            if viewer == game.to_move:
                assert world.legal_moves.ids == game.legal_moves.ids
            world.position.push_random(seed)
            assert world.position.mover == -1


@check
def imagined_worlds_are_consistent_with_the_public_history(case: Case, seed: int) -> None:
    """Some hidden draws lead, together with the public moves and draws, from the deal to the imagined world."""
    from kit.worlds import Log, explain_world  # needs SciPy, which is slow to import

    log = Log()
    rng = Random(seed)
    for game in case.played(seed):
        log.note(case, game)
        if game.to_move is not None and rng.random() < case.share:
            explain_world(case, game, rng.choice(case.viewers()), rng.getrandbits(32), log)


@check
def spectators_know_only_what_every_player_knows(case: Case, seed: int) -> None:
    """A spectator's sight is the same whether it is computed from the game or from a player's sight.

    Computing a player's sight from this player's own sight gives an equal sight.
    """
    for game in case.some(seed):
        spectator_sight = game.position.seen_by(-1)
        for seat in range(game.setting.players):
            sight = game.position.seen_by(seat)
            assert sight.seen_by(seat).raw() == sight.raw()
            assert sight.seen_by(-1).raw() == spectator_sight.raw(), (
                f"a spectator knows something that seat {seat} does not"
            )
        assert not game.seen_by(None).legal_moves


@check
def forced_moves_depend_only_on_public_knowledge(case: Case, seed: int) -> None:
    """A forced move is the same for all viewers, and the only legal move in every game that looks the same to a
    spectator, whatever the hands are. So a player whose forced moves are made automatically reveals nothing.
    """
    rules = case.setting.rulebook.rules
    for game in case.some(seed):
        forced_move = game.seen_by(None).forced_move
        for seat in range(case.setting.players):
            assert game.seen_by(seat).forced_move == forced_move, f"seat {seat} sees another forced move"
        if game.to_move is None:
            assert forced_move is None
            continue
        spectator = game.position.seen_by(-1)
        if not rules.has_hidden_hands(case.setting):
            for seat in range(case.setting.players):
                assert game.position.seen_by(seat).raw() == spectator.raw(), f"seat {seat} knows more than a spectator"
        for number in range(3):
            world = game.seen_by(None).imagine(seed * 31 + number)
            assert world.seen_by(world.to_move).forced_move == forced_move
            if rules.moves_are_public(case.setting, spectator.read()):
                assert world.legal_moves.ids == game.legal_moves.ids == spectator.legal(), (
                    "the legal moves depend on something that a spectator does not know"
                )
            if forced_move:
                assert game.legal_moves.ids == world.legal_moves.ids == [forced_move.id]


@check
def nothing_but_the_seed_is_hidden_after_the_end(case: Case, seed: int) -> None:
    """No sight contains the seed. After the end of the game every sight contains all hands."""
    game: Game = case.begin(seed)
    for game in case.some(seed, 0.5):
        for viewer in case.viewers():
            chance = game.seen_by(viewer).position.read().frame.chance
            assert not any(chance.key)
            assert not any(chance.block)
    for viewer in case.viewers():
        sight = game.seen_by(viewer).position.read()
        real = game.position.read()
        for seat in range(case.setting.players):
            assert case.holdings(sight, seat) == case.holdings(real, seat)
