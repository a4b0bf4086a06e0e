"""Tests that no French text is cut off, in the states of pages that tools/page_states.py lists, at three sizes."""

import pytest

from page_states import FRENCH, LOADED, PICTURES
from web.pages import SIZES, find_cut_off_text

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


@pytest.mark.parametrize(
    "picture", [state for state in PICTURES if state.language == FRENCH], ids=lambda state: state.name
)
def test_nothing_is_cut_off_in_french(stage, people, picture):
    contexts = people(picture.players, language=FRENCH)
    address = picture.arrange(stage, contexts)
    page = contexts[0].pages[0]
    page.goto(f"{stage.address}#/{address}")
    page.wait_for_function("document.documentElement.lang === 'fr'")
    page.locator(LOADED).first.wait_for()
    picture.show(page)
    faults_by_size = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        faults_by_size[size] = find_cut_off_text(page)
    assert faults_by_size == {size: [] for size in SIZES}


def test_check_finds_text_that_is_cut_off(visitor):
    page = visitor().page
    page.get_by_role("region", name="Maharani").wait_for()
    assert find_cut_off_text(page) == []
    page.get_by_role("main").evaluate(
        """(main) => {
          const box = main.appendChild(document.createElement('div'));
          box.innerHTML = '<p class="narrow">Unabridged</p><p class="low">One line and then another line</p>';
          const [narrow, low] = box.children;
          narrow.style.width = '30px';
          low.style.cssText = 'width: 80px; height: 20px; overflow: hidden';
        }"""
    )
    assert find_cut_off_text(page) == [
        '"Unabridged" is wider than p.narrow',
        '"One line and then another line" is higher than p.low',
    ]
