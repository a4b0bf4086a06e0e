"""Tests of public knowledge about hands in rare cases (TM-2.7, TM-8.3): many shuffles, and open plays.

The rules keep track of the shuffle after which a card was drawn. A play is open as long as the played card could have
been drawn after more than one shuffle.
"""

import pytest

from durbar.games.taj_mahal.rules.state import DRAWS, OPEN_PLAYS, OUT, SHUFFLES, TAKE, TYPES
from games.taj_mahal.story import Story


def story_with_unseen_cards(
    shuffles: dict[int, list[str]], *, deck: str = "", now: int = 7, edition: str = "2000"
) -> Story:
    """Return a test position where seat 0 holds cards that the others have not seen, drawn after several shuffles.

    ``shuffles`` has the cards by the number of the shuffle. ``deck`` has the cards in the deck, and ``now`` is the
    number of the last shuffle. All other cards are in the discard pile.
    """
    story = Story(3, edition)
    state = story.state
    knowledge = state.knowledge
    cards = [(shuffle, card) for shuffle, texts in shuffles.items() for card in story.cards(" ".join(texts))]
    in_deck = story.cards(deck)
    for seat in range(3):
        state.hands[seat], state.known[seat] = [0] * TYPES, [0] * TYPES
        state.draw_type[seat], state.draw_shuffle[seat] = [0] * DRAWS, [0] * DRAWS
        state.size[seat] = state.holds[seat] = 0
    knowledge.unseen = [[0] * TYPES for _ in range(SHUFFLES)]
    knowledge.held = [[0] * SHUFFLES for _ in knowledge.held]
    knowledge.now = now
    for index, (shuffle, card) in enumerate(cards):
        state.hands[0][card] += 1
        state.holds[0] |= 1 << card
        state.size[0] += 1
        state.draw_type[0][index], state.draw_shuffle[0][index] = card, shuffle
        knowledge.unseen[shuffle][card] += 1
        knowledge.held[0][shuffle] += 1
    for card in in_deck:
        knowledge.unseen[now][card] += 1
    not_discarded = [card for _, card in cards] + in_deck + state.display[: state.display_size]
    all_cards = [0] * TYPES
    for type, card in enumerate(story.board.coloured_types):
        all_cards[type] = card.count
    for symbol, card in enumerate(story.board.white_types):
        all_cards[TYPES - 6 + symbol] = card.count
    assert sum(all_cards) == 96
    for pool, counts in (
        (state.deck, [in_deck.count(type) for type in range(TYPES)]),
        (state.discard, [n - not_discarded.count(type) for type, n in enumerate(all_cards)]),
    ):
        pool.count, pool.size = counts, sum(counts)
        pool.group = [sum(counts[8 * group : 8 * group + 8]) for group in range(8)]
    story.game.position.write(state.pack())
    assert story.game.position.broken_invariant() == 0
    return story


def imagined_hands(story: Story, viewer: int, worlds: int = 60) -> set[tuple[int, ...]]:
    """Sample the hidden cards ``worlds`` times from what a viewer may know, and return the hands of seat 0."""
    sight = story.game.position.seen_by(viewer)
    hands = set()
    for seed in range(worlds):
        world = sight.imagined(viewer, seed)
        assert world.broken_invariant() == 0
        assert world.seen_by(viewer).raw() == sight.raw()
        hands.add(tuple(world.read().hands[0]))
    return hands


def test_tm_2_7_ninth_shuffle_merges_the_two_oldest_shuffles():
    cards_by_shuffle = {
        shuffle: [text] for shuffle, text in enumerate(["rVE", "rGE", "rME", "rPE", "rKE", "rEE", "yVE", "yGE"])
    }
    story = story_with_unseen_cards(cards_by_shuffle)
    story.game.position.push(OUT)  # seat 0 has played nothing and draws a card; the deck is empty, so it is shuffled
    state = story.game.position.read()
    assert story.game.position.broken_invariant() == 0
    # there is room for eight shuffles: the two oldest become one, and the new shuffle takes the free place
    assert state.knowledge.merged == 1
    assert state.knowledge.now == 1
    assert state.knowledge.held[0] == [2, 1, 1, 1, 1, 1, 1, 1]
    assert sum(state.knowledge.unseen[0]) == 2
    # only the card just drawn is uncertain; the others are known by elimination
    assert len(imagined_hands(story, 1)) > 1


def test_tm_8_3_play_of_a_card_that_could_be_from_two_shuffles_stays_open():
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["rVE"]}, deck="rVE yVE", now=1)
    story.game.push("rVE")
    knowledge = story.state.knowledge
    assert knowledge.plays == 1
    assert knowledge.play_type[0] == story.cards("rVE")[0]
    assert story.game.position.broken_invariant() == 0
    hands = imagined_hands(story, 1)
    red_vizier, red_general, yellow_vizier = story.cards("rVE rGE yVE")
    possible = {(hand[red_vizier], hand[red_general], hand[yellow_vizier]) for hand in hands}
    # besides rGE, the hand has the other rVE or a yVE that was drawn after the second shuffle
    assert possible == {(1, 1, 0), (0, 1, 1)}


def withdraw_seats_1_and_2(story: Story) -> None:
    """Make the moves with which seats 1 and 2 withdraw and take cards. Then seat 0 is to move."""
    for _ in range(2):
        story.game.push("out")
        while story.game.to_move and story.state.phase == TAKE:
            story.game.push(next(iter(story.game.legal_moves)))


def test_tm_8_3_hand_is_known_after_open_plays_of_both_equal_cards():
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["rVE"]}, deck="yVE", now=1)
    story.game.push("rVE")
    withdraw_seats_1_and_2(story)
    story.game.push("rVE")
    assert story.state.knowledge.plays == 2
    (hand,) = imagined_hands(story, 1)
    assert [type for type, n in enumerate(hand) if n] == story.cards("rGE")


def remove_seats_1_and_2_from_visit(story: Story) -> None:
    """Change the position so that only seat 0 is still in the visit, and the display is empty."""
    state = story.state
    for type in state.display[: state.display_size]:
        state.discard.count[type] += 1
        state.discard.group[type // 8] += 1
        state.discard.size += 1
    state.display, state.display_size = [0] * len(state.display), 0
    state.visiting, state.frame.mover = 0b001, 0
    story.game.position.write(state.pack())


def test_tm_8_3_revealed_card_settles_an_open_play():
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["yVE"]}, deck="rVE", now=1)
    story.game.push("rVE")
    assert story.state.knowledge.plays == 1
    remove_seats_1_and_2_from_visit(story)
    assert story.game.position.broken_invariant() == 0
    story.game.push("out")
    while story.state.visit == 0:
        story.game.push(next(iter(story.game.legal_moves)))
    assert story.game.position.broken_invariant() == 0
    # the rVE of the deck is now on display, so the played rVE was drawn after the first shuffle
    assert story.state.knowledge.plays == 0
    assert story.state.knowledge.held[0][:2] == [1, 1]


def test_open_play_is_settled_at_once_if_the_list_of_open_plays_is_full():
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["rVE"]}, deck="rVE", now=1)
    state = story.state
    state.knowledge.plays = OPEN_PLAYS
    for index in range(OPEN_PLAYS):  # plays of a seat that holds nothing are never settled
        state.knowledge.play_seat[index] = 1
    story.game.position.write(state.pack())
    story.game.position.push(story.game.encode("rVE"))
    knowledge = story.state.knowledge
    assert knowledge.plays == OPEN_PLAYS
    assert sum(knowledge.held[0]) == 2  # seat 0 held three unseen cards and has played one of them


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_only_a_seat_itself_is_certain_of_its_drawn_cards(viewer):
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["yVE"]}, deck="rGE yGE", now=1)
    hands = imagined_hands(story, viewer)
    assert (len(hands) == 1) == (viewer == 0)


def add_play_that_stays_open(story: Story, shuffle: int) -> None:
    """Add an open play by seat 2 of a card that this board does not have. Such a play is never settled."""
    state = story.state
    state.knowledge.play_seat[state.knowledge.plays] = 2
    state.knowledge.play_type[state.knowledge.plays] = len(story.board.coloured_types)
    state.knowledge.play_shuffle[state.knowledge.plays] = shuffle
    state.knowledge.plays += 1
    story.game.position.write(state.pack())


def test_open_plays_move_up_in_the_list_when_an_earlier_one_is_settled():
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["yVE"]}, deck="rVE", now=1)
    story.game.push("rVE")
    add_play_that_stays_open(story, shuffle=1)
    assert list(story.state.knowledge.play_seat[:2]) == [0, 2]
    remove_seats_1_and_2_from_visit(story)
    while story.state.visit == 0:
        story.game.position.push(story.game.position.legal()[0])
    assert list(story.state.knowledge.play_seat[:2]) == [2, 0]
    assert story.state.knowledge.play_shuffle[0] == 1


def test_open_plays_keep_their_shuffle_when_shuffles_are_merged():
    """One play is open because of shuffle 1, which is merged with shuffle 0; the other because of shuffle 5."""
    cards_by_shuffle = {
        shuffle: [text] for shuffle, text in enumerate(["rVE", "rGE", "rME", "rPE", "rKE", "rEE", "yVE", "yGE"])
    }
    story = story_with_unseen_cards(cards_by_shuffle)
    add_play_that_stays_open(story, shuffle=1)
    add_play_that_stays_open(story, shuffle=5)
    story.game.position.push(OUT)  # seat 0 draws a card, and the deck is shuffled
    assert list(story.state.knowledge.play_shuffle[:2]) == [0, 5]


def test_tm_8_3_card_is_not_played_before_it_is_drawn():
    """Before each of the two plays the seat had drawn only one card after the second shuffle (`play_room`). So at most
    one of the two played cards can have been drawn after that shuffle.
    """
    story = story_with_unseen_cards({0: ["rVE", "rGE"], 1: ["rVE", "rGE"]}, deck="yVE", now=1)
    story.game.push("rVE")
    withdraw_seats_1_and_2(story)
    story.game.push("rGE")
    state = story.state
    assert state.knowledge.plays == 2
    state.knowledge.play_shuffle[:2] = state.knowledge.play_room[:2] = [1, 1]
    story.game.position.write(state.pack())
    sight = story.game.position.seen_by(1)
    for seed in range(60):
        world = sight.imagined(1, seed).read()
        assert world.draw_shuffle[0][:2] != [1, 1]
