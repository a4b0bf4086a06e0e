// A score sheet: the points of every seat by chapter (a visit or a turn) and by source, and their sums.
import { html, useState } from '../html.js';
import { Emblem } from '../signs/signs.js';
import { loadStyle } from '../assets.js';
import { loadCatalog } from '../words/words.js';

/** @import {Sheet as SheetData, Seat} from '../api/model.js' */
/** @import {Args} from '../words/words.js' */
/** @import {FieldEvent} from '../html.js' */

await Promise.all([
  loadCatalog(new URL('./words/', import.meta.url)),
  loadStyle(new URL('./score.css', import.meta.url)),
]);

/**
 * @typedef Props
 * @property {SheetData} sheet the points of each chapter (a row), seat and source
 * @property {string[]} chapterNames the names of the rows of `sheet`
 * @property {string[]} sourceNames the names of the sources of `sheet`
 * @property {string[]} names the names of the players
 * @property {Seat[]} seats
 * @property {number | null} viewerSeat
 * @property {'points' | 'gold'} [unit]
 * @property {(id: string, args?: Args) => string} t
 */

/** Returns the sum of the points from all sources. @param {Record<string, number>} points by source */
const sumOfPoints = (points) => Object.values(points).reduce((total, value) => total + value, 0);

/** Returns points with a plus or minus sign, or a dot for zero points. @param {number} points */
const formatPoints = (points) => (points ? (points > 0 ? `+${points}` : `−${-points}`) : '·');

/**
 * A table with a row for each chapter and a column for each player; a cell's title lists the sources.
 * @param {Props} props
 */
function ByChapter({ sheet, chapterNames, sourceNames, names, seats, viewerSeat, t }) {
  const totals = names.map((/** @type {string} */ _, /** @type {number} */ seat) =>
    sheet.rows.reduce((total, row) => total + sumOfPoints(row[seat]), 0),
  );
  const sourcesText = (/** @type {Record<string, number>} */ points) =>
    sheet.sources
      .flatMap((/** @type {string} */ source, /** @type {number} */ index) =>
        points[source] ? [`${sourceNames[index]} ${formatPoints(points[source])}`] : [],
      )
      .join(', ');
  return html`<table class="score">
    <thead>
      <tr>
        <td></td>
        ${names.map(
          (/** @type {string} */ name, /** @type {number} */ seat) => html`<th scope="col"
              class=${seat === viewerSeat ? 'you' : ''}>${
                seats[seat] && html`<${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} />`
              }<span>${name}</span></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${sheet.rows.map(
        (row, index) => html`<tr key=${index}>
          <th scope="row">${chapterNames[index]}</th>
          ${row.map(
            (points, seat) => html`<td
                class=${seat === viewerSeat ? 'you' : ''}
                title=${sourcesText(points)}>${formatPoints(sumOfPoints(points))}</td>`,
          )}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr><th scope="row">${t('score-total')}</th>${totals.map(
        (/** @type {number} */ total, /** @type {number} */ seat) =>
          html`<td class=${seat === viewerSeat ? 'you' : ''}>${total}</td>`,
      )}</tr>
    </tfoot>
  </table>`;
}

/**
 * A table with a row for each player and a column for each source. It shows one chapter, or the whole game if `chapter`
 * is null.
 * @param {Props & {chapter: number | null}} props
 */
function BySource({ sheet, chapter, sourceNames, names, seats, viewerSeat, t }) {
  const rows = chapter === null ? sheet.rows : [sheet.rows[chapter]];
  const pointsOf = (/** @type {number} */ seat, /** @type {string} */ source) =>
    rows.reduce((total, row) => total + (row[seat][source] ?? 0), 0);
  return html`<table class="score">
    <thead>
      <tr>
        <td></td>
        ${sourceNames.map((/** @type {string} */ name) => html`<th scope="col">${name}</th>`)}
        <th scope="col">${t('score-total')}</th>
      </tr>
    </thead>
    <tbody>
      ${names.map(
        (
          /** @type {string} */ name,
          /** @type {number} */ seat,
        ) => html`<tr key=${seat} class=${seat === viewerSeat ? 'you' : ''}>
          <th scope="row">
            <span class="score-who">
              ${seats[seat] && html`<${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} />`}
              ${name}
            </span>
          </th>
          ${sheet.sources.map((/** @type {string} */ source) => html`<td>${formatPoints(pointsOf(seat, source))}</td>`)}
          <td class="score-sum">
            ${sheet.sources.reduce(
              (/** @type {number} */ total, /** @type {string} */ source) => total + pointsOf(seat, source),
              0,
            )}
          </td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The score sheet: a table by source, for the chapter that the user chooses, and a table by chapter.
 * @param {Props} props
 */
export function ScoreSheet({ sheet, chapterNames, sourceNames, names, seats, viewerSeat, unit = 'points', t }) {
  const [chapter, setChapter] = useState(/** @type {number | null} */ (null));
  const tableProps = { sheet, chapterNames, sourceNames, names, seats, viewerSeat, t };
  return html`<div class="score-sheet">
    <label class="score-choice">
      <span>${t('score-of', { unit })}</span>
      <select value=${chapter ?? ''}
          onChange=${(/** @type {FieldEvent<HTMLSelectElement>} */ event) =>
            setChapter(event.target.value === '' ? null : Number(event.target.value))}>
        <option value="">${t('score-whole')}</option>
        ${chapterNames.map((name, index) => html`<option key=${index} value=${index}>${name}</option>`)}
      </select>
    </label>
    <div class="score-scroll" tabindex="0" role="group" aria-label=${t('score-by-source', { unit })}>
      <${BySource} ...${tableProps} chapter=${chapter} />
    </div>
    <div class="score-scroll" tabindex="0" role="group" aria-label=${t('score-by-chapter', { unit })}>
      <${ByChapter} ...${tableProps} />
    </div>
  </div>`;
}
