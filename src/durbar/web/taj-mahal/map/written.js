// The names of cities, written at the places that the board has for them.
import { html } from '../../html.js';
import { t } from '../../words/words.js';

/** @typedef {import('../types.js').Board} Board */

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./facts.js').Lettering} Lettering */

/** The least that letters measure on the screen, and the most: of names in the province of the visit, and of others. */
const LEAST = 11;
const MOST = { lit: 17, other: 14.5 };
/** How high a capital letter is, as a share of the size of letters. */
const CAPITALS = 0.8;

/**
 * The size of letters for a map on which a unit of the board has so many pixels; the largest if none is legible.
 * @param {Board} board @param {number} scale @returns {Lettering}
 */
export const letteringFor = (board, scale) =>
  board.letterings.find((one) => one.size * scale >= LEAST) ?? board.letterings[board.letterings.length - 1];

/**
 * The names that are written: those that are legible, stand free or belong to the province of the visit, and lie wholly
 * on what is shown. `box` is what is shown of the board, without `corner` at its lower right.
 * @param {{cities: City[], lettering: Lettering, scale: number, box: [number, number, number, number], corner: number}}
 *   props
 */
export function Names({ cities, lettering, scale, box: [left, top, right, bottom], corner }) {
  if (lettering.size * scale < LEAST) return null;
  const { size, lit } = lettering;
  return html`<g class="above" aria-hidden="true">
    ${cities.map((city, at) => {
      const [x, y, anchor, from, to, free] = lettering.names[at];
      const inside = from >= left && to <= right && y - CAPITALS * size >= top && y + size / 4 <= bottom;
      const covered = to > right - corner && y > bottom - corner;
      if (!inside || covered || !(free || city.lit)) return null;
      const kind = city.lit ? 'lit' : 'other';
      return html`<text key=${city.name} class="name ${city.fortress ? 'fortress' : ''} ${kind}" x=${x} y=${y}
          text-anchor=${anchor}
          font-size=${Math.min(city.lit ? lit : size, MOST[kind] / scale)}>
        ${t('taj-mahal-city', { city: city.name })}
      </text>`;
    })}
  </g>`;
}
