// What stands where on the map, read off a view and the board.
import { once } from '../../still.js';

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
 * @property {string | null} bonus the tile that lies there
 * @property {Array<{seat: number, crown: boolean}>} palaces
 */

/** The places for one size of letters, in units of the board. @typedef {Board['letterings'][number]} Lettering */

/**
 * What of a table says what stands on the map.
 * @typedef {Pick<Table, 'province' | 'bonus_tiles'> & {seats: Pick<Holder, 'palaces' | 'crown_palaces'>[]}} Standing
 */

/**
 * Cities of a board as they stood before: one where nothing has changed is the same thing.
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
    return once(known, JSON.stringify([city.name, stands]), () => ({ ...city, ...stands }));
  });
}

/**
 * The cities of moves that place a palace, each with its move.
 * @param {LegalMove[]} moves
 * @returns {Map<string, LegalMove>}
 */
export const cityMoves = (moves) =>
  new Map(moves.flatMap((move) => ('city' in move.parts ? [[move.parts.city, move]] : [])));

/** How large a palace is drawn, and how far two in a city stand apart. */
export const PALACE = 40;
export const APART = 24;
/** The ring round a city that is chosen or may be. */
export const RING = 27;
/** The plate of a province tile. @param {number} goods */
export const plateWidth = (goods) => 30 + goods * 19;
export const PLATE = 26;
export const CARTOUCHE = [284, 160];
