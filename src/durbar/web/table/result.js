// The dialog with the result of a game, beside the board: the counting of the points, the ranking, the chart of the
// scores, the score sheet, and buttons for what to do next.
import { html, useEffect, useSignal } from '../html.js';
import { Scoreboard } from '../ending/ending.js';
import { decisiveMoment, unitOf, verdictSentences, winnerSentence } from '../ending/verdict.js';
import { ToolIcon } from '../signs/signs.js';
import { recordAddress, Refusal } from '../api/client.js';
import { openRematch } from '../home/opening.js';
import { Dialog } from './dialog.js';
import { Chart } from './chart.js';
import { refusalText } from './notes.js';
import { ShuffleVerdict } from './shuffle.js';

export { winnerSentence };

/** @import {CountingStep, GamePart, Scene} from './part.js' */

/**
 * The props of the dialog with the score sheet and of the dialog with the result.
 * @typedef {{part: import('./part.js').GamePart, scene: import('./part.js').Scene,
 *   store: import('../api/table.js').Store, close: () => void}} Props
 */

/** The dialog with the result explains these reasons why a game does not count in the statistics, and no other ones. */
const EXPLAINED = ['took-back', 'guide', 'imported'];

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

/**
 * Links and buttons for what the viewer can do after a game: look back at it, analyse it, or play again. They are shown
 * in the dialog with the result and in the dock.
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

/** The result is beside the board if this many pixels are free there. */
const MIN_FREE_WIDTH = 300;
/** If the result is below the board, it begins at this fraction of the window's height. */
const TOP_BELOW_BOARD = 0.46;

/** Puts the result beside or below the board, so that the board stays visible. @param {HTMLElement} dialog */
function placeBesideBoard(dialog) {
  const board = document.querySelector('main.board')?.getBoundingClientRect();
  if (!board) return;
  const isBeside = innerWidth - board.right >= MIN_FREE_WIDTH;
  dialog.dataset.place = isBeside ? 'beside' : 'below';
  const edge = isBeside ? board.right : Math.round(innerHeight * TOP_BELOW_BOARD);
  // The style sheet uses these values for the size of the result and, if the result is below, for the board above it.
  document.documentElement.style.setProperty('--result-edge', `${edge}px`);
  document.documentElement.style.setProperty('--result-top', `${board.top}px`);
}

/** What a step of the counting is about, for games without their own texts. @param {{step: CountingStep}} props */
const PlainCounted = ({ step }) =>
  html`<p>${[...new Set(step.points.flatMap((points) => Object.keys(points)))].join(', ').replaceAll('_', ' ')}</p>`;

/** The button that shows the picture to share, and the picture. @param {{scene: Scene, part: GamePart}} props */
function PictureSection({ scene, part }) {
  /** @type {import('../html.js').Signal<typeof import('../ending/picture.js').PicturePanel | null>} */
  const Panel = useSignal(null);
  const open = async () => {
    const { PicturePanel } = await import('../ending/picture.js');
    Panel.value = PicturePanel;
  };
  if (!part.Picture) return null;
  return Panel.value
    ? html`<${Panel.value} scene=${scene} part=${part} />`
    : html`<button type="button" class="btn quiet" onClick=${open}>
        <${ToolIcon} name="share" />${scene.t('ending-picture')}
      </button>`;
}

/** The sentences under the title, and the sentence about the decisive moment. @param {Props} props */
function Verdict({ scene, part }) {
  const moment = decisiveMoment(scene, part);
  return html`<div class="verdict">
    ${verdictSentences(scene).map((sentence) => html`<p key=${sentence}>${sentence}</p>`)}
    ${
      moment &&
      html`<p class="moment">${moment.text} <a class="link" href=${moment.address}>${scene.t(
        'ending-moment-link',
      )}</a></p>`
    }
  </div>`;
}

/**
 * Tells screen readers the result once, after the counting. The dialog makes the rest of the page inert, so the live
 * region is in the dialog.
 * @param {{scene: Scene, part: GamePart, isCounting: boolean}} props
 */
function Announcement({ scene, part, isCounting }) {
  const text = useSignal('');
  useEffect(() => {
    if (isCounting) return;
    const sentences = [...verdictSentences(scene), decisiveMoment(scene, part)?.text];
    text.value = [`${winnerSentence(scene)}.`, ...sentences].filter(Boolean).join(' ');
  }, [isCounting]);
  return html`<p class="vh" role="status">${text.value}</p>`;
}

/** The dialog with the result. @param {Props} props */
export function Result(props) {
  const { part, scene, close } = props;
  const { state, t, ending } = scene;
  const Final = part.Final;
  const Counted = part.Counted ?? PlainCounted;
  const isCounting = ending.step.value !== null;
  const step = state.ending?.counting[ending.step.value ?? -1];
  const footer = html`<${NextSteps} scene=${scene} />`;
  const closeUnlessSkipped = () => {
    if (!ending.skippedByPress()) close();
  };
  const stopShowing = () => (ending.shown.value = null);
  useEffect(() => stopShowing, []);
  return html`<${Dialog} title=${isCounting ? t('ending-counting', { unit: unitOf(scene) }) : winnerSentence(scene)}
      close=${closeUnlessSkipped} class="ending" footer=${footer} startsAtTitle=${true} place=${placeBesideBoard}>
    <${Announcement} scene=${scene} part=${part} isCounting=${isCounting} />
    ${
      step
        ? html`<div class="count-step" key=${ending.step.value} data-p=${scene.seats[step.seat ?? -1]?.stone}>
            <${Counted} scene=${scene} step=${step} /></div>`
        : html`<${Verdict} ...${props} />`
    }
    <${Scoreboard} scene=${scene} />
    ${
      !isCounting &&
      html`<div class="after-ranking">
        <${PictureSection} scene=${scene} part=${part} />
        <p class="result-links">
          <a class="link" href=${recordAddress(state.table, state.seat)} download>${t('menu-record')}</a>
          <a class="link" href="#/">${t('menu-home')}</a>
        </p>
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
      </div>`
    }
  <//>`;
}
