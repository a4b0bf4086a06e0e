// The animations of Taj Mahal: cards fly, palaces rise, and the points that a player scores float up together with the
// name of their source.
import { html } from '../html.js';
import { drawSymbol } from '../signs/signs.js';
import { t } from '../words/words.js';
import { CardFace } from './cards/card.js';
import { cardByCode, letterOfSymbol, specialCard } from './cards/faces.js';

/** @import {View, Board, SeatEmblem} from './types.js' */
/** @import {Effect} from '../animate/animate.js' */
/** @import {TajMahalEvent as GameEvent} from '../api/model.js' */
/** @import {Card} from './cards/faces.js' */
/** @import {Entry} from '../table/part.js' */

/** Returns the face of a card. @param {Card} card */
const cardFace = (card) => html`<${CardFace} card=${card} t=${t} decorative=${true} />`;
/** Returns the back of a card. */
const cardBack = () =>
  html`<svg class="card cloth-special" viewBox="0 0 72 104"><rect class="face" width="72" height="104" rx="7" /><rect
      width="72" height="104" rx="7" fill="url(#tm-cloth-special)" opacity=".5" /></svg>`;

/**
 * Returns the animations of an event.
 * @param {GameEvent} event @param {Board} board @param {SeatEmblem[]} seats
 * @returns {Effect[]}
 */
function effectsOf({ id, args }, board, seats) {
  const seat = 'seat' in args ? args.seat : -1;
  const stone = seats[seat]?.stone;
  const rowOrScore = [`row:${seat}`, `score:${seat}`];
  switch (id) {
    case 'taj-mahal.played':
    case 'taj-mahal.played-special': {
      const card = id === 'taj-mahal.played' ? cardByCode(args.card, board) : specialCard(args.card, board);
      return [
        {
          kind: 'fly',
          from: [`card:${card.code}`, `score:${seat}`],
          to: rowOrScore,
          hides: [`card:${card.code}`],
          piece: cardFace(card),
        },
      ];
    }
    case 'taj-mahal.took':
      return [
        {
          kind: 'fly',
          from: [`display:${args.card}`, 'display'],
          to: rowOrScore,
          hides: [`display:${args.card}`],
          fadesOut: true,
          piece: cardFace(cardByCode(args.card, board)),
        },
      ];
    case 'taj-mahal.drew':
      return [
        {
          kind: 'fly',
          from: ['deck'],
          to: rowOrScore,
          fadesOut: true,
          piece: args.card ? cardFace(cardByCode(args.card, board)) : cardBack(),
        },
      ];
    case 'taj-mahal.unrest':
      return [{ kind: 'fly', from: ['deck'], to: ['row:unrest'], piece: cardFace(cardByCode(args.card, board)) }];
    case 'taj-mahal.won':
      return [
        {
          kind: 'fly',
          from: [`prize:${letterOfSymbol(args.symbol)}`],
          hides: [`prize:${letterOfSymbol(args.symbol)}`],
          to: [`score:${seat}`],
          size: [36, 36],
          stone,
          fadesOut: true,
          piece: html`<svg viewBox="0 0 512 512" fill="currentColor" class="won-sign">
            ${drawSymbol(`i-${letterOfSymbol(args.symbol)}`, 0, 0, 512)}
          </svg>`,
        },
      ];
    case 'taj-mahal.built':
    case 'taj-mahal.crowned':
      return [
        {
          kind: 'rise',
          at: [`city:${args.city}`],
          hides: [`planned:${args.city}`],
          size: [36, 36],
          stone,
          piece: html`<svg viewBox="0 0 32 32">${drawSymbol(`p-${seats[seat]?.figure}`, 0, 0, 32, 'piece')}</svg>`,
        },
      ];
    case 'taj-mahal.claimed':
      return [{ kind: 'float', at: [`city:${args.city}`], text: t('taj-mahal-bonus', { bonus: args.bonus }), stone }];
    case 'taj-mahal.scored':
      return [
        {
          kind: 'float',
          at: [`score:${seat}`],
          text: `+${args.points}`,
          reason: t('taj-mahal-source', { source: args.source, special: board.names.special }),
          stone,
        },
      ];
    case 'taj-mahal.visit':
      return [{ kind: 'light', at: [`province:${args.province}`] }];
    default:
      return [];
  }
}

/** The sounds of events. @type {NonNullable<import('../table/part.js').GamePart['sounds']>} */
export const sounds = {
  'taj-mahal.played': 'card',
  'taj-mahal.played-special': 'card',
  'taj-mahal.took': 'card',
  'taj-mahal.drew': 'card',
  'taj-mahal.won': 'prize',
  'taj-mahal.built': 'tile',
  'taj-mahal.crowned': 'tile',
  'taj-mahal.exchanged': 'prize',
};

/**
 * Returns the animations of a log entry.
 * @param {Entry} entry @param {View} _view @param {SeatEmblem[]} seats @param {Board} board
 * @returns {Effect[]}
 */
export function effects(entry, _view, seats, board) {
  const events = /** @type {GameEvent[]} */ (entry.story ?? []);
  return events.flatMap((event) => effectsOf(event, board, seats));
}
