"""Tests that browsers contribute to the seed of a game, and check the deal afterwards."""

import pytest
from playwright.sync_api import expect

from web.playing import table_id_of
from web.table_page import TablePage
from web.test_before_and_after_games import play_to_the_end, start_button
from web.test_tables import open_with_friends, sit

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.compiled_only]


def shuffle_of(visitor):
    """Return what the server says about the deal of the visitor's table."""
    address = f"{visitor.server_url}api/tables/{table_id_of(visitor.page)}"
    return visitor.context.request.get(address).json()["shuffle"]


def test_browser_contributes_to_a_game_against_bots(visitor):
    player = visitor()
    page = player.play_now("Taj Mahal")
    expect(TablePage(page).headline).to_be_visible()
    (contribution,) = shuffle_of(player)["contributions"]
    assert contribution["seat"] == 0
    assert len(contribution["bits"]) == 64


def test_every_browser_contributes_and_checks_the_deal(visitor):
    host = visitor()
    (link,) = open_with_friends(host.page)
    friend = sit(visitor(), link, "Ines")
    start_button(host.page).click()
    for page in (host.page, friend):
        expect(TablePage(page).headline).to_be_visible()
    contributions = shuffle_of(host)["contributions"]
    assert [contribution["seat"] for contribution in contributions] == [0, 1]
    assert all(contribution["bits"] for contribution in contributions)
    play_to_the_end(host.server_url, table_id_of(host.page), [host.context, friend.context])
    for page in (host.page, friend):
        expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    friend.keyboard.press("Escape")  # closes the dialog with the result
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Was the shuffle fair?").click()
    dialog = friend.get_by_role("dialog", name="Was the shuffle fair?")
    expect(dialog.get_by_role("listitem").filter(has_text="Ines")).to_be_visible()
    expect(dialog.get_by_role("listitem")).to_have_count(3)  # the server and two people


def test_deal_without_the_browsers_own_bits_is_detected(visitor):
    page = visitor().page
    checks = page.evaluate(
        """async () => {
          const { bytesOf, digitsOf, hashOf, isFairDeal } = await import('/web/table/contribution.js');
          const [secret, own, other] = ['00', '11', '22'].map((pair) => pair.repeat(32));
          const hash = await hashOf(bytesOf(secret));
          const prefix = digitsOf(new TextEncoder().encode('durbar deal 1\\0'));
          const contribution = async (seat, bits) => ({ seat, bits, hash: await hashOf(bytesOf(bits)) });
          const contributions = [await contribution(1, other), await contribution(0, own)];
          const seed = await hashOf(bytesOf(`${prefix}${secret}00${own}01${other}`));
          const deal = { hash, secret, seed, contributions };
          const remembered = { bits: own, serverHash: hash };
          const seedWithoutOwnBits = await hashOf(bytesOf(`${prefix}${secret}01${other}`));
          const dealWithoutOwnBits = { ...deal, contributions: [contributions[0]], seed: seedWithoutOwnBits };
          const dealOfServerAlone = { ...deal, contributions: [], seed: secret };
          return {
            'complete, checked by a contributor': await isFairDeal(deal, remembered),
            'complete, checked by a spectator': await isFairDeal(deal),
            'without own bits, checked by their contributor': await isFairDeal(dealWithoutOwnBits, remembered),
            'without own bits, checked by a spectator': await isFairDeal(dealWithoutOwnBits),
            'another secret': await isFairDeal(deal, { ...remembered, serverHash: '33'.repeat(32) }),
            'another seed': await isFairDeal({ ...deal, seed: '44'.repeat(32) }, remembered),
            'server alone, checked by a contributor': await isFairDeal(dealOfServerAlone, remembered),
            'server alone, checked by a spectator': await isFairDeal(dealOfServerAlone),
            'server alone, no hash was received': await isFairDeal(dealOfServerAlone, { bits: own }),
          };
        }"""
    )
    assert checks == {
        "complete, checked by a contributor": True,
        "complete, checked by a spectator": True,
        "without own bits, checked by their contributor": False,
        "without own bits, checked by a spectator": True,
        "another secret": False,
        "another seed": False,
        "server alone, checked by a contributor": False,
        "server alone, checked by a spectator": True,
        "server alone, no hash was received": True,
    }


def test_server_that_changes_its_secret_before_the_reveal_is_detected(visitor):
    page = visitor().page
    remembered = page.evaluate(
        """async () => {
          const { bytesOf, contribute, contributionTo, hashOf } = await import('/web/table/contribution.js');
          const [bits, first, changed] = ['11', '22', '33'].map((pair) => pair.repeat(32));
          localStorage.setItem('durbar-contributions', JSON.stringify({ t: { bits, serverHash: first } }));
          const contributions = [{ seat: 0, bits: null, hash: await hashOf(bytesOf(bits)) }];
          const state = {
            you: { seats: [0] }, stage: 'gathering', dealing: true, version: 3,
            shuffle: { hash: changed, contributions },
          };
          const sent = [];
          window.fetch = async (address, { body }) => {
            sent.push(JSON.parse(body).bits);
            return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
          };
          await contribute({ id: 't', seat: 0, state: { value: null }, refresh: async () => {} }, state);
          return { sent, ...contributionTo('t') };
        }"""
    )
    assert remembered == {"sent": ["11" * 32], "bits": "11" * 32, "serverHash": "22" * 32}
