// The sentences about the result of a game: who has won, how a tie was decided, and the viewer's place.
import { language, t } from '../words/words.js';

/** @import {Scene, GamePart} from '../table/part.js' */

/** Returns names as a list in words, such as "Noor and Ines". @param {string[]} names */
const listOf = (names) => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names);

/** Returns the seats of the winners. @param {Scene} scene @returns {number[]} */
const winnersOf = ({ view }) => view.outcome?.winners ?? [];

/** Returns what the game counts: points or gold. @param {Scene} scene */
export const unitOf = ({ state }) => state.ending?.unit ?? 'points';

/** Returns the names of seats. @param {Scene} scene @param {number[]} seats */
const namesOf = ({ names }, seats) => listOf(seats.map((seat) => names[seat]));

/** Returns the seats in the order of their ranks. @param {Scene} scene @returns {number[]} */
export function seatsByRank({ view }) {
  /** @type {number[]} */
  const ranks = view.outcome?.ranks ?? [];
  const seats = view.scores.map((/** @type {number} */ _, /** @type {number} */ seat) => seat);
  return seats.sort(
    (/** @type {number} */ a, /** @type {number} */ b) =>
      (ranks[a] ?? 0) - (ranks[b] ?? 0) || view.scores[b] - view.scores[a],
  );
}

/** Returns the sentence that says who has won, and by how much. @param {Scene} scene */
export function winnerSentence(scene) {
  const { view, names, seat } = scene;
  const winners = winnersOf(scene);
  if (winners.length > 1) {
    const others = winners.filter((winner) => winner !== seat);
    return others.length < winners.length
      ? t('ending-you-share', { names: namesOf(scene, others) })
      : t('ending-share', { names: namesOf(scene, winners) });
  }
  const [winner] = winners;
  /** @type {number[]} */
  const otherScores = view.scores.filter((/** @type {number} */ _, /** @type {number} */ other) => other !== winner);
  const margin = view.scores[winner] - Math.max(...otherScores);
  const id = winner === seat ? 'ending-you-win' : 'ending-wins';
  return t(id, { name: names[winner], unit: unitOf(scene), margin });
}

/** Returns the sentence that says how a tie for the victory was decided, if there was one. @param {Scene} scene */
function tieSentence(scene) {
  const unit = unitOf(scene);
  const { view, names, state } = scene;
  const points = Math.max(...view.scores);
  const tied = seatsByRank(scene).filter((seat) => view.scores[seat] === points);
  if (tied.length < 2) return null;
  const args = { names: namesOf(scene, tied), unit, points };
  const tieBreak = state.ending?.tie_break;
  if (!tieBreak) return t('ending-tie-shared', args);
  const counts = tied.map((seat) => `${names[seat]} ${tieBreak.values[seat]}`).join(', ');
  return t(winnersOf(scene).length === tied.length ? 'ending-tie-equal' : 'ending-tie', {
    ...args,
    by: tieBreak.by,
    counts,
  });
}

/** Returns the sentence about the place of a viewer who has not won, or null. @param {Scene} scene */
function placeSentence(scene) {
  const unit = unitOf(scene);
  const { view, seat } = scene;
  const winners = winnersOf(scene);
  if (seat === null || !view.outcome || winners.includes(seat)) return null;
  const rank = view.outcome.ranks[seat];
  const points = view.scores[winners[0]] - view.scores[seat];
  const isShared = view.outcome.ranks.filter((/** @type {number} */ other) => other === rank).length > 1;
  return t(points ? 'ending-place' : 'ending-place-tied', {
    shared: isShared ? 'yes' : 'no',
    rank,
    unit,
    points,
    names: namesOf(scene, winners),
  });
}

/**
 * Returns the sentences under the title of the result, the most important first.
 * @param {Scene} scene
 */
export function verdictSentences(scene) {
  const isAway = scene.seat !== null && !!scene.seats[scene.seat]?.away;
  return [placeSentence(scene), tieSentence(scene), isAway ? t('ending-stood-in') : null].filter(
    (sentence) => sentence !== null,
  );
}

/**
 * Returns the sentence about the decisive moment, and the address of the replay that shows it. Returns null if the game
 * has no decisive moment.
 * @param {Scene} scene @param {GamePart} part
 */
export function decisiveMoment(scene, part) {
  const { state, names, seat } = scene;
  const moment = state.ending?.moment;
  if (!moment || !part.moment) return null;
  const { id, args } = part.moment(moment, scene);
  const who = { you: moment.seat === seat ? 'yes' : 'no', name: names[moment.seat] };
  return { text: t(id, { ...who, ...args }), address: `#/replay/${state.table}/${moment.moves}` };
}
