// The court as a matrix. Each player has a row. Each prize at court has a column, whose head is a niche with the prize
// in it. A cell shows the number of the player's symbols: in a filled disc if the player leads alone, in a ring with a
// word below it if players are tied for the lead, and plain if the player is behind. A dot stands for zero.
import { html } from '../html.js';
import { cuspedArchPath } from '../ornament/ornament.js';
import { Emblem, drawSymbol } from '../signs/signs.js';
import { useStable, usePure } from '../memo.js';
import { loadStyle } from '../assets.js';
import { tipAttributes } from '../rules/reference.js';

await Promise.all(
  ['./matrix.css', './rows.css', './small.css', './short.css'].map((path) => loadStyle(new URL(path, import.meta.url))),
);

/**
 * A niche: the head of a column, with a prize.
 * @typedef Niche
 * @property {string} id
 * @property {string} label the short name of the prize, under the sign
 * @property {string} text a description of the prize and its state, for screen readers
 * @property {{text: string, rule: string}} [tip] the text of the tooltip, and the number of a rule
 * @property {string[]} signs the names of a large sign and of the small signs under it
 * @property {string} [initial] a letter that replaces the signs
 * @property {'open' | 'taken' | 'aside'} state whether the prize can be won, was taken, or was set aside
 * @property {{stone: string, figure: string} | null} [winner] the emblem of the player who won the prize
 * @property {boolean} [wouldBeWon] whether the previewed move would win the prize
 */

/**
 * A cell: a player's symbols for a prize.
 * @typedef Cell
 * @property {'lead' | 'tie' | 'plain' | 'zero' | 'none'} kind its appearance; `none` is empty
 * @property {number | string} [count] the number of symbols
 * @property {string} [under] a word below the number
 * @property {number} [after] the count after the previewed move
 * @property {string} text a description for screen readers
 */

/**
 * The row of a player, or of unrest (a neutral opponent).
 * @typedef Row
 * @property {string} id
 * @property {{stone: string, figure: string} | null} player the player's emblem; null for unrest
 * @property {string} name
 * @property {string[]} [notes] texts next to the name
 * @property {import('../html.js').Children} [short] the element next to the name in a small window
 * @property {number | string | null} points
 * @property {string} [unit] the word after the points, for screen readers
 * @property {boolean} turn whether it is this player's turn
 * @property {boolean} [away] whether the player is away and a bot plays
 * @property {boolean} [offline] whether the player is not connected
 * @property {import('../html.js').Children} [cards] the cards in the row
 * @property {import('../html.js').Children} [holdings] a summary of the player's holdings
 * @property {(isPointedAt: boolean) => void} [point] called when the pointer or the focus enters or leaves the row
 * @property {() => void} [open] opens the player's holdings
 * @property {boolean} [opened] whether the player's holdings are open
 * @property {string} [text] what pressing the row does, for screen readers
 * @property {Cell[]} cells
 */

/** The outline of a niche, in a box of 58 by 92 units. */
const ARCH = cuspedArchPath(4, 54, 42, 9, 92, 4);

/**
 * A niche at the head of a column. Only one niche is a tab stop; the arrow keys move the focus to the others.
 * @param {{niche: Niche, isTabStop: boolean}} props
 */
function NicheHead({ niche, isTabStop }) {
  usePure();
  const [large, ...small] = niche.signs;
  const top = small.length ? 26 : 31;
  const tip = niche.tip && {
    ...tipAttributes(niche.tip.text, niche.tip.rule),
    'data-rove': '',
    tabindex: isTabStop ? 0 : -1,
  };
  return html`<div class="niche ${niche.state} ${niche.wouldBeWon ? 'win' : ''}" role="columnheader"
      data-at="niche:${niche.id}" ...${tip}>
    <svg viewBox="0 0 58 92" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path class="void" d=${ARCH} />
      <g class="inside" data-at="prize:${niche.id}">${
        niche.winner
          ? html`<g data-p=${niche.winner.stone}>${drawSymbol(`p-${niche.winner.figure}`, 17, 36, 24, 'piece')}</g>`
          : niche.initial
            ? html`<text class="glyph initial" x="29" y="58" font-size="30">${niche.initial}</text>`
            : [
                drawSymbol(`i-${large}`, small.length ? 16 : 14.5, top, small.length ? 26 : 29, 'glyph'),
                ...small.map((sign, index) =>
                  drawSymbol(`i-${sign}`, 29 - (small.length * 15) / 2 + index * 15 + 1, 53, 13, 'glyph'),
                ),
              ]
      }</g>
      <text class="niche-name" x="29" y="80">${niche.label}</text>
    </svg>
    <span class="vh">${niche.text}</span>
  </div>`;
}

/**
 * A cell. `wouldBeWon` is set if the previewed move would win the prize of its column.
 * @param {{cell: Cell, wouldBeWon: boolean}} props
 */
function CellFigure({ cell, wouldBeWon }) {
  usePure();
  return html`<div class="cell ${cell.kind} ${wouldBeWon ? 'win' : ''}" role="cell">
    <span class="count" aria-hidden="true">
      ${cell.kind === 'none' ? '' : cell.kind === 'zero' && cell.after === undefined ? '·' : cell.count}
    </span>
    ${cell.after !== undefined && html`<span class="after" aria-hidden="true">${cell.after}</span>`}
    ${cell.under && html`<small aria-hidden="true">${cell.under}</small>`}<span class="vh">${cell.text}</span>
  </div>`;
}

/** A row of the matrix. @param {{row: Row, niches: Niche[]}} props */
function PlayerRow({ row, niches }) {
  const cells = useStable(row.cells);
  const head = html`${
    row.player
      ? html`<${Emblem} figure=${row.player.figure} stone=${row.player.stone} />`
      : html`<span class="emblem unowned" aria-hidden="true">!</span>`
  }
    <span class="who-name">
      <b>${row.name}</b>
      <span class="who-note"><i></i>${row.notes?.map((note) => html`<span>${note} </span>`)}</span>
      <small class="who-short">${row.short}</small>
    </span>
    ${
      row.points !== null &&
      html`<span class="who-points" data-at="score:${row.id}">
        ${row.points}
        <span class="vh">${row.unit}</span>
      </span>`
    }
    <span class="who-row">
      <span class="who-cards" data-at="row:${row.id}">${row.cards}</span>
      <span class="who-holdings">${row.holdings}</span>
    </span>`;
  const point = (/** @type {boolean} */ isPointedAt) => () => row.point?.(isPointedAt);
  return html`<div class="court-row ${row.turn ? 'turn' : ''} ${row.away ? 'away' : ''}
      ${row.offline ? 'offline' : ''}" role="row"
      data-p=${row.player?.stone ?? ''} aria-current=${row.turn ? 'true' : null}
      onPointerEnter=${point(true)} onPointerLeave=${point(false)} onFocusIn=${point(true)} onFocusOut=${point(false)}>
    <div class="who-cell" role="rowheader">
      ${
        row.open
          ? html`<button type="button" class="who" data-rove aria-expanded=${row.opened ? 'true' : 'false'}
              onClick=${row.open}>${head}<span class="vh">${row.text}</span></button>`
          : html`<div class="who">${head}</div>`
      }
    </div>
    ${cells.map(
      (cell, index) => html`<${CellFigure} key=${niches[index].id} cell=${cell}
        wouldBeWon=${!!niches[index].wouldBeWon} />`,
    )}
    <span class="court-end" aria-hidden="true"></span>
  </div>`;
}

/**
 * The matrix. `label` is its name for screen readers.
 * @param {{title: string, note: string, niches: Niche[], rows: Row[], label: string,
 *   children?: import('../html.js').Children}} props
 */
export function Matrix({ title, note, niches: newNiches, rows, label, children }) {
  const niches = useStable(newNiches);
  return html`<section class="court panel rows-${rows.length} niches-${niches.length}" aria-label=${label}>
    <div class="court-grid" role="table" aria-label=${label}>
      <div class="court-row head" role="row">
        <div class="court-title" role="columnheader"><h2>${title}</h2><p>${note}</p></div>
        ${niches.map((niche, index) => html`<${NicheHead} key=${niche.id} niche=${niche} isTabStop=${index === 0} />`)}
        <span class="court-end" aria-hidden="true"></span>
      </div>
      ${rows.map((row) => html`<${PlayerRow} key=${row.id} row=${row} niches=${niches} />`)}
    </div>
    ${children}
  </section>`;
}
