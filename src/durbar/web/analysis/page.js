// The page with the analysis of a finished game: a chart of the chances of winning, and the decisions that mattered
// most.
import { html, useEffect, useSignal } from '../html.js';
import { requestAnalysis, readAnalysis, readTable, Refusal } from '../api/client.js';
import { withEmblems } from '../signs/signs.js';
import { Pages } from '../home/frame.js';
import { loadPart } from '../parts.js';
import { loadStyle } from '../assets.js';
import { refusalText } from '../table/notes.js';
import { isParticipant, PlayOnDialog } from '../table/play-on.js';
import { language, loadCatalog, t, tOr } from '../words/words.js';
import { DecisionTable } from './decision-table.js';
import { TurningPoints } from './cards.js';
import { Chart } from './chart.js';
import { SelectedDecision } from './selected.js';

await Promise.all([
  loadStyle(new URL('./analysis.css', import.meta.url)),
  loadCatalog(new URL('./words/', import.meta.url)),
]);

/** Milliseconds between two requests for the progress of the analysis. */
const POLL_INTERVAL = 700;

/** @typedef {import('./texts.js').TableInfo} TableInfo */
/** @typedef {import('./texts.js').Analysis} Analysis */

/** Returns a promise that is resolved after a time. */
const wait = (/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads a table and the names of its visits or turns. @param {string} id @returns {Promise<TableInfo>} */
async function loadTableInfo(id) {
  const table = await readTable(id, null);
  const part = table.view ? await loadPart(table.view.game) : null;
  const chapter = (/** @type {number} */ index) => {
    const number = index + 1;
    const { id: message, args } = part?.chapter?.(number, table.view) ?? { id: 'analysis-chapter', args: { number } };
    return t(message, args);
  };
  return { table, seats: withEmblems(table.seats), chapter };
}

/**
 * Shows the progress of the analysis. `ahead` is the number of other games that are analysed first, `done` the number
 * of decisions analysed so far, and `whole` the number of all decisions. `canRequest` says whether the user may request
 * the analysis.
 * @param {{analysis: Analysis, canRequest: boolean}} props
 */
function Progress({ analysis: { state, ahead, done, whole }, canRequest }) {
  if (state === 'none') return html`<p class="notice">${t(canRequest ? 'analysis-asking' : 'analysis-none')}</p>`;
  const status =
    state === 'waiting'
      ? t('analysis-waiting', { ahead })
      : t('analysis-thinking', { percent: whole ? Math.floor((100 * done) / whole) : 0 });
  return html`<div class="an-progress panel">
    <label for="an-progress" role="status">${status}</label>
    <progress id="an-progress" max=${whole || 1} value=${done}></progress>
    <p class="note">${t('analysis-leave')}</p>
  </div>`;
}

/** Shows the finished analysis. @param {{result: import('./texts.js').Result, info: TableInfo}} props */
function Result({ result, info }) {
  const firstTurningPoint = result.decisions.findIndex(({ number }) => number === result.turning_points[0]);
  const selected = useSignal(firstTurningPoint < 0 ? result.decisions.length : firstTurningPoint);
  const select = (/** @type {number} */ index) => (selected.value = index);
  /** @type {import('../html.js').Signal<import('./texts.js').Decision | null>} */
  const playOnFrom = useSignal(null);
  const playOn = isParticipant(info.table)
    ? (/** @type {import('./texts.js').Decision} */ decision) => (playOnFrom.value = decision)
    : null;
  const showInChart = (/** @type {number} */ index) => {
    select(index);
    document.querySelector('.an-chart')?.scrollIntoView({ block: 'center' });
    /** @type {HTMLElement | null} */ (document.querySelector('.an-chart input'))?.focus({ preventScroll: true });
  };
  return html`<section class="panel an-course" aria-labelledby="an-course">
    <h2 id="an-course">${t('analysis-course')}</h2>
    <p class="note">${t('analysis-course-note')}</p>
    <${Chart} result=${result} info=${info} selected=${selected.value} select=${select} />
    <${SelectedDecision} result=${result} info=${info} selected=${selected.value} playOn=${playOn} />
  </section>
    <${TurningPoints} result=${result} info=${info} showInChart=${showInChart} playOn=${playOn} />
    <${DecisionTable} result=${result} info=${info} />
    <p class="note">
      ${t('analysis-how', { iterations: result.iterations })} ${result.brought && t('analysis-brought')}
    </p>
    ${
      playOnFrom.value &&
      html`<${PlayOnDialog} table=${info.table.table} names=${info.seats.map(({ name }) => name)}
          number=${playOnFrom.value.number} seat=${playOnFrom.value.seat} close=${() => (playOnFrom.value = null)} />`
    }`;
}

/** The page with the analysis of a game. The rest of the address is the table's id. @param {{rest: string[]}} props */
export default function AnalysisPage({ rest: [id] }) {
  /** @type {import('../html.js').Signal<TableInfo | null>} */
  const info = useSignal(null);
  /** @type {import('../html.js').Signal<Analysis | null>} */
  const analysis = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const locale = language.value;
  useEffect(() => {
    let isMounted = true;
    const loadAndPoll = async () => {
      info.value = await loadTableInfo(id);
      analysis.value = await readAnalysis(id);
      // Opening this page requests the analysis: there is no button for it.
      if (analysis.value?.state === 'none' && isParticipant(info.value.table))
        analysis.value = await requestAnalysis(id);
      while (isMounted && analysis.value && !['done', 'none'].includes(analysis.value.state)) {
        await wait(POLL_INTERVAL);
        if (isMounted) analysis.value = await readAnalysis(id);
      }
    };
    lastRefusal.value = null;
    loadAndPoll().catch((refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    });
    return () => (isMounted = false);
  }, [id, locale]);
  const table = info.value?.table;
  const game = table ? tOr(`game-${table.game}`, table.title ?? '') : '';
  useEffect(() => {
    document.title = game ? t('analysis-page', { game }) : t('brand');
  }, [game, locale]);
  const current = analysis.value;
  const canRequest = table ? isParticipant(table) : false;
  return html`<${Pages} current="analysis">
    <main class="wide-page an-page">
      <header class="an-title">
        <h1>${t('analysis-title')}</h1>
        ${
          table &&
          html`<p class="an-game">
            ${t('analysis-of', { game, names: table.seats.map(({ name }) => name).join(', ') })}
          </p>`
        }
        <p>${t('analysis-fair')}</p>
        ${
          table &&
          html`<nav class="an-links" aria-label=${t('analysis-ways')}>
            <a class="link" href="#/replay/${id}/0">${t('analysis-replay')}</a>
            <a class="link" href="#/table/${id}">${t('analysis-table')}</a></nav>`
        }
      </header>
      ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
      ${
        current &&
        !current.result &&
        !lastRefusal.value &&
        html`<${Progress} analysis=${current}
          canRequest=${canRequest} />`
      }
      ${current?.result && info.value && html`<${Result} result=${current.result} info=${info.value} />`}
    </main>
  <//>`;
}
