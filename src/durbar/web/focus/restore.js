// Decides which element should have the keyboard focus at a table, and restores a lost focus. Browsers move the focus
// to `body` when the focused element is removed or disabled, which happens after every move.
import { useLayoutEffect, useRef } from '../html.js';

/**
 * Where the focus can be: on the button that makes the move, on an element to pick, or on the prompt.
 * @typedef {'confirm' | 'pick' | 'prompt'} Place
 */

/** The selector of the elements of each place. @type {Record<Place, string>} */
const SELECTORS = { confirm: '[data-confirm]:not(:disabled)', pick: '[data-next]', prompt: '[data-prompt]' };
/**
 * For each place, the places to try one after the other, because an element may be missing or disabled.
 * @type {Record<Place, Place[]>}
 */
const FALLBACKS = { pick: ['pick', 'confirm', 'prompt'], confirm: ['confirm', 'prompt'], prompt: ['prompt'] };
/** The changes of the page that can take the focus away, or enable the element that should have it. */
const WATCHED = { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open', 'data-next'] };

/**
 * Returns the place where the focus belongs.
 * @param {{isActing: boolean, hasPicked: boolean, isReady: boolean, moveCount: number}} state whether the viewer is to
 *   move, whether something is picked, whether a move only needs to be confirmed, and the number of legal moves
 * @returns {Place}
 */
export function chooseFocusPlace({ isActing, hasPicked, isReady, moveCount }) {
  if (!isActing) return 'prompt';
  // If a move is only offered (in Taj Mahal, to withdraw), the user may prefer another move, so the focus goes to the
  // elements to pick.
  return isReady && (hasPicked || moveCount < 2) ? 'confirm' : 'pick';
}

/** Whether the last input came from the keyboard. */
let isKeyboard = false;
addEventListener('keydown', () => (isKeyboard = true), { capture: true });
addEventListener('pointerdown', () => (isKeyboard = false), { capture: true });

/** Whether the keyboard was used last, rather than a mouse or a finger. */
export const usedKeyboardLast = () => isKeyboard;

let isMovingFocus = false;

/** Whether the page itself, and not the user, is moving the focus at this moment. */
export const isRestoring = () => isMovingFocus;

/** Runs an action that moves the focus back. Until it ends, `isRestoring` returns true. @param {() => void} action */
export function restoreBy(action) {
  isMovingFocus = true;
  action();
  isMovingFocus = false;
}

/** The element that had the focus last. @type {HTMLElement | null} */
let lastFocused = null;
addEventListener('focusin', ({ target }) => (lastFocused = /** @type {HTMLElement} */ (target)), { capture: true });

/**
 * Whether the focus was lost because the focused element was removed, hidden or disabled. If the element is still
 * usable, the user has left it, by Tab at the end of the page or by a click elsewhere.
 */
function isLost() {
  const active = document.activeElement;
  if (active && active !== document.body) return active.matches(':disabled');
  return !lastFocused?.isConnected || lastFocused.matches(':disabled') || !lastFocused.checkVisibility();
}

/**
 * Returns the element of a place: the tab stop if there is one, otherwise the first element.
 * @param {Place} place
 * @returns {HTMLElement | undefined}
 */
function findElement(place) {
  const elements = /** @type {HTMLElement[]} */ (
    [...document.querySelectorAll(SELECTORS[place])].filter((element) => element.checkVisibility())
  );
  return elements.find((element) => element.tabIndex === 0) ?? elements[0];
}

/** Focuses an element, if there is one. @param {HTMLElement | null | undefined} element */
function moveFocus(element) {
  // The page scrolls to the focused element only for keyboard users, who need to see it.
  restoreBy(() => element?.focus({ preventScroll: !isKeyboard || element.matches(SELECTORS.prompt) }));
}

/**
 * Restores a lost focus at a table while the component is mounted. A focus that is not lost stays where it is, unless
 * the function that this hook returns was called. That function is called after a key press and requests that the focus
 * moves to the place where it belongs next.
 * @param {() => Place} place returns the place where the focus belongs
 * @returns {() => void}
 */
export function useRestoredFocus(place) {
  const latestPlace = useRef(place);
  latestPlace.current = place;
  const isNextRequested = useRef(false);
  useLayoutEffect(() => {
    const restore = () => {
      if (!document.hasFocus()) return; // the user is in another window, or in the browser's own controls
      const active = document.activeElement;
      const isFocusLost = isLost();
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog) {
        // Nothing behind a modal dialog can have the focus.
        if (isFocusLost) moveFocus(/** @type {HTMLElement | null} */ (dialog.querySelector('.sheet-body')));
        return;
      }
      if (active?.matches('input, textarea, select')) isNextRequested.current = false; // the user is typing
      const isOnPrompt = !!active?.matches(SELECTORS.prompt);
      if (!isFocusLost && !isOnPrompt && !isNextRequested.current) return;
      // If the user uses a pointer, the focus moves to the prompt, so that no focus ring and no preview appear.
      const wanted = isKeyboard || isNextRequested.current ? latestPlace.current() : 'prompt';
      isNextRequested.current = false;
      const available = FALLBACKS[wanted].find(findElement);
      if (!available) return;
      const isAlreadyThere = !isFocusLost && active?.matches(SELECTORS[available]);
      if (!isAlreadyThere) moveFocus(findElement(available));
    };
    // A request made by one key expires with the next key.
    const cancelRequest = () => (isNextRequested.current = false);
    const listeners = new AbortController();
    for (const kind of ['keydown', 'pointerdown'])
      addEventListener(kind, cancelRequest, { capture: true, signal: listeners.signal });
    addEventListener('focus', () => setTimeout(restore), { signal: listeners.signal });
    const observer = new MutationObserver(restore);
    observer.observe(document.body, WATCHED);
    restore();
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, []);
  return () => (isNextRequested.current = true);
}
