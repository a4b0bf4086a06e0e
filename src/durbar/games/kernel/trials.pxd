from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport add, below, below_labelled, draw, draw_labelled, keystream
