"""All pictured states in French at three sizes: no text is cut off or overflows its element."""

import pytest

from page_states import FRENCH, LOADED, PICTURES
from web.pages import SIZES, cut_off

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


@pytest.mark.parametrize("picture", [one for one in PICTURES if one.language == FRENCH], ids=lambda one: one.name)
def test_nothing_is_cut_off_in_french(stage, people, picture):
    contexts = people(picture.players, language=FRENCH)
    address = picture.arrange(stage, contexts)
    page = contexts[0].pages[0]
    page.goto(f"{stage.address}#/{address}")
    page.wait_for_function("document.documentElement.lang === 'fr'")
    page.locator(LOADED).first.wait_for()
    picture.show(page)
    wrong = {}
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        wrong[size] = cut_off(page)
    assert wrong == {size: [] for size in SIZES}


def test_check_finds_text_that_is_cut_off(visitor):
    page = visitor().page
    page.get_by_role("region", name="Maharani").wait_for()
    assert cut_off(page) == []
    page.get_by_role("main").evaluate(
        """(main) => {
          const box = main.appendChild(document.createElement('div'));
          box.innerHTML = '<p class="narrow">Unabridged</p><p class="low">One line and then another line</p>';
          const [narrow, low] = box.children;
          narrow.style.width = '30px';
          low.style.cssText = 'width: 80px; height: 20px; overflow: hidden';
        }"""
    )
    assert cut_off(page) == [
        '"Unabridged" is wider than p.narrow',
        '"One line and then another line" is higher than p.low',
    ]
