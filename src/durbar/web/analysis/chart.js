// The winning chances over the game: a line for each seat, a dot for each decision, and a slider to select one.
import { html } from '../html.js';
import { useMeasured } from '../focus/measured.js';
import { ink } from '../signs/signs.js';
import { percent } from '../words/format.js';
import { t } from '../words/words.js';
import { chancesAt, DASHES, inWords, whereIs } from './told.js';

/** @typedef {import('./told.js').Result} Result */
/** @typedef {import('./told.js').About} About */

const [LEFT, RIGHT, TOP, BOTTOM] = [42, 34, 30, 44];
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** With more chapters than this the chart omits their numbers, which would touch. */
const NUMBERED = 16;

/**
 * Returns the heights moved apart, so that the silhouettes at the ends of the lines do not overlap.
 * @param {number[]} heights @param {number} most
 */
function apart(heights, most) {
  const made = [...heights];
  const order = heights.map((_, k) => k).sort((a, b) => heights[b] - heights[a] || b - a);
  for (const [i, k] of order.entries()) made[k] = Math.min(made[k], i ? made[order[i - 1]] - 21 : most);
  return made;
}

/** Returns the indexes of the decisions that begin a chapter. @param {Result['decisions']} decisions */
const beginnings = (decisions) =>
  decisions.flatMap(({ chapter }, index) => (index && decisions[index - 1].chapter !== chapter ? [index] : []));

/** Returns the slider's text for screen readers. @param {Result} result @param {About} about @param {number} index */
function valueText(result, about, index) {
  const { decisions } = result;
  const win = chancesAt(result, index);
  const chances = about.seats.map(({ name }, k) => t('analysis-chance', { name, win: percent(win[k]) })).join(', ');
  if (index === decisions.length) return t('analysis-at-end', { chances });
  return t('analysis-at', { where: whereIs(decisions[index], about), done: inWords(decisions[index]), chances });
}

/** The width of a disc with a number, with its margin. */
const DISC = 22;

/**
 * Returns the positions of the discs of some points so that none overlap: each on its point, otherwise as near as
 * possible above or below it.
 * @param {Array<[number, number]>} points @param {number} least @param {number} most
 */
export function discs(points, least, most) {
  /** @type {Array<[number, number]>} */
  const placed = [];
  for (const [x, y] of points) {
    const free = (/** @type {number} */ at) => placed.every(([left, high]) => Math.hypot(left - x, high - at) >= DISC);
    const steps = [...Array(Math.ceil((most - least) / 4)).keys()].flatMap((k) => [y + 4 * k, y - 4 * k]);
    placed.push([x, steps.find((at) => at >= least && at <= most && free(at)) ?? y]);
  }
  return placed;
}

/**
 * The turning points: from the chance with the better move to the chance after the move made.
 * @param {{result: Result, about: About, x: (at: number) => number, y: (chance: number) => number}} props
 */
function Turns({ result, about, x, y }) {
  const turns = result.turning_points.map((number) => {
    const index = result.decisions.findIndex((one) => one.number === number);
    const { seat, win, better } = result.decisions[index];
    return { number, seat, x: x(index), from: y((better?.win ?? win)[seat]), to: y(win[seat]) };
  });
  const places = discs(
    turns.map((turn) => [turn.x, turn.to]),
    y(1),
    y(0),
  );
  return turns.map((turn, place) => {
    const [left, high] = places[place];
    return html`<g key=${turn.number} class="an-turn" data-p=${about.seats[turn.seat].stone}>
      <path d="M${turn.x} ${turn.from}V${turn.to}V${high}" />
      <circle cx=${left} cy=${high} r="10" />
      <text x=${left} y=${high + 4}>${place + 1}</text>
    </g>`;
  });
}

/** @param {{result: Result, about: About, at: number, go: (at: number) => void}} props */
export function Chart({ result, about, at, go }) {
  const [ref, size] = useMeasured();
  const { line, decisions } = result;
  const wide = Math.max(280, size?.width ?? 900);
  const high = wide < 560 ? 270 : 350;
  const last = line.length - 1;
  const x = (/** @type {number} */ i) => LEFT + ((wide - LEFT - RIGHT) * i) / Math.max(1, last);
  const y = (/** @type {number} */ chance) => TOP + (high - TOP - BOTTOM) * (1 - chance);
  const starts = beginnings(decisions);
  const ends = apart(line[last].win.map(y), y(0));
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const i = Math.round(((event.clientX - box.left - LEFT) / (wide - LEFT - RIGHT)) * last);
    go(Math.max(0, Math.min(last, i)));
  };
  return html`<div class="an-chart" ref=${ref}>
    <svg viewBox="0 0 ${wide} ${high}" height=${high} aria-hidden="true" onPointerMove=${point} onPointerDown=${point}>
      <text class="axis" x="4" y="14">${t('analysis-axis-win')}</text>
      <text class="axis mid" x=${(LEFT + wide - RIGHT) / 2} y=${high - 6}>
        ${t(starts.length && starts.length <= NUMBERED ? 'analysis-axis-visits' : 'analysis-axis-course')}
      </text>
      ${TICKS.map(
        (tick) => html`<path class="tick" d="M${LEFT} ${y(tick)}H${wide - RIGHT}" />
          <text class="of" x=${LEFT - 6} y=${y(tick) + 4}>${percent(tick)}</text>`,
      )}
      ${starts.map(
        (start, n) =>
          html`<path class="visit" d="M${x(start)} ${TOP}V${high - BOTTOM + 4}" />${
            starts.length <= NUMBERED && html`<text class="no" x=${x(start)} y=${high - BOTTOM + 18}>${n + 2}</text>`
          }`,
      )}
      ${decisions.map(
        ({ seat, win, number }, i) => html`<circle key=${number} class="an-dot" data-p=${about.seats[seat].stone}
            cx=${x(i)} cy=${y(win[seat])} r="2.2" />`,
      )}
      <path class="cursor" d="M${x(at)} ${TOP}V${high - BOTTOM}" />
      ${about.seats.map(({ stone, figure }, k) => {
        const path = line.map(({ win }, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(win[k]).toFixed(1)}`).join('');
        return html`<g key=${k} data-p=${stone}><path class="run" d=${path} stroke-dasharray=${DASHES[k]} />
          ${ink(`p-${figure}`, wide - RIGHT + 8, ends[k] - 11, 22, 'piece')}</g>`;
      })}
      <${Turns} result=${result} about=${about} x=${x} y=${y} />
    </svg>
    <input type="range" min="0" max=${last} step="1" value=${at} aria-label=${t('analysis-along')}
        aria-valuetext=${valueText(result, about, at)}
        onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => go(Number(event.target.value))} />
  </div>`;
}
