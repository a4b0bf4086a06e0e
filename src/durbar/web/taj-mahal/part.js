// Taj Mahal at the table: what the frame puts in its places.
import { need } from '../style/sheet.js';
import { learn } from '../words/words.js';
import { placeCloth } from './cards/cloth.js';
import { Court } from './court/court.js';
import { Display } from './display/display.js';
import { effects } from './effects.js';
import { Hand } from './hand/hand.js';
import { Holdings } from './holdings/holdings.js';
import { Board } from './map/board.js';
import { candidates, confirm, keys, offer, pick, sentence, title, whyMove } from './moves.js';
import { Preview } from './preview/preview.js';
import { Sheet } from './sheet.js';
import { Status } from './status/status.js';

const STYLES = [
  './cards/cards.css',
  './court/court.css',
  './display/display.css',
  './hand/hand.css',
  './holdings/holdings.css',
  './map/map.css',
  './map/pieces.css',
  './preview/preview.css',
  './status/status.css',
];

await Promise.all([
  learn(new URL('./words/', import.meta.url)),
  ...STYLES.map((path) => need(new URL(path, import.meta.url))),
]);
placeCloth();

export default {
  layout: /** @type {const} */ ('dock'),
  Board,
  Court,
  Hand,
  Display,
  Holdings,
  Status,
  Preview,
  Sheet,
  candidates,
  pick,
  offer,
  whyMove,
  sentence,
  confirm,
  title,
  keys,
  effects,
};
