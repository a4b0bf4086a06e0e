// The games that have their own web code (a "part"). Any other game is shown as a picture with its moves as buttons.

/** @type {Record<string, () => Promise<{default: import('./table/part.js').GamePart}>>} */
const PART_LOADERS = {
  maharani: () => import('./maharani/part.js'),
  'taj-mahal': () => import('./taj-mahal/part.js'),
};

/** Whether a game has its own part, and so its own message catalog. @param {string} game */
export const hasPart = (game) => Object.hasOwn(PART_LOADERS, game);

/**
 * Loads the part of a game, or the general one.
 * @param {string} game
 * @returns {Promise<import('./table/part.js').GamePart>}
 */
export async function loadPart(game) {
  const load = hasPart(game) ? PART_LOADERS[game] : null;
  if (load) {
    try {
      return (await load()).default;
    } catch (error) {
      console.error(error); // the table stays playable when its part cannot be loaded
    }
  }
  return (await import('./table/plain.js')).default;
}
