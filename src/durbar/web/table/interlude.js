// The interlude: a summary that is shown for two to three seconds when a part of the game, such as a visit, has ended.
// It receives no pointer events. Any key or tap removes it and has its usual effect. Moves of other players that arrive
// in the meantime are shown after it.
import { html, useLayoutEffect, useRef, useSignal } from '../html.js';
import { loadStyle } from '../assets.js';
import { animationsOn, preferences } from '../preferences.js';
import { Emblem } from '../signs/signs.js';

await loadStyle(new URL('./interlude.css', import.meta.url));

/** @typedef {import('../html.js').Children} Children */
/**
 * The contents of an interlude.
 * @typedef Summary
 * @property {string} eyebrow what has ended
 * @property {string} title
 * @property {Array<{seat: number, things: Children, gain: number}>} rows what each player took, and the points or gold
 * @property {string} unit the word after the points or gold, for screen readers
 * @property {string[]} notes sentences about special cards that have changed hands
 * @property {Children} [next] what comes next
 */

/** How long an interlude is shown, in milliseconds at speed 1. */
const DURATION = 2600;
/** If more moves than this arrive together, no interlude is shown. */
const MAX_MOVES = 12;

/** The promise that `interludeEnded` returns. */
let ended = Promise.resolve();
/** Returns a promise that resolves when no interlude is shown. */
export const interludeEnded = () => ended;

/**
 * Returns the summary of the part of the game that has ended since a version, or null if there is none.
 * @param {import('./part.js').Entry[]} story the log @param {number} version
 * @param {import('./part.js').GamePart} part @param {import('./part.js').Scene} scene
 */
function summaryOf(story, version, part, scene) {
  const isNew = (/** @type {import('./part.js').Entry} */ entry) => entry.version > version && entry.kind === 'moved';
  const newCount = story.filter(isNew).length;
  if (!newCount || newCount > MAX_MOVES || scene.view.outcome || !animationsOn() || document.hidden) return null;
  return part.interlude?.(story, isNew, scene) ?? null;
}

/**
 * The interlude, if a part of the game has ended with the moves that are now shown for the first time.
 * @param {{store: import('../api/table.js').Store, part: import('./part.js').GamePart,
 *   scene: import('./part.js').Scene}} props
 */
export function Interlude({ store, part, scene }) {
  const { version } = scene.state;
  const shownVersion = useRef(version);
  /** @type {import('../html.js').Signal<Summary | null>} */
  const summary = useSignal(null);
  /** @type {{current: HTMLElement | null}} */
  const panel = useRef(null);
  useLayoutEffect(() => {
    const found = summaryOf(store.story.peek(), shownVersion.current, part, scene);
    shownVersion.current = version;
    if (found) summary.value = found;
  }, [version]);
  useLayoutEffect(() => {
    if (!summary.value || !panel.current) return undefined;
    const animation = panel.current.animate(
      [
        { opacity: 0, transform: 'translateY(10px)' },
        { opacity: 1, transform: 'none', offset: 0.1 },
        { opacity: 1, transform: 'none', offset: 0.92 },
        { opacity: 0, transform: 'none' },
      ],
      { duration: DURATION / preferences.value.speed, easing: 'linear', fill: 'forwards' },
    );
    const listeners = new AbortController();
    const finish = () => animation.finish();
    for (const kind of ['keydown', 'pointerdown', 'visibilitychange'])
      addEventListener(kind, finish, { signal: listeners.signal, capture: true });
    ended = animation.finished.then(
      () => {
        listeners.abort();
        summary.value = null;
      },
      () => listeners.abort(), // the table was closed
    );
    return () => animation.cancel();
  }, [summary.value]);
  if (!summary.value) return null;
  const { eyebrow, title, rows, unit, notes, next } = summary.value;
  return html`<section class="interlude panel" ref=${panel} aria-label="${eyebrow}${scene.t('colon')}${title}">
    <p class="eyebrow">${eyebrow}</p>
    <h2>${title}</h2>
    <ul>
      ${rows.map(
        ({ seat, things, gain }) => html`<li key=${seat} data-p=${scene.seats[seat].stone}>
          <${Emblem} figure=${scene.seats[seat].figure} stone=${scene.seats[seat].stone} />
          <b>${scene.names[seat]}</b>
          <span class="interlude-things">${things}</span>
          <strong>${gain > 0 ? `+${gain}` : gain}<span class="vh"> ${unit}</span></strong>
        </li>`,
      )}
    </ul>
    ${notes.map((note) => html`<p key=${note} class="note">${note}</p>`)}
    ${next && html`<p class="interlude-next">${next}</p>`}
  </section>`;
}
