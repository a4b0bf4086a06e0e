// A move shown on the map before it is made: palaces in rings, the chain on the roads, +1 once in each province counted.
import { html } from '../../html.js';
import { Palace } from './cities.js';
import { RING } from './facts.js';

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

/**
 * +1 in every province counted, at the place of its tile.
 * @param {{counted: string[], board: any, lettering: import('./facts.js').Lettering, stone: string}} props
 */
export const Pluses = ({ counted, board, lettering: { tiles, tile }, stone }) =>
  board.provinces.map((/** @type {any} */ { name }, /** @type {number} */ at) => {
    if (!counted.includes(name)) return null;
    const [x, y] = tiles[at];
    return html`<g key=${name} class="plus" data-p=${stone} transform="translate(${x} ${y}) scale(${tile[2]})">
      <rect x="-17" y="-13" width="34" height="26" rx="13" /><text y="6">+1</text>
    </g>`;
  });
