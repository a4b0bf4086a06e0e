// Maharani at the table: what the frame puts in its places.
import { bring } from '../table/bring.js';
import { effects } from './effects.js';
import { Board } from './floor/floor.js';
import { Holdings } from './holdings/holdings.js';
import { candidates, chapter, confirm, keys, offer, pick, sentence, title, whyNot } from './moves.js';
import { Aside, Preview } from './preview/preview.js';
import { Court } from './quarters/quarters.js';
import { Hand } from './rail/rail.js';
import { Sheet } from './sheet.js';
import { Status } from './status/status.js';

const STYLES = [
  '../table/card.css',
  './floor/floor.css',
  './floor/shown.css',
  './holdings/holdings.css',
  './preview/preview.css',
  './quarters/quarters.css',
  './rail/rail.css',
  './status/status.css',
  './tiles/tiles.css',
  './turntable/turntable.css',
];

await bring(import.meta.url, STYLES);

/** @type {import('../table/part.js').GamePart<import('./types.js').View, import('./types.js').Board>} */
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
