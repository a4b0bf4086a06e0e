// Names that each have places to choose from settle where they stand in each other's way least.
import { common, joined } from './boxes.js';

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./boxes.js').Box} Box */
/** @typedef {{x: number, y: number, anchor: string, box: Box, price: number}} Place */

/** A name that costs more than this lies on something. */
export const CROWDED = 150;

/** How far two names stand apart on one line, so that they are not read as one: a share of how high they are. */
const SPACE = 0.6;

/** The room that a name wants from others, wherever it goes. @param {Place[]} places @returns {Box} */
export function roomOf(places) {
  const [left, top, right, bottom] = places.map(({ box }) => box).reduce(joined);
  const aside = SPACE * Math.max(...places.map(({ box }) => box[3] - box[1]));
  return [left - aside, top - 1, right + aside, bottom + 1];
}

/** What two names cost each other. @param {Place} one @param {Place} other */
const clash = ({ box: a }, { box: b }) => {
  const aside = SPACE * Math.max(a[3] - a[1], b[3] - b[1]);
  const wide = Math.min(a[2] + aside, b[2]) - Math.max(a[0] - aside, b[0]);
  const high = Math.min(a[3] + 1, b[3]) - Math.max(a[1] - 1, b[1]);
  return wide > 0 && high > 0 ? 60 * wide * high : 0;
};

/**
 * Every name at a place from which it cannot move to a better one, alone or together with one that stands in its way.
 * @param {City[]} named @param {Place[][]} options @param {Box[]} rooms
 */
export function settle(named, options, rooms) {
  const chosen = options.map((places) =>
    places.reduce((best, one, at) => (one.price < places[best].price ? at : best), 0),
  );
  const place = (/** @type {number} */ city) => options[city][chosen[city]];
  // Names that can never meet cost each other nothing: only the others are asked.
  const near = rooms.map((mine, city) => [...rooms.keys()].filter((other) => other !== city && common(mine, rooms[other]) > 0));
  const cost = (/** @type {number} */ city, /** @type {Place} */ at, /** @type {number} */ but = -1) => {
    let sum = at.price;
    for (const other of near[city]) if (other !== but) sum += clash(at, place(other));
    return sum;
  };
  const cheapest = (/** @type {number} */ city, /** @type {(at: Place) => number} */ price) => {
    const best = { at: 0, price: Infinity };
    options[city].forEach((place, at) => {
      if (place.price >= best.price) return; // others only make it dearer
      const whole = price(place);
      if (whole < best.price) [best.at, best.price] = [at, whole];
    });
    return best;
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
