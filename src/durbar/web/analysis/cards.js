// The turning points of a game: the decisions that mattered most. Each has a card with the move that was made, the
// better move and the reasons. Buttons show the decision in the chart and start a new game from it.
import { html } from '../html.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';
import { describeCost, describeMove, formatChances, positionText } from './texts.js';

/** @typedef {import('./texts.js').TableInfo} TableInfo */
/** @typedef {import('./texts.js').Decision} Decision */

/**
 * Two bars: the player's chance of winning with the better move, and with the move that was made.
 * @param {{decision: Decision}} props
 */
function ChanceBars({ decision: { seat, win, better } }) {
  const width = (/** @type {number} */ chance) => Math.max(1, 200 * chance);
  return html`<svg class="an-chance-bars" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
    <rect class="before" width=${width(better?.win[seat] ?? 0)} height="16" rx="3" />
    <rect class="after" width=${width(win[seat])} height="16" rx="3" />
  </svg>`;
}

/** Renders sentences as a list. @param {{messages: import('./texts.js').Message[]}} props */
const Reasons = ({ messages }) => html`<ul>${messages.map(({ text }, i) => html`<li key=${i}>${text}</li>`)}</ul>`;

/**
 * The card of a turning point. `rank` is its number on the card and in the chart; the most costly decision is 1.
 * @param {{decision: Decision, rank: number, info: TableInfo, playOn: (() => void) | null, showInChart: () => void}}
 *   props
 */
function DecisionCard({ decision, rank, info, playOn, showInChart }) {
  const { seat, better, against = [] } = decision;
  const { name, figure, stone } = info.seats[seat];
  const position = positionText(decision, info);
  if (!better) return null;
  const { before, after } = formatChances(decision, better);
  return html`<li class="an-card panel" data-p=${stone} data-number=${decision.number}>
    <header>
      <span class="an-rank" aria-hidden="true">${rank}</span>
      <div><p class="eyebrow">${position}</p><h3><${Emblem} figure=${figure} stone=${stone} />${name}</h3></div>
      <p class="an-loss">
        <span aria-hidden="true"><b>${before} → ${after}</b><small>${t('analysis-to-win')}</small></span>
        <span class="vh">${t('analysis-fall', { before, after })}</span>
      </p>
    </header>
    <p><b>${describeMove(decision)}</b></p>
    <${ChanceBars} decision=${decision} />
    <p class="note">${describeCost(decision, better)}</p>
    <div class="an-worse">
      <p class="eyebrow">${t('analysis-against')}</p>
      ${against.length ? html`<${Reasons} messages=${against} />` : html`<p class="note">${t('analysis-later')}</p>`}
    </div>
    <div class="an-better">
      <p class="eyebrow">${t('analysis-better')}</p>
      <p><b>${describeMove(better)}</b></p>
      ${better.reasons.length > 0 && html`<${Reasons} messages=${better.reasons} />`}
    </div>
    <footer>
      <a class="btn quiet" href="#/replay/${info.table.table}/${decision.number}/${seat}">
        <${ToolIcon} name="eye" />
        ${t('analysis-look')}
        <span class="vh"> ${position}</span>
      </a>
      <button type="button" class="btn quiet" onClick=${showInChart}>
        ${t('analysis-show')}
        <span class="vh"> ${position}</span>
      </button>
      ${
        playOn &&
        html`<button type="button" class="btn quiet" onClick=${playOn}>
          <${ToolIcon} name="branch" />
          ${t('onward-play')}
          <span class="vh"> ${position}</span>
        </button>`
      }
    </footer>
  </li>`;
}

/**
 * The cards of all turning points. `playOn` starts a new game from a decision; it is null for spectators.
 * @param {{result: import('./texts.js').Result, info: TableInfo, showInChart: (index: number) => void,
 *   playOn: ((decision: Decision) => void) | null}} props
 */
export function TurningPoints({ result, info, showInChart, playOn }) {
  const indexes = result.turning_points.map((number) =>
    result.decisions.findIndex((decision) => decision.number === number),
  );
  return html`<section aria-labelledby="an-most">
    <h2 id="an-most">${t('analysis-most')}</h2>
    <p class="note">${indexes.length ? t('analysis-most-note') : t('analysis-nothing')}</p>
    <ol class="an-cards">
      ${indexes.map(
        (
          index,
          rank,
        ) => html`<${DecisionCard} key=${index} decision=${result.decisions[index]} rank=${rank + 1} info=${info}
            playOn=${playOn && (() => playOn(result.decisions[index]))} showInChart=${() => showInChart(index)} />`,
      )}
    </ol>
  </section>`;
}
