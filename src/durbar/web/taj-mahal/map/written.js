// The names of cities, at the positions that the board defines.
import { html } from '../../html.js';
import { t } from '../../words/words.js';

/** @typedef {import('../types.js').Board} Board */

/** @typedef {import('./facts.js').City} City */
/** @typedef {import('./facts.js').Lettering} Lettering */

/** The smallest and the largest size of letters on the screen: of names in the province of the visit, and of others. */
const LEAST = 11;
const MOST = { lit: 17, other: 14.5 };
/** The height of a capital letter, as a share of the font size. */
const CAPITALS = 0.8;

/**
 * Returns the lettering for a map with `scale` pixels in a unit of the board; the largest if none is legible.
 * @param {Board} board @param {number} scale @returns {Lettering}
 */
export const letteringFor = (board, scale) =>
  board.letterings.find((one) => one.size * scale >= LEAST) ?? board.letterings[board.letterings.length - 1];

/**
 * The names that are shown: those that are legible, do not overlap others or belong to the province of the visit, and
 * lie wholly in the visible part. `box` is that part of the board, without `corner` at its lower right.
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
