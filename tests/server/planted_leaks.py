"""Leaks that could be built into a server by mistake, to test whether they are found."""

import base64
import hashlib

from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.notation import card_texts
from durbar.server import errors
from durbar.server.api import dependencies, table_view
from durbar.server.api import moves as move_routes
from durbar.server.api import tables as table_routes
from durbar.server.services import hub
from server.hidden_information import heap


def cards_of(table, seat):
    """Return the number of cards of each name in a hand."""
    game = table.game
    return heap(card_texts(components_of(game.setting), game.setting.edition), game.position.read().hands[seat])


def _seed(table):
    """Return the seed of a table's game."""
    return table.game.seed


def _state(table):
    """Return the complete state of a table's game."""
    return table.game.position.read()


SECRETS = {
    "a hand": lambda table, other, entropy: dict(cards_of(table, other)),
    "a hand card by card": lambda table, other, entropy: [*cards_of(table, other).elements()],
    "a hand as one text": lambda table, other, entropy: ", ".join(cards_of(table, other).elements()),
    "a hand as the rules store it": lambda table, other, entropy: _state(table).hands[other],
    "the kinds of cards in a hand": lambda table, other, entropy: sorted(cards_of(table, other)),
    "the deck": lambda table, other, entropy: _state(table).deck.count,
    "another's moves": lambda table, other, entropy: [move.text for move in table.sight(other).legal_moves],
    "another's view": lambda table, other, entropy: table.sight(other).view(),
    "the log as it is stored": lambda table, other, entropy: table.log[0].body,
    "the seed": lambda table, other, entropy: _seed(table).hex(),
    "the seed in capitals": lambda table, other, entropy: f"key={_seed(table).hex().upper()};",
    "half the seed": lambda table, other, entropy: _seed(table).hex()[16:48],
    "the seed backwards": lambda table, other, entropy: _seed(table)[::-1].hex(),
    "the seed in base 64": lambda table, other, entropy: base64.b64encode(b"x" + _seed(table) + b"y").decode(),
    "the seed in URL-safe base 64": lambda table, other, entropy: base64.urlsafe_b64encode(_seed(table)).decode(),
    "the seed as a number": lambda table, other, entropy: int.from_bytes(_seed(table), "little"),
    "the seed byte by byte": lambda table, other, entropy: list(_seed(table)),
    "the key of the random draws": lambda table, other, entropy: _state(table).frame.chance.key,
    "the seed of the bots": lambda table, other, entropy: table.terms["bot_seed"],
    "a link": lambda table, other, entropy: f"/#/sit/{entropy.links[0]}",
    "the hash of a link": lambda table, other, entropy: hashlib.sha256(entropy.links[0].encode()).hexdigest(),
    "a cookie": lambda table, other, entropy: entropy.cookies[0],
    "the hash of a cookie": lambda table, other, entropy: hashlib.sha256(entropy.cookies[1].encode()).hexdigest(),
    "an address": lambda table, other, entropy: "203.0.113.2",
}
"""Functions that return a secret to add to a table's view. ``other`` is a seat that the reader does not hold."""


def add_to_table_view(monkeypatch, value, other, entropy):
    """Add a secret to the view of every table."""
    render_table = table_view.render_table

    def render_with_value(live, *arguments):
        return {**render_table(live, *arguments), "more": value(live.table, other, entropy)}

    monkeypatch.setattr(table_view, "render_table", render_with_value)


def leak_in_a_header(monkeypatch, table, other):
    """Make the server send the seed in a header of the response with the record."""
    response_class = table_routes.JSONResponse

    def with_seed(content, headers):
        return response_class(content, headers={**headers, "X-Trace": f"dealt {_seed(table).hex()}"})

    monkeypatch.setattr(table_routes, "JSONResponse", with_seed)
    return "GET", "/record", {}, None


def leak_in_an_error(monkeypatch, table, other):
    """Make the server name another player's cards in an error."""
    monkeypatch.setattr(errors, "say", lambda *_, **__: " ".join(cards_of(table, other).elements()))
    return "GET", "/preview", {"move": "out"}, None


def leak_in_the_story(monkeypatch, table, other):
    """Make the server return the story (a page of the log) of another seat."""
    render_story = table_view.render_story
    monkeypatch.setattr(table_view, "render_story", lambda live, _, *rest: render_story(live, other, *rest))
    return "GET", "/story", {}, None


def leak_in_the_record(monkeypatch, table, other):
    """Make the server return the record as another seat sees it."""
    record = type(table).record
    monkeypatch.setattr(type(table), "record", lambda self, _: record(self, other))
    return "GET", "/record", {}, None


def leak_table_of_any_seat(monkeypatch, table, other):
    """Let everybody see a table from any seat."""
    monkeypatch.setattr(dependencies.TableAccess, "require_viewer", lambda self, seat: seat)
    return "GET", "", {"seat": other}, None


def leak_picture_of_any_seat(monkeypatch, table, other):
    """Let everybody see a picture from any seat."""
    monkeypatch.setattr(dependencies.TableAccess, "require_viewer", lambda self, seat: seat)
    return "GET", "/picture", {"seat": other}, None


def leak_hints_for_any_seat(monkeypatch, table, other):
    """Let everybody get hints for any seat."""
    monkeypatch.setattr(dependencies.TableAccess, "require_seat", lambda self, seat: seat)
    monkeypatch.setattr(move_routes, "hint", lambda sight: [_Hint(move) for move in sight.legal_moves])
    return "POST", "/hint", {}, {"seat": other}


class _Hint:
    """A hint that suggests a move, without reasons."""

    def __init__(self, move):
        self.move, self.win, self.lead, self.reasons = move, 0.5, 0.0, ()


def leak_in_a_stream(monkeypatch, table, other):
    """Make the server send the seed in an event."""
    original = hub.format_event

    def format_with_seed(event, data, serial):
        return original(event, {**data, "seed": _seed(table).hex()}, serial)

    monkeypatch.setattr(hub, "format_event", format_with_seed)
    return "stream", "", {}, None


LEAKS = [
    leak_in_a_header,
    leak_in_an_error,
    leak_in_the_story,
    leak_in_the_record,
    leak_table_of_any_seat,
    leak_picture_of_any_seat,
    leak_hints_for_any_seat,
    leak_in_a_stream,
]
"""Functions that plant a leak outside the table's view; each returns the request whose response contains it."""

DERIVED = {
    "how many elephants another holds": lambda table, other, entropy: sum(
        name.count("E") * count for name, count in cards_of(table, other).items()
    ),
    "a hash of a hand": lambda table, other, entropy: hashlib.md5(str(cards_of(table, other)).encode()).hexdigest(),
    "the next draw": lambda table, other, entropy: _state(table).frame.chance.key[0] % 7,
    "how many moves another has": lambda table, other, entropy: len(table.sight(other).legal_moves),
}
"""Derived values that no search finds: only a comparison with an alternative world reveals them."""
