// The turntable: it turns to whoever is to move, and carries its tiles along. At rest every slot lies in a quarter.
import { html, useEffect, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { colourOf } from '../floor/facts.js';
import { slotOf } from '../moves.js';
import { Letter, Tile, lying } from '../tiles/stones.js';

/** How far a side is turned from the south, clockwise. @type {Record<string, number>} */
const ANGLES = { S: 0, W: 90, N: 180, E: 270 };
/** Where a quarter lies from the middle. @type {Record<string, [number, number]>} */
const WHERE = { nw: [-1, -1], ne: [1, -1], se: [1, 1], sw: [-1, 1] };
const QUARTERS = ['nw', 'ne', 'se', 'sw'];
const SIZE = 0.6;
const FAR = 34;

/** The place of a quarter in a turntable that has been turned: where it would lie if the arrow pointed south. @param {string} quarter @param {string} side */
const unturned = (quarter, side) => WHERE[QUARTERS[(QUARTERS.indexOf(quarter) - ANGLES[side] / 90 + 4) % 4]];

/** What lies in a slot, in words. @param {any} one @param {any} scene */
export function slotInWords(one, scene) {
  const { t, view } = scene;
  if (!one.tile) return t('maharani-slot-empty', { slot: one.slot });
  const quarter = view.table.quarters.find((/** @type {any} */ each) => each.quarter === one.quarter);
  return t('maharani-slot', { slot: one.slot, colour: one.tile.colour, kind: one.tile.kind, animal: quarter ? t('maharani-animal', { animal: quarter.animal }) : 'none' });
}

/** A slot as something to pick, above the drawing. @param {{one: any, scene: any}} props */
function Slot({ one, scene }) {
  const [x, y] = WHERE[one.quarter];
  const thing = `slot:${one.slot}`;
  const may = scene.acting && scene.legal.value.next.has(thing);
  const picked = slotOf(scene.picked.value) === one.slot;
  const act = () => scene.pick(thing);
  return html`<g
    class="slot ${may ? 'legal' : ''} ${picked ? 'picked' : ''}"
    data-rove
    data-at=${thing}
    role="button"
    tabindex="-1"
    aria-label=${slotInWords(one, scene)}
    aria-pressed=${picked ? 'true' : 'false'}
    aria-disabled=${may ? 'false' : 'true'}
    onClick=${act}
    onKeyDown=${onPress(act)}
  >
    <rect class="hit" x=${x < 0 ? -100 : 0} y=${y < 0 ? -100 : 0} width="100" height="100" />
    ${one.tile && html`<rect class="ring drawn" x=${x * FAR - 32} y=${y * FAR - 32} width="64" height="64" rx="3" />`}
  </g>`;
}

/** @param {{scene: any, letter: number}} props */
export function Turntable({ scene, letter }) {
  const { view, board } = scene;
  const { turntable, side } = view.table;
  const stands = useRef(/** @type {number | null} */ (null));
  const rest = side ?? 'S';
  // It turns the short way round, from wherever it is seen to stand.
  const from = stands.current ?? ANGLES[rest];
  const way = ((ANGLES[rest] - from + 180 + 3600) % 360) - 180;
  const angle = from + (way === -180 ? 180 : way);
  useEffect(() => {
    stands.current = angle;
  });
  const there = turntable.filter((/** @type {any} */ one) => one.tile && one.quarter);
  return html`<g class="turntable" transform="translate(400 400)">
    <g class="turns" style=${{ '--turn': `${angle}deg` }} aria-hidden="true">
      <circle class="disc" r="98" /><circle class="hair" r="92" />
      <path class="points" d="M0 97l-15-13h30z" />
      ${there.map((/** @type {any} */ one) => {
        const [x, y] = unturned(one.quarter, rest);
        const colour = colourOf(board, one.tile.colour);
        return html`<g key=${one.slot} transform="translate(${x * FAR - 50 * SIZE} ${y * FAR - 50 * SIZE}) scale(${SIZE})"><${Tile} colour=${colour} mark=${lying(one.tile, board, 'S')} arrow="S" /></g>`;
      })}
      <circle class="pin" r="5" />
    </g>
    <g key=${rest} class="letters" aria-hidden="true">
      ${there.map((/** @type {any} */ one) => {
        const [x, y] = WHERE[one.quarter];
        return html`<g key=${one.slot} transform="translate(${x * FAR - 50 * SIZE} ${y * FAR - 50 * SIZE}) scale(${SIZE})"><${Letter} colour=${colourOf(board, one.tile.colour)} size=${letter} /></g>`;
      })}
    </g>
    ${turntable.filter((/** @type {any} */ one) => one.quarter).map((/** @type {any} */ one) => html`<${Slot} key=${one.slot} one=${one} scene=${scene} />`)}
  </g>`;
}
