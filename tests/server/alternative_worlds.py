"""Alternative worlds: tables that a viewer cannot distinguish from the real one, and every request a viewer can make.

Everything that a viewer may not know is changed in the running server: the other players' cards, the future draws, the
seed, and the messages to other players. If nothing hidden leaks, every response stays the same to the last byte.
"""

import json
import re
from collections import Counter
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from random import Random

from durbar.games.game import Game
from durbar.games.message import Message
from durbar.server.summary import summary
from durbar.tables.deal import make_receipt
from server.hidden_information import hidden_from

OTHER_MESSAGES = (Message("a-message-for-others-only"),)
"""The messages that others get in the alternative world. They have no translation, so rendering them fails."""


STREAM = ("GET", "/stream")
"""The key under which `all_responses` returns the first events of a stream."""


class AlternativeGame(Game):
    """A game with another seed. It shows the seed hash of the real game, because viewers cannot check the hash."""

    shown_hash = ""
    past = None
    """A function that returns an alternative game as it was after a number of moves."""

    @property
    def seed_hash(self):
        return self.shown_hash

    def at(self, number):
        return self.past(number)


class AlternativePast:
    """Stands for an earlier position of an alternative game. Moves are made in the real game. Every other attribute is
    read from an alternative to the real game's current position, which is sampled anew each time.
    """

    def __init__(self, real, viewer, number):
        self._real, self._viewer, self._number = real, viewer, number

    def push_legal(self, move):
        """Make a move in the real game."""
        self._real.push_legal(move)

    def __getattr__(self, name):
        return getattr(_sampled(self._real, self._viewer, self._number), name)


def _sampled(game, viewer, number):
    """Return a game in which everything that is hidden from a viewer is different; ``number`` determines how."""
    seed = sha256(f"another seed {number}".encode()).digest()
    position = game.seen_by(viewer).imagine(number).position
    position.set_key(seed)
    moves = [game.encode(move) for move in game.moves]
    return AlternativeGame(game.setting, seed, position, moves, game._finished_chapters)


def alternative_table(real, viewer, number):
    """Return a table that a viewer (None for a spectator) cannot distinguish from the real one.

    ``number`` is the seed for the hidden information of the new table.
    """
    game = real.game
    world = real.copy()
    alternative = _sampled(game, viewer, number)
    seed = alternative.seed
    alternative.past = lambda moves: AlternativePast(game.at(moves), viewer, number)
    alternative.shown_hash = game.seed_hash
    world._game = alternative

    def with_other_messages(stories):
        return {seat: stories[seat] if seat in {viewer, None} else OTHER_MESSAGES for seat in stories}

    world.opening = with_other_messages(real.opening)
    world.history = [replace(move, stories=with_other_messages(move.stories)) for move in real.history]
    world._stories = {version: with_other_messages(stories) for version, stories in real._stories.items()}
    # viewers know the hash of the server's secret, but cannot check it before the end of the game
    receipt = {**make_receipt(seed, real.contributions.values()), "hash": real.shuffle["hash"]}
    record = {**real.terms["record"], "seed": seed.hex(), "receipt": receipt}
    world.terms = {**real.terms, "record": record, "bot_seed": number}
    world.log[0] = replace(real.log[0], body=world.terms)
    assert summary(world) == summary(real), "a list of tables would show the difference"
    return world


def differs_for(real, world, viewer):
    """Return whether anything hidden from the viewer differs besides the seed."""
    seats = () if viewer is None else (viewer,)
    return hidden_from(real, seats).rows != hidden_from(world, seats).rows


@contextmanager
def in_alternative_world(live, viewer, number):
    """Replace a live table by an alternative one inside the context. No one may act at the table in this time."""
    real = live.table
    assert not real.bot_to_move, "a bot would move"
    live.table = alternative_table(real, viewer, number)
    try:
        yield live.table
        assert live.table.version == real.version, "a player acted in the alternative world"
    finally:
        live.table = real


async def compare(person, live, seat, number, only_some=False, others_active=False):
    """Compare every response in both worlds. Return the requests whose responses differ, and whether the two worlds
    differ in more than their seeds.

    With ``only_some``, send only some of the requests. With ``others_active``, ignore what changes in the responses
    because other people connect, disconnect and play at other tables at the same time.
    """
    real_table = live.table
    real = await all_responses(person, live, seat, Random(number), only_some)
    with in_alternative_world(live, seat, number) as world:
        other = await all_responses(person, live, seat, Random(number), only_some)
    if others_active:
        real, other = _without_others(real, live.id), _without_others(other, live.id)
    differing = [request for request, response in real.items() if other[request] != response]
    return differing, differs_for(real_table, world, seat)


async def all_responses(person, live, seat, rng, only_some=False):
    """Return every response that a viewer can get about a table, by request.

    ``rng`` selects moves and, with ``only_some``, also requests.
    """
    url = f"/tables/{live.id}"
    sight = live.table.sight(seat)
    moves = _some_moves(sight, rng)
    requests = [("GET", path, None, {}) for path in ("/tables", "/tables/watch", f"{url}/board")]
    for seen_seat in {seat, None}:
        query = {"seat": seen_seat, "lang": rng.choice(["en", "fr"])}
        requests += [("GET", url + part, None, query) for part in ("", "/story", "/record", "/picture", "/spelling")]
        requests += [("GET", url, None, {**query, "since": 0})]
        requests += [("GET", f"{url}/why", None, {"seat": seen_seat, "move": move}) for move in moves]
        requests += [("GET", f"{url}/why", None, {**query, "move": move, "typed": "true"}) for move in moves]
        requests += [("GET", f"{url}/preview", None, {"seat": seen_seat, "move": move}) for move in moves]
    players = live.table.terms["record"]["players"]
    requests += [("GET", url, None, {"seat": other}) for other in range(players + 1) if other != seat]
    requests += [("GET", f"{url}/picture", None, {"seat": other}) for other in range(players) if other != seat]
    requests += _refused_actions(live, sight, seat, moves)
    if only_some:
        requests = [("GET", url, None, {"seat": seat}), *rng.sample(requests, 15)]
    responses = {}
    for method, path, body, query in requests:
        response = await person.ask(method, path, body, **query)
        assert response.status_code < 500, (method, path, query, response.text)
        responses[method, path, str(body), str(query)] = response.status_code, response.headers.raw, response.content
    responses[STREAM] = 200, [], await _first_stream_events(person, live.id)
    return responses


def _without_others(responses, table):
    """Return responses without what other people change: presence, votes about absent players, and other tables."""
    remaining = {}
    for request, (status, headers, content) in responses.items():
        _, path, *_ = request
        if path in {"/tables", "/tables/watch"}:
            content = [row for row in json.loads(content) if row["table"] == table]
        elif request == STREAM:
            content = [event for event in content if event[0] == "table"]
        else:
            content = re.sub(rb'"here":(true|false)|"away_since":(null|[0-9.]+)|"vote":(null|\{[^}]*\})', b"", content)
        headers = [(name, value) for name, value in headers if name.lower() != b"content-length"]
        remaining[request] = status, headers, content
    return remaining


def _some_moves(sight, rng):
    """Return some legal and some illegal moves."""
    legal = [move.text for move in sight.legal_moves]
    ids = rng.sample(range(sight.setting.rulebook.rules.kernel.ids), 6)
    texts = {sight.setting.rulebook.notation.text(sight.setting, id) for id in ids} | {"nonsense"}
    return rng.sample(legal, min(2, len(legal))) + sorted(text for text in texts if not text.startswith("#"))


def _refused_actions(live, sight, seat, moves):
    """Return requests that change nothing: actions that are refused, and hints."""
    url, version = f"/tables/{live.id}", live.table.version
    legal = {move.text for move in sight.legal_moves}
    requests = [("POST", f"{url}/{action}", {}, {}) for action in ("start", "again", "analysis")]
    requests.append(("GET", f"{url}/analysis", None, {}))
    requests.append(("POST", f"{url}/branch-off", {"number": 0, "seat": 0}, {}))
    requests.append(("POST", f"{url}/branch", {"number": 0}, {}))
    for seen_seat in range(live.table.terms["record"]["players"]):
        requests.append(("POST", f"{url}/hint", {"seat": seen_seat}, {}))
        requests.append(("POST", f"{url}/take-back", {"seat": seen_seat, "version": 0}, {}))
        requests += [("POST", f"{url}/{action}", {"seat": seen_seat}, {}) for action in ("return", "agree", "refuse")]
        for move in moves:
            if seen_seat != seat or move not in legal:
                requests.append(("POST", f"{url}/move", {"seat": seen_seat, "move": move, "version": version}, {}))
    return requests


async def _first_stream_events(person, table):
    """Return the first events of a stream about a table, until one of each kind was received, sorted."""
    collected = []
    async with person.listening() as events:
        while Counter(event.kind for event in collected) < Counter(table=1, here=1):
            event = await events.next()
            if event.data["table"] == table:
                collected.append(event)
    return sorted((event.kind, str(event.data), event.id or 0) for event in collected)
