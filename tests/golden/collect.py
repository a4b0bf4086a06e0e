"""Computes the content of the golden files from the current code.

`python tests/golden/make.py` writes the files; `test_golden.py` compares them with a new computation.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

from durbar.cli.main import app as cli
from durbar.games.game import Game, rulebook
from durbar.games.kernel.position import Kernel
from durbar.games.record import read_record, replay
from durbar.games.words import speaker

HERE = Path(__file__).parent
EXPECTED = HERE / "expected"
GAMES = ("maharani", "taj-mahal")
# the paths of all fixtures, by game and name
FIXTURES = {
    f"{game}/{path.stem}": path
    for game in GAMES
    for path in sorted((HERE.parent / "games" / game.replace("-", "_") / "fixtures").glob("*.json"))
}
# fixtures for which all messages of the game are stored as text, not only as a digest
STORIES_IN_FULL = ("maharani/showcase-2", "taj-mahal/2000-4-greedy", "taj-mahal/showcase-2")
BOARD = 0
"""The index of the board's number among the settings in a kernel state, the same in every game."""
# names of the players
NAMES = ("Noor", "Ines", "Akbar", "Tara", "Ravi")
VIEW_EVERY, PREVIEW_EVERY = 4, 12
"""Views are compared after every 4th move and previews after every 12th, because they are slow to compute."""


class Digest:
    """A SHA-256 over a sequence of values, each as JSON or as bytes."""

    def __init__(self) -> None:
        self._sha = hashlib.sha256()

    def add(self, value: Any) -> None:
        """Add one value."""
        data = value if isinstance(value, bytes) else json.dumps(value, sort_keys=True).encode()
        self._sha.update(len(data).to_bytes(8, "little") + data)

    def __str__(self) -> str:
        return self._sha.hexdigest()


def record_of(name: str) -> dict[str, Any]:
    """Return the record of a fixture."""
    record: dict[str, Any] = read_record(json.dumps(json.loads(FIXTURES[name].read_text("utf-8"))["record"]))
    return record


def positions_of(name: str) -> list[Game]:
    """Return copies of the fixture's game: after the deal, and after each move."""
    finished = replay(record_of(name))
    game = finished.at(0)
    games = [game.copy()]
    for move in finished.moves:
        game.push(move)
        games.append(game.copy())
    return games


@cache
def board_number_bytes(kernel: Kernel) -> slice:
    """Return the range of bytes of a state that hold the number of its board."""
    state = kernel.state_type()
    before = state.pack()
    state.frame.settings[BOARD] = 1
    pairs = zip(before, state.pack(), strict=True)
    first = next(index for index, (byte, changed) in enumerate(pairs) if byte != changed)
    return slice(first, first + 2)  # a setting has two bytes


def without_board_number(game: Game, raw: bytes, offset: int = 0) -> bytes:
    """Return the bytes of a state with 0 as the number of its board, because this number depends on which boards were
    loaded before. ``offset`` is the number of bytes in ``raw`` before the state.
    """
    number = board_number_bytes(game.setting.rulebook.rules.kernel)
    return raw[: offset + number.start] + bytes(2) + raw[offset + number.stop :]


def game_digests(name: str) -> dict[str, str]:
    """Return the digests of a finished game, one for each kind of output. Each covers the output after every move."""
    kinds = ("states", "moves", "sights", "stories", "views", "observations", "masks", "previews", "board", "record")
    digests = {kind: Digest() for kind in kinds}
    games = positions_of(name)
    for number, game in enumerate(games):
        digests["states"].add(without_board_number(game, game.position.raw()))
        viewers = [*range(game.setting.players), None]
        for viewer in viewers:
            sight = game.seen_by(viewer)
            digests["sights"].add(without_board_number(game, bytes(sight), offset=1))
            digests["stories"].add([message.to_json() for message in sight.story()])
            if number % VIEW_EVERY == 0:
                digests["views"].add(sight.view(choices=False))
                if viewer is not None:
                    digests["observations"].add(sight.observation())
        if game.to_move is not None:
            movers_sight = game.seen_by(game.to_move)
            digests["masks"].add(movers_sight.action_mask())
            digests["moves"].add([[move.id, move.text] for move in movers_sight.legal_moves])
            if number % PREVIEW_EVERY == 0:
                digests["previews"].add([movers_sight.preview(move).to_json() for move in movers_sight.legal_moves])
    digests["board"].add(games[-1].seen_by(None).board())
    digests["record"].add(games[-1].record(record_of(name)["seats"]))
    return {kind: str(digest) for kind, digest in digests.items()}


def story_text(name: str, language: str) -> str:
    """Return all messages of a finished game as text, both for a spectator and for the player in the first seat."""
    games = positions_of(name)
    setting = games[0].setting
    say = speaker(language, setting, NAMES[: setting.players])
    lines = []
    for number, game in enumerate(games):
        lines.append(f"{number} {game.moves[-1].text if number else ''}".rstrip())
        for viewer in (None, 0):
            lines += [f"  {viewer}: {say(message)}" for message in game.seen_by(viewer).story()]
    return "\n".join(lines) + "\n"


def notation_digests() -> dict[str, Any]:
    """Return the number of action ids and a digest of their texts, for each game, edition and number of players."""
    digests = {}
    for name in GAMES:
        book = rulebook(name)
        for edition, allowed in book.rules.editions.items():
            for players in allowed:
                setting, digest = book.setting(players, edition), Digest()
                texts = [book.notation.text(setting, id) for id in range(book.rules.kernel.ids)]
                digest.add(texts)
                digest.add([book.notation.parse(setting, text) for text in texts])
                digests[f"{name} {edition} {players}"] = [book.rules.kernel.ids, str(digest)]
    return digests


def help_texts() -> dict[str, str]:
    """Return the ``--help`` of every command."""
    from typer.testing import CliRunner

    runner = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1", "DURBAR_LANG": "en", "TERMINAL_WIDTH": "100"})
    names = [command.name or command.callback.__name__ for command in cli.registered_commands if command.callback]
    for group in cli.registered_groups:
        name, commands = group.typer_instance.info.name, group.typer_instance.registered_commands
        names += [name, *(f"{name} {command.name or command.callback.__name__}" for command in commands)]
    texts = {name: runner.invoke(cli, [*name.split(), "--help"]).output for name in ("", *names)}
    return {name.replace(" ", "-") or "durbar": text for name, text in texts.items()}


def text_of(value: Any) -> str:
    """Return the text of a golden file that contains this JSON value."""
    return json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
