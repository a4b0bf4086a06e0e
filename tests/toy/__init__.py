"""A toy game in the form of the real ones: it goes through everything the contract promises."""
