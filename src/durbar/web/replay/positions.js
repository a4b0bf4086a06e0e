// A cache of past positions. The whole game is read ahead, so the next position is usually in the cache; otherwise only
// that position is requested.
import { readPositions, Refusal, readMoves } from '../api/client.js';

/**
 * The viewer of a replay: a seat, a spectator (`watch`), or a viewer who sees every hand (`open`).
 * @typedef {number | 'watch' | 'open'} Who
 */
/** @typedef {import('../api/model.js').Position} Position */

/** The number of positions in a read-ahead request. */
const BLOCK_SIZE = 24;
/** The milliseconds between two read-ahead requests. */
const READ_AHEAD_PAUSE = 10;

export const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {string} table */
export function makePositions(table) {
  /** @type {Map<string, Position>} */
  const cache = new Map();
  /** @type {Map<string, Promise<void>>} */
  const requests = new Map();
  /** Counts the resets, so that the response to a request sent before the latest reset is not stored. */
  let resetCount = 0;

  const get = (/** @type {Who} */ who, /** @type {number} */ number) => cache.get(`${who} ${number}`);

  /**
   * Reads `count` positions, beginning with the position after `first` moves.
   * @param {Who} who @param {number} first @param {number} count
   */
  function readFrom(who, first, count) {
    const key = `${who} ${first} ${count}`;
    let request = requests.get(key);
    if (!request) {
      const resetsBefore = resetCount;
      request = readPositions(table, first, count, who).then(({ positions }) => {
        if (resetsBefore === resetCount)
          for (const position of positions) cache.set(`${who} ${position.moves}`, position);
      });
      const done = () => void requests.delete(key);
      request.then(done, done);
      requests.set(key, request);
    }
    return request;
  }

  /** Reads a position, unless it is already being read. @param {Who} who @param {number} number */
  const read = (who, number) => requests.get(blockKey(who, number)) ?? readFrom(who, number, 1);

  /** Returns a position, or undefined if it is not available. @param {Who} who @param {number} number */
  async function find(who, number) {
    try {
      if (!get(who, number)) await read(who, number);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
    return get(who, number);
  }

  /** @param {Who} who @param {number} number */
  const blockKey = (who, number) => `${who} ${number - (number % BLOCK_SIZE)} ${BLOCK_SIZE}`;

  /** Returns the missing position nearest to the current one, preferring later ones. @param {Target} target */
  function nearestMissing({ who, number, last }) {
    for (let distance = 0; distance <= last; distance++) {
      if (number + distance <= last && !get(who, number + distance)) return number + distance;
      if (number - distance >= 0 && !get(who, number - distance)) return number - distance;
    }
    return null;
  }

  /** The current position of the replay. @typedef {{who: Who, number: number, last: number}} Target */
  /** @type {Target | null} */
  let target = null;
  let isReadingAhead = false;

  /**
   * Reads ahead from the current position: near positions first, then the rest.
   * @param {Target} wanted
   */
  async function readAhead(wanted) {
    target = wanted;
    if (isReadingAhead) return;
    isReadingAhead = true;
    try {
      for (;;) {
        await Promise.all(requests.values()); // a position that is needed at once is read first
        const number = target && nearestMissing(target);
        if (!target || number === null) break;
        const { who } = target;
        await readFrom(who, number - (number % BLOCK_SIZE), BLOCK_SIZE);
        if (!get(who, number)) break; // the move was taken back
        await wait(READ_AHEAD_PAUSE);
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // a position that was not read ahead is read when it is needed
    } finally {
      isReadingAhead = false;
    }
  }

  /**
   * Discards the positions from `from` moves on, because moves were taken back or the language changed.
   * @param {number} [from]
   */
  function forget(from = 0) {
    resetCount += 1;
    target = null;
    requests.clear();
    for (const [key, { moves }] of cache) if (moves >= from) cache.delete(key);
  }

  return { get, read, find, ahead: readAhead, forget };
}

/** @typedef {import('../table/part.js').Entry} Entry */

/**
 * Reads all moves of a game. If the last known move has the same time on the server, the known moves are still valid
 *   and
 * only the moves after them are read.
 * @param {string} id @param {Who} who @param {Entry[]} known
 * @returns {Promise<{moves: Entry[], chapters: number[], last: number}>}
 */
export async function readAllMoves(id, who, known) {
  const moves = known.slice(0, -1);
  for (;;) {
    const page = await readMoves(id, moves.length, who);
    const lastKnown = known[moves.length];
    if (lastKnown && page.moves[0]?.at !== lastKnown.at) return readAllMoves(id, who, []); // a move was taken back
    moves.push(...page.moves.map((move) => ({ ...move, version: move.number, kind: /** @type {const} */ ('moved') })));
    if (!page.moves.length || page.upto >= page.last) return { moves, chapters: page.chapters, last: page.last };
  }
}
