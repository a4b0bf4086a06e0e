// Tooltips, with a link to the rule. An element with a tooltip has it in its attributes (`tipped` of
// `rules/reference.js`), which costs nothing to render; the one box that shows it is rendered on demand: when the
// pointer rests on the element, when it gets the focus, or after a tap. Where a tap does something else, a long press
// shows it.
import { html, signal, useEffect, useLayoutEffect } from '../html.js';
import { isRestoring, restoreBy } from '../focus/restore.js';
import { RuleRef } from '../rules/reference.js';
import { loadStyle } from '../assets.js';

await loadStyle(new URL('./tip.css', import.meta.url));

/** @typedef {{at: Element, text: string, rule?: string, by: 'pointer' | 'focus' | 'touch'}} ShownTip */

/** The tooltip that is shown. @type {import('../html.js').Signal<ShownTip | null>} */
const tip = signal(null);

/**
 * Milliseconds: until the tooltip of the element under the pointer is shown, until it disappears, and until a press is
 * long.
 */
const [REST, STAY, LONG] = [300, 250, 450];
/** How far a finger may move during a press, in pixels. */
const STRAY = 10;
/** The margin at the edges of the window, and between an element and its tooltip. */
const [EDGE, GAP] = [8, 6];
const ACTS = 'button, a, [role="button"]';

/**
 * Shows a tooltip whose text was requested, if its element is still pointed at or focused.
 * @param {Element} at @param {string} text @param {string} [rule]
 */
export function showTip(at, text, rule) {
  if (!at.matches(':hover, :focus-visible')) return;
  tip.value = { at, text, rule, by: at.matches(':focus-visible') ? 'focus' : 'pointer' };
}

const hide = () => (tip.value = null);

/** Returns the tooltip's element. */
const box = () => document.getElementById('tip');

/** Shows the tooltip in an element's attributes. @param {Element | null | undefined} at @param {ShownTip['by']} by */
function show(at, by) {
  const text = at?.getAttribute('data-tip');
  if (at && text) tip.value = { at, text, rule: at.getAttribute('data-rule') ?? undefined, by };
}

/** Listens for pointing, presses and focus; returns a function that stops it. */
function listen() {
  const stop = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let going;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let coming;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let pressing;
  let [pressed, finger] = [false, false];
  /** @type {[number, number]} */ let from = [0, 0];
  const near = (/** @type {EventTarget | null} */ target) =>
    target instanceof Node && (tip.value?.at.contains(target) || box()?.contains(target));
  const later = () => {
    const was = tip.value;
    clearTimeout(going);
    going = setTimeout(() => tip.value === was && hide(), STAY);
  };
  /** @type {Record<string, (event: PointerEvent & FocusEvent & KeyboardEvent & {target: HTMLElement}) => void>} */
  const handlers = {
    pointerover({ target, pointerType }) {
      if (pointerType === 'touch') return;
      clearTimeout(coming);
      if (near(target)) return clearTimeout(going);
      if (tip.value?.by === 'pointer') later();
      const at = target.closest?.('[data-tip]:not([data-tip-keys])');
      if (at) coming = setTimeout(() => at.isConnected && show(at, 'pointer'), REST);
    },
    pointerout({ relatedTarget }) {
      if (!relatedTarget && tip.value?.by === 'pointer') later(); // out of the window
    },
    focusin({ target }) {
      if (near(target)) return clearTimeout(going);
      // Focus that the page itself moves, as when a dialog closes, shows no tooltip.
      if (!isRestoring() && target.matches('[data-tip]:focus-visible')) show(target, 'focus');
    },
    focusout({ target, relatedTarget }) {
      if (near(target) && !near(relatedTarget)) hide();
    },
    pointerdown(event) {
      [pressed, finger] = [false, event.pointerType === 'touch'];
      clearTimeout(coming);
      if (tip.value && !near(event.target)) hide();
      const at = finger && event.target.closest?.('[data-tip]');
      if (!at) return;
      from = [event.clientX, event.clientY];
      pressing = setTimeout(() => {
        pressed = true;
        show(at, 'touch');
      }, LONG);
    },
    pointermove({ clientX, clientY }) {
      if (Math.hypot(clientX - from[0], clientY - from[1]) > STRAY) clearTimeout(pressing);
    },
    pointerup: () => clearTimeout(pressing),
    pointercancel: () => clearTimeout(pressing),
    contextmenu: (event) => pressed && event.preventDefault(),
    click(event) {
      // A long press is not a tap as well.
      if (pressed) {
        pressed = false;
        event.preventDefault();
        return event.stopPropagation();
      }
      if (box()?.contains(event.target)) return;
      const at = event.target.closest?.('[data-tip]');
      if (event.target.closest?.(ACTS)) hide();
      else if (at && finger) tip.value?.at === at ? hide() : show(at, 'touch');
    },
    keydown(event) {
      const now = tip.value;
      if (!now || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        hide();
        // Where the key has another function too, such as to put back a picked thing, that works as well.
        if (now.at.closest(ACTS) || now.by === 'pointer') return;
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'Tab') follow(event, now);
    },
  };
  for (const [name, handler] of Object.entries(handlers))
    addEventListener(name, /** @type {EventListener} */ (handler), { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    for (const timer of [going, coming, pressing]) clearTimeout(timer);
    hide();
  };
}

/**
 * Lets Tab go from an element to the link in its tooltip, and from there on as if from the element. The link is not in
 * the tab order itself: if it were the next stop after the element, Tab would lead back to it forever.
 * @param {KeyboardEvent} event @param {ShownTip} now
 */
function follow(event, { at }) {
  const link = box()?.querySelector('a');
  const [there, here] = [document.activeElement === at, document.activeElement === link];
  if (there && !event.shiftKey && link) {
    event.preventDefault();
    link.focus();
  } else if (here) {
    if (event.shiftKey) event.preventDefault();
    /** @type {HTMLElement} */ (at).focus();
  }
}

/**
 * Puts the box above its element, or below where there is no space; beside the board rather than over it.
 * @param {HTMLElement} shown @param {Element} at
 */
function place(shown, at) {
  const [thing, { width, height }] = [at.getBoundingClientRect(), shown.getBoundingClientRect()];
  const room = at.closest('.dock, .side')?.getBoundingClientRect();
  const least = Math.max(EDGE, room && room.width > width ? room.left : 0);
  const left = Math.min(Math.max(least, thing.left + thing.width / 2 - width / 2), innerWidth - EDGE - width);
  const above = thing.top - GAP - height;
  shown.style.setProperty('--x', `${left}px`);
  shown.style.setProperty('--y', `${above < 0 ? thing.bottom + GAP : above}px`);
}

/**
 * The tooltip. A modal sheet that contains elements with tooltips has its own box (`inside`), since the page behind it
 * is inert.
 * @param {{game: string, inside?: boolean}} props
 */
export function Tip({ game, inside = false }) {
  const now = tip.value && inside === !!tip.value.at.closest('dialog') ? tip.value : null;
  useLayoutEffect(() => {
    const shown = box();
    if (!now || !shown) return;
    now.at.setAttribute('aria-describedby', 'tip');
    place(shown, now.at);
    const reposition = () => (now.at.isConnected ? place(shown, now.at) : hide());
    addEventListener('scroll', reposition, { capture: true, passive: true });
    addEventListener('resize', reposition);
    return () => {
      removeEventListener('scroll', reposition, { capture: true });
      removeEventListener('resize', reposition);
      now.at.removeAttribute('aria-describedby');
    };
  }, [now]);
  // The text follows the state of the game.
  useLayoutEffect(() => {
    if (!now) return;
    const text = now.at.getAttribute('data-tip');
    if (!now.at.isConnected) hide();
    else if (text && text !== now.text) show(now.at, now.by);
  });
  // After closing the rule, the focus returns to the element.
  const go = () => {
    if (!now) return;
    if (box()?.contains(document.activeElement)) restoreBy(() => /** @type {HTMLElement} */ (now.at).focus());
    queueMicrotask(hide);
  };
  return (
    now &&
    html`<div class="tip" id="tip" role="note" onClickCapture=${go}>
      ${now.text}
      <${RuleRef} game=${game} rule=${now.rule} tabindex=${-1} />
    </div>`
  );
}

/** Shows tooltips on demand. To be used once on a page. @param {{game: string}} props */
export function Tips({ game }) {
  useEffect(listen, []);
  return html`<${Tip} game=${game} />`;
}
