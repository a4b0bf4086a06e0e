// Decides which element should have the keyboard focus at a table, and restores it. Pages lose the focus to `body`
// whenever the focused element is removed or disabled, which happens after every move.
import { useLayoutEffect, useRef } from '../html.js';

/**
 * The button that makes the move, the elements to pick from, or the prompt.
 * @typedef {'confirm' | 'pick' | 'prompt'} Place
 */

/** @type {Record<Place, string>} */
const SELECTORS = { confirm: '[data-confirm]:not(:disabled)', pick: '[data-next]', prompt: '[data-prompt]' };
/** The places to try in turn while a place does not exist or is disabled. @type {Record<Place, Place[]>} */
const FALLBACKS = { pick: ['pick', 'confirm', 'prompt'], confirm: ['confirm', 'prompt'], prompt: ['prompt'] };
/** The changes of the page that can remove the focus, or enable the element it should go to. */
const WATCHED = { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open', 'data-next'] };

/**
 * Returns the place where the focus belongs. `acting`: the viewer is to move; `picked`: something is picked, or a move
 * has been chosen as a whole; `ready`: a move only needs to be confirmed; `moves`: how many moves are legal.
 * @param {{acting: boolean, picked: boolean, ready: boolean, moves: number}} now
 * @returns {Place}
 */
export function placeOfFocus({ acting, picked, ready, moves }) {
  if (!acting) return 'prompt';
  // A move that is only offered, such as to withdraw, leaves everything else to pick from.
  return ready && (picked || moves < 2) ? 'confirm' : 'pick';
}

let isKeyboard = false;
addEventListener('keydown', () => (isKeyboard = true), { capture: true });
addEventListener('pointerdown', () => (isKeyboard = false), { capture: true });

/** Whether the keyboard was used last, rather than a mouse or a finger. */
export const usedKeyboardLast = () => isKeyboard;

let isMovingFocus = false;

/** Whether the page is moving the focus right now, and not the user. */
export const isRestoring = () => isMovingFocus;

/** Runs an action that gives the focus back to an element. @param {() => void} action */
export function restoreBy(action) {
  isMovingFocus = true;
  action();
  isMovingFocus = false;
}

/** The element that had the focus last. @type {HTMLElement | null} */
let lastFocused = null;
addEventListener('focusin', ({ target }) => (lastFocused = /** @type {HTMLElement} */ (target)), { capture: true });

/**
 * Whether nothing has the focus because its element was removed, hidden or disabled. If that element could still have
 * the focus, the user has left it, by Tab at the end of the page or by a click beside it.
 */
function isLost() {
  const active = document.activeElement;
  if (active && active !== document.body) return active.matches(':disabled');
  return !lastFocused?.isConnected || lastFocused.matches(':disabled') || !lastFocused.checkVisibility();
}

/**
 * Returns the element of a place: the one used last, or the first.
 * @param {Place} place
 * @returns {HTMLElement | undefined}
 */
function elementAt(place) {
  const elements = /** @type {HTMLElement[]} */ (
    [...document.querySelectorAll(SELECTORS[place])].filter((element) => element.checkVisibility())
  );
  return elements.find((element) => element.tabIndex === 0) ?? elements[0];
}

/** @param {HTMLElement | null | undefined} element */
function moveFocus(element) {
  // Only keyboard users need to see where the focus went.
  restoreBy(() => element?.focus({ preventScroll: !isKeyboard || element.matches(SELECTORS.prompt) }));
}

/**
 * Restores lost focus at a table while a component is mounted. It never takes the focus from an element that the user
 * has moved to, except when the returned `goOnward` requests the next place after a key press.
 * @param {() => Place} place
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
      // Users of a pointer see neither a ring nor a preview of something they did not point at.
      const wanted = isKeyboard || isNextRequested.current ? latestPlace.current() : 'prompt';
      isNextRequested.current = false;
      const available = FALLBACKS[wanted].find(elementAt);
      if (available && !(!isFocusLost && active?.matches(SELECTORS[available]))) moveFocus(elementAt(available));
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
