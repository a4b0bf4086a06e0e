// The page of a table: it decides from which seat the table is viewed, loads the game's web code, and shows the lobby,
// the curtain, or the table.
import { html, useEffect, useMemo, useRef, useSignal, useSignalEffect } from '../html.js';
import { readBoard, Refusal } from '../api/client.js';
import { openTable } from '../api/table.js';
import { loadPart } from '../parts.js';
import { BrandMark } from '../signs/signs.js';
import { loadStyle } from '../assets.js';
import { t, tOr } from '../words/words.js';
import { Curtain } from './curtain.js';
import { Frame } from './frame.js';
import { contribute } from './contribution.js';
import { Lobby } from './lobby.js';
import { refusalText } from './notes.js';
import { notifyTurn } from './notice.js';
import { makeNarrator } from './narrator.js';

await Promise.all(
  ['./table.css', './sheets.css', './recap.css', './hint.css'].map((path) => loadStyle(new URL(path, import.meta.url))),
);

/**
 * Returns the seat from which this browser views a table, or null for a view without any seat's secrets. A browser with
 * one seat uses that seat. A browser with several seats is a shared screen: it uses the seat of the player to move, but
 * only after that player has opened the curtain. `curtain` is the seat of the player who has to open the curtain; it is
 * null if there is no curtain.
 * @param {import('./part.js').State} state
 * @returns {{seat: number | null, curtain: number | null}}
 */
export function chooseViewer(state) {
  const { seats } = state.you;
  // An analysis table hides nothing. It is viewed from the seat of the player to move.
  if (state.kind === 'analysis' && seats.length) return { seat: state.view?.to_move ?? seats[0], curtain: null };
  if (seats.length <= 1) return { seat: seats[0] ?? null, curtain: null };
  if (state.stage !== 'running' || !state.view) return { seat: null, curtain: null };
  const toMove = state.view.to_move;
  if (toMove === state.seat) return { seat: state.seat, curtain: null };
  return { seat: null, curtain: toMove !== null && seats.includes(toMove) ? toMove : null };
}

/** Why a browser can lose a table or its seat there, as the server names the reasons. */
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
    if (state && chooseViewer(state).seat !== store.seat) store.viewAs(chooseViewer(state).seat);
    else if (state) contribute(store, state);
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
  if (!state || (state.kind !== 'analysis' && chooseViewer(state).seat !== state.seat)) return html`<${Loading} />`;
  if (state.dealing) return html`<${Loading} text=${t('dealing')} />`;
  if (state.stage === 'gathering' || !state.view) return html`<${Lobby} store=${store} state=${state} />`;
  if (loadRefusal.value)
    return html`<${LoadFailure} text=${refusalText(loadRefusal.value)} retry=${() => location.reload()} />`;
  const { curtain } = chooseViewer(state);
  if (curtain !== null) return html`<${Curtain} seat=${state.seats[curtain]} onOpen=${() => store.viewAs(curtain)} />`;
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
