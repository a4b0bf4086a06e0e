// The board: the whole map where there is space; on a phone the province of the visit, and the whole map as a sheet.
import { html, useEffect, useMemo, useRef, useState } from '../../html.js';
import { useMeasured } from '../../focus/measured.js';
import { placeCloth } from '../cards/cloth.js';
import { ToolIcon } from '../../signs/signs.js';
import { Tip } from '../../tip/tip.js';
import { Map_ } from './map.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Scene} Scene */

/** @typedef {[number, number, number, number]} Box */

/** In a window narrower or lower than this, only the province of the visit is shown. */
const NARROW = 700;
const LOW = 560;

/**
 * Returns the box of the board to show in a given space: all of it, extended to the space's proportions.
 * @param {Box} box
 * @param {{width: number, height: number}} room
 * @returns {[Box, number]}
 */
function fitted([left, top, right, bottom], { width, height }) {
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [dx, dy] = [(width / scale - (right - left)) / 2, (height / scale - (bottom - top)) / 2];
  return [[left - dx, top - dy, right + dx, bottom + dy], scale];
}

/**
 * Returns the box of the visit's province with its names, or of the whole board when the game is over.
 * @param {View} view @param {Board} board
 * @returns {Box}
 */
function nearby(view, board) {
  const province = board.provinces.find((one) => one.name === view.table.province);
  return /** @type {Box} */ (province?.view ?? board.box);
}

/** A map that fills its container. @param {{scene: Scene, whole: boolean}} props */
function Room({ scene, whole }) {
  const [ref, room] = useMeasured();
  const { board, view } = scene;
  const near = room && !whole && (innerWidth < NARROW || innerHeight < LOW);
  const [box, scale] = useMemo(
    () =>
      room && room.width > 0 && room.height > 0
        ? fitted(near ? nearby(view, board) : /** @type {Box} */ (board.box), room)
        : [/** @type {Box} */ (board.box), 0],
    [room, near, view.table.province, board],
  );
  return html`<div class="room" ref=${ref}>
    ${room && scale > 0 && html`<${Map_} scene=${scene} box=${box} scale=${scale} plate=${!near && scale > 0.34} />`}
  </div>`;
}

/** The whole map over everything, for small screens. @param {{scene: Scene, close: () => void}} props */
function WholeMap({ scene, close }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return html`<dialog class="whole-map" ref=${ref} onClose=${close} aria-label=${scene.t('taj-mahal-map')}>
    <${Room} scene=${scene} whole=${true} />
    <button class="map-tool" aria-label=${scene.t(
      'taj-mahal-close-map',
    )} onClick=${() => ref.current?.close()}><${ToolIcon} name="close" /></button>
    <${Tip} game="taj-mahal" inside=${true} />
  </dialog>`;
}

/** @param {{scene: Scene}} props */
export function Board({ scene }) {
  const [whole, setWhole] = useState(false);
  placeCloth(scene.board);
  return html`<div class="tm-board">
    <${Room} scene=${scene} whole=${false} />
    <button class="map-tool grow" aria-label=${scene.t('taj-mahal-whole-map')} title=${scene.t('taj-mahal-whole-map')}
        onClick=${() => setWhole(true)}>
      <${ToolIcon} name="grow" />
    </button>
    ${whole && html`<${WholeMap} scene=${scene} close=${() => setWhole(false)} />`}
  </div>`;
}
