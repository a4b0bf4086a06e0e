// The palace floor as one drawing, in layers from bottom to top: the frame, the players' sides, spaces, stones, the
// area of the previewed move, artisans, the turntable, and the pointer targets.
import { html, useMemo } from '../../html.js';
import { useMeasured } from '../../focus/measured.js';
import { rove } from '../../focus/rove.js';
import { useStableList } from '../../memo.js';
import { placementOf } from '../moves.js';
import { argsOf } from '../../table/narrator.js';
import { StoneDefs } from '../tiles/stones.js';
import { Turntable } from '../turntable/turntable.js';
import { spacesOf } from './facts.js';
import { BareSpaces, Coordinates, Frame, Medallions, Sides } from './ground.js';
import { Lights } from './lights.js';
import { Artisans, Stones } from './pieces.js';
import { ArrivingArtisan, GoldPill, Ghost, JoinedArea } from './preview.js';
import { Targets } from './targets.js';

/** @import {Scene} from '../types.js' */
/** @import {Space} from './facts.js' */

/** The width of the frame round the floor, in units of the floor (a space is 100 wide). */
const FRAME_WIDTH = 62;
/** The width of the frame on a small screen, in units of the floor. */
const NARROW_FRAME_WIDTH = 30;

/** The smallest side of the floor in pixels; while a window is resized, the measured size can be 0. */
const MIN_SIDE = 100;

/**
 * A ring round the tile that the last move placed.
 * @param {{scene: Scene, spaceByName: Map<string, Space>}} props
 */
function LastTile({ scene, spaceByName }) {
  return argsOf(scene.lastEntry.value?.story ?? [], 'maharani.placed').map(({ seat, space: name }) => {
    const space = spaceByName.get(name);
    return (
      space &&
      html`<rect class="last" data-p=${scene.seats[seat]?.stone} x=${space.x + 4} y=${space.y + 4} width="92"
          height="92" rx="4" />`
    );
  });
}

/** The palace floor. @param {{scene: Scene}} props */
export function Board({ scene }) {
  const [ref, size] = useMeasured();
  const side = Math.min(size?.width ?? 800, size?.height ?? 800);
  return html`<div class="mh-board" ref=${ref}>
    <${StoneDefs} colours=${scene.board.colours} />
    <${FloorDrawing} scene=${scene} side=${Math.max(MIN_SIDE, side)} />
  </div>`;
}

/** The floor as a drawing whose sides are `side` pixels long. @param {{scene: Scene, side: number}} props */
export function FloorDrawing({ scene, side }) {
  const { view, board, seats } = scene;
  const spaces = useStableList(spacesOf(view.table.floor, board));
  const spaceByName = useMemo(() => new Map(spaces.map((space) => [space.name, space])), [spaces]);
  const frameWidth = side < 560 ? NARROW_FRAME_WIDTH : FRAME_WIDTH;
  const scale = side / (800 + 2 * frameWidth + 8);
  const letterSize = Math.max(13, (scale < 0.5 ? 10 : 11) / scale);
  const artisanScale = Math.max(1, Math.min(1.25, 0.62 / scale));
  const previewed = scene.previewed.value;
  const move = placementOf(previewed) ? previewed : null;
  const ownEmblem = seats[scene.seat ?? 0];
  const viewSize = 800 + 2 * frameWidth + 8;
  return html`<svg class="floor" viewBox="${-frameWidth - 4} ${-frameWidth - 4} ${viewSize} ${viewSize}" role="group"
        aria-label=${scene.t('maharani-floor')} onKeyDown=${rove}>
      <${Frame} frameWidth=${frameWidth} />
      <${Coordinates} board=${board} frameWidth=${frameWidth} size=${Math.max(13, 11 / scale)} />
      <${Sides} scene=${scene} frameWidth=${frameWidth} />
      <${Medallions} scene=${scene} frameWidth=${frameWidth} litQuarter=${move?.preview.sketch.quarter ?? null} />
      <${BareSpaces} spaces=${spaces} /><${Stones} spaces=${spaces} letterSize=${letterSize} />
      <${LastTile} scene=${scene} spaceByName=${spaceByName} />
      ${
        move &&
        html`<${Ghost} scene=${scene} move=${move} spaceByName=${spaceByName} letterSize=${letterSize} />
          <${JoinedArea} move=${move} spaceByName=${spaceByName} stone=${ownEmblem.stone} />`
      }
      <${Artisans} spaces=${spaces} seats=${seats} removedFrom=${move?.preview.sketch.from ?? null}
          scale=${artisanScale} />
      ${
        move &&
        html`<${ArrivingArtisan} scene=${scene} move=${move} spaceByName=${spaceByName}
          scale=${artisanScale} />`
      }
      <${Turntable} scene=${scene} letterSize=${Math.min(34, letterSize / 0.6)} />
      <${Targets} spaces=${spaces} scene=${scene} />
      ${
        move &&
        html`<${GoldPill} scene=${scene} move=${move} spaceByName=${spaceByName}
          scale=${Math.max(1, 0.75 / scale)} />`
      }
      <${Lights} scene=${scene} spaceByName=${spaceByName} scale=${Math.max(1, 0.62 / scale)} />
    </svg>`;
}
