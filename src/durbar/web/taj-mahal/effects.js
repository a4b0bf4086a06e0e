// The animations of Taj Mahal: cards slide, palaces rise, points float up with their reason.
import { html } from '../html.js';
import { ink } from '../signs/signs.js';
import { t } from '../words/words.js';
import { CardFace } from './cards/card.js';
import { cardOf, letterOf, specialOf } from './cards/faces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Player} Player */

/** @typedef {import('../animate/animate.js').Effect} Effect */
/** @typedef {import('../api/model.js').TajMahalEvent} GameEvent */

/** @param {import('./cards/faces.js').Card} card */
const face = (card) => html`<${CardFace} card=${card} t=${t} quiet=${true} />`;
const back = () =>
  html`<svg class="card cloth-special" viewBox="0 0 72 104"><rect class="face" width="72" height="104" rx="7" /><rect
      width="72" height="104" rx="7" fill="url(#tm-cloth-special)" opacity=".5" /></svg>`;

/**
 * Returns the animation of an event.
 * @param {GameEvent} event @param {Board} board @param {Player[]} seats
 * @returns {Effect[]}
 */
function effectOf({ id, args }, board, seats) {
  const seat = 'seat' in args ? args.seat : -1;
  const stone = seats[seat]?.stone;
  const hand = [`row:${seat}`, `score:${seat}`];
  switch (id) {
    case 'taj-mahal.played':
    case 'taj-mahal.played-special': {
      const card = id === 'taj-mahal.played' ? cardOf(args.card, board) : specialOf(args.card, board);
      return [{ kind: 'fly', from: [`card:${card.text}`, `score:${seat}`], to: hand, piece: face(card) }];
    }
    case 'taj-mahal.took':
      return [
        {
          kind: 'fly',
          from: [`display:${args.card}`, 'display'],
          to: hand,
          gone: true,
          piece: face(cardOf(args.card, board)),
        },
      ];
    case 'taj-mahal.drew':
      return [
        {
          kind: 'fly',
          from: ['deck'],
          to: hand,
          gone: true,
          piece: args.card ? face(cardOf(args.card, board)) : back(),
        },
      ];
    case 'taj-mahal.unrest':
      return [{ kind: 'fly', from: ['deck'], to: ['row:unrest'], piece: face(cardOf(args.card, board)) }];
    case 'taj-mahal.won':
      return [
        {
          kind: 'fly',
          from: [`niche:${letterOf(args.symbol)}`],
          to: [`score:${seat}`],
          size: [36, 36],
          stone,
          gone: true,
          piece: html`<svg viewBox="0 0 512 512" fill="currentColor" class="won-sign">
            ${ink(`i-${letterOf(args.symbol)}`, 0, 0, 512)}
          </svg>`,
        },
      ];
    case 'taj-mahal.built':
    case 'taj-mahal.crowned':
      return [
        {
          kind: 'rise',
          at: [`city:${args.city}`],
          size: [36, 36],
          stone,
          piece: html`<svg viewBox="0 0 32 32">${ink(`p-${seats[seat]?.figure}`, 0, 0, 32, 'piece')}</svg>`,
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
          why: t('taj-mahal-source', { source: args.source, special: board.names.special }),
          stone,
        },
      ];
    case 'taj-mahal.visit':
      return [{ kind: 'light', at: [`province:${args.province}`] }];
    default:
      return [];
  }
}

/**
 * Returns the animation of a log entry.
 * @param {import('../table/part.js').Entry} entry @param {View} _view @param {Player[]} seats @param {Board} board
 * @returns {Effect[]}
 */
export function effects(entry, _view, seats, board) {
  const events = /** @type {GameEvent[]} */ (entry.story ?? []);
  return events.flatMap((one) => effectOf(one, board, seats));
}
