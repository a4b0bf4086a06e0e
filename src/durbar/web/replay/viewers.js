// The viewers of a replay, and how the address names them.

/** @import {Viewer} from './positions.js' */
/** @import {State, GamePart} from '../table/part.js' */

/**
 * Returns the viewers that a replay may have. During a game these are the user's own seat and a spectator; on a shared
 * screen only a spectator, because others can see the screen. After the game every seat is allowed.
 * @param {State} state the table as it is now
 * @param {GamePart} part
 * @returns {Viewer[]}
 */
export function allowedViewers(state, part) {
  const isOver = state.stage === 'finished' || state.kind === 'analysis';
  if (!isOver) return [...(state.you.seats.length === 1 ? state.you.seats : []), 'watch'];
  return [...state.seats.keys(), 'watch', ...(part.Hands ? /** @type {const} */ (['open']) : [])];
}

/**
 * Returns the viewer that an address names, if allowed; otherwise the default viewer.
 * @param {string | undefined} segment
 * @param {State} state
 * @param {GamePart} part
 * @returns {Viewer}
 */
export function viewerFromAddress(segment, state, part) {
  const viewers = allowedViewers(state, part);
  const named = viewers.find((viewer) => String(viewer) === segment);
  if (named !== undefined) return named;
  const { seats } = state.you;
  if (seats.length === 1 && viewers.includes(seats[0])) return seats[0];
  return viewers.includes('open') ? 'open' : 'watch';
}

/**
 * Returns the address of the replay at the position after some moves.
 * @param {string} table @param {number} number the number of moves @param {Viewer} [viewer]
 */
export const addressOf = (table, number, viewer) =>
  `#/replay/${table}/${number}${viewer === undefined ? '' : `/${viewer}`}`;
