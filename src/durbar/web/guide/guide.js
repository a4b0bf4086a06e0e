// The guide at the table: which step comes now, and that only what it asks for is done.
import { computed, html, signal } from '../html.js';
import { readGuide } from '../api/client.js';
import { bring } from '../table/bring.js';
import { Card } from './card.js';
import { placeOf, remember } from './kept.js';

await bring(import.meta.url, ['./guide.css']);

/** @typedef {{at: number, says: string, points: string[], do: 'look' | 'move', move: string | null}} Step */
/** @typedef {import('../table/part.js').GamePart} GamePart */

/**
 * @typedef {object} Lead
 * @property {Step[]} steps
 * @property {import('../html.js').ReadonlySignal<Step | null>} step what is said now; nothing while others move
 * @property {import('../html.js').Signal<'guide-look-first' | 'guide-not-yet' | null>} nudge
 * @property {import('../html.js').Signal<string[]>} picked
 * @property {import('../html.js').ReadonlySignal<import('../table/part.js').LegalMove | null>} ready
 * @property {() => void} next
 * @property {(() => void) | null} back
 * @property {() => void} leave
 */

/**
 * Whether a move can still be made with what is picked, by picking more.
 * @param {GamePart} part @param {any} view @param {string[]} picked @param {string} move
 * @returns {boolean}
 */
export function leadsTo(part, view, picked, move) {
  const { moves, next } = part.candidates(view, picked);
  if (moves.some(({ text }) => text === move)) return true;
  return [...next].some((thing) => {
    const more = part.pick?.(view, picked, thing) ?? [...picked, thing];
    return more.length > picked.length && picked.every((one) => more.includes(one)) && leadsTo(part, view, more, move);
  });
}

/**
 * @param {import('../api/table.js').Store} store
 * @param {GamePart} part
 * @param {import('../table/choosing.js').Choosing} choosing
 * @returns {Promise<import('../table/company.js').Company>}
 */
export async function makeGuide(store, part, choosing) {
  const table = store.id;
  /** @type {{steps: Step[]}} */
  const { steps } = await readGuide(store.state.value?.view.game);
  /** @type {Lead['nudge']} */
  const nudge = signal(null);
  const made = computed(() => store.state.value?.view?.moves_made ?? 0);
  const here = computed(() => steps.filter(({ at }) => at === made.value));
  const looked = computed(() => (placeOf(table).at === made.value ? placeOf(table).looked : 0));
  const step = computed(() => (choosing.acting.value && here.value[Math.min(looked.value, here.value.length - 1)]) || null);

  const look = (/** @type {number} */ count) => {
    nudge.value = null;
    remember(table, { at: made.value, looked: count });
  };
  /** @type {Lead} */
  const lead = {
    steps,
    step,
    nudge,
    picked: choosing.picked,
    ready: choosing.ready,
    next: () => look(looked.value + 1),
    get back() {
      return looked.value > 0 ? () => look(looked.value - 1) : null;
    },
    leave: () => remember(table, { left: true }),
  };

  /** @param {boolean} fine @param {'guide-look-first' | 'guide-not-yet'} why */
  const orSay = (fine, why) => {
    nudge.value = fine ? null : why;
    return fine;
  };
  return {
    mayPick(thing) {
      const now = step.value;
      if (!now) return true;
      if (now.do === 'look' || !now.move) return orSay(false, 'guide-look-first');
      const view = store.state.value?.view;
      const before = choosing.picked.value;
      const after = part.pick?.(view, before, thing) ?? [...before, thing];
      // What may not be picked at all says by itself why.
      return orSay(after === before || leadsTo(part, view, after, now.move), 'guide-not-yet');
    },
    mayMake(move) {
      const now = step.value;
      if (!now) return true;
      return now.do === 'look' ? orSay(false, 'guide-look-first') : orSay(move === now.move, 'guide-not-yet');
    },
    View: ({ scene }) => html`<${Card} lead=${lead} scene=${scene} />`,
  };
}
