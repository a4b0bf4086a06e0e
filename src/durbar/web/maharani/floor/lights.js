// What the floor lights up at the end of the game: the quarter whose gold is counted, and what it has paid to each
// player, shown at the player's side.
import { html } from '../../html.js';
import { STEPS, areaOutline } from './facts.js';

/** @import {Scene} from '../types.js' */
/** @import {Space} from './facts.js' */

/** The distance of the labels with the players' gold from the centre of the floor, in units of the floor. */
const PILL_DISTANCE = 340;

/** Everything that is lit up. @param {{scene: Scene, spaceByName: Map<string, Space>, scale: number}} props */
export function Lights({ scene, spaceByName, scale }) {
  const lit = scene.ending?.lit.value;
  if (!lit?.isVeiled || scene.ending.step.value === null) return null;
  const step = scene.state.ending?.counting[scene.ending.step.value];
  if (!step) return null;
  const spaces = [...spaceByName.values()];
  const quarter = step.light.quarter;
  const others = spaces.filter((space) => space.quarter !== quarter).map(({ x, y }) => `M${x} ${y}h100v100h-100z`);
  const names = spaces.filter((space) => space.quarter === quarter).map(({ name }) => name);
  const points = step.points.map((row) => Object.values(row).reduce((sum, gold) => sum + gold, 0));
  return html`<g class="lights" aria-hidden="true">
    ${quarter && html`<path key="veil" class="veil" d=${others.join('')} />`}
    ${quarter && html`<path key=${quarter} class="lit-quarter" d=${areaOutline(names, spaceByName)} />`}
    ${scene.view.table.seats.map(({ side }, /** @type {number} */ seat) => {
      if (!points[seat]) return null;
      const [dx, dy] = STEPS[side];
      const text = points[seat] < 0 ? `−${-points[seat]}` : `+${points[seat]}`;
      return html`<g key="${quarter}:${seat}" class="paid" data-p=${scene.seats[seat].stone}
          transform="translate(${400 + dx * PILL_DISTANCE} ${400 + dy * PILL_DISTANCE}) scale(${scale})">
        <rect x="-46" y="-26" width="92" height="52" rx="26" /><text y="11">${text}</text>
      </g>`;
    })}
  </g>`;
}
