// The pieces on the floor: stones, joints, columns, arrows, artisans.
import { html } from '../../html.js';
import { ink } from '../../signs/signs.js';
import { usePure } from '../../still.js';
import { Arrow, Columns, Letter, Stone } from '../tiles/stones.js';
import { beside, joints } from './facts.js';

/** @typedef {import('../types.js').Player} Player */

/** @typedef {import('./facts.js').Space} Space */

/** @param {{space: Space}} props */
function Bedded({ space: { x, y, colour } }) {
  usePure();
  return html`<g transform="translate(${x} ${y})"><${Stone} colour=${colour} /></g>`;
}

/**
 * The marks on a stone: columns (whole ones on the sides where another tile lies), the arrow, the letter.
 * @param {{space: Space, whole: string, letter: number}} props
 */
function Dressed({ space, whole, letter }) {
  usePure();
  return html`<g transform="translate(${space.x} ${space.y})">
    <${Columns} mark=${space.mark} kind="column" shapes=${space.shapes} without=${space.mark === 'O' ? '' : whole} />
    ${[...space.mark]
      .filter((side) => (side === 'N' || side === 'W') && whole.includes(side))
      .map(
        (side) => html`<circle
            key=${side} class="mh-column" cx=${side === 'N' ? 50 : 0} cy=${side === 'N' ? 0 : 50}
            r=${space.shapes.column} />`,
      )}
    <${Arrow} to=${space.laid?.arrow} shapes=${space.shapes} /><${Letter} colour=${space.colour} size=${letter} />
  </g>`;
}

/**
 * The stones. Those of one colour have no joint between them, so that an area looks like one piece.
 * @param {{spaces: Space[], letter: number}} props
 */
export function Stones({ spaces, letter }) {
  usePure();
  const laid = spaces.filter((space) => space.laid);
  const byPlace = new Map(spaces.map((space) => [`${space.column},${space.row}`, space]));
  const edge = joints(spaces);
  return html`<g aria-hidden="true">
    ${laid.map(
      ({ name, x, y, colour }) => html`<rect key=${name} x=${x - 0.6} y=${y - 0.6} width="101.2" height="101.2"
          fill=${colour?.base} />`,
    )}
    ${laid.map((space) => html`<${Bedded} key=${space.name} space=${space} />`)}
    <path class="joint under" d=${edge} /><path class="joint" d=${edge} />
    ${laid.map(
      (space) => html`<${Dressed} key=${space.name} space=${space} whole=${beside(space, byPlace)} letter=${letter} />`,
    )}
  </g>`;
}

/**
 * An artisan: the first colour is a full disc, the second (of two players) a ring.
 * @param {{seat: Player, colour: number, x?: number, y?: number, r?: number, name?: string | null}} props
 */
export function Artisan({ seat, colour, x = 50, y = 50, r = 20, name = null }) {
  usePure();
  return html`<g class="mh-artisan ${colour ? 'second' : ''}" data-p=${seat.stone} data-at=${name}>
    <circle class="halo" cx=${x} cy=${y} r=${r + 2.6} /><circle class="disc" cx=${x} cy=${y} r=${r} />
    ${ink(`p-${seat.figure}`, x - r * 0.72, y - r * 0.78, r * 1.44)}
  </g>`;
}

/**
 * All artisans except the one that the previewed move takes away.
 * @param {{spaces: Space[], seats: Player[], gone: string | null, big: number}} props
 */
export function Artisans({ spaces, seats, gone, big }) {
  /** How many artisans of a kind a quarter has so far, so that each has its own name. @type {Map<string, number>} */
  const seen = new Map();
  return spaces.flatMap(({ name, x, y, laid, quarter }) => {
    if (!laid?.artisan || name === gone) return [];
    const { seat, colour } = laid.artisan;
    const kind = `artisan:${seat}:${colour}:${quarter}`;
    seen.set(kind, (seen.get(kind) ?? -1) + 1);
    return [
      html`<${Artisan} key=${name} seat=${seats[seat]} colour=${colour} x=${x + 50} y=${y + 50} r=${20 * big}
          name="${kind}:${seen.get(kind)}" />`,
    ];
  });
}
