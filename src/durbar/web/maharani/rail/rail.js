// The rail: a row of buttons that are large enough for a finger. There is a button for each tile of the turntable, and
// another button that reactivates the markers.
import { html } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { Sign } from '../../signs/signs.js';
import { tipAttributes } from '../../rules/reference.js';
import { colourOf, animalSign } from '../floor/facts.js';
import { pickedSlot, moveTextOfKind } from '../moves.js';
import { Tile, turnedMark } from '../tiles/stones.js';
import { describeSlot } from '../turntable/turntable.js';

/** @import {Scene, Children, Slot} from '../types.js' */

/**
 * The button of a slot's tile.
 * @param {{slotData: Slot, scene: Scene, isTabStop: boolean}} props
 */
function SlotButton({ slotData, scene, isTabStop }) {
  const { view, board, t } = scene;
  const thing = `slot:${slotData.slot}`;
  const isLegal = scene.isActing && scene.candidates.value.next.has(thing);
  const isPicked = pickedSlot(scene.picked.value) === slotData.slot;
  const quarter = view.table.quarters.find((candidate) => candidate.quarter === slotData.quarter);
  const sign = quarter && animalSign(quarter.animal);
  const quarterTip = quarter && `${t('maharani-lies-in', { animal: quarter.animal })}. ${t('maharani-lies-free')}`;
  return html`<button
      type="button"
      class="rail-tile ${isLegal ? 'legal' : ''} ${isPicked ? 'picked' : ''}"
      data-rove
      data-key=${slotData.slot}
      data-next=${isLegal && !pickedSlot(scene.picked.value) ? 'yes' : null}
      tabindex=${isTabStop ? 0 : -1}
      aria-label=${describeSlot(slotData, scene)}
      aria-pressed=${isPicked ? 'true' : 'false'}
      aria-disabled=${isLegal ? 'false' : 'true'}
      onClick=${() => scene.pick(thing)}
      ...${quarterTip && tipAttributes(quarterTip, 'MH-3.1', { keys: true })}
  >
    ${
      slotData.tile
        ? html`<svg class="rail-face" data-at="rail:${slotData.slot}" viewBox="-2 -2 104 104" aria-hidden="true">
          <${Tile} colour=${colourOf(board, slotData.tile.colour)}
              mark=${turnedMark(slotData.tile, board, view.table.side ?? 'S')}
              arrow=${view.table.side ?? 'S'} shapes=${board.shapes} letterSize=${18} />
        </svg>`
        : html`<span class="rail-empty" aria-hidden="true"></span>`
    }
    ${
      quarter &&
      html`<span class="rail-quarter" ...${tipAttributes(quarterTip ?? '', 'MH-3.1')}>
        ${sign ? html`<${Sign} name=${sign} />` : html`<i data-initial=${quarter.animal[0].toUpperCase()}></i>`}
      </span>`
    }
  </button>`;
}

/**
 * The button of a move other than a placement.
 * @param {{thing: string, scene: Scene, label: string, children?: Children}} props
 */
const OtherMove = ({ thing, scene, label, children }) =>
  html`<button type="button" class="rail-other-move" data-rove data-next=${scene.picked.value.length ? null : 'yes'}
      tabindex="-1" aria-pressed=${scene.picked.value.includes(thing) ? 'true' : 'false'}
      onClick=${() => scene.pick(thing)}>
    ${children}<span>${label}</span>
  </button>`;

/** The rail. The page shows it where other games have the player's hand. @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const { view, t } = scene;
  const { turntable, seats } = view.table;
  const { next } = scene.candidates.value;
  const renew = moveTextOfKind(view, 'renew');
  if (view.outcome) return null;
  const firstLegal = turntable.findIndex((slotData) => next.has(`slot:${slotData.slot}`));
  const faceDown = scene.isActing
    ? Object.values(seats[scene.seat ?? 0].markers).filter((isFaceUp) => !isFaceUp).length
    : 0;
  return html`<div class="rail" role="group" aria-label=${t('maharani-turntable')} onKeyDown=${rove}>
    ${turntable.map(
      (
        slotData,
        /** @type {number} */ index,
      ) => html`<${SlotButton} key=${slotData.slot} slotData=${slotData} scene=${scene}
          isTabStop=${index === Math.max(0, firstLegal)} />`,
    )}
    ${
      scene.isActing &&
      renew &&
      html`<${OtherMove} thing=${renew} scene=${scene} label=${t('maharani-renew', { markers: faceDown })}>
        <svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12a7 7 0 1 1-2-5M19 3v5h-5" /></svg>
      <//>`
    }
  </div>`;
}
