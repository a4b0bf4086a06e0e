// The preview of a move on the map: palaces in rings, the chain on the roads, +1 once in each province counted.
import { html } from '../../html.js';
import { Palace } from './cities.js';
import { RING } from './facts.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('./facts.js').City} City */
/** @typedef {import('../types.js').Sketch} Sketch */
/** @typedef {import('../types.js').Player} Player */

/** Returns a road as a line between its two cities. @param {[string, string]} road @param {Map<string, City>} at */
function roadOf([one, other], at) {
  const [a, b] = [at.get(one), at.get(other)];
  return a && b ? `M${a.x} ${a.y}L${b.x} ${b.y}` : '';
}

/**
 * The chain of a sketch, under the cities.
 * @param {{sketch: Sketch | undefined, at: Map<string, City>, stone: string}} props
 */
export function Chain({ sketch, at, stone }) {
  if (!sketch?.chain?.length) return null;
  const d = sketch.chain.map((road) => roadOf(road, at)).join('');
  return html`<g class="chain" data-p=${stone}>
    <path class="under" d=${d} /><path class="over" d=${d} /><path class="beads" d=${d} />
  </g>`;
}

/** The palaces of a sketch. @param {{sketch: Sketch | undefined, at: Map<string, City>, seat: Player}} props */
export const Planned = ({ sketch, at, seat }) =>
  (sketch?.palaces ?? []).map((one) => {
    const { x = 0, y = 0 } = at.get(one.city) ?? {};
    return html`<g key=${one.city + one.crown} class="planned" data-p=${seat.stone}>
      <circle class="chosen" cx=${x} cy=${y - 3} r=${RING} />
      <${Palace} x=${x} y=${y - 1} seat=${seat} crown=${one.crown} size=${42} />
    </g>`;
  });

/**
 * +1 in every province counted, at the place of its tile.
 * @param {{counted: string[], board: Board, lettering: import('./facts.js').Lettering, stone: string}} props
 */
export const Pluses = ({ counted, board, lettering: { tiles, tile }, stone }) =>
  board.provinces.map(({ name }, /** @type {number} */ at) => {
    if (!counted.includes(name)) return null;
    const [x, y] = tiles[at];
    return html`<g key=${name} class="plus" data-p=${stone} transform="translate(${x} ${y}) scale(${tile[2]})">
      <rect x="-17" y="-13" width="34" height="26" rx="13" /><text y="6">+1</text>
    </g>`;
  });
