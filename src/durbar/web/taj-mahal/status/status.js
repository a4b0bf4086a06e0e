// The progress of the journey: the twelve visits in their order.
import { html } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { tipAttributes } from '../../rules/reference.js';
import { visitState, describeTile, tileRule } from '../map/stones.js';

/** @import {Board, Scene, Translate} from '../types.js' */

/** The outline of a visit's number, in a box of 30 by 30 units. */
const OCTAGON = 'M27.9 20.4L20.4 27.9L9.6 27.9L2.1 20.4L2.1 9.6L9.6 2.1L20.4 2.1L27.9 9.6Z';

/**
 * A visit: past, current or future. One visit is a tab stop; the arrow keys reach the others.
 * @param {{number: number, state: string, isTabStop: boolean, province: string, tile: {goods: string[]}, owner: string
 *   | null, board: Board, t: Translate}} props
 */
function VisitStop({ number, state, isTabStop, province, tile, owner, board, t }) {
  const text = describeTile({ number, province, tile, owner, isPast: state === 'done', board });
  return html`<li class="stop ${state === 'next' ? '' : state}" data-rove tabindex=${isTabStop ? 0 : -1}
      ...${tipAttributes(text, tileRule(state, owner))}
      aria-current=${state === 'now' ? 'step' : null}>
    <i aria-hidden="true"></i>
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path class="octagon" d=${OCTAGON} />
      <text x="15" y="20">${number}</text>
    </svg>
    ${
      state === 'now' &&
      html`<b>${t('taj-mahal-province', { province })}</b>
        <span class="stop-number">${t('taj-mahal-visit-of', { visit: number })}</span>`
    }
    <span class="vh">${text}</span>
  </li>`;
}

/** The list of visits. @param {{scene: Scene}} props */
export function Status({ scene }) {
  const { t, view, board } = scene;
  const { table } = view;
  const { order, tiles } = table;
  const currentIndex = (table.visit ?? order.length) - 1;
  return html`<nav class="ribbon" aria-label=${t('taj-mahal-order')}>
    <ol onKeyDown=${rove}>
      ${order.map(
        (/** @type {string} */ province, /** @type {number} */ index) =>
          html`<${VisitStop} key=${index} number=${index + 1} state=${visitState(table, province)}
              isTabStop=${index === currentIndex}
              province=${province} tile=${tiles[index]}
              owner=${scene.names[tiles[index].owner ?? -1] ?? null} board=${board} t=${t} />`,
      )}
    </ol>
  </nav>`;
}
