"""Finds untranslated text with a pseudo-locale.

Catalogs and sentences of the server get an accent on every letter on their way to the browser. A plain letter on the
page is then a name, the number of a rule, a move in notation, or text that is missing from the catalogs.
"""

import json
import re

from fluent.syntax import FluentParser, FluentSerializer, Transformer
from playwright.sync_api import expect

from web.pages import WEB

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśţúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ"
RULE = r"\b[A-Z]{2}-\d+(\.\d+[a-z]?)?"

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

# Returns everything with a plain letter: text, attributes and generated content, also if only screen readers get it.
# Keys, moves, files and the letters of tiles are not translated.
UNTRANSLATED = "code, pre, kbd, datalist, script, style, .mh-letter"
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
        self.data = {"Noor", "Ines", "Taj Mahal", "Maharani", "Toy"}
        self.found = {}
        context = somebody.context
        context.request.put(f"{somebody.server_url}api/me", data={"name": name, "stone": "", "figure": ""})
        context.route("**/web/**/en.ftl", self.answer)
        context.add_init_script(f"({ADD_ACCENTS})({json.dumps([PLAIN, ACCENTED, RULE])})")
        self.page.reload()

    def answer(self, route):
        """Answer a request for a catalog with the pseudo-locale."""
        path = route.request.url.partition("/web/")[2]
        route.fulfill(body=accented_catalog((WEB / path).read_text()), content_type="text/plain; charset=utf-8")

    def ask(self, path, **body):
        """Send a request from this browser and return the JSON response; fail on an error response."""
        request, address = self.somebody.context.request, f"{self.somebody.server_url}api/{path}"
        answer = request.post(address, data=body) if body else request.get(address)
        assert answer.ok, answer.text()
        return answer.json()

    def add_names_at(self, table):
        """Allow the names of the players at a table."""
        self.data |= {seat["name"] for seat in self.ask(f"tables/{table}")["seats"]}

    def look(self, where):
        """Record untranslated text on the page, except names and notation."""
        names = "|".join(map(re.escape, sorted(self.data, key=len, reverse=True)))
        allowed = re.compile(rf"\b({names}|{RULE}|[a-h][1-8])\b")
        for place, text in self.page.evaluate(FIND_PLAIN_LETTERS, UNTRANSLATED):
            if set(allowed.sub("", text)) & set(PLAIN):
                self.found.setdefault(f"{place}: {text[:100]}", where)

    def check_nothing_found(self):
        """Check that there was no untranslated text."""
        assert not self.found, "\n".join(f"on {where}: {what}" for what, where in self.found.items())

    def role(self, role, name, within=None):
        """Return an element by its role and the English text of its name."""
        return (within or self.page).get_by_role(role, name=accented(name))

    def go(self, fragment, until):
        """Go to a page and record its untranslated text once an element is visible."""
        self.page.goto(self.somebody.server_url + fragment)
        until.wait_for()
        self.look(fragment.split("/")[1])

    def dialogs(self, where):
        """Open each dialog and panel of a table, and record untranslated text."""
        page, dialog = self.page, self.page.get_by_role("dialog")
        for key, until in (
            ("h", self.role("button", "Select this move", dialog).first),
            ("?", dialog),
            ("/", dialog.get_by_role("combobox")),
            ("s", dialog),
        ):
            page.keyboard.press(key)
            until.wait_for()
            self.look(f"{where} {key}")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        page.keyboard.press("l")
        log = self.role("region", "Log and chat")
        log.wait_for()
        self.look(f"{where} log")
        self.role("button", "Close", log).press("Enter")
        expect(log).to_have_count(0)

    def menu(self, where):
        """Open the menu of a table and the dialogs that it leads to, ask to leave the table, and pause the game."""
        dialog = self.page.get_by_role("dialog")
        menu = self.role("button", "Menu", self.page.get_by_role("banner"))
        # The menu is opened by keys: the tip of an element that has the focus or the pointer may cover it.
        titles = ("Menu", "Settings", "Continue on my phone", "Links and seats", "Was the shuffle fair?")
        for title in titles:
            menu.press("Enter")
            if title != "Menu":
                self.role("button", title, dialog).click()
            self.role("dialog", title).wait_for()
            self.look(f"{where} {title}")
            if title == "Menu":
                self.role("button", "Leave the table", dialog).click()
                self.role("button", "Press again", dialog).wait_for()
                self.look(f"{where} leaving")
            self.page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
        menu.press("Enter")
        self.role("button", "Pause the game", dialog).click()
        resume = self.role("button", "Resume")
        resume.wait_for()
        self.look(f"{where} paused")
        resume.click()
        expect(resume).to_have_count(0)
