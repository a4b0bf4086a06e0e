// The patterns of cards and provinces, added to the page once. An SVG pattern inherits its colour from the place where
// it is defined, not from the place where it is used. So each colour has its own pattern, whose class sets the colour.

/** @import {Card} from './faces.js' */

/**
 * The rectangle that a pattern repeats: its size, and its paths by stroke width.
 * @typedef {{width: number, height: number, lines: Record<string, string>}} Pattern
 */

/** Returns a pattern as SVG text. @param {string} id @param {string} className @param {Pattern} pattern */
const patternMarkup = (id, className, { width, height, lines }) =>
  `<pattern id="${id}" class="${className}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
  '<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">' +
  `${Object.entries(lines)
    .map(([strokeWidth, d]) => `<path d="${d}" stroke-width="${strokeWidth}"/>`)
    .join('')}</g></pattern>`;

/**
 * The cloths: the background colours and patterns of cards. Cards of the same cloth differ only in letter and signs.
 */
const CLOTHS = ['red', 'yellow', 'green', 'blue', 'white', 'special'];
/** The cloths whose cards have a row of beads at the bottom: one bead for each of these cloths. */
const BEAD_CLOTHS = CLOTHS.slice(0, 4);

/**
 * Returns the id of the drawing on which the letter and the signs of a card are drawn.
 * @param {Card} card
 */
export const cardBaseId = ({ cloth, signs }) => `tm-card-${cloth}-${signs.length > 1 ? 'two' : 'one'}`;

/** Returns the beads on the cards of a cloth as SVG text; this cloth's own bead is larger. @param {string} cloth */
const beadsMarkup = (cloth) =>
  BEAD_CLOTHS.includes(cloth)
    ? BEAD_CLOTHS.map((beadCloth, index) => {
        const [className, r] = beadCloth === cloth ? ['bead on', 2.1] : ['bead', 1.2];
        return `<circle class="${className}" cx="${50 + index * 5.4}" cy="97.5" r="${r}"/>`;
      }).join('')
    : '';

/** Returns a card without letter and signs, as SVG text. @param {string} cloth @param {'one' | 'two'} signs */
const cardBaseMarkup = (cloth, signs) =>
  `<g id="tm-card-${cloth}-${signs}" class="card cloth-${cloth}"><g clip-path="url(#tm-card)">` +
  '<rect class="face" width="72" height="104"/><rect class="base" width="20" height="104"/>' +
  `<rect class="weave" width="20" height="104" fill="url(#tm-cloth-${cloth})"/>` +
  '<rect class="base" x="3" y="4" width="14" height="16" rx="3"/>' +
  `<rect class="base" x="3" y="24" width="14" height="${signs === 'two' ? 33 : 17}" rx="3"/>${beadsMarkup(cloth)}</g>` +
  '<rect class="rim" x=".5" y=".5" width="71" height="103" rx="6.5"/></g>';

/** Returns the drawings of `cardBaseMarkup` for all cloths, with one sign and with two. */
const cardBasesMarkup = () =>
  CLOTHS.flatMap((cloth) => /** @type {const} */ (['one', 'two']).map((signs) => cardBaseMarkup(cloth, signs))).join(
    '',
  );

/** Whether the patterns are in the page. */
let isAdded = false;

/**
 * Adds all patterns and the drawings that cards share to the page, once.
 * @param {{weaves: Pattern[], cloth: Record<string, Pattern>}} board
 */
export function addPatterns({ weaves, cloth }) {
  if (isAdded) return;
  isAdded = true;
  const patterns = [
    ...Object.entries(cloth).map(([name, clothPattern]) =>
      patternMarkup(`tm-cloth-${name}`, `cloth-${name}`, clothPattern),
    ),
    ...weaves.map((weave, index) => patternMarkup(`tm-weave-${index}`, `woven dye-${index}`, weave)),
    ...weaves.map((weave, index) => patternMarkup(`tm-weave-${index}-lit`, 'woven lit', weave)),
  ];
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" class="signs" width="0" height="0" aria-hidden="true"><defs>' +
    '<clipPath id="tm-card"><rect width="72" height="104" rx="7"/></clipPath>' +
    '<filter id="tm-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>' +
    '<pattern id="tm-sea" width="48" height="18" patternUnits="userSpaceOnUse">' +
    '<path class="wave" d="M0 9c6-7 12-7 18 0s12 7 18 0 8-6 12-3"/></pattern>' +
    `${patterns.join('')}${cardBasesMarkup()}</defs></svg>`;
  document.body.prepend(document.adoptNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement));
}
