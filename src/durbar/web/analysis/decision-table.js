// A table with all decisions and their numbers. Users who cannot see the chart can read the table instead.
import { html, useSignal } from '../html.js';
import { formatPercent } from '../words/format.js';
import { t } from '../words/words.js';
import { describeMove } from './texts.js';

/**
 * The table of the decisions. It scrolls, because it is often wider and higher than the window.
 * @param {{result: import('./texts.js').Result, info: import('./texts.js').TableInfo}} props
 */
function ScrollableTable({ result: { decisions }, info }) {
  const { table: tableId } = info.table;
  const heads = ['number', 'who', 'done', 'win', 'instead', 'then'];
  return html`<div class="an-scroll" tabindex="0" role="group" aria-label=${t('analysis-all')}>
    <table>
      <thead>
        <tr>${heads.map((head) => html`<th key=${head} scope="col">${t(`analysis-head-${head}`)}</th>`)}</tr>
      </thead>
      <tbody>
        ${decisions.map(
          (decision) => html`<tr key=${decision.number}>
            <th scope="row">
              <a href="#/replay/${tableId}/${decision.number}/${decision.seat}">${decision.number + 1}</a>
            </th>
            <td>${info.seats[decision.seat].name}</td>
            <td>${describeMove(decision)}</td>
            <td>${formatPercent(decision.win[decision.seat])}</td>
            <td>${decision.better ? describeMove(decision.better) : ''}</td>
            <td>${decision.better ? formatPercent(decision.better.win[decision.seat]) : ''}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * A section with the table of the decisions. The user can open and close it.
 * @param {{result: import('./texts.js').Result, info: import('./texts.js').TableInfo}} props
 */
export function DecisionTable(props) {
  const isOpen = useSignal(false);
  return html`<details class="an-all panel"
      onToggle=${(/** @type {import('../html.js').FieldEvent<HTMLDetailsElement>} */ { target }) =>
        (isOpen.value = target.open)}>
    <summary>${t('analysis-all')}</summary>
    ${isOpen.value && html`<${ScrollableTable} ...${props} />`}
  </details>`;
}
