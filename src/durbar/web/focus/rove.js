// One tab stop for a group, arrow keys inside it: along a row, or by position.

/**
 * Returns the visible elements of a group that can have the focus.
 * @param {Element} group
 * @returns {HTMLElement[]}
 */
const things = (group) =>
  /** @type {HTMLElement[]} */ ([...group.querySelectorAll('[data-rove]')].filter((one) => one.checkVisibility()));

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns the centre of an element on the page. @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * Returns the nearest element in a direction; sideways distance counts more.
 * @param {HTMLElement[]} all @param {Element} from @param {[number, number]} way
 */
function nearest(all, from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along > 2 && along + 2 * aside < least) [best, least] = [one, along + 2 * aside];
  }
  return best;
}

/**
 * Moves the focus in a group by arrow keys, Home and End. To be used as the `onKeyDown` of a group.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const group = /** @type {Element} */ (event.currentTarget);
  const here = /** @type {Element} */ (event.target).closest('[data-rove]');
  const all = things(group);
  if (!here || all.length < 2) return;
  const way = ARROWS[event.key];
  /** @type {HTMLElement | null | undefined} */
  let next = null;
  if (way) next = nearest(all, here, way);
  else if (event.key === 'Home') next = all[0];
  else if (event.key === 'End') next = all.at(-1);
  else return;
  event.preventDefault();
  event.stopPropagation();
  if (!next) return;
  for (const one of all) one.setAttribute('tabindex', one === next ? '0' : '-1');
  next.focus();
}

/** Makes Enter and the space bar act as a click, for elements that are not buttons. @param {() => void} act */
export const onPress = (act) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // On an element that is already picked, Enter is left to the table: it makes the move.
  if (event.key === 'Enter' && /** @type {Element} */ (event.currentTarget).hasAttribute('data-ready')) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
