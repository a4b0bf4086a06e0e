// A cache of past positions. The whole game is read ahead, so the next position is usually in the cache; otherwise only
// that position is requested.
import { readPositions, Refusal, readMoves } from '../api/client.js';

/**
 * The viewer of a replay: a seat, a spectator (`watch`), or a viewer who sees every hand (`open`).
 * @typedef {number | 'watch' | 'open'} Viewer
 */
/** @typedef {import('../api/model.js').Position} Position */

/** The number of positions that a read-ahead request reads. */
const BLOCK_SIZE = 24;
/** The milliseconds between two read-ahead requests. */
const READ_AHEAD_PAUSE = 10;

/** Returns a promise that is resolved after a time. */
export const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the cache of the past positions of a table. @param {string} table */
export function makePositionCache(table) {
  /** The positions by viewer and number of moves. @type {Map<string, Position>} */
  const cache = new Map();
  /** The pending requests, by viewer, first position and count. @type {Map<string, Promise<void>>} */
  const requests = new Map();
  /** Counts the resets, so that the response to a request sent before the latest reset is not stored. */
  let resetCount = 0;

  /** Returns a position from the cache. */
  const get = (/** @type {Viewer} */ viewer, /** @type {number} */ number) => cache.get(`${viewer} ${number}`);

  /**
   * Reads `count` positions, beginning with the position after `first` moves.
   * @param {Viewer} viewer @param {number} first @param {number} count
   */
  function readFrom(viewer, first, count) {
    const key = `${viewer} ${first} ${count}`;
    let request = requests.get(key);
    if (!request) {
      const resetsBefore = resetCount;
      request = readPositions(table, first, count, viewer).then(({ positions }) => {
        if (resetsBefore === resetCount)
          for (const position of positions) cache.set(`${viewer} ${position.moves}`, position);
      });
      const done = () => void requests.delete(key);
      request.then(done, done);
      requests.set(key, request);
    }
    return request;
  }

  /** Reads a position, or waits for a pending request that reads it. @param {Viewer} viewer @param {number} number */
  const read = (viewer, number) => requests.get(blockKey(viewer, number)) ?? readFrom(viewer, number, 1);

  /**
   * Returns a position, from the cache if possible; undefined if it is not available.
   * @param {Viewer} viewer @param {number} number
   */
  async function find(viewer, number) {
    try {
      if (!get(viewer, number)) await read(viewer, number);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
    }
    return get(viewer, number);
  }

  /** Returns the key of the read-ahead request for a position. @param {Viewer} viewer @param {number} number */
  const blockKey = (viewer, number) => `${viewer} ${number - (number % BLOCK_SIZE)} ${BLOCK_SIZE}`;

  /**
   * Returns the number of the position that is not in the cache and is nearest to the current position, or null if all
   * positions are in the cache. Of two positions at the same distance, returns the later.
   * @param {ReadAheadTarget} target
   */
  function findNearestMissing({ viewer, number, last }) {
    for (let distance = 0; distance <= last; distance++) {
      if (number + distance <= last && !get(viewer, number + distance)) return number + distance;
      if (number - distance >= 0 && !get(viewer, number - distance)) return number - distance;
    }
    return null;
  }

  /**
   * Where to read ahead: the viewer, the number of the current position, and the number of the last position.
   * @typedef {{viewer: Viewer, number: number, last: number}} ReadAheadTarget
   */
  /** @type {ReadAheadTarget | null} */
  let target = null;
  let isReadingAhead = false;

  /**
   * Reads ahead from the current position: near positions first, then the rest.
   * @param {ReadAheadTarget} newTarget
   */
  async function readAhead(newTarget) {
    target = newTarget;
    if (isReadingAhead) return;
    isReadingAhead = true;
    try {
      for (;;) {
        await Promise.all(requests.values()); // positions that are needed at once are read first
        const number = target && findNearestMissing(target);
        if (!target || number === null) break;
        const { viewer } = target;
        await readFrom(viewer, number - (number % BLOCK_SIZE), BLOCK_SIZE);
        if (!get(viewer, number)) break; // the move was taken back
        await wait(READ_AHEAD_PAUSE);
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // a position that was not read ahead is read when it is needed
    } finally {
      isReadingAhead = false;
    }
  }

  /**
   * Discards the positions after `minMoves` or more moves, because moves were taken back or the language changed.
   * @param {number} [minMoves]
   */
  function forget(minMoves = 0) {
    resetCount += 1;
    target = null;
    requests.clear();
    for (const [key, { moves }] of cache) if (moves >= minMoves) cache.delete(key);
  }

  return { get, read, find, readAhead, forget };
}

/** @import {Entry} from '../table/part.js' */

/**
 * Reads all moves of a game. The last move in `known` is read again: if its time has not changed, the known moves are
 * still valid, and only the moves after them are read.
 * @param {string} id @param {Viewer} viewer @param {Entry[]} known the moves read before
 * @returns {Promise<{moves: Entry[], chapters: number[], last: number}>}
 */
export async function readAllMoves(id, viewer, known) {
  const moves = known.slice(0, -1);
  for (;;) {
    const page = await readMoves(id, moves.length, viewer);
    const lastKnown = known[moves.length];
    if (lastKnown && page.moves[0]?.at !== lastKnown.at) return readAllMoves(id, viewer, []); // a move was taken back
    moves.push(...page.moves.map((move) => ({ ...move, version: move.number, kind: /** @type {const} */ ('moved') })));
    if (!page.moves.length || page.upto >= page.last) return { moves, chapters: page.chapters, last: page.last };
  }
}
