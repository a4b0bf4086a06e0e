// The cartouche: a plate in the free corner of the board, with the number, the province and the goods of the visit.
import { html } from '../../html.js';
import { drawSymbol } from '../../signs/signs.js';
import { CARTOUCHE_SIZE } from './facts.js';
import { goodsName } from './stones.js';

/** @import {Scene} from '../types.js' */

/** The outer outline of the plate. */
const OUTER = 'M24 0h236a24 24 0 0 0 24 24v112a24 24 0 0 0-24 24H24a24 24 0 0 0-24-24V24A24 24 0 0 0 24 0z';
/** The inner outline of the plate. */
const INNER = 'M30 7h224a24 24 0 0 0 23 23v100a24 24 0 0 0-23 23H30a24 24 0 0 0-23-23V30A24 24 0 0 0 30 7z';

/** The longest name that fits into the cartouche. */
const MAX_NAME_LENGTH = 20;

/** Returns whose points are being counted and how many they are, or null. @param {Scene} scene */
function countedTexts({ ending, state, names }) {
  const step = state?.ending?.counting[ending?.step.value ?? -1];
  if (!step || step.seat === null) return null;
  const name = names[step.seat];
  const points = Object.values(step.points[step.seat]).reduce((sum, number) => sum + number, 0);
  return [name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name, `+${points}`];
}

/** The plate with the number, the province and the goods of the visit. @param {{scene: Scene}} props */
export function Cartouche({ scene }) {
  const { board, t } = scene;
  const { table } = scene.view;
  const [x, y, scale] = board.cartouche;
  const { visit } = table;
  const isOver = visit === null;
  const [above, below] =
    countedTexts(scene) ??
    (isOver
      ? [t('taj-mahal-over'), t('taj-mahal-the-end')]
      : [t('taj-mahal-visit-of', { visit }), t('taj-mahal-province', { province: table.province ?? '' })]);
  const goods = isOver ? [] : table.tiles[visit - 1].goods;
  const names = goods.map((/** @type {string} */ commodity) =>
    t('taj-mahal-goods', { goods: goodsName(commodity, board) }),
  );
  const widths = names.map((/** @type {string} */ name) => 26 + name.length * 8.4);
  const totalWidth =
    widths.reduce((/** @type {number} */ sum, /** @type {number} */ width) => sum + width, 0) + 22 * (names.length - 1);
  let left = 142 - totalWidth / 2;
  const corner = `${x - (CARTOUCHE_SIZE[0] / 2) * scale} ${y - (CARTOUCHE_SIZE[1] / 2) * scale}`;
  return html`<g class="cartouche" transform="translate(${corner}) scale(${scale})">
    <path class="outer" d=${OUTER} /><path class="inner" d=${INNER} />
    <text class="visit" x="142" y="42">${above}</text>
    <text class="where" x="142" y=${isOver ? 100 : 90} textLength=${(table.province ?? '').length > 11 ? 244 : null}
        lengthAdjust="spacingAndGlyphs">
      ${below}
    </text>
    ${goods.map((/** @type {string} */ commodity, /** @type {number} */ index) => {
      const x = left;
      left += widths[index] + 22;
      return html`${drawSymbol(`i-${commodity}`, x, 112, 20)}<text class="good" x=${x + 26}
          y="128">${names[index]}</text>`;
    })}
  </g>`;
}
