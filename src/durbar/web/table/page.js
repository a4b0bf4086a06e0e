// The page of a table: it decides from which seat the table is viewed, loads the game's web code, and shows the lobby,
// the curtain, or the table.
import { html, useEffect, useMemo, useRef, useSignal, useSignalEffect } from '../html.js';
import { readBoard, Refusal } from '../api/client.js';
import { openTable } from '../api/table.js';
import { loadPart } from '../parts.js';
import { BrandMark } from '../signs/signs.js';
import { loadStyle } from '../assets.js';
import { preferences } from '../preferences.js';
import { t, tOr } from '../words/words.js';
import { Curtain } from './curtain.js';
import { Frame } from './frame.js';
import { contribute } from './contribution.js';
import { interludeEnded } from './interlude.js';
import { Lobby } from './lobby.js';
import { refusalText } from './notes.js';
import { notifyTurn } from './notice.js';
import { makeNarrator } from './narrator.js';

await Promise.all(
  ['./table.css', './sheets.css', './recap.css', './hint.css'].map((path) => loadStyle(new URL(path, import.meta.url))),
);

/**
 * How long the curtain waits after a player's own move has landed, in milliseconds at speed 1. A key press or a tap
 * ends the wait.
 */
const GLANCE_DURATION = 1500;

/**
 * Whether the players at a shared screen have no secrets from each other: at an analysis table, and in a running game
 * without hidden hands.
 * @param {import('./part.js').State} state
 */
const hidesNothing = ({ kind, stage, view }) =>
  kind === 'analysis' || (stage === 'running' && view?.hidden_hands === false);

/**
 * Returns the seat from which this browser views a table, or null for a view without any seat's secrets. A browser with
 * one seat uses that seat. A browser with several seats is a shared screen: it uses the seat of the player to move. If
 * hands are hidden, it does so only after that player has opened the curtain. `curtain` is the seat of the player who
 * has to open the curtain; it is null if there is no curtain.
 * @param {import('./part.js').State} state
 * @returns {{seat: number | null, curtain: number | null}}
 */
export function chooseViewer(state) {
  const { seats } = state.you;
  if (state.kind === 'analysis' && seats.length) return { seat: state.view?.to_move ?? seats[0], curtain: null };
  if (seats.length <= 1) return { seat: seats[0] ?? null, curtain: null };
  if (state.stage !== 'running' || !state.view) return { seat: null, curtain: null };
  const toMove = state.view.to_move;
  const isOwn = toMove !== null && seats.includes(toMove);
  // Without secrets the table stays as it is while others move.
  if (hidesNothing(state)) return { seat: isOwn ? toMove : (state.seat ?? seats[0]), curtain: null };
  if (toMove === state.seat) return { seat: state.seat, curtain: null };
  return { seat: null, curtain: isOwn ? toMove : null };
}

/**
 * Whether a player at a shared screen has just moved and still views the table: the curtain must not fall before the
 * player has seen the move land.
 * @param {import('./part.js').State} state
 */
const isGlancing = (state) =>
  state.seat !== null &&
  state.stage === 'running' &&
  state.you.seats.length > 1 &&
  state.you.seats.includes(state.seat) &&
  !hidesNothing(state) &&
  chooseViewer(state).seat !== state.seat;

/**
 * Calls `onEnd` when the player has had time to look at the table, or has pressed a key or tapped the table. Returns a
 * function that cancels the call.
 * @param {() => void} onEnd
 */
function waitForGlance(onEnd) {
  const listeners = new AbortController();
  const stop = () => {
    listeners.abort();
    clearTimeout(timer);
  };
  const end = () => {
    stop();
    onEnd();
  };
  const onInput = (/** @type {Event} */ event) => {
    // A tap on a control, such as the button that takes the move back, does not end the wait.
    const isControl = event.target instanceof Element && event.target.closest('button, a, input, select, textarea');
    if (!isControl || event instanceof KeyboardEvent) end();
  };
  const endAfterInterlude = async () => {
    await interludeEnded();
    if (!listeners.signal.aborted) end();
  };
  const timer = setTimeout(endAfterInterlude, GLANCE_DURATION / preferences.value.speed);
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, onInput, { signal: listeners.signal });
  return stop;
}

/** The server's names for the reasons why a browser has lost a table or its seat at the table. */
const LOSS_REASONS = new Set(['deleted', 'freed', 'reissued', 'left', 'signed-out']);

/** The page of a table. The rest of the address is the table's id. @param {{rest: string[]}} props */
export default function TablePage({ rest: [id] }) {
  const narrator = useMemo(makeNarrator, [id]);
  const store = useMemo(() => openTable(id, narrator.announce), [id]);
  const isPartRequested = useRef(false);
  /** @type {import('../html.js').Signal<import('../api/model.js').Board | null>} */
  const board = useSignal(null);
  /** @type {import('../html.js').Signal<import('./part.js').GamePart | null>} */
  const part = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} why the board could not be loaded */
  const loadRefusal = useSignal(null);
  useEffect(() => {
    store.refresh();
    return store.leave;
  }, [store]);
  useSignalEffect(() => {
    const game = store.state.value?.view?.game;
    if (!game || isPartRequested.current) return;
    isPartRequested.current = true;
    const show = (
      /** @type {[import('./part.js').GamePart, import('../api/model.js').Board]} */ [loadedPart, loadedBoard],
    ) => {
      narrator.part = loadedPart;
      narrator.board = loadedBoard;
      board.value = loadedBoard;
      part.value = loadedPart;
    };
    Promise.all([loadPart(game), readBoard(id)]).then(show, (refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      loadRefusal.value = refusal;
    });
  });
  useSignalEffect(() => {
    const state = store.state.value;
    if (!state) return undefined;
    const { seat } = chooseViewer(state);
    if (state.seat === store.seat && isGlancing(state)) return waitForGlance(() => store.viewAs(seat));
    if (seat === store.seat) contribute(store, state);
    else store.viewAs(seat);
    return undefined;
  });

  const state = store.state.value;
  const refusal = store.lastRefusal.value;
  useEffect(() => {
    const isOwnTurn = state?.view && !state.closed && state.seat !== null && state.view.to_move === state.seat;
    document.title = state?.view
      ? t(isOwnTurn ? 'title-your-turn' : 'title-table', { game: tOr(`game-${state.view.game}`, state.title ?? '') })
      : t('brand');
    if (isOwnTurn) notifyTurn(state.table, tOr(`game-${state.game}`, state.title ?? ''));
  }, [state?.view?.to_move, state?.view?.moves_made, state?.seat]);

  if (!state && LOSS_REASONS.has(refusal?.id ?? '')) return html`<${LoadFailure} text=${t(`lost-${refusal?.id}`)} />`;
  if (!state && refusal) return html`<${LoadFailure} text=${refusalText(refusal)} retry=${store.refresh} />`;
  if (!state) return html`<${Loading} />`;
  // While the seat changes, the table of the previous seat is shown only if it has no secrets.
  const canShowTable = chooseViewer(state).seat === state.seat || hidesNothing(state) || isGlancing(state);
  if (!canShowTable) return html`<${Loading} />`;
  if (state.dealing) return html`<${Loading} text=${t('dealing')} />`;
  if (state.stage === 'gathering' || !state.view) return html`<${Lobby} store=${store} state=${state} />`;
  if (loadRefusal.value)
    return html`<${LoadFailure} text=${refusalText(loadRefusal.value)} retry=${() => location.reload()} />`;
  const { curtain } = chooseViewer(state);
  if (curtain !== null && !isGlancing(state))
    return html`<${Curtain} seat=${state.seats[curtain]} onOpen=${() => store.viewAs(curtain)} />`;
  if (!part.value) return html`<${Loading} />`;
  return html`<${Frame} store=${store} part=${part.value} state=${state} board=${board.value} />`;
}

/** The loading indicator: a star that turns if loading takes long. @param {{text?: string}} props */
export function Loading({ text }) {
  return html`<main class="waiting" aria-busy="true">
    <${BrandMark} class="star-wait" />
    <p class=${text ? 'note' : 'vh'}>${text ?? t('loading')}</p>
  </main>`;
}

/**
 * The page of a table that cannot be shown. Without `retry` the user cannot try again.
 * @param {{text: string, retry?: () => void}} props
 */
export function LoadFailure({ text, retry }) {
  return html`<main class="waiting">
    <div class="panel narrow-panel">
      <h1>${t('lost-title')}</h1>
      <p class="notice stop">${text}</p>
      <div class="button-row">
        ${retry && html`<button type="button" class="btn quiet" onClick=${retry}>${t('lost-again')}</button>`}
        <a class="btn primary" href="#/">${t('menu-home')}</a>
      </div>
    </div>
  </main>`;
}
