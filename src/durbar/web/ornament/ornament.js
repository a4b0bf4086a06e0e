// Ornament from formulae: pure functions that return path data.

/** @typedef {[number, number]} Point */

/** A number with one digit, as paths have it. @param {number} n */
export const f1 = (n) => n.toFixed(1).replace(/\.0$/, '');

/** @param {Point} p @param {number} angle @returns {Point} */
const turned = ([x, y], angle) => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

/**
 * Polygons in contact (Hankin): from each edge's midpoint two rays leave at `angle` to the edge; neighbouring rays meet
 * inside the cell; midpoint, meeting and midpoint are joined.
 * @param {Point[]} polygon
 * @param {number} angle in radians
 */
export function hankin(polygon, angle) {
  const n = polygon.length;
  /** @type {Point[]} */ const middles = [];
  /** @type {Point[]} */ const directions = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % n];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    middles.push([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
    directions.push([(b[0] - a[0]) / length, (b[1] - a[1]) / length]);
  });
  let path = '';
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const [p, q] = [middles[i], middles[j]];
    const u = turned(directions[i], angle);
    const v = turned([-directions[j][0], -directions[j][1]], -angle);
    const k = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / (u[0] * v[1] - u[1] * v[0]);
    path += `M${f1(p[0])} ${f1(p[1])}L${f1(p[0] + u[0] * k)} ${f1(p[1] + u[1] * k)}L${f1(q[0])} ${f1(q[1])}`;
  }
  return path;
}

/** The corners of a regular polygon. @param {number} n @param {number} cx @param {number} cy @param {number} radius @returns {Point[]} */
export const ngon = (n, cx, cy, radius, start = 0) =>
  Array.from({ length: n }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / n;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

/** A closed path through points. @param {Point[]} points */
export const poly = (points) => `M${points.map(([x, y]) => `${f1(x)} ${f1(y)}`).join('L')}Z`;

/** A star with n points. @param {number} n @param {number} cx @param {number} cy @param {number} outer @param {number} inner */
export const star = (n, cx, cy, outer, inner, start = -Math.PI / 2) =>
  poly(
    Array.from({ length: 2 * n }, (_, i) => {
      const radius = i % 2 ? inner : outer;
      const angle = start + (i * Math.PI) / n;
      return /** @type {Point} */ ([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
    }),
  );

/** The house pattern, one square period: an octagon in the cell and quarter squares at its corners. @param {number} period */
export function girih488(period, degrees = 67.5) {
  const side = period / (1 + Math.SQRT2);
  const angle = (degrees * Math.PI) / 180;
  const half = side / Math.SQRT2;
  let path = hankin(ngon(8, period / 2, period / 2, side / 2 / Math.sin(Math.PI / 8), Math.PI / 8), angle);
  for (const x of [0, period]) {
    for (const y of [0, period]) {
      path += hankin(
        [
          [x - half, y],
          [x, y - half],
          [x + half, y],
          [x, y + half],
        ],
        angle,
      );
    }
  }
  return path;
}

/** A jali: six-pointed stars in a honeycomb; a period as path, width and height. @param {number} width of a hexagon */
export function jali6(width, degrees = 60) {
  const radius = width / Math.sqrt(3);
  const height = radius * 3;
  const angle = (degrees * Math.PI) / 180;
  const centres = [
    [0, 0],
    [width, 0],
    [width / 2, height / 2],
    [0, height],
    [width, height],
  ];
  const d = centres.map(([x, y]) => hankin(ngon(6, x, y, radius, Math.PI / 6), angle)).join('');
  return { d, w: width, h: height };
}

/**
 * A cusped arch: n foils a side on a pointed curve, then straight jambs down to the foot.
 * @param {number} left @param {number} right @param {number} spring @param {number} apex @param {number} foot
 */
export function cusped(left, right, spring, apex, foot, n = 3) {
  const middle = (left + right) / 2;
  /** @type {Point[]} */ const points = [];
  for (let i = 0; i <= n; i++) {
    const along = ((i / n) * Math.PI) / 2;
    points.push([left + (middle - left) * (1 - Math.cos(along)), spring + (apex - spring) * Math.sin(along)]);
  }
  for (let i = n - 1; i >= 0; i--) points.push([2 * middle - points[i][0], points[i][1]]);
  let path = `M${f1(left)} ${f1(foot)}L${f1(left)} ${f1(spring)}`;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const radius = f1(Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.56);
    path += `A${radius} ${radius} 0 0 1 ${f1(b[0])} ${f1(b[1])}`;
  }
  return `${path}L${f1(right)} ${f1(foot)}Z`;
}
