// The interlude of Taj Mahal: when a visit has ended, it shows what each player took, the points of the visit, special
// cards that have changed hands, and the next province.
import { html } from '../html.js';
import { Sign } from '../signs/signs.js';
import { argsOf } from '../table/narrator.js';
import { listed } from '../words/words.js';
import { letterOfSymbol } from './cards/faces.js';
import { BONUS_SIGNS } from './news.js';
import { goodsName } from './map/stones.js';

/** @import {Scene} from './types.js' */
/** @import {Entry, Message} from '../table/part.js' */
/** @import {Summary} from '../table/interlude.js' */

/**
 * Returns the signs of what a player took during a visit: the tiles of the court and the bonus tiles. Without tiles,
 * returns the sources of the player's points.
 * @param {Message[]} story the events of the visit @param {number} seat @param {Scene} scene
 */
function thingsOf(story, seat, { t, board }) {
  const symbols = argsOf(story, 'taj-mahal.won').flatMap((args) =>
    args.seat === seat
      ? [html`<${Sign} name=${letterOfSymbol(args.symbol)} label=${t('taj-mahal-symbol', { symbol: args.symbol })} />`]
      : [],
  );
  const bonuses = argsOf(story, 'taj-mahal.claimed').flatMap((args) => {
    if (args.seat !== seat) return [];
    const label = t('taj-mahal-bonus', { bonus: goodsName(args.bonus, board) });
    const sign = BONUS_SIGNS[args.bonus];
    return [sign ? html`<${Sign} name=${sign} label=${label} />` : html`<span>${label}</span>`];
  });
  if (symbols.length) return [...symbols, ...bonuses];
  const sources = argsOf(story, 'taj-mahal.scored').flatMap((args) => (args.seat === seat ? [args.source] : []));
  return sources.length
    ? listed(sources.map((source) => t('taj-mahal-source', { source, special: board.names.special })))
    : t('taj-mahal-interlude-nothing');
}

/**
 * Returns the summary of a visit that has ended with one of the new entries, or null.
 * @param {Entry[]} entries the log @param {(entry: Entry) => boolean} isNew @param {Scene} scene
 * @returns {Summary | null}
 */
export function interlude(entries, isNew, scene) {
  const { t, view, board } = scene;
  const visitIndexes = entries.flatMap((entry, index) =>
    entry.story?.some(({ id }) => id === 'taj-mahal.visit') ? [index] : [],
  );
  const last = visitIndexes.at(-1);
  const { visit } = view.table;
  if (last === undefined || !isNew(entries[last]) || visit === null || visit < 2) return null;
  // The events of a visit are those between the event that began it and the event that begins the next one.
  const story = entries.slice(visitIndexes.at(-2) ?? 0, last + 1).flatMap((entry) => entry.story ?? []);
  const begins = story.flatMap(({ id }, index) => (id === 'taj-mahal.visit' ? [index] : []));
  const events = story.slice((begins.at(-2) ?? -1) + 1, begins.at(-1));
  const rows = view.scores.map((_, /** @type {number} */ seat) => ({
    seat,
    things: thingsOf(events, seat, scene),
    gain: argsOf(events, 'taj-mahal.scored').reduce((sum, args) => sum + (args.seat === seat ? args.points : 0), 0),
  }));
  const { order, tiles } = view.table;
  return {
    eyebrow: t('taj-mahal-interlude-ends', { visit: visit - 1 }),
    title: t('taj-mahal-province', { province: order[visit - 2] }),
    rows: rows.sort((one, other) => other.gain - one.gain),
    unit: t('taj-mahal-points', { points: 2 }),
    notes: events.flatMap(({ id, text }) => (id === 'taj-mahal.exchanged' && text ? [text] : [])),
    next: [
      html`<span>${t('taj-mahal-interlude-next', { province: order[visit - 1] })}</span>`,
      ...tiles[visit - 1].goods.map((goods) => {
        const label = t('taj-mahal-goods', { goods: goodsName(goods, board) });
        return html`<${Sign} name=${goods} label=${label} />`;
      }),
    ],
  };
}
