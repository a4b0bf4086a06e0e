// The turntable: it turns to the player who is to move, with its tiles. At rest every slot lies in a quarter.
import { html, useEffect, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { colourOf } from '../floor/facts.js';
import { slotOf } from '../moves.js';
import { Letter, Tile, lying } from '../tiles/stones.js';

/** @typedef {import('../types.js').Slot} SlotData */
/** @typedef {import('../types.js').Shapes['turntable']} Shape */
/** @typedef {import('../types.js').Scene} Scene */

/** The angle of a side from the south, clockwise. @type {Record<string, number>} */
const ANGLES = { S: 0, W: 90, N: 180, E: 270 };
const QUARTERS = ['nw', 'ne', 'se', 'sw'];

/**
 * Returns the quarter where a slot would lie if the turntable pointed south.
 * @param {string} quarter @param {string} side
 */
const unturned = (quarter, side) => QUARTERS[(QUARTERS.indexOf(quarter) - ANGLES[side] / 90 + 4) % 4];

/**
 * Returns the transform of a tile in a quarter.
 * @param {Shape} table the shape of the turntable @param {string} quarter
 */
const placeOf = ({ slots, tile }, quarter) =>
  `translate(${slots[quarter][0] - tile / 2} ${slots[quarter][1] - tile / 2}) scale(${tile / 100})`;

/** The disc of the turntable without its tiles. @param {{table: Shape}} props */
export const Disc = ({ table }) =>
  html`<circle class="disc" r=${table.radius} />
    <circle class="hair" r=${table.inner_radius} />
    <path class="points" d=${table.pointer} />`;

/** Returns the contents of a slot in words. @param {SlotData} one @param {Scene} scene */
export function slotInWords(one, scene) {
  const { t, view } = scene;
  if (!one.tile) return t('maharani-slot-empty', { slot: one.slot });
  const quarter = view.table.quarters.find((each) => each.quarter === one.quarter);
  return t('maharani-slot', {
    slot: one.slot,
    colour: one.tile.colour,
    kind: one.tile.kind,
    animal: quarter?.animal ?? 'none',
  });
}

/** The pointer target of a slot, above the drawing. @param {{one: SlotData & {quarter: string}, scene: Scene}} props */
function Slot({ one, scene }) {
  const [x, y] = scene.board.shapes.turntable.slots[one.quarter];
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
    ${one.tile && html`<rect class="ring drawn" x=${x - 32} y=${y - 32} width="64" height="64" rx="3" />`}
  </g>`;
}

/** @param {{scene: Scene, letter: number}} props */
export function Turntable({ scene, letter }) {
  const { view, board } = scene;
  const { turntable, side } = view.table;
  const { shapes } = board;
  const table = shapes.turntable;
  const stands = useRef(/** @type {number | null} */ (null));
  const rest = side ?? 'S';
  // It turns the shorter way, from its current angle.
  const from = stands.current ?? ANGLES[rest];
  const way = ((ANGLES[rest] - from + 180 + 3600) % 360) - 180;
  const angle = from + (way === -180 ? 180 : way);
  useEffect(() => {
    stands.current = angle;
  });
  const placed = turntable.flatMap((one) => (one.quarter ? [{ ...one, quarter: one.quarter }] : []));
  const there = placed.flatMap(({ slot, quarter, tile }) => (tile ? [{ slot, quarter, tile }] : []));
  return html`<g class="turntable" transform="translate(${table.middle} ${table.middle})">
    <g class="turns" style=${{ '--turn': `${angle}deg` }} aria-hidden="true">
      <${Disc} table=${table} />
      ${there.map((one) => {
        const colour = colourOf(board, one.tile.colour);
        return html`<g key=${one.slot} transform=${placeOf(table, unturned(one.quarter, rest))}>
          <${Tile} colour=${colour} mark=${lying(one.tile, board, 'S')} arrow="S" shapes=${shapes} />
        </g>`;
      })}
      <circle class="pin" r="5" />
    </g>
    <g key=${rest} class="letters" aria-hidden="true">
      ${there.map(
        (one) =>
          html`<g key=${one.slot} transform=${placeOf(
            table,
            one.quarter,
          )}><${Letter} colour=${colourOf(board, one.tile.colour)} size=${letter} /></g>`,
      )}
    </g>
    ${placed.map((one) => html`<${Slot} key=${one.slot} one=${one} scene=${scene} />`)}
  </g>`;
}
