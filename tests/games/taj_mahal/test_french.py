"""Tests of French messages of Taj Mahal: genders, plurals and names."""

import pytest

from durbar.games.message import Message
from durbar.games.taj_mahal.game import TAJ_MAHAL_GAME
from durbar.games.words import say

# settings of the editions 2018 and 2006
NEW, OLD = TAJ_MAHAL_GAME.setting(3), TAJ_MAHAL_GAME.setting(3, "2006")
NAMES = ["Noor", "Ines", "Tomas"]


def typeset(french):
    """Return French text with typographic apostrophes and no-break spaces."""
    return french.replace("'", "\u2019").replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def french(id, setting=NEW, **args):
    """Return the French text of a message."""
    return say(Message(f"taj-mahal.{id}", args), "fr", setting=setting, seats=NAMES, strict=True)


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (french("played", seat=0, card="gVE"), "Noor joue une carte verte (vizir et éléphant)."),
        (french("took", seat=1, card="wK"), "Ines prend une carte blanche (couronne) à l'étal."),
        (french("drew", seat=1, card=None), "Ines pioche une carte."),
        (french("withdrew", seat=0, cards=0), "Noor se retire sans avoir joué."),
        (french("withdrew", seat=0, cards=1), "Noor se retire avec 1 carte dans sa rangée."),
        (french("withdrew", seat=0, cards=4), "Noor se retire avec 4 cartes dans sa rangée."),
        (french("won", seat=0, symbol="princess"), "Noor gagne la princesse."),
        (french("won", seat=0, symbol="vizier"), "Noor gagne le vizir."),
        (french("won", seat=0, symbol="elephant"), "Noor gagne la tuile de province."),
        (french("scored", seat=0, points=1, source="palaces"), "Noor marque 1 point pour les palais."),
        (french("scored", seat=0, points=2, source="special"), "Noor marque 2 points pour la carte de prestige."),
        (french("scored", OLD, seat=0, points=2, source="special"), "Noor marque 2 points pour la carte spéciale."),
        (french("claimed", seat=0, bonus="gems", city="Agra"), "Noor prend la tuile de gemmes à Agra."),
        (french("claimed", OLD, seat=0, bonus="gems", city="Agra"), "Noor prend la tuile de joyaux à Agra."),
        (
            french("exchanged", **{"seat": 0, "card": "elephant", "from": 1}),
            "Noor rend deux jetons de conseiller identiques et prend la carte de prestige "
            "« Puissance » (+1 éléphant) à Ines.",
        ),
        (
            french("exchanged", OLD, **{"seat": 0, "card": "elephant", "from": None}),
            "Noor rend deux tuiles d'influence identiques et possède désormais la carte spéciale « +1 éléphant ».",
        ),
        (
            french("why.other-colour", OLD, card="rVE", colour=3),
            "Vous ne jouez que des cartes violettes dans cette visite : vous ne pouvez pas jouer une carte rouge "
            "(vizir et éléphant).",
        ),
        (
            french("hint.leads", symbols=["vizier", "princess", "mogul"], seat=[2]),
            "Vous prendriez la tête pour le vizir, la princesse et la couronne, devant Tomas.",
        ),
        (
            french("hint.begins", colour=3, cards=0),
            "Vous commencez par une carte bleue, mais vous n'en avez pas d'autre.",
        ),
        (
            french("hint.begins", colour=3, cards=2),
            "Vous commencez par une carte bleue et vous en avez encore 2 autres.",
        ),
        (french("hint.keeps", cards=5, alike=1, colour=2), "Vous gardez 5 cartes, dont 1 verte."),
        (french("hint.keeps", cards=5, alike=3, colour=2), "Vous gardez 5 cartes, dont 3 vertes."),
        (french("hint.keeps", cards=1, alike=1, colour=2), "Vous gardez votre dernière carte, qui est verte."),
    ],
)
def test_message_is_correct_french(message, sentence):
    assert message == typeset(sentence)
