// The board. A large screen shows the whole map. A phone shows the province of the visit, and has a button that opens
// the whole map as a dialog.
import { html, useEffect, useMemo, useRef, useState } from '../../html.js';
import { useMeasured } from '../../focus/measured.js';
import { addPatterns } from '../cards/cloth.js';
import { Emblem, ToolIcon } from '../../signs/signs.js';
import { Tip } from '../../tip/tip.js';
import { MapDrawing } from './map.js';
import { chosenSeat } from './networks.js';

/** @import {View, Board, Scene} from '../types.js' */

/** Left, top, right and bottom, in units of the board. @typedef {[number, number, number, number]} Box */

/** In a window narrower than this many pixels, only the province of the visit is shown. */
const MIN_WINDOW_WIDTH = 700;
/** In a window less than this many pixels high, only the province of the visit is shown. */
const MIN_WINDOW_HEIGHT = 560;

/**
 * Returns a box extended to the proportions of the available space, and the scale in pixels per unit of the board.
 * @param {Box} box
 * @param {{width: number, height: number}} available in pixels
 * @returns {[Box, number]}
 */
function fitBox([left, top, right, bottom], { width, height }) {
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const [dx, dy] = [(width / scale - (right - left)) / 2, (height / scale - (bottom - top)) / 2];
  return [[left - dx, top - dy, right + dx, bottom + dy], scale];
}

/**
 * Returns the box that contains the visit's province and the names of its cities, or the whole board when the game is
 * over.
 * @param {View} view @param {Board} board
 * @returns {Box}
 */
function provinceBox(view, board) {
  const province = board.provinces.find((candidate) => candidate.name === view.table.province);
  return /** @type {Box} */ (province?.view ?? board.box);
}

/**
 * A map that fills its container. In a small window it shows only the province of the visit, unless `showWhole` is set.
 * @param {{scene: Scene, showWhole: boolean}} props
 */
function FittedMap({ scene, showWhole }) {
  const [ref, size] = useMeasured();
  const { board, view } = scene;
  const showsProvince = size && !showWhole && (innerWidth < MIN_WINDOW_WIDTH || innerHeight < MIN_WINDOW_HEIGHT);
  const [box, scale] = useMemo(
    () =>
      size && size.width > 0 && size.height > 0
        ? fitBox(showsProvince ? provinceBox(view, board) : /** @type {Box} */ (board.box), size)
        : [/** @type {Box} */ (board.box), 0],
    [size, showsProvince, view.table.province, board],
  );
  return html`<div class="room" ref=${ref}>
    ${
      size &&
      scale > 0 &&
      html`<${MapDrawing} scene=${scene} box=${box} scale=${scale}
        showCartouche=${!showsProvince && scale > 0.34} />`
    }
  </div>`;
}

/** Buttons that highlight the networks of the players who have one. @param {{scene: Scene}} props */
function NetworkButtons({ scene: { view, seats, names, t } }) {
  const chosen = chosenSeat.value;
  return html`<div class="map-networks" role="group" aria-label=${t('taj-mahal-networks')}>
    ${view.table.seats.map(
      ({ chains }, seat) =>
        chains.length > 0 &&
        html`<button key=${seat} type="button" aria-pressed=${`${seat === chosen}`} data-p=${seats[seat].stone}
            onClick=${() => (chosenSeat.value = seat === chosen ? null : seat)}>
          <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} />
          ${names[seat]}
        </button>`,
    )}
  </div>`;
}

/** A dialog with the whole map, for small screens. @param {{scene: Scene, close: () => void}} props */
function WholeMap({ scene, close }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    ref.current?.showModal();
  }, []);
  return html`<dialog class="whole-map" ref=${ref} onClose=${close} aria-label=${scene.t('taj-mahal-map')}>
    <${FittedMap} scene=${scene} showWhole=${true} />
    <button class="map-tool" aria-label=${scene.t(
      'taj-mahal-close-map',
    )} onClick=${() => ref.current?.close()}><${ToolIcon} name="close" /></button>
    <${NetworkButtons} scene=${scene} />
    <${Tip} game="taj-mahal" insideDialog=${true} />
  </dialog>`;
}

/** The board: the map, and on a phone the button that opens the whole map. @param {{scene: Scene}} props */
export function Board({ scene }) {
  const [isWholeOpen, setWholeOpen] = useState(false);
  addPatterns(scene.board);
  return html`<div class="tm-board">
    <${FittedMap} scene=${scene} showWhole=${false} />
    <button class="map-tool expand" aria-label=${scene.t('taj-mahal-whole-map')} title=${scene.t('taj-mahal-whole-map')}
        onClick=${() => setWholeOpen(true)}>
      <${ToolIcon} name="expand" />
    </button>
    ${isWholeOpen && html`<${WholeMap} scene=${scene} close=${() => setWholeOpen(false)} />`}
  </div>`;
}
