// The frame of a table: everything around the board that all games share.
import { html, useComputed, useEffect, useMemo, useRef, useSignal } from '../html.js';
import { readPreview, readReason, Refusal } from '../api/client.js';
import { connection } from '../api/stream.js';
import { animationsOn, preferences } from '../preferences.js';
import { usedKeyboardLast, chooseFocusPlace, useRestoredFocus } from '../focus/restore.js';
import { LogPanel } from '../log/log.js';
import { isHidden } from '../log/mutes.js';
import { useStableList } from '../memo.js';
import { Tips } from '../tip/tip.js';
import { t } from '../words/words.js';
import { ToolIcon } from '../signs/signs.js';
import { useEnding } from '../ending/ending.js';
import { unitOf } from '../ending/verdict.js';
import { Bar } from './bar.js';
import { Bubbles } from './bubbles.js';
import { makeSelection } from './selection.js';
import { useAssistant } from './assistant.js';
import { TakeBackRequest } from './consent.js';
import { Dock } from './dock.js';
import { Interlude } from './interlude.js';
import { useKeys } from './keys.js';
import { Notes } from './notes.js';
import { SEAT_KINDS } from './seat-news.js';
import { Panels } from './panels.js';
import { Recap } from './recap.js';

/** @typedef {import('./part.js').Scene} Scene */
/** @typedef {import('./part.js').LegalMove} LegalMove */

/** The kinds of log entries that change the position. */
const POSITION_KINDS = new Set(['started', 'moved', 'back', 'branched']);

/**
 * The kinds of log entries that mark the log as unread: chat messages, nudges, changes of who has access to a seat, and
 * the closing of the table by the operator.
 */
const UNREAD_KINDS = new Set(['said', 'nudged', 'closed', ...SEAT_KINDS]);

/** Returns null if an error is a rejected request, and throws any other error. @param {unknown} refusal */
const nullIfRefused = (refusal) => {
  if (refusal instanceof Refusal) return null;
  throw refusal;
};

/**
 * Returns a promise that resolves when a signal is false.
 * @param {import('../html.js').Signal<boolean>} signal @returns {Promise<void>}
 */
const whenFalse = (signal) =>
  new Promise((resolve) => {
    const unsubscribe = signal.subscribe((value) => {
      if (value) return;
      resolve();
      queueMicrotask(() => unsubscribe());
    });
  });

/** Returns the headline of the dock while the points are counted, so that the dock does not show the result yet. */
const countingHeadline = (/** @type {Scene} */ scene) =>
  scene.ending.step.value === null ? null : t('ending-counting', { unit: unitOf(scene) });

/**
 * A table. `replay` is set in a replay, where nobody acts: it has the keys of the replay, and a function that renders a
 * footer in place of the dock.
 * @param {{store: import('../api/table.js').Store, part: import('./part.js').GamePart,
 *   state: import('./part.js').DealtState, board: import('../api/model.js').Board | null,
 *   replay?: {renderFooter: (scene: Scene) => import('../html.js').Children, keys: import('./part.js').Key[]}}} props
 */
export function Frame({ store, part, state, board, replay }) {
  const selection = useMemo(() => makeSelection(part, store), [part, store]);
  useEffect(() => selection.end, [selection]);
  const assistant = useAssistant(store, part, selection);
  /** @type {import('../html.js').Signal<string | null>} */
  const openPanel = useSignal(null);
  /** @type {import('../html.js').Signal<import('./part.js').Message | null>} */
  const whyNot = useSignal(null);
  /** @type {{current: ReturnType<typeof setTimeout> | undefined}} */
  const explainTimer = useRef(undefined);
  const readEntryCount = useSignal(store.story.peek().length);
  const lastEntry = useComputed(() => store.story.value.findLast(({ kind }) => POSITION_KINDS.has(kind)) ?? null);
  const { view, seats } = state;
  const ending = useEnding(state, !!replay);

  useEffect(() => {
    if (openPanel.value === 'log') readEntryCount.value = store.story.value.length;
  }, [openPanel.value, store.story.value]);
  useEffect(() => {
    if (state.stage === 'finished' && !replay) openPanel.value = 'result';
  }, [state.stage]);

  /** Requests the reason why a move is not legal. @param {LegalMove['parts']} parts */
  const readWhy = (parts) => readReason(state.table, state.seat, parts).then(({ why }) => why, nullIfRefused);
  /** Requests a description of what a move would do. @param {string} move */
  const preview = (move) => readPreview(state.table, state.seat, move).then(({ preview }) => preview, nullIfRefused);
  const focusPlace = () =>
    chooseFocusPlace({
      isActing: selection.isActing.value && !replay,
      hasPicked: selection.picked.value.length > 0 || selection.chosen.value !== null,
      isReady: selection.ready.value !== null,
      moveCount: store.state.value?.view?.legal_moves?.length ?? 0,
    });
  const focusNext = useRestoredFocus(() => assistant?.focus?.() ?? focusPlace());
  const make = async (/** @type {string} */ move) => {
    whyNot.value = null;
    if (assistant && !(await assistant.canMake(move))) return;
    // If another request is pending, for example a chat message, the move waits until that request has ended. The move
    // is dropped if the position has changed or the user has picked something else in the meantime.
    const [position, ready] = [selection.position.value, selection.ready.value?.text];
    while (store.busy.value) await whenFalse(store.busy);
    if (selection.position.value !== position || selection.ready.value?.text !== ready) return;
    if (usedKeyboardLast()) focusNext();
    store.act('move', { move });
  };
  // A forced move is made automatically only if everybody knows that it is forced; otherwise its speed would reveal
  // something about the hand.
  // After an undo the player wants to decide, and a guide explains every move.
  const automaticMove =
    preferences.value.forced && !replay && selection.isActing.value && state.kind !== 'analysis' && !state.guide
      ? view.forced_move
      : null;
  useEffect(() => {
    if (automaticMove && lastEntry.value?.kind !== 'back') make(automaticMove);
  }, [automaticMove, view.moves_made]);
  const pick = async (/** @type {string} */ thing) => {
    whyNot.value = null;
    if (replay || (assistant && !assistant.canPick(thing))) return;
    if (selection.pick(thing)) {
      const { value: move } = selection.ready;
      // If a thing was picked by keyboard and another thing has to be picked next, the focus moves to that thing.
      if (!move && usedKeyboardLast()) focusNext();
      const canPickMore = selection.candidates.value.next.size > 0;
      if (!preferences.value.confirm && move && selection.picked.value.length && !canPickMore) make(move.text);
      return;
    }
    const illegalParts = part.whyNot?.(thing, view, selection.picked.value, board);
    if (illegalParts) whyNot.value = await readWhy(illegalParts);
  };

  const pickByKey = (/** @type {string} */ thing) => {
    const before = selection.picked.value;
    pick(thing);
    if (selection.picked.value === before) return;
    selection.pointed.value = null; // preview the picked move, not the focused move
    focusNext();
  };

  // If the pointer rests on a thing that may not be picked, the reason is shown without a click.
  const explain = (/** @type {string | null} */ thing) => {
    clearTimeout(explainTimer.current);
    const illegalParts =
      thing !== null && selection.isActing.value && part.whyNot?.(thing, view, selection.picked.value, board);
    if (illegalParts) explainTimer.current = setTimeout(async () => (whyNot.value = await readWhy(illegalParts)), 400);
  };

  /** @type {Scene} */
  const scene = {
    view,
    board,
    state,
    seat: state.seat,
    seats,
    names: useStableList(seats.map(({ name }, index) => name || t('seat-number', { number: index + 1 }))),
    picked: selection.picked,
    pick,
    pointed: selection.pointed,
    previewed: selection.previewed,
    candidates: selection.candidates,
    lastEntry,
    choose(move) {
      selection.choose(move);
      focusNext();
    },
    isActing: selection.isActing.value,
    why: readWhy,
    explain,
    preview,
    t,
    motion: animationsOn(),
    ending,
  };
  const keys =
    replay?.keys ??
    (typeof part.keys === 'function' ? part.keys(view, selection.picked.value, board) : part.keys) ??
    [];
  const takeBack =
    state.take_back && state.stage === 'running' && !state.closed && !state.asking && !store.busy.value
      ? () => void store.act('take-back')
      : null;

  useKeys((key) => {
    const binding = keys.find((candidate) => candidate.key === key || candidate.key.toLowerCase() === key);
    if (binding?.thing && scene.isActing) pickByKey(binding.thing);
    else if (key === 'Enter' && selection.ready.value) make(selection.ready.value.text);
    else if (key === 'Escape' && openPanel.value) openPanel.value = null;
    else if (key === 'Escape') selection.clear();
    else if (key === 'u' && takeBack) takeBack();
    else if (key === 'h' && scene.isActing) openPanel.value = 'hint';
    else if (key === 'l') openPanel.value = openPanel.value === 'log' ? null : 'log';
    else if (key === 'v' && scene.seat !== null && !replay)
      openPanel.value = openPanel.value === 'recap' ? null : 'recap';
    else if (key === 's' && part.Sheet) openPanel.value = 'sheet';
    else if (key === '?') openPanel.value = 'keys';
    else if (key === '/' && scene.isActing) openPanel.value = 'type';
    else return false;
    return true;
  });

  const { Board, Court, Display } = part;
  const newEntries = store.story.value.slice(readEntryCount.value);
  const hasUnread =
    openPanel.value !== 'log' &&
    newEntries.some((entry) => UNREAD_KINDS.has(entry.kind) && !isHidden(entry, state.table, scene.names));
  return html`<div class="table" data-game=${view.game} data-layout=${part.layout ?? 'dock'}
      data-players=${seats.length} data-line=${connection.value} data-version=${state.version}
      data-past=${replay ? 'yes' : null}>
    <${Bar} store=${store} part=${part} scene=${scene} openPanel=${openPanel} hasUnread=${hasUnread}
        takeBack=${takeBack} />
    <main class="board"><${Board} scene=${scene} /></main>
    <aside class="side" aria-label=${t('side')}>
      ${Court && html`<${Court} scene=${scene} />`} ${Display && html`<${Display} scene=${scene} />`}
    </aside>
    ${assistant && html`<${assistant.View} scene=${scene} make=${make} />`}
    ${
      replay
        ? replay.renderFooter(scene)
        : html`<${Dock} part=${part} scene=${scene} selection=${selection} make=${make}
            busy=${store.busy.value || connection.value === 'lost'} keys=${keys} store=${store}
            showResult=${openPanel.value === 'result' ? null : () => ((openPanel.value = 'result'))}
            headline=${assistant?.headline?.(scene) ?? countingHeadline(scene)} />`
    }
    <${Notes} store=${store} whyNot=${whyNot} game=${view.game} isLogOpen=${openPanel.value === 'log'} />
    ${
      !replay &&
      html`<${TakeBackRequest} store=${store} scene=${scene} />
        <${Recap} store=${store} scene=${scene} openPanel=${openPanel} />
        <${Bubbles} store=${store} scene=${scene} isLogOpen=${openPanel.value === 'log'} />
        <${Interlude} store=${store} part=${part} scene=${scene} />
        <${AnalysisTools} store=${store} scene=${scene} />`
    }
    ${
      openPanel.value === 'log' &&
      html`<${LogPanel} store=${store} scene=${scene}
        close=${() => (openPanel.value = null)} />`
    }
    <${Panels} part=${part} scene=${scene} store=${store} openPanel=${openPanel} keys=${keys} takeBack=${takeBack}
        make=${make} />
    <${Tips} game=${view.game} />
  </div>`;
}

/**
 * The tools of an analysis table: a button that takes back the last move, and a link to the replay of the record.
 * @param {{store: import('../api/table.js').Store, scene: import('./part.js').Scene}} props
 */
function AnalysisTools({ store, scene }) {
  const { state, view, t } = scene;
  if (state.kind !== 'analysis' || !state.you.host) return null;
  const movesMade = view.moves_made;
  const takeBack = () => store.act('branch', { number: movesMade - 1, main: false });
  return html`<nav class="study panel" aria-label=${t('study')}>
    <button type="button" class="tool" aria-label=${t('study-back')} title=${t('study-back')}
        disabled=${!movesMade || store.busy.value}
        onClick=${takeBack}><${ToolIcon} name="back" /></button>
    <span>${t('study-at', { here: movesMade })}</span>
    <a class="btn quiet" href="#/replay/${state.table}/${Math.min(
      movesMade,
      state.recorded ?? movesMade,
    )}">${t('study-record')}</a>
  </nav>`;
}
