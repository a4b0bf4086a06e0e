// Rings round the elements at which the guide or a hint points, its targets.
import { loadStyle } from '../assets.js';
import { html, useEffect, useRef } from '../html.js';

await loadStyle(new URL('./rings.css', import.meta.url));

/** The selectors of targets whose elements have no attribute `data-at`, by target. @type {Record<string, string>} */
const FRAME_SELECTORS = {
  confirm: '.preview .preview-buttons .btn:last-child',
  status: '.bar .status',
  niches: '.court-row.head .niche',
  renew: '.rail-other-move',
  turn: '.mh-turn',
  turntable: '.turntable .disc',
};
/** The time between two updates of the rings' positions, in milliseconds. */
const REDRAW_INTERVAL = 120;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/**
 * Returns the box to which the ring of an element is clipped: the box of the board, if the element is on the board, and
 * otherwise the window.
 * @param {Element} element @returns {Box}
 */
const visibleArea = (element) =>
  element.closest('.board')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

/** Returns the visible elements that a target names. @param {string} target @returns {Element[]} */
function elementsAt(target) {
  const tile = target.startsWith('tile:') && `.rail-tile[data-key="${CSS.escape(target.slice(5))}"]`;
  const selector = FRAME_SELECTORS[target] ?? (tile || `[data-at="${CSS.escape(target)}"]`);
  const elements = [...document.querySelectorAll(selector)].map((element) =>
    target.startsWith('row:') ? (element.closest('.who') ?? element) : element,
  );
  return elements.filter((element) => {
    const { width, height, right, bottom, left, top } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const area = visibleArea(element);
    return (
      !element.closest('dialog') &&
      width > 0 &&
      height > 0 &&
      x > area.left &&
      x < area.right &&
      y > area.top &&
      y < area.bottom
    );
  });
}

/** Returns the first visible element that a target names, or null. @param {string} target */
export const elementAt = (target) =>
  /** @type {HTMLElement | SVGElement | undefined} */ (elementsAt(target)[0]) ?? null;

/**
 * Returns the visible part of an element, which may differ from its pointer target: the pointer target of a city is
 * larger than its mark, and that of a card is narrower if other cards overlap it.
 * @param {Element} element
 */
const visiblePart = (element) =>
  element.querySelector('.drawn, :scope.target > .focus, :scope.hand-card > .card') ?? element;

/**
 * Returns the box round the element that a target names (for `niches`, round all elements), clipped to the visible
 * area.
 * @param {string} target @returns {Box | null}
 */
function boxOf(target) {
  const elements = target === 'niches' ? elementsAt(target) : elementsAt(target).slice(0, 1);
  if (!elements.length) return null;
  const area = visibleArea(elements[0]);
  const boxes = elements.map((element) => visiblePart(element).getBoundingClientRect());
  return {
    left: Math.max(area.left, Math.min(...boxes.map(({ left }) => left))),
    top: Math.max(area.top, Math.min(...boxes.map(({ top }) => top))),
    right: Math.min(area.right, Math.max(...boxes.map(({ right }) => right))),
    bottom: Math.min(area.bottom, Math.max(...boxes.map(({ bottom }) => bottom))),
  };
}

/**
 * Returns the class of a target's ring: `mark` for a city, whose name is close to its mark; `close` for a slot, which
 * is close to other slots; `round` for the turntable.
 * @param {string} target
 */
function ringShape(target) {
  if (target.startsWith('city:')) return 'mark';
  return target.startsWith('slot:') ? 'close' : target === 'turntable' ? 'round' : '';
}

/** The rings round some targets. @param {{targets: string[]}} props */
export function Rings({ targets }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const draw = () => {
      targets.map(boxOf).forEach((box, index) => {
        const ring = /** @type {HTMLElement | undefined} */ (layer.current?.children[index]);
        ring?.toggleAttribute('hidden', !box);
        if (!ring || !box) return;
        const { left, top, right, bottom } = box;
        for (const [name, value] of Object.entries({ x: left, y: top, width: right - left, height: bottom - top }))
          ring.style.setProperty(`--${name}`, `${value}px`);
      });
    };
    draw();
    const timer = setInterval(draw, REDRAW_INTERVAL);
    return () => clearInterval(timer);
  }, [targets.join()]);
  return html`<div class="guide-rings" ref=${layer} aria-hidden="true">
    ${targets.map(
      (target) => html`<span key=${target} class="guide-ring ${ringShape(target)}" data-for=${target} hidden></span>`,
    )}
  </div>`;
}
