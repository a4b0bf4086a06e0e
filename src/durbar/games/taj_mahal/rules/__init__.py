"""The rules of Taj Mahal, one file for each chapter of the rulebook."""
