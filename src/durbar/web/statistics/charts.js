// Small charts. The numbers beside them say the same, for those who cannot see them.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { date, number, percent } from '../words/format.js';

/** @typedef {import('./statistics.js').Estimate} Estimate */

const WIDE = 120;

/**
 * A mean as a dot, or as a bar from zero, and its interval as a line; `mark` is the value to compare it with.
 * @param {{of: Estimate, least?: number, most: number, mark?: number, bar?: boolean}} props
 */
export function Range({ of: { mean, low, high }, least = 0, most, mark, bar = false }) {
  const x = (/** @type {number} */ value) =>
    4 + ((WIDE - 8) * (Math.min(Math.max(value, least), most) - least)) / (most - least);
  const [from, to] = [Math.min(x(0), x(mean)), Math.max(x(0), x(mean))];
  return html`<svg class="stat-range ${low === null ? 'few' : ''}" viewBox="0 0 ${WIDE} 20" aria-hidden="true">
    <path class="axis" d="M4 10H${WIDE - 4}" />
    ${mark !== undefined && html`<path class="mark" d="M${x(mark)} 2v16" />`}
    ${bar && least < 0 && html`<path class="axis" d="M${x(0)} 3v14" />`}
    ${bar && html`<rect class="bar ${mean < 0 ? 'less' : ''}" x=${from} y="5" width=${to - from} height="10" rx="2" />`}
    ${
      low !== null &&
      high !== null &&
      html`<path class="reach" d="M${x(low)} 10H${x(high)}M${x(low)} 6v8M${x(high)} 6v8" />`
    }
    ${!bar && html`<circle class="dot" cx=${x(mean)} cy="10" r="4.5" />`}
  </svg>`;
}

/** The share of first places, second places, and so on. @param {{places: number[], played: number}} props */
export function Places({ places, played }) {
  const most = Math.max(1, ...places);
  return html`<table class="stat-places">
    <tbody>
      ${places.map(
        (count, index) => html`<tr key=${index}>
          <th scope="row">${t('statistics-nth', { place: index + 1 })}</th>
          <td>
            <svg viewBox="0 0 160 20" preserveAspectRatio="none" aria-hidden="true">
              <rect class=${index ? 'bar' : 'bar first'} y="3" height="14" rx="2" width=${(160 * count) / most} />
            </svg>
          </td>
          <td>${count} <small>${percent(count / played)}</small></td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

const [LEFT, LONG, HIGH, FOOT, LAST] = [34, 560, 210, 24, 5];
/** The steps between the lines of a grid, and the largest number of lines. */
const [STEPS, LINES] = [[1, 2, 5, 10, 20, 50, 100, 200, 500], 6];

/** Returns the mean of the last few values up to each. @param {number[]} values */
const running = (values) =>
  values.map((_, index) => {
    const some = values.slice(Math.max(0, index - LAST + 1), index + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });

/** Returns the lines of a grid that encloses all values. @param {number[]} values */
export function gridOf(values) {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) < LINES) ?? most - least;
  const from = Math.floor(least / step);
  return Array.from({ length: Math.ceil(most / step) - from + 1 }, (_, index) => (from + index) * step);
}

/**
 * Returns which games have their day under them: the first, the last, and two between where there is space; each day
 * once.
 * @param {import('./statistics.js').Played[]} latest
 */
function daysOf(latest) {
  const last = latest.length - 1;
  const chosen = new Set(last >= 6 ? [0, Math.round(last / 3), Math.round((2 * last) / 3), last] : [0, last]);
  const days = [...chosen].map((index) => ({
    at: index,
    day: date(latest[index].ended),
    between: index > 0 && index < last,
  }));
  const ends = new Set(days.filter(({ between }) => !between).map(({ day }) => day));
  return days.filter(
    ({ day, between }, k) => (between ? !ends.has(day) : true) && days.findIndex((one) => one.day === day) === k,
  );
}

/**
 * Points from game to game; a game that was won has a star.
 * @param {{latest: import('./statistics.js').Played[], unit: string}} props
 */
export function Course({ latest, unit }) {
  const points = latest.map((one) => one.points);
  const ticks = gridOf(points);
  const [least, most] = [ticks[0], ticks[ticks.length - 1]];
  const last = latest.length - 1;
  const x = (/** @type {number} */ index) =>
    last ? LEFT + 10 + ((LONG - LEFT - 20) * index) / last : (LEFT + LONG) / 2;
  const y = (/** @type {number} */ value) => 10 + ((HIGH - FOOT - 20) * (most - value)) / (most - least);
  const enough = points.length >= LAST;
  const line = enough
    ? running(points)
        .map((value, index) =>
          index < LAST - 1 ? '' : `${index === LAST - 1 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
        )
        .join('')
    : '';
  const now = enough ? running(points)[last] : 0;
  const anchor = (/** @type {number} */ index) =>
    !last || (index > 0 && index < last) ? 'middle' : index ? 'end' : 'start';
  return html`<figure class="stat-course">
    <svg viewBox="0 0 ${LONG} ${HIGH}" aria-hidden="true">
      ${ticks.map(
        (tick) => html`<path class="tick" d="M${LEFT} ${y(tick)}H${LONG}" />
          <text class="much" x=${LEFT - 6} y=${y(tick) + 4}>${number(tick)}</text>`,
      )}
      ${daysOf(latest).map(
        ({ at, day, between }) =>
          html`<text class="day ${between ? 'between' : ''}" x=${
            last ? x(at) + (at ? (at < last ? 0 : 10) : -10) : x(at)
          } y=${HIGH - 4} text-anchor=${anchor(at)}>${day}</text>`,
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
        enough && t('statistics-course-line', { last: LAST, points: number(now) })
      }
    </figcaption>
  </figure>`;
}
