// Figures for the rules of Maharani, drawn with the game's own pieces.
import { html, render } from '../html.js';
import { loadAssets } from '../assets.js';
import { t } from '../words/words.js';
import { colourOf, spacesOf } from './floor/facts.js';
import { BareSpaces, Frame, Medallions } from './floor/ground.js';
import { Artisan, Artisans, Stones } from './floor/pieces.js';
import { JoinedArea } from './floor/preview.js';
import { Columns, StoneDefs, Tile } from './tiles/stones.js';
import { Disc, Turntable } from './turntable/turntable.js';

/** @import {Board} from './types.js' */
/** @import {Children} from '../html.js' */

await loadAssets(import.meta.url, [
  './floor/floor.css',
  './floor/highlights.css',
  './tiles/tiles.css',
  './turntable/turntable.css',
]);

/** The emblems of the example players in the figures. */
const SEATS = [
  { stone: 'turquoise', figure: 'dome' },
  { stone: 'rose', figure: 'tower' },
];
/** The size of the letters on tiles, in units of the floor (a space is 100 wide). */
const LETTER_SIZE = 20;

/** Adds the patterns of the stones to the page, once. @param {Board} board */
function addStonePatterns(board) {
  if (document.getElementById('mh-marble')) return;
  const container = document.createElement('div');
  document.body.append(container);
  render(html`<${StoneDefs} colours=${board.colours} />`, container);
}

/** Returns the whole floor without tiles. @param {Board} board */
function emptyFloor(board) {
  const quarters = board.quarters.map((quarter) => ({ ...quarter, scored: false, free: 14 }));
  const spaces = spacesOf({}, board);
  return html`<svg class="floor figure-floor" viewBox="-26 -26 852 852" aria-hidden="true">
    <${Frame} frameWidth=${22} />
    <${Medallions} scene=${{ view: { table: { quarters } }, board, t }} frameWidth=${22} litQuarter=${null} />
    <${BareSpaces} spaces=${spaces} />
    <g class="turntable" transform="translate(400 400)"><${Disc} shape=${board.shapes.turntable} /></g>
  </svg>`;
}

/**
 * Returns tiles side by side.
 * @param {Board} board @param {Array<[string, string, string]>} tiles the colour, the mark and the arrow of each tile
 */
const tilesSideBySide = (board, tiles) =>
  html`<svg class="figure-tiles" viewBox="-2 -2 ${tiles.length * 116 - 12} 104" aria-hidden="true">
    ${tiles.map(
      ([colour, mark, arrow], index) => html`<g key=${index} transform="translate(${index * 116} 0)">
        <${Tile} colour=${colourOf(board, colour)} mark=${mark} arrow=${arrow} shapes=${board.shapes}
            letterSize=${LETTER_SIZE} />
      </g>`,
    )}
  </svg>`;

/** Returns a space, and beside it a tile that fits it, in two orientations. @param {Board} board */
const fittingTile = (board) =>
  html`<svg class="floor figure-tiles" viewBox="-2 -2 336 104" aria-hidden="true">
    <rect class="space" width="100" height="100" /><${Columns} mark="EW" kind="dent" shapes=${board.shapes} />
    <g transform="translate(116 0)">
      <${Tile} colour=${colourOf(board, 'green')} mark="NS" arrow="N" shapes=${board.shapes} letterSize=${LETTER_SIZE}
          />
    </g>
    <g transform="translate(232 0)">
      <${Tile} colour=${colourOf(board, 'green')} mark="EW" arrow="E" shapes=${board.shapes} letterSize=${LETTER_SIZE}
          />
    </g>
  </svg>`;

/**
 * A section of the floor. `box` has its left, top, width and height. `tiles` has the colour and the arrow of the tile
 * on a space, and whether an artisan stands on it. The spaces of `area` are outlined; the spaces of `group` are linked
 * by lines.
 * @param {{board: Board, box: [number, number, number, number], tiles: Record<string, [string, string, boolean?]>,
 *   area: string[], group?: string[]}} props
 */
function FloorSection({ board, box, tiles, area, group = [] }) {
  const floor = Object.fromEntries(
    Object.entries(tiles).map(([space, [colour, arrow, hasArtisan]]) => [
      space,
      { colour, arrow, artisan: hasArtisan ? { seat: 0, colour: 0 } : null },
    ]),
  );
  const spaces = spacesOf(floor, board);
  const spaceByName = new Map(spaces.map((space) => [space.name, space]));
  const [left, , width] = box;
  return html`<svg class="floor figure-cut" viewBox=${box.join(' ')} aria-hidden="true">
    <${BareSpaces} spaces=${spaces.filter(({ x, y }) => x >= left && x + 100 <= left + width && y < 200)} />
    <${Stones} spaces=${spaces} letterSize=${LETTER_SIZE} />
    <${JoinedArea} move=${{ preview: { sketch: { area, group } } }} spaceByName=${spaceByName} stone=${SEATS[0].stone}
        />
    <${Artisans} spaces=${spaces} seats=${SEATS} removedFrom=${null} scale=${1.1} />
  </svg>`;
}

/**
 * Returns a tile whose arrow points to its player's side, with an artisan on it, and a tile whose arrow points away.
 * @param {Board} board
 */
const tileWithAndWithoutArtisan = (board) =>
  html`<svg class="figure-tiles" viewBox="-2 -2 220 132" aria-hidden="true">
    <${Tile} colour=${colourOf(board, 'orange')} mark="NS" arrow="S" shapes=${board.shapes} letterSize=${LETTER_SIZE} />
    <${Artisan} emblem=${SEATS[0]} colour=${0} />
    <g transform="translate(116 0)">
      <${Tile} colour=${colourOf(board, 'orange')} mark="NS" arrow="N" shapes=${board.shapes} letterSize=${LETTER_SIZE}
          />
    </g>
    <g data-p=${SEATS[0].stone}><rect class="figure-side" x="0" y="112" width="216" height="14" rx="7" /></g>
  </svg>`;

/** Returns the turntable, seen by the player in the south. @param {Board} board */
function turntable(board) {
  const tile = (/** @type {string} */ colour, /** @type {string} */ kind, /** @type {string} */ arrow) => ({
    colour,
    kind,
    arrow,
  });
  const tiles = [
    tile('blue', 'half', 'N'),
    tile('red', 'centre', 'N'),
    tile('yellow', 'halves', 'N'),
    tile('violet', 'halves', 'E'),
  ];
  const slots = ['nw', 'ne', 'se', 'sw'].map((quarter, index) => ({ slot: index + 1, quarter, tile: tiles[index] }));
  const quarters = board.quarters;
  const scene = {
    view: { table: { turntable: slots, side: 'S', quarters } },
    board,
    t,
    isActing: false,
    candidates: { value: { next: new Set() } },
    picked: { value: [] },
    pick: () => {},
  };
  return html`<svg class="floor figure-table" viewBox="296 296 208 208" aria-hidden="true">
    <${Turntable} scene=${scene} letterSize=${30} />
  </svg>`;
}

/**
 * Returns the figures, by the numbers of their rules.
 * @param {Board} board
 * @returns {Record<string, () => Children>}
 */
export function figures(board) {
  addStonePatterns(board);
  return {
    'MH-1.1': () => emptyFloor(board),
    'MH-1.2': () =>
      tilesSideBySide(board, [
        ['blue', 'O', 'N'],
        ['orange', 'N', 'N'],
        ['red', 'N', 'S'],
        ['green', 'N', 'E'],
        ['violet', 'NS', 'N'],
        ['yellow', 'NS', 'E'],
      ]),
    'MH-2.2': () => turntable(board),
    'MH-3.2': () => fittingTile(board),
    'MH-3.4': () => html`<${FloorSection} board=${board} box=${[196, -4, 308, 208]} area=${['c7', 'c8', 'd8']}
        tiles=${{ c7: ['blue', 'E'], c8: ['blue', 'W'], d8: ['blue', 'E'], d7: ['orange', 'W'], e7: ['blue', 'W'] }}
            />`,
    'MH-4.1': () => tileWithAndWithoutArtisan(board),
    'MH-9.3':
      () => html`<${FloorSection} board=${board} box=${[296, -4, 308, 208]} area=${['d8', 'e8', 'f8', 'e7', 'f7']}
        group=${['d7', 'd8', 'e8']}
        tiles=${{
          d8: ['blue', 'S', true],
          e8: ['blue', 'S', true],
          f8: ['blue', 'E'],
          e7: ['blue', 'N'],
          f7: ['blue', 'W'],
          d7: ['orange', 'S', true],
        }} />`,
  };
}
