// Figures for the rules of Maharani, drawn with the game's own pieces.
import { html, render } from '../html.js';
import { loadAssets } from '../assets.js';
import { t } from '../words/words.js';
import { colourOf, spacesOf } from './floor/facts.js';
import { Bare, Frame, Medallions } from './floor/ground.js';
import { Artisan, Artisans, Stones } from './floor/pieces.js';
import { Joined } from './floor/preview.js';
import { Columns, StoneDefs, Tile } from './tiles/stones.js';
import { Disc, Turntable } from './turntable/turntable.js';

/** @typedef {import('./types.js').Board} Board */

await loadAssets(import.meta.url, [
  './floor/floor.css',
  './floor/shown.css',
  './tiles/tiles.css',
  './turntable/turntable.css',
]);

const SEATS = [
  { stone: 'turquoise', figure: 'dome' },
  { stone: 'rose', figure: 'tower' },
];
const LETTER = 20;

/** Adds the patterns of the stones to the page, once. @param {Board} board */
function placeStones(board) {
  if (document.getElementById('mh-marble')) return;
  const place = document.createElement('div');
  document.body.append(place);
  render(html`<${StoneDefs} colours=${board.colours} />`, place);
}

/** The whole floor, empty. @param {Board} board */
function emptyFloor(board) {
  const quarters = board.quarters.map((one) => ({ ...one, scored: false, free: 14 }));
  const spaces = spacesOf({}, board);
  return html`<svg class="floor figure-floor" viewBox="-26 -26 852 852" aria-hidden="true">
    <${Frame} out=${22} />
    <${Medallions} scene=${{ view: { table: { quarters } }, board, t }} out=${22} lit=${null} />
    <${Bare} spaces=${spaces} />
    <g class="turntable" transform="translate(400 400)"><${Disc} table=${board.shapes.turntable} /></g>
  </svg>`;
}

/** Tiles side by side. @param {Board} board @param {Array<[string, string, string]>} tiles colour, mark, arrow */
const tilesOf = (board, tiles) =>
  html`<svg class="figure-tiles" viewBox="-2 -2 ${tiles.length * 116 - 12} 104" aria-hidden="true">
    ${tiles.map(
      ([colour, mark, arrow], at) => html`<g key=${at} transform="translate(${at * 116} 0)">
        <${Tile} colour=${colourOf(board, colour)} mark=${mark} arrow=${arrow} shapes=${board.shapes}
            letter=${LETTER} />
      </g>`,
    )}
  </svg>`;

/** A space and the tile that fits it. @param {Board} board */
const fits = (board) =>
  html`<svg class="floor figure-tiles" viewBox="-2 -2 336 104" aria-hidden="true">
    <rect class="space" width="100" height="100" /><${Columns} mark="EW" kind="dent" shapes=${board.shapes} />
    <g transform="translate(116 0)">
      <${Tile} colour=${colourOf(board, 'green')} mark="NS" arrow="N" shapes=${board.shapes} letter=${LETTER} />
    </g>
    <g transform="translate(232 0)">
      <${Tile} colour=${colourOf(board, 'green')} mark="EW" arrow="E" shapes=${board.shapes} letter=${LETTER} />
    </g>
  </svg>`;

/**
 * A section of the floor with tiles on it: for each space its colour, its arrow and whether it has an artisan.
 * @param {{board: Board, box: [number, number, number, number], laid: Record<string, [string, string, boolean?]>,
 *   area: string[], group?: string[]}} props
 */
function Cut({ board, box, laid, area, group = [] }) {
  const floor = Object.fromEntries(
    Object.entries(laid).map(([space, [colour, arrow, mine]]) => [
      space,
      { colour, arrow, artisan: mine ? { seat: 0, colour: 0 } : null },
    ]),
  );
  const spaces = spacesOf(floor, board);
  const at = new Map(spaces.map((space) => [space.name, space]));
  const [left, , wide] = box;
  return html`<svg class="floor figure-cut" viewBox=${box.join(' ')} aria-hidden="true">
    <${Bare} spaces=${spaces.filter(({ x, y }) => x >= left && x + 100 <= left + wide && y < 200)} />
    <${Stones} spaces=${spaces} letter=${LETTER} />
    <${Joined} move=${{ preview: { sketch: { area, group } } }} at=${at} stone=${SEATS[0].stone} />
    <${Artisans} spaces=${spaces} seats=${SEATS} gone=${null} big=${1.1} />
  </svg>`;
}

/** A tile that points home, with the artisan it earns, and one that does not. @param {Board} board */
const pointsHome = (board) =>
  html`<svg class="figure-tiles" viewBox="-2 -2 220 132" aria-hidden="true">
    <${Tile} colour=${colourOf(board, 'orange')} mark="NS" arrow="S" shapes=${board.shapes} letter=${LETTER} />
    <${Artisan} seat=${SEATS[0]} colour=${0} />
    <g transform="translate(116 0)">
      <${Tile} colour=${colourOf(board, 'orange')} mark="NS" arrow="N" shapes=${board.shapes} letter=${LETTER} />
    </g>
    <g data-p=${SEATS[0].stone}><rect class="figure-side" x="0" y="112" width="216" height="14" rx="7" /></g>
  </svg>`;

/** The turntable as the player in the south sees it. @param {Board} board */
function turntable(board) {
  const tile = (/** @type {string} */ colour, /** @type {string} */ kind, /** @type {string} */ arrow) => ({
    colour,
    kind,
    arrow,
  });
  const lying = [
    tile('blue', 'half', 'N'),
    tile('red', 'centre', 'N'),
    tile('yellow', 'halves', 'N'),
    tile('violet', 'halves', 'E'),
  ];
  const slots = ['nw', 'ne', 'se', 'sw'].map((quarter, at) => ({ slot: at + 1, quarter, tile: lying[at] }));
  const quarters = board.quarters;
  const scene = {
    view: { table: { turntable: slots, side: 'S', quarters } },
    board,
    t,
    acting: false,
    legal: { value: { next: new Set() } },
    picked: { value: [] },
    pick: () => {},
  };
  return html`<svg class="floor figure-table" viewBox="296 296 208 208" aria-hidden="true">
    <${Turntable} scene=${scene} letter=${30} />
  </svg>`;
}

/**
 * The figures, by the number of their rule.
 * @param {Board} board
 * @returns {Record<string, () => import('../html.js').Children>}
 */
export function figures(board) {
  placeStones(board);
  return {
    'MH-1.1': () => emptyFloor(board),
    'MH-1.2': () =>
      tilesOf(board, [
        ['blue', 'O', 'N'],
        ['orange', 'N', 'N'],
        ['red', 'N', 'S'],
        ['green', 'N', 'E'],
        ['violet', 'NS', 'N'],
        ['yellow', 'NS', 'E'],
      ]),
    'MH-2.2': () => turntable(board),
    'MH-3.2': () => fits(board),
    'MH-3.4': () => html`<${Cut} board=${board} box=${[196, -4, 308, 208]} area=${['c7', 'c8', 'd8']}
        laid=${{ c7: ['blue', 'E'], c8: ['blue', 'W'], d8: ['blue', 'E'], d7: ['orange', 'W'], e7: ['blue', 'W'] }} />`,
    'MH-4.1': () => pointsHome(board),
    'MH-9.3': () => html`<${Cut} board=${board} box=${[296, -4, 308, 208]} area=${['d8', 'e8', 'f8', 'e7', 'f7']}
        group=${['d7', 'd8', 'e8']}
        laid=${{
          d8: ['blue', 'S', true],
          e8: ['blue', 'S', true],
          f8: ['blue', 'E'],
          e7: ['blue', 'N'],
          f7: ['blue', 'W'],
          d7: ['orange', 'S', true],
        }} />`,
  };
}
