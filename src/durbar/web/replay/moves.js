// What was done in a game, move by move.
import { readMoves } from '../api/client.js';

/** @typedef {import('./positions.js').Who} Who */
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
