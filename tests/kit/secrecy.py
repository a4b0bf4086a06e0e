"""Checks that secrets stay hidden, and checks of imagined worlds."""

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
        [sight.view(), [m.to_json() for m in sight.story()], reasons, sight.observation(), sight.picture()],
        sort_keys=True,
    )


@check
def hidden_things_change_nothing_seen(case: Case, seed: int) -> None:
    """Changing everything hidden from a viewer changes neither the bytes of the sight nor anything the viewer can
    read.
    """
    for game in case.some(seed, 0.5):
        for viewer in case.viewers():
            sight = game.seen_by(viewer)
            before = read_all(sight)
            for salt in range(2):
                other = sight.imagine(seed * 31 + salt).seen_by(viewer)
                assert bytes(other) == bytes(sight), f"viewer {viewer} can tell an imagined world from the truth"
                assert read_all(other) == before
            other_seed = game.copy()
            other_seed.position.set_key(bytes(range(32)))
            assert bytes(other_seed.seen_by(viewer)) == bytes(sight), "the seed shows"


@check
def worlds_differ_where_something_is_hidden(case: Case, seed: int) -> None:
    """Imagined worlds are not copies of the truth: their future draws and hidden cards differ."""
    tried = differed = 0
    for game in case.some(seed):
        if game.to_move is None:
            continue
        truth = game.position.read()
        for viewer in case.viewers():
            sight = game.seen_by(viewer)
            worlds = [truth, *(sight.imagine(seed + salt).position.read() for salt in range(3))]
            assert len({str(world.frame.chance.key) for world in worlds}) == len(worlds), "two worlds share a future"
            hidden = [seat for seat in range(case.setting.players) if seat != viewer]
            if sum(sum(case.holdings(truth, seat)) for seat in hidden) < 4:
                continue
            if any(
                sum(case.holdings(sight.position.read(), seat)) == sum(case.holdings(truth, seat)) for seat in hidden
            ):
                continue
            tried += 1
            hands = {str([case.holdings(world, seat) for seat in hidden]) for world in worlds}
            differed += len(hands) > 2
    assert differed * 2 >= tried, (
        f"only {differed} of {tried} times did imagined worlds differ from the truth and each other"
    )


@check
def worlds_imagined_from_the_truth_keep_no_secret(case: Case, seed: int) -> None:
    """A world that is imagined from the truth contains no event that its viewer did not see and no future draw; it
    equals the world from the viewer's sight.
    """
    for game in case.some(seed):
        truth = game.position.copy()
        truth.set_script(bytes([1, 2]))
        for seat in range(-1, case.setting.players):
            world = truth.imagined(seat, seed)
            for happened, noted in zip(truth.events(), world.events(), strict=True):
                was_seen = happened[4] == EVERYBODY or (seat >= 0 and happened[4] >> seat & 1)
                if not was_seen and game.to_move is not None:
                    assert noted[2] == NOTHING, f"a world of seat {seat} keeps what happened unseen: {noted}"
            chance = world.read().frame.chance
            assert list(chance.key) != list(truth.read().frame.chance.key), "an imagined world keeps the seed"
            assert not any(chance.block), "an imagined world keeps the true draws to come"
            assert not any(chance.script), "an imagined world keeps scripted draws"
            assert world.raw() == truth.seen_by(seat).imagined(seat, seed).raw()


@check
def games_laid_open_keep_no_draw_to_come(case: Case, seed: int) -> None:
    """A game that is laid open, with every hand face up, contains neither its seed nor a script nor a part of the key
    stream.
    """
    for game in case.some(seed):
        twin = game.copy()
        twin.position.set_script(bytes([1, 2]))
        opened, truth = twin.laid_open().position.read(), game.position.read()
        chance = opened.frame.chance
        assert chance.drawn == truth.frame.chance.drawn
        assert not any(chance.key), "a game laid open keeps its seed"
        assert not any(chance.block), "a game laid open keeps the true draws to come"
        assert not any(chance.script), "a game laid open keeps scripted draws"
        for seat in range(case.setting.players):
            assert case.holdings(opened, seat) == case.holdings(truth, seat)


@check
def worlds_are_whole_games(case: Case, seed: int) -> None:
    """An imagined world passes its invariants, has the same legal moves for its viewer, and can be played to the
    end.
    """
    for game in case.some(seed, 0.5):
        for viewer in case.viewers():
            world = game.seen_by(viewer).imagine(seed)
            assert world.position.sound() == 0, f"an imagined world breaks invariant {world.position.sound()}"
            if viewer == game.to_move:
                assert world.legal_moves.ids == game.legal_moves.ids
            world.position.push_random(seed)
            assert world.position.mover == -1


@check
def worlds_replay_the_public_history(case: Case, seed: int) -> None:
    """Some sequence of hidden draws leads, with the public moves and draws, from the deal to exactly the imagined
    world.
    """
    from kit.worlds import Log, explain_world  # needs SciPy, which is slow to import

    log = Log()
    rng = Random(seed)
    for game in case.played(seed):
        log.note(case, game)
        if game.to_move is not None and rng.random() < case.share:
            explain_world(case, game, rng.choice(case.viewers()), rng.getrandbits(32), log)


@check
def spectators_know_no_more(case: Case, seed: int) -> None:
    """A sight of a sight is no better than the sight itself: a spectator sees the same in the game and in any player's
    sight, and a player sees the same in the game and in their sight.
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
def secrets_end_with_the_game(case: Case, seed: int) -> None:
    """No sight contains the seed. After the end of the game every sight contains everything else."""
    game: Game = case.begin(seed)
    for game in case.some(seed, 0.5):
        for viewer in case.viewers():
            chance = game.seen_by(viewer).position.read().frame.chance
            assert not any(chance.key)
            assert not any(chance.block)
    for viewer in case.viewers():
        sight = game.seen_by(viewer).position.read()
        truth = game.position.read()
        for seat in range(case.setting.players):
            assert case.holdings(sight, seat) == case.holdings(truth, seat)
