"""The floor: spaces with their marks, stones, artisans, the animals of the quarters, the turntable in the middle."""

from __future__ import annotations

from typing import Any

from durbar.games.drawing.ink import (
    GOLD_FILL,
    GOLD_HAIR,
    GROOVE,
    INK,
    INK_2,
    INK_3,
    INSET,
    IVORY,
    LAND,
    LAPIS,
    LAPIS_DEEP,
    ON_GOLD,
    SERIF,
    SLAB,
    WHITE,
    line,
    mix,
    num,
    placed,
    shape,
    titled,
    write,
)
from durbar.games.drawing.ornament import girih, polygon
from durbar.games.drawing.signs import PLAYERS, is_sign, palace, sign
from durbar.games.maharani.components import (
    CENTRE,
    EDGE,
    KINDS,
    SIDES,
    TURNTABLE,
    quarter_of,
    space_name,
    turned,
)
from durbar.games.maharani.drawing.stones import COLUMN, SIZE, arrow, columns, ground, plain_stone
from durbar.games.maharani.labels import SIDE, mark_in_words
from durbar.games.maharani.notation import ARTISANS, components_of
from durbar.games.maharani.state import NOBODY, NOTHING
from durbar.games.maharani.view import artisan_on, quarters_of_slots, side_of
from durbar.games.rulebook import Setting

FRAME = 56.0
"""How far the frame reaches beyond the floor."""
WIDE = EDGE * SIZE + 2 * FRAME
"""The floor with its frame is a square."""
ARTISAN = 19.0
"""The radius of an artisan."""
_CORNERS = (EDGE * (EDGE - 1), EDGE * EDGE - 1, EDGE - 1, 0)
"""The corner of each quarter."""


def floor_defs() -> str:
    """The girih of the frame."""
    lines = shape("path", d=girih(40), stroke=GOLD_HAIR, stroke_width=1)
    return f'<pattern id="mh-girih" width="40" height="40" patternUnits="userSpaceOnUse">{lines}</pattern>'


def floor_of(setting: Setting, state: Any) -> str:
    """The whole floor; a1's place is at (0, 700)."""
    made = [_frame(), *(_side(setting, state, seat) for seat in range(setting.players))]
    spaces = range(EDGE * EDGE)
    made += [_space(setting, state, space) for space in spaces]
    laid = [space for space in spaces if state.tile[space]]
    for layer in (_ground, _stone):
        made += [layer(setting, state, space) for space in laid]
    made += [_areas(setting, state), _borders(), *(_above(setting, state, space) for space in laid)]
    made.append(_turntable(setting, state))
    return "".join(made)


def corner_of(space: int) -> tuple[float, float]:
    """Where the upper left corner of a space lies."""
    return space % EDGE * SIZE, (EDGE - 1 - space // EDGE) * SIZE


def artisan_disc(seat: int, artisan: int, x: float, y: float, r: float = ARTISAN) -> str:
    """An artisan: the first colour is a full disc, the second (of two players) a ring."""
    colour, silhouette = PLAYERS[seat]
    fill, ink = (colour, WHITE) if not artisan else (WHITE, colour)
    edge = shape("circle", cx=x, cy=y, r=r, fill=fill, stroke=LAND if not artisan else colour, stroke_width=r / 6.5)
    size = r * 1.35
    house = shape(
        "use", href=f"#sign-{silhouette}", x=x - size / 2, y=y - size * 0.54, width=size, height=size, fill=ink
    )
    halo = shape("circle", cx=x, cy=y, r=r * 1.12, fill=LAND) if artisan else ""
    return halo + edge + house


def animal_sign(animal: str, x: float, y: float, size: float, fill: str) -> str:
    """The animal of a quarter; one that has no sign is shown by its first letter."""
    if is_sign(animal):
        return sign(animal, x, y, size, fill)
    return write(animal[0].upper(), x, y + size * 0.33, size * 0.95, fill, anchor="middle", family=SERIF)


# -- the frame ---------------------------------------------------------------------------------------------------------
def _frame() -> str:
    whole = EDGE * SIZE
    layers: tuple[tuple[float, dict[str, str | float]], ...] = (
        (FRAME - 1, {"rx": 26, "fill": SLAB, "stroke": GOLD_HAIR, "stroke_width": 1.5}),
        (44, {"rx": 18, "fill": "url(#mh-girih)", "opacity": "0.55"}),
        (13, {"rx": 10, "fill": SLAB, "stroke": GOLD_HAIR, "stroke_width": 1.5}),
        (5, {"rx": 6, "fill": INSET}),
    )
    return "".join(
        shape("rect", x=-out, y=-out, width=whole + 2 * out, height=whole + 2 * out, **look) for out, look in layers
    )


def _side(setting: Setting, state: Any, seat: int) -> str:
    """Where a player sits: a band in the frame, gold for whoever is to move."""
    side, colour, moves = side_of(setting, seat), PLAYERS[seat][0], seat == state.frame.mover
    middle, out = EDGE * SIZE / 2, FRAME / 2 + 1.5
    far = EDGE * SIZE + out
    x, y = ((middle, -out), (far, middle), (middle, far), (-out, middle))[side]
    wide, high = (300.0, 32.0) if side in (0, 2) else (32.0, 300.0)
    parts = []
    for out, fill, edge in ((3.0, GOLD_FILL, GOLD_FILL), (0.0, SLAB, colour)) if moves else ((0.0, SLAB, colour),):
        place = {"x": x - wide / 2 - out, "y": y - high / 2 - out, "width": wide + 2 * out, "height": high + 2 * out}
        parts.append(shape("rect", **place, rx=16 + out, fill=fill, stroke=edge, stroke_width=3))
    name = f"Seat {seat + 1}"
    if side in (0, 2):
        parts += [palace(seat, x - 32, y - 1, 24, SLAB), write(name, x - 12, y + 5.5, 17, INK, bold=True)]
    else:
        turn = -90 if side == 3 else 90
        text = write(name, -12, 5.5, 17, INK, bold=True) + palace(seat, -32, -1, 24, SLAB)
        parts.append(f'<g transform="translate({num(x)} {num(y)}) rotate({turn})">{text}</g>')
    return titled(f"{name} in the {SIDE[SIDES[side]]}{', to move' if moves else ''}", parts)


# -- spaces and tiles --------------------------------------------------------------------------------------------------
def _space(setting: Setting, state: Any, space: int) -> str:
    """An empty space with its mark let into it; where there is none, the animal of the quarter in its corner."""
    board, (x, y) = components_of(setting), corner_of(space)
    mark, quarter = board.marks[space], quarter_of(space)
    if mark is None:
        return "" if space in TURNTABLE or space != _CORNERS[quarter] else _medallion(setting, state, quarter, x, y)
    if state.tile[space]:
        return ""
    parts = [shape("rect", x=x, y=y, width=SIZE, height=SIZE, fill=LAND, stroke=GROOVE)]
    dent: dict[str, str | float] = {
        "fill": mix(INSET, GROOVE, 0.75),
        "stroke": mix(GROOVE, INK_3, 0.7),
        "stroke_width": 1.0,
    }
    if mark == CENTRE:
        parts.append(shape("circle", cx=x + 50, cy=y + 50, r=COLUMN, **dent))
    ends = (((-1, 0), (1, 0), 0), ((0, -1), (0, 1), 0), ((-1, 0), (1, 0), 1), ((0, -1), (0, 1), 1))
    middles = ((50, 0), (100, 50), (50, 100), (0, 50))
    for at, ((mx, my), (one, other, sweep)) in enumerate(zip(middles, ends, strict=True)):
        if mark >> at & 1:
            start, stop = (f"{num(x + mx + COLUMN * dx)} {num(y + my + COLUMN * dy)}" for dx, dy in (one, other))
            way = sweep if at in (0, 2) else (0 if at == 1 else 1)
            parts.append(shape("path", d=f"M{start}A{num(COLUMN)} {num(COLUMN)} 0 0 {way} {stop}Z", **dent))
    name = write(space_name(space), x + 7, y + 93, 13, INK_3)
    return titled(f"{space_name(space)}, empty: {mark_in_words(mark)}", [*parts, name])


def _medallion(setting: Setting, state: Any, quarter: int, x: float, y: float) -> str:
    """The animal of a quarter in its missing corner: on gold once the quarter has been scored."""
    animal, scored = components_of(setting).animals[quarter], state.scored >> quarter & 1
    fill, ink = (GOLD_FILL, ON_GOLD) if scored else (SLAB, INK_2)
    disc = shape("circle", cx=x + 50, cy=y + 50, r=40, fill=fill, stroke=GOLD_HAIR, stroke_width=2)
    told = f"The quarter of the {animal}{', full and scored' if scored else ''}"
    return titled(told, [disc, animal_sign(animal, x + 50, y + 50, 54, ink)])


def _ground(setting: Setting, state: Any, space: int) -> str:
    board = components_of(setting)
    return placed(*corner_of(space), 1, [ground(board, board.tiles[state.tile[space] - 1].colour)])


def _stone(setting: Setting, state: Any, space: int) -> str:
    board = components_of(setting)
    return placed(*corner_of(space), 1, [plain_stone(board, board.tiles[state.tile[space] - 1].colour)])


def _above(setting: Setting, state: Any, space: int) -> str:
    """What stands on a stone: columns, the arrow, an artisan."""
    board, stands = components_of(setting), artisan_on(setting, state, space)
    mark, points = board.marks[space], state.arrow[space]
    assert mark is not None
    colour = board.colours[board.tiles[state.tile[space] - 1].colour]
    told, parts = (
        f"{space_name(space)}, {colour}, arrow {SIDE[SIDES[points]]}",
        [columns(mark, _beside(state, space)), arrow(points)],
    )
    if stands:
        told += f", artisan{f' {ARTISANS[stands[1]]}' if setting.players == 2 else ''} of seat {stands[0] + 1}"
        parts.append(artisan_disc(*stands, SIZE / 2, SIZE / 2))
    return titled(told, [placed(*corner_of(space), 1, parts)])


def _beside(state: Any, space: int) -> int:
    """The sides of a stone where another one lies."""
    file, rank = space % EDGE, space // EDGE
    there = (rank + 1 < EDGE, file + 1 < EDGE, rank > 0, file > 0)
    steps = (EDGE, 1, -EDGE, -1)
    return sum(1 << at for at, step in enumerate(steps) if there[at] and state.tile[space + step])


def _areas(setting: Setting, state: Any) -> str:
    """A joint round every area of one colour, and none inside it: what counts as one looks like one."""
    tiles, edges = components_of(setting).tiles, ""

    def colour(file: int, rank: int) -> int | None:
        if not (0 <= file < EDGE and 0 <= rank < EDGE):
            return None
        type = state.tile[rank * EDGE + file]
        return tiles[type - 1].colour if type else None

    for space in range(EDGE * EDGE):
        file, rank = space % EDGE, space // EDGE
        if not state.tile[space]:
            continue
        x, y = corner_of(space)
        for (dx, dy), (ax, ay, bx, by) in zip(
            ((0, 1), (1, 0), (0, -1), (-1, 0)),
            ((0, 0, 100, 0), (100, 0, 100, 100), (0, 100, 100, 100), (0, 0, 0, 100)),
            strict=True,
        ):
            if colour(file + dx, rank + dy) != colour(file, rank):
                edges += f"M{num(x + ax)} {num(y + ay)}L{num(x + bx)} {num(y + by)}"
    return shape("path", d=edges, stroke=LAND, stroke_width=4.5, stroke_linecap="square") if edges else ""


def _borders() -> str:
    """Hairlines between the quarters."""
    half, whole = EDGE * SIZE / 2, EDGE * SIZE
    made = ""
    for near, far in ((-5.0, half - SIZE), (half + SIZE, whole + 5)):
        for ink, thick in ((LAND, 5), (GOLD_HAIR, 2)):
            made += line(half, near, half, far, ink, thick) + line(near, half, far, half, ink, thick)
    return made


# -- the turntable -----------------------------------------------------------------------------------------------------
def slot_stone(setting: Setting, state: Any, slot: int, x: float, y: float, size: float, corner: int = 0) -> str:
    """The tile on a slot as it lies: with its arrow to the active player's side (MH-2.2)."""
    board, side = components_of(setting), side_of(setting, state.frame.mover)
    tile = board.tiles[state.slot[slot]]
    mark = turned(KINDS[tile.kind], (side - tile.arrow) % len(SIDES))
    return placed(x, y, size / SIZE, [plain_stone(board, tile.colour, corner), columns(mark), arrow(side)])


def badge(number: int, x: float, y: float, r: float = 10) -> str:
    """The number of a slot."""
    disc = shape("circle", cx=x, cy=y, r=r, fill=GOLD_FILL, stroke=LAPIS_DEEP, stroke_width=1.5)
    return disc + write(str(number), x, y + r * 0.42, r * 1.3, ON_GOLD, anchor="middle", bold=True)


def _turntable(setting: Setting, state: Any) -> str:
    """The turntable, turned to the active player, with its four tiles each in its quarter."""
    half = EDGE * SIZE / 2
    parts = [
        shape("rect", x=half - 100, y=half - 100, width=200, height=200, fill=INSET),
        shape("circle", cx=half, cy=half, r=98.5, fill=LAPIS, stroke=GOLD_FILL, stroke_width=3),
        shape("circle", cx=half, cy=half, r=93, fill="none", stroke=GOLD_HAIR),
    ]
    if state.frame.mover == NOBODY:
        parts.append(animal_sign("taj_mahal", half, half - 4, 90, IVORY))
        return titled("The turntable", parts)
    side, size = side_of(setting, state.frame.mover), 55.0
    for slot, quarter in enumerate(quarters_of_slots(setting, state.frame.mover)):
        dx, dy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[quarter]
        x, y = half + (4 if dx > 0 else -4 - size), half + (4 if dy > 0 else -4 - size)
        told = f"Slot {slot + 1}, in the quarter of the {components_of(setting).animals[quarter]}"
        if state.slot[slot] == NOTHING:
            socket = shape("rect", x=x, y=y, width=size, height=size, rx=3, fill=LAPIS_DEEP, stroke=GOLD_HAIR)
            parts.append(titled(f"{told}: empty", [socket, badge(slot + 1, half + dx * 55, half + dy * 55, 9)]))
        else:
            tile = slot_stone(setting, state, slot, x, y, size, 2 if quarter == 0 else 0)
            parts.append(titled(told, [tile, badge(slot + 1, half + dx * 57, half + dy * 57, 9)]))
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[side]
    foot = [(half + dx * 82 + dy * w, half + dy * 82 + dx * w) for w in (-14, 14)]
    tip = (half + dx * 97, half + dy * 97)
    parts.append(shape("path", d=polygon([tip, *foot]), fill=GOLD_FILL))
    parts.append(shape("circle", cx=half, cy=half, r=5, fill=GOLD_FILL))
    return titled(f"The turntable points {SIDE[SIDES[side]]}", parts)
