"""The rules of Maharani, one file for each chapter of the rulebook."""
