// The scores over the game: a line for each player, the silhouette at its end.
import { html } from '../html.js';
import { ink } from '../signs/signs.js';

const WIDE = 600;
const HIGH = 200;
const LEFT = 28;
const RIGHT = 26;

/**
 * Returns the scores after each chapter of the game, from zero on.
 * @param {{rows: Array<Array<Record<string, number>>>}} sheet
 * @param {number} seats
 * @returns {number[][]}
 */
function running({ rows }, seats) {
  const steps = [Array(seats).fill(0)];
  for (const row of rows)
    steps.push(
      row.map((brought, k) => Object.values(brought).reduce((sum, points) => sum + points, steps[steps.length - 1][k])),
    );
  return steps;
}

/** Returns the heights moved apart, so that the silhouettes drawn there do not overlap. @param {number[]} heights */
function apart(heights) {
  const made = [...heights];
  const order = heights.map((_, k) => k).sort((a, b) => heights[a] - heights[b]);
  for (const [i, k] of order.entries()) made[k] = Math.max(made[k], i ? made[order[i - 1]] + 19 : 11);
  const over = Math.max(0, Math.max(...made) - (HIGH - 12));
  return made.map((height) => Math.max(11, height - over));
}

/** @param {{scene: import('./part.js').Scene}} props */
export function Chart({ scene }) {
  const { view, seats, names, t } = scene;
  if (!view.sheet || view.sheet.rows.length < 2) return null;
  const steps = running(view.sheet, seats.length);
  const most = Math.max(10, ...steps.flat());
  const least = Math.min(0, ...steps.flat());
  const x = (/** @type {number} */ i) => LEFT + ((WIDE - LEFT - RIGHT) * i) / (steps.length - 1);
  const y = (/** @type {number} */ points) => 8 + ((HIGH - 26) * (most - points)) / (most - least);
  const ends = apart(steps[steps.length - 1].map(y));
  const every = most > 60 ? 20 : most > 25 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => i * every);
  return html`<figure class="chart">
    <figcaption class="vh">
      ${t('chart-title', { names: names.map((name, k) => `${name} ${steps[steps.length - 1][k]}`).join(', ') })}
    </figcaption>
    <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${t('chart-short')}>
      ${ticks.map(
        (tick) => html`<path class="tick" d="M${LEFT} ${y(tick)}H${WIDE - RIGHT}" />
          <text x=${LEFT - 6} y=${y(tick) + 4}>${tick}</text>`,
      )}
      ${seats.map((seat, k) => {
        const path = steps.map((scores, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(scores[k]).toFixed(1)}`).join('');
        const end = ends[k];
        return html`<g data-p=${seat.stone}>
          <path class="run" d=${path} />
          ${ink(`p-${seat.figure}`, WIDE - RIGHT + 4, end - 11, 20, 'piece')}
        </g>`;
      })}
    </svg>
  </figure>`;
}
