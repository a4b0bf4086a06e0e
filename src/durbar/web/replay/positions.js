// Positions of a game that have passed, kept once they were read. Whoever steps or plays on finds the next one here,
// since all of a game is read ahead; whoever is faster than that waits for one position only.
import { readPast, Refusal, readMoves } from '../api/client.js';

/**
 * As whom one looks back: from a seat, as those who watch, or with every hand laid open.
 * @typedef {number | 'watch' | 'open'} Who
 */
/** @typedef {import('../api/model.js').Position} Position */

/** Positions in a question that nobody waits for, and milliseconds from one to the next. */
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
  /** Counts how often everything was forgotten: what was asked for before is then not kept. */
  let times = 0;

  const get = (/** @type {Who} */ who, /** @type {number} */ number) => known.get(`${who} ${number}`);

  /** Reads so many positions from one on. @param {Who} who @param {number} first @param {number} many */
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

  /** Reads a position, unless it is on its way already. @param {Who} who @param {number} number */
  const read = (who, number) => reading.get(blockOf(who, number)) ?? readFrom(who, number, 1);

  /** A position, if it can be had. @param {Who} who @param {number} number */
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

  /** The position next to one that is not here, sooner one after it than before. @param {Wish} wish */
  function missing({ who, number, last }) {
    for (let n = 0; n <= last; n++) {
      if (number + n <= last && !get(who, number + n)) return number + n;
      if (number - n >= 0 && !get(who, number - n)) return number - n;
    }
    return null;
  }

  /** Where somebody looks now. @typedef {{who: Who, number: number, last: number}} Wish */
  /** @type {Wish | null} */
  let wish = null;
  let going = false;

  /**
   * Reads what is likely to be wanted next, from where somebody looks: what is near first, then all the rest.
   * @param {Wish} wanted
   */
  async function ahead(wanted) {
    wish = wanted;
    if (going) return;
    going = true;
    try {
      for (;;) {
        await Promise.all(reading.values()); // whoever waits for a position goes first
        const number = wish && missing(wish);
        if (!wish || number === null) break;
        const { who } = wish;
        await readFrom(who, number - (number % BLOCK), BLOCK);
        if (!get(who, number)) break; // it was taken back
        await pause(BETWEEN);
      }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // what is not read now is asked for when it is wanted
    } finally {
      going = false;
    }
  }

  /** Forgets what stood after so many moves: they were taken back, or are to be told anew. @param {number} [from] */
  function forget(from = 0) {
    times += 1;
    wish = null;
    reading.clear();
    for (const [key, { moves }] of known) if (moves >= from) known.delete(key);
  }

  return { get, read, find, ahead, forget };
}

/** @typedef {import('../table/part.js').Entry} Entry */

/**
 * Every move of a game, page by page. If the last one that is known was made when we think it was, all before it stand.
 * @param {string} id @param {Who} who @param {Entry[]} known
 * @returns {Promise<{moves: Entry[], chapters: number[], last: number}>}
 */
export async function allMoves(id, who, known) {
  const moves = known.slice(0, -1);
  for (;;) {
    const page = await readMoves(id, moves.length, who);
    const mark = known[moves.length];
    if (mark && page.moves[0]?.at !== mark.at) return allMoves(id, who, []); // something was taken back
    moves.push(...page.moves.map((one) => ({ ...one, version: one.number, kind: /** @type {const} */ ('moved') })));
    if (!page.moves.length || page.upto >= page.last) return { moves, chapters: page.chapters, last: page.last };
  }
}
