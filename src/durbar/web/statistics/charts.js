// Small charts. The numbers next to a chart contain the same information, for users who cannot see the chart.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { formatDate, formatNumber, formatPercent } from '../words/format.js';

/** @import {Estimate, PlayedGame} from './statistics.js' */

/** The width of a `Range`, in SVG units. */
const RANGE_WIDTH = 120;

/**
 * A mean, drawn as a dot (or, if `asBar` is set, as a bar from zero), and its confidence interval, drawn as a line.
 * `reference` is a value to compare the mean with. `min` and `max` are the values at the ends of the axis.
 * @param {{estimate: Estimate, min?: number, max: number, reference?: number, asBar?: boolean}} props
 */
export function Range({ estimate: { mean, low, high }, min = 0, max, reference, asBar = false }) {
  const x = (/** @type {number} */ value) =>
    4 + ((RANGE_WIDTH - 8) * (Math.min(Math.max(value, min), max) - min)) / (max - min);
  const [barStart, barEnd] = [Math.min(x(0), x(mean)), Math.max(x(0), x(mean))];
  return html`<svg class="stat-range ${low === null ? 'no-interval' : ''}" viewBox="0 0 ${RANGE_WIDTH} 20"
      aria-hidden="true">
    <path class="axis" d="M4 10H${RANGE_WIDTH - 4}" />
    ${reference !== undefined && html`<path class="mark" d="M${x(reference)} 2v16" />`}
    ${asBar && min < 0 && html`<path class="axis" d="M${x(0)} 3v14" />`}
    ${
      asBar &&
      html`<rect class="bar ${mean < 0 ? 'negative' : ''}" x=${barStart} y="5"
        width=${barEnd - barStart} height="10" rx="2" />`
    }
    ${
      low !== null &&
      high !== null &&
      html`<path class="interval" d="M${x(low)} 10H${x(high)}M${x(low)} 6v8M${x(high)} 6v8" />`
    }
    ${!asBar && html`<circle class="dot" cx=${x(mean)} cy="10" r="4.5" />`}
  </svg>`;
}

/** A bar chart of first places, second places, and so on. @param {{places: number[], played: number}} props */
export function Places({ places, played }) {
  const highest = Math.max(1, ...places);
  return html`<table class="stat-places">
    <tbody>
      ${places.map(
        (count, index) => html`<tr key=${index}>
          <th scope="row">${t('statistics-nth', { place: index + 1 })}</th>
          <td>
            <svg viewBox="0 0 160 20" preserveAspectRatio="none" aria-hidden="true">
              <rect class=${index ? 'bar' : 'bar first'} y="3" height="14" rx="2" width=${(160 * count) / highest} />
            </svg>
          </td>
          <td>${count} <small>${formatPercent(count / played)}</small></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The width and the height of the chart of points, in SVG units. */
const [WIDTH, HEIGHT] = [560, 210];
/** The left and the bottom margin of the chart of points, in SVG units. */
const [LEFT_MARGIN, BOTTOM_MARGIN] = [34, 24];
/** The number of games in a moving mean. */
const MEAN_WINDOW = 5;
/** The possible distances between the lines of a grid, in points. */
const GRID_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** The largest number of lines in a grid. */
const MAX_GRID_LINES = 6;

/** Returns, for each value, the mean of the last `MEAN_WINDOW` values up to this one. @param {number[]} values */
const movingMeans = (values) =>
  values.map((_, index) => {
    const recent = values.slice(Math.max(0, index - MEAN_WINDOW + 1), index + 1);
    return recent.reduce((sum, value) => sum + value, 0) / recent.length;
  });

/** Returns the values of the grid lines, evenly spaced, which enclose all given values. @param {number[]} values */
export function gridLinesFor(values) {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step =
    GRID_STEPS.find((candidate) => Math.ceil(highest / candidate) - Math.floor(lowest / candidate) < MAX_GRID_LINES) ??
    highest - lowest;
  const first = Math.floor(lowest / step);
  return Array.from({ length: Math.ceil(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Returns the labels below the chart: the dates of the first and the last game, and of two games between them if there
 * is space. No date is repeated.
 * @param {PlayedGame[]} latest
 */
function dayLabels(latest) {
  const last = latest.length - 1;
  const indexes = new Set(last >= 6 ? [0, Math.round(last / 3), Math.round((2 * last) / 3), last] : [0, last]);
  const days = [...indexes].map((index) => ({
    index,
    day: formatDate(latest[index].ended),
    isBetween: index > 0 && index < last,
  }));
  const outerDays = new Set(days.filter(({ isBetween }) => !isBetween).map(({ day }) => day));
  return days.filter(
    ({ day, isBetween }, index) =>
      (isBetween ? !outerDays.has(day) : true) && days.findIndex((label) => label.day === day) === index,
  );
}

/**
 * A chart of the points from game to game; a star marks a game that was won.
 * @param {{latest: PlayedGame[], unit: string}} props
 */
export function PointsChart({ latest, unit }) {
  const points = latest.map((game) => game.points);
  const ticks = gridLinesFor(points);
  const [lowest, highest] = [ticks[0], ticks[ticks.length - 1]];
  const last = latest.length - 1;
  const x = (/** @type {number} */ index) =>
    last ? LEFT_MARGIN + 10 + ((WIDTH - LEFT_MARGIN - 20) * index) / last : (LEFT_MARGIN + WIDTH) / 2;
  const y = (/** @type {number} */ value) =>
    10 + ((HEIGHT - BOTTOM_MARGIN - 20) * (highest - value)) / (highest - lowest);
  // The line of moving means starts at the first game that has a full window.
  const hasLine = points.length >= MEAN_WINDOW;
  const line = hasLine
    ? movingMeans(points)
        .map((value, index) =>
          index < MEAN_WINDOW - 1
            ? ''
            : `${index === MEAN_WINDOW - 1 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
        )
        .join('')
    : '';
  const latestMean = hasLine ? movingMeans(points)[last] : 0;
  const textAnchor = (/** @type {number} */ index) =>
    !last || (index > 0 && index < last) ? 'middle' : index ? 'end' : 'start';
  return html`<figure class="stat-course">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
      ${ticks.map(
        (tick) => html`<path class="tick" d="M${LEFT_MARGIN} ${y(tick)}H${WIDTH}" />
          <text class="tick-label" x=${LEFT_MARGIN - 6} y=${y(tick) + 4}>${formatNumber(tick)}</text>`,
      )}
      ${dayLabels(latest).map(
        ({ index, day, isBetween }) =>
          html`<text class="day ${isBetween ? 'between' : ''}" x=${
            last ? x(index) + (index ? (index < last ? 0 : 10) : -10) : x(index)
          } y=${HEIGHT - 4} text-anchor=${textAnchor(index)}>${day}</text>`,
      )}
      ${line && html`<path class="line" d=${line} />`}
      ${latest.map(({ points: value, place }, index) =>
        place === 1
          ? html`<path class="won" transform="translate(${x(index)} ${y(value)})"
              d="M0-7L2-2.2 7-2 3 1.500 4.500 6.500 0 3.600-4.500 6.500-3 1.500-7-2-2-2.200z" />`
          : html`<circle class="other" cx=${x(index)} cy=${y(value)} r="3.6" />`,
      )}
    </svg>
    <figcaption>
      ${t('statistics-course-key', { unit })} ${
        hasLine && t('statistics-course-line', { last: MEAN_WINDOW, points: formatNumber(latestMean) })
      }
    </figcaption>
  </figure>`;
}
