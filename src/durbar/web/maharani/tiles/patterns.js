// The straps of the stones, one geometry for each colour: told apart without any colour. Straps leave the square where
// those of an equal neighbour come in.
import { girih488, ngon, poly } from '../../ornament/ornament.js';

/** @typedef {import('../../ornament/ornament.js').Point} Point */

/** A ring, as a polygon of many sides. @param {number} x @param {number} y @param {number} radius */
const ring = (x, y, radius) => poly(ngon(28, x, y, radius, Math.PI / 28));
/** @param {number} half */
const square = (half) => poly(ngon(4, 50, 50, half * Math.SQRT2, Math.PI / 4));
/** @param {number} half @param {number} turn in degrees */
const turned = (half, turn) => poly(ngon(4, 50, 50, half, (turn * Math.PI) / 180));
/** Straight lines. @param {Array<[number, number, number, number]>} all */
const lines = (...all) => all.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('');
/** A wave about a height. @param {number} y @param {number} high */
const wave = (y, high) =>
  `M${Array.from({ length: 21 }, (_, at) => `${at * 5} ${(y + high * Math.sin((at * Math.PI) / 10)).toFixed(1)}`).join('L')}`;

const CORNERS = [
  [0, 0],
  [100, 0],
  [0, 100],
  [100, 100],
];
const SIDES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];

/** A lattice of diagonals, 50 apart. */
const LATTICE = lines([0, 25, 25, 0], [0, 75, 75, 0], [25, 100, 100, 25], [75, 100, 100, 75], [0, 75, 25, 100], [0, 25, 75, 100], [25, 0, 100, 75], [75, 0, 100, 25]);

/** @type {Record<string, {straps: string, heart: string}>} */
export const PATTERNS = {
  blue: { straps: girih488(100, 67.5), heart: poly(ngon(8, 50, 50, 24, Math.PI / 8)) },
  orange: { straps: turned(50, 0) + turned(50, 30) + turned(50, 60), heart: poly(ngon(12, 50, 50, 25, Math.PI / 12)) },
  red: { straps: LATTICE, heart: turned(25, 0) },
  green: { straps: [...CORNERS, [50, 50]].map(([x, y]) => ring(x, y, 43)).join(''), heart: ring(50, 50, 20) },
  violet: {
    straps: 'M0 100L50 0L100 100M0 0L50 100L100 0M0 25L100 25M0 75L100 75',
    heart: 'M25 50L37.5 25L62.5 25L75 50L62.5 75L37.5 75Z',
  },
  yellow: { straps: turned(50, 0) + square(34), heart: square(19) },
  white: { straps: lines([30, 0, 30, 100], [70, 0, 70, 100], [0, 30, 100, 30], [0, 70, 100, 70]), heart: square(20) },
  pink: { straps: [...SIDES, [50, 50]].map(([x, y]) => ring(x, y, 29)).join(''), heart: ring(50, 50, 15) },
  turquoise: { straps: [25, 75].map((y) => wave(y, 16) + wave(y, -16)).join(''), heart: turned(16, 45) },
  brown: { straps: lines([0, 25, 100, 25], [0, 75, 100, 75], [50, 0, 50, 100], [0, 50, 100, 50]), heart: square(13) },
};
