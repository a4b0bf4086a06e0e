"""Alternative worlds: tables that a viewer cannot distinguish from the real one, and every request a viewer can make.

Everything that a viewer may not know is changed in the running server: others' cards, the draws to come, the seed,
messages to others. If nothing hidden leaks, every response stays the same to the last byte.
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
from server.hidden_information import hidden_from

OTHER_MESSAGES = (Message("a-message-for-others-only"),)
"""What others are told in the alternative world. It has no translation, so that rendering it would fail."""


STREAM = ("GET", "/stream")


class AlternativeGame(Game):
    """A game with another seed. Its seed hash stays that of the real one: viewers cannot compare them."""

    shown_hash = ""

    @property
    def seed_hash(self):
        return self.shown_hash


def alternative_table(truth, viewer, number):
    """Return a table that a viewer (None is a spectator) cannot distinguish from this one. ``number`` seeds it."""
    game = truth.game
    world = truth.copy()
    seed = sha256(f"another seed {number}".encode()).digest()
    imagined = game.seen_by(viewer).imagine(number)
    imagined.position.set_key(seed)
    made = AlternativeGame(
        game.setting, seed, imagined.position, [game.encode(move) for move in game.moves], game._chapters
    )
    made.shown_hash = game.seed_hash
    world._game = made

    def with_other_messages(stories):
        return {seat: stories[seat] if seat in {viewer, None} else OTHER_MESSAGES for seat in stories}

    world.opening = with_other_messages(truth.opening)
    world.history = [replace(one, stories=with_other_messages(one.stories)) for one in truth.history]
    world._stories = {version: with_other_messages(stories) for version, stories in truth._stories.items()}
    record = {**truth.terms["record"], "seed": seed.hex()}
    world.terms = {**truth.terms, "record": record, "bot_seed": number}
    world.log[0] = replace(truth.log[0], body=world.terms)
    assert summary(world) == summary(truth), "a list of tables would show the difference"
    return world


def differs_for(truth, world, viewer):
    """Return whether anything hidden from the viewer differs besides the seed."""
    seats = () if viewer is None else (viewer,)
    return hidden_from(truth, seats).rows != hidden_from(world, seats).rows


@contextmanager
def in_another_world(live, viewer, number):
    """Replace a live table by an alternative one for a while. Nobody may act meanwhile."""
    truth = live.table
    assert not truth.bot_to_move, "a bot would move"
    live.table = alternative_table(truth, viewer, number)
    try:
        yield live.table
        assert live.table.version == truth.version, "somebody acted in the other world"
    finally:
        live.table = truth


async def compare(person, live, seat, number, few=False, busy=False):
    """Compare every response in both worlds; return the requests that differ, and whether the worlds differ in more
    than their seeds. ``busy``: others connect, disconnect and play at other tables meanwhile.
    """
    truth = live.table
    real = await all_responses(person, live, seat, Random(number), few)
    with in_another_world(live, seat, number) as world:
        other = await all_responses(person, live, seat, Random(number), few)
    if busy:
        real, other = _without_others(real, live.id), _without_others(other, live.id)
    return [calls for calls, answer in real.items() if other[calls] != answer], differs_for(truth, world, seat)


async def all_responses(person, live, seat, chance, few=False):
    """Return every response that a viewer can get about a table, by request. ``chance`` selects moves, and with ``few``
    also requests.
    """
    at = f"/tables/{live.id}"
    sight = live.table.sight(seat)
    moves = _some_moves(sight, chance)
    calls = [("GET", path, None, {}) for path in ("/tables", "/tables/watch", f"{at}/board")]
    for whose in {seat, None}:
        look = {"seat": whose, "lang": chance.choice(["en", "fr"])}
        calls += [("GET", at + part, None, look) for part in ("", "/story", "/record", "/picture", "/spelling")]
        calls += [("GET", at, None, {**look, "since": 0})]
        calls += [("GET", f"{at}/why", None, {"seat": whose, "move": move}) for move in moves]
        calls += [("GET", f"{at}/why", None, {**look, "move": move, "typed": "true"}) for move in moves]
        calls += [("GET", f"{at}/preview", None, {"seat": whose, "move": move}) for move in moves]
    players = live.table.terms["record"]["players"]
    calls += [("GET", at, None, {"seat": other}) for other in range(players + 1) if other != seat]
    calls += [("GET", f"{at}/picture", None, {"seat": other}) for other in range(players) if other != seat]
    calls += _refused_actions(live, sight, seat, moves)
    if few:
        calls = [("GET", at, None, {"seat": seat}), *chance.sample(calls, 15)]
    answers = {}
    for method, path, body, query in calls:
        answer = await person.ask(method, path, body, **query)
        assert answer.status_code < 500, (method, path, query, answer.text)
        answers[method, path, str(body), str(query)] = answer.status_code, answer.headers.raw, answer.content
    answers[STREAM] = 200, [], await _stream(person, live.id)
    return answers


def _without_others(answers, table):
    """Remove presence, votes about it, and other tables from responses."""
    made = {}
    for calls, (status, headers, content) in answers.items():
        if calls[1] in {"/tables", "/tables/watch"}:
            content = [row for row in json.loads(content) if row["table"] == table]
        elif calls == STREAM:
            content = [event for event in content if event[0] == "table"]
        else:
            content = re.sub(rb'"here":(true|false)|"vote":(null|\{[^}]*\})', b"", content)
        made[calls] = status, [pair for pair in headers if pair[0].lower() != b"content-length"], content
    return made


def _some_moves(sight, chance):
    """Return some legal and some illegal moves."""
    legal = [move.text for move in sight.legal_moves]
    ids = chance.sample(range(sight.setting.rulebook.rules.kernel.ids), 6)
    texts = {sight.setting.rulebook.notation.text(sight.setting, id) for id in ids} | {"nonsense"}
    return chance.sample(legal, min(2, len(legal))) + sorted(text for text in texts if not text.startswith("#"))


def _refused_actions(live, sight, seat, moves):
    """Return requests that are refused, and hints, which change nothing."""
    at, version = f"/tables/{live.id}", live.table.version
    legal = {move.text for move in sight.legal_moves}
    calls = [("POST", f"{at}/{act}", {}, {}) for act in ("start", "again", "analysis")]
    calls.append(("GET", f"{at}/analysis", None, {}))
    calls.append(("POST", f"{at}/branch-off", {"number": 0, "seat": 0}, {}))
    calls.append(("POST", f"{at}/branch", {"number": 0}, {}))
    for whose in range(live.table.terms["record"]["players"]):
        calls.append(("POST", f"{at}/hint", {"seat": whose}, {}))
        calls.append(("POST", f"{at}/take-back", {"seat": whose, "version": 0}, {}))
        calls += [("POST", f"{at}/{act}", {"seat": whose}, {}) for act in ("return", "agree", "refuse")]
        for move in moves:
            if whose != seat or move not in legal:
                calls.append(("POST", f"{at}/move", {"seat": whose, "move": move, "version": version}, {}))
    return calls


async def _stream(person, table):
    """Return the first events of a stream."""
    collected = []
    async with person.listening() as events:
        while Counter(event.kind for event in collected if event.data["table"] == table) < Counter(table=1, here=1):
            collected.append(await events.next())
    return sorted((event.kind, str(event.data), event.id or 0) for event in collected if event.data["table"] == table)
