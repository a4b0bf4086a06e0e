"""Who may do what, and when: the expected result of every operation of the OpenAPI document.

An operation that is not listed here fails the tests. Everything that no rule permits is refused.
"""

from dataclasses import dataclass

from server.table_stages import STAGES

DONE, STORED, NOT_NOW = "done", "stored", "not now"
"""The results of a permitted request: the server answers it, tries to store something, or refuses it at this stage."""
ALWAYS = set(STAGES)
NEVER = set()
DEALT = ALWAYS - {"gathering", "dealing"}
RUNNING = DEALT - {"over", "analysis", "closed"}
NOT_CLOSED = ALWAYS - {"closed"}
"""The stages in which the operator has not closed the table."""
OPEN = {"over", "analysis"}
"""The stages in which every hand is public."""
TURN = {"to move", "paused", "analysis", "guide"}
"""The stages in which the seat of the requests may move."""
SEATED = {"to move", "not to move", "paused", "analysis", "guide"}
"""The stages of a running game in which the person in that seat plays, and not a bot."""


@dataclass(frozen=True)
class Rule:
    """The permission for a group of operations. A viewer needs one of the ``roles``; None permits everybody. In the
    stages ``when`` the result is ``result``.
    """

    roles: frozenset | None
    when: set
    result: str

    def expected(self, roles, stage):
        """Return the expected result for a viewer with these roles: one of the results above, or a status."""
        if self.roles is None or roles & self.roles:
            return self.result if stage in self.when else NOT_NOW
        return 403 if self.roles == HOST and roles else 404


ANYONE = None
MEMBER = frozenset({"seat", "other seat", "host", "watch"})
PARTICIPANT = frozenset({"seat", "other seat", "host"})
SEAT_HOLDER = frozenset({"seat", "other seat"})
SEAT = frozenset({"seat"})
"""The player of the seat that the request names."""
HOST = frozenset({"host"})

GROUPS = [
    # The server, its games and this browser
    (ANYONE, ALWAYS, DONE, "games rules usual-board read-board guide me my-tables tables-to-watch statistics progress"),
    (ANYONE, ALWAYS, DONE, "links-origin look-at-link qr health liveness metrics enter"),
    (ANYONE, ALWAYS, STORED, "change-me open-table import-record open-guide"),
    (ANYONE, NOT_CLOSED, STORED, "open-link"),
    (ANYONE, ALWAYS, 503, "readiness"),  # because the database refuses writes
    # Reading a table as a spectator sees it
    (MEMBER, ALWAYS, DONE, "look-at-table story"),
    (MEMBER, DEALT, DONE, "board record picture look-back moves why spelling"),
    (MEMBER, NEVER, DONE, "preview"),
    (MEMBER, {"over"}, DONE, "analysis"),
    (MEMBER, NOT_CLOSED, STORED, "watch"),
    (MEMBER, ALWAYS, STORED, "report"),
    # Reading a table as a seat sees it
    (SEAT, ALWAYS, DONE, "look-at-table:seat story:seat"),
    (SEAT, DEALT, DONE, "record:seat picture:seat look-back:seat moves:seat why:seat spelling:seat"),
    (SEAT, NEVER, DONE, "why-parts:seat"),  # the parts in the request belong to no move
    (SEAT, TURN | {"closed"}, DONE, "preview:seat hint:seat"),
    (SEAT, {"guide"}, DONE, "coach:seat"),
    # Acting for a seat
    (SEAT, {"gathering"}, STORED, "commit:seat"),
    (SEAT, {"dealing"}, STORED, "reveal:seat"),
    (SEAT, TURN, STORED, "move:seat"),
    (SEAT, {"not to move"}, STORED, "take-back:seat"),
    (SEAT, NEVER, STORED, "agree:seat refuse:seat vote:seat nudge:seat"),
    (SEAT, SEATED, STORED, "pause:seat resume:seat"),
    (SEAT, {"bot stands in"}, STORED, "return:seat"),
    (SEAT, RUNNING | {"gathering"}, STORED, "leave:seat"),
    (SEAT, NOT_CLOSED, STORED, "chat:seat phone:seat sign-out-others:seat"),
    # The host
    (HOST, {"gathering"}, STORED, "start"),
    (HOST, {"analysis"}, STORED, "branch"),
    (HOST, {"guide"}, STORED, "seat-bot"),
    (HOST, RUNNING | {"gathering"}, STORED, "free"),
    (HOST, (RUNNING | {"gathering"}) - {"guide"}, STORED, "reissue"),
    (HOST, RUNNING | {"gathering", "dealing"}, STORED, "invite"),
    (HOST, NOT_CLOSED, STORED, "watch-link"),
    (HOST, ALWAYS, STORED, "delete-table"),
    # After the game
    (SEAT_HOLDER, {"over"}, STORED, "again"),
    (PARTICIPANT, {"over"}, STORED, "analyse branch-off"),
]
"""Who may do what, and when. ``:seat`` marks a request that names the seat from which it looks or acts."""
WHEN_OPEN = "look-at-table:seat story:seat record:seat picture:seat look-back:seat moves:seat why:seat why-parts:seat"
WHEN_OPEN = set(f"{WHEN_OPEN} spelling:seat preview:seat".split())
"""The views of a seat that everyone at the table may use in the stages ``OPEN``."""
NEED_A_COOKIE = {"stream"}
"""Operations that are for every browser with a known cookie, and for no other."""
WITH_TABLE_LINK = {"look-at-link:table": MEMBER, "open-link:table": SEAT_HOLDER}
"""Requests with the link to a table that has no free seat, each with the roles of viewers who still get an answer. All
other viewers are told only that no seat is free.
"""
WITHOUT_PASSWORD = {"me", "change-me", "enter", "health", "liveness", "readiness"}
"""Operations for which the server's password is not required."""
RULES = {name: Rule(roles, when, result) for roles, when, result, names in GROUPS for name in names.split()}


def expected(name, viewer, stage):
    """Return the expected result of a request. Raise `KeyError` if no rule names its operation."""
    if name in NEED_A_COOKIE:
        return DONE if viewer.has_session else 404
    if name in WITH_TABLE_LINK:
        return DONE if viewer.roles & WITH_TABLE_LINK[name] else NOT_NOW
    rule = RULES[name]
    if name in WHEN_OPEN and stage in OPEN:
        rule = Rule(MEMBER, rule.when, rule.result)
    return rule.expected(viewer.roles, stage)
