// Where the journey is: the twelve visits in their order.
import { html } from '../../html.js';
import { ngon, poly } from '../../ornament/ornament.js';
import { goodsName } from '../map/stones.js';

const OCTAGON = poly(ngon(8, 15, 15, 14, Math.PI / 8));

/** @param {{scene: any}} props */
export function Status({ scene }) {
  const { t, view, board } = scene;
  const { table } = view;
  const now = table.visit ?? 13;
  return html`<nav class="ribbon" aria-label=${t('taj-mahal-order')}>
    <ol>
      ${table.order.map((/** @type {string} */ province, /** @type {number} */ at) => {
        const number = at + 1;
        const { goods, owner } = table.tiles[at];
        const said = t('taj-mahal-tile' + (number < now ? '-gone' : ''), {
          number,
          province,
          goods: goods
            .map((/** @type {string} */ one) => t('taj-mahal-goods', { goods: goodsName(one, board) }))
            .join(', '),
          owner: owner === null ? 'none' : scene.names[owner],
        });
        return html`<li key=${number} class="stop ${number < now ? 'done' : number === now ? 'now' : ''}" title=${said}
            aria-current=${number === now ? 'step' : null}>
          <i aria-hidden="true"></i>
          <svg viewBox="0 0 30 30" aria-hidden="true"><path class="oct" d=${OCTAGON} /><text x="15" y="20">${number}</text></svg>
          ${number === now && html`<b>${province}</b><span class="stop-of">${t('taj-mahal-visit-of', { visit: number })}</span>`}
          <span class="vh">${said}</span>
        </li>`;
      })}
    </ol>
  </nav>`;
}
