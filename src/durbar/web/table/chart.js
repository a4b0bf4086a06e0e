// A chart of the scores during the game: a line for each player, with the player's silhouette at its end.
import { html } from '../html.js';
import { drawSymbol } from '../signs/signs.js';

/** The width and height of the chart, in SVG units. */
const [WIDTH, HEIGHT] = [600, 200];
/** The left and right margins of the chart, in SVG units. */
const [LEFT, RIGHT] = [28, 26];
/** The least vertical distance between the centres of two silhouettes, in SVG units. */
const SILHOUETTE_DISTANCE = 19;
/** The least and the largest y coordinate of the centre of a silhouette. */
const [MIN_SILHOUETTE_Y, MAX_SILHOUETTE_Y] = [11, HEIGHT - 12];

/**
 * Returns the scores of all players at the start of the game (zeros) and after each chapter (a visit or a turn). A row
 * of the sheet is a chapter. It has, for each seat, the points by source.
 * @param {{rows: Array<Array<Record<string, number>>>}} sheet
 * @param {number} seatCount
 * @returns {number[][]}
 */
function cumulativeScores({ rows }, seatCount) {
  const steps = [Array(seatCount).fill(0)];
  for (const row of rows)
    steps.push(
      row.map((gained, seat) =>
        Object.values(gained).reduce((sum, points) => sum + points, steps[steps.length - 1][seat]),
      ),
    );
  return steps;
}

/**
 * Returns the y coordinates of the ends of the lines, moved apart so that the silhouettes drawn there do not overlap.
 * @param {number[]} lineEnds the y coordinates by seat
 */
function spreadApart(lineEnds) {
  const spread = [...lineEnds];
  const seatsFromTop = lineEnds.map((_, seat) => seat).sort((a, b) => lineEnds[a] - lineEnds[b]);
  for (const [i, seat] of seatsFromTop.entries()) {
    const minY = i ? spread[seatsFromTop[i - 1]] + SILHOUETTE_DISTANCE : MIN_SILHOUETTE_Y;
    spread[seat] = Math.max(spread[seat], minY);
  }
  const overflow = Math.max(0, Math.max(...spread) - MAX_SILHOUETTE_Y);
  return spread.map((y) => Math.max(MIN_SILHOUETTE_Y, y - overflow));
}

/**
 * The chart of the scores. It is not shown before the second visit or turn has ended.
 * @param {{scene: import('./part.js').Scene}} props
 */
export function Chart({ scene }) {
  const { view, seats, names, t } = scene;
  if (!view.sheet || view.sheet.rows.length < 2) return null;
  const steps = cumulativeScores(view.sheet, seats.length);
  const highest = Math.max(10, ...steps.flat());
  const lowest = Math.min(0, ...steps.flat());
  const x = (/** @type {number} */ step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / (steps.length - 1);
  const y = (/** @type {number} */ points) => 8 + ((HEIGHT - 26) * (highest - points)) / (highest - lowest);
  const silhouetteYs = spreadApart(steps[steps.length - 1].map(y));
  const tickStep = highest > 60 ? 20 : highest > 25 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(highest / tickStep) + 1 }, (_, i) => i * tickStep);
  return html`<figure class="chart">
    <figcaption class="vh">
      ${t('chart-title', { names: names.map((name, seat) => `${name} ${steps[steps.length - 1][seat]}`).join(', ') })}
    </figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t('chart-short')}>
      ${ticks.map(
        (tick) => html`<path class="tick" d="M${LEFT} ${y(tick)}H${WIDTH - RIGHT}" />
          <text x=${LEFT - 6} y=${y(tick) + 4}>${tick}</text>`,
      )}
      ${seats.map((seat, index) => {
        const path = steps
          .map((scores, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(scores[index]).toFixed(1)}`)
          .join('');
        return html`<g data-p=${seat.stone}>
          <path class="run" d=${path} />
          ${drawSymbol(`p-${seat.figure}`, WIDTH - RIGHT + 4, silhouetteYs[index] - 11, 20, 'piece')}
        </g>`;
      })}
    </svg>
  </figure>`;
}
