// The score sheet of Taj Mahal: visits by sources.
import { html } from '../html.js';
import { ScoreSheet } from '../score/sheet.js';
import { t } from '../words/words.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Scene} Scene */

/** @param {{view: View, names: string[], seats: Scene['seats'], board: Scene['board']}} props */
export function Sheet({ view, names, seats, board }) {
  const { order } = view.table;
  const chapters = view.sheet.rows.map((_, /** @type {number} */ at) =>
    at < order.length ? t('taj-mahal-sheet-visit', { visit: at + 1, province: order[at] }) : t('taj-mahal-sheet-end'),
  );
  const sources = view.sheet.sources.map((/** @type {string} */ source) => t('taj-mahal-source', { source, special: board.names.special }));
  return html`<${ScoreSheet} sheet=${view.sheet} chapters=${chapters} sources=${sources} names=${names}
      seats=${seats} you=${view.seat} t=${t} label="taj-mahal-sheet" />`;
}
