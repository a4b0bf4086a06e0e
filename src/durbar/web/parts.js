// The games that have a table of their own here. A game without one is shown as a picture with its moves as buttons.

/** @type {Record<string, () => Promise<{default: import('./table/part.js').GamePart}>>} */
const PARTS = {
  maharani: () => import('./maharani/part.js'),
  'taj-mahal': () => import('./taj-mahal/part.js'),
};

/** Whether a game has a part of its own here, with words of its own. @param {string} game */
export const knowsGame = (game) => Object.hasOwn(PARTS, game);

/**
 * The part that shows a game.
 * @param {string} game
 * @returns {Promise<import('./table/part.js').GamePart>}
 */
export async function partOf(game) {
  const known = knowsGame(game) ? PARTS[game] : null;
  if (known) {
    try {
      return (await known()).default;
    } catch (trouble) {
      console.error(trouble); // a table must be playable even when its own drawing cannot be read
    }
  }
  return (await import('./table/plain.js')).default;
}
