// Where the keyboard focus belongs at a table, and bringing it back there when the element that had it has gone. Pages
// lose the focus to `body` whenever the focused element is removed or disabled, and that happens after every move.
import { useLayoutEffect, useRef } from '../html.js';

/**
 * The button that makes the move, the things to pick from, or the sentence that says whose turn it is.
 * @typedef {'confirm' | 'pick' | 'prompt'} Place
 */

/** @type {Record<Place, string>} */
const SELECTORS = { confirm: '[data-confirm]:not(:disabled)', pick: '[data-next]', prompt: '[data-prompt]' };
/** Where to go instead while a place is not there, or cannot be used yet. @type {Record<Place, Place[]>} */
const FALLBACKS = { pick: ['pick', 'confirm', 'prompt'], confirm: ['confirm', 'prompt'], prompt: ['prompt'] };
/** The changes of the page that can take the focus away, or open the place it should go to. */
const WATCHED = { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden', 'open', 'data-next'] };

/**
 * The place where the focus belongs.
 * `acting`: the viewer is to move; `picked`: something is picked, or a move has been chosen as a whole; `ready`: a move
 * only waits for being confirmed; `moves`: how many moves are legal.
 * @param {{acting: boolean, picked: boolean, ready: boolean, moves: number}} now
 * @returns {Place}
 */
export function placeOfFocus({ acting, picked, ready, moves }) {
  if (!acting) return 'prompt';
  // A move that is only offered, such as to withdraw, leaves everything else to pick from.
  return ready && (picked || moves < 2) ? 'confirm' : 'pick';
}

let keyboard = false;
addEventListener('keydown', () => (keyboard = true), { capture: true });
addEventListener('pointerdown', () => (keyboard = false), { capture: true });

/** Whether the keyboard was used last, rather than a mouse or a finger. */
export const byKeyboard = () => keyboard;

let restoring = false;

/** Whether the focus is being moved by the page right now, and not by the person. */
export const isRestoring = () => restoring;

/** Do something that gives the focus back to an element. @param {() => void} action */
export function restoreBy(action) {
  restoring = true;
  action();
  restoring = false;
}

/** What had the focus last. @type {HTMLElement | null} */
let last = null;
addEventListener('focusin', ({ target }) => (last = /** @type {HTMLElement} */ (target)), { capture: true });

/**
 * Whether nothing has the focus because what had it was removed, hidden or disabled. If it could still have it, the
 * person has left it, by Tab at the end of the page or by a click beside it.
 */
function isLost() {
  const active = document.activeElement;
  if (active && active !== document.body) return active.matches(':disabled');
  return !last?.isConnected || last.matches(':disabled') || !last.checkVisibility();
}

/**
 * The element of a place: the one that was used last, or the first.
 * @param {Place} place
 * @returns {HTMLElement | undefined}
 */
function elementAt(place) {
  const all = /** @type {HTMLElement[]} */ (
    [...document.querySelectorAll(SELECTORS[place])].filter((one) => one.checkVisibility())
  );
  return all.find((one) => one.tabIndex === 0) ?? all[0];
}

/** @param {HTMLElement | null | undefined} element */
function moveFocus(element) {
  // Only those who use the keyboard need to see where it went.
  restoreBy(() => element?.focus({ preventScroll: !keyboard || element.matches(SELECTORS.prompt) }));
}

/**
 * Keeps the focus at a table from being lost while a component is shown. It is never taken from an element that the
 * person has moved to, unless `goOnward`, which is returned, asks for the next place after something was done by a key.
 * @param {() => Place} place
 * @returns {() => void}
 */
export function useRestoredFocus(place) {
  const now = useRef(place);
  now.current = place;
  const onward = useRef(false);
  useLayoutEffect(() => {
    const restore = () => {
      if (!document.hasFocus()) return; // somebody is in another window, or in the browser's own controls
      const active = document.activeElement;
      const lost = isLost();
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog) {
        // Nothing behind a modal dialog can have the focus.
        if (lost) moveFocus(/** @type {HTMLElement | null} */ (dialog.querySelector('.sheet-body')));
        return;
      }
      if (active?.matches('input, textarea, select')) onward.current = false; // somebody writes meanwhile
      const waiting = !!active?.matches(SELECTORS.prompt);
      if (!lost && !waiting && !onward.current) return;
      // Who points at things sees neither a ring nor a preview of something they did not point at.
      const wanted = keyboard || onward.current ? now.current() : 'prompt';
      onward.current = false;
      const found = FALLBACKS[wanted].find(elementAt);
      if (found && !(!lost && active?.matches(SELECTORS[found]))) moveFocus(elementAt(found));
    };
    // What was asked for by one key is not done after the next one.
    const forget = () => (onward.current = false);
    const stop = new AbortController();
    for (const kind of ['keydown', 'pointerdown'])
      addEventListener(kind, forget, { capture: true, signal: stop.signal });
    addEventListener('focus', () => setTimeout(restore), { signal: stop.signal });
    const observer = new MutationObserver(restore);
    observer.observe(document.body, WATCHED);
    restore();
    return () => {
      observer.disconnect();
      stop.abort();
    };
  }, []);
  return () => (onward.current = true);
}
