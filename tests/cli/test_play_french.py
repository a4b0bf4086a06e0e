"""Tests of ``durbar play`` in French, in a pseudo-terminal: a few turns of each game."""

import pytest

from cli.terminal import MOVE_PROMPT, Terminal

pytestmark = pytest.mark.slow
PROMPT_END = "pour l\u2019aide) : "
"""The end of the prompt for a move."""


def last_answer(terminal):
    """Return the last output on one line, with straight apostrophes."""
    return " ".join(terminal.text.split()).replace("\u2019", "'")


def check_answers(terminal, expected_answers):
    """Type lines and check that the answer to each contains the expected text and no English."""
    for typed, answer in expected_answers:
        assert terminal.answer(typed), typed
        assert answer in last_answer(terminal), (typed, last_answer(terminal))
        for english in ("Your move", "Not possible", " the ", " card"):
            assert english not in last_answer(terminal), (typed, last_answer(terminal))


def test_taj_mahal_can_be_played_in_french(tmp_path):
    terminal = Terminal(tmp_path, "--seed", "5", "--name", "Noor", "--bots", "random", "--lang", "fr", size=(40, 120))
    assert terminal.prompt()
    assert terminal.page[-1].endswith(PROMPT_END)
    assert "Visite 1 sur 12 : Malwa, tuile 1 (riz)" in last_answer(terminal)
    assert "Bienvenue à Taj Mahal, édition 2018" in last_answer(terminal)
    assert "retrait se retirer : ne rien gagner ; prendre 2 cartes et en piocher 1" in last_answer(terminal)
    check_answers(
        terminal,
        [
            ("?", "La cour visite douze provinces."),
            (
                "aide",
                "Commandes : plus, conseil, annuler, journal, feuille, table, enregistrer, quitter",
            ),
            ("? TM-4.2", "TM-4.2 Chaque tuile de conseiller gagnée"),
            ("? conseil", "conseil montre les meilleurs coups"),
            ("conseil", "% de chances de gagner, "),
            ("xx", "'xx' n'est pas un coup : on attend des cartes comme rVE ou rVE+lE (couleurs r, j, v et b ; "),
            (
                "@Delhi",
                "Impossible : C'est en se retirant que l'on bâtit des palais. (TM-4.2 ; tapez ? TM-4.2 pour la lire)",
            ),
            ("vKK", "n'est pas un coup"),
            ("plan", "Les provinces dans l'ordre des visites"),
            ("map", "Les provinces dans l'ordre des visites"),
            ("etal", "Étal : "),
            ("feuille", "marchandises"),
            ("jvp+le", "Vous jouez une carte jaune (vizir et princesse). Vous jouez une carte blanche (éléphant)."),
            ("reprendre", "Coup annulé : jVP+lE. Seul avec des robots, vous pouvez annuler n'importe quel coup."),
            ("retrait", "Prenez une carte de l'étal (2 à prendre)."),
            ("99", "Impossible : il n'y a pas de numéro 99 dans la liste."),
            ("1", "Prenez une carte de l'étal (1 à prendre)."),
            ("récit", "à l'étal."),
        ],
    )
    moves = [entry.move.text for entry in terminal.table().history if entry.seat == 0]
    assert moves[0] == "out"  # the notation of records does not depend on the language
    terminal.type("quitter")
    assert terminal.end() == 0
    assert "La partie est enregistrée. Pour continuer :" in last_answer(terminal)
    assert terminal.widest_line() <= 80


def test_maharani_can_be_played_in_french(tmp_path):
    terminal = Terminal(
        tmp_path, "maharani", "--seed", "5", "--players", "3", "--bots", "random", LC_ALL="fr_FR.UTF-8", DURBAR_LANG=""
    )
    assert terminal.prompt()
    task = "Posez une tuile. Vous êtes au sud : si sa flèche pointe vers le sud, vous placez un artisan."
    assert task in last_answer(terminal)
    assert "1 j1S : jaune, une demi-colonne" in last_answer(terminal)
    check_answers(
        terminal,
        [
            ("fin", "Impossible : Vous n'avez posé aucune tuile pendant ce tour"),
            ("2:c4>Q", "n'est pas un coup : on attend une flèche, N E S ou O, après le >, comme dans 2:c4>E."),
            ("2:c4>O", "Impossible : Vous ne pouvez pas poser une tuile violette"),
            ("2:c4>W", "Impossible : Vous ne pouvez pas poser une tuile violette"),
            ("reactiver", "Impossible : Tous vos marqueurs d'action sont déjà face visible"),
            ("sac", "56 tuiles dans le sac"),
            ("1", "Posez une seconde tuile pour 2 pièces d'or ou terminez votre tour."),
            ("end", "Tour 4 : "),
            ("récit", "Vous terminez votre tour après une seule tuile."),
            ("feuille", "quartiers pleins"),
        ],
    )
    terminal.type("q")
    assert terminal.end() == 0


def test_people_at_one_screen_can_play_in_french(tmp_path):
    names = ("--name", "Noor", "--name", "Ines")
    terminal = Terminal(tmp_path, "--seed", "5", "--players", "3", "--people", "2", *names, "--plain", "--lang", "fr")
    assert terminal.wait("appuyez sur Entrée : ")
    assert "Personne d'autre ne doit regarder." in last_answer(terminal)
    terminal.type("")
    assert terminal.wait(MOVE_PROMPT)
    assert "Votre main, 6 cartes : " in last_answer(terminal)
    terminal.type("1")
    assert terminal.wait(MOVE_PROMPT)
    terminal.type("1")
    assert terminal.wait(MOVE_PROMPT)
    terminal.type("reprendre")
    assert terminal.wait(MOVE_PROMPT, r"\(oui ou non\) : ")
    terminal.type("quitter")
    terminal.child.close(force=True)
    assert "Traceback" not in terminal.transcript
