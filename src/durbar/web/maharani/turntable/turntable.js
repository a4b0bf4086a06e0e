// The turntable and its tiles. It turns until it points to the player who is to move. When it stands still, every slot
// is in one of the four quarters of the floor.
import { html, useEffect, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { colourOf } from '../floor/facts.js';
import { pickedSlot } from '../moves.js';
import { Letter, Tile, turnedMark } from '../tiles/stones.js';

/** @import {Slot as SlotData, Scene} from '../types.js' */

/** @typedef {import('../types.js').Shapes['turntable']} Shape */
/** The angle of a side, in degrees clockwise from the south. @type {Record<string, number>} */
const ANGLES = { S: 0, W: 90, N: 180, E: 270 };
/** The quarters, clockwise. */
const QUARTERS = ['nw', 'ne', 'se', 'sw'];

/**
 * Returns the quarter in which a slot would be if the turntable pointed south.
 * @param {string} quarter the quarter in which the slot is @param {string} side the side to which the turntable points
 */
const quarterFacingSouth = (quarter, side) => QUARTERS[(QUARTERS.indexOf(quarter) - ANGLES[side] / 90 + 4) % 4];

/**
 * Returns the transform that draws a slot's tile in a quarter.
 * @param {Shape} shape @param {string} quarter
 */
const slotTransform = ({ slots, tile }, quarter) =>
  `translate(${slots[quarter][0] - tile / 2} ${slots[quarter][1] - tile / 2}) scale(${tile / 100})`;

/** The disc of the turntable without its tiles. @param {{shape: Shape}} props */
export const Disc = ({ shape }) =>
  html`<circle class="disc" r=${shape.radius} />
    <circle class="hairline" r=${shape.inner_radius} />
    <path class="pointer" d=${shape.pointer} />`;

/** Describes a slot and its tile. @param {SlotData} slotData @param {Scene} scene */
export function describeSlot(slotData, scene) {
  const { t, view } = scene;
  if (!slotData.tile) return t('maharani-slot-empty', { slot: slotData.slot });
  const quarter = view.table.quarters.find((candidate) => candidate.quarter === slotData.quarter);
  return t('maharani-slot', {
    slot: slotData.slot,
    colour: slotData.tile.colour,
    kind: slotData.tile.kind,
    animal: quarter?.animal ?? 'none',
  });
}

/**
 * The pointer target of a slot, above the drawing.
 * @param {{slotData: SlotData & {quarter: string}, scene: Scene}} props
 */
function SlotTarget({ slotData, scene }) {
  const [x, y] = scene.board.shapes.turntable.slots[slotData.quarter];
  const thing = `slot:${slotData.slot}`;
  const isLegal = scene.isActing && scene.candidates.value.next.has(thing);
  const isPicked = pickedSlot(scene.picked.value) === slotData.slot;
  const pickSlot = () => scene.pick(thing);
  return html`<g
      class="slot ${isLegal ? 'legal' : ''} ${isPicked ? 'picked' : ''}"
      data-rove
      data-at=${thing}
      role="button"
      tabindex="-1"
      aria-label=${describeSlot(slotData, scene)}
      aria-pressed=${isPicked ? 'true' : 'false'}
      aria-disabled=${isLegal ? 'false' : 'true'}
      onClick=${pickSlot}
      onKeyDown=${onPress(pickSlot)}
  >
    <rect class="hit" x=${x < 0 ? -104 : 0} y=${y < 0 ? -104 : 0} width="104" height="104" />
    ${slotData.tile && html`<rect class="ring drawn" x=${x - 32} y=${y - 32} width="64" height="64" rx="3" />`}
  </g>`;
}

/** The turntable with its tiles. @param {{scene: Scene, letterSize: number}} props */
export function Turntable({ scene, letterSize }) {
  const { view, board } = scene;
  const { turntable, side } = view.table;
  const { shapes } = board;
  const shape = shapes.turntable;
  const lastAngle = useRef(/** @type {number | null} */ (null));
  const facing = side ?? 'S';
  // The turntable turns from its last angle, by at most half a turn. Its angle is not reduced to 360 degrees, so that
  // the transition does not turn it back.
  const from = lastAngle.current ?? ANGLES[facing];
  const turn = ((ANGLES[facing] - from + 180 + 3600) % 360) - 180; // 3600 makes the dividend positive
  const angle = from + (turn === -180 ? 180 : turn);
  useEffect(() => {
    lastAngle.current = angle;
  });
  const slotsInQuarters = turntable.flatMap((slotData) =>
    slotData.quarter ? [{ ...slotData, quarter: slotData.quarter }] : [],
  );
  const filledSlots = slotsInQuarters.flatMap(({ slot, quarter, tile }) => (tile ? [{ slot, quarter, tile }] : []));
  return html`<g class="turntable" transform="translate(${shape.middle} ${shape.middle})">
    <g class="turns" style=${{ '--turn': `${angle}deg` }} aria-hidden="true">
      <${Disc} shape=${shape} />
      ${filledSlots.map((slotData) => {
        const colour = colourOf(board, slotData.tile.colour);
        return html`<g key=${slotData.slot} data-at="tile-in:${slotData.slot}"
            transform=${slotTransform(shape, quarterFacingSouth(slotData.quarter, facing))}>
          <${Tile} colour=${colour} mark=${turnedMark(slotData.tile, board, 'S')} arrow="S" shapes=${shapes} />
        </g>`;
      })}
      <circle class="pin" r="5" />
    </g>
    <g key=${facing} class="letters" aria-hidden="true">
      ${filledSlots.map(
        (slotData) =>
          html`<g key=${slotData.slot} data-at="letter-in:${slotData.slot}" transform=${slotTransform(
            shape,
            slotData.quarter,
          )}><${Letter} colour=${colourOf(board, slotData.tile.colour)} size=${letterSize} /></g>`,
      )}
    </g>
    ${slotsInQuarters.map(
      (slotData) => html`<${SlotTarget} key=${slotData.slot} slotData=${slotData}
        scene=${scene} />`,
    )}
  </g>`;
}
