// The player's selection: the things (cards, cities, tiles) picked so far, the legal moves that use them, and the move
// to be confirmed.
import { computed, effect, signal, untracked } from '../html.js';

/** @typedef {import('./part.js').LegalMove} LegalMove */

/**
 * @typedef Selection
 * @property {import('../html.js').Signal<string[]>} picked the things picked so far
 * @property {import('../html.js').Signal<string | null>} pointed the text of the move at which the user points
 * @property {import('../html.js').ReadonlySignal<boolean>} isActing whether the viewer is to move
 * @property {import('../html.js').ReadonlySignal<import('./part.js').Candidates>} candidates the moves that use all
 *   picked things, and the things that may be picked next
 * @property {import('../html.js').ReadonlySignal<LegalMove | null>} ready the move that only needs to be confirmed
 * @property {import('../html.js').ReadonlySignal<LegalMove | null>} offered the move previewed while nothing is picked;
 *   the player still has to pick it
 * @property {import('../html.js').ReadonlySignal<LegalMove | null>} previewed the move whose preview is shown
 * @property {(thing: string) => boolean} pick picks a thing or removes it from the picks; returns false if the thing
 *   may not be picked now
 * @property {(move: string) => void} choose selects a whole move, for example from a hint: picks its things, if the
 *   game says which these are
 * @property {import('../html.js').ReadonlySignal<string | null>} chosen the text of a move selected as a whole, in a
 *   game that does not say which things make up a move
 * @property {import('../html.js').ReadonlySignal<string>} position a key that identifies the position and the
 *   viewer
 * @property {() => void} clear discards the picks and the chosen move
 * @property {() => void} end stops watching the table
 */

/** The candidates while the viewer is not to move. @type {import('./part.js').Candidates} */
const NO_CANDIDATES = { moves: [], next: new Set(), complete: null };

/**
 * Creates the selection for a table. It is cleared whenever the position changes.
 * @param {import('./part.js').GamePart} part
 * @param {import('../api/table.js').Store} store
 * @returns {Selection}
 */
export function makeSelection(part, store) {
  /** @type {Selection['picked']} */ const picked = signal([]);
  /** @type {Selection['pointed']} */ const pointed = signal(null);
  /** @type {import('../html.js').Signal<string | null>} */ const chosen = signal(null);

  const isActing = computed(() => {
    const table = store.state.value;
    if (!table?.view || table.stage !== 'running' || table.closed) return false;
    return table.seat !== null && table.view.to_move === table.seat;
  });
  /** Returns the moves that use some things, and the things that may be picked next. @param {string[]} things */
  const candidatesFor = (things) => (isActing.value ? part.candidates(store.state.value?.view, things) : NO_CANDIDATES);
  const candidates = computed(() => candidatesFor(picked.value));

  /** Returns the legal move that has this text, or null. @param {string | null} text @returns {LegalMove | null} */
  const moveByText = (text) =>
    (text !== null &&
      store.state.value?.view?.legal_moves.find((/** @type {LegalMove} */ move) => move.text === text)) ||
    null;

  const ready = computed(() => {
    if (!isActing.value) return null;
    if (chosen.value !== null) return moveByText(chosen.value);
    if (!picked.value.length) {
      const legalMoves = store.state.value?.view?.legal_moves ?? [];
      return legalMoves.length === 1 ? legalMoves[0] : null; // a single legal move only needs to be confirmed
    }
    const { moves, complete } = candidates.value;
    return complete !== undefined ? complete : moves.length === 1 ? moves[0] : null;
  });
  const offered = computed(() => {
    if (!isActing.value || ready.value || picked.value.length) return null;
    return moveByText(part.offer?.(store.state.value?.view) ?? null);
  });
  const previewed = computed(() => (isActing.value && moveByText(pointed.value)) || ready.value || offered.value);

  /** Discards the picks and the chosen move. */
  function clear() {
    picked.value = [];
    chosen.value = null;
    pointed.value = null;
  }

  // A new position clears the picks. Chat messages, and players who connect or disconnect, do not change the position.
  const position = computed(() => {
    const table = store.state.value;
    return `${table?.seat} ${table?.view?.moves_made} ${table?.view?.to_move}`;
  });
  const end = effect(() => {
    void position.value;
    untracked(clear);
  });

  /** Picks a thing, or removes it from the picks; returns whether the picks have changed. @param {string} thing */
  function pick(thing) {
    chosen.value = null;
    const view = store.state.value?.view;
    const before = picked.value;
    if (!isActing.value) return false;
    if (part.pick) picked.value = part.pick(view, before, thing);
    else if (before.includes(thing)) picked.value = before.slice(0, before.indexOf(thing));
    else if (candidates.value.next.has(thing)) picked.value = [...before, thing];
    else if (candidatesFor([]).next.has(thing)) picked.value = [thing];
    return picked.value !== before;
  }

  /** Selects a whole move. @param {string} text */
  function choose(text) {
    const move = moveByText(text);
    picked.value = (move && part.thingsOf?.(move)) ?? [];
    chosen.value = part.thingsOf ? null : text;
    pointed.value = null;
  }

  return {
    picked,
    pointed,
    isActing,
    candidates,
    ready,
    offered,
    previewed,
    chosen,
    pick,
    choose,
    position,
    clear,
    end,
  };
}
