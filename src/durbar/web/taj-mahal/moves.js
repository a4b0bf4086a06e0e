// Finds the legal moves that match the player's picks, and describes moves. This module contains no rules of the game:
// it uses only the legal moves of the view.
//
// A "thing" is a string that stands for something the player can pick. CODE is the code of a card.
//   "card:CODE"  a coloured card of the hand
//   "with:CODE"  a companion: a white or special card that is played with a coloured card
//   "take:CODE"  a card of the display
//   "city:NAME"  a city
// A withdrawal is picked by the text of its move.
import { listed, t } from '../words/words.js';
import { LETTERS, SYMBOLS, cardByCode, handCards, letterOfSymbol } from './cards/faces.js';

/** @import {View, Board, Parts, Scene, LegalMove} from './types.js' */
/** @import {Card} from './cards/faces.js' */

/**
 * Returns the things that have to be picked for a move.
 * @param {LegalMove} move
 * @returns {string[]}
 */
export function thingsOf({ text, parts }) {
  if (parts.kind === 'withdraw') return [text];
  if (parts.kind === 'take') return [`take:${parts.card}`];
  if (parts.kind !== 'play') return [`city:${parts.city}`];
  return parts.companion ? [`card:${parts.card}`, `with:${parts.companion}`] : [`card:${parts.card}`];
}

/**
 * Returns the moves that fit the picks, the things that may be picked next, and the move that the picks determine.
 * @param {View} view @param {string[]} picked
 */
export function candidates(view, picked) {
  const movesWithThings = view.legal_moves.map((move) => ({ move, things: thingsOf(move) }));
  const matching = movesWithThings.filter(({ things }) => picked.every((thing) => things.includes(thing)));
  const exact = picked.length ? matching.find(({ things }) => things.length === picked.length) : null;
  /** @type {Set<string>} */
  const next = new Set();
  for (const { things } of matching) {
    for (const thing of things) if (!picked.includes(thing)) next.add(thing);
  }
  // If only one move is left, the user need not pick its other card.
  const single = picked.length && matching.length === 1 ? matching[0] : null;
  return {
    moves: exact ? [exact.move] : matching.map(({ move }) => move),
    next,
    complete: (exact ?? single)?.move ?? null,
  };
}

/**
 * Returns the picks after a thing is picked. If the thing is already picked, it is removed. Otherwise it replaces a
 * picked thing of the same kind, or all picks if it does not fit them. A thing that may not be picked changes nothing.
 * @param {View} view @param {string[]} picked @param {string} thing
 */
export function pick(view, picked, thing) {
  if (picked.includes(thing)) return picked.filter((other) => other !== thing);
  const [kind] = kindAndName(thing);
  // Only a coloured card and its companion can be picked together.
  const partnerKind = kind === 'card' ? 'with' : kind === 'with' ? 'card' : null;
  const others = picked.filter((other) => kindAndName(other)[0] === partnerKind);
  const fits = (/** @type {string[]} */ things) =>
    view.legal_moves.some((move) => things.every((wanted) => thingsOf(move).includes(wanted)));
  const combined = [...others, thing];
  if (fits(combined)) return combined;
  return fits([thing]) ? [thing] : picked;
}

/**
 * Returns where a player should look to understand why a move is good: the prizes at court whose symbols are on the
 * played cards or which a withdrawal wins, the player's row, the city of a palace, or the display.
 * @param {LegalMove} move @param {View} view @param {Board} board
 */
export function whereToLook({ parts, preview }, view, board) {
  if (parts.kind === 'build' || parts.kind === 'crown')
    return { targets: [`city:${parts.city}`], text: { id: 'taj-mahal-look-city', args: { city: parts.city } } };
  const letters =
    parts.kind === 'play'
      ? [parts.card, parts.companion].flatMap((code) => (code ? cardByCode(code, board).signs : []))
      : preview.story.flatMap(({ id, args }) => (id === 'taj-mahal.won' ? [letterOfSymbol(`${args.symbol}`)] : []));
  const prizes = LETTERS.filter((letter) => letters.includes(letter));
  if (prizes.length) {
    const names = prizes.map((letter) => t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }));
    const symbols = new Intl.ListFormat(document.documentElement.lang || 'en').format(names);
    return {
      targets: prizes.map((letter) => `niche:${letter}`),
      text: { id: 'taj-mahal-look-court', args: { symbols } },
    };
  }
  // A player who withdraws with cards in the row, but wins nothing, should look at the row.
  const row = view.table.seats[view.seat ?? 0].row;
  if (parts.kind === 'withdraw' && row.length)
    return { targets: [`row:${view.seat}`], text: { id: 'taj-mahal-look-row', args: {} } };
  return { targets: ['display'], text: { id: 'taj-mahal-look-display', args: {} } };
}

/** Returns the move previewed while nothing is picked: withdrawing, if it is legal. @param {View} view */
export const offer = (view) => view.legal_moves.find(({ parts }) => parts.kind === 'withdraw')?.text ?? null;

/**
 * Returns the text of the move that is complete when only this thing is picked.
 * @param {View} view @param {string} thing
 * @returns {string | null}
 */
export const moveOfThing = (view, thing) => candidates(view, [thing]).complete?.text ?? null;

/**
 * Returns the move whose preview is drawn now: the move pointed at, else the picked move, else the offered move.
 * @param {Scene} scene
 * @returns {LegalMove | null}
 */
export function shownMove(scene) {
  const { pointed, candidates, view } = scene;
  const pointedMove = view.legal_moves.find((move) => move.text === pointed.value);
  const { moves, complete } = candidates.value;
  if (pointedMove || complete) return pointedMove ?? complete ?? null;
  if (scene.picked.value.length) return moves.length === 1 ? moves[0] : null;
  return moves.find((move) => move.text === offer(view)) ?? null;
}

/**
 * When a thing may not be picked, the server is asked why a move with that thing is not legal. Returns the parts of
 * that move, or null if there is nothing to ask.
 * @param {string} thing @param {View} view @param {string[]} picked @param {Board} board
 * @returns {Parts | null}
 */
export function whyNot(thing, view, picked, board) {
  const [kind, name] = kindAndName(thing);
  if (kind === 'card') return { kind: 'play', card: name, companion: null };
  if (kind === 'take') return { kind: 'take', card: name };
  if (kind === 'city') return { kind: view.table.phase === 'crown' ? 'crown' : 'build', city: name };
  if (kind !== 'with') return null;
  const pickedCard = picked.map(kindAndName).find(([pickedKind]) => pickedKind === 'card')?.[1];
  const card =
    pickedCard ?? Object.keys(view.table.hand ?? {}).find((code) => cardByCode(code, board).kind === 'coloured');
  return card ? { kind: 'play', card, companion: name } : null;
}

/** Splits a thing into its kind and its name. @param {string} thing */
function kindAndName(thing) {
  const colon = thing.indexOf(':');
  return colon < 0 ? [thing, ''] : [thing.slice(0, colon), thing.slice(colon + 1)];
}

/**
 * Returns the message that tells the viewer what to do next.
 * @param {View} view @param {string[]} picked @param {Scene['seats']} seats
 * @param {Scene['board']} board
 */
export function sentence(view, picked, seats, board) {
  const { table } = view;
  if (view.outcome) {
    const winners = view.outcome.winners.map((seat) => seats[seat]?.name ?? '');
    return {
      id: 'taj-mahal-say-over',
      args: {
        names: listed(winners),
        count: winners.length,
        you: view.outcome.winners[0] === view.seat ? 'yes' : 'no',
      },
    };
  }
  if (view.seat === null || view.to_move !== view.seat) {
    return { id: 'taj-mahal-say-wait', args: { name: seats[view.to_move ?? 0]?.name ?? '', phase: table.phase } };
  }
  const province = table.province ?? '';
  if (table.phase === 'take') return { id: 'taj-mahal-say-take', args: { cards: table.due.cards } };
  if (table.phase === 'crown') return { id: 'taj-mahal-say-crown', args: { province } };
  if (table.phase === 'palace')
    return {
      id: 'taj-mahal-say-palace',
      more: 'taj-mahal-more-palace',
      args: { province, palaces: table.due.palaces },
    };
  const { colour } = table.seats[view.seat];
  if (view.legal_moves.length === 1) return { id: 'taj-mahal-say-must-withdraw', args: {} };
  if (picked.includes(offer(view) ?? '')) return { id: 'taj-mahal-say-withdraw', args: {} };
  const { special } = board.names;
  if (colour === null) return { id: 'taj-mahal-say-any', more: 'taj-mahal-more-any', args: { special } };
  const args = { special, colour: table.colours[colour] };
  return { id: 'taj-mahal-say-colour', more: 'taj-mahal-more-colour', args };
}

/** In a window at least this many pixels wide, the button has space for a long label. */
const LONG_LABEL_WIDTH = 1200;

/** Returns the label of the button that makes a move. @param {LegalMove} move */
export function confirm({ parts, preview }) {
  if (parts.kind === 'withdraw') {
    const cards = preview.sketch.cards?.display ?? 0;
    return cards && innerWidth >= LONG_LABEL_WIDTH
      ? { id: 'taj-mahal-do-withdraw-take', args: { cards } }
      : { id: 'taj-mahal-do-withdraw', args: {} };
  }
  if (parts.kind === 'take') return { id: 'taj-mahal-do-take', args: {} };
  if (parts.kind === 'play') return { id: 'taj-mahal-do-play', args: { cards: parts.companion ? 2 : 1 } };
  return { id: 'taj-mahal-do-palace', args: { city: parts.city } };
}

/** Returns the title of a move's preview. @param {LegalMove} move */
export function title({ parts }) {
  if (parts.kind === 'withdraw') return { id: 'taj-mahal-title-withdraw', args: {} };
  if (parts.kind === 'take') return { id: 'taj-mahal-title-take', args: {} };
  if (parts.kind === 'play') return { id: 'taj-mahal-title-play', args: { cards: parts.companion ? 2 : 1 } };
  return { id: parts.kind === 'crown' ? 'taj-mahal-title-crown' : 'taj-mahal-title-city', args: { city: parts.city } };
}

/**
 * Returns the keyboard shortcuts of the current phase: digits pick cards of the hand or of the display.
 * @param {View} view @param {string[]} _picked @param {Board} board
 */
export function keys(view, _picked, board) {
  const { table } = view;
  /** @type {Array<{key: string, thing?: string, does: string}>} */
  const bindings = [];
  const digit = (/** @type {number} */ index) => (index < 9 ? String(index + 1) : index === 9 ? '0' : '');
  if (table.phase === 'take') {
    for (const [index, card] of table.display.slice(0, 10).entries())
      bindings.push({ key: digit(index), thing: `take:${card}`, does: 'taj-mahal-key-take' });
  } else if (table.phase === 'play') {
    for (const [index, card] of handCards(view, board).slice(0, 10).entries())
      bindings.push({ key: digit(index), thing: thingOfCard(card), does: 'taj-mahal-key-card' });
  }
  const withdrawal = offer(view);
  if (table.phase === 'play')
    bindings.push({ key: 'w', thing: withdrawal ?? undefined, does: 'taj-mahal-key-withdraw' });
  return bindings;
}

/** Returns the name of a visit. @param {number} number */
export const chapter = (number) => ({ id: 'taj-mahal-visit-of', args: { visit: number } });

/** Returns the thing that picks a card of the hand. @param {Card} card */
export const thingOfCard = (card) => `${card.kind === 'coloured' ? 'card' : 'with'}:${card.code}`;
