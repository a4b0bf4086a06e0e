// The names of the cities, at positions that the board defines.
import { html } from '../../html.js';
import { t } from '../../words/words.js';

/** @typedef {import('../types.js').Board} Board */

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./facts.js').Lettering} Lettering */

/** The smallest legible size of letters, in pixels. */
const MIN_LETTER_SIZE = 11;
/** The largest size of letters in pixels: in the province of the visit, and elsewhere. */
const MAX_LETTER_SIZE = { lit: 17, other: 14.5 };
/** The height of a capital letter, as a fraction of the font size. */
const CAPITAL_HEIGHT = 0.8;

/**
 * Returns the first legible lettering for a map with `scale` pixels in a unit of the board, or the last lettering if
 * none is legible.
 * @param {Board} board @param {number} scale @returns {Lettering}
 */
export const letteringFor = (board, scale) =>
  board.letterings.find((lettering) => lettering.size * scale >= MIN_LETTER_SIZE) ??
  board.letterings[board.letterings.length - 1];

/**
 * The names of the cities. A name is drawn if it is legible, lies wholly inside the visible `box` of the board, and
 * either overlaps no other name or belongs to the province of the visit. `corner` is the side of a square in the lower
 * right corner of the box that stays free.
 * @param {{cities: City[], lettering: Lettering, scale: number, box: [number, number, number, number], corner: number}}
 *   props
 */
export function Names({ cities, lettering, scale, box: [left, top, right, bottom], corner }) {
  if (lettering.size * scale < MIN_LETTER_SIZE) return null;
  const { size, lit } = lettering;
  return html`<g class="above" aria-hidden="true">
    ${cities.map((city, index) => {
      const [x, y, anchor, from, to, isFree] = lettering.names[index];
      const isInside = from >= left && to <= right && y - CAPITAL_HEIGHT * size >= top && y + size / 4 <= bottom;
      const isCovered = to > right - corner && y > bottom - corner;
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
