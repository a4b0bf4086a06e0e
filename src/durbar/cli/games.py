"""``durbar games``: which games there are, and how they can be played."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from durbar.cli.asking import examples

EXAMPLES = examples("durbar games", "durbar games --json")


def games(json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False) -> None:
    """List the games, their editions, players and house options.

    An option is given to a command as --option name=value, for instance --option start_player=0.
    """
    import json as json_text

    from durbar.games.game import game_names, rulebook

    found = [_described(rulebook(name)) for name in game_names()]
    if json:
        typer.echo(json_text.dumps(found, indent=1))
        return
    typer.echo("\n\n".join(_told(game) for game in found))


def _described(book: Any) -> dict[str, Any]:
    return {
        "game": book.name,
        "title": book.title,
        "rules": book.version,
        "editions": [
            {"edition": name, "players": list(players), "usual": name == book.default_edition}
            for name, players in book.editions.items()
        ],
        "options": [
            {"option": name, "usually": option.default, "what": option.what} for name, option in book.options.items()
        ],
        "sources": list(book.sources),
    }


def _told(game: dict[str, Any]) -> str:
    lines = [f"{game['game']}: {game['title']}, version {game['rules']} of the rules"]
    for edition in game["editions"]:
        players = edition["players"]
        usual = " (unless you say otherwise)" if edition["usual"] else ""
        lines.append(f"  edition {edition['edition']}: {players[0]} to {players[-1]} players{usual}")
    wide = max((len(option["option"]) for option in game["options"]), default=0)
    lines += [f"  option {option['option']:{wide}}  {option['what']}" for option in game["options"]]
    return "\n".join(lines)
