// The score sheet of Maharani: turns by sources.
import { html } from '../html.js';
import { ScoreSheet } from '../score/sheet.js';
import { t } from '../words/words.js';

/** @typedef {import('./types.js').View} View */

/** @param {{view: View, names: string[], seats: import('./types.js').Scene['seats']}} props */
export function Sheet({ view, names, seats }) {
  const chapters = view.sheet.rows.map((_, /** @type {number} */ at) => t('maharani-sheet-turn', { turn: at + 1 }));
  const sources = view.sheet.sources.map((/** @type {string} */ source) => t('maharani-source', { source }));
  return html`<${ScoreSheet} sheet=${view.sheet} chapters=${chapters} sources=${sources} names=${names} seats=${seats} you=${view.seat} unit="gold" t=${t} />`;
}
