// The game part of Taj Mahal: the components and functions that the table's frame uses (see table/part.js).
import { loadAssets } from '../assets.js';
import { html } from '../html.js';
import { t } from '../words/words.js';
import { Court } from './court/court.js';
import { Display } from './display/display.js';
import { effects, sounds } from './effects.js';
import { Counted, Final, Hands, Unseen, moment } from './final/final.js';
import { Hand } from './hand/hand.js';
import { Holdings } from './holdings/holdings.js';
import { Board } from './map/board.js';
import { interlude } from './interlude.js';
import { beginsTurn, news } from './news.js';
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
import { Picture, pictureHeight } from './map/picture.js';
import { Preview } from './preview/preview.js';
import { Status } from './status/status.js';
import { ScoreSheet } from '../score/sheet.js';

/** The style sheets of the part. */
const STYLES = [
  './cards/cards.css',
  './court/court.css',
  './display/display.css',
  './final/final.css',
  './hand/hand.css',
  './holdings/holdings.css',
  './map/map.css',
  './map/pieces.css',
  './preview/preview.css',
  './status/status.css',
];

/** @import {View, Scene} from './types.js' */

await loadAssets(import.meta.url, STYLES);

/**
 * The score sheet: a row for each visit, a column for each source of points.
 * @param {{view: View, names: string[], seats: Scene['seats'], board: Scene['board']}} props
 */
function Sheet({ view, names, seats, board }) {
  const { special } = board.names;
  const { order } = view.table;
  const chapterNames = view.sheet.rows.map((_, /** @type {number} */ index) =>
    index < order.length
      ? t('taj-mahal-sheet-visit', { visit: index + 1, province: order[index] })
      : t('taj-mahal-sheet-end'),
  );
  const sourceNames = view.sheet.sources.map((/** @type {string} */ source) =>
    t('taj-mahal-source', { source, special }),
  );
  return html`<${ScoreSheet} sheet=${view.sheet} chapterNames=${chapterNames} sourceNames=${sourceNames} names=${names}
      seats=${seats} viewerSeat=${view.seat} t=${t} />`;
}

/** @type {import('../table/part.js').GamePart<View, import('./types.js').Board>} */
export default {
  layout: 'dock',
  Board,
  Court,
  Hand,
  Display,
  Holdings,
  Status,
  Preview,
  Sheet,
  Final,
  Counted,
  moment,
  Picture,
  pictureHeight,
  Hands,
  Unseen,
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
  beginsTurn,
};
