"""Somebody who reads pages in a language that nobody speaks, and writes down every word that is in another.

The catalogs are replaced on their way to the browser by one in which every letter has an accent, and so is what the
server says in sentences. A plain letter on the page is then a name, a number of a rule, a move in notation: or English
that somebody wrote into the page where no translator will find it.
"""

import json
import re

from fluent.syntax import FluentParser, FluentSerializer, Transformer

from web.pages import WEB

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśţúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŢÚṼŴẊÝŹ"
RULE = r"[A-Z]{2}-\d+(\.\d+[a-z]?)?"

# What is said without a catalog of the page: sentences of the server, its pages of rules (but for numbers of rules,
# code and addresses), and what the browser itself knows to say of times.
SPEAKING = """([plain, accented, rule]) => {
  const to = Object.fromEntries([...plain].map((letter, k) => [letter, [...accented][k]]));
  const kept = new RegExp(`${rule}\\\\b|\\`[^\\`]*\\`|\\\\]\\\\([^)]*\\\\)|[a-zA-Z]`, 'g');
  const say = (text) => text.replace(kept, (found) => to[found] ?? found);
  const walk = (told) => {
    if (Array.isArray(told)) told.forEach(walk);
    else if (told && typeof told === 'object') {
      const sentence = typeof told.id === 'string' || typeof told.language === 'string';
      if (sentence && typeof told.text === 'string') told.text = say(told.text);
      if ('default' in told && typeof told.text === 'string') told.text = say(told.text); // an option
      Object.values(told).forEach(walk);
    }
    return told;
  };
  const json = Response.prototype.json;
  Response.prototype.json = async function () { return walk(await json.call(this)); };
  const speak = ({ prototype }, does, said = say) => {
    const real = prototype[does];
    prototype[does] = function (...more) { return said(real.apply(this, more)); };
  };
  speak(Intl.RelativeTimeFormat, 'format');
  speak(Intl.ListFormat, 'format', (list) => list.replace(/ and /g, say(' and ')));
  speak(Date, 'toLocaleDateString');
  speak(Date, 'toLocaleTimeString');
}"""

# All that has a plain letter: text, attributes that are read or shown, and what style sheets write. Whoever listens to
# the page hears what is not to be seen, too. Keys, moves and files have no language, nor has the letter of a tile: it
# is the one that stories have in brackets.
UNMARKED = """() => {
  const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];
  const found = [];
  const meet = (one, what, text) => {
    if (/[a-zA-Z]/.test(text)) found.push([`${one.localName}.${one.getAttribute('class') ?? ''} ${what}`, text.trim()]);
  };
  for (const one of document.querySelectorAll('body, body *')) {
    if (one.closest('code, pre, kbd, datalist, script, style, .mh-letter')) continue;
    for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) meet(one, 'text', node.data);
    for (const name of NAMES) if (one.hasAttribute(name)) meet(one, name, one.getAttribute(name));
    for (const side of ['::before', '::after']) {
      const { content } = getComputedStyle(one, side);
      if (content.startsWith('"')) meet(one, side, content);
    }
  }
  meet(document.head, 'title', document.title);
  return found;
}"""


class Marking(Transformer):
    """Puts accents on the letters of messages; what they are filled with stays as it is."""

    def visit_TextElement(self, node):  # noqa: N802  (the name that the parser's visitors have)
        node.value = node.value.translate(str.maketrans(PLAIN, ACCENTED))
        return node


def marked(catalog):
    """A catalog in the language that nobody speaks."""
    return FluentSerializer().serialize(Marking().visit(FluentParser().parse(catalog)))


class Reader:
    """Somebody who goes through the pages and writes down what they can read."""

    def __init__(self, somebody, name="Noor"):
        self.somebody, self.page = somebody, somebody.page
        self.data = {"Noor", "Ines", "Taj Mahal", "Maharani", "Toy"}
        self.found = {}
        context = somebody.context
        context.request.put(f"{somebody.house}api/me", data={"name": name, "stone": "", "figure": ""})
        context.route("**/web/**/en.ftl", self.answer)
        context.add_init_script(f"({SPEAKING})({json.dumps([PLAIN, ACCENTED, RULE])})")
        self.page.reload()

    def answer(self, route):
        """A catalog, marked."""
        path = route.request.url.partition("/web/")[2]
        route.fulfill(body=marked((WEB / path).read_text()), content_type="text/plain; charset=utf-8")

    def ask(self, path, **body):
        """A good answer of the server to this browser."""
        request, address = self.somebody.context.request, f"{self.somebody.house}api/{path}"
        answer = request.post(address, data=body) if body else request.get(address)
        assert answer.ok, answer.text()
        return answer.json()

    def knows(self, table):
        """Who sits at a table has a name, not a word."""
        self.data |= {seat["name"] for seat in self.ask(f"tables/{table}")["seats"]}

    def look(self, where):
        """Write down what is not marked and is nothing that has no language."""
        names = "|".join(map(re.escape, sorted(self.data, key=len, reverse=True)))
        allowed = re.compile(rf"\b({names}|{RULE}|[a-h][1-8])\b")
        for place, text in self.page.evaluate(UNMARKED):
            if re.search("[a-zA-Z]", allowed.sub("", text)):
                self.found.setdefault(f"{place}: {text[:100]}", where)

    def has_found_nothing(self):
        """Everything was said by catalogs."""
        assert not self.found, "\n".join(f"on {where}: {what}" for what, where in self.found.items())

    def go(self, fragment, until):
        """Go to a page and read it."""
        self.page.goto(self.somebody.house + fragment)
        self.page.wait_for_selector(until)
        self.look(fragment.split("/")[1])

    def dialogs(self, where):
        """Open everything that opens over a table."""
        page = self.page
        for key, until in (
            ("h", ".hints li"),
            ("?", "dialog[open]"),
            ("/", "dialog[open] input"),
            ("s", "dialog[open]"),
        ):
            page.keyboard.press(key)
            page.wait_for_selector(until)
            self.look(f"{where} {key}")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        page.keyboard.press("l")
        page.wait_for_selector(".log-panel")
        self.look(f"{where} log")
        page.locator(".log-panel .tool").first.click()

    def menu(self, where):
        """The menu of a table, which is every game's, and what it leads to: settings, links, the shuffle and so on."""
        page = self.page
        for number in range(-6, 0):
            page.locator(".tools .tool").last.click()
            page.wait_for_selector("dialog[open] .menu")
            if number == -6:
                self.look(f"{where} menu")
            page.locator("dialog[open] .menu button").nth(number).click()
            self.look(f"{where} menu {number}")
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog, .recap", state="detached")
