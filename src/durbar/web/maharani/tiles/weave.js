// Strapwork that runs over and under itself. Lines are cut where they cross; at every crossing the two straps that go
// straight on are found, and over and under take turns along each strap. The square is one period: what leaves it on one
// side comes in on the other, so that neighbours of one colour are woven into one another.
import { f1 } from '../../ornament/ornament.js';

/** @typedef {import('../../ornament/ornament.js').Point} Point */
/** Half of an edge, seen from one of its ends. @typedef {{at: Point, way: Point, long: number, twin: number, pass: number}} Half */
/** A strap on its way through a crossing. @typedef {{halves: [number, number], rival: number, over: boolean | null}} Pass */

const SIZE = 100;
/** How far on both sides of a crossing the upper strap is drawn again. */
const REACH = 6.5;

/** The lines of a path made of M, L and Z alone. @param {string} path @returns {Point[][]} */
export function linesOf(path) {
  return path
    .split('M')
    .slice(1)
    .map((line) => {
      const points = line
        .replace('Z', '')
        .split('L')
        .map((point) => /** @type {Point} */ (point.trim().split(/[ ,]+/).map(Number)));
      return line.includes('Z') ? [...points, points[0]] : points;
    });
}

/** Where on a piece [a, b] it meets another one, as shares of its length. @param {[Point, Point]} one @param {[Point, Point]} other @returns {number | null} */
function meets([a, b], [c, d]) {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = ux * vy - uy * vx;
  if (Math.abs(area) < 1e-6) return null;
  const along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / area;
  const there = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / area;
  return along > 1e-3 && along < 1 - 1e-3 && there > -1e-3 && there < 1 + 1e-3 ? along : null;
}

/** All lines cut into pieces that cross nothing. @param {Point[][]} lines @returns {Array<[Point, Point]>} */
function cut(lines) {
  /** @type {Array<[Point, Point]>} */
  const pieces = lines.flatMap((line) => line.slice(1).map((point, at) => /** @type {[Point, Point]} */ ([line[at], point])));
  return pieces.flatMap((piece) => {
    const [a, b] = piece;
    const shares = pieces.flatMap((other) => (other === piece ? [] : [meets(piece, other)])).filter((one) => one !== null);
    const stops = [0, .../** @type {number[]} */ (shares).sort((x, y) => x - y), 1];
    const point = (/** @type {number} */ share) => /** @type {Point} */ ([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    return stops.slice(1).flatMap((stop, at) => (stop - stops[at] < 1e-3 ? [] : [/** @type {[Point, Point]} */ ([point(stops[at]), point(stop)])]));
  });
}

/** The place of a point in the period. @param {Point} point */
const place = (point) => point.map((n) => ((Math.round(n * 2) % (SIZE * 2)) + SIZE * 2) % (SIZE * 2)).join();

/** Both halves of every piece, and which halves begin where. @param {Array<[Point, Point]>} pieces */
function halved(pieces) {
  /** @type {Half[]} */
  const halves = [];
  /** @type {Map<string, number[]>} */
  const begins = new Map();
  for (const [a, b] of pieces) {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ]) {
      const at = halves.length;
      halves.push({ at: from, way: [(to[0] - from[0]) / long, (to[1] - from[1]) / long], long, twin: at ^ 1, pass: -1 });
      begins.set(place(from), [...(begins.get(place(from)) ?? []), at]);
    }
  }
  return { halves, begins };
}

/** Joins the halves that go straight on through each place. @param {Half[]} halves @param {Iterable<number[]>} places */
function joined(halves, places) {
  /** @type {Pass[]} */
  const passes = [];
  const straight = (/** @type {number} */ a, /** @type {number} */ b) =>
    halves[a].way[0] * halves[b].way[0] + halves[a].way[1] * halves[b].way[1];
  for (const here of places) {
    const left = [...here];
    const first = passes.length;
    while (left.length > 1) {
      const pairs = left.flatMap((a, at) => left.slice(at + 1).map((b) => /** @type {[number, number]} */ ([a, b])));
      const best = pairs.reduce((one, other) => (straight(...other) < straight(...one) ? other : one));
      for (const half of best) {
        halves[half].pass = passes.length;
        left.splice(left.indexOf(half), 1);
      }
      passes.push({ halves: best, rival: -1, over: null });
    }
    if (passes.length - first === 2) [passes[first].rival, passes[first + 1].rival] = [first + 1, first];
  }
  return passes;
}

/** The next crossing along a strap that leaves a place by a half; none at its end. @param {Half[]} halves @param {Pass[]} passes @param {number} half */
function next(halves, passes, half) {
  for (let at = half, steps = 0; steps < halves.length; steps++) {
    const far = halves[at].twin;
    const pass = halves[far].pass;
    if (pass < 0) return -1;
    if (passes[pass].rival >= 0) return pass;
    const [a, b] = passes[pass].halves;
    at = a === far ? b : a;
  }
  return -1;
}

/** Decides for every crossing which strap is above: not twice the same along a strap. @param {Half[]} halves @param {Pass[]} passes */
function alternate(halves, passes) {
  for (let start = 0; start < passes.length; start++) {
    if (passes[start].over !== null || passes[start].rival < 0) continue;
    passes[start].over = true;
    for (const queue = [start]; queue.length; ) {
      const pass = passes[/** @type {number} */ (queue.pop())];
      for (const other of [pass.rival, ...pass.halves.map((half) => next(halves, passes, half))]) {
        if (other < 0 || passes[other].over !== null) continue;
        passes[other].over = !pass.over;
        queue.push(other);
      }
    }
  }
}

/**
 * Weaves lines.
 * @param {string} path of M, L and Z, in a square of 100
 * @returns {{all: string, over: string}} all straps, and the pieces to draw again above the others
 */
export function weave(path) {
  const lines = linesOf(path);
  const { halves, begins } = halved(cut(lines));
  const passes = joined(halves, begins.values());
  alternate(halves, passes);
  const piece = (/** @type {number} */ at) => {
    const { at: from, way, long } = halves[at];
    const far = Math.min(REACH, long);
    return `M${f1(from[0])} ${f1(from[1])}L${f1(from[0] + way[0] * far)} ${f1(from[1] + way[1] * far)}`;
  };
  return { all: path, over: passes.flatMap((pass) => (pass.over ? pass.halves.map(piece) : [])).join('') };
}
