"""Taj Mahal: rules, components and board."""
