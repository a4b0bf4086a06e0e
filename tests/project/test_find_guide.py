"""Tests that tools/find_guide.py finds the deals and moves of the existing guides."""

import pytest

from durbar.games.guide import guide_of
from find_guide import find_game
from games.each import every_game
from guide_plots import PLOTS

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]
REPLACED_BY_HAND = {"taj-mahal": {17: "^Sirhind", 34: "^Sialkot"}, "maharani": {}}
"""For each game, moves that the tool finds, by index. The guide has other moves in their place, chosen by hand, because
a bot would waste a crown with the moves that the tool finds.
"""


@every_game
def test_deal_of_the_guide_fulfils_its_plot(name):
    """A plot lists the scenes of a guide, each with a condition that its moves must fulfil."""
    guide, plot = guide_of(name), PLOTS[name]
    search_result = find_game(plot, int.from_bytes(guide.seed, "little"))
    assert search_result is not None
    assert (plot.players, plot.edition, plot.options) == (guide.players, guide.edition, guide.options)
    replaced = {index: move.text for index, move in enumerate(search_result.moves) if move.text != guide.line[index]}
    assert replaced == REPLACED_BY_HAND[name]
    assert search_result.number == len(guide.line)


def test_deal_that_cannot_fulfil_the_plot_gives_none():
    assert find_game(PLOTS["taj-mahal"], 1) is None
