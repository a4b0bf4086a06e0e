// Rings round the elements that the guide points at.
import { html, useEffect, useRef } from '../html.js';

/** Selectors of elements of the frame that have no `data-at`. @type {Record<string, string>} */
const FRAME = {
  confirm: '.preview .pv-b .btn:last-child',
  status: '.bar .status',
  niches: '.court-row.head .niche',
  renew: '.rail-instead',
  turn: '.mh-turn',
  turntable: '.turntable .disc',
};
const REDRAW_INTERVAL = 120;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/**
 * Returns the visible area around an element: a large map may be only partly in sight.
 * @param {Element} thing @returns {Box}
 */
const visibleArea = (thing) =>
  thing.closest('.board')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

/** @param {string} point @returns {Element[]} */
function elementsAt(point) {
  const tile = point.startsWith('tile:') && `.rail-tile[data-key="${CSS.escape(point.slice(5))}"]`;
  const named = FRAME[point] ?? (tile || `[data-at="${CSS.escape(point)}"]`);
  const all = [...document.querySelectorAll(named)].map((one) =>
    point.startsWith('row:') ? (one.closest('.who') ?? one) : one,
  );
  return all.filter((one) => {
    const { width, height, right, bottom, left, top } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const room = visibleArea(one);
    return (
      !one.closest('dialog') &&
      width > 0 &&
      height > 0 &&
      x > room.left &&
      x < room.right &&
      y > room.top &&
      y < room.bottom
    );
  });
}

/** Returns the element of a point, to give it the focus. @param {string} point */
export const thingAt = (point) => /** @type {HTMLElement | SVGElement | undefined} */ (elementsAt(point)[0]) ?? null;

/** Returns the visible part of an element, whose pressable area may be larger. @param {Element} thing */
const drawn = (thing) => thing.querySelector('.drawn') ?? thing;

/**
 * Returns the box round all elements of a point, as far as they are in sight.
 * @param {string} point @returns {Box | null}
 */
function boxOf(point) {
  const things = point === 'niches' ? elementsAt(point) : elementsAt(point).slice(0, 1);
  if (!things.length) return null;
  const room = visibleArea(things[0]);
  const boxes = things.map((one) => drawn(one).getBoundingClientRect());
  return {
    left: Math.max(room.left, Math.min(...boxes.map(({ left }) => left))),
    top: Math.max(room.top, Math.min(...boxes.map(({ top }) => top))),
    right: Math.min(room.right, Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.min(room.bottom, Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

/** Returns the ring's shape: close round elements near others, round for the turntable. @param {string} point */
const shape = (point) => (point.startsWith('slot:') ? 'close' : point === 'turntable' ? 'round' : '');

/** @param {{points: string[]}} props */
export function Rings({ points }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const draw = () => {
      points.map(boxOf).forEach((box, index) => {
        const ring = /** @type {HTMLElement | undefined} */ (layer.current?.children[index]);
        ring?.toggleAttribute('hidden', !box);
        if (!ring || !box) return;
        const { left, top, right, bottom } = box;
        for (const [name, value] of Object.entries({ x: left, y: top, w: right - left, h: bottom - top }))
          ring.style.setProperty(`--${name}`, `${value}px`);
      });
    };
    draw();
    const timer = setInterval(draw, REDRAW_INTERVAL);
    return () => clearInterval(timer);
  }, [points.join()]);
  return html`<div class="guide-rings" ref=${layer} aria-hidden="true">
    ${points.map(
      (point) => html`<span key=${point} class="guide-ring ${shape(point)}" data-for=${point} hidden></span>`,
    )}
  </div>`;
}
