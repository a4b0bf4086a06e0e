// Boxes on the map: what lies where, and what lies on what.

/** @typedef {[number, number, number, number]} Box left, top, right, bottom */

/** The area two boxes share. @param {Box} a @param {Box} b */
export function common(a, b) {
  const wide = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** @param {number} x @param {number} y @param {number} wide @param {number} high @returns {Box} */
export const around = (x, y, wide, high) => [x - wide, y - high, x + wide, y + high];

/** The box round two boxes. @param {Box} one @param {Box} other @returns {Box} */
export const joined = (one, other) => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];
