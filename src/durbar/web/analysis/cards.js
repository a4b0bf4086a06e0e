// The decisions that mattered most, a card each: the move made, the better move and the reasons. Each card can show its
// decision in the chart or start a new game from it.
import { html } from '../html.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';
import { cost, fall, inWords, whereIs } from './told.js';

/** @typedef {import('./told.js').About} About */
/** @typedef {import('./told.js').Decision} Decision */

/** Draws the winning chance before and after a decision. @param {{one: Decision}} props */
function Fall({ one: { seat, win, better } }) {
  const width = (/** @type {number} */ chance) => Math.max(1, 200 * chance);
  return html`<svg class="an-fall" viewBox="0 0 200 16" preserveAspectRatio="none" aria-hidden="true">
    <rect class="before" width=${width(better?.win[seat] ?? 0)} height="16" rx="3" />
    <rect class="after" width=${width(win[seat])} height="16" rx="3" />
  </svg>`;
}

/** Renders sentences as a list. @param {{of: import('./told.js').Message[]}} props */
const Reasons = ({ of }) => html`<ul>${of.map(({ text }, i) => html`<li key=${i}>${text}</li>`)}</ul>`;

/** @param {{one: Decision, place: number, about: About, on: (() => void) | null, show: () => void}} props */
function Card({ one, place, about, on, show }) {
  const { seat, better, against = [] } = one;
  const { name, figure, stone } = about.seats[seat];
  const where = whereIs(one, about);
  if (!better) return null;
  const { before, after } = fall(one, better);
  return html`<li class="an-card panel" data-p=${stone} data-number=${one.number}>
    <header>
      <span class="an-place" aria-hidden="true">${place}</span>
      <div><p class="eyebrow">${where}</p><h3><${Emblem} figure=${figure} stone=${stone} />${name}</h3></div>
      <p class="an-loss">
        <span aria-hidden="true"><b>${before} → ${after}</b><small>${t('analysis-to-win')}</small></span>
        <span class="vh">${t('analysis-fall', { before, after })}</span>
      </p>
    </header>
    <p><b>${inWords(one)}</b></p>
    <${Fall} one=${one} />
    <p class="note">${cost(one, better)}</p>
    <div class="an-worse">
      <p class="eyebrow">${t('analysis-against')}</p>
      ${against.length ? html`<${Reasons} of=${against} />` : html`<p class="note">${t('analysis-later')}</p>`}
    </div>
    <div class="an-better">
      <p class="eyebrow">${t('analysis-better')}</p>
      <p><b>${inWords(better)}</b></p>
      ${better.reasons.length > 0 && html`<${Reasons} of=${better.reasons} />`}
    </div>
    <footer>
      <a class="btn quiet" href="#/replay/${about.table.table}/${one.number}/${seat}">
        <${ToolIcon} name="eye" />
        ${t('analysis-look')}
        <span class="vh"> ${where}</span>
      </a>
      <button type="button" class="btn quiet" onClick=${show}>
        ${t('analysis-show')}
        <span class="vh"> ${where}</span>
      </button>
      ${
        on &&
        html`<button type="button" class="btn quiet" onClick=${on}>
          <${ToolIcon} name="branch" />
          ${t('onward-play')}
          <span class="vh"> ${where}</span>
        </button>`
      }
    </footer>
  </li>`;
}

/**
 * @param {{result: import('./told.js').Result, about: About, go: (at: number) => void, playOn: ((one: Decision) =>
 *   void) | null}} props
 */
export function Cards({ result, about, go, playOn }) {
  const points = result.turning_points.map((number) => result.decisions.findIndex((one) => one.number === number));
  return html`<section aria-labelledby="an-most">
    <h2 id="an-most">${t('analysis-most')}</h2>
    <p class="note">${points.length ? t('analysis-most-note') : t('analysis-nothing')}</p>
    <ol class="an-cards">
      ${points.map(
        (index, i) => html`<${Card} key=${index} one=${result.decisions[index]} place=${i + 1} about=${about}
            on=${playOn && (() => playOn(result.decisions[index]))} show=${() => go(index)} />`,
      )}
    </ol>
  </section>`;
}
