// The contents of the map, computed from a view and the board.
import { getOrCreate } from '../../memo.js';

/** @import {Table, PlayerState, LegalMove, Board} from '../types.js' */

/**
 * A city, with its position on the board and its state in the game.
 * @typedef City
 * @property {string} name
 * @property {number} x
 * @property {number} y
 * @property {boolean} fortress whether the city is a fortress
 * @property {string} province
 * @property {boolean} lit whether the court is visiting the city's province
 * @property {string | null} bonus the bonus tile in the city, if any
 * @property {Array<{seat: number, crown: boolean}>} palaces
 */

/**
 * A lettering: the positions of the names and of the province tiles for one font size, in units of the board.
 * @typedef {Board['letterings'][number]} Lettering
 */

/**
 * The parts of a table that determine the contents of the map.
 * @typedef {Pick<Table, 'province' | 'bonus_tiles'> & {seats: Pick<PlayerState, 'palaces' | 'crown_palaces'>[]}}
 *   MapState
 */

/**
 * The cities computed so far for each board. An unchanged city stays the same object, so it is not rendered again.
 * @type {WeakMap<Board, Map<string, City>>}
 */
const citiesByBoard = new WeakMap();

/** Returns the cities of a table. @param {MapState} table @param {Board} board @returns {City[]} */
export function citiesOf(table, board) {
  /** @type {Map<string, Array<{seat: number, crown: boolean}>>} */
  const palaces = new Map();
  const addPalace = (/** @type {string} */ city, /** @type {number} */ seat, /** @type {boolean} */ crown) => {
    palaces.set(city, [...(palaces.get(city) ?? []), { seat, crown }]);
  };
  table.seats.forEach((player, /** @type {number} */ seat) => {
    for (const city of player.palaces) addPalace(city, seat, false);
    for (const city of player.crown_palaces) addPalace(city, seat, true);
  });
  /** @type {Map<string, City>} */
  const cache = citiesByBoard.get(board) ?? new Map();
  citiesByBoard.set(board, cache);
  return board.cities.map((city) => {
    const state = {
      lit: city.province === table.province,
      bonus: table.bonus_tiles[city.name] ?? null,
      palaces: palaces.get(city.name) ?? [],
    };
    return getOrCreate(cache, JSON.stringify([city.name, state]), () => ({ ...city, ...state }));
  });
}

/**
 * Returns the moves that place a palace, by their city.
 * @param {LegalMove[]} moves
 * @returns {Map<string, LegalMove>}
 */
export const cityMoves = (moves) =>
  new Map(moves.flatMap((move) => ('city' in move.parts ? [[move.parts.city, move]] : [])));

/** The width and height of a palace, in units of the board. */
export const PALACE_SIZE = 40;
/** The distance between two palaces in a city, in units of the board. */
export const PALACE_SPACING = 24;
/** The radius of the ring round a city that is chosen or can be chosen, in units of the board. */
export const RING_RADIUS = 27;
/**
 * Returns the width of a province tile's plate, before it is scaled.
 * @param {number} widthInSigns the width of everything beside the tile's number, in signs
 */
export const plateWidth = (widthInSigns) => 30 + widthInSigns * 19;
/** The height of a province tile's plate, before it is scaled. */
export const PLATE_HEIGHT = 26;
/** The width and height of the cartouche, before it is scaled. */
export const CARTOUCHE_SIZE = [284, 160];
