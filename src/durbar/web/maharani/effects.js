// The animations of Maharani: tiles and artisans fly to the floor, and the gold that a player gets floats up together
// with the name of its source.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { argsOf } from '../table/narrator.js';
import { Artisan } from './floor/pieces.js';
import { colourOf } from './floor/facts.js';
import { TURNS, Tile } from './tiles/stones.js';

/** @import {View, Table, Board, SeatEmblem} from './types.js' */
/** @import {Effect} from '../animate/animate.js' */
/** @import {MaharaniEvent as GameEvent, Message} from '../api/model.js' */
/** @import {Entry} from '../table/part.js' */

/** Returns the current width of a space of the floor, in pixels. */
const measureSpace = () => document.querySelector('.mh-board .place')?.getBoundingClientRect().width ?? 60;

/**
 * Returns an image of an artisan.
 * @param {SeatEmblem} emblem @param {string | null} colourCode 'b' for the second artisan colour, otherwise the first
 */
const artisanPiece = (emblem, colourCode) =>
  html`<svg viewBox="0 0 48 48">
    <${Artisan} emblem=${emblem} colour=${colourCode === 'b' ? 1 : 0} x=${24} y=${24} r=${20} />
  </svg>`;

/**
 * Returns where the tile of a slot is drawn: on the turntable with its letter, and in the rail.
 * @param {number} slot
 */
const tileInSlot = (slot) => [`tile-in:${slot}`, `letter-in:${slot}`, `rail:${slot}`];

/**
 * Returns the animations of an event.
 * @param {GameEvent} event @param {SeatEmblem[]} seats @param {Message[]} story the events of the whole move
 * @param {Table} table @param {Board} board
 * @returns {Effect[]}
 */
function effectsOf({ id, args }, seats, story, table, board) {
  const emblem = seats['seat' in args ? args.seat : -1];
  const stone = emblem?.stone;
  const spaceWidth = measureSpace();
  // The preview of the viewer's own move already shows the tile on its space, so the tile only leaves the turntable.
  const hasLanded = 'space' in args && document.querySelector(`.ghost[data-space="${args.space}"]`);
  if (hasLanded) return id === 'maharani.placed' ? [{ kind: 'leave', hides: tileInSlot(args.slot) }] : [];
  const placedSpace = argsOf(story, 'maharani.placed')[0]?.space;
  switch (id) {
    case 'maharani.placed': {
      const mark = board.spaces.find(({ name }) => name === args.space)?.mark ?? '';
      const face = {
        colour: colourOf(board, board.tiles[args.tile].colour),
        mark,
        arrow: args.arrow,
        shapes: board.shapes,
        letterSize: 16,
      };
      // On the turntable the arrow of the tile pointed to the player's side. While the tile flies, it turns by at most
      // half a turn, until its arrow points in its final direction.
      const quarterTurns = (TURNS[table.seats[args.seat].side] - TURNS[args.arrow] + 6) % 4;
      return [
        {
          kind: 'fly',
          from: [`slot:${args.slot}`],
          to: [`space:${args.space}`],
          hides: tileInSlot(args.slot),
          size: [spaceWidth, spaceWidth],
          startScale: 0.6,
          startAngle: quarterTurns * 90 - 180,
          endScale: 1,
          piece: html`<svg viewBox="0 0 100 100"><${Tile} ...${face} /></svg>`,
        },
      ];
    }
    case 'maharani.artisan-new':
      return [
        {
          kind: 'fly',
          from: [`score:${args.seat}`],
          to: [`space:${args.space}`],
          size: [spaceWidth * 0.5, spaceWidth * 0.5],
          endScale: 1,
          piece: artisanPiece(emblem, args.artisan),
        },
      ];
    case 'maharani.artisan-moved':
      return [
        {
          kind: 'fly',
          from: [`space:${args.left}`],
          to: [`space:${args.space}`],
          hides: [`artisan-on:${args.left}`],
          size: [spaceWidth * 0.5, spaceWidth * 0.5],
          endScale: 1,
          piece: artisanPiece(emblem, args.artisan),
        },
      ];
    case 'maharani.scored':
      return [
        {
          kind: 'float',
          at: args.source === 'quarters' ? [`score:${args.seat}`] : [`space:${placedSpace}`, `score:${args.seat}`],
          text: `+${args.gold}`,
          reason: t('maharani-source', { source: args.source }),
          stone,
        },
      ];
    case 'maharani.paid':
      return [
        {
          kind: 'float',
          at: [`score:${args.seat}`],
          text: `−${args.gold}`,
          reason: t('maharani-source', { source: 'second' }),
          stone,
        },
      ];
    case 'maharani.quarter-full':
      return [{ kind: 'light', at: [`quarter:${args.quarter}`] }];
    case 'maharani.quarter-pays':
      return Array.from({ length: args.artisans }, (_, index) => {
        const artisan = `artisan:${args.seat}:${args.artisan === 'b' ? 1 : 0}:${args.quarter}:${index}`;
        return {
          kind: /** @type {const} */ ('fly'),
          from: [artisan, `quarter:${args.quarter}`],
          to: [`score:${args.seat}`],
          hides: [artisan],
          fadesOut: true,
          size: /** @type {[number, number]} */ ([spaceWidth * 0.45, spaceWidth * 0.45]),
          piece: artisanPiece(emblem, args.artisan),
        };
      });
    case 'maharani.renewed':
      return [{ kind: 'light', at: [`row:${args.seat}`, `score:${args.seat}`] }];
    default:
      return [];
  }
}

/** The sounds of events. @type {NonNullable<import('../table/part.js').GamePart['sounds']>} */
export const sounds = {
  'maharani.placed': 'tile',
  'maharani.artisan-new': 'card',
  'maharani.artisan-moved': 'card',
  'maharani.quarter-pays': 'paid',
};

/**
 * Returns the animations of a log entry.
 * @param {Entry} entry @param {View} view @param {SeatEmblem[]} seats @param {Board} board
 * @returns {Effect[]}
 */
export function effects(entry, view, seats, board) {
  const story = entry.story ?? [];
  const events = /** @type {GameEvent[]} */ (story);
  return events.flatMap((event) => effectsOf(event, seats, story, view.table, board));
}
