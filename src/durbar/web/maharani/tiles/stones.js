// Mosaic tiles: a stone with woven straps for each colour, columns in relief, the arrow, the letter.
import { html } from '../../html.js';
import { useStill } from '../../still.js';
import { t } from '../../words/words.js';
import { PATTERNS } from './patterns.js';
import { weave } from './weave.js';

/** @typedef {{name: string, letter: string, said: boolean, stone: string, base: string, strap: string, heart: string, ink: string}} Colour */

/** Quarter turns of an arrow from north. @type {Record<string, number>} */
export const TURNS = { N: 0, E: 1, S: 2, W: 3 };
export const COLUMN = 15;

/** @type {Map<string, {all: string, over: string}>} */
const woven = new Map();

/** The straps of a pattern, woven once. @param {string} stone */
function strapsOf(stone) {
  const known = woven.get(stone) ?? weave(PATTERNS[stone].straps);
  woven.set(stone, known);
  return known;
}

/** A colour between two. @param {string} one @param {string} other @param {number} share of the first */
function mixed(one, other, share) {
  const part = (/** @type {string} */ colour, /** @type {number} */ at) => parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16);
  return `#${[0, 1, 2].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)).toString(16).padStart(2, '0')).join('')}`;
}

/** The id of a stone's symbol. @param {Colour} colour */
const idOf = (colour) => `mh-stone-${colour.stone}`;

/** What all tiles of a board share, to be used by name: once in the page. @param {{colours: Colour[]}} props */
export function StoneDefs({ colours }) {
  useStill();
  return html`<svg class="mh-defs" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="mh-marble" cx=".38" cy=".32" r=".8">
        <stop offset="0" stop-color="#fffdf6" /><stop offset=".55" stop-color="#efe5d0" /><stop offset="1" stop-color="#b9a782" />
      </radialGradient>
      ${colours.map((colour) => {
        const { all, over } = strapsOf(colour.stone);
        const strap = mixed(colour.strap, colour.base, 0.74);
        const edge = mixed(colour.heart, colour.base, 0.6);
        return html`<symbol key=${colour.stone} id=${idOf(colour)} viewBox="0 0 100 100">
          <rect width="100" height="100" fill=${colour.base} />
          <path d=${PATTERNS[colour.stone].heart} fill=${colour.heart} />
          <g fill="none" stroke-linejoin="round">
            <path d=${all} stroke=${edge} stroke-width="6.4" /><path d=${all} stroke=${strap} stroke-width="2.6" />
            <path d=${over} stroke=${edge} stroke-width="6.4" /><path d=${over} stroke=${strap} stroke-width="2.6" stroke-linecap="square" />
          </g>
        </symbol>`;
      })}
    </defs>
  </svg>`;
}

/** The sides of a mark after quarter turns. @param {string} mark @param {number} turns */
export const turnedMark = (mark, turns) =>
  mark === 'O' || mark === '.' ? mark : [...mark].map((side) => 'NESW'[(TURNS[side] + turns + 8) % 4]).join('');

/** The middle of a side. @type {Record<string, [number, number]>} */
const MIDDLE = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

/** Half a disc that lies within the square. @param {string} side @param {number} [r] */
function halfDisc(side, r = COLUMN) {
  const [x, y] = MIDDLE[side];
  if (side === 'N' || side === 'S') return `M${x - r} ${y}A${r} ${r} 0 0 ${side === 'N' ? 0 : 1} ${x + r} ${y}Z`;
  return `M${x} ${y - r}A${r} ${r} 0 0 ${side === 'W' ? 1 : 0} ${x} ${y + r}Z`;
}

/** The columns of a mark: in relief on a tile, let into an empty space. @param {{mark: string, kind: 'column' | 'dent', without?: string}} props */
export function Columns({ mark, kind, without = '' }) {
  if (mark === 'O') return html`<circle class="mh-${kind}" cx="50" cy="50" r=${COLUMN} />`;
  return [...mark].filter((side) => side in MIDDLE && !without.includes(side)).map((side) => html`<path key=${side} class="mh-${kind}" d=${halfDisc(side)} />`);
}

/** @param {{to: string, far?: number}} props */
export const Arrow = ({ to, far = 33 }) =>
  html`<path class="mh-arrow" transform="rotate(${TURNS[to] * 90} 50 50)" d="M50 ${50 - far}l9 12.500h-18z" />`;

/** The letter of a colour, above on the left. @param {{colour: Colour, size: number}} props */
export const Letter = ({ colour, size }) =>
  html`<g class="mh-letter" aria-hidden="true">
    <rect x="3" y="3" width=${size * 1.22} height=${size * 1.22} rx="3.5" fill=${mixed(colour.base, colour.heart, 0.55)} />
    <text x=${3 + size * 0.61} y=${3 + size * 0.97} font-size=${size} fill=${colour.ink}>${t('maharani-letter', { colour: colour.said ? colour.name : 'other', letter: colour.letter })}</text>
  </g>`;

/** A stone without anything on it. @param {{colour: Colour}} props */
export const Stone = ({ colour }) => html`<use href="#${idOf(colour)}" width="100" height="100" />`;

/** A whole tile by itself. @param {{colour: Colour, mark: string, arrow: string, letter?: number}} props */
export function Tile({ colour, mark, arrow, letter = 0 }) {
  useStill();
  return html`<g class="mh-tile">
    <${Stone} colour=${colour} /><${Columns} mark=${mark} kind="column" /><${Arrow} to=${arrow} />
    ${letter > 0 && html`<${Letter} colour=${colour} size=${letter} />`}
    <rect class="mh-edge" width="100" height="100" />
  </g>`;
}

/** How a tile of the turntable looks when its arrow points to a side. @param {any} tile @param {any} board @param {string} side */
export const lying = (tile, board, side) => turnedMark(board.kinds[tile.kind], TURNS[side] - TURNS[tile.arrow]);
