// The viewers that a replay may have, and how its address names them.

/** @typedef {import('./positions.js').Who} Who */

/**
 * Returns the viewers that a replay may have. During a game that is one's own seat or a spectator; on one shared screen
 * only a spectator, since others are watching. After the game it is any seat.
 * @param {import('../table/part.js').State} state the table as it is today
 * @param {import('../table/part.js').GamePart} part
 * @returns {Who[]}
 */
export function allowed(state, part) {
  const over = state.stage === 'finished' || state.kind === 'analysis';
  if (!over) return [...(state.you.seats.length === 1 ? state.you.seats : []), 'watch'];
  return [...state.seats.keys(), 'watch', ...(part.Hands ? /** @type {const} */ (['open']) : [])];
}

/**
 * Returns the viewer that an address names, if allowed; otherwise the default viewer.
 * @param {string | undefined} word
 * @param {import('../table/part.js').State} state
 * @param {import('../table/part.js').GamePart} part
 * @returns {Who}
 */
export function viewerOf(word, state, part) {
  const may = allowed(state, part);
  const asked = may.find((who) => String(who) === word);
  if (asked !== undefined) return asked;
  const { seats } = state.you;
  if (seats.length === 1 && may.includes(seats[0])) return seats[0];
  return may.includes('open') ? 'open' : 'watch';
}

/** Returns the address of a position. @param {string} table @param {number} number @param {Who} [who] */
export const addressOf = (table, number, who) => `#/replay/${table}/${number}${who === undefined ? '' : `/${who}`}`;
