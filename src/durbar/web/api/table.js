// The store of a table: the table's state as one seat may see it, its log, and the actions that a player can perform.
import { batch, effect, signal, untracked } from '../html.js';
import { language } from '../words/words.js';
import { withEmblems } from '../signs/signs.js';
import { performAction, readStory, readTable, Refusal } from './client.js';
import { subscribe, connection } from './stream.js';

/** The actions of the host. They are sent without a seat. */
const HOST_ACTIONS = new Set(['start', 'seat-bot', 'free', 'reissue', 'invite', 'watch-link', 'branch']);

/** An hour in milliseconds. */
const HOUR = 3_600_000;

/** @typedef {import('../table/part.js').State} State */
/** @typedef {import('../table/part.js').Entry} Entry */

/**
 * The store of a table.
 * @typedef {object} Store
 * @property {string} id the table's id
 * @property {import('../html.js').Signal<State | null>} state the table, or null before it has loaded
 * @property {import('../html.js').Signal<Entry[]>} story the log
 * @property {import('../html.js').Signal<Refusal | null>} lastRefusal why the table could not be loaded, or why
 *   the last action was rejected
 * @property {import('../html.js').Signal<boolean>} busy whether an action is being sent
 * @property {number | null} seat the seat from which the table is viewed
 * @property {(seat: number | null) => Promise<void>} viewAs changes the seat from which the table is viewed
 * @property {() => Promise<void>} refresh reads the table again
 * @property {(name: string, body?: object) => Promise<any>} act performs an action; resolves to null if it is rejected
 * @property {() => void} leave stops listening for changes
 */

/**
 * Opens a table. `announce` is called with new log entries and animates them. The new state is shown when the promise
 * that `announce` returns has resolved.
 * @param {string} id
 * @param {(entries: Entry[], next: State) => Promise<void>} announce
 * @returns {Store}
 */
export function openTable(id, announce) {
  /** @type {Store['state']} */ const state = signal(null);
  /** @type {Store['story']} */ const story = signal([]);
  /** @type {Store['lastRefusal']} */ const lastRefusal = signal(null);
  const busy = signal(false);
  /** The newest version announced by the server. */
  let newestVersion = 0;
  /** The pending request that reads the table. @type {Promise<void> | null} */
  let reading = null;
  /** The number of pending actions. Their responses contain the table, so it need not be read in the meantime. */
  let pendingActions = 0;
  /** Resolves when every state that has arrived has been shown, in the order of arrival. */
  let showing = Promise.resolve();
  /** Counts how often the seat of the viewer has changed, so that a response for an earlier seat is not shown. */
  let seatChanges = 0;
  let hasLeft = false;
  /** Why this browser has lost the table or its seat, if the server has said so. @type {string | null} */
  let lossReason = null;
  /**
   * Whether the next request that reads the table tells the server that the player is back. This is so after the page
   * was opened or brought to the front. All other requests are sent in the background.
   */
  let isPlayerBack = !document.hidden;

  /** @type {Store} */
  const store = { id, state, story, lastRefusal, busy, seat: null, viewAs, refresh, act: runAction, leave };

  /**
   * Returns the log entries of a page and of all pages after it.
   * @param {{entries: Entry[], upto: number, version: number}} page
   */
  async function readAllEntries(page) {
    const entries = [...page.entries];
    while (page.entries.length && page.upto < page.version) {
      page = await readStory(id, page.upto, store.seat);
      entries.push(...page.entries);
    }
    return entries;
  }

  /** Whether the server has announced a newer version than the one shown. */
  const isBehind = () => newestVersion > (state.value?.version ?? 0);
  /** Returns the version of the last log entry, or 0. */
  const lastEntryVersion = () => story.value.at(-1)?.version ?? 0;

  /**
   * Shows a new state and its new log entries, after all states that arrived before it have been shown.
   * @param {State} next
   * @param {{entries: Entry[], upto: number, version: number}} page the first page of new log entries
   * @param {number} seatChangesAtRequest the value of `seatChanges` when the state was requested
   * @param {number} knownVersion the version that was shown when the state was requested
   */
  function showState(next, page, seatChangesAtRequest, knownVersion) {
    newestVersion = Math.max(newestVersion, next.version, page.version);
    const task = showing.then(async () => {
      const isStale = () => hasLeft || seatChangesAtRequest !== seatChanges;
      if (isStale()) return;
      const entries = (await readAllEntries(page)).filter((entry) => entry.version > lastEntryVersion());
      if (isStale()) return;
      const isFirstState = !state.value;
      const table = { ...next, seats: withEmblems(next.seats) };
      story.value = [...story.value, ...entries];
      if (!isFirstState && entries.length) await announce(entries, table);
      const shownVersion = state.value?.version ?? 0;
      // If a newer state is already shown, it stays.
      if (isStale() || (shownVersion > knownVersion && shownVersion > next.version)) return;
      batch(() => {
        state.value = table;
        if (lastRefusal.value?.id === 'offline') lastRefusal.value = null;
      });
    });
    showing = task.catch(() => {});
    return task;
  }

  /** Reads and shows the table and its new log entries. */
  async function readOnce() {
    const [seatChangesAtRequest, knownVersion] = [seatChanges, state.value?.version ?? 0];
    const background = !isPlayerBack;
    isPlayerBack = false;
    try {
      const { story: page, ...next } = await readTable(id, store.seat, lastEntryVersion(), background);
      await showState(next, page, seatChangesAtRequest, knownVersion);
    } catch (refusal) {
      isPlayerBack ||= !background; // the next request tells the server
      throw refusal;
    }
  }

  /** Reads the table until the newest known version is shown; concurrent calls share one read. */
  function refresh() {
    reading ??= (async () => {
      try {
        do await readOnce();
        while (!hasLeft && !pendingActions && isBehind());
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        batch(() => {
          lastRefusal.value = refusal.status === 404 && lossReason ? new Refusal(404, { id: lossReason }) : refusal;
          if (refusal.status === 404) state.value = null; // this browser may no longer view the table
        });
      } finally {
        reading = null;
      }
    })();
    return reading;
  }

  /** Changes the seat from which the table is viewed. @param {number | null} seat */
  async function viewAs(seat) {
    await reading;
    const table = state.value;
    store.seat = seat;
    seatChanges += 1;
    if (table?.kind === 'analysis') return refresh();
    // In a game without hidden hands nothing has to be discarded, but the log addresses another player.
    if (table?.view && !table.view.hidden_hands) return reloadStory();
    // When another player takes over a shared screen, the page discards the previous player's hand and log.
    batch(() => {
      state.value = null;
      story.value = [];
    });
    await refresh();
  }

  /**
   * Performs an action and shows the new state. Resolves to the response, or to null if the action was rejected.
   * @param {string} name @param {object} [body]
   */
  async function runAction(name, body = {}) {
    busy.value = true;
    pendingActions += 1;
    const [seatChangesAtRequest, knownVersion] = [seatChanges, state.value?.version ?? 0];
    try {
      const sender = HOST_ACTIONS.has(name) ? {} : { seat: store.seat };
      const response = await performAction(id, name, {
        ...sender,
        version: knownVersion,
        view_seat: store.seat,
        ...body,
      });
      lastRefusal.value = null;
      if (response.table_view) await showState(response.table_view, response, seatChangesAtRequest, knownVersion);
      else await refresh(); // this browser has lost the seat
      return response;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
      newestVersion = Math.max(newestVersion, Number(refusal.details.version ?? 0));
      if (refusal.id === 'moved-on') await refresh();
      return null;
    } finally {
      pendingActions -= 1;
      busy.value = pendingActions > 0;
      if (!pendingActions && !hasLeft && state.value && isBehind()) refresh(); // read what others have done
    }
  }

  const unsubscribe = subscribe(({ kind, data }) => {
    if (data.table !== id) {
      // After the end of the game another player may create a table for a rematch. The state of this table then has a
      // link to the new table.
      if (kind === 'table' && state.value?.stage === 'finished') refresh();
      return;
    }
    if (kind === 'table') newestVersion = Math.max(newestVersion, data.version);
    if (kind === 'here') setPresence(data.seats, data.away ?? {});
    else if (kind === 'gone') noteLoss(data.why ?? null);
    else if (kind === 'devices') readAgain();
    else if (!pendingActions && isBehind()) refresh();
  });
  // Read what happened while the connection was lost. Because of the timeout, this effect does not run again when a
  // signal that `refresh` reads has changed.
  const unwatchConnection = effect(() => {
    if (connection.value !== 'open') return;
    setTimeout(() => {
      if (!hasLeft && state.peek()) refresh();
    });
  });

  // After a change of language, the log is loaded again.
  let previousLanguage = language.peek();
  const unwatchLanguage = effect(() => {
    if (language.value === previousLanguage) return;
    previousLanguage = language.value;
    untracked(reloadStory);
  });

  /** Loads the whole log again, in the new language. */
  async function reloadStory() {
    await reading;
    const seat = store.seat;
    try {
      const entries = await readAllEntries(await readStory(id, 0, seat));
      const lastVersion = entries.at(-1)?.version ?? 0;
      const newer = story.value.filter(({ version }) => version > lastVersion);
      if (!hasLeft && seat === store.seat) story.value = [...entries, ...newer];
      await refresh();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // the log stays in the previous language
    }
  }

  /** Reads the table again after a change without a new version. Waits first for a request sent before the change. */
  async function readAgain() {
    await reading;
    if (!hasLeft && state.value) await refresh();
  }

  /** Reads the table again after this browser has lost it or a seat there. @param {string | null} reason */
  async function noteLoss(reason) {
    lossReason = reason;
    await reading;
    if (!hasLeft) await refresh();
  }

  /**
   * Sets which seats' players are connected, and since when the others are away, as far as the viewer may know it.
   * @param {number[]} presentSeats @param {Record<string, number>} awaySince
   */
  function setPresence(presentSeats, awaySince) {
    const table = state.value;
    if (!table || !Array.isArray(presentSeats)) return;
    const toMove = table.view?.to_move;
    const hasMoverChanged = typeof toMove === 'number' && table.seats[toMove]?.here !== presentSeats.includes(toMove);
    state.value = {
      ...table,
      seats: table.seats.map((seat, index) => ({
        ...seat,
        here: presentSeats.includes(index),
        away_since: awaySince[index] ?? null,
      })),
    };
    // The others may now be allowed to vote about the player to move; only the server knows.
    if (hasMoverChanged) readAgain();
  }

  // A player who brings the page to the front gets the seat back from the bot.
  const onVisibilityChange = () => {
    const table = state.value;
    if (document.hidden || !table?.you.seats.some((seat) => table.seats[seat]?.away)) return;
    isPlayerBack = true;
    readAgain();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);

  // The state says from which time on the other players may vote about an absent player. At that time the page reads
  // the table again. There is a minimum wait, because the page's clock may be ahead of the server's clock.
  const unwatchVote = effect(() => {
    const vote = state.value?.vote;
    if (!vote || vote.possible) return;
    const wait = Math.min(Math.max(vote.possible_from * 1000 - Date.now(), 2000), HOUR);
    const timer = setTimeout(readAgain, wait);
    return () => clearTimeout(timer);
  });

  /** Stops listening for changes. */
  function leave() {
    hasLeft = true;
    unsubscribe();
    unwatchConnection();
    unwatchLanguage();
    unwatchVote();
    document.removeEventListener('visibilitychange', onVisibilityChange);
  }

  return store;
}
