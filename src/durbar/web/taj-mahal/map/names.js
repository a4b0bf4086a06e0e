// Where names stand on the map, so that none lies on another, on a city, a palace or a tile.
//
// Every name has places it could take. Places have a price (what they cover, how far off they are), and names move to a
// cheaper place for as long as any of them can. No chance is in it: the same position always gets the same map.
import { once } from '../../still.js';
import { around, common, joined } from './boxes.js';
import { plateAt } from './plates.js';
import { CROWDED, roomOf, settle } from './settling.js';
import { standing, tileSigns } from './stones.js';
import { APART, CARTOUCHE, PALACE, PLATE, RING, plateWidth } from './facts.js';

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./boxes.js').Box} Box */
/** @typedef {import('./settling.js').Place} Place */

/** What a city covers itself: its mark, its tile, its palaces. @param {City} city @returns {Box[]} */
export function marksOf(city) {
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

/** The places for a name, the best first: below, beside, above, askew. @param {City} city @param {number} wide @param {number} size @returns {Place[]} */
function choices(city, wide, size) {
  const n = city.palaces.length;
  const ring = city.lit ? RING : 0;
  const reach = city.bonus ? 20 : city.fortress ? 14 : 10;
  const side = Math.max(reach, ring, n ? ((n - 1) * APART) / 2 + 17 : 0) + 4;
  const up = Math.max(reach, ring + 3, n ? 27 : 0, n && city.bonus ? 39 : 0) + 4;
  const down = Math.max(reach, ring - 5, n ? 13 : 0) + 3;
  const base = size * 0.74;
  /** @type {Place[]} */
  const made = [];
  for (const farther of [0, 5, 11, 18]) {
    for (const [price, dx, dy, anchor] of /** @type {Array<[number, number, number, string]>} */ ([
      [0, 0, down + base, 'middle'],
      [1, side, base * 0.48, 'start'],
      [1, -side, base * 0.48, 'end'],
      [2, 0, -up, 'middle'],
      [5, side * 0.7, down * 0.72 + base, 'start'],
      [5, -side * 0.7, down * 0.72 + base, 'end'],
      [6, side * 0.8, -up * 0.45, 'start'],
      [6, -side * 0.8, -up * 0.45, 'end'],
      [7, wide * 0.28, down + base, 'middle'],
      [7, -wide * 0.28, down + base, 'middle'],
      [8, wide * 0.28, -up, 'middle'],
      [8, -wide * 0.28, -up, 'middle'],
      [9, wide * 0.42, down + base, 'middle'],
      [9, -wide * 0.42, down + base, 'middle'],
      [10, wide * 0.42, -up, 'middle'],
      [10, -wide * 0.42, -up, 'middle'],
    ])) {
      const [fx, fy] = [Math.sign(dx) * farther, Math.sign(dy) * farther];
      const x = city.x + dx + (anchor === 'middle' ? 0 : fx);
      const y = city.y + dy + (anchor === 'middle' ? fy : 0);
      const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2);
      made.push({ x, y, anchor, box: [left, y - base, left + wide, y + size * 0.2], price: price * 6 + farther * 4 });
    }
  }
  return made;
}

/** Points along roads, which a name rather does not cross. @param {any} board @param {Map<string, City>} at */
function roadPoints(board, at) {
  /** @type {Array<[number, number]>} */
  const points = [];
  for (const [one, other] of board.roads) {
    const [a, b] = [at.get(one), at.get(other)];
    if (!a || !b) continue;
    const steps = Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / 6);
    for (let i = 1; i < steps; i++) points.push([a.x + ((b.x - a.x) * i) / steps, a.y + ((b.y - a.y) * i) / steps]);
  }
  return points;
}

/**
 * What never moves and must stay free: marks, palaces, province tiles, the cartouche (where the map has its plate).
 * @param {City[]} cities @param {any} table @param {any} board
 * @param {{plate: boolean, big: number, short: boolean, kept: Box[]}} how tiles are drawn, and what else is kept free
 * @returns {Box[]}
 */
export function fixedBoxes(cities, table, board, { plate, big, short, kept }) {
  const tiles = table.order.flatMap((/** @type {string} */ name, /** @type {number} */ at) => {
    if (name === table.province) return [];
    const province = board.provinces.find((/** @type {any} */ one) => one.name === name);
    const { goods, owner } = table.tiles[at];
    const wide = plateWidth(tileSigns(standing(table, name), goods, owner, short));
    const [x, y] = plateAt(province, board, wide, big);
    return [around(x, y, (wide / 2) * big + 1, (PLATE / 2) * big + 1)];
  });
  const [x, y, scale] = board.cartouche;
  const cartouche = plate ? [around(x, y, (CARTOUCHE[0] / 2) * scale + 4, (CARTOUCHE[1] / 2) * scale + 4)] : [];
  return [...cities.flatMap(marksOf), ...tiles, ...cartouche, ...kept];
}

/** @typedef {{places: Place[], reach: Box, wanted: Box, crossed: Array<[number, number]>}} Room */
/** @typedef {{roads: Array<[number, number]>, rooms: Map<string, Room>, priced: Map<string, Place[]>}} Kept */

/** What was worked out for a board before: from one move to the next most cities have the same room. @type {WeakMap<any, Kept>} */
const boards = new WeakMap();
const MOST_KEPT = 4000;

/** @param {any} board @param {City[]} cities @returns {Kept} */
function keptFor(board, cities) {
  const kept = boards.get(board) ?? { roads: roadPoints(board, new Map(cities.map((city) => [city.name, city]))), rooms: new Map(), priced: new Map() };
  for (const one of [kept.rooms, kept.priced]) if (one.size > MOST_KEPT) one.clear();
  boards.set(board, kept);
  return kept;
}

/** The places for a name, each with what it costs to cover what is near. @param {Room} room @param {Box[]} stones @param {Box[]} rings @param {Box[]} later @param {Box} box @returns {Place[]} */
function pricedPlaces({ places, crossed }, stones, rings, later, box) {
  return places.map((place) => {
    let { price } = place;
    for (const one of stones) price += 40 * common(place.box, one);
    for (const one of rings) price += 2 * common(place.box, one);
    for (const one of later) price += 0.6 * common(place.box, one);
    const [l, t, r, b] = place.box;
    for (const [x, y] of crossed) if (x > l && x < r && y > t && y < b) price += 2.5;
    price += 60 * ((r - l) * (b - t) - common(place.box, box));
    return { ...place, price };
  });
}

/**
 * Places names.
 * @param {City[]} named the cities that have a name on this map
 * @param {{cities: City[], table: any, board: any, box: Box, size: (city: City) => number, measure: (city: City,
 *   size: number) => number, tiles: {plate: boolean, big: number, short: boolean, kept: Box[]}}} map
 * @returns {Map<string, Place>}
 */
export function placeNames(named, { cities, table, board, box, size, measure, tiles }) {
  const { roads, rooms, priced } = keptFor(board, cities);
  const fixed = fixedBoxes(cities, table, board, tiles);
  const rings = cities.map((one) => (one.lit ? around(one.x, one.y, RING, RING) : null));
  const later = cities.map((one) => (one.palaces.length ? null : around(one.x, one.y - 6, 17, 20)));
  const found = named.map((city) => {
    const [wide, high] = [measure(city, size(city)), size(city)];
    const shape = [city.name, wide, high, city.palaces.length, city.lit, Boolean(city.bonus), box].join();
    const room = once(rooms, shape, () => {
      const places = choices(city, wide, high);
      const reach = places.map((place) => place.box).reduce(joined);
      return { places, reach, wanted: roomOf(places), crossed: roads.filter(([x, y]) => x > reach[0] && x < reach[2] && y > reach[1] && y < reach[3]) };
    });
    // Only what lies within reach can stand in a name's way.
    const mine = cities.indexOf(city);
    const near = (/** @type {Array<Box | null>} */ boxes, but = -1) =>
      /** @type {Box[]} */ (boxes.filter((one, at) => one && at !== but && common(room.reach, one) > 0));
    const [stones, ringed, free] = [near(fixed), near(rings, mine), near(later, mine)];
    const key = [shape, stones.join(), ringed.join(), free.join()].join(';');
    return { wanted: room.wanted, places: once(priced, key, () => pricedPlaces(room, stones, ringed, free, box)) };
  });
  const settled = settle(
    named,
    found.map(({ places }) => places),
    found.map(({ wanted }) => wanted),
  );
  // Where there is no room for it, a name other than of the province visited is left out: the city still says it.
  for (const city of named) if (!city.lit && (settled.get(city.name)?.price ?? 0) > CROWDED) settled.delete(city.name);
  return settled;
}
