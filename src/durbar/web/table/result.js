// The dialog with the result of a game: the ranking, the chart of the scores, the score sheet, and buttons for what to
// do next.
import { html, useSignal } from '../html.js';
import { Emblem } from '../signs/signs.js';
import { recordAddress, Refusal } from '../api/client.js';
import { openRematch } from '../home/opening.js';
import { Dialog } from './dialog.js';
import { Chart } from './chart.js';
import { refusalText } from './notes.js';
import { ShuffleVerdict } from './shuffle.js';

/**
 * The props of both dialogs.
 * @typedef {{part: import('./part.js').GamePart, scene: import('./part.js').Scene,
 *   store: import('../api/table.js').Store, close: () => void}} Props
 */

/** The reasons why a game does not count in statistics that the dialog explains; others are shown elsewhere. */
const EXPLAINED = ['took-back', 'guide', 'imported'];

/** Returns the seats in the order of their ranks. @param {import('./part.js').View} view @returns {number[]} */
function seatsByRank(view) {
  /** @type {number[]} */
  const ranks = view.outcome?.ranks ?? [];
  /** @type {number[]} */
  const seats = view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  return seats.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || view.scores[b] - view.scores[a]);
}

/** The chart, the unseen cards while the game is running, and the score sheet. @param {Props} props */
function ScoreFigures({ part, scene }) {
  const Sheet = part.Sheet;
  const Unseen = scene.view.outcome ? undefined : part.Unseen;
  return html`<${Chart} scene=${scene} />${Unseen && html`<${Unseen} scene=${scene} />`}${
    Sheet &&
    html`<${Sheet} view=${scene.view} names=${scene.names} seats=${scene.seats}
        board=${scene.board} />`
  }`;
}

/** The dialog with the score sheet. @param {Props} props */
export function SheetPanel(props) {
  return html`<${Dialog} title=${props.scene.t(
    'tool-sheet',
  )} close=${props.close} class="wide-sheet"><${ScoreFigures} ...${props} /><//>`;
}

/** Returns the sentence that says who has won. @param {import('./part.js').Scene} scene */
export function winnerSentence({ view, names, seat, t }) {
  /** @type {number[]} */
  const winners = view.outcome?.winners ?? [];
  return winners.length === 1
    ? t(winners[0] === seat ? 'result-you-win' : 'result-wins', { name: names[winners[0]] })
    : t('result-shared', { names: winners.map((winner) => names[winner]).join(', ') });
}

/**
 * What the viewer can do after a game: look back at it, analyse it, or play again. They are shown in the dialog and in
 * the dock of the table.
 * @param {{scene: import('./part.js').Scene}} props
 */
export function NextSteps({ scene: { state, t } }) {
  const busy = useSignal(false);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const startRematch = async () => {
    busy.value = true;
    lastRefusal.value = null;
    try {
      await openRematch(state.table);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    } finally {
      busy.value = false;
    }
  };
  const canPlayAgain = state.you.seats.length > 0 && state.kind !== 'analysis';
  return html`${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
    ${state.past === undefined && html`<a class="btn quiet" href="#/replay/${state.table}/0">${t('menu-replay')}</a>`}
    <a class="btn quiet" href="#/analysis/${state.table}">${t('menu-analyse')}</a>
    ${
      canPlayAgain &&
      html`<button type="button" class="btn primary" disabled=${busy.value}
          onClick=${startRematch}>${t(state.again ? 'result-join' : 'result-again')}</button>`
    }`;
}

/** The dialog with the result. @param {Props} props */
export function Result(props) {
  const { part, scene, close } = props;
  const { view, seats, names, state, t } = scene;
  const Final = part.Final;
  const footer = html`<a class="btn quiet"
      href=${recordAddress(state.table, state.seat)} download>${t('menu-record')}</a>
    <a class="btn quiet" href="#/">${t('menu-home')}</a>
    <${NextSteps} scene=${scene} />`;
  return html`<${Dialog} title=${winnerSentence(scene)} close=${close} class="wide-sheet" footer=${footer}>
    <ol class="ranking">
      ${seatsByRank(view).map(
        (seat) => html`<li key=${seat} data-p=${seats[seat].stone} class=${seat === scene.seat ? 'you' : ''}>
          <span class="rank">${view.outcome?.ranks?.[seat] ?? ''}</span>
          <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} />
          <b>${names[seat]}</b><span class="score-number">${view.scores[seat]}</span>
        </li>`,
      )}
    </ol>
    ${state.again && html`<p class="notice" role="status">${t('result-laid')}</p>`}
    ${state.branch && html`<p class="notice">${t('result-branch', { number: state.branch.number })}</p>`}
    ${
      state.uncounted &&
      EXPLAINED.includes(state.uncounted) &&
      html`<p class="notice">${t('result-uncounted', { why: state.uncounted })}</p>`
    }
    ${Final && html`<${Final} scene=${scene} />`}
    <${ScoreFigures} ...${props} />
    <${ShuffleVerdict} state=${state} />
  <//>`;
}
