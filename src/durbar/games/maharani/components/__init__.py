"""The printed components of Maharani, and the code that reads and checks the data file that describes them."""
