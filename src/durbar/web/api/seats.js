// What the pieces of every seat look like. People choose; whoever has not chosen, or came later with the same choice,
// gets what is left, so that no two at a table look alike.
import { FIGURES, STONES } from '../signs/signs.js';

/**
 * @template {{stone: string, figure: string, who: string}} S
 * @param {S[]} seats
 * @returns {S[]}
 */
export function dressed(seats) {
  /** @type {Map<number, number>} */
  const worn = new Map();
  const taken = new Set();
  seats.forEach(({ figure }, k) => {
    const look = FIGURES.indexOf(figure);
    if (look < 0 || taken.has(look)) return;
    worn.set(k, look);
    taken.add(look);
  });
  return seats.map((seat, k) => {
    let look = worn.get(k);
    if (look === undefined) {
      look = FIGURES.findIndex((_, i) => !taken.has(i));
      taken.add(look);
    }
    return { ...seat, stone: STONES[look], figure: FIGURES[look] };
  });
}
