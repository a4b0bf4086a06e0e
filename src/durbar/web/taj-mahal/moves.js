// Maps picked things to legal moves, and describes the moves. It has no rules: it only uses the legal moves of the
// view.
import { cardOf, handOf } from './cards/faces.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Board} Board */
/** @typedef {import('./types.js').Parts} Parts */
/** @typedef {import('./types.js').Scene} Scene */
/** @typedef {import('./types.js').LegalMove} LegalMove */

/**
 * Returns the things to pick for a move. A withdrawal is picked as a whole, by its text.
 * @param {LegalMove} move
 * @returns {string[]}
 */
export function thingsOf({ text, parts }) {
  if (parts.kind === 'withdraw') return [text];
  if (parts.kind === 'take') return [`take:${parts.card}`];
  if (parts.kind !== 'play') return [`city:${parts.city}`];
  return parts.companion ? [`card:${parts.card}`, `with:${parts.companion}`] : [`card:${parts.card}`];
}

/** @param {View} view @param {string[]} picked */
export function candidates(view, picked) {
  const spelt = view.legal_moves.map((move) => ({ move, things: thingsOf(move) }));
  const left = spelt.filter(({ things }) => picked.every((thing) => things.includes(thing)));
  const exact = picked.length ? left.find(({ things }) => things.length === picked.length) : null;
  /** @type {Set<string>} */
  const next = new Set();
  for (const { things } of left) {
    for (const thing of things) if (!picked.includes(thing)) next.add(thing);
  }
  // A card that can be played in only one way selects its companion too.
  const only = picked.length && left.length === 1 ? left[0] : null;
  return { moves: exact ? [exact.move] : left.map(({ move }) => move), next, complete: (exact ?? only)?.move ?? null };
}

/**
 * Returns the picks after a thing is picked: picking it again puts it back, a thing of the same kind replaces the
 * first, and a thing that does not fit the picks replaces them all. A thing that may not be picked changes nothing.
 * @param {View} view @param {string[]} picked @param {string} thing
 */
export function pick(view, picked, thing) {
  if (picked.includes(thing)) return picked.filter((one) => one !== thing);
  const [kind] = kindAndName(thing);
  const others =
    kind === 'card' || kind === 'with'
      ? picked.filter((one) => kindAndName(one)[0] === (kind === 'card' ? 'with' : 'card'))
      : [];
  const fits = (/** @type {string[]} */ things) =>
    view.legal_moves.some((move) => things.every((one) => thingsOf(move).includes(one)));
  const both = [...others, thing];
  if (fits(both)) return both;
  return fits([thing]) ? [thing] : picked;
}

/** Returns the move previewed while nothing is picked: withdrawing, if it is legal. @param {View} view */
export const offer = (view) => view.legal_moves.find(({ parts }) => parts.kind === 'withdraw')?.text ?? null;

/**
 * Returns the text of the move that one thing alone makes.
 * @param {View} view @param {string} thing
 * @returns {string | null}
 */
export const moveOfThing = (view, thing) => candidates(view, [thing]).complete?.text ?? null;

/**
 * Returns the move whose preview is drawn now: pointed at, else picked, else offered.
 * @param {Scene} scene
 * @returns {LegalMove | null}
 */
export function shownMove(scene) {
  const { shown, legal, view } = scene;
  const text = shown.value;
  const pointed = view.legal_moves.find((move) => move.text === text);
  const { moves, complete } = legal.value;
  if (pointed || complete) return pointed ?? complete ?? null;
  if (scene.picked.value.length) return moves.length === 1 ? moves[0] : null;
  return moves.find((move) => move.text === offer(view)) ?? null;
}

/**
 * Returns the parts of the move to ask about when a thing may not be picked.
 * @param {string} thing @param {View} view @param {string[]} picked @param {Board} board
 * @returns {Parts | null}
 */
export function whyNot(thing, view, picked, board) {
  const [kind, name] = kindAndName(thing);
  if (kind === 'card') return { kind: 'play', card: name, companion: null };
  if (kind === 'take') return { kind: 'take', card: name };
  if (kind === 'city') return { kind: view.table.phase === 'crown' ? 'crown' : 'build', city: name };
  if (kind !== 'with') return null;
  const chosen = picked.map(kindAndName).find(([one]) => one === 'card')?.[1];
  const card = chosen ?? Object.keys(view.table.hand ?? {}).find((text) => cardOf(text, board).kind === 'coloured');
  return card ? { kind: 'play', card, companion: name } : null;
}

/** Splits a thing into its kind and its name. @param {string} thing */
function kindAndName(thing) {
  const at = thing.indexOf(':');
  return at < 0 ? [thing, ''] : [thing.slice(0, at), thing.slice(at + 1)];
}

/**
 * Returns the prompt for the viewer, as a message.
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
        names: new Intl.ListFormat(document.documentElement.lang || 'en').format(winners),
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

/** The window width from which the button has space for more than a word or two. */
const WIDE = 1200;

/** Returns the label of the button that makes a move. @param {LegalMove} move */
export function confirm({ parts, preview }) {
  if (parts.kind === 'withdraw') {
    const cards = preview.sketch.cards?.display ?? 0;
    return cards && innerWidth >= WIDE
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
 * Returns what the keys do now: digits pick cards in their order, or cards of the display.
 * @param {View} view @param {string[]} _picked @param {Board} board
 */
export function keys(view, _picked, board) {
  const { table } = view;
  /** @type {Array<{key: string, thing?: string, does: string}>} */
  const made = [];
  const digit = (/** @type {number} */ at) => (at < 9 ? String(at + 1) : at === 9 ? '0' : '');
  if (table.phase === 'take') {
    for (const [at, card] of table.display.slice(0, 10).entries())
      made.push({ key: digit(at), thing: `take:${card}`, does: 'taj-mahal-key-take' });
  } else if (table.phase === 'play') {
    for (const [at, card] of handOf(view, board).slice(0, 10).entries())
      made.push({ key: digit(at), thing: thingOfCard(card), does: 'taj-mahal-key-card' });
  }
  const withdrawal = offer(view);
  if (table.phase === 'play') made.push({ key: 'w', thing: withdrawal ?? undefined, does: 'taj-mahal-key-withdraw' });
  return made;
}

/** Returns the name of a visit. @param {number} number */
export const chapter = (number) => ({ id: 'taj-mahal-visit-of', args: { visit: number } });

/** @param {import('./cards/faces.js').Card} card */
export const thingOfCard = (card) => `${card.kind === 'coloured' ? 'card' : 'with'}:${card.text}`;
