"""Tests of Maharani's terminal pages: they agree with the rules on every floor, and are the same for all viewers."""

import random
import re
from collections import Counter
from math import ceil

import pytest

from durbar.games.game import Game, new, seed_bytes
from durbar.games.maharani.components.components import CENTRE, QUARTERS, SIDES, TURNTABLE, space_name
from durbar.games.maharani.game import MAHARANI_GAME
from durbar.games.maharani.presentation.facts import Facts
from durbar.games.maharani.presentation.labels import ARROW, sides_of, style_of
from durbar.games.maharani.presentation.notation import ARTISANS
from durbar.games.maharani.presentation.offer import LISTED_PER_SLOT, MAX_LISTED
from durbar.games.maharani.presentation.page import SPACE_WIDTH, floor_lines
from durbar.games.markup import pieces, strip
from durbar.games.page import PageContext
from games.maharani.boardfiles import GARDEN, OPEN_COURT

NAMES = ["Noor", "Akbar", "Birbal", "Jodha"]
# the code of pages is never compiled, and with uncompiled rules the many positions would take long
pytestmark = pytest.mark.compiled_only


def positions(players, seed, share=0.3, board=None):
    """Play a random game and yield it at a random ``share`` (from 0 to 1) of its positions and at its end."""
    custom_board = MAHARANI_GAME.rules.read_board(board) if board else None
    game, rng = Game.begin(MAHARANI_GAME.setting(players, None, custom_board), seed_bytes(seed)), random.Random(seed)
    while game.to_move is not None:
        if rng.random() < share:
            yield game
        game.push(rng.choice(list(game.legal_moves)))
    yield game


def page_context(game, seat, words=False):
    """Return the `PageContext` of a viewer: what the viewer may know (the sight), the names of the players and the
    width of the page. `words` selects plain mode.
    """
    return PageContext(game.seen_by(seat), NAMES[: game.setting.players], 80, words)


def all_lines(game, seat, words):
    """Return all lines that the pages can show to a viewer."""
    context = page_context(game, seat, words)
    book = game.setting.rulebook.presentation.pages()
    sections = [*book.table(context), *(book.extra_section(context, name) for name in book.extra)]
    lines = [line for section in sections for line in [section.heading, *section.lines]]
    if seat is not None and seat == game.to_move:
        offer = book.offer(context, whole=True)
        lines += [offer.task, *offer.notes, *(part for choice in offer.choices for part in choice)]
    return lines


# -- the floor --------------------------------------------------------------------------------------------------------
def floor_cells(game):
    """Return the text that the page shows for each space."""
    lines = [strip(line) for line in floor_lines(Facts(page_context(game, None)))]
    cells = {}
    for line in lines[1:]:  # after the line with the letters of the files; each line begins with its rank
        for column, file in enumerate("abcdefgh"):
            cells[f"{file}{line[0]}"] = line[2 + column * SPACE_WIDTH : 2 + (column + 1) * SPACE_WIDTH].strip()
    return cells


@pytest.mark.parametrize(("players", "board"), [(2, None), (3, GARDEN), (4, None)])
def test_every_space_shows_its_tile_its_artisan_or_its_mark(players, board):
    artisans = marks = 0
    for game in positions(players, 40 + players, board=board):
        view, components = game.seen_by(None).view()["table"], game.setting.board
        cells = floor_cells(game)
        for space, mark in enumerate(components.marks):
            name = space_name(space)
            tile = view["floor"].get(name)
            if tile:
                expected = tile["tile"][0] + ARROW[tile["arrow"]]
                if tile["artisan"]:
                    artisans += 1
                    expected += NAMES[tile["artisan"]["seat"]][0]
                    expected += ARTISANS[tile["artisan"]["colour"]] if players == 2 else ""
                assert cells[name] == expected
            elif mark is not None:
                marks += 1
                sides = "".join(side for bit, side in enumerate(SIDES) if mark >> bit & 1)
                assert cells[name] == ("O" if mark == CENTRE else sides or ".")
    assert artisans > 20
    assert marks > 20


@pytest.mark.parametrize("board", [None, GARDEN])
def test_each_slot_is_shown_in_its_current_quarter(board):
    # the turntable covers d4, e4, d5 and e5, one space of each quarter
    corners = dict(zip(("sw", "se", "nw", "ne"), map(space_name, TURNTABLE), strict=True))
    slots_in_quarters = set()
    for game in positions(4, 50, board=board):
        cells, view = floor_cells(game), game.seen_by(None).view()["table"]
        for slot in view["turntable"]:
            if slot["quarter"] is None:
                continue
            slots_in_quarters.add((slot["slot"], slot["quarter"]))
            text = slot["tile"]["tile"] if slot["tile"] else "-"
            assert cells[corners[slot["quarter"]]] == f"{slot['slot']}{text}"
    assert len(slots_in_quarters) == 4 * 4, "each of the four slots was in each of the four quarters"


def test_tiles_have_the_style_of_their_colour_and_artisans_the_style_of_their_owner():
    game = new("maharani", 4, seed=3)
    facts = Facts(page_context(game, 0))
    tile = {"tile": "o1E", "arrow": "S", "artisan": {"seat": 2, "colour": 0}}
    assert pieces(facts.on_floor(tile)) == [("orange", "ov"), ("seat3", "B")]
    assert [style_of(name) for name in ("Sky blue", "écru", "violet")] == ["blue", None, "violet"]


# -- quarters and players ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [3, 4])
def test_table_of_quarters_has_all_numbers_of_the_view(players):
    for game in positions(players, 60 + players):
        context = page_context(game, None)
        view = context.sight.view()
        lines = [
            strip(line) for line in game.setting.rulebook.presentation.pages().extra_section(context, "quarters").lines
        ]
        free = ["paid" if quarter["scored"] else str(quarter["free"]) for quarter in view["table"]["quarters"]]
        assert lines[1].split()[2:] == free
        for seat, player in enumerate(view["table"]["seats"]):
            # after two lines of headings, each player has two lines
            who, markers = lines[2 + 2 * seat : 4 + 2 * seat]
            counts = [
                f"{quarter['artisans'][seat][0]}={quarter['pays'][seat]}" if quarter["artisans"][seat][0] else "."
                for quarter in view["table"]["quarters"]
            ]
            assert who.lstrip("> ").split() == [NAMES[seat], player["side"], str(view["scores"][seat]), *counts]
            assert who.startswith(">") == (seat == game.to_move)
            up_or_down = ["up" if player["markers"][quarter] else "down" for quarter in QUARTERS]
            assert markers.split() == [str(player["supply"][0]), "left", "marker", *up_or_down]


def test_page_for_two_players_shows_both_artisan_colours():
    game = list(positions(2, 8))[-2]  # not the last position, where the artisans are back in the supplies
    context = page_context(game, None)
    view = context.sight.view()["table"]
    lines = [
        strip(line).split()
        for line in game.setting.rulebook.presentation.pages().extra_section(context, "quarters").lines
    ]
    for seat, player in enumerate(view["seats"]):
        # after two lines of headings, each player has three lines
        artisan_line, supply_line, pay_line = lines[2 + 3 * seat : 5 + 3 * seat]
        artisans = [quarter["artisans"][seat] for quarter in view["quarters"]]
        counts = [f"{first}+{second}" if first or second else "." for first, second in artisans]
        assert artisan_line[-4:] == counts
        assert supply_line[:2] == [f"a{player['supply'][0]}", f"b{player['supply'][1]}"]
        assert pay_line == ["pays", *(str(quarter["pays"][seat] or ".") for quarter in view["quarters"])]


@pytest.mark.parametrize("board", [None, GARDEN])
def test_bag_lists_every_tile(board):
    for game in positions(3, 70, 0.1, board):
        context = page_context(game, 0)
        text = " ".join(
            strip(line) for line in game.setting.rulebook.presentation.pages().extra_section(context, "bag").lines
        )
        bag, _, removed = text.partition("Removed")
        view = context.sight.view()["table"]
        for part, tiles in ((bag, view["bag"]["tiles"]), (removed, view["removed"])):
            listed = re.findall(r"(\w[O\dL][NESW]?)(?: x(\d+))?(?=[,.\s]|$)", part)
            assert {tile: int(count or 1) for tile, count in listed} == tiles


# -- plain mode -------------------------------------------------------------------------------------------------------
def mark_in_words(mark):
    """Return the mark of a space in English."""
    sides = [{"N": "north", "E": "east", "S": "south", "W": "west"}[side] for side in sides_of(mark)]
    if mark == CENTRE:
        return "a centre column"
    if not sides:
        return "no columns"
    *others, last = sides
    return f"half-columns {', '.join(others)} and {last}" if others else f"half-column {last}"


@pytest.mark.parametrize(("players", "board"), [(2, None), (4, None), (3, GARDEN)])
def test_plain_mode_names_every_tile_and_every_empty_space(players, board):
    for game in positions(players, 80 + players, 0.2, board):
        context = page_context(game, 0, words=True)
        view = context.sight.view()["table"]
        page = " ".join(
            strip(line)
            for section in game.setting.rulebook.presentation.pages().table(context)
            for line in section.lines
        )
        for name, tile in view["floor"].items():
            artisan = tile["artisan"]
            assert f"{name} {tile['colour']}, arrow " in page
            if artisan:
                colour = f" of colour {ARTISANS[artisan['colour']]}" if players == 2 else ""
                assert re.search(rf"{name} [^;.]*, artisan{colour} of {NAMES[artisan['seat']]}[;.]", page)
        for space, mark in enumerate(game.setting.board.marks):
            if mark is not None and space_name(space) not in view["floor"]:
                assert re.search(rf"{mark_in_words(mark)} on [^;.]*\b{space_name(space)}\b", page)
        for seat in range(players):
            assert f"{NAMES[seat]} in the " in page


# -- offered moves ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "board"), [(2, None), (3, GARDEN), (4, None)])
def test_short_list_has_the_best_moves_of_each_slot_and_the_full_list_has_all_moves(players, board):
    checked = 0
    for game in positions(players, 90 + players, 0.3, board):
        if game.to_move is None:
            continue
        context, book = page_context(game, game.to_move), game.setting.rulebook.presentation.pages()
        short, whole = book.offer(context), book.offer(context, whole=True)
        texts = [strip(choice.text) for choice in whole.choices]
        assert sorted(texts) == sorted(move.text for move in game.legal_moves)
        assert whole.choices[: len(short.choices)] == short.choices
        listed = {strip(choice.text) for choice in short.choices}
        assert len(listed) <= MAX_LISTED + 1
        previews = {move.text: context.sight.preview(move) for move in game.legal_moves if ":" in move.text}
        for slot in "1234":
            # the value of a move is its gold, less one if it turns a marker
            value_of_move = {
                text: preview.points - any(message.id == "maharani.marker-turned" for message in preview.story)
                for text, preview in previews.items()
                if text[0] == slot
            }
            if value_of_move:
                best_listed = max(value for text, value in value_of_move.items() if text in listed)
                assert best_listed == max(value_of_move.values())
                spaces = {text[2:4] for text in value_of_move}
                listed_spaces = {text[2:4] for text in listed if text[0] == slot}
                assert len(listed_spaces) >= min(LISTED_PER_SLOT - 1, len(spaces))
        checked += 1
    assert checked > 5


def test_gain_shown_for_a_choice_equals_the_gold_of_the_move():
    """A gain is shown as +3 for tiles, +2n for a new artisan, +2m for a moved artisan, or +9q for a full quarter."""
    gains, suffixes = 0, Counter()
    for game in positions(3, 95, 1):
        if game.to_move is None:
            continue
        seat = game.to_move
        for choice in game.setting.rulebook.presentation.pages().offer(page_context(game, seat), whole=True).choices:
            text, result = strip(choice.text), strip(choice.gain)
            if ":" not in text:
                continue
            after = game.copy()
            after.push(text)
            old_state, new_state = game.position.read(), after.position.read()
            from_tiles, from_artisans, from_quarters, _ = (
                new_gold - old_gold
                for old_gold, new_gold in zip(old_state.points[seat], new_state.points[seat], strict=True)
            )
            shown_gold = dict.fromkeys(("", "n", "m", "q"), 0)
            for gold, suffix in re.findall(r"\+(\d+)([nmq]?)", result):
                shown_gold[suffix] += int(gold)
            assert shown_gold[""] == from_tiles
            assert shown_gold["n"] + shown_gold["m"] == from_artisans
            assert shown_gold["q"] == from_quarters
            marker_is_turned = new_state.markers[seat] != old_state.markers[seat]
            assert (" -" in result) == marker_is_turned
            if shown_gold["m"] and not from_quarters:  # the artisans of a full quarter return to the supply
                assert new_state.supply[seat] == old_state.supply[seat]
            gains += from_tiles + from_artisans + from_quarters
            suffixes.update(suffix for suffix, gold in shown_gold.items() if gold)
    assert gains > 100
    assert set(suffixes) == {"", "n", "m", "q"}


def test_page_lists_only_a_few_of_hundreds_of_moves():
    game = Game.begin(MAHARANI_GAME.setting(2, None, MAHARANI_GAME.rules.read_board(OPEN_COURT)), seed_bytes(1))
    context = page_context(game, game.to_move)
    book = game.setting.rulebook.presentation.pages()
    # 60 spaces, 4 slots and 4 arrows; one of the arrows points to the mover, who then chooses an artisan colour
    assert len(book.offer(context, whole=True).choices) == 60 * 4 * (3 + 2)
    assert len(book.offer(context).choices) == MAX_LISTED


# -- all viewers ------------------------------------------------------------------------------------------------------
def test_page_depends_neither_on_hidden_information_nor_on_the_viewer():
    different_worlds = 0
    for game in positions(4, 33, 0.15):
        for seat in (0, 3, None):
            world = game.seen_by(seat).imagine(5)
            different_worlds += world.position.raw() != game.position.raw()
            for words in (False, True):
                assert all_lines(world, seat, words) == all_lines(game, seat, words)
        book = game.setting.rulebook.presentation.pages()
        assert book.table(page_context(game, 0)) == book.table(page_context(game, None))
    assert different_worlds > 5


def test_messages_of_a_move_are_shown_in_short_or_as_sentences():
    book = MAHARANI_GAME.presentation.pages()
    placements = full_quarters = 0
    for game in positions(3, 96, 1):
        if not game.moves:
            continue
        messages = game.seen_by(None).story()
        context = page_context(game, None)
        short_text = strip(book.summarise(context, messages))
        shown_as_sentences = {message.id for message in book.notable_messages(messages)}
        assert not shown_as_sentences & {"maharani.placed", "maharani.scored", "maharani.drawn"}
        for message in messages:
            if message.id == "maharani.placed":
                placements += 1
                seat, tile, space = (message.args[name] for name in ("seat", "tile", "space"))
                assert short_text.startswith(f"{NAMES[seat]} lays {tile} on {space}: +")
            if message.id == "maharani.quarter-full":
                full_quarters += 1
                assert "quarter is full" in short_text
            if message.id == "maharani.scored":
                assert f"+{message.args['gold']}" in short_text
        assert book.summarise(page_context(game, None, words=True), messages) == ""
        shown_in_plain_mode = {message.id for message in book.notable_messages(messages, words=True)}
        assert shown_in_plain_mode == {message.id for message in messages} - {"maharani.drawn"}
    assert placements > 40
    assert full_quarters == 4


def test_score_sheet_has_a_row_for_each_round():
    *_, game = positions(3, 97)
    by_turn = game.sheet
    by_round = MAHARANI_GAME.presentation.pages().displayed_sheet(by_turn, 3)
    assert len(by_round.totals) == ceil(len(by_turn.totals) / 3)
    assert by_round.totals[-1] == by_turn.totals[-1]
    assert by_round.totals[0] == by_turn.totals[2], "the first round ends with the third turn"
