// The decision one has gone to along the chart: who did what, what the chances were, and whether there was better.
import { html } from '../html.js';
import { percent } from '../statistics/numbers.js';
import { Emblem } from '../signs/signs.js';
import { t } from '../words/words.js';
import { DASHES, inWords, whereIs } from './told.js';

/** @typedef {import('./told.js').About} About */

/** Everybody's chance, with the pattern of their line. @param {{win: number[], about: About}} props */
function Chances({ win, about }) {
  return html`<ul class="an-chances">
    ${about.seats.map(({ name, stone, figure }, k) => html`<li key=${k} data-p=${stone}>
      <${Emblem} figure=${figure} stone=${stone} /><span class="an-name">${name}</span>
      <svg class="an-sample" viewBox="0 0 34 6" aria-hidden="true"><path class="run" d="M0 3H34" stroke-dasharray=${DASHES[k]} /></svg>
      <b>${percent(win[k])}</b>
    </li>`)}
  </ul>`;
}

/** @param {{result: import('./told.js').Result, about: About, at: number, playOn: ((one: import('./told.js').Decision) => void) | null}} props */
export function Reading({ result, about, at, playOn }) {
  const { table } = about.table;
  const one = result.decisions[at];
  const chances = html`<${Chances} win=${result.line[at].win} about=${about} />`;
  if (!one) return html`<section class="an-reading"><div><p class="eyebrow">${t('analysis-end')}</p></div>${chances}</section>`;
  const { seat, better, win } = one;
  const where = whereIs(one, about);
  return html`<section class="an-reading" data-number=${one.number}>
    <div>
      <p class="eyebrow">${where}</p>
      <p class="an-done"><${Emblem} figure=${about.seats[seat].figure} stone=${about.seats[seat].stone} />${inWords(one)}</p>
      <p class="note">${better
        ? t('analysis-rather', { move: inWords(better), better: percent(better.win[seat]), win: percent(win[seat]) })
        : t('analysis-best', { win: percent(win[seat]) })}</p>
      <p class="an-ways">
        <a class="link" href="#/replay/${table}/${one.number}/${seat}">${t('analysis-look')}<span class="vh"> ${where}</span></a>
        ${playOn && html`<button type="button" class="link" onClick=${() => playOn(one)}>${t('onward-play')}<span class="vh"> ${where}</span></button>`}
      </p>
    </div>
    ${chances}
  </section>`;
}
