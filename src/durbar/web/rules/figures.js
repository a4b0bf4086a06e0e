// Loads the figures of a game's rules. Some games have no figures.
import { readStandardBoard, Refusal } from '../api/client.js';

/** @import {Children} from '../html.js' */
/** @import {Untyped} from '../table/part.js' */

/**
 * Functions that return a figure, by the number of its rule.
 * @typedef {Record<string, () => Children>} Figures
 */

/**
 * The functions that load the modules with the figures, by game.
 * @type {Record<string, () => Promise<{figures: (board: Untyped) => Figures}>>}
 */
const FIGURE_MODULES = {
  maharani: () => import('../maharani/figures.js'),
  'taj-mahal': () => import('../taj-mahal/figures.js'),
};

/** The figures requested so far, by game. @type {Map<string, Promise<Figures>>} */
const cache = new Map();

/** Loads the figures of a game. @param {string} game @returns {Promise<Figures>} */
async function loadFigures(game) {
  if (!Object.hasOwn(FIGURE_MODULES, game)) return {};
  try {
    const [{ figures }, board] = await Promise.all([FIGURE_MODULES[game](), readStandardBoard(game)]);
    return figures(board);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    cache.delete(game); // so that the next call tries again
    return {};
  }
}

/** Returns the figures of a game, from the cache if possible. @param {string} game */
export function figuresOf(game) {
  const figures = cache.get(game) ?? loadFigures(game);
  cache.set(game, figures);
  return figures;
}
