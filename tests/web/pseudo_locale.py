"""Finds untranslated text with a pseudo-locale.

An accent is added to every letter of the catalogs and of the server's sentences before the page shows them. A letter
without an accent is then part of a name, the number of a rule, a move in notation, or text that is in no catalog.
"""

import json
import re

from fluent.syntax import FluentParser, FluentSerializer, Transformer
from playwright.sync_api import expect

from web.pages import WEB

# The letters of catalogs, and the accented letters that replace them.
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśţúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ"
RULE = r"\b[A-Z]{2}-\d+(\.\d+[a-z]?)?"
"""Matches the number of a rule or of a section."""

# Adds accents to text that does not come from the catalogs of the client: sentences and rules from the server (except
# numbers of rules, code and addresses), and dates and lists formatted by the browser.
ADD_ACCENTS = """([plain, accented, rule]) => {
  const accentedLetters = Object.fromEntries([...plain].map((letter, k) => [letter, [...accented][k]]));
  const pattern = new RegExp(`${rule}\\\\b|\\`[^\\`]*\\`|\\\\]\\\\([^)]*\\\\)|[a-zA-Z]`, 'g');
  // Numbers of rules, code and addresses match the pattern as a whole, and stay as they are.
  const addAccents = (text) => text.replace(pattern, (found) => accentedLetters[found] ?? found);
  const walk = (data) => {
    if (Array.isArray(data)) data.forEach(walk);
    else if (data && typeof data === 'object') {
      const isSentence = typeof data.id === 'string' || typeof data.language === 'string';
      const isOption = 'default' in data;
      if ((isSentence || isOption) && typeof data.text === 'string') data.text = addAccents(data.text);
      Object.values(data).forEach(walk);
    }
    return data;
  };
  const json = Response.prototype.json;
  Response.prototype.json = async function () { return walk(await json.call(this)); };
  const wrapMethod = ({ prototype }, name, transform = addAccents) => {
    const original = prototype[name];
    prototype[name] = function (...args) { return transform(original.apply(this, args)); };
  };
  wrapMethod(Intl.RelativeTimeFormat, 'format');
  wrapMethod(Intl.ListFormat, 'format', (list) => list.replace(/ and /g, addAccents(' and ')));
  wrapMethod(Date, 'toLocaleDateString');
  wrapMethod(Date, 'toLocaleTimeString');
}"""

# Keys, moves, files and the letters of tiles are not translated.
UNTRANSLATED = "code, pre, kbd, datalist, script, style, .mh-letter, .coordinates"
# Returns all text that contains a letter without an accent: visible text, attributes, generated content, and text for
# screen readers.
FIND_PLAIN_LETTERS = """(untranslated) => {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
  const found = [];
  const check = (element, part, text) => {
    const place = `${element.localName}.${element.getAttribute('class') ?? ''} ${part}`;
    if (/[a-zA-Z]/.test(text)) found.push([place, text.trim()]);
  };
  for (const element of [document.body, ...document.body.getElementsByTagName('*')]) {
    if (element.closest(untranslated)) continue;
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) check(element, 'text', node.data);
    for (const name of ATTRIBUTES) if (element.hasAttribute(name)) check(element, name, element.getAttribute(name));
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo);
      if (content.startsWith('"')) check(element, pseudo, content);
    }
  }
  check(document.head, 'title', document.title);
  return found;
}"""


def accented(text):
    """Return a text in the pseudo-locale."""
    return text.translate(str.maketrans(PLAIN, ACCENTED))


class AccentTransformer(Transformer):
    """Adds accents to the letters of messages, but not to their arguments."""

    def visit_TextElement(self, node):  # noqa: N802  (the name that the base class requires)
        node.value = accented(node.value)
        return node


def accented_catalog(catalog):
    """Return a catalog in the pseudo-locale."""
    return FluentSerializer().serialize(AccentTransformer().visit(FluentParser().parse(catalog)))


class Reader:
    """Visits pages in the pseudo-locale and records untranslated text."""

    def __init__(self, somebody, name="Noor"):
        self.somebody, self.page = somebody, somebody.page
        self.allowed_names = {"Noor", "Ines", "Taj Mahal", "Maharani", "Toy"}
        self.untranslated = {}
        """The untranslated texts, with the page of each."""
        context = somebody.context
        context.request.put(f"{somebody.server_url}api/me", data={"name": name, "stone": "", "figure": ""})
        context.route("**/web/**/en.ftl", self.send_catalog)
        context.add_init_script(f"({ADD_ACCENTS})({json.dumps([PLAIN, ACCENTED, RULE])})")
        self.page.reload()

    def send_catalog(self, route):
        """Respond to the request for a catalog with the catalog in the pseudo-locale."""
        path = route.request.url.partition("/web/")[2]
        route.fulfill(body=accented_catalog((WEB / path).read_text()), content_type="text/plain; charset=utf-8")

    def request_json(self, path, **body):
        """Send a request from this browser and return the JSON response; fail on an error response."""
        request, address = self.somebody.context.request, f"{self.somebody.server_url}api/{path}"
        response = request.post(address, data=body) if body else request.get(address)
        assert response.ok, response.text()
        return response.json()

    def add_names_at(self, table):
        """Allow the names of the players at a table."""
        self.allowed_names |= {seat["name"] for seat in self.request_json(f"tables/{table}")["seats"]}

    def read(self, where):
        """Record the untranslated text on the page, except names and notation; ``where`` describes the page."""
        names = "|".join(map(re.escape, sorted(self.allowed_names, key=len, reverse=True)))
        allowed = re.compile(rf"\b({names}|{RULE}|[a-h][1-8])\b")
        for place, text in self.page.evaluate(FIND_PLAIN_LETTERS, UNTRANSLATED):
            if set(allowed.sub("", text)) & set(PLAIN):
                self.untranslated.setdefault(f"{place}: {text[:100]}", where)

    def check_all_translated(self):
        """Check that there was no untranslated text."""
        assert not self.untranslated, "\n".join(f"on {where}: {text}" for text, where in self.untranslated.items())

    def by_role(self, role, name, within=None):
        """Return an element by its role and its accessible name, which is given in English."""
        return (within or self.page).get_by_role(role, name=accented(name))

    def open_and_read(self, fragment, until):
        """Go to a page and record its untranslated text once an element is visible."""
        self.page.goto(self.somebody.server_url + fragment)
        until.wait_for()
        self.read(fragment.split("/")[1])

    def read_dialogs(self, where):
        """Open each dialog and panel of a table, and record untranslated text."""
        page, dialog = self.page, self.page.get_by_role("dialog")
        for key, until in (
            ("h", self.by_role("button", "Why?")),
            ("?", dialog),
            ("/", dialog.get_by_role("combobox")),
            ("s", dialog),
        ):
            page.keyboard.press(key)
            until.wait_for()
            self.read(f"{where} {key}")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        page.keyboard.press("l")
        log = self.by_role("region", "Log and chat")
        log.wait_for()
        self.read(f"{where} log")
        self.by_role("button", "Close", log).press("Enter")
        expect(log).to_have_count(0)

    def read_menu(self, where):
        """Open the menu of a table and the dialogs that it leads to, ask to leave the table, and pause the game."""
        dialog = self.page.get_by_role("dialog")
        menu = self.by_role("button", "Menu", self.page.get_by_role("banner"))
        # The menu is opened by keys, because the tooltip of an element that has the focus or the pointer may cover it.
        titles = ("Menu", "Settings", "Continue on my phone", "Links and seats", "Was the shuffle fair?")
        for title in titles:
            menu.press("Enter")
            if title != "Menu":
                self.by_role("button", title, dialog).click()
            self.by_role("dialog", title).wait_for()
            self.read(f"{where} {title}")
            if title == "Menu":
                self.by_role("button", "Leave the table", dialog).click()
                self.by_role("button", "Press again", dialog).wait_for()
                self.read(f"{where} leaving")
            self.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        menu.press("Enter")
        self.by_role("button", "Pause the game", dialog).click()
        resume = self.by_role("button", "Resume")
        resume.wait_for()
        self.read(f"{where} paused")
        resume.click()
        expect(resume).to_have_count(0)
