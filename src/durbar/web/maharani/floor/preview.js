// The preview of a placement on the floor: the tile, the area and the group that it joins, the path of an artisan that
// moves, and the gold that tile and artisan bring.
import { html } from '../../html.js';
import { placementOf } from '../moves.js';
import { argsOf } from '../../table/narrator.js';
import { Arrow, Columns, Letter, Stone } from '../tiles/stones.js';
import { areaOutline, colourOf, linkPath } from './facts.js';
import { Artisan } from './pieces.js';

/** @import {LegalMove, Scene} from '../types.js' */
/** @import {Space} from './facts.js' */

/** Returns the gold that a move brings the mover from a source. @param {LegalMove} move @param {string} source */
export const goldFrom = (move, source) =>
  argsOf(move.preview.story, 'maharani.scored')
    .filter((event) => event.source === source)
    .reduce((sum, { gold }) => sum + gold, 0);

/** Returns the quarter whose action marker a move turns face down. @param {LegalMove} move @returns {string | null} */
export const quarterOfSpentMarker = (move) => argsOf(move.preview.story, 'maharani.marker-turned')[0]?.quarter ?? null;

/**
 * The outline of the area that the tile joins, and lines that link the group that the artisan joins. Both are drawn
 * above the tiles and below the artisans.
 * @param {{move: LegalMove, spaceByName: Map<string, Space>, stone: string}} props
 */
export function JoinedArea({ move, spaceByName, stone }) {
  const { area = [], group = [] } = move.preview.sketch;
  const outline = areaOutline(area, spaceByName);
  const links = linkPath(group, spaceByName);
  return html`<g class="joined" data-p=${stone} aria-hidden="true">
    <path class="area under" d=${outline} /><path class="area" d=${outline} />
    ${links && html`<path class="group under" d=${links} /><path class="group" d=${links} />`}
  </g>`;
}

/**
 * The tile of the previewed placement.
 * @param {{scene: Scene, move: LegalMove, spaceByName: Map<string, Space>, letterSize: number}} props
 */
export function Ghost({ scene, move, spaceByName, letterSize }) {
  const placement = placementOf(move);
  const space = placement && spaceByName.get(placement.space);
  const tile = placement && scene.view.table.turntable[placement.slot - 1].tile;
  if (!placement || !space || !tile) return null;
  const colour = colourOf(scene.board, tile.colour);
  return html`<g class="ghost" data-space=${space.name} transform="translate(${space.x} ${space.y})" aria-hidden="true">
    <rect class="shade" x="-4" y="0" width="108" height="108" rx="6" />
    <${Stone} colour=${colour} />
    <${Columns} mark=${space.mark} kind="column" shapes=${space.shapes} />
    <${Arrow} side=${placement.arrow} shapes=${space.shapes} />
    <${Letter} colour=${colour} size=${letterSize} />
    <rect class="chosen" width="100" height="100" />
  </g>`;
}

/**
 * The artisan of the previewed placement, and its path if it moves from another space.
 * @param {{scene: Scene, move: LegalMove, spaceByName: Map<string, Space>, scale: number}} props
 */
export function ArrivingArtisan({ scene, move, spaceByName, scale }) {
  const { sketch } = move.preview;
  const space = spaceByName.get(placementOf(move)?.space ?? '');
  if (!space || sketch.artisan === undefined) return null;
  const emblem = scene.seats[scene.seat ?? 0];
  const origin = sketch.from && spaceByName.get(sketch.from);
  const [x, y] = [space.x + 50, space.y + 50];
  return html`<g data-p=${emblem.stone} aria-hidden="true">
    ${origin && html`<${ArtisanPath} x=${x} y=${y} fromX=${origin.x + 50} fromY=${origin.y + 50} r=${20 * scale} />`}
    <${Artisan} emblem=${emblem} colour=${sketch.artisan} x=${x} y=${y} r=${20 * scale} />
  </g>`;
}

/**
 * A dotted path from one space to another, curved so that it does not cover the lines of the group.
 * @param {{x: number, y: number, fromX: number, fromY: number, r: number}} props
 */
function ArtisanPath({ x, y, fromX, fromY, r }) {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  // The direction of the path, as a vector of length 1.
  const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
  // The control point of the curve is 34 units beside the middle. The path starts and ends beside the artisan's discs.
  const [controlX, controlY] = [(x + fromX) / 2 + dy * 34, (y + fromY) / 2 - dx * 34];
  const from = `${fromX + dx * 6 + dy * r} ${fromY + dy * 6 - dx * r}`;
  const to = `${x - dx * 6 + dy * (r + 4)} ${y - dy * 6 - dx * (r + 4)}`;
  const path = `M${from}Q${controlX} ${controlY} ${to}`;
  return html`<circle class="origin" cx=${fromX} cy=${fromY} r=${r} />
    <path class="artisan-path under" d=${path} />
    <path class="artisan-path" d=${path} />`;
}

/**
 * A label above the space with the gold that the placement brings. A square marks the gold for the tile, a disc the
 * gold for the artisan, and an arch the gold for a full quarter.
 * @param {{scene: Scene, move: LegalMove, spaceByName: Map<string, Space>, scale: number}} props
 */
export function GoldPill({ scene, move, spaceByName, scale }) {
  const space = spaceByName.get(placementOf(move)?.space ?? '');
  if (!space) return null;
  const [tiles, artisans, quarters] = ['tiles', 'artisans', 'quarters'].map((source) => goldFrom(move, source));
  const parts = [
    { kind: 'tile', gold: tiles },
    { kind: 'artisan', gold: artisans },
    { kind: 'quarter', gold: quarters },
  ].filter(({ gold }) => gold);
  const partWidth = 44;
  const width = parts.length * partWidth + 14;
  const halfWidth = (width * scale) / 2;
  const x = Math.min(Math.max(space.x + 50, halfWidth - 40), 840 - halfWidth);
  const y = space.y < 60 ? space.y + 100 + 6 * scale : space.y - 4; // below a space of the top row
  return html`<g class="gain" data-p=${scene.seats[scene.seat ?? 0]?.stone}
      transform="translate(${x} ${y}) scale(${scale})" aria-hidden="true">
    <rect class="pill" x=${-width / 2} y="-17" width=${width} height="34" rx="17" />
    ${parts.map(
      (
        { kind, gold },
        index,
      ) => html`<g key=${kind} transform="translate(${(index - (parts.length - 1) / 2) * partWidth} 0)">
        ${
          kind === 'tile'
            ? html`<rect class="sign" x="-17" y="-6" width="12" height="12" />`
            : kind === 'artisan'
              ? html`<circle class="sign artisan" cx="-11" r="7" />`
              : html`<path class="sign" d="M-18 7v-7a7 7 0 0 1 14 0v7z" />`
        }
        <text x=${gold > 9 ? 8 : 5} y="6.5">${gold}</text>
      </g>`,
    )}
  </g>`;
}
