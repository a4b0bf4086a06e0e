// The palace floor as one drawing, in layers: frame, sides, spaces, stones, the area of the previewed move, artisans,
// the turntable, and on top the pointer targets.
import { html, useMemo } from '../../html.js';
import { useMeasured } from '../../focus/measured.js';
import { rove } from '../../focus/rove.js';
import { useStableList } from '../../still.js';
import { layOf } from '../moves.js';
import { argsOf } from '../../table/telling.js';
import { StoneDefs } from '../tiles/stones.js';
import { Turntable } from '../turntable/turntable.js';
import { spacesOf } from './facts.js';
import { Bare, Frame, Medallions, Sides } from './ground.js';
import { Artisans, Stones } from './pieces.js';
import { Comes, Gain, Ghost, Joined } from './preview.js';
import { Targets } from './targets.js';

/** @typedef {import('../types.js').Scene} Scene */

/** The width of the frame around the floor; a small screen has a narrower one. */
const FRAME = 56;
const NARROW = 22;

/**
 * A ring round the last placed tile, until the next move.
 * @param {{scene: Scene, at: Map<string, import('./facts.js').Space>}} props
 */
function Last({ scene, at }) {
  return argsOf(scene.last.value?.story ?? [], 'maharani.placed').map(({ seat, space: name }) => {
    const space = at.get(name);
    return (
      space &&
      html`<rect class="last" data-p=${scene.seats[seat]?.stone} x=${space.x + 4} y=${space.y + 4} width="92"
          height="92" rx="4" />`
    );
  });
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const [ref, room] = useMeasured();
  const { view, board, seats } = scene;
  const spaces = useStableList(spacesOf(view.table.floor, board));
  const at = useMemo(() => new Map(spaces.map((space) => [space.name, space])), [spaces]);
  const side = Math.min(room?.width ?? 800, room?.height ?? 800);
  const out = side < 560 ? NARROW : FRAME;
  const scale = side / (800 + 2 * out + 8);
  const letter = Math.max(13, (scale < 0.5 ? 10 : 11) / scale);
  const big = Math.max(1, Math.min(1.25, 0.62 / scale));
  const seen = scene.seen.value;
  const move = layOf(seen) ? seen : null;
  const mine = seats[scene.seat ?? 0];
  const whole = 800 + 2 * out + 8;
  return html`<div class="mh-board" ref=${ref}>
    <${StoneDefs} colours=${board.colours} />
    <svg class="floor" viewBox="${-out - 4} ${-out - 4} ${whole} ${whole}" role="group"
        aria-label=${scene.t('maharani-floor')} onKeyDown=${rove}>
      <${Frame} out=${out} /><${Sides} scene=${scene} out=${out} />
      <${Medallions} scene=${scene} out=${out} lit=${move?.preview.sketch.quarter ?? null} />
      <${Bare} spaces=${spaces} /><${Stones} spaces=${spaces} letter=${letter} />
      <${Last} scene=${scene} at=${at} />
      ${
        move &&
        html`<${Ghost} scene=${scene} move=${move} at=${at} letter=${letter} />
          <${Joined} move=${move} at=${at} stone=${mine.stone} />`
      }
      <${Artisans} spaces=${spaces} seats=${seats} gone=${move?.preview.sketch.from ?? null} big=${big} />
      ${move && html`<${Comes} scene=${scene} move=${move} at=${at} big=${big} />`}
      <${Turntable} scene=${scene} letter=${Math.min(34, letter / 0.6)} />
      <${Targets} spaces=${spaces} scene=${scene} />
      ${move && html`<${Gain} scene=${scene} move=${move} at=${at} big=${Math.max(1, 0.75 / scale)} />`}
    </svg>
  </div>`;
}
