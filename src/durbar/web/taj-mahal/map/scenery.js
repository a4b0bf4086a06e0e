// Decoration round the land: the sea, mountain peaks and a compass. Some boards have no scenery.
import { html } from '../../html.js';
import { f1, star } from '../../ornament/ornament.js';
import { t } from '../../words/words.js';

/** @import {Board} from '../types.js' */

/** Returns four rows of pointed peaks along a line, the farthest row first. @param {number[][]} ridge the line */
function peaks(ridge) {
  const paths = [];
  for (let row = 3; row >= 0; row--) {
    for (let column = 0; column < 26; column++) {
      const along = (column / 25) * (ridge.length - 1);
      const index = Math.min(ridge.length - 2, Math.floor(along));
      const [a, b] = [ridge[index], ridge[index + 1]];
      const x = a[0] + (b[0] - a[0]) * (along - index) + row * 13 + (row % 2 ? 9 : 0);
      const y = a[1] + (b[1] - a[1]) * (along - index) - row * 23;
      const [h, w] = [26 + ((column * 7 + row * 5) % 5) * 3, 21];
      const d =
        `M${f1(x - w)} ${f1(y + h)}` +
        `C${f1(x - w * 0.3)} ${f1(y + h)} ${f1(x - w * 0.55)} ${f1(y + h * 0.3)} ${f1(x)} ${f1(y)}` +
        `C${f1(x + w * 0.55)} ${f1(y + h * 0.3)} ${f1(x + w * 0.3)} ${f1(y + h)} ${f1(x + w)} ${f1(y + h)}`;
      paths.push(html`<path class="peak" opacity=${0.95 - row * 0.2} d=${d} />`);
    }
  }
  return paths;
}

/** The scenery of a board. @param {{scenery: Board['scenery']}} props */
export function Scenery({ scenery }) {
  if (!scenery) return null;
  const [sx, sy, radius] = scenery.sea;
  const [cx, cy] = scenery.compass;
  return html`<g class="scenery">
    <radialGradient id="tm-coast" gradientUnits="userSpaceOnUse" cx=${sx} cy=${sy} r=${radius}>
      <stop offset=".55" stop-color="#fff" /><stop offset="1" stop-color="#000" />
    </radialGradient>
    <mask id="tm-shore" maskUnits="userSpaceOnUse" x=${sx - 500} y=${sy - 500} width="1000" height="1000">
      <rect x=${sx - 500} y=${sy - 500} width="1000" height="1000" fill="url(#tm-coast)" />
    </mask>
    <g mask="url(#tm-shore)">
      <rect class="sea" x=${sx - 500} y=${sy - 500} width="1000" height="1000" />
      <rect x=${sx - 500} y=${sy - 500} width="1000" height="1000" fill="url(#tm-sea)" />
    </g>
    ${peaks(scenery.ridge)}
    <g class="compass" transform="translate(${cx} ${cy})">
      <path d=${star(8, 0, 0, 44, 17)} /><path class="rose" d=${star(4, 0, 0, 56, 12)} />
      <text y="-62">${t('taj-mahal-north')}</text>
    </g>
  </g>`;
}
