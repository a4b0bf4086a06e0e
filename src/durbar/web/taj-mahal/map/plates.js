// Where the plates of province tiles lie: at their place on the board, moved aside where they are drawn so large that they
// would lie on a city.
import { around, common } from './boxes.js';
import { PLATE } from './facts.js';

/** @typedef {import('./boxes.js').Box} Box */

/** How far a plate may be moved, in units of the board, and in steps of how many. */
const FAR = 16;
const STEP = 4;
/** How far a city reaches: a fortress has a tile at first. */
const REACH = { fortress: 18, town: 8 };

/** What was worked out before. @type {WeakMap<any, Map<string, [number, number]>>} */
const boards = new WeakMap();

/**
 * The middle of a plate: always the same for a plate of one size.
 * @param {any} province @param {any} board @param {number} wide @param {number} big @returns {[number, number]}
 */
export function plateAt(province, board, wide, big) {
  const kept = boards.get(board) ?? new Map();
  boards.set(board, kept);
  const key = `${province.name} ${wide} ${big}`;
  if (!kept.has(key)) kept.set(key, leastCovered(province.tile, board, wide * big, PLATE * big));
  return kept.get(key);
}

/** @param {[number, number]} tile @param {any} board @param {number} wide @param {number} high @returns {[number, number]} */
function leastCovered([x, y], board, wide, high) {
  /** @type {Box[]} */
  const marks = board.cities
    .map((/** @type {any} */ { x, y, fortress }) => {
      const reach = fortress ? REACH.fortress : REACH.town;
      return around(x, y, reach, reach);
    })
    .filter((/** @type {Box} */ mark) => common(mark, around(x, y, wide / 2 + FAR, high / 2 + FAR)));
  /** @type {[number, number]} */
  let best = [x, y];
  let least = Infinity;
  for (let dy = -FAR; dy <= FAR; dy += STEP) {
    for (let dx = -FAR; dx <= FAR; dx += STEP) {
      const box = around(x + dx, y + dy, wide / 2, high / 2);
      const price = marks.reduce((sum, mark) => sum + 10 * common(mark, box), Math.hypot(dx, dy));
      if (price < least) [least, best] = [price, [x + dx, y + dy]];
    }
  }
  return best;
}
