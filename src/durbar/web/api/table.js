// One table as this page knows it: its state as one seat sees it, its story so far, and how to act at it.
import { batch, effect, signal, untracked } from '../html.js';
import { language } from '../words/words.js';
import { dressed } from '../signs/signs.js';
import { act, readStory, readTable, Refusal } from './client.js';
import { hear, line } from './stream.js';

/** What the host does is done from no seat. */
const OF_THE_HOST = new Set(['start', 'seat-bot', 'free', 'reissue', 'watch-link', 'branch']);

const HOUR = 3_600_000;

/** @typedef {import('../table/part.js').State} State */
/** @typedef {import('../table/part.js').Entry} Entry */

/**
 * @typedef {object} Store
 * @property {string} id
 * @property {import('../html.js').Signal<State | null>} state
 * @property {import('../html.js').Signal<Entry[]>} story
 * @property {import('../html.js').Signal<Refusal | null>} trouble why the table cannot be shown, or what was refused
 *   last
 * @property {import('../html.js').Signal<boolean>} busy a move is on its way
 * @property {number | null} seat as which it is looked at
 * @property {(seat: number | null) => Promise<void>} lookAs
 * @property {() => Promise<void>} refresh
 * @property {(name: string, body?: object) => Promise<any>} act
 * @property {() => void} leave
 */

/**
 * Opens a table. `before` is called with what is new in the story before the new state is shown, so that it can be told
 * with pieces that move; the state waits for it.
 * @param {string} id
 * @param {(fresh: Entry[], next: State) => Promise<void>} before
 * @returns {Store}
 */
export function openTable(id, before) {
  /** @type {Store['state']} */ const state = signal(null);
  /** @type {Store['story']} */ const story = signal([]);
  /** @type {Store['trouble']} */ const trouble = signal(null);
  const busy = signal(false);
  /** The newest version that the server has spoken of. */
  let newest = 0;
  /** @type {Promise<void> | null} */ let reading = null;
  /** How many of our own actions are under way: their responses bring the table, so that nothing is read meanwhile. */
  let acting = 0;
  /** Resolves when everything that has arrived is shown: one position after the other. */
  let showing = Promise.resolve();
  /** Counts who has looked so far: what was asked for somebody else is not shown. */
  let viewer = 0;
  let left = false;

  /** @type {Store} */
  const store = { id, state, story, trouble, busy, seat: null, lookAs, refresh, act: doAct, leave };

  /** A page of the story, and all that follow it. @param {{entries: Entry[], upto: number, version: number}} page */
  async function wholeStory(page) {
    const whole = [...page.entries];
    while (page.entries.length && page.upto < page.version) {
      page = await readStory(id, page.upto, store.seat);
      whole.push(...page.entries);
    }
    return whole;
  }

  const behind = () => newest > (state.value?.version ?? 0);
  const lastTold = () => story.value.at(-1)?.version ?? 0;

  /**
   * Shows a table that has arrived, with what is new in its story: after everything that arrived before it.
   * @param {State} next
   * @param {{entries: Entry[], upto: number, version: number}} page
   * @param {number} asker the viewer that it was asked for
   * @param {number} known the version that was shown when it was asked for
   */
  function show(next, page, asker, known) {
    newest = Math.max(newest, next.version, page.version);
    const shown = showing.then(async () => {
      const gone = () => left || asker !== viewer;
      if (gone()) return;
      const fresh = (await wholeStory(page)).filter((entry) => entry.version > lastTold());
      if (gone()) return;
      const first = !state.value;
      const table = { ...next, seats: dressed(next.seats) };
      story.value = [...story.value, ...fresh];
      if (!first && fresh.length) await before(fresh, table);
      const now = state.value?.version ?? 0;
      if (gone() || (now > known && now > next.version)) return; // something newer has been shown meanwhile
      batch(() => {
        state.value = table;
        if (trouble.value?.id === 'offline') trouble.value = null;
      });
    });
    showing = shown.catch(() => {});
    return shown;
  }

  async function readOnce() {
    const [asker, known] = [viewer, state.value?.version ?? 0];
    const { story: page, ...next } = await readTable(id, store.seat, lastTold());
    await show(next, page, asker, known);
  }

  /** Reads until nothing newer is known of; whoever asks meanwhile waits for the same reading. */
  function refresh() {
    reading ??= (async () => {
      try {
        do await readOnce();
        while (!left && !acting && behind());
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal;
        batch(() => {
          trouble.value = refusal;
          if (refusal.status === 404) state.value = null; // it is not for this browser any more: nothing of it is kept
        });
      } finally {
        reading = null;
      }
    })();
    return reading;
  }

  /** @param {number | null} seat */
  async function lookAs(seat) {
    await reading;
    // Nothing of one player's hand stays in the page when another looks, and each is told the story as they may know
    // it. Only who studies a game may see all of it anyway.
    if (state.value?.kind !== 'analysis')
      batch(() => {
        state.value = null;
        story.value = [];
      });
    store.seat = seat;
    viewer += 1;
    await refresh();
  }

  /** @param {string} name @param {object} [body] */
  async function doAct(name, body = {}) {
    busy.value = true;
    acting += 1;
    const [asker, known] = [viewer, state.value?.version ?? 0];
    try {
      const from = OF_THE_HOST.has(name) ? {} : { seat: store.seat };
      const answer = await act(id, name, { ...from, version: known, view_seat: store.seat, ...body });
      trouble.value = null;
      if (answer.table_view) await show(answer.table_view, answer, asker, known);
      else await refresh(); // it was given up
      return answer;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      trouble.value = refusal;
      newest = Math.max(newest, Number(refusal.told.version ?? 0));
      if (refusal.id === 'moved-on') await refresh();
      return null;
    } finally {
      acting -= 1;
      busy.value = acting > 0;
      if (!acting && !left && state.value && behind()) refresh(); // what others have done meanwhile
    }
  }

  const deaf = hear(({ kind, data }) => {
    // After the end somebody may have opened a table for another game: this one tells of it.
    if (data.table !== id) return void (kind === 'table' && state.value?.stage === 'finished' && refresh());
    if (kind === 'table') newest = Math.max(newest, data.version);
    if (kind === 'here') markHere(data.seats);
    else if (kind === 'gone') refresh();
    else if (kind === 'devices') readAnew();
    else if (!acting && behind()) refresh();
  });
  // What happened while the line was down is read when it is up again.
  const unhook = effect(() => {
    if (line.value === 'open') setTimeout(() => left || (state.peek() && refresh()));
  });

  // Another language: what was told already is told anew.
  let spoken = language.peek();
  const unlearn = effect(() => {
    if (language.value === spoken) return;
    spoken = language.value;
    untracked(retell);
  });

  async function retell() {
    await reading;
    const seat = store.seat;
    try {
      const told = await wholeStory(await readStory(id, 0, seat));
      if (!left && seat === store.seat) story.value = told;
      await refresh();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // it stays in the language it was told in
    }
  }

  /** Reads what changes without a new version. A reading that is under way may have come too early. */
  async function readAnew() {
    await reading;
    if (!left && state.value) await refresh();
  }

  /** @param {number[]} here */
  function markHere(here) {
    const now = state.value;
    if (!now || !Array.isArray(here)) return;
    const mover = now.view?.to_move;
    const changed = typeof mover === 'number' && now.seats[mover]?.here !== here.includes(mover);
    state.value = { ...now, seats: now.seats.map((seat, k) => ({ ...seat, here: here.includes(k) })) };
    if (changed) readAnew(); // whether the others may vote about them is for the server to say
  }

  // The server says from when on the others may vote about somebody who is away; it is asked again then. This clock may
  // be ahead of the server's.
  const unwait = effect(() => {
    const vote = state.value?.vote;
    if (!vote || vote.possible) return;
    const wait = Math.min(Math.max(vote.possible_from * 1000 - Date.now(), 2000), HOUR);
    const timer = setTimeout(readAnew, wait);
    return () => clearTimeout(timer);
  });

  function leave() {
    left = true;
    deaf();
    unhook();
    unlearn();
    unwait();
  }

  return store;
}
