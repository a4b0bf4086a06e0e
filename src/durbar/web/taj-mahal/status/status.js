// The progress of the journey: the twelve visits in their order.
import { html } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { tipped } from '../../rules/reference.js';
import { standing, tileInWords, tileRule } from '../map/stones.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Say} Say */

const OCTAGON = 'M27.9 20.4L20.4 27.9L9.6 27.9L2.1 20.4L2.1 9.6L9.6 2.1L20.4 2.1L27.9 9.6Z';

/**
 * A visit: past, current or future. The first is a tab stop, the others are reached by arrow keys.
 * @param {{number: number, stand: string, first: boolean, province: string, tile: {goods: string[]}, owner: string
 *   | null, board: Board, t: Say}} props
 */
function Stop({ number, stand, first, province, tile, owner, board, t }) {
  const text = tileInWords({ number, province, tile, owner, gone: stand === 'done', board });
  return html`<li class="stop ${stand === 'next' ? '' : stand}" data-rove tabindex=${first ? 0 : -1}
      ...${tipped(text, tileRule(stand, owner))}
      aria-current=${stand === 'now' ? 'step' : null}>
    <i aria-hidden="true"></i>
    <svg viewBox="0 0 30 30" aria-hidden="true">
      <path class="oct" d=${OCTAGON} />
      <text x="15" y="20">${number}</text>
    </svg>
    ${
      stand === 'now' &&
      html`<b>${t('taj-mahal-province', { province })}</b>
        <span class="stop-of">${t('taj-mahal-visit-of', { visit: number })}</span>`
    }
    <span class="vh">${text}</span>
  </li>`;
}

/** @param {{scene: Scene}} props */
export function Status({ scene }) {
  const { t, view, board } = scene;
  const { table } = view;
  const { order, tiles } = table;
  const now = (table.visit ?? order.length) - 1;
  return html`<nav class="ribbon" aria-label=${t('taj-mahal-order')}>
    <ol onKeyDown=${rove}>
      ${order.map(
        (/** @type {string} */ province, /** @type {number} */ at) =>
          html`<${Stop} key=${at} number=${at + 1} stand=${standing(table, province)} first=${at === now}
              province=${province} tile=${tiles[at]}
              owner=${scene.names[tiles[at].owner ?? -1] ?? null} board=${board} t=${t} />`,
      )}
    </ol>
  </nav>`;
}
