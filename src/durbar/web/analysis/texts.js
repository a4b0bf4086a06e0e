// Types and texts of an analysis, as the server sends it.
import { percent } from '../words/format.js';
import { t } from '../words/words.js';

/** @typedef {import('../api/model.js').Message} Message */
/** @typedef {NonNullable<Decision['better']>} Better */
/** @typedef {import('../api/model.js').Decision} Decision */
/** @typedef {import('../api/model.js').AnalysisResult} Result */
/** @typedef {import('../api/model.js').Analysis} Analysis */

/**
 * The table as it is now, its seats with distinct emblems, and the names of its chapters.
 * @typedef TableInfo
 * @property {import('../table/part.js').State} table
 * @property {import('../table/part.js').Seat[]} seats
 * @property {(chapter: number) => string} chapter
 */

/** Dash patterns of the lines, so that colour is never the only difference. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3'];

/**
 * Returns the chances of all players after a decision, judged by what its player could know; after the last decision,
 * the result. The lines of the chart differ: they show means.
 * @param {Result} result @param {number} index
 */
export const chancesAt = ({ decisions, line }, index) => (decisions[index] ?? line[index]).win;

/**
 * Describes a move by the events that it caused, or in notation if it caused none.
 * @param {{move: string, story: Message[]}} decision
 */
export const describeMove = ({ move, story }) => story.map(({ text }) => text).join(' ') || move;

/** Returns where in the game a decision was made. @param {Decision} decision @param {TableInfo} info */
export const positionText = ({ number: moveCount, chapter }, info) =>
  t('analysis-where', { number: moveCount + 1, chapter: info.chapter(chapter) });

/**
 * Returns the player's chance of winning with the better move and with the move made.
 * @param {Decision} decision @param {Better} better
 */
export const chanceFall = ({ seat, win }, better) => ({ before: percent(better.win[seat]), after: percent(win[seat]) });

/**
 * Describes what a decision cost, without terms of statistics.
 * @param {Decision} decision @param {Better} better
 */
export function describeCost(decision, better) {
  const { seat, win, lead_loss: lead, doubt } = decision;
  const games = Math.round(100 * better.win[seat]) - Math.round(100 * win[seat]);
  const margin = Math.max(1, Math.round(200 * doubt));
  return [
    t('analysis-cost', { games, near: margin }),
    lead >= 0.5 && t('analysis-cost-points', { points: Math.round(lead) }),
  ]
    .filter(Boolean)
    .join(' ');
}
