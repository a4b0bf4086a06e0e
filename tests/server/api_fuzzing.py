"""Sends requests that are generated from the OpenAPI document and contain real tables, seats, moves and secrets.

The requests come from people with many, few or no permissions.
"""

from collections import Counter, defaultdict

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.playing import TIMEOUT, secret_of

# The checks of Schemathesis that every response must pass.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
STREAM = "stream"
ANY = st.integers(0, 999)
"""A strategy for numbers that select an item of a list. Its range is the same for lists of all lengths. Otherwise the
length of a list would change all values that are generated later.
"""
REQUESTS_PER_WORLD = 80
"""The number of requests after which new tables are opened. By then players have left, lost seats or finished games."""


class World:
    """Tables of every kind and the people at them, set up over HTTP."""

    def __init__(self, address, games=("toy",)):
        self.games = games
        self.people = dict.fromkeys(("host", "player", "stranger"))
        for name in self.people:
            self.people[name] = httpx.Client(base_url=address, timeout=TIMEOUT)
        self.people["nobody"] = None
        self.address = address
        self.renew()

    def renew(self):
        """Open new tables: one running, one waiting for players, one imported, and one of a stranger."""
        self.count = 0
        self.tables, self.secrets, self.records = [], [], []
        host_seat, open_seat, bot_seat = (
            {"who": "me", "name": "Noor"},
            {"who": "open"},
            {"who": "bot", "level": "novice"},
        )
        for game in self.games:
            seats = [host_seat, open_seat, bot_seat]
            running = self.post("host", "/tables", {"game": game, "seats": seats, "open_to_watch": True})
            secret_of_player = secret_of(running["links"][0]["link"])
            self.post("player", "/links/open", {"secret": secret_of_player, "name": "Ines"})
            self.post("host", f"/tables/{running['table']}/start", {})
            waiting = self.post("host", "/tables", {"game": game, "seats": [host_seat, open_seat, open_seat]})
            with_bot = self.post("host", "/tables", {"game": game, "seats": [host_seat, bot_seat]})
            record = self.get("host", f"/tables/{with_bot['table']}/record", seat=0)
            new_game_record = {**record, "seed": "00" * 32, "moves": [], "result": None}
            imported = self.post("host", "/import", {"record": new_game_record})
            self.records.append(new_game_record)
            self.tables += [running["table"], waiting["table"], imported["table"]]
            self.secrets += [secret_of(link["link"]) for link in waiting["links"]]
            self.secrets += [secret_of(waiting["watch"]), secret_of_player]
        of_stranger = self.post(
            "stranger", "/tables", {"game": self.games[0], "seats": [{"who": "me"}, {"who": "bot"}]}
        )
        self.tables.append(of_stranger["table"])

    def post(self, who, path, body):
        """Send a POST request for a person, and return the JSON of the response; fail on an error response."""
        response = self.people[who].post(f"/api{path}", json=body)
        assert response.is_success, (path, response.text)
        return response.json()

    def get(self, who, path, **query):
        """Send a GET request for a person, and return the JSON of the response; fail on an error response."""
        response = self.people[who].get(f"/api{path}", params=query)
        assert response.is_success, (path, response.text)
        return response.json()

    def close(self):
        for client in filter(None, self.people.values()):
            client.close()

    # -- real values --------------------------------------------------------------------------------------------------
    def real_value(self, name, draw, table):
        """Return a valid value for a field of a request, or None if no value is known."""
        if name == "table":
            return table
        if name == "version":
            return self.version(table)
        if name in {"secret", "record", "move", "game"}:
            pools = {"secret": self.secrets, "record": self.records, "game": list(self.games)}
            pool = pools.get(name) or self.moves(table)
            return pool[draw(ANY) % len(pool)]
        choices = {"seat": [0, 1, 2], "at": [0, 1, 2], "absent": [0, 1, 2], "number": [0, 1], "since": [0, 1, 2]}
        choices |= {"level": ["novice", "player"], "text": ["hello", "Zoë 🎲"], "name": ["Akbar"], "edition": [None]}
        choices |= {"options": [{}], "board": [None], "password": ["x"], "lang": ["fr", "en"]}
        choices |= {"seats": [[{"who": "me"}, {"who": "open"}]]}
        return draw(st.sampled_from(choices[name])) if name in choices else None

    def version(self, table):
        """Return the version of a table, or 1 if the host may not see the table."""
        response = self.people["host"].get(f"/api/tables/{table}")
        return response.json()["version"] if response.is_success else 1

    def moves(self, table):
        """Return the legal moves of the player to move, as far as the host or the player sees them."""
        for seat in range(2):
            viewer = self.people["host" if seat == 0 else "player"]
            response = viewer.get(f"/api/tables/{table}", params={"seat": seat})
            view = response.json()["view"] if response.is_success else None
            if view and view["legal_moves"]:
                return [move["text"] for move in view["legal_moves"]]
        return ["nonsense"]


def fuzz(world, document, examples, modes=(*[GenerationMode.POSITIVE] * 2, GenerationMode.NEGATIVE)):
    """Send generated requests of every operation and check each response; return the statuses by operation."""
    statuses_by_operation = defaultdict(Counter)
    for result in schemathesis.openapi.from_dict(document).get_all_operations():
        operation = result.ok()
        id = operation.definition.raw["operationId"]
        if id != STREAM:
            _fuzz_one(world, operation, examples, modes, statuses_by_operation[id])
    return statuses_by_operation


def _fuzz_one(world, operation, examples, modes, statuses):
    """Send generated requests of one operation, check each response, and count the statuses."""

    @hypothesis_settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def send_request(data):
        world.count += 1
        if world.count >= REQUESTS_PER_WORLD:
            world.renew()
        case = data.draw(operation.as_strategy(generation_mode=data.draw(st.sampled_from(modes))))
        who = data.draw(st.sampled_from(list(world.people)))
        _make_real(case, world, data.draw)
        response = case.call(base_url=world.address, cookies=_cookies(world.people[who]), timeout=TIMEOUT)
        statuses[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    send_request()


def _cookies(client):
    """Return the cookies of a client as a dict."""
    return {} if client is None else {cookie.name: cookie.value for cookie in client.cookies.jar}


def _make_real(case, world, draw):
    """Replace most generated values by real ones."""
    table = world.tables[draw(ANY) % len(world.tables)]
    for part in (case.path_parameters, case.query, case.body):
        if not isinstance(part, dict):
            continue
        for name in list(part):
            is_replaced = draw(st.integers(0, 4)) > 0  # four values of five
            if is_replaced and (value := world.real_value(name, draw, table)) is not None:
                part[name] = value
