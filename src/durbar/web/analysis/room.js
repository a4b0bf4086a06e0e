// The analysis page of a finished game: the chart of the chances, and the decisions that mattered most.
import { html, useEffect, useSignal } from '../html.js';
import { askAnalysis, readAnalysis, readTable, Refusal } from '../api/client.js';
import { withEmblems } from '../signs/signs.js';
import { Pages } from '../home/frame.js';
import { partOf } from '../parts.js';
import { loadStyle } from '../assets.js';
import { refusalText } from '../table/notes.js';
import { belongs, Onward } from '../table/onward.js';
import { language, loadCatalog, t, tOr } from '../words/words.js';
import { All } from './all.js';
import { Cards } from './cards.js';
import { Chart } from './chart.js';
import { Reading } from './reading.js';

await Promise.all([
  loadStyle(new URL('./analysis.css', import.meta.url)),
  loadCatalog(new URL('./words/', import.meta.url)),
]);

/** Milliseconds between two requests for the progress. */
const POLL_INTERVAL = 700;

/** @typedef {import('./told.js').About} About */
/** @typedef {import('./told.js').Analysis} Analysis */

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads a table, with the names of its chapters. @param {string} id @returns {Promise<About>} */
async function loadAbout(id) {
  const table = await readTable(id, null);
  const part = table.view ? await partOf(table.view.game) : null;
  const chapter = (/** @type {number} */ number) => {
    const { id: message, args } = part?.chapter?.(number + 1, table.view) ?? {
      id: 'analysis-chapter',
      args: { number: number + 1 },
    };
    return t(message, args);
  };
  return { table, seats: withEmblems(table.seats), chapter };
}

/** Shows the progress of the analysis. @param {{analysis: Analysis, may: boolean}} props */
function Progress({ analysis: { state, ahead, done, whole }, may }) {
  if (state === 'none') return html`<p class="notice">${t(may ? 'analysis-asking' : 'analysis-none')}</p>`;
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

/** @param {{result: import('./told.js').Result, about: About}} props */
function Found({ result, about }) {
  const first = result.decisions.findIndex(({ number }) => number === result.turning_points[0]);
  const at = useSignal(first < 0 ? result.decisions.length : first);
  const go = (/** @type {number} */ to) => (at.value = to);
  /** @type {import('../html.js').Signal<import('./told.js').Decision | null>} */
  const from = useSignal(null);
  const playOn = belongs(about.table) ? (/** @type {import('./told.js').Decision} */ one) => (from.value = one) : null;
  const show = (/** @type {number} */ to) => {
    go(to);
    document.querySelector('.an-chart')?.scrollIntoView({ block: 'center' });
    /** @type {HTMLElement | null} */ (document.querySelector('.an-chart input'))?.focus({ preventScroll: true });
  };
  return html`<section class="panel an-course" aria-labelledby="an-course">
    <h2 id="an-course">${t('analysis-course')}</h2>
    <p class="note">${t('analysis-course-note')}</p>
    <${Chart} result=${result} about=${about} at=${at.value} go=${go} />
    <${Reading} result=${result} about=${about} at=${at.value} playOn=${playOn} />
  </section>
    <${Cards} result=${result} about=${about} go=${show} playOn=${playOn} />
    <${All} result=${result} about=${about} />
    <p class="note">
      ${t('analysis-how', { iterations: result.iterations })} ${result.brought && t('analysis-brought')}
    </p>
    ${
      from.value &&
      html`<${Onward} table=${about.table.table} names=${about.seats.map(({ name }) => name)}
          number=${from.value.number} seat=${from.value.seat} close=${() => (from.value = null)} />`
    }`;
}

/** @param {{rest: string[]}} props */
export default function AnalysisRoom({ rest: [id] }) {
  /** @type {import('../html.js').Signal<About | null>} */
  const about = useSignal(null);
  /** @type {import('../html.js').Signal<Analysis | null>} */
  const analysis = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const trouble = useSignal(null);
  const locale = language.value;
  useEffect(() => {
    let here = true;
    const follow = async () => {
      about.value = await loadAbout(id);
      analysis.value = await readAnalysis(id);
      // Opening this page requests the analysis, so there is no button for it.
      if (analysis.value?.state === 'none' && belongs(about.value.table)) analysis.value = await askAnalysis(id);
      while (here && analysis.value && !['done', 'none'].includes(analysis.value.state)) {
        await pause(POLL_INTERVAL);
        if (here) analysis.value = await readAnalysis(id);
      }
    };
    trouble.value = null;
    follow().catch((refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      trouble.value = refusal;
    });
    return () => (here = false);
  }, [id, locale]);
  const table = about.value?.table;
  const game = table ? tOr(`game-${table.game}`, table.title ?? '') : '';
  useEffect(() => {
    document.title = game ? t('analysis-page', { game }) : t('brand');
  }, [game, locale]);
  const now = analysis.value;
  const may = table ? belongs(table) : false;
  return html`<${Pages} at="analysis">
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
          html`<nav class="an-ways" aria-label=${t('analysis-ways')}>
            <a class="link" href="#/replay/${id}/0">${t('analysis-replay')}</a>
            <a class="link" href="#/table/${id}">${t('analysis-table')}</a></nav>`
        }
      </header>
      ${trouble.value && html`<p class="notice stop" role="alert">${refusalText(trouble.value)}</p>`}
      ${now && !now.result && !trouble.value && html`<${Progress} analysis=${now} may=${may} />`}
      ${now?.result && about.value && html`<${Found} result=${now.result} about=${about.value} />`}
    </main>
  <//>`;
}
