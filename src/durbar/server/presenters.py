"""Renders a table and its log as JSON for a viewer, in the viewer's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from durbar.games.errors import DurbarError
from durbar.games.game import game_names, rulebook
from durbar.games.message import Message, MessageJson
from durbar.games.sight import Preview
from durbar.games.words import languages, phrase, say
from durbar.server.services.sessions import Device, Permissions
from durbar.server.services.table_cache import LiveTable
from durbar.tables.actions import could_take_back, setting_of
from durbar.tables.ending import ending_of
from durbar.tables.guides import guide_state
from durbar.tables.log import Entry
from durbar.tables.table import Table

MAX_TRANSLATIONS = 20_000
"""The cache of translations is emptied when it has this many entries."""
_TRANSLATIONS: dict[tuple[Any, ...], str] = {}
"""A cache of translated messages: translation takes longer than anything else here."""


def load_catalogs() -> None:
    """Translate a message of every game in every language, so that the catalogs are loaded before the first request.
    Load the other catalogs too: an error message may be needed when no further file can be opened.
    """
    for language in languages():
        for package in ("analysis", "bots", "server", "tables"):
            phrase(f"durbar.{package}", "", language)
    for book in map(rulebook, game_names()):
        setting = book.setting(book.rules.editions[book.rules.default_edition].start)
        for language in languages(book):
            say(Message("why.over"), language, setting=setting)


class Translator:
    """Translates messages of a table into one language, for the player of a seat or a spectator."""

    def __init__(self, table: Table, language: str, seat: int | None = None) -> None:
        self.setting = setting_of(table) if table.has_started else None
        self.names = tuple(table.names)
        self.language = language
        self.seat = seat

    def __call__(self, message: Message) -> MessageJson:
        """Return a message as JSON with its translated text."""
        rendered = message.to_json()
        if self.setting is not None:
            setting = self.setting
            game = setting.rulebook.name, setting.edition, setting.players, setting.board.digest
            key = (*game, self.language, self.names, self.seat, message.id, repr(message.args))
            text = _TRANSLATIONS.get(key)
            if text is None:
                text = say(message, self.language, setting=setting, seats=self.names, you=self.seat)
                if len(_TRANSLATIONS) >= MAX_TRANSLATIONS:
                    _TRANSLATIONS.clear()
                _TRANSLATIONS[key] = text
            rendered["text"] = text
        return rendered

    def all(self, messages: Iterable[Message]) -> list[MessageJson]:
        """Translate several messages."""
        return [self(message) for message in messages]

    def preview(self, preview: Preview) -> dict[str, Any]:
        """Return the preview of a move as JSON with translated messages."""
        return {
            **preview.to_json(),
            "story": self.all(preview.story),
            "best_story": self.all(preview.best_story),
        }


def render_table(
    live: LiveTable,
    permissions: Permissions,
    seat: int | None,
    connected: list[int],
    vote: dict[str, Any] | None,
    devices: dict[int, list[Device]],
    browser: str,
    away_since: dict[int, float],
) -> dict[str, Any]:
    """Return everything a page needs to show a table.

    ``connected`` are the seats whose players are connected; ``vote`` is the vote that the viewer may take part in;
    ``devices`` are the devices that hold each seat of the viewer, and ``browser`` is the hash of the viewer's own;
    ``away_since`` are the times since which seats are away, as far as the viewer may know them.
    """
    table = live.table
    record = table.terms["record"]
    rendered: dict[str, Any] = {
        "table": live.id,
        **table.state,
        "game": record["game"],
        "title": rulebook(record["game"]).title,
        "edition": record["edition"],
        "players": record["players"],
        "options": record["options"],
        "own_board": record["board"] is not None,
        "branch": table.terms.get("branch"),
        "guide": guide_state(table),
        "you": permissions.to_json(),
        "seat": seat,
        "seats": [
            {**occupant.to_json(), "here": number in connected, "away_since": away_since.get(number)}
            for number, occupant in enumerate(table.seats)
        ],
        "absence": table.terms["absence"],
        "due": table.due,
        "shuffle": table.shuffle,
        "asking": _render_take_back_request(table),
        "votes": {str(absent): sorted(votes) for absent, votes in table.votes.items()},
        "vote": vote,
        "nudge": _render_nudge(table, permissions, seat),
        "devices": {str(number): len(found) for number, found in devices.items()},
        "signed_in": {str(number): _render_devices(found, browser) for number, found in devices.items()},
        "take_back": _render_take_back(table, seat),
        "ending": ending_of(table),
        "view": None,
    }
    if table.has_started:
        sight = table.sight(seat)
        rendered["view"] = sight.view()
    return rendered


def _render_nudge(table: Table, permissions: Permissions, seat: int | None) -> dict[str, Any] | None:
    """Return whom the viewer may nudge, and from when on; None if there is nobody to nudge."""
    may_nudge = seat in permissions.seats and seat in table.voters
    if not may_nudge or table.nudge_from is None or table.to_move in permissions.seats:
        return None
    return {"seat": table.to_move, "possible_from": table.nudge_from}


def _render_devices(devices: list[Device], browser: str) -> list[dict[str, Any]]:
    """Return the devices of a seat without the hashes of their cookies."""
    return [
        {"number": number, "since": device.since, "this": device.hash == browser}
        for number, device in enumerate(devices, 1)
    ]


def _render_take_back_request(table: Table) -> dict[str, Any] | None:
    if table.asking is None:
        return None
    seat, number, _ = table.asking
    waiting = sorted(set(table.people) - table.agreed - {seat})
    return {"seat": seat, "number": number, "agreed": sorted(table.agreed), "waiting_for": waiting}


def _render_take_back(table: Table, seat: int | None) -> dict[str, Any] | None:
    """Return how the viewer's last decision could be taken back; None if it cannot."""
    if seat is None:
        return None
    try:
        last = could_take_back(table, seat)
    except DurbarError:
        return None
    return {"number": last.number, "move": last.move.text, "consent": last.needs_consent}


def render_story(live: LiveTable, seat: int | None, since: int, max_entries: int, language: str) -> dict[str, Any]:
    """Return at most ``max_entries`` log entries after version ``since``, with the messages that a viewer may see."""
    table = live.table
    translate = Translator(table, language, seat)
    since = max(0, min(since, table.version))
    entries = table.story(seat, since)[:max_entries]
    rendered = [_render_entry(entry, messages, translate) for entry, messages in entries]
    return {
        "table": live.id,
        "version": table.version,
        "upto": since + len(rendered),
        "entries": rendered,
    }


def _render_entry(entry: Entry, messages: tuple[Message, ...], translate: Translator) -> dict[str, Any]:
    public = {"version": entry.version, "at": entry.at, "kind": entry.kind, **entry.public}
    return {**public, "story": translate.all(messages)} if messages else public
