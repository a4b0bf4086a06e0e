// What an analysis tells, as it comes from the server, and how it is said.
import { percent } from '../words/format.js';
import { t } from '../words/words.js';

/** @typedef {import('../api/model.js').Message} Said */
/** @typedef {NonNullable<Decision['better']>} Better */
/** @typedef {import('../api/model.js').Decision} Decision */
/** @typedef {import('../api/model.js').AnalysisResult} Result */
/** @typedef {import('../api/model.js').Analysis} Analysis */

/**
 * Who looks at what: the table as it is now, its seats dressed, and how its chapters are called.
 * @typedef About
 * @property {import('../table/part.js').State} table
 * @property {import('../table/part.js').Seat[]} seats
 * @property {(chapter: number) => string} chapter
 */

/** A line's own pattern, so that colour is never alone. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3'];

/**
 * Everybody's chance after a decision, as its player could tell: not the line, which is a mean. At the end, what came
 * of it.
 * @param {Result} result @param {number} at
 */
export const chancesAt = ({ decisions, line }, at) => (decisions[at] ?? line[at]).win;

/** What somebody did, in words; in notation where there are none. @param {{move: string, story: Said[]}} done */
export const inWords = ({ move, story }) => story.map(({ text }) => text).join(' ') || move;

/** Where in the game a decision is. @param {Decision} one @param {About} about */
export const whereIs = ({ number: made, chapter }, about) =>
  t('analysis-where', { number: made + 1, chapter: about.chapter(chapter) });

/** What the chance to win was with the better move, and what it became. @param {Decision} one @param {Better} better */
export const fall = ({ seat, win }, better) => ({ before: percent(better.win[seat]), after: percent(win[seat]) });

/** What a decision cost, so that one need not know statistics. @param {Decision} one @param {Better} better */
export function cost(one, better) {
  const { seat, win, lead_loss: lead, doubt } = one;
  const games = Math.round(100 * better.win[seat]) - Math.round(100 * win[seat]);
  const near = Math.max(1, Math.round(200 * doubt));
  return [t('analysis-cost', { games, near }), lead >= 0.5 && t('analysis-cost-points', { points: Math.round(lead) })]
    .filter(Boolean)
    .join(' ');
}
