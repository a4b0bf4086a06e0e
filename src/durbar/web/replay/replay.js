// The replay of a table: a store, from which the component `Frame` takes the position to show, and functions that go to
// another position.
import { batch, effect, signal, untracked } from '../html.js';
import { performAction, readTable, Refusal, watchTable } from '../api/client.js';
import { withEmblems } from '../signs/signs.js';
import { subscribe, reconnect } from '../api/stream.js';
import { stabilise } from '../memo.js';
import { language } from '../words/words.js';
import { readAllMoves, makePositionCache, wait } from './positions.js';

/** @import {Viewer, Position} from './positions.js' */
/** @import {Entry, State} from '../table/part.js' */
/** @import {Store} from '../api/table.js' */
/** @import {Signal} from '../html.js' */

/**
 * The replay of a table.
 * @typedef Replay
 * @property {Store} store the position that is shown
 * @property {Signal<State | null>} current the table as it is now
 * @property {Signal<number>} number the requested position, as a number of moves
 * @property {Signal<number>} shownNumber the position at which the timeline is, as a number of moves
 * @property {Signal<number>} last the number of moves of the game
 * @property {Signal<number[]>} chapters after how many moves each visit or turn begins
 * @property {Signal<Viewer>} viewer whose view is shown
 * @property {(number: number) => Promise<void>} goTo shows the position after this many moves
 * @property {(viewer: Viewer) => Promise<void>} viewAs changes the viewer
 * @property {() => Promise<void>} loadCurrent loads the table as it is now
 * @property {(render: () => void) => Promise<void>} open shows the replay for the first time
 */

/** If a position has not loaded after this many milliseconds, the timeline goes there before the table shows it. */
const TIMELINE_DELAY = 100;
/** The number of microtasks after which changed components have been rendered. */
const RENDER_MICROTASKS = 9;

/**
 * Opens the replay of a table.
 * @param {string} id
 * @param {(entries: Entry[], next: State) => Promise<void>} animate animates a step before its position is shown
 * @param {(entries: Entry[], next: State) => void} announce announces a jump to screen readers
 * @returns {Replay}
 */
export function openReplay(id, animate, announce) {
  const positions = makePositionCache(id);
  /** @type {Replay['current']} */ const current = signal(null);
  const [number, shownNumber, last] = [signal(0), signal(0), signal(0)];
  /** @type {Replay['chapters']} */ const chapters = signal([0]);
  /** @type {Replay['viewer']} */ const viewer = signal('watch');
  /** @type {Signal<Entry[]>} */ const moves = signal([]);
  /** The number of the latest request; the response to an earlier request is not shown. */
  let requestNumber = 0;
  /** @type {Promise<void> | null} */ let loading = null;
  /** The newest version of the table that the server has announced. */
  let newestVersion = 0;
  /** Whether new moves are being read. */
  let isCatchingUp = false;
  let hasLeft = false;

  /** @type {Store} */
  const store = {
    id,
    state: signal(null),
    story: signal([]),
    lastRefusal: signal(null),
    busy: signal(false),
    seat: null,
    viewAs: () => Promise.resolve(),
    refresh: loadCurrent,
    act: runAction,
    leave,
  };
  /** @type {Replay} */
  const replay = { store, current, number, shownNumber, last, chapters, viewer, goTo, viewAs, loadCurrent, open };

  /** Shows a rejected request; throws any other error. @param {unknown} refusal */
  function reportRefusal(refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (!hasLeft) store.lastRefusal.value = refusal;
  }

  /** Returns the table at a position. @param {Position} position @returns {State} */
  function stateAt({ moves: moveCount, view }) {
    const table = /** @type {State} */ (current.value);
    const seat = typeof viewer.value === 'number' ? viewer.value : null;
    // Nobody acts in a replay, so the frame treats every game as finished.
    const seats = table.seats.map((seat) => ({ ...seat, here: true, away: null }));
    return {
      ...table,
      stage: 'finished',
      seat,
      seats,
      view,
      take_back: null,
      asking: null,
      paused_by: null,
      past: moveCount,
    };
  }

  /** Returns the log entry of the last move. @param {Position} position @returns {Entry} */
  const entryAt = ({ moves: moveCount, story }) => ({
    ...(moves.value[moveCount - 1] ?? { at: 0 }),
    version: moveCount,
    kind: moveCount ? 'moved' : 'started',
    story,
  });

  /** Shows a position. @param {Position} position */
  function show(position) {
    const moveCount = position.moves;
    /** @type {Entry} */ const startEntry = { version: 0, at: 0, kind: 'started' };
    batch(() => {
      shownNumber.value = moveCount;
      store.story.value = [
        startEntry,
        ...moves.value.slice(0, Math.max(0, moveCount - 1)),
        ...(moveCount ? [entryAt(position)] : []),
      ];
      store.state.value = stabilise(store.state.value, stateAt(position));
      if (store.lastRefusal.value?.id === 'offline') store.lastRefusal.value = null;
    });
  }

  /**
   * Reads the requested position. If another position is requested in the meantime, reads that position too. Returns
   * when the position requested last has loaded.
   */
  async function loadRequested() {
    let failedAttempts = 0;
    while (!hasLeft && !positions.get(viewer.value, number.value)) {
      const requested = number.value;
      try {
        await positions.read(viewer.value, requested);
        // The position no longer exists if moves were taken back. Then `refreshMoves` goes to another position.
        const isMissing = requested === number.value && !positions.get(viewer.value, requested);
        if (isMissing && ++failedAttempts > 2) return;
      } catch (refusal) {
        if (!(refusal instanceof Refusal) || refusal.id !== 'too-fast') throw refusal;
        await wait(1000 * Number(refusal.details.seconds ?? 1));
      }
    }
  }

  /** Shows the position after this many moves; a single step forward is animated. @param {number} moveCount */
  async function goTo(moveCount) {
    const target = Math.max(0, Math.min(last.value, Math.trunc(moveCount) || 0));
    const from = number.value;
    const request = ++requestNumber;
    const isStep = target === from + 1 && store.state.value !== null;
    // While the previous step is still animated, its position is not shown yet. Show it now.
    const unshownPosition = isStep && store.state.value?.past !== from && positions.get(viewer.value, from);
    if (unshownPosition) show(unshownPosition);
    number.value = target;
    // During a jump the timeline stays at the old position until the new position has loaded, or until the delay is
    // over.
    const moveThumb = () => {
      if (request === requestNumber) shownNumber.value = target;
    };
    if (isStep || positions.get(viewer.value, target)) moveThumb();
    else setTimeout(moveThumb, TIMELINE_DELAY);
    try {
      if (!positions.get(viewer.value, target)) {
        loading ??= loadRequested().finally(() => (loading = null));
        await loading;
      }
      const position = positions.get(viewer.value, target);
      if (hasLeft || request !== requestNumber || !position) return;
      if (isStep) await animate([entryAt(position)], stateAt(position));
      else if (target !== from) announce([entryAt(position)], stateAt(position));
      if (!hasLeft && request === requestNumber) {
        show(position);
        positions.readAhead({ viewer: viewer.value, number: target, last: last.value });
      }
    } catch (refusal) {
      reportRefusal(refusal);
    }
  }

  /**
   * Shows the replay for the first time. Before the browser paints, the end of the game is also rendered once: the
   * first rendering of a component takes longest, and a later jump should not wait for it.
   * @param {() => void} render
   */
  async function open(render) {
    const [, end] = await Promise.all([viewAs(viewer.value), positions.find(viewer.value, last.value)]);
    render();
    const start = positions.get(viewer.value, number.value);
    for (const position of end && start ? [start, end, start] : []) {
      show(position);
      // After these microtasks the position is rendered, but not painted yet.
      for (let microtask = 0; microtask < RENDER_MICROTASKS; microtask++) await null;
    }
  }

  /** Changes the viewer. @param {Viewer} newViewer */
  async function viewAs(newViewer) {
    if (newViewer !== viewer.value) moves.value = []; // the log differs between viewers
    viewer.value = newViewer;
    await Promise.all([refreshMoves(), goTo(number.value)]);
  }

  /**
   * Reads the moves, and discards the positions after a move that was taken back. Returns false if this browser may no
   * longer view the table.
   */
  async function refreshMoves() {
    const requestedViewer = viewer.value;
    try {
      const response = await readAllMoves(id, requestedViewer, moves.value);
      if (hasLeft || requestedViewer !== viewer.value) return true;
      const firstChanged = moves.value.findIndex(
        ({ move, at }, index) => move !== response.moves[index]?.move || at !== response.moves[index]?.at,
      );
      if (firstChanged >= 0) positions.forget(firstChanged + 1);
      batch(() => {
        moves.value = response.moves;
        [last.value, chapters.value] = [response.last, response.chapters];
      });
      const position = positions.get(requestedViewer, number.value);
      if (number.value > response.last || firstChanged >= 0) await goTo(number.value);
      else if (position && store.state.value?.past === number.value) show(position);
    } catch (refusal) {
      // The user no longer has this seat; the page of the table shows a message about it.
      if (refusal instanceof Refusal && refusal.status === 404) return false;
      reportRefusal(refusal);
    }
    return true;
  }

  /** Reads the table as it is now. */
  async function loadCurrent() {
    try {
      const table = await readTable(id, null).catch(async (refusal) => {
        if (!(refusal instanceof Refusal) || refusal.status !== 404) throw refusal;
        await watchTable(id); // a link to a table that everybody may watch needs no invitation
        reconnect();
        return readTable(id, null);
      });
      if (hasLeft) return;
      batch(() => {
        last.value = table.kind === 'analysis' ? table.recorded : (table.view?.moves_made ?? 0);
        store.lastRefusal.value = null;
        current.value = { ...table, seats: withEmblems(table.seats) };
      });
    } catch (refusal) {
      reportRefusal(refusal);
      if (refusal instanceof Refusal && refusal.status === 404) store.state.value = null;
    }
  }

  /** Reads the table and its moves, at most once a second, until they are up to date. */
  async function catchUp() {
    if (isCatchingUp) return;
    isCatchingUp = true;
    let isUpToDate = false;
    while (!hasLeft && !isUpToDate) {
      await loadCurrent();
      if (hasLeft || !store.state.value) break;
      const hasAccess = await refreshMoves();
      await wait(1000);
      isUpToDate = hasAccess && newestVersion <= (current.value?.version ?? 0);
    }
    isCatchingUp = false;
  }

  /**
   * Runs an action of the host, such as creating a link, on the current table.
   * @param {string} name @param {{}} [body]
   */
  async function runAction(name, body = {}) {
    try {
      return await performAction(id, name, { version: current.value?.version ?? 0, ...body });
    } catch (refusal) {
      reportRefusal(refusal);
      return null;
    }
  }

  const unsubscribe = subscribe(({ kind, data }) => {
    if (data.table !== id || kind === 'here' || !current.value) return;
    newestVersion = Math.max(newestVersion, data.version ?? 0);
    if (kind === 'gone' || newestVersion > current.value.version) catchUp();
  });
  let previousLanguage = language.peek();
  const unwatchLanguage = effect(() => {
    if (language.value === previousLanguage) return;
    previousLanguage = language.value;
    untracked(() => {
      positions.forget();
      moves.value = [];
      if (store.state.value) viewAs(viewer.value);
    });
  });

  /** Stops listening for changes, and discards the cached positions. */
  function leave() {
    hasLeft = true;
    positions.forget();
    unsubscribe();
    unwatchLanguage();
  }

  return replay;
}
