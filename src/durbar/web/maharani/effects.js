// What happened in Maharani as animation: tiles fly to the floor, artisans walk, gold floats up with its reason.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { Artisan } from './floor/pieces.js';
import { colourOf } from './floor/facts.js';
import { TURNS, Tile } from './tiles/stones.js';

/** @typedef {import('../animate/animate.js').Effect} Effect */
/** @typedef {{id: string, args: any}} Told */

/** What is told of a placement. */
const LAID = new Set(['maharani.placed', 'maharani.artisan-new', 'maharani.artisan-moved']);

/** How large a space is drawn now, in pixels. */
const cellSize = () => document.querySelector('.mh-board .place')?.getBoundingClientRect().width ?? 60;

/** @param {any} seat @param {string | null} which */
const artisan = (seat, which) => html`<svg viewBox="0 0 48 48"><${Artisan} seat=${seat} colour=${which === 'b' ? 1 : 0} x=${24} y=${24} r=${20} /></svg>`;

/**
 * A piece of the story as animation.
 * @param {Told} told @param {any[]} seats @param {Told[]} story @param {any} table @param {any} board
 * @returns {Effect[]}
 */
function effectOf({ id, args }, seats, story, table, board) {
  const seat = seats[args.seat];
  const stone = seat?.stone;
  const cell = cellSize();
  // What one lays oneself lies there already, as it was shown.
  if (LAID.has(id) && document.querySelector(`.ghost[data-space="${args.space}"]`)) return [];
  const laid = story.find((one) => one.id === 'maharani.placed')?.args.space;
  switch (id) {
    case 'maharani.placed': {
      const { mark } = board.spaces.find((/** @type {any} */ one) => one.name === args.space);
      const face = { colour: colourOf(board, board.tiles[args.tile].colour), mark, arrow: args.arrow, shapes: board.shapes, letter: 16 };
      const turns = (TURNS[table.seats[args.seat].side] - TURNS[args.arrow] + 6) % 4;
      return [{ kind: 'fly', from: [`slot:${args.slot}`], to: [`space:${args.space}`], size: [cell, cell], start: 0.6, turn: turns * 90 - 180, end: 1, piece: html`<svg viewBox="0 0 100 100"><${Tile} ...${face} /></svg>` }];
    }
    case 'maharani.artisan-new':
      return [{ kind: 'fly', from: [`score:${args.seat}`], to: [`space:${args.space}`], size: [cell * 0.5, cell * 0.5], end: 1, piece: artisan(seat, args.artisan) }];
    case 'maharani.artisan-moved':
      return [{ kind: 'fly', from: [`space:${args.left}`], to: [`space:${args.space}`], size: [cell * 0.5, cell * 0.5], end: 1, piece: artisan(seat, args.artisan) }];
    case 'maharani.scored':
      return [{ kind: 'float', at: args.source === 'quarters' ? [`score:${args.seat}`] : [`space:${laid}`, `score:${args.seat}`], text: `+${args.gold}`, why: t('maharani-source', { source: args.source }), stone }];
    case 'maharani.paid':
      return [{ kind: 'float', at: [`score:${args.seat}`], text: `−${args.gold}`, why: t('maharani-source', { source: 'second' }), stone }];
    case 'maharani.quarter-full':
      return [{ kind: 'light', at: [`quarter:${args.quarter}`] }];
    case 'maharani.quarter-pays':
      return Array.from({ length: args.artisans }, (_, at) => ({ kind: /** @type {const} */ ('fly'), from: [`artisan:${args.seat}:${args.artisan === 'b' ? 1 : 0}:${args.quarter}:${at}`, `quarter:${args.quarter}`], to: [`score:${args.seat}`], gone: true, size: /** @type {[number, number]} */ ([cell * 0.45, cell * 0.45]), piece: artisan(seat, args.artisan) }));
    case 'maharani.renewed':
      return [{ kind: 'light', at: [`row:${args.seat}`, `score:${args.seat}`] }];
    default:
      return [];
  }
}

/**
 * A story entry as animation steps.
 * @param {{story?: Told[], [more: string]: any}} entry @param {any} view @param {any[]} seats @param {any} board
 * @returns {Effect[]}
 */
export function effects(entry, view, seats, board) {
  const story = entry.story ?? [];
  return story.flatMap((told) => effectOf(told, seats, story, view.table, board));
}
