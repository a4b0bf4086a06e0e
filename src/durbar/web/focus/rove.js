// Roving focus: a group of elements has one tab stop, and the arrow keys move the focus inside the group.

/**
 * Returns the visible elements of a group that can have the focus.
 * @param {Element} group
 * @returns {HTMLElement[]}
 */
const focusableElements = (group) =>
  /** @type {HTMLElement[]} */ (
    [...group.querySelectorAll('[data-rove]')].filter((element) => element.checkVisibility())
  );

/** The direction of each arrow key, as a step in x and y. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns the centre of an element, in pixels of the window. @param {Element} element */
function centreOf(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * Returns the nearest element in a direction, or null. The distance at right angles to the direction counts twice.
 * @param {HTMLElement[]} elements @param {Element} from @param {[number, number]} direction
 */
function findNearest(elements, from, [dx, dy]) {
  const [x, y] = centreOf(from);
  let best = null;
  let leastCost = Infinity;
  for (const element of elements) {
    if (element === from) continue;
    const [otherX, otherY] = centreOf(element);
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    const cost = along + 2 * aside;
    // An element that is at most 2 pixels further is in the same row or column.
    if (along > 2 && cost < leastCost) [best, leastCost] = [element, cost];
  }
  return best;
}

/**
 * Moves the focus in a group when an arrow key, Home or End is pressed. It is the `onKeyDown` handler of the group.
 * @param {KeyboardEvent} event
 */
export function rove(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const group = /** @type {Element} */ (event.currentTarget);
  const current = /** @type {Element} */ (event.target).closest('[data-rove]');
  const elements = focusableElements(group);
  if (!current || elements.length < 2) return;
  const direction = ARROWS[event.key];
  /** @type {HTMLElement | null | undefined} */
  let next = null;
  if (direction) next = findNearest(elements, current, direction);
  else if (event.key === 'Home') next = elements[0];
  else if (event.key === 'End') next = elements.at(-1);
  else return;
  event.preventDefault();
  event.stopPropagation();
  if (!next) return;
  for (const element of elements) element.setAttribute('tabindex', element === next ? '0' : '-1');
  next.focus();
}

/**
 * Returns a key handler that runs an action on Enter and space, for elements that are not buttons.
 * @param {() => void} action
 */
export const onPress = (action) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // If the element is already picked, Enter makes the move; the table handles this.
  if (event.key === 'Enter' && /** @type {Element} */ (event.currentTarget).hasAttribute('data-ready')) return;
  event.preventDefault();
  event.stopPropagation();
  action();
};
