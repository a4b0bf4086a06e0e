"""Write new golden files: the stored output with which later versions are compared.

    python tests/golden/make.py [games stories notation help saved database shown]

Run it only for an intended change of behaviour, and commit the difference with that change. The database and the saved
tables represent files of an earlier version. They are therefore made only once; only a server's responses for that
database (`shown`) are written again.
"""

import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2] / folder) for folder in ("src", "tests", "tools")]

from golden import collect, stored  # noqa: E402  (needs the path above)


def games() -> None:
    """Write the digests of the output of every fixture's game."""
    write("games.json", collect.text_of({name: collect.game_digests(name) for name in collect.FIXTURES}))


def stories() -> None:
    """Write all messages of some games as text."""
    for name in collect.STORIES_IN_FULL:
        for language in ("en", "fr"):
            write(f"stories/{name.replace('/', '-')}.{language}.txt", collect.story_text(name, language))


def notation() -> None:
    """Write the digests of the texts of all moves."""
    write("notation.json", collect.text_of(collect.notation_digests()))


def help() -> None:
    """Write the help of every command."""
    for name, text in collect.help_texts().items():
        write(f"help/{name}.txt", text)


def saved() -> None:
    """Write the files of the saved tables."""
    stored.make_saved_tables(stored.SAVED)


def database() -> None:
    """Create the database, and write the cookies of its users to a file."""
    stored.DATABASE.unlink(missing_ok=True)
    write("database.json", collect.text_of(asyncio.run(stored.make_database(stored.DATABASE))))


def shown() -> None:
    """Write the responses of a server for the database."""
    cookies = json.loads((collect.EXPECTED / "database.json").read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        responses = asyncio.run(stored.server_responses(stored.DATABASE, cookies, Path(folder)))
        write("shown.json", collect.text_of(responses))


def write(name: str, text: str) -> None:
    """Write the text of one golden file."""
    path = collect.EXPECTED / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# the parts of the golden files that can be named on the command line
PARTS = (games, stories, notation, help, saved, database, shown)

if __name__ == "__main__":
    names = sys.argv[1:] or ["games", "stories", "notation", "help", "shown"]
    for part in PARTS:
        if part.__name__ in names:
            part()
