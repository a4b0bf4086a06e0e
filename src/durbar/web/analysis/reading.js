// The selected decision: who made which move, what the chances were, and whether there was a better move.
import { html } from '../html.js';
import { percent } from '../words/format.js';
import { Emblem } from '../signs/signs.js';
import { t } from '../words/words.js';
import { chancesAt, DASHES, inWords, whereIs } from './told.js';

/** @typedef {import('./told.js').About} About */

/**
 * Renders everybody's chance with the pattern of their line, under a heading.
 * @param {{win: number[], about: About, heading: string}} props
 */
function Chances({ win, about, heading }) {
  return html`<div><p class="eyebrow" id="an-whose">${heading}</p><ul class="an-chances" aria-labelledby="an-whose">
    ${about.seats.map(
      ({ name, stone, figure }, k) => html`<li key=${k} data-p=${stone}>
        <${Emblem} figure=${figure} stone=${stone} /><span class="an-name">${name}</span>
        <svg class="an-sample" viewBox="0 0 34 6" aria-hidden="true">
          <path class="run" d="M0 3H34" stroke-dasharray=${DASHES[k]} />
        </svg>
        <b>${percent(win[k])}</b>
      </li>`,
    )}
  </ul></div>`;
}

/**
 * @param {{result: import('./told.js').Result, about: About, at: number,
 *   playOn: ((one: import('./told.js').Decision) => void) | null}} props
 */
export function Reading({ result, about, at, playOn }) {
  const { table } = about.table;
  const one = result.decisions[at];
  if (!one)
    return html`<section class="an-reading"><div><p class="eyebrow">${t('analysis-end')}</p></div>
      <${Chances} win=${chancesAt(result, at)} about=${about} heading=${t('analysis-came')} /></section>`;
  const { seat, better, win } = one;
  const where = whereIs(one, about);
  return html`<section class="an-reading" data-number=${one.number}>
    <div>
      <p class="eyebrow">${where}</p>
      <p class="an-done">
        <${Emblem} figure=${about.seats[seat].figure} stone=${about.seats[seat].stone} />
        ${inWords(one)}
      </p>
      <p class="note">${
        better
          ? t('analysis-rather', { move: inWords(better), better: percent(better.win[seat]), win: percent(win[seat]) })
          : t('analysis-best', { win: percent(win[seat]) })
      }</p>
      <p class="an-ways">
        <a class="link" href="#/replay/${table}/${one.number}/${seat}">
          ${t('analysis-look')}
          <span class="vh"> ${where}</span>
        </a>
        ${
          playOn &&
          html`<button type="button" class="link" onClick=${() => playOn(one)}>
            ${t('onward-play')}
            <span class="vh"> ${where}</span>
          </button>`
        }
      </p>
    </div>
    <${Chances} win=${chancesAt(result, at)} about=${about}
        heading=${t('analysis-after', { name: about.seats[seat].name })} />
  </section>`;
}
