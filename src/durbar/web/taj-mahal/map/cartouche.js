// The plate that names the visit, in the free corner of the board.
import { html } from '../../html.js';
import { ink } from '../../signs/signs.js';
import { CARTOUCHE } from './facts.js';
import { goodsName } from './stones.js';

/** @typedef {import('../types.js').Scene} Scene */

const OUTER = 'M24 0h236a24 24 0 0 0 24 24v112a24 24 0 0 0-24 24H24a24 24 0 0 0-24-24V24A24 24 0 0 0 24 0z';
const INNER = 'M30 7h224a24 24 0 0 0 23 23v100a24 24 0 0 0-23 23H30a24 24 0 0 0-23-23V30A24 24 0 0 0 30 7z';

/** @param {{scene: Scene}} props */
export function Cartouche({ scene }) {
  const { board, t } = scene;
  const { table } = scene.view;
  const [x, y, scale] = board.cartouche;
  const { visit } = table;
  const over = visit === null;
  const goods = over ? [] : table.tiles[visit - 1].goods;
  const words = goods.map((/** @type {string} */ one) => t('taj-mahal-goods', { goods: goodsName(one, board) }));
  const widths = words.map((/** @type {string} */ word) => 26 + word.length * 8.4);
  const whole =
    widths.reduce((/** @type {number} */ sum, /** @type {number} */ w) => sum + w, 0) + 22 * (words.length - 1);
  let left = 142 - whole / 2;
  return html`<g class="cartouche"
      transform="translate(${x - (CARTOUCHE[0] / 2) * scale} ${y - (CARTOUCHE[1] / 2) * scale}) scale(${scale})">
    <path class="outer" d=${OUTER} /><path class="inner" d=${INNER} />
    <text class="visit" x="142" y="42">${over ? t('taj-mahal-over') : t('taj-mahal-visit-of', { visit })}</text>
    <text class="where" x="142" y=${over ? 100 : 90} textLength=${(table.province ?? '').length > 11 ? 244 : null}
        lengthAdjust="spacingAndGlyphs">
      ${over ? t('taj-mahal-the-end') : t('taj-mahal-province', { province: table.province ?? '' })}
    </text>
    ${goods.map((/** @type {string} */ one, /** @type {number} */ at) => {
      const from = left;
      left += widths[at] + 22;
      return html`${ink(`i-${one}`, from, 112, 20)}<text class="good" x=${from + 26} y="128">${words[at]}</text>`;
    })}
  </g>`;
}
