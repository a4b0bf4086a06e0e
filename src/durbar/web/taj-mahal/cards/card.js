// A card, 72 x 104, and a card lying in a row. The left strip of a card says everything: cards may overlap down to it.
import { html } from '../../html.js';
import { cardInWords } from './read.js';

/** @typedef {import('./read.js').Card} Card */
/** @typedef {(id: string, args?: any) => string} Say */

/** What is written under a special card's sign. @type {Record<string, string>} */
const SHORT = { '*E': 'plus-elephant', '*K': 'plus-mogul', '*2': 'points', '*C': 'colour-change' };

const BEADS = ['red', 'yellow', 'green', 'blue'];

/** A sign at a place; "+2" is written. @param {string} sign @param {number} x @param {number} y @param {number} size @param {string} kind */
const signAt = (sign, x, y, size, kind) =>
  sign === '+2'
    ? html`<text class="sign ${kind}" x=${x + size / 2} y=${y + size * 0.74} font-size=${size * 0.62}>+2</text>`
    : html`<use class="sign ${kind}" href="#i-${sign}" x=${x} y=${y} width=${size} height=${size} />`;

/** @param {Card} card */
function face(card) {
  const [first, second] = card.signs;
  if (!second) return signAt(first, 28, 32, 37, 'big');
  return html`${signAt(first, 31, 13, 31, 'big')}${signAt(second, 31, 56, 31, 'big')}<path class="rule" d="M32 50h28" />`;
}

/** A whole card. @param {{card: Card, t: Say, quiet?: boolean}} props */
export function CardFace({ card, t, quiet = false }) {
  const [first, second] = card.signs;
  const bead = BEADS.indexOf(card.cloth);
  const said = quiet ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': cardInWords(card, t) };
  return html`<svg class="card cloth-${card.cloth}" viewBox="0 0 72 104" ...${said}>
    <g clip-path="url(#tm-card)">
      <rect class="face" width="72" height="104" />
      <rect class="base" width="20" height="104" />
      <rect class="weave" width="20" height="104" fill="url(#tm-cloth-${card.cloth})" />
      <rect class="base" x="3" y="4" width="14" height="16" rx="3" />
      <text class="letter" x="10" y="16">${t('taj-mahal-letter', { colour: card.colour })}</text>
      <rect class="base" x="3" y="24" width="14" height=${second ? 33 : 17} rx="3" />
      ${signAt(first, 4.5, 26.5, 11, 'small')}${second && signAt(second, 4.5, 42.5, 11, 'small')}${face(card)}
      ${card.kind === 'special' && html`<text class="under" x="46" y="88">${t('taj-mahal-special-short', { effect: SHORT[card.text] })}</text>`}
      ${
        bead >= 0 &&
        BEADS.map(
          (_, i) =>
            html`<circle class=${i === bead ? 'bead on' : 'bead'} cx=${50 + i * 5.4} cy="97.5" r=${i === bead ? 2.1 : 1.2} />`,
        )
      }
    </g>
    <rect class="rim" x=".5" y=".5" width="71" height="103" rx="6.5" />
  </svg>`;
}

/** A card lying in a row: cloth above, symbols below. @param {{card: Card, t: Say}} props */
export function RowCard({ card, t }) {
  const [first, second] = card.signs;
  const wide = second ? 36 : 24;
  const edge = `M0 12V4a4 4 0 0 1 4-4h${wide - 8}a4 4 0 0 1 4 4v8z`;
  return html`<span class="laid ${second ? '' : 'single'}">
    <svg class="rowcard cloth-${card.cloth}" viewBox="0 0 ${wide} 34" role="img" aria-label=${cardInWords(card, t)}>
      <title>${cardInWords(card, t)}</title>
      <rect class="face" width=${wide} height="34" rx="4" /><path class="base" d=${edge} />
      <path class="weave" d=${edge} fill="url(#tm-cloth-${card.cloth})" />
      <rect class="base" x=${wide / 2 - 5.5} width="11" height="12" />
      <text class="letter small" x=${wide / 2} y="9.8">${t('taj-mahal-letter', { colour: card.colour })}</text>
      ${
        second
          ? html`${signAt(first, 3, 15, 14.5, 'big')}${signAt(second, 19, 15, 14.5, 'big')}`
          : signAt(first, 4, 14.5, 16, 'big')
      }
      <rect class="rim" x=".5" y=".5" width=${wide - 1} height="33" rx="3.5" />
    </svg>
  </span>`;
}
