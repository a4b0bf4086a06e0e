// As whom one may look back, and how an address says it.

/** @typedef {import('./positions.js').Who} Who */

/**
 * All as whom a table may be looked back at. While the game goes on that is one's own seat, or nobody's; round one
 * screen it is nobody's, since others look on. Once it is over it is anybody's.
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
 * Who is meant by a piece of an address, if they may look; else whoever looks usually.
 * @param {string | undefined} word
 * @param {import('../table/part.js').State} state
 * @param {import('../table/part.js').GamePart} part
 * @returns {Who}
 */
export function meant(word, state, part) {
  const may = allowed(state, part);
  const asked = may.find((who) => String(who) === word);
  if (asked !== undefined) return asked;
  const { seats } = state.you;
  if (seats.length === 1 && may.includes(seats[0])) return seats[0];
  return may.includes('open') ? 'open' : 'watch';
}

/** The address of a move. @param {string} table @param {number} number @param {Who} [who] */
export const addressOf = (table, number, who) => `#/replay/${table}/${number}${who === undefined ? '' : `/${who}`}`;
