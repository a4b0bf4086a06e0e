// The names of cities, written where there is room for them.
import { html } from '../../html.js';

/** @typedef {import('./facts.js').City} City */

const canvas = document.createElement('canvas').getContext('2d');

/** How wide a name is. @param {City} city @param {number} size */
export function measure(city, size) {
  if (!canvas) return city.name.length * size * 0.52;
  canvas.font = `${city.fortress || city.lit ? 600 : 400} ${size}px "Source Sans 3", sans-serif`;
  return canvas.measureText(city.name).width;
}

/** @param {{named: City[], places: Map<string, import('./settling.js').Place>, size: (city: City) => number}} props */
export const Names = ({ named, places, size }) =>
  html`<g class="above" aria-hidden="true">
    ${named.map((city) => {
      const place = places.get(city.name);
      return (
        place &&
        html`<text key=${city.name} class="name ${city.fortress ? 'fortress' : ''} ${city.lit ? 'lit' : ''}"
            x=${place.x} y=${place.y} text-anchor=${place.anchor} font-size=${size(city)}>${city.name}</text>`
      );
    })}
  </g>`;
