// The interlude of Maharani: when a quarter is full, it shows how many artisans each player had in it, and the gold.
import { html } from '../html.js';
import { argsOf } from '../table/narrator.js';
import { listed } from '../words/words.js';

/** @import {Scene} from './types.js' */
/** @import {Entry} from '../table/part.js' */
/** @import {Summary} from '../table/interlude.js' */

/**
 * Returns the summary of the quarters that the new entries have filled, or null if there are none.
 * @param {Entry[]} entries the log @param {(entry: Entry) => boolean} isNew @param {Scene} scene
 * @returns {Summary | null}
 */
export function interlude(entries, isNew, { t, view }) {
  const story = entries.filter(isNew).flatMap((entry) => entry.story ?? []);
  const full = argsOf(story, 'maharani.quarter-full').map(({ quarter }) => quarter);
  if (!full.length) return null;
  const names = view.table.quarters
    .filter(({ quarter }) => full.includes(quarter))
    .map(({ animal }) => t('maharani-quarter-name', { animal }));
  const sumOf = (/** @type {number[]} */ numbers) => numbers.reduce((sum, number) => sum + number, 0);
  const rows = view.scores.map((_, /** @type {number} */ seat) => {
    const isOwn = (/** @type {{seat: number}} */ args) => args.seat === seat;
    const artisans = sumOf(
      argsOf(story, 'maharani.quarter-pays')
        .filter(isOwn)
        .map((args) => args.artisans),
    );
    const payments = argsOf(story, 'maharani.scored').filter((args) => isOwn(args) && args.source === 'quarters');
    return {
      seat,
      things: html`<span>${t('maharani-interlude-artisans', { artisans })}</span>`,
      gain: sumOf(payments.map(({ gold }) => gold)),
    };
  });
  return {
    eyebrow: t('maharani-interlude-full', { count: full.length }),
    title: listed(names),
    rows: rows.sort((one, other) => other.gain - one.gain),
    unit: t('maharani-gold'),
    notes: [],
  };
}
