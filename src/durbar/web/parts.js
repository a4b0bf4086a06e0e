// The games that have their own part here. Any other game is shown as a picture with its moves as buttons.

/** @type {Record<string, () => Promise<{default: import('./table/part.js').GamePart}>>} */
const PARTS = {
  maharani: () => import('./maharani/part.js'),
  'taj-mahal': () => import('./taj-mahal/part.js'),
};

/** Whether a game has its own part here, with its own message catalog. @param {string} game */
export const knowsGame = (game) => Object.hasOwn(PARTS, game);

/**
 * Loads the part of a game.
 * @param {string} game
 * @returns {Promise<import('./table/part.js').GamePart>}
 */
export async function partOf(game) {
  const known = knowsGame(game) ? PARTS[game] : null;
  if (known) {
    try {
      return (await known()).default;
    } catch (trouble) {
      console.error(trouble); // the table stays playable when its part cannot be loaded
    }
  }
  return (await import('./table/plain.js')).default;
}
