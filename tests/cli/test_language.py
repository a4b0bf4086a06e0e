"""Tests of the command line's language: how it is chosen, and that its catalogs are complete."""

import ast
import json
from pathlib import Path

import pytest

import durbar.cli
from durbar.cli import i18n
from durbar.cli.i18n import system_language
from durbar.cli.terminal.vocabulary import COMMANDS, parse_command, words_for
from durbar.games.game import new, rulebook
from durbar.games.spelling import plain
from kit.catalogs import arguments_of, entries_of, faults_in_french, read

CLI_FOLDER = Path(durbar.cli.__file__).parent
# The entries of the command line's catalog, by language.
ENTRIES = {language: entries_of(CLI_FOLDER / "catalogs" / f"{language}.ftl") for language in ("en", "fr")}
COMMAND_ENTRIES = {*(f"about-{name}" for name in COMMANDS), *(f"word-{name}" for name in (*COMMANDS, "log-all", "yes"))}
"""The names of entries that are composed of a prefix and the name of a command, and so are not in the sources."""
# The syntax trees of the command line's source files.
SOURCES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(CLI_FOLDER.rglob("*.py"))]


# -- the catalogs -----------------------------------------------------------------------------------------------------
def literals(node):
    """Return the message names in an expression: one string, or the two strings of a conditional expression."""
    match node:
        case ast.Constant(value=str(name)):
            return [name]
        case ast.IfExp(body=first, orelse=second):
            return literals(first) + literals(second)
    return []


MESSAGES = [
    (name, {keyword.arg for keyword in node.keywords})
    for tree in SOURCES
    for node in ast.walk(tree)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "translate" and node.args
    for name in literals(node.args[0])
]
"""The name and the argument names of each call of ``translate`` in the sources."""


def test_both_languages_have_the_same_entries_and_arguments():
    assert arguments_of(ENTRIES["fr"]) == arguments_of(ENTRIES["en"])
    assert faults_in_french(ENTRIES["en"], ENTRIES["fr"]) == []


def test_every_message_has_an_entry_with_its_arguments():
    assert len(MESSAGES) > 70
    for name, arguments in MESSAGES:
        if None not in arguments:  # None stands for **arguments, whose names are not in the source
            assert read(ENTRIES["en"][name].value, ENTRIES["en"]).arguments == arguments, name


def test_every_entry_is_used():
    constants = {
        node.value
        for tree in SOURCES
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    # errors, whose names begin with "cli--", are checked in tests/project/test_catalogs.py
    names = {name for name in ENTRIES["en"] if not name.startswith("cli--")}
    assert names - constants == COMMAND_ENTRIES - constants


@pytest.mark.parametrize("language", ENTRIES)
def test_command_words_are_unambiguous(language):
    words_of = {command: {*words_for(command, "en"), *words_for(command, language)} for command in COMMANDS}
    words = [plain(word) for command_words in words_of.values() for word in command_words]
    assert len(words) == len(set(words))
    for game in ("taj-mahal", "maharani"):
        pages = rulebook(game).presentation.pages()
        parts = {plain(pages.section_name(name, language)) for name in pages.extra}
        assert not parts & set(words)


def test_command_words_are_accepted_without_accents_and_in_english():
    i18n.set_language("fr")
    for typed, command in (("RECIT", "log"), ("récit", "log"), ("log", "log"), ("quitter", "quit"), ("q", "quit")):
        assert parse_command(typed) == command
    assert parse_command("fin") is None
    i18n.set_language("en")
    assert parse_command("récit") is None


# -- choosing the language --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}, "en"),
    ],
)
def test_system_language_is_read_from_the_locale_variables(environment, language):
    assert system_language(environment) == language


# A line that ``durbar games`` prints, in both languages.
FRENCH = "édition 2012 : 2 à 4 joueurs"
ENGLISH = "edition 2012: 2 to 4 players"


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        ([], {}, ENGLISH),
        ([], {"LANG": "fr_FR.UTF-8"}, FRENCH),
        ([], {"LANG": "fr_FR.UTF-8", "DURBAR_LANG": "en"}, ENGLISH),
        ([], {"DURBAR_LANG": "fr"}, FRENCH),
        (["--lang", "en"], {"DURBAR_LANG": "fr"}, ENGLISH),
        (["--lang", "FR-ca"], {}, FRENCH),
    ],
)
def test_language_option_precedes_the_environment_and_the_system(durbar, monkeypatch, arguments, environment, expected):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "DURBAR_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    status, out, err = durbar("games", *arguments)
    assert (status, err) == (0, "")
    assert expected in out
    assert "\u00a0" not in out


@pytest.mark.parametrize("command", ["play", "replay x", "analyse x", "verify x", "games", "check-board x"])
def test_unknown_language_is_refused_with_a_list_of_the_languages(durbar, monkeypatch, command):
    status, out, err = durbar(*command.split(), "--lang", "eo")
    assert (status, out, err) == (2, "", "durbar: there is no language 'eo'; choose from en, fr\n")
    monkeypatch.setenv("DURBAR_LANG", "eo")
    monkeypatch.setenv("LC_ALL", "fr_FR")
    assert durbar(*command.split())[2] == "durbar: il n\u2019y a pas de langue 'eo' ; choisissez parmi en, fr\n"


def test_errors_are_translated(durbar, tmp_path):
    (tmp_path / "there.json").write_text("{}")
    for arguments, expected in (
        (["play", "--people", "5"], "5 personnes ne peuvent pas prendre 4 places"),
        (["play", "--name", "A", "--name", "B"], "2 noms pour 1 personne"),
        (["play", "tajmahal"], "; vouliez-vous dire 'taj-mahal' ?"),
        (["play", "--edition", "1999"], "pas d\u2019édition '1999' ; ses éditions sont 2000, 2006, 2018"),
        (["play", "--players", "9"], "Taj Mahal (2018) est un jeu pour 2 à 5 joueurs, et non 9"),
        (["play", "--option", "open_hand=true"], "; vouliez-vous dire 'open_hands' ?"),
        (["play", "--bots", "stockfish"], "il n\u2019y a pas de robot 'stockfish' ; les robots sont "),
        (["replay", tmp_path / "nowhere"], "vérifiez le chemin"),
        (["play", "--option", "x"], "une option se donne sous la forme nom=valeur, pas 'x'"),
        (["play", "--seat", "5"], "les places vont de 1 à 4, pas 5"),
        (["play", "--bots", "random,random"], "ou un pour chacune des 3 places, pas 2"),
        (["play", "--name", "x" * 30], "un nom doit avoir de 1 à 20 caractères imprimables"),
        (["play", "--people", "2", "--name", "A", "--name", "a"], "deux joueurs ne peuvent pas porter le même nom"),
        (["play", "--resume", "--seed", "1"], "--resume ne va qu\u2019avec un fichier"),
        (["replay", "x", "--all", "--seat", "1"], "--all et --seat ne peuvent pas être utilisés ensemble"),
        (["replay", tmp_path], "donnez un fichier, pas un dossier"),
        (["check-board", tmp_path / "there.json"], "le plateau d\u2019aucun jeu (pour "),
    ):
        status, out, err = durbar(*arguments, "--lang", "fr")
        assert status in (1, 2)
        assert out == ""
        assert expected in err
    assert "--lang" in durbar("play", "--help")[1]


@pytest.mark.parametrize(
    ("arguments", "status", "expected"),
    [
        (["sim", "chess"], 2, "il n\u2019y a pas de jeu 'chess'"),
        (["sim", "toy", "--option", "x"], 2, "une option se donne sous la forme nom=valeur, pas 'x'"),
        (["sim", "toy", "--records", "there"], 1, "there existe déjà ; choisissez un autre nom"),
        (["sim", "toy", "--records", "/dev/full", "--force"], 1, " ; 0 enregistrement complet s\u2019y trouve"),
        (["arena", "toy", "--bots", "greedy,random", "--results", "."], 1, "donnez un fichier, pas un dossier"),
        (["bench", "chess"], 2, "il n\u2019y a pas de jeu 'chess'"),
        (["serve", "--no-browser", "--log-level", "loud"], 2, "il n\u2019y a pas de niveau de journal 'loud'"),
        (["backup", "x", "--database", "tables"], 2, "ce n\u2019est pas l\u2019URL d\u2019une base de données"),
        (["backup", "there"], 2, "tables.sqlite : cette base de données n\u2019existe pas"),
        (["restore", "there"], 2, "there : ce n\u2019est pas une sauvegarde de Durbar"),
        (["restore", "nowhere"], 2, "nowhere : No such file or directory"),
    ],
)
@pytest.mark.parametrize("environment", [{"DURBAR_LANG": "fr"}, {"DURBAR_LANG": "", "LC_ALL": "fr_FR.UTF-8"}])
def test_errors_of_commands_without_the_language_option_use_the_environments_language(
    durbar, monkeypatch, tmp_path, environment, arguments, status, expected
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    (tmp_path / "there").write_text("x")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    actual_status, out, err = durbar(*arguments)
    assert (actual_status, out) == (status, "")
    assert expected in err
    assert err.count("\n") == 1


def test_record_that_does_not_replay_is_explained_in_french(durbar, tmp_path):
    record = {**new("maharani", 2, seed=1).record(), "moves": ["end"]}
    file = tmp_path / "maharani.json"
    file.write_text(json.dumps(record))
    sentence = (
        "Vous n\u2019avez posé aucune tuile pendant ce tour : posez-en une ou réactivez vos marqueurs d\u2019action."
    )
    assert f"{sentence} (MH-2.3)" in durbar("verify", file, "--lang", "fr")[1]
    assert f"{sentence} (MH-2.3)" in durbar("replay", file, "--lang", "fr")[2]
