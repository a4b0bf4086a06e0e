"""The tool that finds deals for guides finds those that the guides have."""

import pytest

from durbar.games.guide import guide_of
from find_guide import find
from games.each import every_game
from guide_plots import PLOTS

pytestmark = [pytest.mark.slow, pytest.mark.compiled_only]
BY_HAND = {"taj-mahal": {17: "^Sirhind", 34: "^Sialkot"}, "maharani": {}}
"""What was found and then written otherwise: bots that waste a crown teach nothing."""


@every_game
def test_the_plot_comes_about_in_the_deal_of_the_guide(name):
    guide, plot = guide_of(name), PLOTS[name]
    found = find(plot, int.from_bytes(guide.seed, "little"))
    assert found is not None
    assert (plot.players, plot.edition, plot.options) == (guide.players, guide.edition, guide.options)
    line = {at: move.text for at, move in enumerate(found.moves) if move.text != guide.line[at]}
    assert line == BY_HAND[name]
    assert found.number == len(guide.line)


def test_a_deal_in_which_it_cannot_come_about_gives_nothing():
    assert find(PLOTS["taj-mahal"], 1) is None
