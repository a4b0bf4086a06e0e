// Positions of a game that have passed, kept once they were read. They are read in blocks: whoever steps or plays on finds
// the next one here, and however somebody moves about, a game of three hundred moves is forty questions and no more.
import { readPast } from '../api/client.js';

/** As whom one looks back: from a seat, as those who watch, or with every hand laid open. @typedef {number | 'watch' | 'open'} Who */
/** @typedef {{moves: number, story: import('../table/part.js').Message[], view: any}} Position */

const BLOCK = 8;

/** @param {string} table */
export function makePositions(table) {
  /** @type {Map<string, Position>} */
  const known = new Map();
  /** @type {Map<string, Promise<void>>} */
  const reading = new Map();
  /** Counts how often everything was forgotten: what was asked for before is then not kept. */
  let times = 0;

  const get = (/** @type {Who} */ who, /** @type {number} */ number) => known.get(`${who} ${number}`);

  /** Reads the block that a position is in. @param {Who} who @param {number} number */
  function read(who, number) {
    const first = number - (number % BLOCK);
    const key = `${who} ${first}`;
    let asked = reading.get(key);
    if (!asked) {
      const then = times;
      asked = readPast(table, first, BLOCK, who).then(({ positions }) => {
        if (then === times) for (const one of positions) known.set(`${who} ${one.moves}`, one);
      });
      const done = () => void reading.delete(key);
      asked.then(done, done);
      reading.set(key, asked);
    }
    return asked;
  }

  /** Reads what is likely to be wanted next, if it is not here. @param {Who} who @param {number} number @param {number} last */
  function ahead(who, number, last) {
    for (const near of [number + BLOCK / 2, number - BLOCK / 2]) {
      const wanted = Math.max(0, Math.min(last, near));
      if (!get(who, wanted)) read(who, wanted).catch(() => {}); // it is asked for again when it is wanted
    }
  }

  /** Forgets what stood after so many moves: they were taken back, or are to be told anew. @param {number} [from] */
  function forget(from = 0) {
    times += 1;
    reading.clear();
    for (const [key, { moves }] of known) if (moves >= from) known.delete(key);
  }

  return { get, read, ahead, forget };
}
