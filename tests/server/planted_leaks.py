"""Leaks that could be built into a server by mistake, to test whether they are found."""

import base64
import hashlib

from durbar.games.taj_mahal.components.components import components_of
from durbar.games.taj_mahal.presentation.notation import card_texts
from durbar.server import errors as failures
from durbar.server.api import dependencies as asking
from durbar.server.api import moves as move_routes
from durbar.server.api import table_view
from durbar.server.api import tables as table_routes
from durbar.server.services import hub
from server.hidden_information import heap


def cards_of(table, seat):
    """Return a hand by card names."""
    game = table.game
    return heap(card_texts(components_of(game.setting), game.setting.edition), game.position.read().hands[seat])


def _seed(table):
    return table.game.seed


def _state(table):
    return table.game.position.read()


VALUES = {
    "a hand": lambda at, other, entropy: dict(cards_of(at, other)),
    "a hand card by card": lambda at, other, entropy: [*cards_of(at, other).elements()],
    "a hand as one text": lambda at, other, entropy: ", ".join(cards_of(at, other).elements()),
    "a hand as the rules have it": lambda at, other, entropy: _state(at).hands[other],
    "the kinds of cards in a hand": lambda at, other, entropy: sorted(cards_of(at, other)),
    "the deck": lambda at, other, entropy: _state(at).deck.count,
    "another's moves": lambda at, other, entropy: [move.text for move in at.sight(other).legal_moves],
    "another's view": lambda at, other, entropy: at.sight(other).view(),
    "the log as it is stored": lambda at, other, entropy: at.log[0].body,
    "the seed": lambda at, other, entropy: _seed(at).hex(),
    "the seed in capitals": lambda at, other, entropy: f"key={_seed(at).hex().upper()};",
    "half the seed": lambda at, other, entropy: _seed(at).hex()[16:48],
    "the seed backwards": lambda at, other, entropy: _seed(at)[::-1].hex(),
    "the seed in base 64": lambda at, other, entropy: base64.b64encode(b"x" + _seed(at) + b"y").decode(),
    "the seed for an address": lambda at, other, entropy: base64.urlsafe_b64encode(_seed(at)).decode(),
    "the seed as a number": lambda at, other, entropy: int.from_bytes(_seed(at), "little"),
    "the seed byte by byte": lambda at, other, entropy: list(_seed(at)),
    "the key of the draws": lambda at, other, entropy: _state(at).frame.chance.key,
    "the seed of the bots": lambda at, other, entropy: at.terms["bot_seed"],
    "a link": lambda at, other, entropy: f"/#/sit/{entropy.links[0]}",
    "the hash of a link": lambda at, other, entropy: hashlib.sha256(entropy.links[0].encode()).hexdigest(),
    "a cookie": lambda at, other, entropy: entropy.cookies[0],
    "the hash of a cookie": lambda at, other, entropy: hashlib.sha256(entropy.cookies[1].encode()).hexdigest(),
    "an address": lambda at, other, entropy: "203.0.113.2",
}
"""Secrets in a table's view. ``other`` is a seat that the reader does not hold."""


def show(monkeypatch, value, other, entropy):
    """Add a value to every table's view."""
    shown = table_view.render_table

    def more(live, *rest):
        return {**shown(live, *rest), "more": value(live.table, other, entropy)}

    monkeypatch.setattr(table_view, "render_table", more)


def in_a_header(monkeypatch, table, other):
    """Plant a seed in a record's header."""
    plain = table_routes.JSONResponse

    def with_more(content, headers):
        return plain(content, headers={**headers, "X-Trace": f"dealt {_seed(table).hex()}"})

    monkeypatch.setattr(table_routes, "JSONResponse", with_more)
    return "GET", "/record", {}, None


def in_an_error(monkeypatch, table, other):
    """Plant another player's cards in an error."""
    monkeypatch.setattr(failures, "say", lambda *_, **__: " ".join(cards_of(table, other).elements()))
    return "GET", "/preview", {"move": "out"}, None


def in_the_story(monkeypatch, table, other):
    """Show another seat's story."""
    shown = table_view.render_story
    monkeypatch.setattr(table_view, "render_story", lambda live, _, *rest: shown(live, other, *rest))
    return "GET", "/story", {}, None


def in_the_record(monkeypatch, table, other):
    """Show another seat's record."""
    record = type(table).record
    monkeypatch.setattr(type(table), "record", lambda self, _: record(self, other))
    return "GET", "/record", {}, None


def from_any_seat(monkeypatch, table, other):
    """Show a table from any seat."""
    monkeypatch.setattr(asking.TableAccess, "require_viewer", lambda self, seat: seat)
    return "GET", "", {"seat": other}, None


def picture_from_any_seat(monkeypatch, table, other):
    """Show a picture from any seat."""
    monkeypatch.setattr(asking.TableAccess, "require_viewer", lambda self, seat: seat)
    return "GET", "/picture", {"seat": other}, None


def hints_for_any_seat(monkeypatch, table, other):
    """Give hints for any seat."""
    monkeypatch.setattr(asking.TableAccess, "require_seat", lambda self, seat: seat)
    monkeypatch.setattr(move_routes, "hint", lambda sight: [_Hint(move) for move in sight.legal_moves])
    return "POST", "/hint", {}, {"seat": other}


class _Hint:
    def __init__(self, move):
        self.move, self.win, self.lead, self.reasons = move, 0.5, 0.0, ()


def in_a_stream(monkeypatch, table, other):
    """Plant a seed in an event."""
    original = hub.format_event
    monkeypatch.setattr(
        hub, "format_event", lambda event, data, serial: original(event, {**data, "seed": _seed(table).hex()}, serial)
    )
    return "stream", "", {}, None


PLANTS = [
    in_a_header,
    in_an_error,
    in_the_story,
    in_the_record,
    from_any_seat,
    picture_from_any_seat,
    hints_for_any_seat,
    in_a_stream,
]
"""Ways to plant a leak elsewhere; each returns the request that shows it."""

DERIVED = {
    "how many elephants another holds": lambda at, other, entropy: sum(
        name.count("E") * many for name, many in cards_of(at, other).items()
    ),
    "a hash of a hand": lambda at, other, entropy: hashlib.md5(str(cards_of(at, other)).encode()).hexdigest(),
    "the next draw": lambda at, other, entropy: _state(at).frame.chance.key[0] % 7,
    "how many moves another has": lambda at, other, entropy: len(at.sight(other).legal_moves),
}
"""Derived values that no search finds: only a comparison with an alternative world reveals them."""
