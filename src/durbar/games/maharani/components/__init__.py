"""The printed components of Maharani, and how a data file of them is read and checked."""
