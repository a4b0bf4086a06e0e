"""The printed components of Taj Mahal, and the code that reads and checks the data file that describes them."""
