// The types of an analysis and its parts, and functions that describe them in words.
import { formatPercent } from '../words/format.js';
import { t } from '../words/words.js';

/** @typedef {import('../api/model.js').Message} Message */
/** @typedef {NonNullable<Decision['better']>} Better */
/** @typedef {import('../api/model.js').Decision} Decision */
/** @typedef {import('../api/model.js').AnalysisResult} Result */
/** @typedef {import('../api/model.js').Analysis} Analysis */

/**
 * A table whose game is analysed.
 * @typedef TableInfo
 * @property {import('../table/part.js').State} table the table itself
 * @property {import('../table/part.js').Seat[]} seats its seats, with distinct emblems
 * @property {(chapter: number) => string} chapter returns the name of a chapter (a visit or a turn) by its index from 0
 */

/** The dash patterns of the lines by seat, so that the lines do not differ only by their colours. */
export const DASHES = ['none', '9 4', '2 4', '12 4 2 4', '5 3'];

/**
 * Returns all players' chances of winning after a decision, judged by what the deciding player could know. (The lines
 * of the chart show other numbers, which are means of several decisions.) For the index after the last decision,
 * returns the result of the game.
 * @param {Result} result @param {number} index the index of the decision
 */
export const chancesAt = ({ decisions, line }, index) => (decisions[index] ?? line[index]).win;

/**
 * Describes a move by the events that it caused, or in notation if it caused none.
 * @param {{move: string, story: Message[]}} decision
 */
export const describeMove = ({ move, story }) => story.map(({ text }) => text).join(' ') || move;

/**
 * Returns a text that says at which move, and in which visit or turn, a decision was made.
 * @param {Decision} decision @param {TableInfo} info
 */
export const positionText = ({ number: moveCount, chapter }, info) =>
  t('analysis-where', { number: moveCount + 1, chapter: info.chapter(chapter) });

/**
 * Returns the player's chances of winning as texts: with the better move (`before`), and with the move made (`after`).
 * @param {Decision} decision @param {Better} better
 */
export const formatChances = ({ seat, win }, better) => ({
  before: formatPercent(better.win[seat]),
  after: formatPercent(win[seat]),
});

/**
 * Describes how much a decision cost: how many more games of 100 are lost (with a margin of error), and how many
 * points.
 * @param {Decision} decision @param {Better} better
 */
export function describeCost(decision, better) {
  const { seat, win, lead_loss: lead, doubt } = decision;
  const lostGames = Math.round(100 * better.win[seat]) - Math.round(100 * win[seat]);
  const margin = Math.max(1, Math.round(200 * doubt)); // two standard errors, in games of 100
  return [
    t('analysis-cost', { games: lostGames, near: margin }),
    lead >= 0.5 && t('analysis-cost-points', { points: Math.round(lead) }),
  ]
    .filter(Boolean)
    .join(' ');
}
