// What is taken on the map, so that no name is written there: by cities and what stands in them, by province tiles.
import { once } from '../../still.js';
import { around } from './boxes.js';
import { plateAt } from './plates.js';
import { standing, tileSigns } from './stones.js';
import { APART, CARTOUCHE, PALACE, PLATE, RING, plateWidth } from './facts.js';

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./boxes.js').Box} Box */
/** @typedef {{marks: Box[], ring: Box | null, later: Box | null}} Taken */
/** How tiles are drawn, and what else is kept free. @typedef {{plate: boolean, big: number, short: boolean, kept: Box[]}} How */

/** How far a city with everything on it reaches at most, across and down. */
export const FAR = [100, 55];

/** What a city covers itself: its mark, its tile, its palaces. @param {City} city @returns {Box[]} */
function marksOf(city) {
  const reach = city.bonus ? 20 : city.fortress ? 14 : 9;
  const boxes = [around(city.x, city.y, reach, reach)];
  const n = city.palaces.length;
  if (n) {
    const half = ((n - 1) * APART) / 2 + PALACE * 0.42;
    const lift = city.bonus ? 12 : 0;
    boxes.push([city.x - half, city.y - 27 - lift, city.x + half, city.y + 13 - lift]);
    if (city.palaces.some((one) => one.crown))
      boxes.push([city.x, city.y - 37 - lift, city.x + half + 14, city.y - 10 - lift]);
  }
  return boxes;
}

/** What was found out of cities as they stand. @type {WeakMap<City, Taken>} */
const taken = new WeakMap();

/** What a city takes of the map: its mark, its tile and its palaces; its ring if it is lit; and room for a first palace. @param {City} city @returns {Taken} */
export function takenBy(city) {
  const known = taken.get(city) ?? {
    marks: marksOf(city),
    ring: city.lit ? around(city.x, city.y, RING, RING) : null,
    later: city.palaces.length ? null : around(city.x, city.y - 6, 17, 20),
  };
  taken.set(city, known);
  return known;
}

/** Where province tiles lie, and the cartouche (where the map has its plate). @param {any} table @param {any} board @param {How} how @param {Map<string, Box>} boxes @returns {Box[]} */
export function platesOf(table, board, { plate, big, short, kept }, boxes) {
  const tiles = table.order.flatMap((/** @type {string} */ name, /** @type {number} */ at) => {
    if (name === table.province) return [];
    const { goods, owner } = table.tiles[at];
    const wide = plateWidth(tileSigns(standing(table, name), goods, owner, short));
    const place = () => {
      const province = board.provinces.find((/** @type {any} */ one) => one.name === name);
      const [x, y] = plateAt(province, board, wide, big);
      return around(x, y, (wide / 2) * big + 1, (PLATE / 2) * big + 1);
    };
    return [once(boxes, `${name} ${wide}`, place)];
  });
  const [x, y, scale] = board.cartouche;
  const cartouche = () => around(x, y, (CARTOUCHE[0] / 2) * scale + 4, (CARTOUCHE[1] / 2) * scale + 4);
  return [...tiles, ...(plate ? [once(boxes, 'cartouche', cartouche)] : []), ...kept.map((box) => once(boxes, `${box}`, () => box))];
}

/**
 * What never moves and must stay free: marks, palaces, province tiles, the cartouche.
 * @param {City[]} cities @param {any} table @param {any} board @param {How} how @returns {Box[]}
 */
export const fixedBoxes = (cities, table, board, how) => [
  ...cities.flatMap((city) => takenBy(city).marks),
  ...platesOf(table, board, how, new Map()),
];
