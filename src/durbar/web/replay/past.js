// A table as it was after each move: a store for the frame, in which nobody acts, and the functions that step through
// it.
import { batch, effect, signal, untracked } from '../html.js';
import { act, readTable, Refusal, watchTable } from '../api/client.js';
import { withEmblems } from '../signs/signs.js';
import { subscribe, reconnect } from '../api/stream.js';
import { stabilise } from '../still.js';
import { language } from '../words/words.js';
import { allMoves, makePositions, pause } from './positions.js';

/** @typedef {import('./positions.js').Who} Who */
/** @typedef {import('../table/part.js').Entry} Entry */
/** @typedef {import('../table/part.js').State} State */

/**
 * @typedef Past
 * @property {import('../api/table.js').Store} store the position that the frame shows
 * @property {import('../html.js').Signal<State | null>} now the table as it is today
 * @property {import('../html.js').Signal<number>} number the requested position, as a number of moves
 * @property {import('../html.js').Signal<number>} marked the position that the timeline shows
 * @property {import('../html.js').Signal<number>} last the number of moves of the game
 * @property {import('../html.js').Signal<number[]>} chapters after how many moves each visit or turn begins
 * @property {import('../html.js').Signal<Who>} who whose view is shown
 * @property {(number: number) => Promise<void>} go
 * @property {(who: Who) => Promise<void>} viewAs
 * @property {() => Promise<void>} begin loads the table as it is today
 * @property {(draw: () => void) => Promise<void>} open shows it for the first time
 */

/** Milliseconds after which a position is late. */
const SLOW = 100;
/** The number of microtasks after which changed components have been rendered. */
const TURNS = 9;

/**
 * @param {string} id
 * @param {(entries: Entry[], next: State) => Promise<void>} before animates a step forward before it is shown
 * @param {(entries: Entry[], next: State) => void} say announces a jump, in words only
 * @returns {Past}
 */
export function openPast(id, before, say) {
  const positions = makePositions(id);
  /** @type {Past['now']} */ const now = signal(null);
  const [number, marked, last] = [signal(0), signal(0), signal(0)];
  /** @type {Past['chapters']} */ const chapters = signal([0]);
  /** @type {Past['who']} */ const who = signal('watch');
  /** @type {import('../html.js').Signal<Entry[]>} */ const moves = signal([]);
  /** The number of the latest request: the response to an earlier one is not shown. */
  let turn = 0;
  /** @type {Promise<void> | null} */ let reaching = null;
  /** The newest version announced, and whether it is being read. */
  let [newest, catching] = [0, false];
  let left = false;

  /** @type {import('../api/table.js').Store} */
  const store = {
    id,
    state: signal(null),
    story: signal([]),
    trouble: signal(null),
    busy: signal(false),
    seat: null,
    viewAs: () => Promise.resolve(),
    refresh: begin,
    act: doAct,
    leave,
  };
  /** @type {Past} */
  const past = { store, now, number, marked, last, chapters, who, go, viewAs, begin, open };

  /** @param {unknown} refusal */
  function refused(refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (!left) store.trouble.value = refusal;
  }

  /** @param {import('./positions.js').Position} position @returns {State} */
  function stateAt({ moves: made, view }) {
    const today = /** @type {State} */ (now.value);
    const seat = typeof who.value === 'number' ? who.value : null;
    // Nobody acts in a replay: to the frame the game is over, whether it is or not.
    const seats = today.seats.map((one) => ({ ...one, here: true, away: null }));
    return {
      ...today,
      stage: 'finished',
      seat,
      seats,
      view,
      take_back: null,
      asking: null,
      paused_by: null,
      past: made,
    };
  }

  /** @param {import('./positions.js').Position} position @returns {Entry} */
  const entryAt = ({ moves: made, story }) => ({
    ...(moves.value[made - 1] ?? { at: 0 }),
    version: made,
    kind: made ? 'moved' : 'started',
    story,
  });

  /** @param {import('./positions.js').Position} position */
  function show(position) {
    const made = position.moves;
    /** @type {Entry} */ const dealt = { version: 0, at: 0, kind: 'started' };
    batch(() => {
      marked.value = made;
      store.story.value = [dealt, ...moves.value.slice(0, Math.max(0, made - 1)), ...(made ? [entryAt(position)] : [])];
      store.state.value = stabilise(store.state.value, stateAt(position));
      if (store.trouble.value?.id === 'offline') store.trouble.value = null;
    });
  }

  /** Reads until the requested position has loaded. Stepping faster than positions load shows only the latest. */
  async function reach() {
    for (let tries = 0; !left && !positions.get(who.value, number.value); ) {
      const wanted = number.value;
      try {
        await positions.read(who.value, wanted);
        // Moves that were taken back have no position; the current moves are read separately.
        if (wanted === number.value && !positions.get(who.value, wanted) && ++tries > 2) return;
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.id !== 'too-fast') throw refusal;
        await pause(1000 * Number(refusal.details.seconds ?? 1));
      }
    }
  }

  /** @param {number} wanted */
  async function go(wanted) {
    const to = Math.max(0, Math.min(last.value, Math.trunc(wanted) || 0));
    const from = number.value;
    const mine = ++turn;
    const step = to === from + 1 && store.state.value !== null;
    const animated = step && store.state.value?.past !== from && positions.get(who.value, from);
    if (animated) show(animated); // end the animation of the previous step
    number.value = to;
    // A jump to a position that has not loaded shows only the new position; while it loads, the timeline shows the
    // target.
    const mark = () => {
      if (mine === turn) marked.value = to;
    };
    if (step || positions.get(who.value, to)) mark();
    else setTimeout(mark, SLOW);
    try {
      if (!positions.get(who.value, to)) {
        reaching ??= reach().finally(() => (reaching = null));
        await reaching;
      }
      const position = positions.get(who.value, to);
      if (left || mine !== turn || !position) return;
      if (step) await before([entryAt(position)], stateAt(position));
      else if (to !== from) say([entryAt(position)], stateAt(position));
      if (!left && mine === turn) {
        show(position);
        positions.ahead({ who: who.value, number: to, last: last.value });
      }
    } catch (refusal) {
      refused(refusal);
    }
  }

  /**
   * Shows the table for the first time. It also renders the end of the game before the first paint: the first rendering
   * takes longest, and a later jump should not wait for it.
   * @param {() => void} draw
   */
  async function open(draw) {
    const [, end] = await Promise.all([viewAs(who.value), positions.find(who.value, last.value)]);
    draw();
    const here = positions.get(who.value, number.value);
    for (const shown of end && here ? [here, end, here] : []) {
      show(shown);
      for (let k = 0; k < TURNS; k++) await null; // it is rendered then, but not painted yet
    }
  }

  /** @param {Who} wanted */
  async function viewAs(wanted) {
    if (wanted !== who.value) moves.value = []; // the log differs between viewers
    who.value = wanted;
    await Promise.all([readMovesNow(), go(number.value)]);
  }

  /**
   * Reads the moves, and discards positions after a move that was taken back. Returns false if this browser has lost
   * access.
   */
  async function readMovesNow() {
    const asked = who.value;
    try {
      const read = await allMoves(id, asked, moves.value);
      if (left || asked !== who.value) return true;
      const same = moves.value.findIndex(({ move, at }, n) => move !== read.moves[n]?.move || at !== read.moves[n]?.at);
      if (same >= 0) positions.forget(same + 1);
      batch(() => {
        moves.value = read.moves;
        [last.value, chapters.value] = [read.last, read.chapters];
      });
      const shown = positions.get(asked, number.value);
      if (number.value > read.last || same >= 0) await go(number.value);
      else if (shown && store.state.value?.past === number.value) show(shown);
    } catch (refusal) {
      // The seat was lost: the table's page explains it.
      if (refusal instanceof Refusal && refusal.status === 404) return false;
      refused(refusal);
    }
    return true;
  }

  async function begin() {
    try {
      const today = await readTable(id, null).catch(async (refusal) => {
        if (!(refusal instanceof Refusal) || refusal.status !== 404) throw refusal;
        await watchTable(id); // a link to a table that everybody may watch needs no invitation
        reconnect();
        return readTable(id, null);
      });
      if (left) return;
      batch(() => {
        last.value = today.kind === 'analysis' ? today.recorded : (today.view?.moves_made ?? 0);
        store.trouble.value = null;
        now.value = { ...today, seats: withEmblems(today.seats) };
      });
    } catch (refusal) {
      refused(refusal);
      if (refusal instanceof Refusal && refusal.status === 404) store.state.value = null; // discard it
    }
  }

  /** Reads new moves, at most once a second: a replay is not urgent. */
  async function catchUp() {
    if (catching) return;
    catching = true;
    for (let known = false; !left && !(known && newest <= (now.value?.version ?? 0)); ) {
      await begin();
      if (left || !store.state.value) break;
      known = await readMovesNow();
      await pause(1000);
    }
    catching = false;
  }

  /** Runs the host's actions about links, on the table as it is today. @param {string} name @param {{}} [body] */
  async function doAct(name, body = {}) {
    try {
      return await act(id, name, { version: now.value?.version ?? 0, ...body });
    } catch (refusal) {
      refused(refusal);
      return null;
    }
  }

  const unsubscribe = subscribe(({ kind, data }) => {
    if (data.table !== id || kind === 'here' || !now.value) return;
    newest = Math.max(newest, data.version ?? 0);
    if (kind === 'gone' || newest > now.value.version) catchUp();
  });
  let previous = language.peek();
  const unwatchLanguage = effect(() => {
    if (language.value === previous) return;
    previous = language.value;
    untracked(() => {
      positions.forget();
      moves.value = [];
      if (store.state.value) viewAs(who.value);
    });
  });

  function leave() {
    left = true;
    positions.forget();
    unsubscribe();
    unwatchLanguage();
  }

  return past;
}
