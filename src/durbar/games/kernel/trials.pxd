from durbar.games.kernel.state cimport *
from durbar.games.kernel.chance cimport add, below, draw, keystream
