// One table as this page knows it: its state as one seat sees it, its story so far, and how to act at it.
import { batch, effect, signal, untracked } from '../html.js';
import { language } from '../words/words.js';
import { act, readStory, readTable, Refusal } from './client.js';
import { hear, line } from './stream.js';
import { dressed } from './seats.js';

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
 * @property {import('../html.js').Signal<Refusal | null>} trouble why the table cannot be shown, or what was refused last
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
  /** The newest version anybody spoke of. */
  let wanted = 0;
  /** @type {Promise<void> | null} */ let reading = null;
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

  async function readOnce() {
    const seat = store.seat;
    const { story: page, ...next } = await readTable(id, seat, story.value.at(-1)?.version ?? 0);
    const fresh = await wholeStory(page);
    if (left || seat !== store.seat) return; // somebody else looks now
    wanted = Math.max(wanted, next.version, page.version);
    const first = !state.value;
    const told = fresh.filter((entry) => entry.version > (story.value.at(-1)?.version ?? 0));
    story.value = [...story.value, ...told];
    if (!first && told.length) await before(told, { ...next, seats: dressed(next.seats) });
    if (left || seat !== store.seat) return;
    batch(() => {
      state.value = { ...next, seats: dressed(next.seats) };
      if (trouble.value?.id === 'offline') trouble.value = null;
    });
  }

  /** Reads until nothing newer is known of; whoever asks meanwhile waits for the same reading. */
  function refresh() {
    reading ??= (async () => {
      try {
        do await readOnce();
        while (!left && wanted > (state.value?.version ?? 0));
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
    // Nothing of one player's hand stays in the page when another looks, and each is told the story as they may know it.
    // Only who studies a game may see all of it anyway.
    if (state.value?.kind !== 'analysis')
      batch(() => {
        state.value = null;
        story.value = [];
      });
    store.seat = seat;
    await refresh();
  }

  /** @param {string} name @param {object} [body] */
  async function doAct(name, body = {}) {
    busy.value = true;
    try {
      const from = OF_THE_HOST.has(name) ? {} : { seat: store.seat };
      const answer = await act(id, name, { ...from, version: state.value?.version, ...body });
      trouble.value = null;
      wanted = Math.max(wanted, answer.version ?? 0);
      await refresh();
      return answer;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      trouble.value = refusal;
      if (refusal.id === 'moved-on') await refresh();
      return null;
    } finally {
      busy.value = false;
    }
  }

  const deaf = hear(({ kind, data }) => {
    // After the end somebody may have opened a table for another game: this one tells of it.
    if (data.table !== id) return void (kind === 'table' && state.value?.stage === 'finished' && refresh());
    if (kind === 'table' && data.version > wanted) wanted = data.version;
    if (kind === 'here') markHere(data.seats);
    else if (kind === 'gone') refresh();
    else if (kind === 'devices') readAnew();
    else if (wanted > (state.value?.version ?? 0)) refresh();
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
