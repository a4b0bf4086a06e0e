"""Tests that the generated ornament files are up to date."""

import make_ornament


def test_stored_tile_patterns_are_up_to_date():
    stored = make_ornament.PATTERNS_FILE.read_text(encoding="utf-8")
    assert stored == make_ornament.patterns_text(), "run tools/make_ornament.py"


def test_stored_girih_is_up_to_date():
    assert make_ornament.GIRIH_FILE.read_text(encoding="utf-8") == make_ornament.girih_text(), (
        "run tools/make_ornament.py"
    )


def test_stored_signs_are_up_to_date():
    assert make_ornament.SIGNS_FILE.read_text(encoding="utf-8") == make_ornament.signs_text(), (
        "run tools/make_ornament.py"
    )


def test_two_crossing_lines_are_woven_over_and_under():
    across, down = [50j, 100 + 50j], [50, 50 + 100j]
    over = make_ornament.weave([across, down])
    assert len(over) == 2  # one of the lines is drawn over the other, on both sides of the only crossing
    assert all(start == 50 + 50j and abs(stop - start) == make_ornament.OVERPASS_LENGTH for start, stop in over)
    assert abs(over[0][1] + over[1][1] - 100 - 100j) < 1e-9


def test_strap_goes_alternately_over_and_under():
    lines = make_ornament.straight_lines((0, 25, 100, 25), (0, 75, 100, 75), (25, 0, 25, 100), (75, 0, 75, 100))
    upright = {start: start.real == stop.real for start, stop in make_ornament.weave(lines)}
    assert len(upright) == 4
    assert upright[25 + 25j] == upright[75 + 75j] != upright[75 + 25j] == upright[25 + 75j]
