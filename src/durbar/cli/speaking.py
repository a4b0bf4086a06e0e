"""Which language the command line speaks, and what it says in it.

A command line has one reader, so its language is chosen once, when a command begins: by ``--lang``, else by
``DURBAR_LANG``, else as the system's messages are. Whatever is printed is said here. Its words are in the catalogs
``catalogs/en.ftl`` and ``catalogs/fr.ftl``; what a game says comes from the game's own.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import wraps
from typing import Annotated, Any

import typer

HERE = "durbar.cli"
"""Where the catalogs lie."""
JOINED = "\u00a0"
_chosen: ContextVar[str | None] = ContextVar("chosen", default=None)

Lang = Annotated[
    str | None,
    typer.Option(metavar="NAME", envvar="DURBAR_LANG", help="The language: en or fr; by default the system's, or en."),
]


def spoken() -> list[str]:
    """The languages that the command line speaks."""
    from durbar.games.words import catalogs

    return catalogs(HERE)


def language() -> str:
    """Return the language that was chosen; without a choice, that of ``DURBAR_LANG`` or of the system's messages."""
    chosen = _chosen.get()
    if chosen is None:
        chosen = _known(os.environ.get("DURBAR_LANG", "").strip()) or of_the_system()
        _chosen.set(chosen)
    return chosen


def of_the_system(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system's messages, English if that is not spoken here."""
    named = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return _known(named) or "en"


def choose(asked: str | None) -> None:
    """Speak the language that is asked for, or the system's; `DurbarError` if it is not spoken here."""
    from durbar.games.errors import DurbarError

    forget_choice()
    if asked and asked.strip():
        known = _known(asked.strip())
        if known is None:
            raise DurbarError("cli.no-language", asked=repr(asked[:40]), known=spoken())
        _chosen.set(known)


def forget_choice() -> None:
    """Speak the language of the environment again."""
    _chosen.set(None)


def _known(name: str) -> str | None:
    """The language of a name such as ``fr``, ``fr_FR.UTF-8`` or ``fr-CA``; None if it is not spoken here."""
    first = name.replace("-", "_").replace(".", "_").partition("_")[0].casefold()
    return first if first in spoken() else None


def speaking(command: Callable[..., None]) -> Callable[..., None]:
    """A command that takes ``--lang`` as well, and speaks that language."""

    @wraps(command)
    def run(*arguments: Any, lang: str | None = None, **options: Any) -> None:
        choose(lang)
        command(*arguments, **options)

    known = inspect.signature(command, eval_str=True)
    asked = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Lang)
    run.__annotations__ = {**command.__annotations__, "lang": Lang}  # Typer reads these, and the signature too
    run.__dict__["__signature__"] = known.replace(parameters=[*known.parameters.values(), asked])
    return run


def tell(name: str, /, **words: str | float) -> str:
    """An entry of the catalogs in the language that was chosen. What stands before a French colon is a no-break space:
    whoever folds lines wants to know.
    """
    from durbar.games.words import phrase

    for tongue in dict.fromkeys((language(), "en")):
        told = phrase(HERE, name, tongue, **words)
        if told is not None:
            return told
    raise LookupError(f"{name}: no such entry, or it asks for more than {', '.join(words) or 'nothing'}")


def echo(line: str, err: bool = False) -> None:
    """Print a line, no-break spaces as mere ones: terminals and those who search want these."""
    typer.echo(line.replace(JOINED, " "), err=err)
