"""The elements of a game's rules, as a page or as a panel over another page, found by role, label and text."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

SECTION = "section"
"""A section of the rules. It gets the focus when its link in the contents is followed."""


class RulesBook:
    """The rules on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("dialog", name="Rules")
        """The rules over another page."""
        self.text = page.get_by_role("article")
        self.figures = self.text.get_by_role("figure")
        self.search = page.get_by_role("search")
        self.field = self.search.get_by_role("searchbox")
        self.results = self.search.get_by_role("listitem")
        """The results of the search."""
        self.contents = page.get_by_role("navigation", name=re.compile("^(Contents|Sommaire)$"))

    def wait_for_figures(self) -> None:
        """Wait until the rules and their figures are shown."""
        self.figures.first.wait_for()

    def rule(self, number: str) -> Locator:
        """Return a rule. Its number is a link whose title ends with the number."""
        heading = self.page.get_by_title(re.compile(rf"\s{re.escape(number)}$"))
        return self.text.get_by_role("listitem").filter(has=heading)

    def section(self, title: str) -> Locator:
        """Return a section of the rules."""
        return self.text.locator(SECTION).filter(has=self.page.get_by_role("heading", name=title))

    def expect_rule(self, number: str) -> None:
        """Wait until a rule is highlighted, has the focus and is in the window, after its figures have loaded."""
        rule = self.rule(number)
        expect(rule).to_have_attribute("aria-current", "true")
        self.wait_for_figures()
        expect(rule).to_be_focused()
        expect(rule).to_be_in_viewport()

    def expect_panel(self, number: str) -> None:
        """Wait until the panel is open at a rule."""
        expect(self.panel).to_be_visible()
        self.expect_rule(number)

    def close_panel(self) -> None:
        """Close the panel, and wait until it is gone."""
        self.page.keyboard.press("Escape")
        expect(self.panel).to_have_count(0)
