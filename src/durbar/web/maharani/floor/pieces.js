// The pieces on the floor: stones, joints, columns, arrows, artisans.
import { html } from '../../html.js';
import { drawSymbol } from '../../signs/signs.js';
import { usePure } from '../../memo.js';
import { Arrow, Columns, Letter, Stone } from '../tiles/stones.js';
import { jointPath, sidesWithTiles } from './facts.js';

/** @import {SeatEmblem} from '../types.js' */
/** @import {Space} from './facts.js' */

/** A stone without its marks. @param {{space: Space}} props */
function StoneBase({ space: { x, y, colour } }) {
  usePure();
  return html`<g transform="translate(${x} ${y})"><${Stone} colour=${colour} /></g>`;
}

/**
 * The marks on a stone: the columns, the arrow and the letter. `wholeSides` are the sides with a neighbouring tile,
 * where a whole column is drawn instead of two half columns. Of two neighbouring stones, the lower or right one draws
 * the whole column.
 * @param {{space: Space, wholeSides: string, letterSize: number}} props
 */
function StoneMarks({ space, wholeSides, letterSize }) {
  usePure();
  return html`<g transform="translate(${space.x} ${space.y})">
    <${Columns} mark=${space.mark} kind="column" shapes=${space.shapes}
        omittedSides=${space.mark === 'O' ? '' : wholeSides} />
    ${[...space.mark]
      .filter((side) => (side === 'N' || side === 'W') && wholeSides.includes(side))
      .map(
        (side) => html`<circle
            key=${side} class="mh-column" cx=${side === 'N' ? 50 : 0} cy=${side === 'N' ? 0 : 50}
            r=${space.shapes.column} />`,
      )}
    <${Arrow} side=${space.tile?.arrow} shapes=${space.shapes} /><${Letter} colour=${space.colour} size=${letterSize} />
  </g>`;
}

/**
 * The stones of all tiles. Neighbouring stones of the same colour have no line between them, so that an area looks like
 * one piece.
 * @param {{spaces: Space[], letterSize: number}} props
 */
export function Stones({ spaces, letterSize }) {
  usePure();
  const spacesWithTiles = spaces.filter((space) => space.tile);
  const spaceByPosition = new Map(spaces.map((space) => [`${space.column},${space.row}`, space]));
  const joints = jointPath(spaces);
  return html`<g aria-hidden="true">
    ${spacesWithTiles.map(
      ({ name, x, y, colour }) => html`<rect key=${name} x=${x - 0.6} y=${y - 0.6} width="101.2" height="101.2"
          fill=${colour?.base} />`,
    )}
    ${spacesWithTiles.map((space) => html`<${StoneBase} key=${space.name} space=${space} />`)}
    <path class="joint under" d=${joints} /><path class="joint" d=${joints} />
    ${spacesWithTiles.map(
      (space) =>
        html`<${StoneMarks} key=${space.name} space=${space} wholeSides=${sidesWithTiles(space, spaceByPosition)}
            letterSize=${letterSize} />`,
    )}
  </g>`;
}

/**
 * An artisan: a full disc in the first colour (0), a ring in the second (1, only in the two-player game). `r` is the
 * radius. `anchor` is the value of `data-at`, by which animations find the artisan.
 * @param {{emblem: SeatEmblem, colour: number, x?: number, y?: number, r?: number, anchor?: string | null}} props
 */
export function Artisan({ emblem, colour, x = 50, y = 50, r = 20, anchor = null }) {
  usePure();
  return html`<g class="mh-artisan ${colour ? 'second' : ''}" data-p=${emblem.stone} data-at=${anchor}>
    <circle class="halo" cx=${x} cy=${y} r=${r + 2.6} /><circle class="disc" cx=${x} cy=${y} r=${r} />
    ${drawSymbol(`p-${emblem.figure}`, x - r * 0.72, y - r * 0.78, r * 1.44)}
  </g>`;
}

/**
 * All artisans except the one on the space `removedFrom`, which the previewed move takes away.
 * @param {{spaces: Space[], seats: SeatEmblem[], removedFrom: string | null, scale: number}} props
 */
export function Artisans({ spaces, seats, removedFrom, scale }) {
  /**
   * The index of the last artisan of each seat and colour in a quarter, so that each artisan has its own anchor.
   * @type {Map<string, number>}
   */
  const lastIndexes = new Map();
  return spaces.flatMap(({ name, x, y, tile, quarter }) => {
    if (!tile?.artisan || name === removedFrom) return [];
    const { seat, colour } = tile.artisan;
    const kind = `artisan:${seat}:${colour}:${quarter}`;
    lastIndexes.set(kind, (lastIndexes.get(kind) ?? -1) + 1);
    return [
      html`<g key=${name} data-at="artisan-on:${name}"><${Artisan} emblem=${seats[seat]} colour=${colour} x=${x + 50}
          y=${y + 50} r=${20 * scale} anchor="${kind}:${lastIndexes.get(kind)}" /></g>`,
    ];
  });
}
