// The table with the numbers of every decision, also for those who cannot see the chart.
import { html, useSignal } from '../html.js';
import { percent } from '../words/format.js';
import { t } from '../words/words.js';
import { inWords } from './told.js';

/** @param {{result: import('./told.js').Result, about: import('./told.js').About}} props */
function Rows({ result: { decisions }, about }) {
  const { table } = about.table;
  const heads = ['number', 'who', 'done', 'win', 'instead', 'then'];
  return html`<div class="an-scroll" tabindex="0" role="group" aria-label=${t('analysis-all')}>
    <table>
      <thead>
        <tr>${heads.map((head) => html`<th key=${head} scope="col">${t(`analysis-head-${head}`)}</th>`)}</tr>
      </thead>
      <tbody>
        ${decisions.map(
          (one) => html`<tr key=${one.number}>
            <th scope="row"><a href="#/replay/${table}/${one.number}/${one.seat}">${one.number + 1}</a></th>
            <td>${about.seats[one.seat].name}</td><td>${inWords(one)}</td><td>${percent(one.win[one.seat])}</td>
            <td>${one.better ? inWords(one.better) : ''}</td>
            <td>${one.better ? percent(one.better.win[one.seat]) : ''}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {{result: import('./told.js').Result, about: import('./told.js').About}} props */
export function All(props) {
  const open = useSignal(false);
  return html`<details class="an-all panel"
      onToggle=${(/** @type {import('../html.js').FieldEvent<HTMLDetailsElement>} */ { target }) =>
        (open.value = target.open)}>
    <summary>${t('analysis-all')}</summary>
    ${open.value && html`<${Rows} ...${props} />`}
  </details>`;
}
