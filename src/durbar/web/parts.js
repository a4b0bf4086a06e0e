// The games that have their own web code, called their "part". For any other game a general part shows a picture of the
// table, and the legal moves as buttons.

/**
 * The functions that load the parts, by the name of the game.
 * @type {Record<string, () => Promise<{default: import('./table/part.js').GamePart}>>}
 */
const PART_LOADERS = {
  maharani: () => import('./maharani/part.js'),
  'taj-mahal': () => import('./taj-mahal/part.js'),
};

/** Whether a game has its own part, and so its own message catalog. @param {string} game */
export const hasPart = (game) => Object.hasOwn(PART_LOADERS, game);

/**
 * Loads the part of a game. If the game has no part, or its part cannot be loaded, loads the general part.
 * @param {string} game
 * @returns {Promise<import('./table/part.js').GamePart>}
 */
export async function loadPart(game) {
  const load = hasPart(game) ? PART_LOADERS[game] : null;
  if (load) {
    try {
      return (await load()).default;
    } catch (error) {
      console.error(error); // with the general part the table is still playable
    }
  }
  return (await import('./table/plain.js')).default;
}
