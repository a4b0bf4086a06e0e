// The preview of a placement on the floor: the turned tile, the area and the group it joins, the path of an artisan
// that moves, and the gold of both.
import { html } from '../../html.js';
import { layOf } from '../moves.js';
import { argsOf } from '../../table/telling.js';
import { Arrow, Columns, Letter, Stone } from '../tiles/stones.js';
import { around, colourOf, links } from './facts.js';
import { Artisan } from './pieces.js';

/** @typedef {import('../types.js').LegalMove} LegalMove */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('./facts.js').Space} Space */

/** Returns the gold that a move brings the mover from a source. @param {LegalMove} move @param {string} source */
export const goldOf = (move, source) =>
  argsOf(move.preview.story, 'maharani.scored')
    .filter((event) => event.source === source)
    .reduce((sum, { gold }) => sum + gold, 0);

/** Returns the quarter whose action marker a move turns face down. @param {LegalMove} move @returns {string | null} */
export const markerOf = (move) => argsOf(move.preview.story, 'maharani.marker-turned')[0]?.quarter ?? null;

/**
 * The area and the group, above the tiles and below the artisans.
 * @param {{move: LegalMove, at: Map<string, Space>, stone: string}} props
 */
export function Joined({ move, at, stone }) {
  const { area = [], group = [] } = move.preview.sketch;
  const edge = around(area, at);
  const path = links(group, at);
  return html`<g class="joined" data-p=${stone} aria-hidden="true">
    <path class="area under" d=${edge} /><path class="area" d=${edge} />
    ${path && html`<path class="group under" d=${path} /><path class="group" d=${path} />`}
  </g>`;
}

/** The tile as it would lie. @param {{scene: Scene, move: LegalMove, at: Map<string, Space>, letter: number}} props */
export function Ghost({ scene, move, at, letter }) {
  const lay = layOf(move);
  const space = lay && at.get(lay.space);
  const tile = lay && scene.view.table.turntable[lay.slot - 1].tile;
  if (!lay || !space || !tile) return null;
  const colour = colourOf(scene.board, tile.colour);
  return html`<g class="ghost" data-space=${space.name} transform="translate(${space.x} ${space.y})" aria-hidden="true">
    <rect class="shade" x="-4" y="0" width="108" height="108" rx="6" />
    <${Stone} colour=${colour} />
    <${Columns} mark=${space.mark} kind="column" shapes=${space.shapes} />
    <${Arrow} to=${lay.arrow} shapes=${space.shapes} />
    <${Letter} colour=${colour} size=${letter} />
    <rect class="chosen" width="100" height="100" />
  </g>`;
}

/**
 * The artisan that arrives, and its path.
 * @param {{scene: Scene, move: LegalMove, at: Map<string, Space>, big: number}} props
 */
export function Comes({ scene, move, at, big }) {
  const { sketch } = move.preview;
  const here = at.get(layOf(move)?.space ?? '');
  if (!here || sketch.artisan === undefined) return null;
  const seat = scene.seats[scene.seat ?? 0];
  const there = sketch.from && at.get(sketch.from);
  const [x, y] = [here.x + 50, here.y + 50];
  return html`<g data-p=${seat.stone} aria-hidden="true">
    ${there && html`<${Way} x=${x} y=${y} ox=${there.x + 50} oy=${there.y + 50} r=${20 * big} />`}
    <${Artisan} seat=${seat} colour=${sketch.artisan} x=${x} y=${y} r=${20 * big} />
  </g>`;
}

/**
 * A dotted path, bent so that it does not cover the group's line.
 * @param {{x: number, y: number, ox: number, oy: number, r: number}} props
 */
function Way({ x, y, ox, oy, r }) {
  const long = Math.hypot(x - ox, y - oy) || 1;
  const [ux, uy] = [(x - ox) / long, (y - oy) / long];
  const [mx, my] = [(x + ox) / 2 + uy * 34, (y + oy) / 2 - ux * 34];
  const from = `${ox + ux * 6 + uy * r} ${oy + uy * 6 - ux * r}`;
  const to = `${x - ux * 6 + uy * (r + 4)} ${y - uy * 6 - ux * (r + 4)}`;
  const d = `M${from}Q${mx} ${my} ${to}`;
  return html`<circle class="left" cx=${ox} cy=${oy} r=${r} />
    <path class="hop under" d=${d} />
    <path class="hop" d=${d} />`;
}

/**
 * The gold of a placement above it: a square for the tile, a disc for the artisan, their sum where there is more.
 * @param {{scene: Scene, move: LegalMove, at: Map<string, Space>, big: number}} props
 */
export function Gain({ scene, move, at, big }) {
  const here = at.get(layOf(move)?.space ?? '');
  if (!here) return null;
  const [tiles, artisans, quarters] = ['tiles', 'artisans', 'quarters'].map((source) => goldOf(move, source));
  const parts = [
    { kind: 'tile', gold: tiles },
    { kind: 'man', gold: artisans },
    { kind: 'full', gold: quarters },
  ].filter(({ gold }) => gold);
  const each = 44;
  const wide = parts.length * each + 14;
  const half = (wide * big) / 2;
  const x = Math.min(Math.max(here.x + 50, half - 40), 840 - half);
  const y = here.y < 60 ? here.y + 100 + 6 * big : here.y - 4;
  return html`<g class="gain" data-p=${scene.seats[scene.seat ?? 0]?.stone}
      transform="translate(${x} ${y}) scale(${big})" aria-hidden="true">
    <rect class="pill" x=${-wide / 2} y="-17" width=${wide} height="34" rx="17" />
    ${parts.map(
      ({ kind, gold }, k) => html`<g key=${kind} transform="translate(${(k - (parts.length - 1) / 2) * each} 0)">
        ${
          kind === 'tile'
            ? html`<rect class="sign" x="-17" y="-6" width="12" height="12" />`
            : kind === 'man'
              ? html`<circle class="sign man" cx="-11" r="7" />`
              : html`<path class="sign" d="M-18 7v-7a7 7 0 0 1 14 0v7z" />`
        }
        <text x=${gold > 9 ? 8 : 5} y="6.5">${gold}</text>
      </g>`,
    )}
  </g>`;
}
