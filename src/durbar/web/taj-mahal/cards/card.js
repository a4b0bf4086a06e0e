// A card, 72 x 104, and a card in a row. The left strip of a card shows everything, so cards may overlap down to it.
import { html } from '../../html.js';
import { ink } from '../../signs/signs.js';
import { backOf } from './cloth.js';
import { cardInWords } from './faces.js';

/** @typedef {import('./faces.js').Card} Card */
/** @typedef {import('../types.js').Say} Say */

/** The text under a special card's sign. @type {Record<string, string>} */
const SHORT = { elephant: 'plus-elephant', mogul: 'plus-mogul', points: 'points', 'colour-change': 'colour-change' };

/**
 * A sign at a position; "+2" is written.
 * @param {string} sign @param {number} x @param {number} y @param {number} size @param {string} kind
 */
const signAt = (sign, x, y, size, kind) =>
  sign === '+2'
    ? html`<text class="sign ${kind}" x=${x + size / 2} y=${y + size * 0.74} font-size=${size * 0.62}>+2</text>`
    : ink(`i-${sign}`, x, y, size, `sign ${kind}`);

/** @param {Card} card */
function face(card) {
  const [first, second] = card.signs;
  if (!second) return signAt(first, 28, 32, 37, 'big');
  return html`${signAt(first, 31, 13, 31, 'big')}
    ${signAt(second, 31, 56, 31, 'big')}
    <path class="rule" d="M32 50h28" />`;
}

/** A whole card. @param {{card: Card, t: Say, quiet?: boolean}} props */
export function CardFace({ card, t, quiet = false }) {
  const [first, second] = card.signs;
  const attributes = quiet ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': cardInWords(card, t) };
  return html`<svg class="card cloth-${card.cloth}" viewBox="0 0 72 104" ...${attributes}>
    <use href="#${backOf(card)}" />
    <text class="letter" x="10" y="16">${t('taj-mahal-letter', { colour: card.colour })}</text>
    ${signAt(first, 4.5, 26.5, 11, 'small')}${second && signAt(second, 4.5, 42.5, 11, 'small')}${face(card)}
    ${
      card.effect !== null &&
      html`<text class="under" x="46" y="88">
        ${t('taj-mahal-special-short', { effect: SHORT[card.effect] })}
      </text>`
    }
  </svg>`;
}

/**
 * A card in a row: cloth above, symbols below. A table has many of them, and each step of a replay changes some, so it
 * consists of few elements: its colours and its rim are the background and outline of the drawing itself.
 * @param {{card: Card, t: Say}} props
 */
export function RowCard({ card, t }) {
  const [first, second] = card.signs;
  const wide = second ? 36 : 24;
  const label = cardInWords(card, t);
  return html`<span class="laid ${second ? '' : 'single'}">
    <svg class="rowcard cloth-${card.cloth}" viewBox="0 0 ${wide} 34" role="img" aria-label=${label}>
      <title>${label}</title>
      <path class="weave" d="M0 12V4a4 4 0 0 1 4-4h${wide - 8}a4 4 0 0 1 4 4v8z" fill="url(#tm-cloth-${card.cloth})" />
      <rect class="base" x=${wide / 2 - 5.5} width="11" height="12" />
      <text class="letter small" x=${wide / 2} y="9.8">${t('taj-mahal-letter', { colour: card.colour })}</text>
      ${
        second
          ? html`${signAt(first, 3, 15, 14.5, 'big')}${signAt(second, 19, 15, 14.5, 'big')}`
          : signAt(first, 4, 14.5, 16, 'big')
      }
    </svg>
  </span>`;
}
