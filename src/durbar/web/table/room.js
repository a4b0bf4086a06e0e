// The page of a table: decides who views it, loads the game's part, and shows the gathering, the curtain or the table.
import { html, useEffect, useMemo, useRef, useSignal, useSignalEffect } from '../html.js';
import { readBoard, Refusal } from '../api/client.js';
import { openTable } from '../api/table.js';
import { partOf } from '../parts.js';
import { BrandMark } from '../signs/signs.js';
import { loadStyle } from '../assets.js';
import { t, tOr } from '../words/words.js';
import { Curtain } from './curtain.js';
import { Frame } from './frame.js';
import { Gathering } from './gathering.js';
import { refusalText } from './notes.js';
import { notifyTurn } from './notice.js';
import { makeNarrator } from './telling.js';

await Promise.all(
  ['./table.css', './sheets.css', './recap.css'].map((path) => loadStyle(new URL(path, import.meta.url))),
);

/**
 * Returns the seat from which this browser views a table. With one seat, that seat. With several (one screen), none
 * until the player whose turn it is confirms, and none again once the turn is over.
 * @param {import('./part.js').State} state
 * @returns {{seat: number | null, curtain: number | null}}
 */
export function whoLooks(state) {
  const { seats } = state.you;
  // An analysis table is viewed from the seat that is to move; nothing is hidden in it.
  if (state.kind === 'analysis' && seats.length) return { seat: state.view?.to_move ?? seats[0], curtain: null };
  if (seats.length <= 1) return { seat: seats[0] ?? null, curtain: null };
  if (state.stage !== 'running' || !state.view) return { seat: null, curtain: null };
  const turn = state.view.to_move;
  if (turn === state.seat) return { seat: state.seat, curtain: null };
  return { seat: null, curtain: turn !== null && seats.includes(turn) ? turn : null };
}

/** @param {{rest: string[]}} props */
export default function TableRoom({ rest: [id] }) {
  const narrator = useMemo(makeNarrator, [id]);
  const store = useMemo(() => openTable(id, narrator.announce), [id]);
  const asked = useRef(false);
  /** @type {import('../html.js').Signal<import('../api/model.js').Board | null>} */
  const board = useSignal(null);
  /** @type {import('../html.js').Signal<import('./part.js').GamePart | null>} */
  const part = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} why there is no board to draw */
  const missing = useSignal(null);
  useEffect(() => {
    store.refresh();
    return store.leave;
  }, [store]);
  useSignalEffect(() => {
    const game = store.state.value?.view?.game;
    if (!game || asked.current) return;
    asked.current = true;
    const show = (/** @type {[import('./part.js').GamePart, import('../api/model.js').Board]} */ [found, drawn]) => {
      narrator.part = found;
      narrator.board = drawn;
      board.value = drawn;
      part.value = found;
    };
    Promise.all([partOf(game), readBoard(id)]).then(show, (refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      missing.value = refusal;
    });
  });
  useSignalEffect(() => {
    const state = store.state.value;
    if (state && whoLooks(state).seat !== store.seat) store.viewAs(whoLooks(state).seat);
  });

  const state = store.state.value;
  const trouble = store.trouble.value;
  useEffect(() => {
    const turn = state?.view && state.seat !== null && state.view.to_move === state.seat;
    document.title = state?.view
      ? t(turn ? 'title-your-turn' : 'title-table', { game: tOr(`game-${state.view.game}`, state.title ?? '') })
      : t('brand');
    if (turn) notifyTurn(state.table, tOr(`game-${state.game}`, state.title ?? ''));
  }, [state?.view?.to_move, state?.view?.moves_made, state?.seat]);

  if (!state && trouble) return html`<${Lost} text=${refusalText(trouble)} retry=${store.refresh} />`;
  if (!state || (state.kind !== 'analysis' && whoLooks(state).seat !== state.seat)) return html`<${Waiting} />`;
  if (state.stage === 'gathering' || !state.view) return html`<${Gathering} store=${store} state=${state} />`;
  if (missing.value) return html`<${Lost} text=${refusalText(missing.value)} retry=${() => location.reload()} />`;
  const { curtain } = whoLooks(state);
  if (curtain !== null) return html`<${Curtain} seat=${state.seats[curtain]} rise=${() => store.viewAs(curtain)} />`;
  if (!part.value) return html`<${Waiting} />`;
  return html`<${Frame} store=${store} part=${part.value} state=${state} board=${board.value} />`;
}

/** The loading indicator: a star that turns if loading takes long. */
export function Waiting() {
  return html`<main class="waiting" aria-busy="true">
    <${BrandMark} class="star-wait" />
    <p class="vh">${t('loading')}</p>
  </main>`;
}

/** @param {{text: string, retry: () => void}} props */
export function Lost({ text, retry }) {
  return html`<main class="waiting">
    <div class="panel lost">
      <h1>${t('lost-title')}</h1>
      <p class="notice stop">${text}</p>
      <div class="row-b"><button type="button" class="btn quiet" onClick=${retry}>${t('lost-again')}</button><a
          class="btn primary" href="#/">${t('menu-home')}</a></div>
    </div>
  </main>`;
}
