// Decoration round the land: the sea, mountain peaks and a compass. Some boards have no scenery.
import { html } from '../../html.js';
import { formatCoordinate, starPath } from '../../ornament/ornament.js';
import { t } from '../../words/words.js';

/** @import {Board} from '../types.js' */

/**
 * Returns four rows of pointed peaks along a line, the farthest row first.
 * @param {number[][]} ridge the points of the line, as x and y
 */
function peaks(ridge) {
  const paths = [];
  for (let row = 3; row >= 0; row--) {
    for (let column = 0; column < 26; column++) {
      const along = (column / 25) * (ridge.length - 1);
      const index = Math.min(ridge.length - 2, Math.floor(along));
      const [[startX, startY], [endX, endY]] = [ridge[index], ridge[index + 1]];
      const x = startX + (endX - startX) * (along - index) + row * 13 + (row % 2 ? 9 : 0);
      const y = startY + (endY - startY) * (along - index) - row * 23;
      const [height, width] = [26 + ((column * 7 + row * 5) % 5) * 3, 21];
      // Returns a point of the peak's outline; `aside` and `down` are its distances from the top, as fractions of the
      // width and the height.
      const point = (/** @type {number} */ aside, /** @type {number} */ down) =>
        `${formatCoordinate(x + width * aside)} ${formatCoordinate(y + height * down)}`;
      const d =
        `M${point(-1, 1)}C${point(-0.3, 1)} ${point(-0.55, 0.3)} ${point(0, 0)}` +
        `C${point(0.55, 0.3)} ${point(0.3, 1)} ${point(1, 1)}`;
      paths.push(html`<path class="peak" opacity=${0.95 - row * 0.2} d=${d} />`);
    }
  }
  return paths;
}

/** The scenery of a board. @param {{scenery: Board['scenery']}} props */
export function Scenery({ scenery }) {
  if (!scenery) return null;
  const [seaX, seaY, radius] = scenery.sea;
  const [compassX, compassY] = scenery.compass;
  return html`<g class="scenery">
    <radialGradient id="tm-coast" gradientUnits="userSpaceOnUse" cx=${seaX} cy=${seaY} r=${radius}>
      <stop offset=".55" stop-color="#fff" /><stop offset="1" stop-color="#000" />
    </radialGradient>
    <mask id="tm-shore" maskUnits="userSpaceOnUse" x=${seaX - 500} y=${seaY - 500} width="1000" height="1000">
      <rect x=${seaX - 500} y=${seaY - 500} width="1000" height="1000" fill="url(#tm-coast)" />
    </mask>
    <g mask="url(#tm-shore)">
      <rect class="sea" x=${seaX - 500} y=${seaY - 500} width="1000" height="1000" />
      <rect x=${seaX - 500} y=${seaY - 500} width="1000" height="1000" fill="url(#tm-sea)" />
    </g>
    ${peaks(scenery.ridge)}
    <g class="compass" transform="translate(${compassX} ${compassY})">
      <path d=${starPath(8, 0, 0, 44, 17)} /><path class="rose" d=${starPath(4, 0, 0, 56, 12)} />
      <text y="-62">${t('taj-mahal-north')}</text>
    </g>
  </g>`;
}
