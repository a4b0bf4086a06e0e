"""The responses of every operation of the OpenAPI document in two worlds that a viewer cannot distinguish.

Actions are carried out, but nothing is stored, and the table is put back after each request. Time and random secrets
are the same in both worlds.
"""

from contextlib import contextmanager
from copy import deepcopy

from durbar.games.game import new
from server.alternative_worlds import in_alternative_world
from server.generated_requests import Values, all_operations, send
from server.playing import Person
from server.streaming_transport import StreamingTransport

NOT_COMPARED = {
    "stream": "`alternative_worlds.compare` reads its events",
    "metrics": "its counters change with every request; `test_metrics_contain_no_personal_data` searches it",
}
"""The operations whose responses are not compared here, each with the reason."""


async def compare_operations(
    server, person, live, seat, number, transport=StreamingTransport, secret="A" * 32, more_secrets=()
):
    """Return the requests (each with the id of its operation) whose responses differ between this world and an
    alternative one, and the ids of all operations whose responses were compared. ``secret`` is the secret of a link to
    the table, and ``more_secrets`` are the secrets of further links.
    """
    # this viewer's responses are not searched for leaks, because the same links are generated twice
    viewer = Person(transport(server.app, "127.0.0.1"), "http://durbar.test")
    viewer.client.cookies = person.client.cookies
    requests = list(_requests(live, seat, secret, more_secrets))
    with _nothing_stored(server, live):
        real = [await _response(server, viewer, live, request) for _, request in requests]
        with in_alternative_world(live, seat, number):
            other = [await _response(server, viewer, live, request) for _, request in requests]
    pairs = zip(requests, real, other, strict=True)
    differing = [request for request, real_response, other_response in pairs if real_response != other_response]
    return differing, {id for id, _ in requests}


def _requests(live, seat, secret, more_secrets):
    """Yield generated requests of every compared operation, each with the id of the operation. If a request can name a
    seat, there is one for each seat and one without a seat. Requests with a link are repeated for the further links.
    """
    table = live.table
    values = _values(live, seat, secret)
    seats = [None, *range(len(table.seats))]
    for operation in all_operations().values():
        if operation.id in NOT_COMPARED:
            continue
        for named in seats if operation.names_a_seat else [None]:
            for extra in ({"view_seat": 0}, {}) if "view_seat" in (operation.fields or ()) else ({},):
                yield operation.id, values.request(operation, seat=named, **extra)
        if operation.id in {"look-at-link", "open-link"}:
            for other_secret in more_secrets:
                yield operation.id, values.request(operation, secret=other_secret)


def _values(live, seat, secret):
    """Return values for requests. The move is not legal, because a legal move may reveal what was hidden until then."""
    table = live.table
    texts = [move.text for move in table.sight(seat).legal_moves]
    values = {
        "table": live.id, "game": table.terms["record"]["game"], "version": table.version - 1, "move": "nonsense",
        "text": "Good game", "absent": 0, "at": 0, "level": "novice", "number": 0, "moves": 1, "since": 0, "many": 3,
        "parts": {"kind": "nonsense"}, "hash": "00" * 32, "bits": "00" * 32, "secret": secret, "name": "Zoe",
        "password": "", "record": new("toy", 2, seed=1).record(["Noor", "Ines"]), "described": "true",
        "seats": [{"who": "me"}, {"who": "open"}],
    }  # fmt: skip
    legal = {"move": texts[0]} if texts else {}
    one_game = {"open-table": {"game": "toy"}, "qr": {"secret": "a link"}}
    return Values(values, {"why": legal, "preview": legal, "coach": legal, **one_game})


async def _response(server, viewer, live, request):
    """Return the status, all headers and the content of a response, and put everything back as it was."""
    services = server.services
    entropy, cache, sessions = services.entropy, services.table_cache, services.sessions
    table, randomness, tables = live.table, entropy._rng.getstate(), dict(cache._live)
    before = [(session, deepcopy(vars(session))) for session in sessions._in_memory.values()]
    try:
        response = await send(viewer, *request)
        assert response.status_code < 500, (request, response.text)
        return response.status_code, response.headers.raw, response.content
    finally:
        live.table = table
        entropy._rng.setstate(randomness)
        cache._live.clear()
        cache._live.update(tables)
        for session, fields in before:
            vars(session).update(fields)
        sessions._devices.clear()


@contextmanager
def _nothing_stored(server, live):
    """Roll every write back, stop the clock, and let no bot move inside the context."""
    services = server.services
    database, entropy, cache = services.database, services.entropy, services.table_cache

    async def roll_back(work):
        async with database.engine.connect() as connection:
            transaction = await connection.begin()
            try:
                return await work(connection)
            finally:
                await transaction.rollback()

    now = entropy.now()
    listeners = cache.changed[:], cache.loaded[:]
    cache.changed.clear()
    cache.loaded.clear()
    services.bot_runner.note_request = lambda live: None
    database.write, entropy.now = roll_back, lambda: now
    try:
        yield
    finally:
        del database.write, entropy.now, services.bot_runner.note_request
        cache.changed[:], cache.loaded[:] = listeners
