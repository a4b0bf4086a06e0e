// Small charts. What they show is told in numbers beside them: those who cannot see them miss nothing.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { number, percent } from './numbers.js';

/** @typedef {import('./statistics.js').Estimate} Estimate */

const WIDE = 120;

/**
 * A mean as a dot, or as a bar, and its interval as a line; `mark` is what it is to be compared with.
 * @param {{of: Estimate, most: number, mark?: number, bar?: boolean}} props
 */
export function Range({ of: { mean, low, high }, most, mark, bar = false }) {
  const x = (/** @type {number} */ value) => 4 + ((WIDE - 8) * Math.min(Math.max(value, 0), most)) / most;
  return html`<svg class="stat-range ${low === null ? 'few' : ''}" viewBox="0 0 ${WIDE} 20" aria-hidden="true">
    <path class="axis" d="M4 10H${WIDE - 4}" />
    ${mark !== undefined && html`<path class="mark" d="M${x(mark)} 2v16" />`}
    ${bar && html`<rect class="bar" x="4" y="5" width=${Math.max(0, x(mean) - 4)} height="10" rx="2" />`}
    ${low !== null && high !== null && html`<path class="reach" d="M${x(low)} 10H${x(high)}M${x(low)} 6v8M${x(high)} 6v8" />`}
    ${!bar && html`<circle class="dot" cx=${x(mean)} cy="10" r="4.5" />`}
  </svg>`;
}

/** How often first, second, and so on. @param {{places: number[], played: number}} props */
export function Places({ places, played }) {
  const most = Math.max(1, ...places);
  return html`<table class="stat-places">
    <tbody>
      ${places.map((count, at) => html`<tr key=${at}>
        <th scope="row">${t('statistics-nth', { place: at + 1 })}</th>
        <td><svg viewBox="0 0 160 20" preserveAspectRatio="none" aria-hidden="true"><rect class=${at ? 'bar' : 'bar first'} y="3" height="14" rx="2" width=${(160 * count) / most} /></svg></td>
        <td>${count} <small>${percent(count / played)}</small></td>
      </tr>`)}
    </tbody>
  </table>`;
}

const [LEFT, LONG, HIGH, LAST] = [34, 560, 190, 5];

/** The mean of the last few values up to each. @param {number[]} values */
const running = (values) =>
  values.map((_, at) => {
    const some = values.slice(Math.max(0, at - LAST + 1), at + 1);
    return some.reduce((sum, one) => sum + one, 0) / some.length;
  });

/** Points from game to game; a game that was won has a star. @param {{latest: import('./statistics.js').Played[]}} props */
export function Course({ latest }) {
  const points = latest.map((one) => one.points);
  const most = Math.max(10, ...points);
  const least = Math.min(0, ...points);
  const x = (/** @type {number} */ at) => (latest.length === 1 ? (LEFT + LONG) / 2 : LEFT + 10 + ((LONG - LEFT - 20) * at) / (latest.length - 1));
  const y = (/** @type {number} */ value) => 10 + ((HIGH - 24) * (most - value)) / (most - least);
  const every = most > 150 ? 50 : most > 60 ? 20 : most > 25 ? 10 : 5;
  const ticks = Array.from({ length: Math.floor(most / every) + 1 }, (_, at) => at * every);
  const enough = points.length >= LAST;
  const line = enough ? running(points).map((value, at) => (at < LAST - 1 ? '' : `${at === LAST - 1 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)).join('') : '';
  const now = enough ? running(points)[points.length - 1] : 0;
  return html`<figure class="stat-course">
    <svg viewBox="0 0 ${LONG} ${HIGH}" aria-hidden="true">
      ${ticks.map((tick) => html`<path class="tick" d="M${LEFT} ${y(tick)}H${LONG}" /><text x=${LEFT - 6} y=${y(tick) + 4}>${tick}</text>`)}
      ${line && html`<path class="line" d=${line} />`}
      ${latest.map(({ points: value, place }, at) =>
        place === 1
          ? html`<path class="won" transform="translate(${x(at)} ${y(value)})" d="M0-7L2-2.2 7-2 3 1.500 4.500 6.500 0 3.600-4.500 6.500-3 1.500-7-2-2-2.200z" />`
          : html`<circle class="other" cx=${x(at)} cy=${y(value)} r="3.6" />`,
      )}
    </svg>
    <figcaption>${t('statistics-course-key')} ${enough ? t('statistics-course-line', { last: LAST, points: number(now) }) : t('statistics-few-course')}</figcaption>
  </figure>`;
}
