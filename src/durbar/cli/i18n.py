"""The language of the command line, and translated output.

The language is chosen once, when a command begins: by ``--lang``, else by ``DURBAR_LANG``, else by the system's locale.
The messages are in the catalogs ``catalogs/en.ftl`` and ``catalogs/fr.ftl``; each game has its own catalogs.
"""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import wraps
from typing import Annotated, Any

import typer

PACKAGE = "durbar.cli"
"""The package that contains the catalogs."""
JOINED = "\u00a0"
"""The no-break space, which keeps two words on the same line."""
# The chosen language; None if the environment decides.
_chosen: ContextVar[str | None] = ContextVar("chosen", default=None)

Lang = Annotated[
    str | None,
    typer.Option(metavar="NAME", envvar="DURBAR_LANG", help="The language: en or fr; by default the system's, or en."),
]


def languages() -> list[str]:
    """Return the languages of the command line."""
    from durbar.games.words import catalog_languages

    return catalog_languages(PACKAGE)


def language() -> str:
    """Return the chosen language. The default is the language of ``DURBAR_LANG`` or of the system's locale."""
    chosen = _chosen.get()
    if chosen is None:
        chosen = _supported_language(os.environ.get("DURBAR_LANG", "").strip()) or system_language()
        _chosen.set(chosen)
    return chosen


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the system's locale, or English if it is not supported."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return _supported_language(locale) or "en"


def set_language(requested: str | None) -> None:
    """Set the language; None or an empty string selects the default. Raise `DurbarError` if it is not supported."""
    from durbar.games.errors import DurbarError

    reset_language()
    if requested and requested.strip():
        supported = _supported_language(requested.strip())
        if supported is None:
            raise DurbarError("cli.no-language", asked=repr(requested[:40]), known=languages())
        _chosen.set(supported)


def reset_language() -> None:
    """Forget the chosen language, so that the environment decides again."""
    _chosen.set(None)


def _supported_language(name: str) -> str | None:
    """Return the language of a locale such as ``fr``, ``fr_FR.UTF-8`` or ``fr-CA``; None if it is not supported."""
    first = name.replace("-", "_").replace(".", "_").partition("_")[0].casefold()
    return first if first in languages() else None


def with_language_option(command: Callable[..., None]) -> Callable[..., None]:
    """Return the command with the additional option ``--lang``."""

    @wraps(command)
    def run(*arguments: Any, lang: str | None = None, **options: Any) -> None:
        set_language(lang)
        command(*arguments, **options)

    signature = inspect.signature(command, eval_str=True)
    lang_parameter = inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Lang)
    run.__annotations__ = {**command.__annotations__, "lang": Lang}  # Typer reads both these and the signature
    run.__dict__["__signature__"] = signature.replace(parameters=[*signature.parameters.values(), lang_parameter])
    return run


def translate(name: str, /, **arguments: str | float) -> str:
    """Return a catalog entry in the chosen language. It may contain no-break spaces, such as before a French colon."""
    from durbar.games.words import phrase

    for language_code in dict.fromkeys((language(), "en")):
        text = phrase(PACKAGE, name, language_code, **arguments)
        if text is not None:
            return text
    raise LookupError(f"{name}: no such entry, or it needs other arguments than {', '.join(arguments) or 'none'}")


def echo(line: str, err: bool = False) -> None:
    """Print a line with ordinary spaces instead of no-break spaces, so that it can be searched."""
    typer.echo(line.replace(JOINED, " "), err=err)
