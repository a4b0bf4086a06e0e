// The contents of the map, computed from a view and the board.
import { getOrCreate } from '../../still.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Holder} Holder */
/** @typedef {import('../types.js').LegalMove} LegalMove */
/** @typedef {import('../types.js').Board} Board */

/**
 * @typedef City
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {boolean} fortress
 * @property {string} province
 * @property {boolean} lit whether the court is in its province now
 * @property {string | null} bonus the tile on it
 * @property {Array<{seat: number, crown: boolean}>} palaces
 */

/**
 * The positions of names for one size of letters, in units of the board.
 * @typedef {Board['letterings'][number]} Lettering
 */

/**
 * The parts of a table that determine the contents of the map.
 * @typedef {Pick<Table, 'province' | 'bonus_tiles'> & {seats: Pick<Holder, 'palaces' | 'crown_palaces'>[]}} Standing
 */

/**
 * The cities of a board as last computed: an unchanged city stays the same object, so it is not rendered again.
 * @type {WeakMap<Board, Map<string, City>>}
 */
const boards = new WeakMap();

/** @param {Standing} table @param {Board} board @returns {City[]} */
export function citiesOf(table, board) {
  /** @type {Map<string, Array<{seat: number, crown: boolean}>>} */
  const palaces = new Map();
  const stand = (/** @type {string} */ city, /** @type {number} */ seat, /** @type {boolean} */ crown) => {
    palaces.set(city, [...(palaces.get(city) ?? []), { seat, crown }]);
  };
  table.seats.forEach((each, /** @type {number} */ seat) => {
    for (const city of each.palaces) stand(city, seat, false);
    for (const city of each.crown_palaces) stand(city, seat, true);
  });
  const known = boards.get(board) ?? new Map();
  boards.set(board, known);
  return board.cities.map((city) => {
    const stands = {
      lit: city.province === table.province,
      bonus: table.bonus_tiles[city.name] ?? null,
      palaces: palaces.get(city.name) ?? [],
    };
    return getOrCreate(known, JSON.stringify([city.name, stands]), () => ({ ...city, ...stands }));
  });
}

/**
 * Returns the moves that place a palace, by their city.
 * @param {LegalMove[]} moves
 * @returns {Map<string, LegalMove>}
 */
export const cityMoves = (moves) =>
  new Map(moves.flatMap((move) => ('city' in move.parts ? [[move.parts.city, move]] : [])));

/** The size of a palace, and the distance between two in a city. */
export const PALACE = 40;
export const APART = 24;
/** The radius of the ring round a city that is or may be chosen. */
export const RING = 27;
/** Returns the width of a province tile's plate. @param {number} goods */
export const plateWidth = (goods) => 30 + goods * 19;
export const PLATE = 26;
export const CARTOUCHE = [284, 160];
