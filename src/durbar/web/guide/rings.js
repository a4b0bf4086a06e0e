// Rings round what the guide points at, and a place for its card that covers none of it.
import { html, useEffect, useRef } from '../html.js';

/** Things of the frame that have no name of their own on the table. @type {Record<string, string>} */
const FRAME = {
  confirm: '.preview .primary',
  status: '.bar .status',
  niches: '.court-row.head .niche',
  renew: '.rail-instead',
};
const OFTEN = 120;
const GAP = 12;
const RATHER = 1000;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** @param {string} point @returns {Element[]} */
function found(point) {
  const tile = point.startsWith('tile:') && `.rail-tile[data-key="${CSS.escape(point.slice(5))}"]`;
  const named = FRAME[point] ?? (tile || `[data-at="${CSS.escape(point)}"]`);
  const all = [...document.querySelectorAll(named)].map((one) => (point.startsWith('row:') ? (one.closest('.who') ?? one) : one));
  return all.filter((one) => {
    const { width, height, right, bottom, left, top } = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Of a large map only a part may be in sight.
    const room = one.closest('.board')?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return !one.closest('dialog') && width > 0 && height > 0 && x > room.left && x < room.right && y > room.top && y < room.bottom;
  });
}

/** The thing that a point names, to give it the focus. @param {string} point */
export const thingAt = (point) => found(point)[0] ?? null;

/** The box round everything a point names. @param {string} point @returns {Box | null} */
function boxOf(point) {
  const boxes = (point === 'niches' ? found(point) : found(point).slice(0, 1)).map((one) => one.getBoundingClientRect());
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** How much of some boxes another covers. @param {Box} over @param {Box[]} boxes */
const covered = (over, boxes) =>
  boxes.reduce((sum, { left, top, right, bottom }) => {
    const wide = Math.min(over.right, right + GAP) - Math.max(over.left, left - GAP);
    const high = Math.min(over.bottom, bottom + GAP) - Math.max(over.top, top - GAP);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);

/** Where a card of a size may lie: in the corners of the board, on a phone under the bar or above the dock. @param {number} width @param {number} height @returns {Box[]} */
function spots(width, height) {
  const board = document.querySelector('.table > .board')?.getBoundingClientRect();
  const dock = document.querySelector('.table > .dock')?.getBoundingClientRect();
  const bar = document.querySelector('.table > .bar')?.getBoundingClientRect();
  const low = Math.min(dock && dock.top > innerHeight / 3 ? dock.top : innerHeight, innerHeight);
  const high = bar?.bottom ?? 0;
  const at = (/** @type {number} */ left, /** @type {number} */ top) => {
    const x = Math.max(8, Math.min(left, innerWidth - width - 8));
    const y = Math.max(high + 6, Math.min(top, innerHeight - height - 8));
    return { left: x, top: y, right: x + width, bottom: y + height };
  };
  if (innerWidth < 700 || !board) return [at(8, low - height - 14), at(8, high + 6), at(8, (low + high - height) / 2), at(8, innerHeight)];
  const [left, right, top, bottom] = [board.left + 16, board.right - width - 16, board.top + 14, board.bottom - height - 20];
  const [above, below] = [[at(right, top), at(left, top)], [at(left, bottom), at(right, bottom)]];
  // Where less goes on comes first: below on a map, above where one's own side is below.
  return document.querySelector('.table[data-layout="card"]') ? [...above, ...below] : [...below, ...above];
}

/** The middle of boxes. @param {Box[]} boxes */
const middle = (boxes) => {
  const sum = boxes.reduce((all, { left, right, top, bottom }) => [all[0] + (left + right) / 2, all[1] + (top + bottom) / 2], [0, 0]);
  return [sum[0] / boxes.length, sum[1] / boxes.length];
};

/** Lays the card where it covers nothing that is pointed at, near to it. @param {HTMLElement} card @param {Box[]} boxes */
export function place(card, boxes) {
  const { offsetWidth: width, offsetHeight: height } = card;
  const score = (/** @type {Box} */ spot) => {
    if (!boxes.length) return 0;
    const [[x, y], [toX, toY]] = [middle([spot]), middle(boxes)];
    return covered(spot, boxes) * 100 + Math.hypot(x - toX, y - toY);
  };
  // Near what is pointed at; but the first spots rather than the last ones.
  const best = spots(width, height).reduce((one, other, at) => (score(other) + (at > 1 ? RATHER : 0) < score(one) ? other : one));
  card.style.setProperty('--x', `${best.left}px`);
  card.style.setProperty('--y', `${best.top}px`);
}

/** @param {{points: string[], card: {current: HTMLElement | null}}} props */
export function Rings({ points, card }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    let size = '';
    const draw = () => {
      const boxes = points.map(boxOf);
      boxes.forEach((box, at) => {
        const ring = /** @type {HTMLElement | undefined} */ (layer.current?.children[at]);
        ring?.toggleAttribute('hidden', !box);
        if (!ring || !box) return;
        const { left, top, right, bottom } = box;
        for (const [name, value] of Object.entries({ x: left, y: top, w: right - left, h: bottom - top })) ring.style.setProperty(`--${name}`, `${value}px`);
      });
      const seen = boxes.filter((box) => box !== null);
      const now = card.current;
      if (!now) return;
      // It stays where it is while nothing changes: what moves is read badly.
      const dock = document.querySelector('.table > .dock')?.getBoundingClientRect();
      const shape = [innerWidth, innerHeight, now.offsetHeight, seen.length, Math.round(dock?.top ?? 0)].join();
      const lies = now.getBoundingClientRect();
      if (shape !== size || covered({ left: lies.left + GAP, top: lies.top + GAP, right: lies.right - GAP, bottom: lies.bottom - GAP }, seen) > 400) place(now, seen);
      size = shape;
    };
    draw();
    const again = setInterval(draw, OFTEN);
    return () => clearInterval(again);
  }, [points.join()]);
  return html`<div class="guide-rings" ref=${layer} aria-hidden="true">${points.map((point) => html`<span key=${point} class="guide-ring" hidden></span>`)}</div>`;
}
