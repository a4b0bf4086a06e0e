// A chart of the winning chances during the game: a line for each seat, a dot for each decision, and a slider that
// selects a decision.
import { html } from '../html.js';
import { useMeasured } from '../focus/measured.js';
import { drawSymbol } from '../signs/signs.js';
import { formatPercent } from '../words/format.js';
import { t } from '../words/words.js';
import { chancesAt, DASHES, describeMove, positionText } from './texts.js';

/** @typedef {import('./texts.js').Result} Result */
/** @typedef {import('./texts.js').TableInfo} TableInfo */

/** The margins of the chart, in pixels. */
const [LEFT, RIGHT, TOP, BOTTOM] = [42, 34, 30, 44];
/** The chances of winning at which the chart has a horizontal line. */
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** If there are more chapters (visits or turns) than this, the chart omits their numbers, which would overlap. */
const MAX_NUMBERED_CHAPTERS = 16;

/** The least vertical distance, in pixels, between the players' silhouettes at the ends of the lines. */
const SILHOUETTE_DISTANCE = 21;

/**
 * Returns the y coordinates of the ends of the lines, moved apart so that the silhouettes drawn there do not overlap.
 * @param {number[]} lineEnds the y coordinates by seat @param {number} maxY the largest y coordinate allowed
 */
function spreadApart(lineEnds, maxY) {
  const spread = [...lineEnds];
  const seatsFromBottom = lineEnds.map((_, seat) => seat).sort((a, b) => lineEnds[b] - lineEnds[a] || b - a);
  for (const [i, seat] of seatsFromBottom.entries()) {
    const seatMaxY = i ? spread[seatsFromBottom[i - 1]] - SILHOUETTE_DISTANCE : maxY;
    spread[seat] = Math.min(spread[seat], seatMaxY);
  }
  return spread;
}

/**
 * Returns the index of the first decision of each chapter (a visit or a turn), except the first chapter.
 * @param {Result['decisions']} decisions
 */
const chapterStarts = (decisions) =>
  decisions.flatMap(({ chapter }, index) => (index && decisions[index - 1].chapter !== chapter ? [index] : []));

/**
 * Returns the slider's text for screen readers.
 * @param {Result} result @param {TableInfo} info @param {number} index the index of the selected decision
 */
function sliderText(result, info, index) {
  const { decisions } = result;
  const win = chancesAt(result, index);
  const chances = info.seats
    .map(({ name }, seat) => t('analysis-chance', { name, win: formatPercent(win[seat]) }))
    .join(', ');
  if (index === decisions.length) return t('analysis-at-end', { chances });
  return t('analysis-at', {
    where: positionText(decisions[index], info),
    done: describeMove(decisions[index]),
    chances,
  });
}

/** The width of a numbered disc including its margin, in pixels. */
const DISC_WIDTH = 22;

/**
 * Returns the centres of the numbered discs of some points. The centre of a disc is its point, unless the disc would
 * overlap an earlier disc there; then it is as near as possible above or below the point.
 * @param {Array<[number, number]>} points @param {number} minY @param {number} maxY
 */
export function placeDiscs(points, minY, maxY) {
  /** @type {Array<[number, number]>} */
  const placed = [];
  for (const [x, y] of points) {
    const isFree = (/** @type {number} */ centreY) =>
      placed.every(([placedX, placedY]) => Math.hypot(placedX - x, placedY - centreY) >= DISC_WIDTH);
    // Tries positions at steps of 4 pixels, alternately below and above the point.
    const candidates = [...Array(Math.ceil((maxY - minY) / 4)).keys()].flatMap((step) => [y + 4 * step, y - 4 * step]);
    placed.push([x, candidates.find((centreY) => centreY >= minY && centreY <= maxY && isFree(centreY)) ?? y]);
  }
  return placed;
}

/**
 * The turning points in the chart. Each has a numbered disc, and a line from the chance with the better move to the
 * chance after the move that was made. `x` and `y` convert to the coordinates of the chart.
 * @param {{result: Result, info: TableInfo, x: (index: number) => number, y: (chance: number) => number}} props
 */
function TurningPointMarks({ result, info, x, y }) {
  const turningPoints = result.turning_points.map((number) => {
    const index = result.decisions.findIndex((decision) => decision.number === number);
    const { seat, win, better } = result.decisions[index];
    return { number, seat, x: x(index), from: y((better?.win ?? win)[seat]), to: y(win[seat]) };
  });
  const discCentres = placeDiscs(
    turningPoints.map((point) => [point.x, point.to]),
    y(1),
    y(0),
  );
  return turningPoints.map((point, rank) => {
    const [discX, discY] = discCentres[rank];
    return html`<g key=${point.number} class="an-turning-point" data-p=${info.seats[point.seat].stone}>
      <path d="M${point.x} ${point.from}V${point.to}V${discY}" />
      <circle cx=${discX} cy=${discY} r="10" />
      <text x=${discX} y=${discY + 4}>${rank + 1}</text>
    </g>`;
  });
}

/**
 * The chart of the winning chances. `selected` is the index of the selected decision, and `select` changes it.
 * @param {{result: Result, info: TableInfo, selected: number, select: (index: number) => void}} props
 */
export function Chart({ result, info, selected, select }) {
  const [ref, size] = useMeasured();
  const { line, decisions } = result;
  const width = Math.max(280, size?.width ?? 900);
  const height = width < 560 ? 270 : 350;
  const last = line.length - 1;
  const x = (/** @type {number} */ index) => LEFT + ((width - LEFT - RIGHT) * index) / Math.max(1, last);
  const y = (/** @type {number} */ chance) => TOP + (height - TOP - BOTTOM) * (1 - chance);
  const starts = chapterStarts(decisions);
  const silhouetteYs = spreadApart(line[last].win.map(y), y(0));
  const selectNearest = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const index = Math.round(((event.clientX - box.left - LEFT) / (width - LEFT - RIGHT)) * last);
    select(Math.max(0, Math.min(last, index)));
  };
  return html`<div class="an-chart" ref=${ref}>
    <svg viewBox="0 0 ${width} ${height}" height=${height} aria-hidden="true" onPointerMove=${selectNearest}
        onPointerDown=${selectNearest}>
      <text class="axis" x="4" y="14">${t('analysis-axis-win')}</text>
      <text class="axis centred" x=${(LEFT + width - RIGHT) / 2} y=${height - 6}>
        ${t(starts.length && starts.length <= MAX_NUMBERED_CHAPTERS ? 'analysis-axis-visits' : 'analysis-axis-course')}
      </text>
      ${TICKS.map(
        (tick) => html`<path class="tick" d="M${LEFT} ${y(tick)}H${width - RIGHT}" />
          <text class="tick-label" x=${LEFT - 6} y=${y(tick) + 4}>${formatPercent(tick)}</text>`,
      )}
      ${starts.map(
        (start, chapter) =>
          html`<path class="visit" d="M${x(start)} ${TOP}V${height - BOTTOM + 4}" />${
            starts.length <= MAX_NUMBERED_CHAPTERS &&
            html`<text class="chapter-number" x=${x(start)} y=${height - BOTTOM + 18}>${chapter + 2}</text>`
          }`,
      )}
      ${decisions.map(
        ({ seat, win, number }, i) => html`<circle key=${number} class="an-dot" data-p=${info.seats[seat].stone}
            cx=${x(i)} cy=${y(win[seat])} r="2.2" />`,
      )}
      <path class="cursor" d="M${x(selected)} ${TOP}V${height - BOTTOM}" />
      ${info.seats.map(({ stone, figure }, seat) => {
        const path = line.map(({ win }, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(win[seat]).toFixed(1)}`).join('');
        return html`<g key=${seat} data-p=${stone}><path class="run" d=${path} stroke-dasharray=${DASHES[seat]} />
          ${drawSymbol(`p-${figure}`, width - RIGHT + 8, silhouetteYs[seat] - 11, 22, 'piece')}</g>`;
      })}
      <${TurningPointMarks} result=${result} info=${info} x=${x} y=${y} />
    </svg>
    <input type="range" min="0" max=${last} step="1" value=${selected} aria-label=${t('analysis-along')}
        aria-valuetext=${sliderText(result, info, selected)}
        onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => select(Number(event.target.value))} />
  </div>`;
}
