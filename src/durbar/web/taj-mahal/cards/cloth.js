// What cards and provinces are woven of, put once into the page as patterns. A pattern takes its colour from where it is
// defined, not from where it is used: there is one for each colour, and the colour is set by its class.
import { f1, girih488, star } from '../../ornament/ornament.js';
import { backs } from './backs.js';

/** @typedef {[number, number, string]} Weave its period across and down, and its lines */

/** @param {number} x @param {number} y @param {number} r */
const ring = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const corners = (/** @type {number} */ period, /** @type {number} */ r) =>
  [0, period].flatMap((x) => [0, period].map((y) => ring(x, y, r))).join('');
const spokes = [0, 60, 120]
  .map((degrees) => {
    const [c, s] = [5 * Math.cos((degrees * Math.PI) / 180), 5 * Math.sin((degrees * Math.PI) / 180)];
    return `M${f1(11 - c)} ${f1(11 - s)}L${f1(11 + c)} ${f1(11 + s)}`;
  })
  .join('');

/** Twelve weaves, one for each province in the order of the board. @type {Weave[]} */
const WEAVES = [
  [24, 24, '<path d="M12 2l10 10-10 10L2 12zM12 7l5 5-5 5-5-5z"/>'], // lozenge
  [
    26,
    30,
    '<path d="M8 12c0-5 5-5 5-9 4 4 5 11 0 12-3 .6-5-.7-5-3zM21 27c0-5 5-5 5-9M-5 27c0-5 5-5 5-9 4 4 5 11 0 12"/>',
  ], // buta
  [20, 20, '<path d="M10 0l10 10-10 10L0 10zM10 5v10M5 10h10"/>'], // phulkari
  [24, 24, `<path d="${star(6, 12, 12, 8, 4)}"/>${corners(24, 2)}`], // star
  [
    30,
    30,
    `${ring(15, 15, 9)}<path d="${star(8, 15, 15, 6, 3)}"/><path d="M-4 0h8M0-4v8M30 26v8M26 30h8M0 26v8M-4 30h8M30-4v8M26 0h8"/>`,
  ], // ajrakh
  [
    20,
    20,
    '<path d="M-5 5L5-5M-5 25L25-5M15 25L25 15" stroke-width="4.5"/><path d="M-5 15L15-5M5 25L25 5" stroke-width="1.4"/>',
  ], // leheriya
  [
    26,
    26,
    '<path d="M13 3c4 5 4 5 0 10-4-5-4-5 0-10zM13 13c4 5 4 5 0 10-4-5-4-5 0-10zM3 13c5-4 5-4 10 0-5 4-5 4-10 0zM13 13c5-4 5-4 10 0-5 4-5 4-10 0z"/>',
  ], // chintz
  [30, 30, `<path d="${girih488(30)}"/>`], // girih
  [22, 22, `<path d="${spokes}"/>${corners(22, 1.2)}`], // chikan
  [28, 14, '<path d="M0 7c7-8 7 8 14 0s7 8 14 0M0 14c7-8 7 8 14 0s7 8 14 0"/>'], // river
  [22, 22, '<path d="M0 4h22M0 8h22M4 0v22M8 0v22"/>'], // check
  [18, 18, ring(4.5, 4.5, 2.6) + ring(13.5, 13.5, 2.6)], // bandhani
];

const GIRIH = `<path d="${girih488(14)}" stroke-width="1"/>`;
/** The cloth of cards. @type {Record<string, Weave>} */
const CLOTHS = {
  red: [12, 12, '<path d="M-2 8L6 0l8 8M-2 14L6 6l8 8" stroke-width="2.4"/>'],
  yellow: [10, 10, `<g stroke="none" fill="currentColor">${ring(2.5, 2.5, 1.7)}${ring(7.5, 7.5, 1.7)}</g>`],
  green: [10, 10, '<path d="M0 0h10M0 5h10M0 0v10M5 0v10" stroke-width="1.7"/>'],
  blue: [10, 9, '<path d="M0 4.5h10" stroke-width="3.2"/>'],
  white: [14, 14, GIRIH],
  special: [14, 14, GIRIH],
};

/** @param {string} id @param {string} kind @param {Weave} weave */
const pattern = (id, kind, [wide, high, body]) =>
  `<pattern id="${id}" class="${kind}" width="${wide}" height="${high}" patternUnits="userSpaceOnUse">` +
  `<g fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round">${body}</g></pattern>`;

let placed = false;

/** Puts all patterns into the page, once, and what cards share. */
export function placeCloth() {
  if (placed) return;
  placed = true;
  const patterns = [
    ...Object.entries(CLOTHS).map(([name, weave]) => pattern(`tm-cloth-${name}`, `cloth-${name}`, weave)),
    ...WEAVES.map((weave, at) => pattern(`tm-weave-${at}`, `woven dye-${at}`, weave)),
    ...WEAVES.map((weave, at) => pattern(`tm-weave-${at}-lit`, 'woven lit', weave)),
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
