// The game part of Maharani: the components and functions that the table's frame uses (see table/part.js).
import { loadAssets } from '../assets.js';
import { html } from '../html.js';
import { t } from '../words/words.js';
import { effects, sounds } from './effects.js';
import { Board } from './floor/floor.js';
import { Holdings } from './holdings/holdings.js';
import { interlude } from './interlude.js';
import { news } from './news.js';
import {
  candidates,
  chapter,
  confirm,
  keys,
  offer,
  pick,
  sentence,
  thingsOf,
  title,
  whereToLook,
  whyNot,
} from './moves.js';
import { Aside, Preview } from './preview/preview.js';
import { Court } from './quarters/quarters.js';
import { Hand } from './rail/rail.js';
import { Counted, Picture, moment, pictureHeight } from './ending.js';
import { ScoreSheet } from '../score/sheet.js';

/** The style sheets of the part. */
const STYLES = [
  '../table/card.css',
  './floor/floor.css',
  './floor/highlights.css',
  './holdings/holdings.css',
  './preview/preview.css',
  './quarters/quarters.css',
  './rail/rail.css',
  './status.css',
  './tiles/tiles.css',
  './turntable/turntable.css',
];

/** @import {View, Scene} from './types.js' */

await loadAssets(import.meta.url, STYLES);

/**
 * The score sheet: a row for each turn, a column for each source of gold.
 * @param {{view: View, names: string[], seats: Scene['seats']}} props
 */
function Sheet({ view, names, seats }) {
  const chapterNames = view.sheet.rows.map((_, /** @type {number} */ index) =>
    t('maharani-sheet-turn', { turn: index + 1 }),
  );
  const sourceNames = view.sheet.sources.map((/** @type {string} */ source) => t('maharani-source', { source }));
  return html`<${ScoreSheet} sheet=${view.sheet} chapterNames=${chapterNames} sourceNames=${sourceNames} names=${names}
      seats=${seats} viewerSeat=${view.seat} unit="gold" t=${t} />`;
}

/** The progress of the game: the number of tiles on the floor and in the bag. @param {{scene: Scene}} props */
function Status({ scene }) {
  const { t, view } = scene;
  const { quarters, bag, floor } = view.table;
  const spaceCount = quarters.reduce((/** @type {number} */ sum, quarter) => sum + quarter.spaces, 0);
  const tileCount = Object.keys(floor).length;
  return html`<p class="mh-status">
    <b>${t('game-maharani')}</b>
    <span class="mh-progress">${t('maharani-far', { laid: tileCount, all: spaceCount, bag: bag.size })}</span>
    <span class="mh-progress-short">${t('maharani-far-short', { laid: tileCount, all: spaceCount })}</span>
  </p>`;
}

/** @type {import('../table/part.js').GamePart<View, import('./types.js').Board>} */
export default {
  layout: 'card',
  Board,
  Court,
  Hand,
  Holdings,
  Status,
  Preview,
  Aside,
  Sheet,
  Counted,
  moment,
  Picture,
  pictureHeight,
  candidates,
  chapter,
  pick,
  offer,
  thingsOf,
  whereToLook,
  whyNot,
  sentence,
  confirm,
  title,
  keys,
  effects,
  sounds,
  news,
  interlude,
};
