// What whole cards of one cloth share, put once into the page: everything but the letter and the signs.

const CLOTHS = ['red', 'yellow', 'green', 'blue', 'white', 'special'];
const BEADS = CLOTHS.slice(0, 4);

/** The name of what lies under the letter and the signs of a card. @param {import('./faces.js').Card} card */
export const backOf = ({ cloth, signs }) => `tm-card-${cloth}-${signs.length > 1 ? 'two' : 'one'}`;

/** @param {string} cloth */
const beads = (cloth) =>
  BEADS.includes(cloth)
    ? BEADS.map((one, at) => `<circle class="bead${one === cloth ? ' on' : ''}" cx="${50 + at * 5.4}" cy="97.5" r="${one === cloth ? 2.1 : 1.2}"/>`).join('')
    : '';

/** A whole card. @param {string} cloth @param {'one' | 'two'} signs */
const card = (cloth, signs) =>
  `<g id="tm-card-${cloth}-${signs}" class="card cloth-${cloth}"><g clip-path="url(#tm-card)">` +
  '<rect class="face" width="72" height="104"/><rect class="base" width="20" height="104"/>' +
  `<rect class="weave" width="20" height="104" fill="url(#tm-cloth-${cloth})"/>` +
  '<rect class="base" x="3" y="4" width="14" height="16" rx="3"/>' +
  `<rect class="base" x="3" y="24" width="14" height="${signs === 'two' ? 33 : 17}" rx="3"/>${beads(cloth)}</g>` +
  '<rect class="rim" x=".5" y=".5" width="71" height="103" rx="6.5"/></g>';

/** All of them, as they are written in a drawing. */
export const backs = () =>
  CLOTHS.flatMap((cloth) => /** @type {const} */ (['one', 'two']).map((signs) => card(cloth, signs))).join('');
