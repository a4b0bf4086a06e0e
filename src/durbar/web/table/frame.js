// The table: everything that both games share around the board.
import { html, useComputed, useEffect, useMemo, useRef, useSignal } from '../html.js';
import { readPreview, readWhy, Refusal } from '../api/client.js';
import { connection } from '../api/stream.js';
import { motion, preferences } from '../preferences.js';
import { byKeyboard, placeOfFocus, useRestoredFocus } from '../focus/restore.js';
import { LogPanel } from '../log/log.js';
import { useStableList } from '../still.js';
import { Tips } from '../tip/tip.js';
import { t } from '../words/words.js';
import { ToolIcon } from '../signs/signs.js';
import { Bar } from './bar.js';
import { makeChoosing } from './choosing.js';
import { useCompany } from './company.js';
import { Asking } from './consent.js';
import { Dock } from './dock.js';
import { useKeys } from './keys.js';
import { Notes } from './notes.js';
import { Panels } from './panels.js';
import { Recap } from './recap.js';

/** @typedef {import('./part.js').Scene} Scene */
/** @typedef {import('./part.js').LegalMove} LegalMove */

/** The log entries that change the position. */
const GAME = new Set(['started', 'moved', 'back', 'branched']);

/** The log entries besides moves that everybody should read. */
const UNREAD = new Set(['said', 'reissued']);

/** Returns null for a rejected request: the information is then not shown. @param {unknown} refusal */
const nullIfRefused = (refusal) => {
  if (refusal instanceof Refusal) return null;
  throw refusal;
};

/** Resolves when a signal is false. @param {import('../html.js').Signal<boolean>} signal @returns {Promise<void>} */
const whenFalse = (signal) =>
  new Promise((resolve) => {
    const stop = signal.subscribe((value) => {
      if (value) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

/**
 * `past`: a replay, in which nobody acts; it has its own component in place of the dock, and its own keys.
 * @param {{store: import('../api/table.js').Store, part: import('./part.js').GamePart,
 *   state: import('./part.js').DealtState, board: import('../api/model.js').Board | null,
 *   past?: {foot: (scene: Scene) => import('../html.js').Children, keys: import('./part.js').Key[]}}} props
 */
export function Frame({ store, part, state, board, past }) {
  const choosing = useMemo(() => makeChoosing(part, store), [part, store]);
  useEffect(() => choosing.end, [choosing]);
  const company = useCompany(store, part, choosing);
  /** @type {import('../html.js').Signal<string | null>} */
  const open = useSignal(null);
  /** @type {import('../html.js').Signal<import('./part.js').Message | null>} */
  const whyNot = useSignal(null);
  /** @type {{current: ReturnType<typeof setTimeout> | undefined}} */
  const explainTimer = useRef(undefined);
  const read = useSignal(store.story.peek().length);
  const last = useComputed(() => store.story.value.findLast(({ kind }) => GAME.has(kind)) ?? null);
  const { view, seats } = state;

  useEffect(() => {
    if (open.value === 'log') read.value = store.story.value.length;
  }, [open.value, store.story.value]);
  useEffect(() => {
    if (state.stage === 'finished' && !past) open.value = 'result';
  }, [state.stage]);

  /** @param {LegalMove['parts']} parts */
  const why = (parts) => readWhy(state.table, state.seat, parts).then(({ why }) => why, nullIfRefused);
  /** @param {string} move */
  const preview = (move) => readPreview(state.table, state.seat, move).then(({ preview }) => preview, nullIfRefused);
  const place = () =>
    placeOfFocus({
      acting: choosing.acting.value && !past,
      picked: choosing.picked.value.length > 0 || choosing.chosen.value !== null,
      ready: choosing.ready.value !== null,
      moves: store.state.value?.view?.legal_moves?.length ?? 0,
    });
  const goOnward = useRestoredFocus(() => company?.focus?.() ?? place());
  const make = async (/** @type {string} */ move) => {
    whyNot.value = null;
    if (company && !(await company.mayMake(move))) return;
    // A move made while another action is under way, for example a chat message, waits for its response, unless
    // something else is picked meanwhile.
    const [position, ready] = [choosing.position.value, choosing.ready.value?.text];
    while (store.busy.value) await whenFalse(store.busy);
    if (choosing.position.value !== position || choosing.ready.value?.text !== ready) return;
    if (byKeyboard()) goOnward();
    store.act('move', { move });
  };
  const pick = async (/** @type {string} */ thing) => {
    whyNot.value = null;
    if (past || (company && !company.mayPick(thing))) return;
    if (choosing.pick(thing)) {
      const { value: move } = choosing.ready;
      // If something was picked by Enter and another thing is to be picked next, the focus goes there.
      if (!move && byKeyboard()) goOnward();
      if (!preferences.value.confirm && move && choosing.picked.value.length && !choosing.legal.value.next.size)
        make(move.text);
      return;
    }
    const asked = part.whyNot?.(thing, view, choosing.picked.value, board);
    if (asked) whyNot.value = await why(asked);
  };

  const pickByKey = (/** @type {string} */ thing) => {
    const before = choosing.picked.value;
    pick(thing);
    if (choosing.picked.value === before) return;
    choosing.shown.value = null; // preview the picked move, not the focused one
    goOnward();
  };

  // Resting the pointer on a thing that may not be picked shows why, as pressing it does.
  const explain = (/** @type {string | null} */ thing) => {
    clearTimeout(explainTimer.current);
    const asked = thing !== null && choosing.acting.value && part.whyNot?.(thing, view, choosing.picked.value, board);
    if (asked) explainTimer.current = setTimeout(async () => (whyNot.value = await why(asked)), 400);
  };

  /** @type {Scene} */
  const scene = {
    view,
    board,
    state,
    seat: state.seat,
    seats,
    names: useStableList(seats.map(({ name }, k) => name || t('seat-number', { number: k + 1 }))),
    picked: choosing.picked,
    pick,
    shown: choosing.shown,
    seen: choosing.seen,
    legal: choosing.legal,
    last,
    choose(move) {
      choosing.choose(move);
      choosing.shown.value = null;
      goOnward();
    },
    acting: choosing.acting.value,
    why,
    explain,
    preview,
    t,
    motion: motion(),
  };
  const keys =
    past?.keys ?? (typeof part.keys === 'function' ? part.keys(view, choosing.picked.value, board) : part.keys) ?? [];
  const takeBack =
    state.take_back && state.stage === 'running' && !state.asking && !store.busy.value
      ? () => void store.act('take-back')
      : null;

  useKeys((key) => {
    const own = keys.find((one) => one.key === key || one.key.toLowerCase() === key);
    if (own?.thing && scene.acting) pickByKey(own.thing);
    else if (key === 'Enter' && choosing.ready.value) make(choosing.ready.value.text);
    else if (key === 'Escape' && open.value) open.value = null;
    else if (key === 'Escape') choosing.clear();
    else if (key === 'u' && takeBack) takeBack();
    else if (key === 'h' && scene.acting) open.value = 'hint';
    else if (key === 'l') open.value = open.value === 'log' ? null : 'log';
    else if (key === 'r' && scene.seat !== null && !past) open.value = open.value === 'recap' ? null : 'recap';
    else if (key === 's' && part.Sheet) open.value = 'sheet';
    else if (key === '?') open.value = 'keys';
    else if (key === '/' && scene.acting) open.value = 'type';
    else return false;
    return true;
  });

  const { Board, Court, Display } = part;
  const unread = open.value !== 'log' && store.story.value.slice(read.value).some(({ kind }) => UNREAD.has(kind));
  return html`<div class="table" data-game=${view.game} data-layout=${part.layout ?? 'dock'}
      data-players=${seats.length} data-line=${connection.value} data-version=${state.version}
      data-past=${past ? 'yes' : null}>
    <${Bar} part=${part} scene=${scene} open=${open} unread=${unread} takeBack=${takeBack} />
    <main class="board"><${Board} scene=${scene} /></main>
    <aside class="side" aria-label=${t('side')}>
      ${Court && html`<${Court} scene=${scene} />`} ${Display && html`<${Display} scene=${scene} />`}
    </aside>
    ${company && html`<${company.View} scene=${scene} make=${make} />`}
    ${
      past
        ? past.foot(scene)
        : html`<${Dock} part=${part} scene=${scene} choosing=${choosing} make=${make}
            busy=${store.busy.value || connection.value === 'lost'} keys=${keys} store=${store}
            headline=${company?.headline?.(scene) ?? null} />`
    }
    <${Notes} store=${store} whyNot=${whyNot} game=${view.game} />
    ${
      !past &&
      html`<${Asking} store=${store} scene=${scene} />
        <${Recap} store=${store} scene=${scene} open=${open} />
        <${Study} store=${store} scene=${scene} />`
    }
    ${open.value === 'log' && html`<${LogPanel} store=${store} scene=${scene} close=${() => (open.value = null)} />`}
    <${Panels} part=${part} scene=${scene} store=${store} open=${open} keys=${keys} takeBack=${takeBack} make=${make} />
    <${Tips} game=${view.game} />
  </div>`;
}

/**
 * The tools of an analysis table: other moves are tried at the table and taken back one by one. The record itself is
 * stepped through in the replay.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props
 */
function Study({ store, scene }) {
  const { state, view, t } = scene;
  if (state.kind !== 'analysis' || !state.you.host) return null;
  const here = view.moves_made;
  const back = () => store.act('branch', { number: here - 1, main: false });
  return html`<nav class="study panel" aria-label=${t('study')}>
    <button type="button" class="tool" aria-label=${t('study-back')} title=${t('study-back')}
        disabled=${!here || store.busy.value}
        onClick=${back}><${ToolIcon} name="back" /></button>
    <span>${t('study-at', { here })}</span>
    <a class="btn quiet" href="#/replay/${state.table}/${Math.min(
      here,
      state.recorded ?? here,
    )}">${t('study-record')}</a>
  </nav>`;
}
