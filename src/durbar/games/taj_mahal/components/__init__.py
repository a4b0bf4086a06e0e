"""What is printed on the components of Taj Mahal, and how a data file of them is read and checked."""
