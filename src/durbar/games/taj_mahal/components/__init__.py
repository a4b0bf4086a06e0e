"""The printed components of Taj Mahal, and how a data file of them is read and checked."""
