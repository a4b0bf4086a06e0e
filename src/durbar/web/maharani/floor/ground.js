// The ground below the tiles: the frame with its girih pattern, the sides of the players, the animals of the quarters,
// and the spaces without tiles.
import { html } from '../../html.js';
import { girihPath } from '../../ornament/ornament.js';
import { drawSymbol } from '../../signs/signs.js';
import { usePure } from '../../memo.js';
import { tipAttributes } from '../../rules/reference.js';
import { Columns } from '../tiles/stones.js';
import { shortenName } from '../../words/format.js';
import { t } from '../../words/words.js';
import { quarterTip, animalSign } from './facts.js';

/** @import {Board, Scene, SeatEmblem} from '../types.js' */
/** @import {Space} from './facts.js' */

/** The path of the frame's pattern, which repeats every 40 units. */
const GIRIH = girihPath(40);
/**
 * Functions that return the transform of the band with a player's name, by the side of the floor where the player sits.
 * `distance` is the distance between the band and the floor.
 * @type {Record<string, (distance: number) => string>}
 */
const BAND_TRANSFORMS = {
  N: (distance) => `translate(400 ${-distance})`,
  E: (distance) => `translate(${800 + distance} 400) rotate(90)`,
  S: (distance) => `translate(400 ${800 + distance})`,
  W: (distance) => `translate(${-distance} 400) rotate(-90)`,
};

/** The frame round the floor. @param {{frameWidth: number}} props */
export function Frame({ frameWidth }) {
  usePure();
  const squareWithMargin = (/** @type {number} */ margin) => ({
    x: -margin,
    y: -margin,
    width: 800 + 2 * margin,
    height: 800 + 2 * margin,
  });
  return html`<g aria-hidden="true">
    <defs>
      <pattern id="mh-girih" width="40" height="40" patternUnits="userSpaceOnUse">
        <path class="girih" d=${GIRIH} />
      </pattern>
    </defs>
    <rect class="frame" ...${squareWithMargin(frameWidth)} rx="26" />
    ${
      frameWidth > 50 &&
      html`<rect ...${squareWithMargin(52)} rx="18" fill="url(#mh-girih)" />
        <rect class="frame" ...${squareWithMargin(25)} rx="12" />`
    }
    <rect class="bed" ...${squareWithMargin(5)} rx="6" />
  </g>`;
}

/**
 * The coordinates of the spaces: letters below the columns, and numbers to the left of the rows.
 * @param {{board: Board, frameWidth: number, size: number}} props the size of the letters in units of the floor
 */
export function Coordinates({ board, frameWidth, size }) {
  usePure();
  const distance = frameWidth > 50 ? 15 : frameWidth / 2 + 1;
  const letters = new Map(board.spaces.map(({ column, name }) => [column, name.slice(0, 1)]));
  const numbers = new Map(board.spaces.map(({ row, name }) => [row, name.slice(1)]));
  return html`<g class="coordinates" font-size=${size} aria-hidden="true">
    ${[...letters].map(
      ([column, letter]) =>
        html`<text key=${letter} x=${column * 100 + 50} y=${800 + distance + size * 0.35}>${letter}</text>`,
    )}
    ${[...numbers].map(
      ([row, number]) => html`<text key=${number} x=${-distance} y=${row * 100 + 50 + size * 0.35}>${number}</text>`,
    )}
  </g>`;
}

/**
 * A band with the name and the emblem of each player, at the player's side. On a narrow frame it has only the emblem.
 * @param {{scene: Scene, frameWidth: number}} props
 */
export const Sides = ({ scene: { view, seats, names }, frameWidth }) =>
  view.table.seats.map(
    ({ side }, /** @type {number} */ index) =>
      html`<${Side} key=${index} seat=${index} side=${side} emblem=${seats[index]} name=${names[index]}
          isToMove=${view.to_move === index}
          frameWidth=${frameWidth} />`,
  );

/**
 * The band of one player.
 * @param {{seat: number, side: string, emblem: SeatEmblem, name: string, isToMove: boolean, frameWidth: number}}
 *   props
 */
function Side({ seat, side, emblem: { stone, figure }, name, isToMove, frameWidth }) {
  const isNarrow = frameWidth < 50;
  const shortName = shortenName(name, 17);
  const width = isNarrow ? 64 : Math.max(220, 90 + shortName.length * 10);
  const left = isNarrow ? -12 : -(shortName.length * 9 + 30) / 2;
  return html`<g class="band ${isToMove ? 'turn' : ''}" data-p=${stone} data-at="side:${seat}"
      transform=${BAND_TRANSFORMS[side](isNarrow ? frameWidth / 2 + 2 : 41)}>
    <title>${t('maharani-side-of', { name, side })}</title>
    <rect x=${-width / 2} y=${isNarrow ? -11 : -15} width=${width} height=${isNarrow ? 22 : 30} rx=${isNarrow ? 11 : 15}
        />
    ${drawSymbol(`p-${figure}`, left, -13, 24, 'piece')}
    ${!isNarrow && html`<text x=${left + 32} y="6">${shortName}</text>`}
  </g>`;
}

/** The column and the row of the corner space of each quarter. @type {Record<string, [number, number]>} */
const CORNERS = { nw: [0, 0], ne: [7, 0], se: [7, 7], sw: [0, 7] };

/**
 * Returns the centre and the radius of a quarter's medallion. The medallion is in the corner of the floor, or in the
 * corner of the frame if the corner of the floor is a space for tiles.
 * @param {Board} board @param {string} quarter @param {number} frameWidth
 */
function medallionCircle(board, quarter, frameWidth) {
  const [column, row] = CORNERS[quarter];
  const isSpace = board.spaces.some((space) => space.column === column && space.row === row);
  const offset = Math.min(28, frameWidth / 2 + 6);
  if (isSpace)
    return { x: column ? 800 + offset : -offset, y: row ? 800 + offset : -offset, r: Math.min(24, frameWidth / 2) };
  return { x: column * 100 + 50, y: row * 100 + 50, r: 40 };
}

/**
 * The sign of an animal, or the first letter of its name if it has no sign.
 * @param {{animal: string, x: number, y: number, size: number}} props
 */
export function Animal({ animal, x, y, size }) {
  const sign = animalSign(animal);
  if (sign) return drawSymbol(`i-${sign}`, x - size / 2, y - size / 2, size);
  return html`<text class="initial" x=${x} y=${y + size * 0.34} font-size=${size * 0.95}>
    ${animal[0].toUpperCase()}
  </text>`;
}

/**
 * The medallions of the quarters. The medallion of a scored quarter is gold. The medallion of `litQuarter`, the quarter
 * where the previewed move places a tile, has a ring.
 * @param {{scene: Scene, frameWidth: number, litQuarter: string | null}} props
 */
export function Medallions({ scene, frameWidth, litQuarter }) {
  const { view, board } = scene;
  return view.table.quarters.map(({ quarter, animal, scored, free }) => {
    const { x, y, r } = medallionCircle(board, quarter, frameWidth);
    const tip = quarterTip({ animal, scored, free }, t);
    return html`<g key=${quarter} class="medallion ${scored ? 'full' : ''} ${litQuarter === quarter ? 'lit' : ''}"
        data-at="quarter:${quarter}" role="img" aria-label=${tip.text} ...${tipAttributes(tip.text, tip.rule)}>
      <circle cx=${x} cy=${y} r=${r} /><${Animal} animal=${animal} x=${x} y=${y} size=${r * 1.36} />
    </g>`;
  });
}

/** A space without a tile, with its sunken columns. @param {{space: Space}} props */
function BareSpace({ space }) {
  usePure();
  return html`<g transform="translate(${space.x} ${space.y})">
    <rect class="space" width="100" height="100" /><${Columns} mark=${space.mark} kind="dent" shapes=${space.shapes} />
  </g>`;
}

/** All spaces without tiles. @param {{spaces: Space[]}} props */
export const BareSpaces = ({ spaces }) =>
  spaces.filter((space) => !space.tile).map((space) => html`<${BareSpace} key=${space.name} space=${space} />`);
