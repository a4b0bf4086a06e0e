"""Creates the saved tables and the database among the golden files, and collects a server's responses for them."""

import shutil
import sqlite3
from pathlib import Path
from typing import Any

import durbar
from durbar.server.entropy import Entropy
from durbar.tables import actions
from durbar.tables.saving import load_table, save_table
from durbar.tables.seats import Seat
from durbar.tables.table import Table
from golden.collect import EXPECTED, NAMES
from server.playing import serving

SAVED = EXPECTED / "saved"
DATABASE = EXPECTED / "database.sqlite"


class CountingEntropy(Entropy):
    """Replaces random numbers and the time by the values of a counter, so that a database can be reproduced."""

    def __init__(self) -> None:
        self._count = 0

    def _next(self) -> int:
        self._count += 1
        return self._count

    def now(self) -> float:
        return 1_700_000_000.0 + self._next() / 8

    def secret(self) -> str:
        return f"secret-{self._next():06}"

    def cookie(self) -> str:
        return f"cookie-{self._next():06}"

    def table_id(self) -> str:
        return f"{self._next():012x}"

    def seed(self) -> bytes:
        return self._next().to_bytes(32, "little")

    def bot_seed(self) -> int:
        return self._next()


def make_saved_tables(folder: Path) -> None:
    """For each game, make 25 moves at a table, take back the person's last decision, and save the table."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, players, seed in (("taj-mahal", 3, 41), ("maharani", 2, 42)):
        seats = [Seat(NAMES[0]), *(Seat(name, "greedy") for name in NAMES[1:players])]
        table = Table.local(durbar.new(game, players, seed=seed), seats, bot_seed=5)
        for _ in range(25):
            if table.bot_to_move:
                actions.carry_out(table, actions.choose_bot_move(table))
            else:
                actions.carry_out(table, actions.move(table, 0, list(table.game.legal_moves)[-1], table.version))
        actions.carry_out(table, actions.take_back(table, 0, table.version))
        save_table(table, folder / f"{game}.json")


def load_and_save_again(name: str, folder: Path) -> bytes:
    """Load a saved table, save it again, and return the new file's bytes."""
    path = folder / "again.json"
    save_table(load_table(SAVED / f"{name}.json"), path)
    return path.read_bytes()


async def make_database(path: Path) -> dict[str, Any]:
    """Create a database through the API and return the cookies of its users.

    It has a table with a running game of Taj Mahal, one with a running game of Maharani, and one whose game has not
    started.
    """
    async with serving(f"sqlite:///{path}", CountingEntropy()) as server:
        noor, ines = server.person("Noor"), server.person("Ines")
        opened = await noor.open_table("me", "open", "novice", game="taj-mahal", edition="2018")
        await ines.open_link(opened["links"][0]["link"])
        await noor.act(opened["table"], "start")
        await noor.act(opened["table"], "chat", seat=0, text="Well met!")
        hosted = await noor.open_table("me", "me", game="maharani")
        for table, moves, second_person in ((opened["table"], 3, ines), (hosted["table"], 6, noor)):
            for _ in range(moves):
                await _move(server, table, {0: noor, 1: second_person})
        await noor.open_table("me", "open", game="taj-mahal")
        cookies = {person.name: dict(person.client.cookies) for person in (noor, ines)}
    checkpoint(path)
    return cookies


async def _move(server: Any, table: str, people: dict[int, Any]) -> None:
    """Wait until a person is to move, and make the last of the legal moves for this person."""
    import asyncio

    while True:
        for seat, person in people.items():
            table_view = await person.look(table, seat)
            if table_view["view"]["to_move"] == seat:
                move = table_view["view"]["legal_moves"][-1]["text"]
                await person.act(table, "move", seat=seat, move=move, version=table_view["version"])
                return
        await asyncio.sleep(0.01)


def checkpoint(path: Path) -> None:
    """Move the content of the write-ahead log into the database file."""
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    for suffix in ("-wal", "-shm", ".lock"):
        Path(f"{path}{suffix}").unlink(missing_ok=True)


async def server_responses(database: Path, cookies: dict[str, Any], folder: Path) -> dict[str, Any]:
    """Start a server on a copy of a database, and return its responses to each user by the user's name."""
    copied = folder / "tables.sqlite"
    shutil.copy(database, copied)
    responses: dict[str, Any] = {}
    async with serving(f"sqlite:///{copied}", CountingEntropy()) as server:
        for name, cookies_of_user in cookies.items():
            person = server.person(name)
            person.client.cookies.update(cookies_of_user)
            tables = await person.get("/tables")
            responses[name] = {"tables": tables}
            for summary in tables:
                table = summary["table"]
                responses[name][table] = {
                    "table": await person.look(table),
                    "story": await person.story(table),
                }
    return responses
