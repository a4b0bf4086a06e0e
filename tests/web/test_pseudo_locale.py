"""Every word on the pages comes from a catalog.

The catalogs are replaced on their way to the browser by a language that nobody speaks, in which every letter has an
accent, and so is what the server says in sentences. A plain letter on the page is then a name, a number of a rule, a
move in notation: or English that somebody wrote into the page where no translator will find it.
"""

import json
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, Transformer

from analysis.games import planted
from games.each import home_of
from server.process import Process
from web.pages import WEB
from web.test_statistics import finished

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

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


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory):
    """A server that thinks about each decision of an analysis for a moment only."""
    server = Process(f"sqlite:///{tmp_path_factory.mktemp('pseudo') / 'tables.sqlite'}", beat=0.02, analysing=5)
    yield f"{server.address}/"
    server.stop()


class Reader:
    """Somebody who goes through the pages and writes down what they can read."""

    def __init__(self, somebody):
        self.somebody, self.page = somebody, somebody.page
        self.data = {"Noor", "Ines", "Taj Mahal", "Maharani", "Toy"}
        self.found = {}
        context = somebody.context
        context.request.put(f"{somebody.house}api/me", data={"name": "Noor", "stone": "", "figure": ""})
        context.route("**/web/**/en.ftl", self.answer)
        context.add_init_script(f"({SPEAKING})({json.dumps([PLAIN, ACCENTED, RULE])})")

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


def names_of(board):
    """Cities and provinces."""
    return {one["name"] for part in ("cities", "provinces") for one in board[part]}


def maharani():
    """The record of a game of Maharani."""
    found = json.loads((home_of("maharani") / "fixtures" / "showcase-2.json").read_text())["record"]
    return {**found, "seats": ["Noor", "Ines"]}


def bring(reader, record, number):
    """Bring a game: its table, and another one on which it is played on from a move."""
    table = reader.ask("import", record=record, **{"as": "finished"})["table"]
    running = reader.ask(f"tables/{table}/branch-off", number=number, seat=number % 2)["table"]
    reader.knows(running)
    return table, running


def around_the_tables(reader):
    """Home with its dialogs, the pages of text, a first game."""
    page = reader.page
    page.wait_for_selector(".tables li:nth-child(4)")
    reader.look("home")
    for number in (1, 2):
        page.locator(".acts button").nth(number).click()
        page.wait_for_selector("dialog[open] form")
        page.locator("summary").click()
        reader.look(f"making {number}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.locator(".tables-head button").click()
    page.wait_for_selector("dialog[open] form")
    reader.look("bringing a record")
    page.keyboard.press("Escape")
    reader.go("#/rules/taj-mahal", "[id='TM-1.1']")
    reader.go("#/rules/maharani", "[id='MH-1.1']")
    reader.go("#/rules", ".rule-books a")
    reader.go("#/about", "main h2")
    reader.go("#/statistics", ".stat-facts")
    reader.go("#/learn/taj-mahal", ".learn .primary")
    page.locator(".learn .primary").click()
    page.wait_for_selector(".guide-card")
    reader.knows(page.url.rpartition("/")[2])
    reader.look("guide")


def a_game(reader, finished, running, number, picks, more=None):
    """Its table with a move that is about to be made, what opens over it, and what is told when it is over."""
    page = reader.page
    reader.go(f"#/table/{running}", ".dock[data-acting=yes]")
    for pick in picks:
        page.locator(pick).first.click()
    page.wait_for_selector(".preview .primary:not([disabled])")
    reader.look("picked")
    page.keyboard.press("Escape")
    reader.dialogs("table")
    if more:
        more("table")
    reader.go(f"#/table/{finished}", ".ranking")
    reader.go(f"#/replay/{finished}/{number}", f".dock.replay[data-number='{number}']")
    reader.go(f"#/analysis/{finished}", ".an-chart .run")
    page.locator(".an-page summary").click()
    page.wait_for_selector(".an-all tbody tr")
    reader.look("analysis in numbers")


def test_nothing_is_said_but_by_catalogs(visitor, quick_house):
    reader = Reader(visitor(house=quick_house))
    page = reader.page
    reader.data |= names_of(reader.ask("games/taj-mahal/board"))
    palaces = bring(reader, planted()[0], 59)
    floors = bring(reader, maharani(), 22)
    finished(reader.somebody, "maharani")
    page.reload()
    around_the_tables(reader)
    a_game(reader, *palaces, 59, [".hand-card.yes"], reader.menu)
    a_game(reader, *floors, 22, [".rail-tile.legal", ".place:has(.fit)"])
    assert not reader.found, "\n".join(f"on {where}: {what}" for what, where in reader.found.items())
    # and this is how it would be found
    page.locator("body").evaluate("(body) => body.append('Noor, 3, Hello')")
    page.locator("a").first.evaluate("(link) => link.setAttribute('aria-label', 'Go away')")
    reader.look("planted")
    assert sorted(place.partition(": ")[2] for place in reader.found) == ["Go away", "Noor, 3, Hello"]
