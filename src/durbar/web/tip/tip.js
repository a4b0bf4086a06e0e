// What is told of a thing when it is pointed at, with the way to its rule. A thing that has something to tell says so
// in its attributes (`tipped.js`), which costs nothing to draw; the one box that shows it is drawn when it is asked
// for: by resting on the thing, by giving it the focus, or by a tap. Where a tap does something else, a long press
// shows it.
import { html, signal, useEffect, useLayoutEffect } from '../html.js';
import { isRestoring } from '../focus/restore.js';
import { RuleRef } from '../rules/reference.js';
import { loadStyle } from '../assets.js';

await loadStyle(new URL('./tip.css', import.meta.url));

/** @typedef {{at: Element, said: string, rule?: string, by: 'pointer' | 'focus' | 'touch'}} Told */

/** What is told now. @type {import('../html.js').Signal<Told | null>} */
const told = signal(null);

/** Milliseconds: until what one rests on is told, until it goes, and until a press is a long one. */
const [REST, STAY, LONG] = [300, 250, 450];
/** How far a finger may stray in a press. */
const STRAY = 10;
/** What is kept free at the edges of the window, and between a thing and what is told of it. */
const [EDGE, GAP] = [8, 6];
const ACTS = 'button, a, [role="button"]';

/**
 * Tells something of a thing that was asked about just now, if it is still pointed at or has the focus.
 * @param {Element} at @param {string} said @param {string} [rule]
 */
export function tell(at, said, rule) {
  if (!at.matches(':hover, :focus-visible')) return;
  told.value = { at, said, rule, by: at.matches(':focus-visible') ? 'focus' : 'pointer' };
}

const hide = () => (told.value = null);

/** Where it is told. */
const box = () => document.getElementById('tip');

/** What a thing tells by its attributes. @param {Element | null | undefined} at @param {Told['by']} by */
function show(at, by) {
  const said = at?.getAttribute('data-tip');
  if (at && said) told.value = { at, said, rule: at.getAttribute('data-rule') ?? undefined, by };
}

/** Hears what is pointed at, pressed and given the focus; returns how to stop that. */
function listen() {
  const stop = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let going;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let coming;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ let pressing;
  let [pressed, finger] = [false, false];
  /** @type {[number, number]} */ let from = [0, 0];
  const near = (/** @type {EventTarget | null} */ target) =>
    target instanceof Node && (told.value?.at.contains(target) || box()?.contains(target));
  const later = () => {
    const was = told.value;
    clearTimeout(going);
    going = setTimeout(() => told.value === was && hide(), STAY);
  };
  /** @type {Record<string, (event: PointerEvent & FocusEvent & KeyboardEvent & {target: HTMLElement}) => void>} */
  const heard = {
    pointerover({ target, pointerType }) {
      if (pointerType === 'touch') return;
      clearTimeout(coming);
      if (near(target)) return clearTimeout(going);
      if (told.value?.by === 'pointer') later();
      const at = target.closest?.('[data-tip]:not([data-tip-keys])');
      if (at) coming = setTimeout(() => at.isConnected && show(at, 'pointer'), REST);
    },
    pointerout({ relatedTarget }) {
      if (!relatedTarget && told.value?.by === 'pointer') later(); // out of the window
    },
    focusin({ target }) {
      if (near(target)) return clearTimeout(going);
      // Nobody asks about what the page itself gives the focus to, as when a dialog closes.
      if (!isRestoring() && target.matches('[data-tip]:focus-visible')) show(target, 'focus');
    },
    focusout({ target, relatedTarget }) {
      if (near(target) && !near(relatedTarget)) hide();
    },
    pointerdown(event) {
      [pressed, finger] = [false, event.pointerType === 'touch'];
      clearTimeout(coming);
      if (told.value && !near(event.target)) hide();
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
      // A long press has been answered: it is no tap besides.
      if (pressed) {
        pressed = false;
        event.preventDefault();
        return event.stopPropagation();
      }
      if (box()?.contains(event.target)) return;
      const at = event.target.closest?.('[data-tip]');
      if (event.target.closest?.(ACTS)) hide();
      else if (at && finger) told.value?.at === at ? hide() : show(at, 'touch');
    },
    keydown(event) {
      const now = told.value;
      if (!now || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        hide();
        // Where the key means something else too, as to put back what is picked, it does that.
        if (now.at.closest(ACTS) || now.by === 'pointer') return;
        event.preventDefault();
        event.stopPropagation();
      } else if (event.key === 'Tab') follow(event, now);
    },
  };
  for (const [name, hear] of Object.entries(heard))
    addEventListener(name, /** @type {EventListener} */ (hear), { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    for (const timer of [going, coming, pressing]) clearTimeout(timer);
    hide();
  };
}

/**
 * The tab key goes from a thing to the link in what is told of it, and from there on as if from the thing. The link is
 * not in the tab order itself: if it were the next stop after the thing, Tab would lead back to it forever.
 * @param {KeyboardEvent} event @param {Told} now
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
 * Puts the box above its thing, or below where there is no room; beside the board rather than upon it.
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
 * What is told. A sheet over the page that has things in it which tell something has a box of its own (`inside`), for
 * the page is out of reach meanwhile.
 * @param {{game: string, inside?: boolean}} props
 */
export function Tip({ game, inside = false }) {
  const now = told.value && inside === !!told.value.at.closest('dialog') ? told.value : null;
  useLayoutEffect(() => {
    const shown = box();
    if (!now || !shown) return;
    now.at.setAttribute('aria-describedby', 'tip');
    place(shown, now.at);
    const again = () => (now.at.isConnected ? place(shown, now.at) : hide());
    addEventListener('scroll', again, { capture: true, passive: true });
    addEventListener('resize', again);
    return () => {
      removeEventListener('scroll', again, { capture: true });
      removeEventListener('resize', again);
      now.at.removeAttribute('aria-describedby');
    };
  }, [now]);
  // The game goes on meanwhile: what is told is what is so now.
  useLayoutEffect(() => {
    if (!now) return;
    const said = now.at.getAttribute('data-tip');
    if (!now.at.isConnected) hide();
    else if (said && said !== now.said) show(now.at, now.by);
  });
  // Who comes back from the rule comes back to the thing.
  const go = () => {
    if (!now) return;
    if (box()?.contains(document.activeElement)) /** @type {HTMLElement} */ (now.at).focus();
    queueMicrotask(hide);
  };
  return (
    now &&
    html`<div class="tip" id="tip" role="note" onClickCapture=${go}>
      ${now.said}
      <${RuleRef} game=${game} rule=${now.rule} tabindex=${-1} />
    </div>`
  );
}

/** Hears what is asked about, and tells it. Goes once on a page. @param {{game: string}} props */
export function Tips({ game }) {
  useEffect(listen, []);
  return html`<${Tip} game=${game} />`;
}
