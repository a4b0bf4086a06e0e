// The patterns of cards and provinces, added to the page once. A pattern takes its colour from where it is defined, not
// from where it is used: there is one for each colour, and its class sets the colour.

/**
 * @typedef {{width: number, height: number, lines: Record<string, string>}} Cloth what repeats: lines by their
 *   thickness
 */

/** @param {string} id @param {string} kind @param {Cloth} cloth */
const pattern = (id, kind, { width, height, lines }) =>
  `<pattern id="${id}" class="${kind}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
  '<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">' +
  `${Object.entries(lines)
    .map(([thick, d]) => `<path d="${d}" stroke-width="${thick}"/>`)
    .join('')}</g></pattern>`;

/** The cloths of cards. Cards of one cloth share everything but the letter and the signs. */
const CLOTHS = ['red', 'yellow', 'green', 'blue', 'white', 'special'];
const BEADS = CLOTHS.slice(0, 4);

/**
 * Returns the id of the shared drawing below the letter and the signs of a card.
 * @param {import('./faces.js').Card} card
 */
export const backOf = ({ cloth, signs }) => `tm-card-${cloth}-${signs.length > 1 ? 'two' : 'one'}`;

/** @param {string} cloth */
const beads = (cloth) =>
  BEADS.includes(cloth)
    ? BEADS.map((one, at) => {
        const [kind, r] = one === cloth ? ['bead on', 2.1] : ['bead', 1.2];
        return `<circle class="${kind}" cx="${50 + at * 5.4}" cy="97.5" r="${r}"/>`;
      }).join('')
    : '';

/** A whole card. @param {string} cloth @param {'one' | 'two'} signs */
const card = (cloth, signs) =>
  `<g id="tm-card-${cloth}-${signs}" class="card cloth-${cloth}"><g clip-path="url(#tm-card)">` +
  '<rect class="face" width="72" height="104"/><rect class="base" width="20" height="104"/>' +
  `<rect class="weave" width="20" height="104" fill="url(#tm-cloth-${cloth})"/>` +
  '<rect class="base" x="3" y="4" width="14" height="16" rx="3"/>' +
  `<rect class="base" x="3" y="24" width="14" height="${signs === 'two' ? 33 : 17}" rx="3"/>${beads(cloth)}</g>` +
  '<rect class="rim" x=".5" y=".5" width="71" height="103" rx="6.5"/></g>';

/** Returns the shared drawings of all cards, as SVG. */
const backs = () =>
  CLOTHS.flatMap((cloth) => /** @type {const} */ (['one', 'two']).map((signs) => card(cloth, signs))).join('');

let placed = false;

/**
 * Adds all patterns and the shared drawings of cards to the page, once.
 * @param {{weaves: Cloth[], cloth: Record<string, Cloth>}} board
 */
export function placeCloth({ weaves, cloth }) {
  if (placed) return;
  placed = true;
  const patterns = [
    ...Object.entries(cloth).map(([name, one]) => pattern(`tm-cloth-${name}`, `cloth-${name}`, one)),
    ...weaves.map((one, at) => pattern(`tm-weave-${at}`, `woven dye-${at}`, one)),
    ...weaves.map((one, at) => pattern(`tm-weave-${at}-lit`, 'woven lit', one)),
  ];
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" class="signs" width="0" height="0" aria-hidden="true"><defs>' +
    '<clipPath id="tm-card"><rect width="72" height="104" rx="7"/></clipPath>' +
    '<filter id="tm-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="16"/></filter>' +
    '<pattern id="tm-sea" width="48" height="18" patternUnits="userSpaceOnUse">' +
    '<path class="wave" d="M0 9c6-7 12-7 18 0s12 7 18 0 8-6 12-3"/></pattern>' +
    `${patterns.join('')}${backs()}</defs></svg>`;
  document.body.prepend(document.adoptNode(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement));
}
