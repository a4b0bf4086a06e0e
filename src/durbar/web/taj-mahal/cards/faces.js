// The faces of cards, by the codes that views and stories use. The board has the list of all cards.

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Holder} Holder */
/** @typedef {import('../types.js').Say} Say */

/** @typedef {Board['cards'][string]} Shows what the board says of a card */
/**
 * A card with its code, its drawing, and its place in the order of a hand.
 * @typedef {Shows & {text: string, signs: string[], place: number, special?: string}} Card
 */

export const LETTERS = ['V', 'G', 'M', 'P', 'K', 'E'];

/** The names of the symbols in the view, by letter. @type {Record<string, string>} */
export const SYMBOLS = { V: 'vizier', G: 'general', M: 'monk', P: 'princess', K: 'mogul', E: 'elephant' };

/** Returns the letter of a symbol by its name. @param {string} name */
export const letterOf = (name) => LETTERS.find((letter) => SYMBOLS[letter] === name) ?? name;

/** The sign on a special card, by its effect. @type {Record<string, string>} */
export const EFFECT_SIGNS = { elephant: 'E', mogul: 'K', points: '+2', 'colour-change': 'M' };

/** Returns a card as it is drawn. @param {string} text @param {Shows} shows @param {number} [place] @returns {Card} */
export const makeCard = (text, shows, place = 0) => ({
  ...shows,
  text,
  place,
  signs: shows.effect === null ? shows.symbols.map(letterOf) : [EFFECT_SIGNS[shows.effect]],
});

/**
 * The cards of a board: the same card is the same object, so that `===` shows which cards have changed.
 * @type {WeakMap<Board, Map<string, Card>>}
 */
const boards = new WeakMap();

/**
 * Returns all cards of a board by their codes, in the order of a hand.
 * @param {Board} board @returns {Map<string, Card>}
 */
function cardsOf(board) {
  let cards = boards.get(board);
  if (!cards) {
    const { special } = board.names;
    const made = Object.entries(board.cards).map(
      ([text, shows], place) => /** @type {const} */ ([text, { ...makeCard(text, shows, place), special }]),
    );
    cards = new Map(made);
    boards.set(board, cards);
  }
  return cards;
}

/** Returns the card of a code. @param {string} text @param {Board} board @returns {Card} */
export function cardOf(text, board) {
  const card = cardsOf(board).get(text);
  if (!card) throw new Error(`no card ${text}`);
  return card;
}

/** Returns the special card with an effect. @param {string} effect @param {Board} board @returns {Card} */
export function specialOf(effect, board) {
  const card = [...cardsOf(board).values()].find((one) => one.effect === effect);
  if (!card) throw new Error(`no card with the effect ${effect}`);
  return card;
}

/** Returns cards in the order of a hand. @param {Card[]} cards */
export const inOrder = (cards) => [...cards].sort((a, b) => a.place - b.place);

/**
 * Returns a card in words: "red: Vizier and Elephant".
 * @param {Card} card @param {Say} t
 */
export function cardInWords(card, t) {
  if (card.effect !== null) return t('taj-mahal-special', { effect: card.effect, special: card.special });
  const [first, second] = card.symbols.map((symbol) => t('taj-mahal-symbol', { symbol }));
  const colour = t('taj-mahal-colour', { colour: card.colour });
  if (!second) return t('taj-mahal-card-one', { colour, first });
  if (first === second) return t('taj-mahal-card-double', { colour, symbol: card.symbols[0] });
  return t('taj-mahal-card-two', { colour, first, second });
}

/**
 * Returns the special cards of a player that are not in the row.
 * @param {Holder} each @param {Board} board
 * @returns {Card[]}
 */
export const specialsInHand = (each, board) =>
  each.specials.map((effect) => specialOf(effect, board)).filter(({ text }) => !each.row.includes(text));

/**
 * Returns the hand of a view, card by card, with the special cards that are not in the row.
 * @param {View} view @param {Board} board
 */
export function handOf({ seat, table }, board) {
  if (seat === null || !table.hand) return [];
  const cards = Object.entries(table.hand).flatMap(([text, count]) => Array(count).fill(cardOf(text, board)));
  return inOrder([...cards, ...specialsInHand(table.seats[seat], board)]);
}
