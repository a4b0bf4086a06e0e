// Where names stand on the map, so that none lies on another, on a city, a palace or a tile.
//
// Every name has places it could take. Places have a price (what they cover, how far off they are), and names move to a
// cheaper place for as long as any of them can. No chance is in it: the same position always gets the same map.
import { standing, tileSigns } from './stones.js';
import { APART, CARTOUCHE, PALACE, PLATE, RING, plateWidth } from './facts.js';

/** @typedef {import('./facts.js').City} City */
/** @typedef {[number, number, number, number]} Box left, top, right, bottom */
/** @typedef {{x: number, y: number, anchor: string, box: Box, price: number}} Place */

/** A name that costs more than this lies on something. */
const CROWDED = 150;

/** The area two boxes share. @param {Box} a @param {Box} b */
export function common(a, b) {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {number} x @param {number} y @param {number} wide @param {number} high @returns {Box} */
const around = (x, y, wide, high) => [x - wide, y - high, x + wide, y + high];

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
    return [around(province.tile[0], province.tile[1], (wide / 2) * big + 1, (PLATE / 2) * big + 1)];
  });
  const [x, y, scale] = board.cartouche;
  const cartouche = plate ? [around(x, y, (CARTOUCHE[0] / 2) * scale + 4, (CARTOUCHE[1] / 2) * scale + 4)] : [];
  return [...cities.flatMap(marksOf), ...tiles, ...cartouche, ...kept];
}

/**
 * Places names.
 * @param {City[]} named the cities that have a name on this map
 * @param {{cities: City[], table: any, board: any, box: Box, size: (city: City) => number, measure: (city: City,
 *   size: number) => number, tiles: {plate: boolean, big: number, short: boolean, kept: Box[]}}} map
 * @returns {Map<string, Place>}
 */
export function placeNames(named, { cities, table, board, box, size, measure, tiles }) {
  const fixed = fixedBoxes(cities, table, board, tiles);
  const roads = roadPoints(board, new Map(cities.map((city) => [city.name, city])));
  const options = named.map((city) => {
    const [wide, high] = [measure(city, size(city)), size(city)];
    const places = choices(city, wide, high);
    const reach = places.map((place) => place.box).reduce(joined);
    // Only what lies within reach can stand in a name's way.
    const near = (/** @type {Box[]} */ boxes) => boxes.filter((one) => common(reach, one) > 0);
    const others = cities.filter((one) => one !== city);
    const stones = near(fixed);
    const rings = near(others.filter((one) => one.lit).map((one) => around(one.x, one.y, RING, RING)));
    const later = near(others.filter((one) => !one.palaces.length).map((one) => around(one.x, one.y - 6, 17, 20)));
    const crossed = roads.filter(([x, y]) => x > reach[0] && x < reach[2] && y > reach[1] && y < reach[3]);
    return places.map((place) => {
      let { price } = place;
      for (const one of stones) price += 40 * common(place.box, one);
      for (const one of rings) price += 2 * common(place.box, one);
      for (const one of later) price += 0.6 * common(place.box, one);
      for (const [x, y] of crossed) {
        if (x > place.box[0] && x < place.box[2] && y > place.box[1] && y < place.box[3]) price += 2.5;
      }
      const [l, t, r, b] = place.box;
      price += 60 * ((r - l) * (b - t) - common(place.box, box));
      return { ...place, price };
    });
  });
  const settled = settle(named, options);
  // Where there is no room for it, a name other than of the province visited is left out: the city still says it.
  for (const city of named) if (!city.lit && (settled.get(city.name)?.price ?? 0) > CROWDED) settled.delete(city.name);
  return settled;
}

/** The box round two boxes. @param {Box} one @param {Box} other @returns {Box} */
const joined = (one, other) => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

/** How far two names stand apart on one line, so that they are not read as one: a share of how high they are. */
const SPACE = 0.6;

/** The room a name wants from the next one. @param {Box} box @returns {Box} */
const roomy = (box) => {
  const aside = SPACE * (box[3] - box[1]);
  return [box[0] - aside, box[1] - 1, box[2] + aside, box[3] + 1];
};

/** What two names cost each other. @param {Place} one @param {Place} other */
const clash = ({ box: a }, { box: b }) => {
  const aside = SPACE * Math.max(a[3] - a[1], b[3] - b[1]);
  const wide = Math.min(a[2] + aside, b[2]) - Math.max(a[0] - aside, b[0]);
  const high = Math.min(a[3] + 1, b[3]) - Math.max(a[1] - 1, b[1]);
  return wide > 0 && high > 0 ? 60 * wide * high : 0;
};

/**
 * Every name at a place from which it cannot move to a better one, alone or together with one that stands in its way.
 * @param {City[]} named @param {Place[][]} options
 */
function settle(named, options) {
  const chosen = options.map((places) =>
    places.reduce((best, one, at) => (one.price < places[best].price ? at : best), 0),
  );
  const place = (/** @type {number} */ city) => options[city][chosen[city]];
  // Names that can never meet cost each other nothing: only the others are asked.
  const reach = options.map((places) => places.map(({ box }) => roomy(box)).reduce(joined));
  const near = reach.map((mine, city) => [...reach.keys()].filter((other) => other !== city && common(mine, reach[other]) > 0));
  const cost = (/** @type {number} */ city, /** @type {Place} */ at, /** @type {number} */ but = -1) => {
    let sum = at.price;
    for (const other of near[city]) if (other !== but) sum += clash(at, place(other));
    return sum;
  };
  const cheapest = (/** @type {number} */ city, /** @type {(at: Place) => number} */ price) => {
    const prices = options[city].map(price);
    const at = prices.reduce((least, one, k) => (one < prices[least] ? k : least), 0);
    return { at, price: prices[at] };
  };
  /** Moves a name, and one that stands in its way, if both together are better off. @param {number} city */
  const together = (city) => {
    const now = cost(city, place(city));
    for (const [k, wanted] of options[city].entries()) {
      if (wanted.price > now) continue;
      for (const other of near[city]) {
        if (!clash(wanted, place(other))) continue;
        const before = now + cost(other, place(other), city);
        const found = cheapest(other, (at) => cost(other, at, city) + clash(wanted, at));
        if (cost(city, wanted, other) + found.price < before - 1) {
          chosen[city] = k;
          chosen[other] = found.at;
          return true;
        }
      }
    }
    return false;
  };
  for (let round = 0; round < 40; round++) {
    let moved = false;
    for (let city = 0; city < options.length; city++) {
      const best = cheapest(city, (at) => cost(city, at));
      if (best.price < cost(city, place(city))) {
        chosen[city] = best.at;
        moved = true;
      }
    }
    if (!moved)
      for (let city = 0; city < options.length; city++)
        if (cost(city, place(city)) > CROWDED && together(city)) moved = true;
    if (!moved) break;
  }
  return new Map(named.map((city, at) => [city.name, { ...place(at), price: cost(at, place(at)) }]));
}
