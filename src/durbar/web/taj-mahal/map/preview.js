// The preview of a move on the map: rings with the palaces that it builds, the chain of connected palaces along the
// roads, and "+1" in each province for which the chain scores.
import { html } from '../../html.js';
import { Palace } from './cities.js';
import { RING_RADIUS } from './facts.js';
import { roadPath } from './networks.js';

/** @import {Board, Sketch, SeatEmblem} from '../types.js' */
/** @import {City, Lettering} from './facts.js' */

/**
 * The chain of connected palaces that a move would score, drawn under the cities.
 * @param {{sketch: Sketch | undefined, cityByName: Map<string, City>, stone: string}} props
 */
export function Chain({ sketch, cityByName, stone }) {
  if (!sketch?.chain?.length) return null;
  return html`<${ChainPath} roads=${sketch.chain} cityByName=${cityByName} stone=${stone} />`;
}

/**
 * Roads between connected palaces. Without `stone` they have the colour of the elements round them.
 * @param {{roads: Array<[string, string]>, cityByName: Map<string, City>, stone?: string}} props
 */
export function ChainPath({ roads, cityByName, stone }) {
  const path = roads.map((road) => roadPath(road, cityByName)).join('');
  return html`<g class="chain" data-p=${stone}>
    <path class="under" d=${path} /><path class="over" d=${path} /><path class="beads" d=${path} />
  </g>`;
}

/**
 * The palaces that a move would build.
 * @param {{sketch: Sketch | undefined, cityByName: Map<string, City>, emblem: SeatEmblem}} props
 */
export const PlannedPalaces = ({ sketch, cityByName, emblem }) =>
  (sketch?.palaces ?? []).map((palace) => {
    const { x = 0, y = 0 } = cityByName.get(palace.city) ?? {};
    return html`<g key=${palace.city + palace.crown} class="planned" data-p=${emblem.stone}
        data-at="planned:${palace.city}">
      <circle class="chosen" cx=${x} cy=${y - 3} r=${RING_RADIUS} />
      <${Palace} x=${x} y=${y - 1} emblem=${emblem} crown=${palace.crown} size=${42} />
    </g>`;
  });

/**
 * "+1" in every province for which the chain scores, in place of the province's tile.
 * @param {{countedProvinces: string[], board: Board, lettering: Lettering, stone: string}} props
 */
export const PlusOnes = ({ countedProvinces, board, lettering: { tiles, tile }, stone }) =>
  board.provinces.map(({ name }, /** @type {number} */ index) => {
    if (!countedProvinces.includes(name)) return null;
    const [x, y] = tiles[index];
    return html`<g key=${name} class="plus" data-p=${stone} transform="translate(${x} ${y}) scale(${tile[2]})">
      <rect x="-17" y="-13" width="34" height="26" rx="13" /><text y="6">+1</text>
    </g>`;
  });
