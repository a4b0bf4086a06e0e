// The tiles of the turntable again, large enough for a finger, and the moves other than placing one.
import { html } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { Sign } from '../../signs/signs.js';
import { tipped } from '../../rules/reference.js';
import { colourOf, signOf } from '../floor/facts.js';
import { slotOf, wholeMove } from '../moves.js';
import { Tile, lying } from '../tiles/stones.js';
import { slotInWords } from '../turntable/turntable.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Children} Children */

/** @param {{one: import('../types.js').Slot, scene: Scene, first: boolean}} props */
function Slot({ one, scene, first }) {
  const { view, board, t } = scene;
  const thing = `slot:${one.slot}`;
  const may = scene.acting && scene.legal.value.next.has(thing);
  const picked = slotOf(scene.picked.value) === one.slot;
  const quarter = view.table.quarters.find((each) => each.quarter === one.quarter);
  const sign = quarter && signOf(quarter.animal);
  const where = quarter && `${t('maharani-lies-in', { animal: quarter.animal })}. ${t('maharani-lies-free')}`;
  return html`<button
      type="button"
      class="rail-tile ${may ? 'legal' : ''} ${picked ? 'picked' : ''}"
      data-rove
      data-key=${one.slot}
      data-next=${may && !slotOf(scene.picked.value) ? 'yes' : null}
      tabindex=${first ? 0 : -1}
      aria-label=${slotInWords(one, scene)}
      aria-pressed=${picked ? 'true' : 'false'}
      aria-disabled=${may ? 'false' : 'true'}
      onClick=${() => scene.pick(thing)}
      ...${where && tipped(where, 'MH-3.1', { keys: true })}
  >
    ${
      one.tile
        ? html`<svg class="rail-face" viewBox="-2 -2 104 104" aria-hidden="true">
          <${Tile} colour=${colourOf(board, one.tile.colour)} mark=${lying(one.tile, board, view.table.side ?? 'S')}
              arrow=${view.table.side ?? 'S'} shapes=${board.shapes} letter=${18} />
        </svg>`
        : html`<span class="rail-empty" aria-hidden="true"></span>`
    }
    ${
      quarter &&
      html`<span class="rail-where" ...${tipped(where ?? '', 'MH-3.1')}>
        ${sign ? html`<${Sign} name=${sign} />` : html`<i data-initial=${quarter.animal[0].toUpperCase()}></i>`}
      </span>`
    }
  </button>`;
}

/** @param {{thing: string, scene: Scene, label: string, children?: Children}} props */
const Instead = ({ thing, scene, label, children }) =>
  html`<button type="button" class="rail-instead" data-rove data-next=${scene.picked.value.length ? null : 'yes'}
      tabindex="-1" aria-pressed=${scene.picked.value.includes(thing) ? 'true' : 'false'}
      onClick=${() => scene.pick(thing)}>
    ${children}<span>${label}</span>
  </button>`;

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const { view, t } = scene;
  const { turntable, seats } = view.table;
  const { next } = scene.legal.value;
  const renew = wholeMove(view, 'renew');
  if (view.outcome) return null;
  const first = turntable.findIndex((one) => next.has(`slot:${one.slot}`));
  const down = scene.acting ? Object.values(seats[scene.seat ?? 0].markers).filter((up) => !up).length : 0;
  return html`<div class="rail" role="group" aria-label=${t('maharani-turntable')} onKeyDown=${rove}>
    ${turntable.map(
      (one, /** @type {number} */ at) => html`<${Slot} key=${one.slot} one=${one} scene=${scene}
          first=${at === Math.max(0, first)} />`,
    )}
    ${
      scene.acting &&
      renew &&
      html`<${Instead} thing=${renew} scene=${scene} label=${t('maharani-renew', { markers: down })}>
        <svg class="line" viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12a7 7 0 1 1-2-5M19 3v5h-5" /></svg>
      <//>`
    }
  </div>`;
}
