// The selected decision: the player, the move, the chances of winning, and the better move if there was one.
import { html } from '../html.js';
import { formatPercent } from '../words/format.js';
import { Emblem } from '../signs/signs.js';
import { t } from '../words/words.js';
import { chancesAt, DASHES, describeMove, positionText } from './texts.js';

/** @typedef {import('./texts.js').TableInfo} TableInfo */

/**
 * The chances of all players under a heading. Each player has a sample of the line that the chart uses for them.
 * @param {{win: number[], info: TableInfo, heading: string}} props
 */
function Chances({ win, info, heading }) {
  return html`<div><p class="eyebrow" id="an-whose">${heading}</p><ul class="an-chances" aria-labelledby="an-whose">
    ${info.seats.map(
      ({ name, stone, figure }, seat) => html`<li key=${seat} data-p=${stone}>
        <${Emblem} figure=${figure} stone=${stone} /><span class="an-name">${name}</span>
        <svg class="an-sample" viewBox="0 0 34 6" aria-hidden="true">
          <path class="run" d="M0 3H34" stroke-dasharray=${DASHES[seat]} />
        </svg>
        <b>${formatPercent(win[seat])}</b>
      </li>`,
    )}
  </ul></div>`;
}

/**
 * The selected decision, or the end of the game. `selected` is its index, and `playOn` starts a new game from it.
 * @param {{result: import('./texts.js').Result, info: TableInfo, selected: number,
 *   playOn: ((decision: import('./texts.js').Decision) => void) | null}} props
 */
export function SelectedDecision({ result, info, selected, playOn }) {
  const { table } = info.table;
  const decision = result.decisions[selected];
  if (!decision)
    return html`<section class="an-selected"><div><p class="eyebrow">${t('analysis-end')}</p></div>
      <${Chances} win=${chancesAt(result, selected)} info=${info} heading=${t('analysis-came')} /></section>`;
  const { seat, better, win } = decision;
  const position = positionText(decision, info);
  return html`<section class="an-selected" data-number=${decision.number}>
    <div>
      <p class="eyebrow">${position}</p>
      <p class="an-move">
        <${Emblem} figure=${info.seats[seat].figure} stone=${info.seats[seat].stone} />
        ${describeMove(decision)}
      </p>
      <p class="note">${
        better
          ? t('analysis-rather', {
              move: describeMove(better),
              better: formatPercent(better.win[seat]),
              win: formatPercent(win[seat]),
            })
          : t('analysis-best', { win: formatPercent(win[seat]) })
      }</p>
      <p class="an-links">
        <a class="link" href="#/replay/${table}/${decision.number}/${seat}">
          ${t('analysis-look')}
          <span class="vh"> ${position}</span>
        </a>
        ${
          playOn &&
          html`<button type="button" class="link" onClick=${() => playOn(decision)}>
            ${t('onward-play')}
            <span class="vh"> ${position}</span>
          </button>`
        }
      </p>
    </div>
    <${Chances} win=${chancesAt(result, selected)} info=${info}
        heading=${t('analysis-after', { name: info.seats[seat].name })} />
  </section>`;
}
