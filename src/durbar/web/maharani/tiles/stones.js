// Draws mosaic tiles: a stone with woven straps for each colour, columns in relief, the arrow and the letter.
import { html } from '../../html.js';
import { usePure } from '../../memo.js';
import { t } from '../../words/words.js';

/** @import {Board, Colour, Shapes} from '../types.js' */

/** The number of clockwise quarter turns from the north to each side. @type {Record<string, number>} */
export const TURNS = { N: 0, E: 1, S: 2, W: 3 };

/** Returns the id of a stone's symbol. @param {Colour} colour */
const stoneId = (colour) => `mh-stone-${colour.stone}`;

/** The SVG symbols of the stones, which all tiles use; rendered once in the page. @param {{colours: Colour[]}} props */
export function StoneDefs({ colours }) {
  usePure();
  return html`<svg class="mh-defs" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="mh-marble" cx=".38" cy=".32" r=".8">
        <stop offset="0" stop-color="#fffdf6" />
        <stop offset=".55" stop-color="#efe5d0" />
        <stop offset="1" stop-color="#b9a782" />
      </radialGradient>
      ${colours.map(
        (colour) => html`<symbol key=${colour.stone} id=${stoneId(colour)} viewBox="0 0 100 100">
          <rect width="100" height="100" fill=${colour.base} />
          <path d=${colour.heart_outline} fill=${colour.heart} />
          <g fill="none" stroke-linejoin="round">
            <path d=${colour.straps} stroke=${colour.edge_tone} stroke-width="6.4" />
            <path d=${colour.straps} stroke=${colour.strap_tone} stroke-width="2.6" />
            <path d=${colour.straps_over} stroke=${colour.edge_tone} stroke-width="6.4" />
            <path d=${colour.straps_over} stroke=${colour.strap_tone} stroke-width="2.6" stroke-linecap="square" />
          </g>
        </symbol>`,
      )}
    </defs>
  </svg>`;
}

/**
 * The columns of a mark: raised on a tile (`column`) or sunken in an empty space (`dent`). A mark lists the sides with
 * a half column, such as "NS", or is "O" for a whole column in the centre.
 * @param {{mark: string, kind: 'column' | 'dent', shapes: Shapes, omittedSides?: string}} props
 */
export function Columns({ mark, kind, shapes, omittedSides = '' }) {
  if (mark === 'O') return html`<circle class="mh-${kind}" cx="50" cy="50" r=${shapes.column} />`;
  return [...mark]
    .filter((side) => side in shapes.half_columns && !omittedSides.includes(side))
    .map((side) => html`<path key=${side} class="mh-${kind}" d=${shapes.half_columns[side]} />`);
}

/** The arrow of a tile. @param {{side: string, shapes: Shapes}} props */
export const Arrow = ({ side, shapes }) =>
  html`<path class="mh-arrow" transform="rotate(${TURNS[side] * 90} 50 50)" d=${shapes.arrow} />`;

/** The letter of a colour, at the upper left. @param {{colour: Colour, size: number}} props */
export const Letter = ({ colour, size }) =>
  html`<g class="mh-letter" aria-hidden="true">
    <rect x="3" y="3" width=${size * 1.22} height=${size * 1.22} rx="3.5" fill=${colour.plate_tone} />
    <text x=${3 + size * 0.61} y=${3 + size * 0.97} font-size=${size} fill=${colour.ink}>
      ${t('maharani-letter', { colour: colour.said ? colour.name : 'other', letter: colour.letter })}
    </text>
  </g>`;

/** A stone without marks. @param {{colour: Colour}} props */
export const Stone = ({ colour }) => html`<use href="#${stoneId(colour)}" width="100" height="100" />`;

/**
 * A whole tile. A `letterSize` of 0 omits the letter.
 * @param {{colour: Colour, mark: string, arrow: string, shapes: Shapes, letterSize?: number}} props
 */
export function Tile({ colour, mark, arrow, shapes, letterSize = 0 }) {
  usePure();
  return html`<g class="mh-tile">
    <${Stone} colour=${colour} />
    <${Columns} mark=${mark} kind="column" shapes=${shapes} />
    <${Arrow} side=${arrow} shapes=${shapes} />
    ${letterSize > 0 && html`<${Letter} colour=${colour} size=${letterSize} />`}
    <rect class="mh-edge" width="100" height="100" />
  </g>`;
}

/**
 * Returns the mark of a turntable tile after it is turned until its arrow points to a side.
 * @param {import('../types.js').Tile} tile @param {Board} board @param {string} side
 */
export const turnedMark = (tile, board, side) =>
  board.turned_kinds[tile.kind][(TURNS[side] - TURNS[tile.arrow] + 4) % 4];
