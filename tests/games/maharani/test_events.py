"""Tests of the messages that describe the events of Maharani, and of their English and French texts."""

from random import Random

import pytest

from durbar.games.game import Game, seed_bytes
from durbar.games.maharani.components.board_file import read_components
from durbar.games.maharani.components.components import space_number
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.presentation.events import SOURCES, describe_event
from durbar.games.maharani.presentation.notation import tile_texts
from durbar.games.maharani.rules import state as kernel
from durbar.games.words import say
from games.maharani.boardfiles import GARDEN

# settings for four and for two players
FOUR, TWO = MAHARANI_GAME.setting(4), MAHARANI_GAME.setting(2)
NAMES = ["Noor", "Ines", "Tomas", "Kiran"]
C4, C5 = space_number("c4"), space_number("c5")


def tile(text):
    """Return the type number of a tile in notation."""
    return tile_texts(FOUR.board).index(text)


def typeset(french):
    """Return French text with typographic apostrophes and no-break spaces."""
    return french.replace("'", "\u2019").replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def encode_placement(text, arrow, slot):
    """Return the amount of a PLACED event, a number that encodes the tile, its arrow and its slot."""
    return (tile(text) * kernel.SIDES + "NESW".index(arrow)) * kernel.SLOTS + slot - 1


# Spaces and quarters in the amount or the subject of an event are multiplied by 2; 1 is added for artisan colour b.
EVENTS = [
    # the event (kind, seat, subject and amount), the message, the English text, and the French text
    (
        (kernel.PLACED, 0, C4, encode_placement("b1E", "E", 2)),
        "placed seat=0 slot=2 tile=b1E space=c4 arrow=E",
        "Noor lays a blue tile with one half-column from slot 2 on c4, arrow east.",
        "Noor prend une tuile bleue à une demi-colonne sur l'emplacement 2 et la pose en c4, la flèche vers l'est.",
    ),
    (
        (kernel.PLACED, 3, C5, encode_placement("o2N", "S", 4)),
        "placed seat=3 slot=4 tile=o2N space=c5 arrow=S",
        "Kiran lays an orange tile with two opposite half-columns from slot 4 on c5, arrow south.",
        "Kiran prend une tuile orange à deux demi-colonnes opposées sur l'emplacement 4 et la pose en c5, "
        "la flèche vers le sud.",
    ),
    (
        (kernel.MARKER_TURNED, 1, 2, 0),
        "marker-turned seat=1 quarter=se",
        "Ines turns the action marker of the elephant quarter face down.",
        "Ines retourne face cachée son marqueur d'action pour le quartier de l'éléphant.",
    ),
    (
        (kernel.ARTISAN_NEW, 1, C4, 0),
        "artisan-new seat=1 space=c4 artisan=None",
        "Ines places a new artisan on c4.",
        "Ines place en c4 un nouvel artisan.",
    ),
    (
        (kernel.ARTISAN_MOVED, 1, C4, C5 * 2),
        "artisan-moved seat=1 left=c5 space=c4 artisan=None",
        "Ines moves an artisan from c5 to c4.",
        "Ines déplace un artisan de c5 en c4.",
    ),
    (
        (kernel.NO_ARTISAN, 2, C4, 0),
        "no-artisan seat=2 space=c4",
        "An artisan is due on c4, but Tomas has none left.",
        "La tuile en c4 devrait accueillir un artisan, mais Tomas n'en a plus.",
    ),
    (
        (kernel.ENDED, 0, kernel.NOTHING, 0),
        "ended seat=0",
        "Noor ends the turn after one tile.",
        "Noor termine son tour après une seule tuile.",
    ),
    (
        (kernel.RENEWED, 0, kernel.NOTHING, 0),
        "renewed seat=0",
        "Noor reactivates the action markers: all are face up again.",
        "Noor réactive ses marqueurs d'action : tous sont de nouveau face visible.",
    ),
    (
        (kernel.REMOVED, kernel.NOBODY, tile("gO"), 2),
        "removed slot=3 tile=gO",
        "All centre spaces are filled: a green tile with a centre column leaves slot 3 and the game.",
        "Toutes les cases à colonne centrale sont prises : une tuile verte à colonne centrale quitte "
        "l'emplacement 3 et la partie.",
    ),
    (
        (kernel.QUARTER_FULL, kernel.NOBODY, 0, 0),
        "quarter-full quarter=nw",
        "No space is left in the lion quarter: it is scored.",
        "Il ne reste aucune case libre dans le quartier du lion : on l'évalue.",
    ),
    (
        (kernel.QUARTER_PAYS, 3, 1 * 2, 5),
        "quarter-pays seat=3 quarter=ne artisan=None artisans=5",
        "Kiran has 5 artisans in the peacock quarter.",
        "Kiran a 5 artisans dans le quartier du paon.",
    ),
    (
        (kernel.QUARTER_PAYS, 3, 3 * 2, 1),
        "quarter-pays seat=3 quarter=sw artisan=None artisans=1",
        "Kiran has 1 artisan in the monkey quarter.",
        "Kiran a 1 artisan dans le quartier du singe.",
    ),
    (
        (kernel.NOTHING_FITS, kernel.NOBODY, kernel.NOTHING, 0),
        "nothing-fits",
        "No tile on the turntable fits an empty space: the game is over.",
        "Aucune tuile du tourniquet ne convient à une case libre : la partie est finie.",
    ),
    (
        (kernel.SCORED, 0, kernel.FROM_TILES, 3),
        "scored seat=0 source=tiles gold=3",
        "Noor gets 3 gold for the tile.",
        "Noor gagne 3 pièces d'or pour la tuile.",
    ),
    (
        (kernel.SCORED, 0, kernel.FROM_ARTISANS, 1),
        "scored seat=0 source=artisans gold=1",
        "Noor gets 1 gold for the artisan.",
        "Noor gagne 1 pièce d'or pour l'artisan.",
    ),
    (
        (kernel.SCORED, 0, kernel.FROM_QUARTERS, 18),
        "scored seat=0 source=quarters gold=18",
        "Noor gets 18 gold for the full quarter.",
        "Noor gagne 18 pièces d'or pour le quartier plein.",
    ),
    (
        (kernel.SCORED, 2, kernel.FROM_SECOND, -2),
        "paid seat=2 gold=2",
        "Tomas pays 2 gold for the second tile.",
        "Tomas paie 2 pièces d'or pour la seconde tuile.",
    ),
    (
        (kernel.DRAWN, kernel.NOBODY, tile("yO"), 0),
        "drawn slot=1 tile=yO",
        "Slot 1 gets a yellow tile with a centre column.",
        "L'emplacement 1 reçoit une tuile jaune à colonne centrale.",
    ),
    (
        (kernel.DRAWN, kernel.NOBODY, 2, kernel.TO_START),
        "starts seat=2",
        "Tomas plays first.",
        "Tomas joue en premier.",
    ),
]
# the same for events of games with two players
EVENTS_FOR_TWO = [
    (
        (kernel.ARTISAN_NEW, 1, C4, 1),
        "artisan-new seat=1 space=c4 artisan=b",
        "Ines places a new artisan of colour b on c4.",
        "Ines place en c4 un nouvel artisan de la couleur b.",
    ),
    (
        (kernel.ARTISAN_MOVED, 0, C4, C5 * 2 + 1),
        "artisan-moved seat=0 left=c5 space=c4 artisan=b",
        "Noor moves an artisan of colour b from c5 to c4.",
        "Noor déplace de c5 en c4 un artisan de la couleur b.",
    ),
    (
        (kernel.QUARTER_PAYS, 1, 2 * 2, 2),
        "quarter-pays seat=1 quarter=se artisan=a artisans=2",
        "Ines has 2 artisans of colour a in the elephant quarter.",
        "Ines a 2 artisans de la couleur a dans le quartier de l'éléphant.",
    ),
    (
        (kernel.QUARTER_PAYS, 1, 2 * 2 + 1, 1),
        "quarter-pays seat=1 quarter=se artisan=b artisans=1",
        "Ines has 1 artisan of colour b in the elephant quarter.",
        "Ines a 1 artisan de la couleur b dans le quartier de l'éléphant.",
    ),
]


@pytest.mark.parametrize(
    ("setting", "event", "message", "english", "french"),
    [*((FOUR, *row) for row in EVENTS), *((TWO, *row) for row in EVENTS_FOR_TWO)],
    ids=[message for _, message, _, _ in EVENTS + EVENTS_FOR_TWO],
)
def test_event_is_described_by_a_message_in_both_languages(setting, event, message, english, french):
    described = describe_event(setting, *event)
    assert str(described) == f"maharani.{message}"
    assert say(described, "en", setting=setting, seats=NAMES, strict=True) == english
    assert say(described, "fr", setting=setting, seats=NAMES, strict=True) == typeset(french)


def test_every_kind_of_event_is_covered():
    kinds_of_maharani = range(kernel.OWN, kernel.NOTHING_FITS + 1)
    covered_kinds = {kind for (kind, *_), *_ in EVENTS}
    assert covered_kinds == {*kinds_of_maharani, kernel.SCORED, kernel.DRAWN}


def test_messages_use_the_names_of_a_custom_board():
    setting = MAHARANI_GAME.setting(3, board=read_components(GARDEN))
    colour, animal = "Sky blue", setting.board.animals[0]
    assert animal not in ("lion", "peacock", "elephant", "monkey")
    type = next(
        type
        for type, tile_type in enumerate(setting.board.tiles)
        if tile_type.kind == "three" and setting.board.colours[tile_type.colour] == colour
    )
    drawn = describe_event(setting, kernel.DRAWN, kernel.NOBODY, type, 0)
    assert say(drawn, setting=setting, strict=True) == "Slot 1 gets a Sky blue tile with three half-columns."
    french = "L'emplacement 1 reçoit une tuile « Sky blue » à trois demi-colonnes."
    assert say(drawn, "fr", setting=setting, strict=True) == typeset(french)
    full = describe_event(setting, kernel.QUARTER_FULL, kernel.NOBODY, 0, 0)
    assert say(full, setting=setting, strict=True) == f"No space is left in the quarter “{animal}”: it is scored."
    assert typeset(f"le quartier « {animal} »") in say(full, "fr", setting=setting, strict=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gold_in_messages_adds_up_to_each_players_gold(players):
    setting = MAHARANI_GAME.setting(players)
    for seed in range(3):
        game, rng = Game.begin(setting, seed_bytes(seed)), Random(seed)
        gold = [dict.fromkeys(SOURCES, 0) for _ in range(players)]
        while game.to_move is not None:
            game.push(game.decode(rng.choice(game.position.legal())))
            for message in game.seen_by(None).story():
                if message.id == "maharani.scored":
                    gold[message.args["seat"]][message.args["source"]] += message.args["gold"]
                elif message.id == "maharani.paid":
                    gold[message.args["seat"]]["second"] -= message.args["gold"]
        state = game.position.read()
        assert [[*sources.values()] for sources in gold] == [state.points[seat] for seat in range(players)]
        assert all(sources["tiles"] > 0 > sources["second"] for sources in gold)
