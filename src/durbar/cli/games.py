"""``durbar games``: lists the games, their editions and options."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from durbar.cli.arguments import examples
from durbar.cli.i18n import echo, language, translate

EXAMPLES = examples("durbar games", "durbar games --json")


def games(json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False) -> None:
    """List the games, their editions, players and house options.

    Give an option to a command as --option name=value, for example --option start_player=0.
    """
    import json as json_text

    from durbar.games.game import game_names, rulebook

    listed = [_to_json(rulebook(name), "en" if json else language()) for name in game_names()]
    if json:
        typer.echo(json_text.dumps(listed, indent=1))
        return
    echo("\n\n".join(_text(game) for game in listed))


def _to_json(book: Any, language_code: str) -> dict[str, Any]:
    """Return a game with its editions and options, ready for JSON."""
    return {
        "game": book.name,
        "title": book.title,
        "rules": book.rules.version,
        "editions": [
            {"edition": name, "players": list(players), "usual": name == book.rules.default_edition}
            for name, players in book.rules.editions.items()
        ],
        "options": [
            {"option": name, "usually": book.rules.options[name].default, "what": description}
            for name, description in book.option_texts(language_code).items()
        ],
        "sources": list(book.rules.sources),
    }


def _text(game: dict[str, Any]) -> str:
    """Return the lines about a game, given the result of `_to_json`."""
    lines = [translate("game-line", game=game["game"], title=game["title"], version=game["rules"])]
    for edition in game["editions"]:
        name = "edition-line-usual" if edition["usual"] else "edition-line"
        players = edition["players"]
        lines.append("  " + translate(name, edition=edition["edition"], least=players[0], most=players[-1]))
    width = max((len(option["option"]) for option in game["options"]), default=0)
    lines += [
        "  " + translate("option-line", option=f"{option['option']:{width}}", what=option["what"])
        for option in game["options"]
    ]
    return "\n".join(lines)
