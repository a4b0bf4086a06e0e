// A cache of past positions. The whole game is read ahead, so stepping usually finds the next position here; stepping
// faster than that waits for one position only.
import { readPast, Refusal, readMoves } from '../api/client.js';

/**
 * The viewer of a replay: a seat, a spectator, or everyone with every hand open.
 * @typedef {number | 'watch' | 'open'} Who
 */
/** @typedef {import('../api/model.js').Position} Position */

/** The number of positions in a read-ahead request, and the milliseconds between two such requests. */
const BLOCK = 24;
const BETWEEN = 10;

export const pause = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {string} table */
export function makePositions(table) {
  /** @type {Map<string, Position>} */
  const known = new Map();
  /** @type {Map<string, Promise<void>>} */
  const reading = new Map();
  /** Counts the resets: the response to a request sent before the latest reset is not stored. */
  let times = 0;

  const get = (/** @type {Who} */ who, /** @type {number} */ number) => known.get(`${who} ${number}`);

  /** Reads `many` positions from one on. @param {Who} who @param {number} first @param {number} many */
  function readFrom(who, first, many) {
    const key = `${who} ${first} ${many}`;
    let asked = reading.get(key);
    if (!asked) {
      const then = times;
      asked = readPast(table, first, many, who).then(({ positions }) => {
        if (then === times) for (const one of positions) known.set(`${who} ${one.moves}`, one);
      });
      const done = () => void reading.delete(key);
      asked.then(done, done);
      reading.set(key, asked);
    }
    return asked;
  }

  /** Reads a position, unless it is already being read. @param {Who} who @param {number} number */
  const read = (who, number) => reading.get(blockOf(who, number)) ?? readFrom(who, number, 1);

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
  const blockOf = (who, number) => `${who} ${number - (number % BLOCK)} ${BLOCK}`;

  /** Returns the missing position nearest to the current one, preferring later ones. @param {Target} target */
  function missing({ who, number, last }) {
    for (let n = 0; n <= last; n++) {
      if (number + n <= last && !get(who, number + n)) return number + n;
      if (number - n >= 0 && !get(who, number - n)) return number - n;
    }
    return null;
  }

  /** The current position of the replay. @typedef {{who: Who, number: number, last: number}} Target */
  /** @type {Target | null} */
  let target = null;
  let going = false;

  /**
   * Reads ahead from the current position: near positions first, then the rest.
   * @param {Target} wanted
   */
  async function ahead(wanted) {
    target = wanted;
    if (going) return;
    going = true;
    try {
      for (;;) {
        await Promise.all(reading.values()); // a position that is needed now goes first
        const number = target && missing(target);
        if (!target || number === null) break;
        const { who } = target;
        await readFrom(who, number - (number % BLOCK), BLOCK);
        if (!get(who, number)) break; // it was taken back
        await pause(BETWEEN);
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // a position that was not read ahead is read when it is needed
    } finally {
      going = false;
    }
  }

  /**
   * Discards the positions after `from` moves, because moves were taken back or the texts changed.
   * @param {number} [from]
   */
  function forget(from = 0) {
    times += 1;
    target = null;
    reading.clear();
    for (const [key, { moves }] of known) if (moves >= from) known.delete(key);
  }

  return { get, read, find, ahead, forget };
}

/** @typedef {import('../table/part.js').Entry} Entry */

/**
 * Returns every move of a game, page by page. If the last known move has the same time on the server, all known moves
 * still stand.
 * @param {string} id @param {Who} who @param {Entry[]} known
 * @returns {Promise<{moves: Entry[], chapters: number[], last: number}>}
 */
export async function allMoves(id, who, known) {
  const moves = known.slice(0, -1);
  for (;;) {
    const page = await readMoves(id, moves.length, who);
    const mark = known[moves.length];
    if (mark && page.moves[0]?.at !== mark.at) return allMoves(id, who, []); // a move was taken back
    moves.push(...page.moves.map((one) => ({ ...one, version: one.number, kind: /** @type {const} */ ('moved') })));
    if (!page.moves.length || page.upto >= page.last) return { moves, chapters: page.chapters, last: page.last };
  }
}
