// A card, drawn 72 units wide and 104 high, and a smaller card for a player's row. The strip at the left of a card
// shows its colour and all its signs, so that the cards of a hand can overlap until only their strips are visible.
import { html } from '../../html.js';
import { drawSymbol } from '../../signs/signs.js';
import { cardBaseId } from './cloth.js';
import { describeCard } from './faces.js';

/** @import {Card} from './faces.js' */
/** @import {Translate} from '../types.js' */

/** The message argument that selects the short text of a special card, by its effect. @type {Record<string, string>} */
const SHORT_EFFECT = {
  elephant: 'plus-elephant',
  mogul: 'plus-mogul',
  points: 'points',
  'colour-change': 'colour-change',
};

/**
 * Returns a sign with its upper left corner at (x, y). The sign "+2" is drawn as text.
 * @param {string} sign @param {number} x @param {number} y @param {number} size @param {string} className
 */
const drawSign = (sign, x, y, size, className) =>
  sign === '+2'
    ? html`<text class="sign ${className}" x=${x + size / 2} y=${y + size * 0.74} font-size=${size * 0.62}>+2</text>`
    : drawSymbol(`i-${sign}`, x, y, size, `sign ${className}`);

/** Returns the large signs in the middle of a card. @param {Card} card */
function largeSigns(card) {
  const [first, second] = card.signs;
  if (!second) return drawSign(first, 28, 32, 37, 'big');
  return html`${drawSign(first, 31, 13, 31, 'big')}
    ${drawSign(second, 31, 56, 31, 'big')}
    <path class="rule" d="M32 50h28" />`;
}

/**
 * A whole card. A decorative card is hidden from screen readers.
 * @param {{card: Card, t: Translate, decorative?: boolean}} props
 */
export function CardFace({ card, t, decorative = false }) {
  const [first, second] = card.signs;
  const attributes = decorative ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': describeCard(card, t) };
  return html`<svg class="card cloth-${card.cloth}" viewBox="0 0 72 104" ...${attributes}>
    <use href="#${cardBaseId(card)}" />
    <text class="letter" x="10" y="16">${t('taj-mahal-letter', { colour: card.colour })}</text>
    ${drawSign(first, 4.5, 26.5, 11, 'small')}${second && drawSign(second, 4.5, 42.5, 11, 'small')}${largeSigns(card)}
    ${
      card.effect !== null &&
      html`<text class="under" x="46" y="88">
        ${t('taj-mahal-special-short', { effect: SHORT_EFFECT[card.effect] })}
      </text>`
    }
  </svg>`;
}

/**
 * A card in a row: cloth above, symbols below. A table has many of these cards, and each step of a replay changes some
 * of them. So the drawing has few elements: the colours and the rim are the CSS background and outline of the `svg`.
 * @param {{card: Card, t: Translate}} props
 */
export function RowCard({ card, t }) {
  const [first, second] = card.signs;
  const width = second ? 36 : 24;
  const label = describeCard(card, t);
  return html`<span class="laid ${second ? '' : 'single'}">
    <svg class="row-card cloth-${card.cloth}" viewBox="0 0 ${width} 34" role="img" aria-label=${label}>
      <title>${label}</title>
      <path class="weave" d="M0 12V4a4 4 0 0 1 4-4h${width - 8}a4 4 0 0 1 4 4v8z" fill="url(#tm-cloth-${card.cloth})" />
      <rect class="base" x=${width / 2 - 5.5} width="11" height="12" />
      <text class="letter small" x=${width / 2} y="9.8">${t('taj-mahal-letter', { colour: card.colour })}</text>
      ${
        second
          ? html`${drawSign(first, 3, 15, 14.5, 'big')}${drawSign(second, 19, 15, 14.5, 'big')}`
          : drawSign(first, 4, 14.5, 16, 'big')
      }
    </svg>
  </span>`;
}
