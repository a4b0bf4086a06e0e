"""Tests of the ending of a game: the counting of the points, the result beside the board, and the picture to share."""

import io
import json
import re

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import expect

from deterministic_server import NAMES, moves_until, seat_people
from page_states import is_over
from web.pages import WAIT_UNTIL_SETTLED, find_cut_off_text, find_violations, measure_overflow, open_table_page
from web.table_page import TablePage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]

COUNTING = re.compile("^Counting the (points|gold)$")
RESULT = re.compile(r"wins? by \d+|share the victory|on the tie-break")
LONG_NAMES = ("Maximiliane Charlotte von Hohenlohe-Schi", "Bartholomäus Wolfeschlegelsteinhausenber", *NAMES[2:])
SMALL_SIZES = [(1536, 730), (1280, 640), (844, 390), (390, 844)]
SIZES = [(1440, 900), (2560, 1440), *SMALL_SIZES]

# Returns the sentences about an invented result. `scene` has the facts of the result.
VERDICT = """async (scene) => {
  const { t } = await import('/web/words/words.js');
  await import('/web/ending/ending.js');
  const verdict = await import('/web/ending/verdict.js');
  const whole = { ...scene, t };
  return [verdict.winnerSentence(whole), ...verdict.verdictSentences(whole)];
}"""
# Records the SVG documents that the page serialises.
NOTE_SVG = """(() => {
  window.drawn = [];
  const write = XMLSerializer.prototype.serializeToString;
  XMLSerializer.prototype.serializeToString = function (node) {
    const text = write.call(this, node);
    if (node.localName === 'svg') window.drawn.push(text);
    return text;
  };
})()"""
# Shows the last recorded SVG document, and returns the left and right edges of its texts.
MEASURE_TEXTS = """() => {
  const drawing = new DOMParser().parseFromString(window.drawn.at(-1), 'image/svg+xml').documentElement;
  document.body.replaceChildren(document.adoptNode(drawing));
  const left = drawing.getBoundingClientRect().left;
  return [...drawing.querySelectorAll(':scope > text, :scope > g > text')].map((text) => {
    const box = text.getBoundingClientRect();
    return [text.textContent.trim(), box.left - left, box.right - left];
  });
}"""
# Makes the browser able to share files, and records the shared file.
FAKE_SHARING = """
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [{ name, type, size }] }) => { window.shared = { name, type, size }; };
"""


class Ending:
    """The result of a game at a table's page."""

    def __init__(self, page):
        self.page = page
        self.table = TablePage(page)
        self.dialog = page.get_by_role("dialog")
        self.counting = self.dialog.get_by_role("heading", name=COUNTING)
        self.title = self.dialog.get_by_role("heading", name=RESULT)
        self.rows = self.dialog.get_by_role("listitem")
        self.save = self.dialog.get_by_role("link", name="Save as PNG")

    def advance(self):
        """Let the paused clock run until the next step of the counting, or the result, is shown."""
        before = self.caption()
        while self.caption() == before:
            self.page.clock.run_for(50)

    def caption(self):
        """Return the headings of the result: its title and, during the counting, the title of the step."""
        return self.dialog.get_by_role("heading").all_inner_texts()[:2]

    def draw_picture(self):
        """Press the button that draws the picture, and wait for the picture."""
        self.dialog.get_by_role("button", name="Picture to share").click()
        expect(self.dialog.get_by_role("img", name=re.compile("final position"))).to_be_visible()


def seat_and_play(stage, contexts, game, seed, *, names=NAMES, leave=0):
    """Create a table, make the moves of a game except the last ones, and return the table and these last moves."""
    moves = moves_until(is_over, None, game=game, players=len(contexts), seed=seed)
    table = seat_people(stage, contexts, game=game, seed=seed, names=names)
    stage.make_moves(table, moves[: len(moves) - leave])
    return table, moves[len(moves) - leave :]


@pytest.fixture
def end_game(stage, people):
    """Return a function that ends a game while a page shows it, and returns the page. Its clock can be paused."""

    def end(game="taj-mahal", seed=2, players=4, *, motion="no-preference", pause=True, **options):
        contexts = people(players, motion=motion, **options)
        table, last_moves = seat_and_play(stage, contexts, game, seed, leave=1)
        page = contexts[0].pages[0]
        page.clock.install()
        open_table_page(stage, contexts[0], table)
        TablePage(page).wait_for_connection()
        if pause:
            page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        stage.make_moves(table, last_moves)
        ending = Ending(page)
        while pause and not ending.counting.count():
            page.clock.run_for(50)
        return ending

    return end


@pytest.fixture
def finished(stage, people):
    """Return a function that opens the page of a finished game."""

    def open_finished(game="taj-mahal", seed=2, players=4, *, names=NAMES, scripts=(), **options):
        contexts = people(players, **options)
        table, _ = seat_and_play(stage, contexts, game, seed, names=names)
        for script in scripts:
            contexts[0].add_init_script(script)
        open_table_page(stage, contexts[0], table)
        ending = Ending(contexts[0].pages[0])
        expect(ending.rows.first).to_be_visible()
        return ending

    return open_finished


def scores_in(ending):
    """Return the scores that the rows of the players show, from top to bottom."""
    return [int(re.search(r"(-?\d+)\s*$", text).group(1)) for text in ending.rows.all_inner_texts()]


def test_taj_mahal_counts_what_each_player_has_on_the_map_and_then_the_hands(end_game):
    ending = end_game()
    page, main = ending.page, ending.page.get_by_role("main")
    state = page.request.get(page.url.replace("#/table/", "api/tables/")).json()
    steps, names = state["ending"]["counting"], [seat["name"] for seat in state["seats"]]
    totals = [0] * len(names)
    for number, step in enumerate(steps):
        part = "hand" if step["part"] == "hand" else "during the visits"
        expect(ending.dialog.get_by_role("heading", name=f"{names[step['seat']]}: {part}")).to_be_visible()
        totals = [total + sum(points.values()) for total, points in zip(totals, step["points"], strict=True)]
        gained = sum(step["points"][step["seat"]].values())
        expect(main.get_by_text(f"+{gained}", exact=True)).to_be_visible()
        player_rows = ending.dialog.get_by_role("listitem").filter(has_text=re.compile(f"^\\s*({'|'.join(names)})"))
        counted = [int(re.search(r"(\d+)\s*$", text).group(1)) for text in player_rows.all_inner_texts()]
        assert counted == totals, number
        ending.advance()
    assert totals == state["view"]["scores"]
    expect(ending.title).to_have_text("You win by 18")
    expect(ending.counting).to_have_count(0)


def test_maharani_counts_the_gold_of_the_turns_and_then_each_quarter(end_game):
    ending = end_game("maharani", 3, size=(390, 844))
    page = ending.page
    state = page.request.get(page.url.replace("#/table/", "api/tables/")).json()
    animals = {quarter["quarter"]: quarter["animal"] for quarter in state["view"]["table"]["quarters"]}
    for step in state["ending"]["counting"]:
        caption = f"{animals[step['place']]} quarter" if step["place"] else "Gold during the turns"
        expect(ending.dialog.get_by_role("heading", name=caption)).to_be_visible()
        for points in step["points"]:
            if points:
                paid = sum(points.values())
                expect(page.get_by_role("main").get_by_text(f"+{paid}", exact=True).first).to_be_visible()
        ending.advance()
    expect(ending.title).to_have_text("Tomas wins by 16 gold")


def test_dock_does_not_tell_the_result_before_the_points_are_counted(end_game):
    ending = end_game()
    expect(ending.page.get_by_text(COUNTING)).to_have_count(2)  # the title of the result, and the dock
    expect(ending.page.get_by_text(RESULT)).to_have_count(0)
    ending.page.keyboard.press("x")
    expect(ending.title).to_be_visible()


def test_any_key_ends_the_counting_and_escape_closes_the_result_afterwards(end_game):
    ending = end_game()
    ending.page.keyboard.press("Escape")
    expect(ending.title).to_be_visible()
    ending.page.clock.resume()
    ending.page.keyboard.press("Escape")
    expect(ending.dialog).to_have_count(0)
    expect(ending.table.headline).to_have_text("You win by 18")
    ending.table.wait_for_focus(ending.table.headline)
    steps = ending.page.get_by_role("navigation", name="After the game")
    for name in ("Result", "Replay", "Analyse the game", "Rematch"):
        expect(steps.get_by_role("button", name=name).or_(steps.get_by_role("link", name=name))).to_be_visible()


def test_tap_on_the_board_ends_the_counting_and_the_next_one_closes_the_result(end_game):
    ending = end_game(size=(390, 844))
    ending.page.touchscreen.tap(100, 200)
    expect(ending.title).to_be_visible()
    ending.page.clock.resume()
    ending.page.touchscreen.tap(100, 200)
    expect(ending.dialog).to_have_count(0)


def test_button_pressed_during_the_counting_works_at_once(end_game):
    ending = end_game()
    ending.dialog.get_by_role("button", name="Rematch").click()
    ending.page.clock.resume()
    expect(ending.table.waiting_for_players).to_be_visible()


def test_reduced_motion_shows_the_result_at_once(end_game):
    ending = end_game(motion="reduce", pause=False)
    expect(ending.title).to_have_text("You win by 18")
    expect(ending.counting).to_have_count(0)
    assert scores_in(ending)[0] == 60


def test_reload_and_replay_show_the_final_state_without_counting(finished):
    ending = finished(motion="no-preference")
    expect(ending.title).to_have_text("You win by 18")
    expect(ending.counting).to_have_count(0)
    ending.page.reload()
    expect(ending.title).to_have_text("You win by 18")
    expect(ending.counting).to_have_count(0)
    ending.dialog.get_by_role("link", name="Replay", exact=True).click()
    slider = ending.page.get_by_role("slider")
    expect(slider).to_be_visible()
    ending.page.keyboard.press("End")
    expect(ending.page.get_by_role("main").get_by_text("Game over")).to_be_visible()
    expect(ending.dialog).to_have_count(0)
    expect(ending.page.get_by_text(COUNTING)).to_have_count(0)


def test_result_has_the_focus_and_is_announced_once_after_the_counting(end_game):
    ending = end_game()
    announcement = ending.dialog.get_by_role("status").first
    expect(announcement).to_have_text("")
    ending.table.wait_for_focus(ending.counting)
    ending.page.keyboard.press("x")
    ending.page.clock.resume()
    expect(announcement).to_have_text(re.compile(r"^You win by 18\. You took the lead for good in visit 5, Awadh"))
    ending.table.wait_for_focus(ending.title)
    statuses = ending.page.get_by_role("status", include_hidden=True).filter(has_text="You win by 18")
    expect(statuses).to_have_count(1)
    assert find_violations(ending.page) == []


def test_link_of_the_decisive_moment_opens_the_replay_there(finished):
    ending = finished()
    state = ending.page.request.get(ending.page.url.replace("#/table/", "api/tables/")).json()
    moment = state["ending"]["moment"]
    assert (moment["kind"], moment["chapter"]) == ("lead", 4)
    expect(ending.dialog.get_by_role("paragraph").filter(has_text="You took the lead for good")).to_be_visible()
    ending.dialog.get_by_role("link", name="See it in the replay").click()
    expect(ending.page.get_by_text(re.compile(f"Move {moment['moves']} of "))).to_be_visible()


def test_button_of_a_player_shows_only_that_player_on_the_map(finished):
    ending = finished()
    show = ending.dialog.get_by_role("button", name="Show Ines on the board")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    veiled = ending.page.get_by_role("main").screenshot()
    show.click()
    expect(show).to_have_attribute("aria-pressed", "false")
    shown = ending.page.get_by_role("main").screenshot()
    saturations = []
    for picture in (veiled, shown):
        with Image.open(io.BytesIO(picture)) as image:
            saturations.append(ImageStat.Stat(image.convert("HSV")).mean[1])
    assert saturations[0] < 0.85 * saturations[1]


# -- the sentences ----------------------------------------------------------------------------------------------------
def scene(scores, ranks, seat, *, unit="points", values=None, away=()):
    """Return the part of a scene from which the sentences about a result are made."""
    seats = [{"away": "novice" if number in away else None} for number in range(len(scores))]
    winners = [number for number, rank in enumerate(ranks) if rank == 1]
    return {
        "view": {"scores": scores, "outcome": {"scores": scores, "ranks": ranks, "winners": winners}},
        "names": list(NAMES[: len(scores)]),
        "seats": seats,
        "seat": seat,
        "state": {"ending": {"unit": unit, "tie_break": values and {"by": "cards", "values": values}}},
    }


SENTENCES = [
    (scene([60, 57], [1, 2], 0), ["You win by 3"], ["Vous gagnez de 3 points"]),
    (scene([60, 57], [1, 2], None), ["Noor wins by 3"], ["Noor gagne de 3 points"]),
    (
        scene([60, 56, 40], [1, 2, 3], 1),
        ["Noor wins by 4", "You are second, 4 points behind Noor."],
        ["Noor gagne de 4 points", "Vous êtes deuxième, 4 points derrière Noor."],
    ),
    (
        scene([60, 59, 59], [1, 2, 2], 2, unit="gold"),
        ["Noor wins by 1 gold", "You share second place, 1 gold behind Noor."],
        ["Noor gagne de 1 pièce d\u2019or", "Vous partagez la deuxième place, 1 pièce d\u2019or derrière Noor."],
    ),
    (
        scene([63, 63, 40], [1, 2, 3], 1, values=[9, 6, 3]),
        [
            "Noor wins on the tie-break",
            "You are second on the tie-break.",
            "Noor and Ines each have 63 points. The number of cards left in hand decides: Noor 9, Ines 6.",
        ],
        [
            "Noor gagne au départage",
            "Vous êtes deuxième au départage.",
            "Noor et Ines ont chacun 63 points. "
            "Le nombre de cartes restées en main décide\u202f: Noor 9, Ines 6.",
        ],
    ),
    (
        scene([63, 63, 40], [1, 1, 3], 0, values=[9, 9, 3]),
        [
            "You share the victory with Ines",
            "Noor and Ines each have 63 points and, with the same number of cards left in hand, stay tied.",
        ],
        [
            "Vous partagez la victoire avec Ines",
            "Noor et Ines ont chacun 63 points et restent à égalité, avec autant de cartes en main.",
        ],
    ),
    (
        scene([80, 80, 70], [1, 1, 3], None, unit="gold"),
        ["Noor and Ines share the victory", "Noor and Ines each have 80 gold."],
        ["Noor et Ines partagent la victoire", "Noor et Ines ont chacun 80 pièces d\u2019or."],
    ),
    (
        scene([60, 56, 40], [1, 2, 3], 2, away=[2]),
        ["Noor wins by 4", "You are third, 20 points behind Noor.", "A bot played for you at the end."],
        ["Noor gagne de 4 points", "Vous êtes troisième, 20 points derrière Noor.",
         "À la fin, un robot jouait à votre place."],
    ),
]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sentences_for_winners_ties_places_spectators_and_absent_players(people, stage, language):
    (context,) = people(1, language={"en": "en-GB", "fr": "fr-FR"}[language])
    page = context.pages[0]
    page.goto(stage.address)
    for made_up, english, french in SENTENCES:
        assert page.evaluate(VERDICT, made_up) == {"en": english, "fr": french}[language]


def test_two_people_at_one_screen_are_told_who_wins(stage, people):
    (context,) = people(1, motion="no-preference")
    moves = moves_until(is_over, None, players=2, seed=2)
    seats = [{"who": "me", "name": name} for name in NAMES[:2]]
    table = seat_people(stage, [context], seed=2, seats=seats, start=False)
    stage.make_moves(table, moves[:-1])
    page = context.pages[0]
    page.goto(f"{stage.address}#/table/{table}")
    expect(TablePage(page).curtain).to_be_visible()
    page.get_by_role("main").get_by_role("button").click()
    TablePage(page).wait_for_turn()
    stage.make_moves(table, moves[-1:])
    ending = Ending(page)
    expect(ending.counting.or_(ending.title)).to_be_visible()
    page.keyboard.press("x")
    expect(ending.title).to_have_text(re.compile(rf"^({NAMES[0]}|{NAMES[1]}) wins by \d+$"))


# -- the picture to share ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "players", "scheme"),
    [("taj-mahal", 2, "light"), ("taj-mahal", 5, "dark"), ("maharani", 2, "dark"), ("maharani", 4, "light")],
)
def test_picture_is_saved_as_png_with_names_and_scores_that_fit(finished, tmp_path, game, players, scheme):
    names = ("Maximiliane Charlotte von Hohenlohe-Schi", "A<b>&\"'Łódź", *NAMES[2:5])
    ending = finished(game, 3, players, names=names, scripts=[NOTE_SVG], size=(390, 844), color_scheme=scheme)
    state = ending.page.request.get(ending.page.url.replace("#/table/", "api/tables/")).json()
    ending.draw_picture()
    with ending.page.expect_download() as download:
        ending.save.click()
    assert re.fullmatch(rf"{game}-[\w-]+\.png", download.value.suggested_filename)
    download.value.save_as(tmp_path / "picture.png")
    with Image.open(tmp_path / "picture.png") as image:
        assert image.format == "PNG"
        assert image.width == 1800
        assert 1.1 < image.height / image.width < 1.6
        colours = image.convert("RGB").resize((180, 240)).getcolors(180 * 240)
        assert len(colours) > 1000
        for row in range(4):  # no part of the picture is blank
            part = image.crop((0, image.height * row // 4, image.width, image.height * (row + 1) // 4))
            assert len(part.convert("RGB").resize((180, 60)).getcolors(180 * 60)) > 200, row
    texts = ending.page.evaluate(MEASURE_TEXTS)
    for name, score in zip(names, state["view"]["scores"], strict=False):
        shown = [(text, left, right) for text, left, right in texts if text.rstrip("…") and text[0] == name[0]]
        assert any(name.startswith(text.rstrip("…")) and right < 672 for text, _left, right in shown), name
        assert any(text == str(score) for text, _, _ in texts), score
    assert all(left >= 0 and right <= 1200 for _, left, right in texts)
    source = ending.page.evaluate("window.drawn.at(-1)")
    assert "A&lt;b&gt;&amp;" in source
    assert not re.search(r"\sstyle=|var\(--|<script|\sclass=", source)


def test_picture_can_be_shared_where_the_browser_shares_files(finished):
    ending = finished(scripts=[FAKE_SHARING])
    ending.draw_picture()
    ending.dialog.get_by_role("button", name="Share…").click()
    shared = ending.page.wait_for_function("window.shared").json_value()
    assert shared["name"] == "taj-mahal-noor-ines-tomas-kiran.png"
    assert shared["type"] == "image/png"
    assert shared["size"] > 100_000


def test_browser_that_cannot_share_files_only_saves_the_picture(finished):
    ending = finished(scripts=["navigator.canShare = () => false;"])
    ending.draw_picture()
    expect(ending.save).to_be_visible()
    expect(ending.dialog.get_by_role("button", name="Share…")).to_have_count(0)


# -- the layout -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "players"), [("taj-mahal", 5), ("maharani", 4)])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_result_lies_beside_the_board_and_nothing_is_cut_off(finished, game, players, language):
    ending = finished(game, 2, players, language=language)
    page = ending.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(WAIT_UNTIL_SETTLED)
        drawing = page.get_by_role("main").get_by_role("group").first
        expect(ending.rows.first).to_be_in_viewport()
        assert measure_overflow(page) == (0, 0), (width, height)
        board, result = drawing.bounding_box(), ending.dialog.bounding_box()
        assert board["x"] + board["width"] <= result["x"] + 1 or board["y"] + board["height"] <= result["y"] + 1, width
        assert min(board["width"], board["height"]) > 0.4 * min(width, height), (width, height)
        assert find_cut_off_text(page) == [], (width, height)


def test_long_names_fit_into_the_result(finished):
    ending = finished("taj-mahal", 2, 5, names=LONG_NAMES)
    for width, height in SIZES:
        ending.page.set_viewport_size({"width": width, "height": height})
        ending.page.evaluate(WAIT_UNTIL_SETTLED)
        right = ending.dialog.bounding_box()["x"] + ending.dialog.bounding_box()["width"]
        for name in LONG_NAMES[:2]:
            box = ending.rows.get_by_text(name, exact=True).first.bounding_box()
            assert box["x"] + box["width"] < right - 90, (width, name)  # the button and the score are at the right
        expect(ending.rows.get_by_text(LONG_NAMES[0], exact=True).first).to_have_css("text-overflow", "clip")


def test_json_of_the_ending_contains_no_cards(finished):
    ending = finished()
    state = ending.page.request.get(ending.page.url.replace("#/table/", "api/tables/")).json()
    assert set(state["ending"]) == {"unit", "counting", "tie_break", "moment"}
    assert len(json.dumps(state["ending"])) < 6000
