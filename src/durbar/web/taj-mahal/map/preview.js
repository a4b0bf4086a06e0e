// A move shown on the map before it is made: palaces in rings, the chain on the roads, +1 once in each province counted.
import { html } from '../../html.js';
import { Palace } from './cities.js';
import { RING } from './facts.js';
import { common } from './boxes.js';

/** The chain of a sketch, under the cities. @param {{sketch: any, at: Map<string, any>, stone: string}} props */
export function Chain({ sketch, at, stone }) {
  if (!sketch?.chain?.length) return null;
  const d = sketch.chain
    .map(
      (/** @type {string[]} */ [one, other]) =>
        `M${at.get(one).x} ${at.get(one).y}L${at.get(other).x} ${at.get(other).y}`,
    )
    .join('');
  return html`<g class="chain" data-p=${stone}>
    <path class="under" d=${d} /><path class="over" d=${d} /><path class="beads" d=${d} />
  </g>`;
}

/** The palaces of a sketch. @param {{sketch: any, at: Map<string, any>, seat: any}} props */
export const Planned = ({ sketch, at, seat }) =>
  (sketch?.palaces ?? []).map((/** @type {any} */ one) => {
    const { x, y } = at.get(one.city);
    return html`<g key=${one.city + one.crown} class="planned" data-p=${seat.stone}>
      <circle class="chosen" cx=${x} cy=${y - 3} r=${RING} />
      <${Palace} x=${x} y=${y - 1} seat=${seat} crown=${one.crown} size=${42} />
    </g>`;
  });

/** @typedef {[number, number, number, number]} Box */
/** @typedef {{x: number, y: number, price: number}} Spot */

/**
 * Where a province's +1 could stand: along its roads of the chain, else round its palaces.
 * @param {any} sketch
 * @param {Map<string, any>} at
 * @param {string} province
 * @param {number} big
 * @returns {Spot[]}
 */
function spots(sketch, at, province, big) {
  /** @type {Spot[]} */
  const made = [];
  for (const road of sketch.chain) {
    const [a, b] = road.map((/** @type {string} */ city) => at.get(city));
    const [from, to] = a.province === province ? [a, b] : [b, a];
    if (from.province !== province) continue;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    for (const share of from.province === to.province ? [0.5, 0.38, 0.62] : [0.36, 0.28, 0.44]) {
      for (const aside of [0, 24 * big, -24 * big, 36 * big, -36 * big]) {
        made.push({
          x: from.x + ux * length * share - uy * aside,
          y: from.y + uy * length * share + ux * aside,
          price: Math.abs(aside) * 0.6,
        });
      }
    }
  }
  const mine = new Set([...sketch.chain.flat(), ...sketch.palaces.map((/** @type {any} */ one) => one.city)]);
  for (const city of at.values()) {
    if (city.province !== province || !mine.has(city.name)) continue;
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn * Math.PI) / 6;
      for (const far of [42, 56])
        made.push({
          x: city.x + far * big * Math.cos(angle),
          y: city.y - 6 + far * 0.8 * big * Math.sin(angle),
          price: far,
        });
    }
  }
  return made;
}

/**
 * Where the +1 of each province stands: off names, tiles, palaces and one another, and whole on the map, as far as it
 * can be.
 * @param {any} sketch @param {Map<string, any>} at @param {Box[]} taken @param {number} big @param {Box} map
 */
export function placePluses(sketch, at, taken, big, map) {
  const full = [...taken, ...sketch.palaces.map((/** @type {any} */ one) => ringBox(at.get(one.city)))];
  const boxAt = (/** @type {Spot} */ { x, y }) =>
    /** @type {Box} */ ([x - 19 * big, y - 15 * big, x + 19 * big, y + 15 * big]);
  return sketch.provinces.flatMap((/** @type {string} */ province) => {
    const priced = spots(sketch, at, province, big).map((spot) => {
      const box = boxAt(spot);
      const cutOff = common(box, box) - common(box, map);
      return { ...spot, whole: full.reduce((sum, other) => sum + common(box, other), spot.price + 2 * cutOff) };
    });
    const best = priced.reduce((least, one) => (one.whole < least.whole ? one : least), {
      x: 0,
      y: 0,
      whole: Infinity,
    });
    if (best.whole === Infinity) return [];
    full.push(boxAt(/** @type {Spot} */ (best)));
    return [{ province, x: best.x, y: best.y }];
  });
}

/** @param {any} city @returns {Box} */
const ringBox = (city) => [city.x - RING, city.y - 3 - RING, city.x + RING, city.y - 3 + RING];

/** +1 in every province counted, above everything. @param {{pluses: any[], stone: string, big: number}} props */
export const Pluses = ({ pluses, stone, big }) =>
  pluses.map(
    ({
      province,
      x,
      y,
    }) => html`<g key=${province} class="plus" data-p=${stone} transform="translate(${x} ${y}) scale(${big})">
      <rect x="-17" y="-13" width="34" height="26" rx="13" /><text y="6">+1</text>
    </g>`,
  );
