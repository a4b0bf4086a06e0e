// The player's choice so far: the things picked, the moves they leave, the move to be confirmed.
import { computed, effect, signal, untracked } from '../html.js';

/** @typedef {import('./part.js').LegalMove} LegalMove */

/**
 * @typedef Choosing
 * @property {import('../html.js').Signal<string[]>} picked
 * @property {import('../html.js').Signal<string | null>} shown
 * @property {import('../html.js').ReadonlySignal<boolean>} acting
 * @property {import('../html.js').ReadonlySignal<import('./part.js').Candidates>} legal
 * @property {import('../html.js').ReadonlySignal<LegalMove | null>} ready the move that only needs to be confirmed
 * @property {import('../html.js').ReadonlySignal<LegalMove | null>} offered the move previewed while nothing is chosen:
 *   it has to be chosen first
 * @property {import('../html.js').ReadonlySignal<LegalMove | null>} seen the move whose preview is shown
 * @property {(thing: string) => boolean} pick returns false if the thing may not be picked now
 * @property {(move: string | null) => void} choose
 * @property {import('../html.js').ReadonlySignal<string | null>} chosen a move chosen as a whole, by a hint
 * @property {import('../html.js').ReadonlySignal<string>} position changes with every position and with the viewer
 * @property {() => void} clear
 * @property {() => void} end
 */

/** @type {import('./part.js').Candidates} */
const NONE = { moves: [], next: new Set(), complete: null };

/**
 * @param {import('./part.js').GamePart} part
 * @param {import('../api/table.js').Store} store
 * @returns {Choosing}
 */
export function makeChoosing(part, store) {
  /** @type {Choosing['picked']} */ const picked = signal([]);
  /** @type {Choosing['shown']} */ const shown = signal(null);
  /** @type {import('../html.js').Signal<string | null>} */ const chosen = signal(null);

  const acting = computed(() => {
    const now = store.state.value;
    return !!now?.view && now.stage === 'running' && now.seat !== null && now.view.to_move === now.seat;
  });
  /** @param {string[]} things */
  const allowed = (things) => (acting.value ? part.candidates(store.state.value?.view, things) : NONE);
  const legal = computed(() => allowed(picked.value));

  /** @param {string | null} text @returns {LegalMove | null} */
  const moveOf = (text) =>
    (text !== null &&
      store.state.value?.view?.legal_moves.find((/** @type {LegalMove} */ move) => move.text === text)) ||
    null;

  const ready = computed(() => {
    if (!acting.value) return null;
    if (chosen.value !== null) return moveOf(chosen.value);
    if (!picked.value.length) {
      const all = store.state.value?.view?.legal_moves ?? [];
      return all.length === 1 ? all[0] : null; // a single legal move only needs to be confirmed
    }
    const { moves, complete } = legal.value;
    return complete !== undefined ? complete : moves.length === 1 ? moves[0] : null;
  });
  const offered = computed(() => {
    if (!acting.value || ready.value || picked.value.length) return null;
    return moveOf(part.offer?.(store.state.value?.view) ?? null);
  });
  const seen = computed(() => (acting.value && moveOf(shown.value)) || ready.value || offered.value);

  function clear() {
    picked.value = [];
    chosen.value = null;
    shown.value = null;
  }

  // A new position clears the picks. Chat messages and players who come or go do not change the position.
  const position = computed(() => {
    const now = store.state.value;
    return `${now?.seat} ${now?.view?.moves_made} ${now?.view?.to_move}`;
  });
  const end = effect(() => {
    void position.value;
    untracked(clear);
  });

  /** @param {string} thing */
  function pick(thing) {
    chosen.value = null;
    const view = store.state.value?.view;
    const before = picked.value;
    if (!acting.value) return false;
    if (part.pick) picked.value = part.pick(view, before, thing);
    else if (before.includes(thing)) picked.value = before.slice(0, before.indexOf(thing));
    else if (legal.value.next.has(thing)) picked.value = [...before, thing];
    else if (allowed([]).next.has(thing)) picked.value = [thing];
    return picked.value !== before;
  }

  return {
    picked,
    shown,
    acting,
    legal,
    ready,
    offered,
    seen,
    chosen,
    pick,
    choose: (move) => (chosen.value = move),
    position,
    clear,
    end,
  };
}
