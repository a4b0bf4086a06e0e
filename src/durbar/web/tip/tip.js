// Tooltips, with a link to the rule. The text of a tooltip is in attributes of its element (`tipAttributes` of
// `rules/reference.js`), so it costs nothing to render. The page has only one tooltip box. The box is shown when the
// pointer rests on the element, when the element gets the focus, or after a tap; on a button it is shown after a long
// press.
import { html, signal, useEffect, useLayoutEffect } from '../html.js';
import { isRestoring, restoreBy } from '../focus/restore.js';
import { RuleRef } from '../rules/reference.js';
import { loadStyle } from '../assets.js';

/** @import {Signal} from '../html.js' */

await loadStyle(new URL('./tip.css', import.meta.url));

/** @typedef {{anchor: Element, text: string, rule?: string, trigger: 'pointer' | 'focus' | 'touch'}} ShownTip */

/** The tooltip that is shown. @type {Signal<ShownTip | null>} */
const tip = signal(null);

/** Milliseconds until the tooltip of the element under the pointer is shown. */
const SHOW_DELAY = 300;
/** Milliseconds until a tooltip is hidden after the pointer has left its element. */
const HIDE_DELAY = 250;
/** Milliseconds after which a press is a long press. */
const LONG_PRESS_DELAY = 450;
/** How far a finger may move during a long press, in pixels. */
const MAX_PRESS_MOVE = 10;
/** The margin between a tooltip and the edge of the window, in pixels. */
const EDGE_MARGIN = 8;
/** The distance between an element and its tooltip, in pixels. */
const GAP = 6;
/** The selector of elements that do something when they are pressed. */
const CONTROLS = 'button, a, [role="button"]';

/**
 * Shows a tooltip with a text that has just arrived from the server, if its element is still pointed at or focused.
 * @param {Element} anchor @param {string} text @param {string} [rule]
 */
export function showTip(anchor, text, rule) {
  if (!anchor.matches(':hover, :focus-visible')) return;
  tip.value = { anchor, text, rule, trigger: anchor.matches(':focus-visible') ? 'focus' : 'pointer' };
}

/** Hides the tooltip. */
const hide = () => (tip.value = null);

/** Returns the tooltip's element. */
const tipElement = () => document.getElementById('tip');

/**
 * Shows the tooltip whose text is in an element's attributes.
 * @param {Element | null | undefined} anchor @param {ShownTip['trigger']} trigger
 */
function show(anchor, trigger) {
  const text = anchor?.getAttribute('data-tip');
  if (anchor && text) tip.value = { anchor, text, rule: anchor.getAttribute('data-rule') ?? undefined, trigger };
}

/** Listens for pointing, presses and focus; returns a function that stops listening. */
function listen() {
  const stop = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let hideTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let showTimer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let pressTimer;
  let [isLongPress, isTouch] = [false, false];
  /** @type {[number, number]} */ let pressStart = [0, 0];
  const isAnchorOrTip = (/** @type {EventTarget | null} */ target) =>
    target instanceof Node && (tip.value?.anchor.contains(target) || tipElement()?.contains(target));
  const hideLater = () => {
    const shownBefore = tip.value;
    clearTimeout(hideTimer);
    hideTimer = setTimeout(() => tip.value === shownBefore && hide(), HIDE_DELAY);
  };
  /** @type {Record<string, (event: PointerEvent & FocusEvent & KeyboardEvent & {target: HTMLElement}) => void>} */
  const handlers = {
    pointerover({ target, pointerType }) {
      if (pointerType === 'touch') return;
      clearTimeout(showTimer);
      if (isAnchorOrTip(target)) return clearTimeout(hideTimer);
      if (tip.value?.trigger === 'pointer') hideLater();
      const anchor = target.closest?.('[data-tip]:not([data-tip-keys])');
      if (anchor) showTimer = setTimeout(() => anchor.isConnected && show(anchor, 'pointer'), SHOW_DELAY);
    },
    pointerout({ relatedTarget }) {
      if (!relatedTarget && tip.value?.trigger === 'pointer') hideLater(); // out of the window
    },
    focusin({ target }) {
      if (isAnchorOrTip(target)) return clearTimeout(hideTimer);
      // If the page itself moves the focus, for example when a dialog closes, no tooltip is shown.
      if (!isRestoring() && target.matches('[data-tip]:focus-visible')) show(target, 'focus');
    },
    focusout({ target, relatedTarget }) {
      if (isAnchorOrTip(target) && !isAnchorOrTip(relatedTarget)) hide();
    },
    pointerdown(event) {
      [isLongPress, isTouch] = [false, event.pointerType === 'touch'];
      clearTimeout(showTimer);
      if (tip.value && !isAnchorOrTip(event.target)) hide();
      const anchor = isTouch && event.target.closest?.('[data-tip]');
      if (!anchor) return;
      pressStart = [event.clientX, event.clientY];
      pressTimer = setTimeout(() => {
        isLongPress = true;
        show(anchor, 'touch');
      }, LONG_PRESS_DELAY);
    },
    pointermove({ clientX, clientY }) {
      if (Math.hypot(clientX - pressStart[0], clientY - pressStart[1]) > MAX_PRESS_MOVE) clearTimeout(pressTimer);
    },
    pointerup: () => clearTimeout(pressTimer),
    pointercancel: () => clearTimeout(pressTimer),
    contextmenu: (event) => isLongPress && event.preventDefault(),
    click(event) {
      // The click at the end of a long press does not count as a tap.
      if (isLongPress) {
        isLongPress = false;
        event.preventDefault();
        return event.stopPropagation();
      }
      if (tipElement()?.contains(event.target)) return;
      const anchor = event.target.closest?.('[data-tip]');
      if (event.target.closest?.(CONTROLS)) hide();
      else if (anchor && isTouch) tip.value?.anchor === anchor ? hide() : show(anchor, 'touch');
    },
    keydown(event) {
      const current = tip.value;
      if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        hide();
        // On a control, Escape also has its usual effect, such as cancelling a pick.
        if (current.anchor.closest(CONTROLS) || current.trigger === 'pointer') return;
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'Tab') handleTab(event, current);
    },
  };
  for (const [name, handler] of Object.entries(handlers))
    addEventListener(name, /** @type {EventListener} */ (handler), { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    for (const timer of [hideTimer, showTimer, pressTimer]) clearTimeout(timer);
    hide();
  };
}

/**
 * Lets Tab move the focus from an element to the link in its tooltip, and from the link to the next element of the
 * page. The link itself is not in the tab order; if it were, the focus could never leave the tooltip.
 * @param {KeyboardEvent} event @param {ShownTip} shown
 */
function handleTab(event, { anchor }) {
  const link = tipElement()?.querySelector('a');
  const [isOnAnchor, isOnLink] = [document.activeElement === anchor, document.activeElement === link];
  if (isOnAnchor && !event.shiftKey && link) {
    event.preventDefault();
    link.focus();
  } else if (isOnLink) {
    if (event.shiftKey) event.preventDefault();
    /** @type {HTMLElement} */ (anchor).focus();
  }
}

/**
 * Positions the tooltip box above its element, or below it if there is no space above. The box of an element in the
 * side or the dock does not cover the board.
 * @param {HTMLElement} box @param {Element} anchor
 */
function positionBox(box, anchor) {
  const [anchorBox, { width, height }] = [anchor.getBoundingClientRect(), box.getBoundingClientRect()];
  const container = anchor.closest('.dock, .side')?.getBoundingClientRect();
  const minLeft = Math.max(EDGE_MARGIN, container && container.width > width ? container.left : 0);
  const left = Math.min(
    Math.max(minLeft, anchorBox.left + anchorBox.width / 2 - width / 2),
    innerWidth - EDGE_MARGIN - width,
  );
  const topAbove = anchorBox.top - GAP - height;
  // A box over the bar would cover its buttons.
  const bar = anchor.closest('.bar') ? null : document.querySelector('.bar');
  const minTop = bar?.getBoundingClientRect().bottom ?? 0;
  box.style.setProperty('--x', `${left}px`);
  box.style.setProperty('--y', `${topAbove < minTop ? anchorBox.bottom + GAP : topAbove}px`);
}

/**
 * The tooltip. A modal dialog that contains elements with tooltips has its own box (`insideDialog`), because the page
 * behind the dialog is inert.
 * @param {{game: string, insideDialog?: boolean}} props
 */
export function Tip({ game, insideDialog = false }) {
  const current = tip.value && insideDialog === !!tip.value.anchor.closest('dialog') ? tip.value : null;
  useLayoutEffect(() => {
    const box = tipElement();
    if (!current || !box) return;
    current.anchor.setAttribute('aria-describedby', 'tip');
    positionBox(box, current.anchor);
    const reposition = () => (current.anchor.isConnected ? positionBox(box, current.anchor) : hide());
    addEventListener('scroll', reposition, { capture: true, passive: true });
    addEventListener('resize', reposition);
    return () => {
      removeEventListener('scroll', reposition, { capture: true });
      removeEventListener('resize', reposition);
      current.anchor.removeAttribute('aria-describedby');
    };
  }, [current]);
  // If the game changes the text of the shown tooltip, the box shows the new text.
  useLayoutEffect(() => {
    if (!current) return;
    const text = current.anchor.getAttribute('data-tip');
    if (!current.anchor.isConnected) hide();
    else if (text && text !== current.text) show(current.anchor, current.trigger);
  });
  // When the user closes the rule that the tooltip links to, the focus returns to the tooltip's element.
  const hideAfterClick = () => {
    if (!current) return;
    const anchor = /** @type {HTMLElement} */ (current.anchor);
    if (tipElement()?.contains(document.activeElement)) restoreBy(() => anchor.focus());
    queueMicrotask(hide);
  };
  return (
    current &&
    html`<div class="tip" id="tip" role="note" onClickCapture=${hideAfterClick}>
      ${current.text}
      <${RuleRef} game=${game} rule=${current.rule} tabindex=${-1} />
    </div>`
  );
}

/** Shows tooltips on demand. A page has only one `Tips` component. @param {{game: string}} props */
export function Tips({ game }) {
  useEffect(listen, []);
  return html`<${Tip} game=${game} />`;
}
