// Places the log panel so that it covers nothing that the player needs now.

/** The size of the panel on the board, in pixels. */
const WIDTH = 360;
const HEIGHT = 430;
/** The distance between the panel and the edges of the board or column on which it lies, in pixels. */
const GAP = 10;
/** Matches if this module places the panel. In smaller windows the style sheet places it. */
const wideWindow = matchMedia('(min-width: 1000px) and (min-height: 640px)');

/** Returns by how much the table is enlarged in a large window. Lengths in styles are multiplied by this factor. */
export const tableScale = () => Number(getComputedStyle(document.documentElement).getPropertyValue('--ui-scale')) || 1;

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** Returns whether two boxes overlap. @param {Box} a @param {Box} b */
const overlap = (a, b) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/**
 * Returns the box of the panel in the corner of the board where it covers the fewest things to pick. If several corners
 * are equally good, returns the first of them: upper right, upper left, lower right, lower left.
 * @param {DOMRect} board @param {Box[]} things
 */
function bestCorner(board, things) {
  const width = Math.min(WIDTH * tableScale(), board.width / 2);
  const height = Math.min(HEIGHT * tableScale(), board.height * 0.6);
  const [right, bottom] = [board.right - width - GAP, board.bottom - height - GAP];
  const [left, top] = [board.left + GAP, board.top + GAP];
  const corners = [
    { left: right, top },
    { left, top },
    { left: right, top: bottom },
    { left, top: bottom },
  ].map((corner) => ({ ...corner, width, height }));
  const count = (/** @type {Box} */ corner) => things.filter((thing) => overlap(corner, thing)).length;
  return corners.reduce((best, corner) => (count(corner) < count(best) ? corner : best));
}

/** Places the panel. @param {HTMLElement} panel */
export function placePanel(panel) {
  panel.removeAttribute('style');
  const board = document.querySelector('main.board');
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  const side = document.querySelector('.side')?.getBoundingClientRect();
  if (!wideWindow.matches || !board || !dock || !side) return;
  // If the dock is in the column beside the board, the panel lies on that column, above the dock. Otherwise it lies on
  // a corner of the board.
  const isDockBeside = dock.left > board.getBoundingClientRect().left + GAP;
  const things = [...board.querySelectorAll('[role="button"], button')]
    .filter((thing) => thing.getAttribute('aria-disabled') !== 'true' && !thing.matches(':disabled'))
    .map((thing) => thing.getBoundingClientRect());
  const box = isDockBeside
    ? { left: side.left, top: side.top, width: side.width, height: dock.top - side.top - GAP }
    : bestCorner(board.getBoundingClientRect(), things);
  const pixels = (/** @type {number} */ length) => `${length / tableScale()}px`;
  Object.assign(panel.style, {
    left: pixels(box.left),
    top: pixels(box.top),
    width: pixels(box.width),
    height: pixels(box.height),
    right: 'auto',
    bottom: 'auto',
  });
}
