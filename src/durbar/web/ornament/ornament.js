// Functions that return ornaments as SVG path data.
import { GIRIH } from './girih.js';

/** @typedef {[number, number]} Point */

/** Formats a coordinate for path data, with at most one decimal. @param {number} n */
export const formatCoordinate = (n) => n.toFixed(1).replace(/\.0$/, '');

/** Returns a closed path through points. @param {Point[]} points */
export const polygonPath = (points) =>
  `M${points.map(([x, y]) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join('L')}Z`;

/**
 * Returns a star with n points round (cx, cy). `outer` is the radius of its points, `inner` the radius of the corners
 * between them, and `start` the angle of the first point in radians.
 * @param {number} n @param {number} cx @param {number} cy @param {number} outer @param {number} inner
 */
export const starPath = (n, cx, cy, outer, inner, start = -Math.PI / 2) =>
  polygonPath(
    Array.from({ length: 2 * n }, (_, i) => {
      const radius = i % 2 ? inner : outer;
      const angle = start + (i * Math.PI) / n;
      return /** @type {Point} */ ([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
    }),
  );

/**
 * Returns the part of the girih (a pattern of interlaced stars) that repeats: a square with `period` as its side.
 * @param {number} period the side of the square
 */
export const girihPath = (period) =>
  GIRIH.replace(/[-.\d]+/g, (number) => formatCoordinate((Number(number) * period) / 100));

/**
 * Returns a cusped arch. Its straight sides, at the x coordinates `left` and `right`, reach from the y coordinate
 * `foot` to `spring`. Above them, n small arcs on each side lead to the top at the y coordinate `apex`.
 * @param {number} left @param {number} right @param {number} spring @param {number} apex @param {number} foot
 */
export function cuspedArchPath(left, right, spring, apex, foot, n = 3) {
  const middle = (left + right) / 2;
  /** @type {Point[]} */ const points = [];
  for (let i = 0; i <= n; i++) {
    const angle = ((i / n) * Math.PI) / 2;
    points.push([left + (middle - left) * (1 - Math.cos(angle)), spring + (apex - spring) * Math.sin(angle)]);
  }
  for (let i = n - 1; i >= 0; i--) points.push([2 * middle - points[i][0], points[i][1]]);
  const [leftX, rightX, footY] = [left, right, foot].map(formatCoordinate);
  let path = `M${leftX} ${footY}L${leftX} ${formatCoordinate(spring)}`;
  for (let i = 1; i < points.length; i++) {
    const [[startX, startY], [endX, endY]] = [points[i - 1], points[i]];
    // A radius of a little more than half the distance makes the arc slightly flatter than a semicircle.
    const radius = formatCoordinate(Math.hypot(endX - startX, endY - startY) * 0.56);
    path += `A${radius} ${radius} 0 0 1 ${formatCoordinate(endX)} ${formatCoordinate(endY)}`;
  }
  return `${path}L${rightX} ${footY}Z`;
}
