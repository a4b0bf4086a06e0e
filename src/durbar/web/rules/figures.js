// Figures: the pieces of a game beside the rules that need them. A game without figures has text only.
import { readUsualBoard, Refusal } from '../api/client.js';

/** @typedef {Record<string, () => import('../html.js').Children>} Figures by the number of their rule */

/** @type {Record<string, () => Promise<{figures: (board: import('../table/part.js').Untyped) => Figures}>>} */
const DRAWN = {
  maharani: () => import('../maharani/figures.js'),
  'taj-mahal': () => import('../taj-mahal/figures.js'),
};

/** @type {Map<string, Promise<Figures>>} */
const known = new Map();

/** @param {string} game @returns {Promise<Figures>} */
async function draw(game) {
  if (!Object.hasOwn(DRAWN, game)) return {};
  try {
    const [{ figures }, board] = await Promise.all([DRAWN[game](), readUsualBoard(game)]);
    return figures(board);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    known.delete(game); // so that the next call tries again
    return {};
  }
}

/** Returns the figures of a game. @param {string} game */
export function figuresOf(game) {
  const drawn = known.get(game) ?? draw(game);
  known.set(game, drawn);
  return drawn;
}
