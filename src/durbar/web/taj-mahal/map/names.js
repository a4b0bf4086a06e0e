// The names of the cities, at positions that the board defines.
import { html } from '../../html.js';
import { t } from '../../words/words.js';

/** @import {Board} from '../types.js' */
/** @import {City, Lettering} from './facts.js' */

/** The smallest legible font size, in pixels. */
const MIN_LETTER_SIZE = 11;
/** The largest font size in pixels: in the province of the visit (`lit`), and elsewhere (`other`). */
const MAX_LETTER_SIZE = { lit: 17, other: 14.5 };
/** The height of a capital letter, as a fraction of the font size. */
const CAPITAL_HEIGHT = 0.8;

/**
 * Returns the first lettering that is legible if a unit of the board has `scale` pixels, or the last lettering if none
 * is legible.
 * @param {Board} board @param {number} scale @returns {Lettering}
 */
export const letteringFor = (board, scale) =>
  board.letterings.find((lettering) => lettering.size * scale >= MIN_LETTER_SIZE) ??
  board.letterings[board.letterings.length - 1];

/**
 * The names of the cities. A name is drawn if it is legible, lies wholly inside the visible `box` of the board, and
 * either overlaps no other name or belongs to the province of the visit. No name is drawn in a square in the lower
 * right corner of the box. The side of this square is `corner`.
 * @param {{cities: City[], lettering: Lettering, scale: number, box: [number, number, number, number], corner: number}}
 *   props
 */
export function Names({ cities, lettering, scale, box: [left, top, right, bottom], corner }) {
  if (lettering.size * scale < MIN_LETTER_SIZE) return null;
  const { size, lit } = lettering;
  return html`<g class="above" aria-hidden="true">
    ${cities.map((city, index) => {
      const [x, y, anchor, nameLeft, nameRight, isFree] = lettering.names[index];
      const isInside =
        nameLeft >= left && nameRight <= right && y - CAPITAL_HEIGHT * size >= top && y + size / 4 <= bottom;
      const isCovered = nameRight > right - corner && y > bottom - corner;
      if (!isInside || isCovered || !(isFree || city.lit)) return null;
      const className = city.lit ? 'lit' : 'other';
      return html`<text key=${city.name} class="name ${city.fortress ? 'fortress' : ''} ${className}" x=${x} y=${y}
          text-anchor=${anchor}
          font-size=${Math.min(city.lit ? lit : size, MAX_LETTER_SIZE[className] / scale)}>
        ${t('taj-mahal-city', { city: city.name })}
      </text>`;
    })}
  </g>`;
}
