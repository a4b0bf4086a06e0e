// Taj Mahal at the table: what the frame puts in its places.
import { bring } from '../table/bring.js';
import { Court } from './court/court.js';
import { Display } from './display/display.js';
import { effects } from './effects.js';
import { Final, Hands, Unseen } from './final/final.js';
import { Hand } from './hand/hand.js';
import { Holdings } from './holdings/holdings.js';
import { Board } from './map/board.js';
import { candidates, chapter, confirm, keys, offer, pick, sentence, title, whyNot } from './moves.js';
import { Preview } from './preview/preview.js';
import { Sheet } from './sheet.js';
import { Status } from './status/status.js';

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

await bring(import.meta.url, STYLES);

/** @type {import('../table/part.js').GamePart<import('./types.js').View, import('./types.js').Board>} */
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
  Hands,
  Unseen,
  candidates,
  chapter,
  pick,
  offer,
  whyNot,
  sentence,
  confirm,
  title,
  keys,
  effects,
};
