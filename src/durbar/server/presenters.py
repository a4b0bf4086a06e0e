"""A table and its story as a viewer may see them, in JSON, with the words of the viewer's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from durbar.games.errors import DurbarError
from durbar.games.game import game_names, rulebook
from durbar.games.message import Message, MessageJson
from durbar.games.sight import Preview
from durbar.games.words import languages, say
from durbar.server.services.sessions import Permissions
from durbar.server.services.table_cache import LiveTable
from durbar.tables.actions import could_take_back, setting_of
from durbar.tables.guides import led
from durbar.tables.log import Entry
from durbar.tables.table import Table

REMEMBERED = 20_000
_SAID: dict[tuple[Any, ...], str] = {}
"""Sentences that were said before: finding the words takes longer than anything else here."""


def load_catalogs() -> None:
    """Say something of every game in every language: reading the catalogs takes a while, and then nobody waits."""
    for book in map(rulebook, game_names()):
        setting = book.setting(book.rules.editions[book.rules.default_edition].start)
        for language in languages(book):
            say(Message("why.over"), language, setting=setting)


class Translator:
    """Says messages in one language at one table, to the player of one seat or to a spectator."""

    def __init__(self, table: Table, language: str, seat: int | None = None) -> None:
        self.setting = setting_of(table) if table.has_started else None
        self.names = tuple(table.names)
        self.language = language
        self.seat = seat

    def __call__(self, message: Message) -> MessageJson:
        """A message with its sentence."""
        made = message.to_json()
        if self.setting is not None:
            setting = self.setting
            about = setting.rulebook.name, setting.edition, setting.players, setting.board.digest
            key = (*about, self.language, self.names, self.seat, message.id, repr(message.args))
            text = _SAID.get(key)
            if text is None:
                text = say(message, self.language, setting=setting, seats=self.names, you=self.seat)
                if len(_SAID) >= REMEMBERED:
                    _SAID.clear()
                _SAID[key] = text
            made["text"] = text
        return made

    def all(self, messages: Iterable[Message]) -> list[MessageJson]:
        """Several messages."""
        return [self(message) for message in messages]

    def preview(self, preview: Preview) -> dict[str, Any]:
        """What a move would bring, told."""
        return {
            **preview.to_json(),
            "story": self.all(preview.story),
            "best_story": self.all(preview.best_story),
        }


def render_table(
    live: LiveTable,
    held: Permissions,
    seat: int | None,
    here: list[int],
    vote: dict[str, Any] | None,
    devices: dict[int, int],
) -> dict[str, Any]:
    """Everything a page needs to show a table to a viewer. ``devices``: how many browsers hold each of their seats."""
    table = live.table
    record = table.terms["record"]
    shown: dict[str, Any] = {
        "table": live.id,
        **table.state,
        "game": record["game"],
        "title": rulebook(record["game"]).title,
        "edition": record["edition"],
        "players": record["players"],
        "options": record["options"],
        "own_board": record["board"] is not None,
        "branch": table.terms.get("branch"),
        "guide": led(table),
        "you": held.to_json(),
        "seat": seat,
        "seats": [{**one.to_json(), "here": at in here} for at, one in enumerate(table.seats)],
        "absence": table.terms["absence"],
        "due": table.due,
        "shuffle": table.shuffle,
        "asking": _asking(table),
        "votes": {str(absent): sorted(votes) for absent, votes in table.votes.items()},
        "vote": vote,
        "devices": {str(at): count for at, count in devices.items()},
        "take_back": _take_back(table, seat),
        "view": None,
    }
    if table.has_started:
        sight = table.sight(seat)
        shown["view"] = sight.view()
    return shown


def _asking(table: Table) -> dict[str, Any] | None:
    if table.asking is None:
        return None
    seat, number, _ = table.asking
    waiting = sorted(set(table.people) - table.agreed - {seat})
    return {"seat": seat, "number": number, "agreed": sorted(table.agreed), "waiting_for": waiting}


def _take_back(table: Table, seat: int | None) -> dict[str, Any] | None:
    """How this viewer's last decision could be taken back; None if it cannot."""
    if seat is None:
        return None
    try:
        found = could_take_back(table, seat)
    except DurbarError:
        return None
    return {"number": found.number, "move": found.move.text, "consent": found.needs_consent}


def render_story(live: LiveTable, seat: int | None, since: int, most: int, language: str) -> dict[str, Any]:
    """What happened after a version, as a viewer may tell it; at most so many entries at once."""
    table = live.table
    voice = Translator(table, language, seat)
    since = max(0, min(since, table.version))
    entries = table.story(seat, since)[:most]
    shown = [_entry(entry, told, voice) for entry, told in entries]
    return {
        "table": live.id,
        "version": table.version,
        "upto": since + len(shown),
        "entries": shown,
    }


def _entry(entry: Entry, told: tuple[Message, ...], voice: Translator) -> dict[str, Any]:
    shown = {"version": entry.version, "at": entry.at, "kind": entry.kind, **entry.public}
    return {**shown, "story": voice.all(told)} if told else shown
