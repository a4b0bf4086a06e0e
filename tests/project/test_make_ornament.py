"""Tests that the generated ornament files are up to date."""

import make_ornament


def test_stored_tile_patterns_are_up_to_date():
    stored = make_ornament.PATTERNS_FILE.read_text(encoding="utf-8")
    assert stored == make_ornament.patterns_text(), "run tools/make_ornament.py"


def test_stored_girih_is_up_to_date():
    """The girih, an Islamic pattern of straps, frames the pages."""
    assert make_ornament.GIRIH_FILE.read_text(encoding="utf-8") == make_ornament.girih_text(), (
        "run tools/make_ornament.py"
    )


def test_stored_signs_are_up_to_date():
    assert make_ornament.SIGNS_FILE.read_text(encoding="utf-8") == make_ornament.signs_text(), (
        "run tools/make_ornament.py"
    )


def test_two_crossing_lines_are_woven_over_and_under():
    """Points are complex numbers. One of the lines passes over the other in two pieces that start at the crossing."""
    crossing = 50 + 50j
    across, down = [50j, 100 + 50j], [50, 50 + 100j]
    pieces = make_ornament.weave([across, down])
    assert len(pieces) == 2
    assert all(start == crossing and abs(end - start) == make_ornament.OVERPASS_LENGTH for start, end in pieces)
    (_, first_end), (_, second_end) = pieces
    assert abs((first_end + second_end) / 2 - crossing) < 1e-9, "the pieces are on opposite sides of the crossing"


def test_strap_passes_alternately_over_and_under_the_straps_that_it_crosses():
    lines = make_ornament.straight_lines((0, 25, 100, 25), (0, 75, 100, 75), (25, 0, 25, 100), (75, 0, 75, 100))
    # for each crossing, whether the vertical line passes over the horizontal one
    vertical_is_over = {start: start.real == end.real for start, end in make_ornament.weave(lines)}
    assert len(vertical_is_over) == 4
    assert vertical_is_over[25 + 25j] == vertical_is_over[75 + 75j]
    assert vertical_is_over[75 + 25j] == vertical_is_over[25 + 75j]
    assert vertical_is_over[25 + 25j] != vertical_is_over[75 + 25j]
