// Cards in notation: `rVE`, `wK`, `*2`.
import { once } from '../../still.js';

/**
 * @typedef {object} Card
 * @property {string} text in notation
 * @property {'coloured' | 'white' | 'special'} kind
 * @property {string} cloth what it is woven of: red, yellow, green, blue, white or special
 * @property {string} colour what the edition calls its colour
 * @property {string[]} signs its symbols; a special card's sign
 */

/** Special cards by their notation: effect, sign on the card. @type {Record<string, [string, string]>} */
export const SPECIALS = {
  '*E': ['elephant', 'E'],
  '*K': ['mogul', 'K'],
  '*2': ['points', '+2'],
  '*C': ['colour-change', 'M'],
};

/** The notation of a special card by its effect. @param {string} effect */
export const specialText = (effect) => Object.keys(SPECIALS).find((text) => SPECIALS[text][0] === effect) ?? effect;

export const LETTERS = ['V', 'G', 'M', 'P', 'K', 'E'];

/** The names of the symbols in the view, by letter. @type {Record<string, string>} */
export const SYMBOLS = { V: 'vizier', G: 'general', M: 'monk', P: 'princess', K: 'mogul', E: 'elephant' };

/** The letter of a symbol by its name. @param {string} name */
export const letterOf = (name) => LETTERS.find((letter) => SYMBOLS[letter] === name) ?? name;

const ORDER = ['red', 'yellow', 'green', 'blue', 'white', 'special'];

const CLOTHS = ['red', 'yellow', 'green', 'blue'];

/** Cards read before: the same card is the same thing, so that one sees at a glance where another one lies. @type {Map<string, Card>} */
const known = new Map();

/**
 * A card in notation.
 * @param {string} text
 * @param {any} table of a view: it has the names of the four colours
 * @returns {Card}
 */
export function readCard(text, table) {
  const at = table.colours.findIndex((/** @type {string} */ name) => name[0] === text[0]);
  return once(known, `${text} ${table.colours[at]} ${at}`, () => cardOf(text, table.colours[at], CLOTHS[at]));
}

/** @param {string} text @param {string} colour @param {string} cloth @returns {Card} */
function cardOf(text, colour, cloth) {
  if (text[0] === '*') return { text, kind: 'special', cloth: 'special', colour: 'special', signs: [SPECIALS[text][1]] };
  if (text[0] === 'w') return { text, kind: 'white', cloth: 'white', colour: 'white', signs: [text[1]] };
  return { text, kind: 'coloured', cloth, colour, signs: [...text.slice(1)] };
}

/** Cards as they lie in a hand: by colour in the fixed order, then by symbols. @param {Card[]} cards */
export const inOrder = (cards) =>
  [...cards].sort(
    (a, b) =>
      ORDER.indexOf(a.cloth) - ORDER.indexOf(b.cloth) ||
      LETTERS.indexOf(a.signs[0]) - LETTERS.indexOf(b.signs[0]) ||
      LETTERS.indexOf(a.signs[1]) - LETTERS.indexOf(b.signs[1]),
  );

/**
 * A card in words: "red: Vizier and Elephant".
 * @param {Card} card @param {(id: string, args?: any) => string} t
 */
export function cardInWords(card, t) {
  if (card.kind === 'special') return t('taj-mahal-special', { effect: SPECIALS[card.text][0] });
  const [first, second] = card.signs.map((letter) => t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }));
  const colour = t('taj-mahal-colour', { colour: card.colour });
  if (!second) return t('taj-mahal-card-one', { colour, first });
  if (first === second) return t('taj-mahal-card-double', { colour, first });
  return t('taj-mahal-card-two', { colour, first, second });
}

/** The special cards of a player that do not lie in the row, in notation. @param {any} each @returns {string[]} */
export const specialsInHand = (each) =>
  each.specials.map(specialText).filter((/** @type {string} */ one) => !each.row.includes(one));

/**
 * The hand of a view, card by card, with the special cards that do not lie in the row.
 * @param {any} view @param {number | null} seat
 */
export function handOf(view, seat) {
  const { table } = view;
  if (seat === null || !table.hand) return [];
  const cards = Object.entries(table.hand).flatMap(([text, count]) => Array(count).fill(text));
  return inOrder([...cards, ...specialsInHand(table.seats[seat])].map((text) => readCard(text, table)));
}
