// The ground below the tiles: the frame of girih, the sides of the players, the animals of the quarters, the bare
// spaces.
import { html } from '../../html.js';
import { girih488 } from '../../ornament/ornament.js';
import { ink } from '../../signs/signs.js';
import { usePure } from '../../still.js';
import { tipped } from '../../rules/reference.js';
import { Columns } from '../tiles/stones.js';
import { t } from '../../words/words.js';
import { quarterTip, signOf } from './facts.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Player} Player */

const GIRIH = girih488(40);
/**
 * The transform of the band that names the player of a side.
 * @type {Record<string, (out: number) => string>}
 */
const BANDS = {
  N: (out) => `translate(400 ${-out})`,
  E: (out) => `translate(${800 + out} 400) rotate(90)`,
  S: (out) => `translate(400 ${800 + out})`,
  W: (out) => `translate(${-out} 400) rotate(-90)`,
};

/** @param {{out: number}} props how far the frame reaches */
export function Frame({ out }) {
  usePure();
  const ring = (/** @type {number} */ by) => ({ x: -by, y: -by, width: 800 + 2 * by, height: 800 + 2 * by });
  return html`<g aria-hidden="true">
    <defs>
      <pattern id="mh-girih" width="40" height="40" patternUnits="userSpaceOnUse">
        <path class="girih" d=${GIRIH} />
      </pattern>
    </defs>
    <rect class="frame" ...${ring(out)} rx="26" />
    ${
      out > 50 &&
      html`<rect ...${ring(44)} rx="18" fill="url(#mh-girih)" /><rect class="frame" ...${ring(14)} rx="10" />`
    }
    <rect class="bed" ...${ring(5)} rx="6" />
  </g>`;
}

/**
 * The side of a player: a band with the name, or with the emblem alone where space is short.
 * @param {{scene: Scene, out: number}} props
 */
export const Sides = ({ scene: { view, seats, names }, out }) =>
  view.table.seats.map(
    ({ side }, /** @type {number} */ at) =>
      html`<${Side} key=${at} at=${at} side=${side} seat=${seats[at]} name=${names[at]} turn=${view.to_move === at}
          out=${out} />`,
  );

/** @param {{at: number, side: string, seat: Player, name: string, turn: boolean, out: number}} props */
function Side({ at, side, seat: { stone, figure }, name, turn, out }) {
  const small = out < 50;
  const short = name.length > 16 ? `${name.slice(0, 15)}…` : name;
  const wide = small ? 150 : Math.max(220, 90 + short.length * 10);
  const left = small ? -12 : -(short.length * 9 + 30) / 2;
  return html`<g class="band ${turn ? 'turn' : ''}" data-p=${stone} data-at="side:${at}"
      transform=${BANDS[side](small ? out / 2 + 2 : 29)}>
    <title>${t('maharani-side-of', { name, side })}</title>
    <rect x=${-wide / 2} y=${small ? -9 : -15} width=${wide} height=${small ? 18 : 30} rx=${small ? 9 : 15} />
    ${ink(`p-${figure}`, left, -13, 24, 'piece')}
    ${!small && html`<text x=${left + 32} y="6">${short}</text>`}
  </g>`;
}

/** The column and the row of each quarter's corner. @type {Record<string, [number, number]>} */
const CORNERS = { nw: [0, 0], ne: [7, 0], se: [7, 7], sw: [0, 7] };

/**
 * Returns where the animal of a quarter is drawn: in its corner, or in the frame's corner if that is a space.
 * @param {Board} board @param {string} quarter @param {number} out
 */
function corner(board, quarter, out) {
  const [column, row] = CORNERS[quarter];
  const taken = board.spaces.some((space) => space.column === column && space.row === row);
  const off = Math.min(28, out / 2 + 6);
  if (taken) return { x: column ? 800 + off : -off, y: row ? 800 + off : -off, r: Math.min(24, out / 2) };
  return { x: column * 100 + 50, y: row * 100 + 50, r: 40 };
}

/**
 * An animal's sign, or its first letter if it has none.
 * @param {{animal: string, x: number, y: number, size: number}} props
 */
export function Animal({ animal, x, y, size }) {
  const sign = signOf(animal);
  if (sign) return ink(`i-${sign}`, x - size / 2, y - size / 2, size);
  return html`<text class="initial" x=${x} y=${y + size * 0.34} font-size=${size * 0.95}>
    ${animal[0].toUpperCase()}
  </text>`;
}

/**
 * The medallions of the quarters: gold once scored, ringed where the previewed move would lay a tile.
 * @param {{scene: Scene, out: number, lit: string | null}} props
 */
export function Medallions({ scene, out, lit }) {
  const { view, board } = scene;
  return view.table.quarters.map(({ quarter, animal, scored, free }) => {
    const { x, y, r } = corner(board, quarter, out);
    const tip = quarterTip({ animal, scored, free }, t);
    return html`<g key=${quarter} class="medallion ${scored ? 'full' : ''} ${lit === quarter ? 'lit' : ''}"
        data-at="quarter:${quarter}" role="img" aria-label=${tip.text} ...${tipped(tip.text, tip.rule)}>
      <circle cx=${x} cy=${y} r=${r} /><${Animal} animal=${animal} x=${x} y=${y} size=${r * 1.36} />
    </g>`;
  });
}

/** A bare space, with its sunken columns. @param {{space: import('./facts.js').Space}} props */
function BareSpace({ space }) {
  usePure();
  return html`<g transform="translate(${space.x} ${space.y})">
    <rect class="space" width="100" height="100" /><${Columns} mark=${space.mark} kind="dent" shapes=${space.shapes} />
  </g>`;
}

/** @param {{spaces: import('./facts.js').Space[]}} props */
export const Bare = ({ spaces }) =>
  spaces.filter((space) => !space.laid).map((space) => html`<${BareSpace} key=${space.name} space=${space} />`);
