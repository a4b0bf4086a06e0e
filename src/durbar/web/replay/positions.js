// Positions of a game that have passed, kept once they were read. Whoever steps or plays on finds the next one here, since
// they are read in blocks; whoever jumps waits for one position only, and while they stay the rest of the game is read.
import { readPast } from '../api/client.js';

/** As whom one looks back: from a seat, as those who watch, or with every hand laid open. @typedef {number | 'watch' | 'open'} Who */
/** @typedef {{moves: number, story: import('../table/part.js').Message[], view: any}} Position */

const BLOCK = 8;
/** Milliseconds after which somebody stays where they are. */
const STAY = 80;
/** Milliseconds between questions that nobody waits for. */
const BETWEEN = 100;

const pause = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

  /** @param {Who} who @param {number} number */
  const blockOf = (who, number) => `${who} ${number - (number % BLOCK)} ${BLOCK}`;

  /** The position next to one that is not here, sooner one after it than before. @param {Who} who @param {number} number @param {number} last @param {number} far */
  function missing(who, number, last, far) {
    for (let n = 0; n <= far; n++) {
      if (number + n <= last && !get(who, number + n)) return number + n;
      if (number - n >= 0 && !get(who, number - n)) return number - n;
    }
    return null;
  }

  /** Which wish to read ahead is the latest. */
  let latest = 0;

  /**
   * Reads what is likely to be wanted next: what is near, at once where somebody goes step by step, and all the rest by
   * and by for as long as they stay.
   * @param {Who} who @param {number} number @param {number} last @param {boolean} stepping
   */
  async function ahead(who, number, last, stepping) {
    const mine = ++latest;
    if (!stepping) await pause(STAY);
    for (let near = true; mine === latest; ) {
      const wanted = missing(who, number, last, near ? BLOCK / 2 : last);
      if (wanted === null && !near) return;
      if (wanted === null) near = false;
      else {
        try {
          await readFrom(who, wanted - (wanted % BLOCK), BLOCK);
        } catch {
          return; // it is asked for again when it is wanted
        }
        if (!get(who, wanted)) return; // it was taken back
      }
      if (!near) await pause(BETWEEN);
    }
  }

  /** Forgets what stood after so many moves: they were taken back, or are to be told anew. @param {number} [from] */
  function forget(from = 0) {
    times += 1;
    latest += 1;
    reading.clear();
    for (const [key, { moves }] of known) if (moves >= from) known.delete(key);
  }

  return { get, read, ahead, forget };
}
