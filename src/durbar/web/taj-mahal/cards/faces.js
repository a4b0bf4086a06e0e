// Finds and describes cards. Views and events refer to a card by its code; the board has the list of all cards.

/** @import {View, Board, PlayerState, Translate} from '../types.js' */

/** @typedef {Board['cards'][string]} CardData a card in the list of the board */
/**
 * A card with everything that is needed to draw and describe it: its code, the signs on it, and its index in a sorted
 * hand. `special` is the edition's term for special cards.
 * @typedef {CardData & {code: string, signs: string[], sortIndex: number, special?: string}} Card
 */

/** The letters of the six symbols, in the order of the court. */
export const LETTERS = ['V', 'G', 'M', 'P', 'K', 'E'];

/** The names that views use for the symbols, by letter. @type {Record<string, string>} */
export const SYMBOLS = { V: 'vizier', G: 'general', M: 'monk', P: 'princess', K: 'mogul', E: 'elephant' };

/** Returns the letter of a symbol by its name. @param {string} name */
export const letterOfSymbol = (name) => LETTERS.find((letter) => SYMBOLS[letter] === name) ?? name;

/** The sign on a special card, by its effect. @type {Record<string, string>} */
export const EFFECT_SIGNS = { elephant: 'E', mogul: 'K', points: '+2', 'colour-change': 'M' };

/**
 * Returns a card with the properties that are needed to draw it.
 * @param {string} code @param {CardData} data @param {number} [sortIndex] @returns {Card}
 */
export const makeCard = (code, data, sortIndex = 0) => ({
  ...data,
  code,
  sortIndex,
  signs: data.effect === null ? data.symbols.map(letterOfSymbol) : [EFFECT_SIGNS[data.effect]],
});

/**
 * The cards of each board. Every code keeps the same card object, so that `===` shows which cards have changed.
 * @type {WeakMap<Board, Map<string, Card>>}
 */
const cardsByBoard = new WeakMap();

/**
 * Returns all cards of a board by their codes, in the order of a sorted hand.
 * @param {Board} board @returns {Map<string, Card>}
 */
function cardsOf(board) {
  let cards = cardsByBoard.get(board);
  if (!cards) {
    const { special } = board.names;
    const entries = Object.entries(board.cards).map(
      ([code, data], sortIndex) => /** @type {const} */ ([code, { ...makeCard(code, data, sortIndex), special }]),
    );
    cards = new Map(entries);
    cardsByBoard.set(board, cards);
  }
  return cards;
}

/** Returns the card with a code. @param {string} code @param {Board} board @returns {Card} */
export function cardByCode(code, board) {
  const card = cardsOf(board).get(code);
  if (!card) throw new Error(`no card ${code}`);
  return card;
}

/** Returns the special card with an effect. @param {string} effect @param {Board} board @returns {Card} */
export function specialCard(effect, board) {
  const card = [...cardsOf(board).values()].find((candidate) => candidate.effect === effect);
  if (!card) throw new Error(`no card with the effect ${effect}`);
  return card;
}

/** Returns the cards sorted as in a hand. @param {Card[]} cards */
export const sortCards = (cards) => [...cards].sort((a, b) => a.sortIndex - b.sortIndex);

/**
 * Describes a card in words, such as "red: Vizier and Elephant".
 * @param {Card} card @param {Translate} t
 */
export function describeCard(card, t) {
  if (card.effect !== null) return t('taj-mahal-special', { effect: card.effect, special: card.special });
  const [first, second] = card.symbols.map((symbol) => t('taj-mahal-symbol', { symbol }));
  const colour = t('taj-mahal-colour', { colour: card.colour });
  if (!second) return t('taj-mahal-card-one', { colour, first });
  if (first === second) return t('taj-mahal-card-double', { colour, symbol: card.symbols[0] });
  return t('taj-mahal-card-two', { colour, first, second });
}

/**
 * Returns the special cards of a player that are not in the player's row.
 * @param {PlayerState} player @param {Board} board
 * @returns {Card[]}
 */
export const specialsInHand = (player, board) =>
  player.specials.map((effect) => specialCard(effect, board)).filter(({ code }) => !player.row.includes(code));

/**
 * Returns the cards in the viewer's hand, one item per card, including the special cards that are not in the viewer's
 * row.
 * @param {View} view @param {Board} board
 */
export function handCards({ seat, table }, board) {
  if (seat === null || !table.hand) return [];
  const cards = Object.entries(table.hand).flatMap(([code, count]) => Array(count).fill(cardByCode(code, board)));
  return sortCards([...cards, ...specialsInHand(table.seats[seat], board)]);
}
