// Where names stand on the map, so that none lies on another, on a city, a palace or a tile.
//
// Every name has places it could take. Places have a price (what they cover, how far off they are), and names move to a
// cheaper place for as long as any of them can. No chance is in it: the same position always gets the same map.
import { once } from '../../still.js';
import { around, common, joined } from './boxes.js';
import { APART, RING } from './facts.js';
import { CROWDED, roomOf, settle } from './settling.js';
import { FAR, platesOf, takenBy } from './taken.js';

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./boxes.js').Box} Box */
/** @typedef {import('./settling.js').Place} Place */
/** @typedef {import('./taken.js').How} How */

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

/** Points along roads, which a name rather does not cross. @param {any} board @param {City[]} cities */
function roadPoints(board, cities) {
  const at = new Map(cities.map((city) => [city.name, city]));
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

/** @typedef {{number: number, places: Place[], reach: Box, wanted: Box, crossed: Array<[number, number]>, near: number[]}} Room */
/** @typedef {{roads: Array<[number, number]>, rooms: Map<string, Room>, boxes: Map<string, Box>, numbers: Map<Box, number>, priced: Map<string, Place[]>}} Kept */

/** What was worked out for a board in a size before: from one move to the next most names have the same room. @type {WeakMap<any, Map<string, Kept>>} */
const boards = new WeakMap();
const MOST_KEPT = 4000;
const MOST_SIZES = 30;

/** @param {any} board @param {City[]} cities @param {string} size @returns {Kept} */
function keptFor(board, cities, size) {
  const sizes = boards.get(board) ?? new Map();
  boards.set(board, sizes);
  if (sizes.size > MOST_SIZES) sizes.clear();
  const kept = once(sizes, size, () => ({ roads: roadPoints(board, cities), rooms: new Map(), boxes: new Map(), numbers: new Map(), priced: new Map() }));
  if (kept.priced.size > MOST_KEPT) for (const one of [kept.priced, kept.numbers]) one.clear();
  return kept;
}

/** Where a name could stand, and what could be in its way there. @param {City} city @param {City[]} cities @param {Kept} kept @param {number} wide @param {number} size @returns {Room} */
function roomFor(city, cities, { roads, rooms }, wide, size) {
  const places = choices(city, wide, size);
  const reach = places.map((place) => place.box).reduce(joined);
  return {
    number: rooms.size,
    places,
    reach,
    wanted: roomOf(places),
    crossed: roads.filter(([x, y]) => x > reach[0] && x < reach[2] && y > reach[1] && y < reach[3]),
    near: [...cities.keys()].filter((at) => common(reach, around(cities[at].x, cities[at].y, FAR[0], FAR[1])) > 0),
  };
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
 *   size: number) => number, how: How, key: string}} map `key` names everything but what stands in the cities and how far
 *   the game has come: how large the map is, and whether its fonts are there
 * @returns {Map<string, Place>}
 */
export function placeNames(named, { cities, table, board, box, size, measure, how, key }) {
  const kept = keptFor(board, cities, key);
  const { rooms, boxes, numbers, priced } = kept;
  const plates = platesOf(table, board, how, boxes);
  const numberOf = (/** @type {Box} */ one) => {
    if (!numbers.has(one)) numbers.set(one, numbers.size);
    return numbers.get(one);
  };
  const found = named.map((city) => {
    const shape = `${city.name} ${city.palaces.length} ${city.lit} ${!!city.bonus}`;
    const room = once(rooms, shape, () => roomFor(city, cities, kept, measure(city, size(city)), size(city)));
    // Only what lies within reach can stand in a name's way.
    const near = (/** @type {Box | null} */ one) => one !== null && common(room.reach, one) > 0;
    const close = room.near.map((at) => takenBy(cities[at]));
    const others = close.filter((one) => one !== takenBy(city));
    const stones = [...close.flatMap(({ marks }) => marks.filter(near)), ...plates.filter(near)];
    const rings = /** @type {Box[]} */ (others.map(({ ring }) => ring).filter(near));
    const later = /** @type {Box[]} */ (others.map(({ later }) => later).filter(near));
    const place = `${room.number};${stones.map(numberOf)};${rings.map(numberOf)};${later.map(numberOf)}`;
    return { wanted: room.wanted, places: once(priced, place, () => pricedPlaces(room, stones, rings, later, box)) };
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
