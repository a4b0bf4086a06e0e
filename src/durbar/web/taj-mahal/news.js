// The news of Taj Mahal: complete sentences about a turn, from the longest to the shortest.
import { html } from '../html.js';
import { Sign } from '../signs/signs.js';
import { makeSentence } from '../table/news.js';
import { argsOf } from '../table/narrator.js';
import { listed } from '../words/words.js';
import { EFFECT_SIGNS, SYMBOLS, cardByCode, letterOfSymbol } from './cards/faces.js';
import { goodsName } from './map/stones.js';

/** @import {Scene} from './types.js' */
/** @import {Entry, Message} from '../table/part.js' */
/** @import {Draw, Sentence} from '../table/news.js' */

/**
 * The length of a sentence about a withdrawal. `long` has all details. `middle` omits the cards taken and the cities
 * without a bonus tile. `signs` is like `middle`, with signs in place of words. `short` has only the prizes and the
 * points. A sentence about played cards is either `long` or `short`.
 * @typedef {'long' | 'middle' | 'signs' | 'short'} Size
 */

/** The events that begin a turn. The palaces built and the cards taken after a withdrawal belong to the same turn. */
const FIRST_EVENTS = new Set(['taj-mahal.played', 'taj-mahal.withdrew']);
/** The signs of bonus tiles; the tile "+2" has none. @type {Record<string, string>} */
export const BONUS_SIGNS = {
  rice: 'rice',
  tea: 'tea',
  spices: 'spices',
  jewels: 'jewels',
  gems: 'gems',
  card: 'card',
  taj_mahal: 'taj',
};

/** Whether a move begins a turn. @param {Entry} entry */
export const beginsTurn = ({ story = [] }) => story.some(({ id }) => FIRST_EVENTS.has(id));

/**
 * Returns the text of a symbol: its sign and its name, or only its sign.
 * @param {string} symbol @param {Scene} scene @param {Draw} draw @param {boolean} isShort
 */
function symbolText(symbol, { t }, draw, isShort) {
  const name = t('taj-mahal-symbol', { symbol });
  const letter = letterOfSymbol(symbol);
  if (isShort) return draw(html`<${Sign} name=${letter} label=${name} />`, name);
  return `${draw(html`<${Sign} name=${letter} />`)} ${name}`;
}

/**
 * Returns the text of a played card.
 * @param {string} code @param {Scene} scene @param {Draw} draw @param {boolean} isShort
 */
function cardText(code, scene, draw, isShort) {
  const { colour, symbols } = cardByCode(code, scene.board);
  const texts = symbols.map((symbol) => symbolText(symbol, scene, draw, isShort));
  return scene.t(isShort ? 'taj-mahal-news-card-short' : 'taj-mahal-news-card', {
    colour,
    symbols: texts.join(isShort ? '' : ', '),
  });
}

/**
 * Returns the text of a special card.
 * @param {string} effect @param {Scene} scene @param {Draw} draw
 */
function specialText(effect, { t, board }, draw) {
  const name = t('taj-mahal-special', { effect, special: board.names.special });
  const sign = EFFECT_SIGNS[effect];
  return sign in SYMBOLS ? `${draw(html`<${Sign} name=${sign} />`)} ${name}` : name;
}

/**
 * Returns the text of a bonus tile and its city.
 * @param {{bonus: string, city: string}} claim @param {Scene} scene @param {Draw} draw @param {boolean} isShort
 */
function claimText({ bonus, city }, { t, board }, draw, isShort) {
  const sign = BONUS_SIGNS[bonus];
  const name = t('taj-mahal-news-bonus', { bonus: goodsName(bonus, board) });
  const picture = isShort ? html`<${Sign} name=${sign} label=${name} />` : html`<${Sign} name=${sign} />`;
  const text = !sign ? name : isShort ? draw(picture, name) : `${draw(picture)} ${name}`;
  return t('taj-mahal-news-at', { bonus: text, city });
}

/**
 * Returns the parts of a sentence about a withdrawal, except the points.
 * @param {Message[]} story @param {Scene} scene @param {{who: string, name: string}} person @param {Draw} draw
 * @param {Size} size
 */
function withdrawalParts(story, scene, person, draw, size) {
  const { t, names } = scene;
  const isShort = size === 'signs' || size === 'short';
  const prizes = argsOf(story, 'taj-mahal.won').map(({ symbol }) =>
    isShort
      ? symbolText(symbol, scene, draw, true)
      : t('taj-mahal-news-prize', { symbol, sign: draw(html`<${Sign} name=${letterOfSymbol(symbol)} />`) }),
  );
  const parts = [
    prizes.length
      ? t('taj-mahal-news-withdraws', { ...person, prizes: isShort ? prizes.join('') : listed(prizes) })
      : t('taj-mahal-news-withdraws-empty', person),
  ];
  if (size === 'short') return parts;
  const claims = argsOf(story, 'taj-mahal.claimed');
  const claimedCities = new Set(claims.map(({ city }) => city));
  const cities = [...argsOf(story, 'taj-mahal.built'), ...argsOf(story, 'taj-mahal.crowned')]
    .map(({ city }) => city)
    .filter((city) => !claimedCities.has(city))
    .map((city) => t('taj-mahal-city', { city }));
  if (cities.length && size === 'long') parts.push(t('taj-mahal-news-builds', { ...person, cities: listed(cities) }));
  if (claims.length) {
    const bonuses = listed(claims.map((claim) => claimText(claim, scene, draw, isShort)));
    parts.push(t('taj-mahal-news-takes', { ...person, bonuses }));
  }
  for (const { card, from } of argsOf(story, 'taj-mahal.exchanged')) {
    const special = specialText(card, scene, draw);
    const owner = from === null ? '' : from === scene.seat ? t('taj-mahal-you') : names[from];
    parts.push(t(owner ? 'taj-mahal-news-gets-owned' : 'taj-mahal-news-gets', { ...person, card: special, owner }));
  }
  const cards = argsOf(story, 'taj-mahal.took').length + argsOf(story, 'taj-mahal.drew').length;
  if (cards && size === 'long') parts.push(t('taj-mahal-news-draws', { ...person, cards }));
  return parts;
}

/** Returns the sentences about a turn. @param {Entry[]} turn @param {Scene} scene @returns {Sentence[]} */
export function news(turn, scene) {
  const { t, names } = scene;
  const seat = turn[0].seat ?? 0;
  // At the end of a visit, other players may exchange tiles and score too.
  const story = turn
    .flatMap((entry) => entry.story ?? [])
    .filter(({ args }) => !args || !('seat' in args) || args.seat === seat);
  const person = { who: seat === scene.seat ? 'you' : 'other', name: names[seat] };
  const played = argsOf(story, 'taj-mahal.played').map(({ card }) => card);
  const specials = argsOf(story, 'taj-mahal.played-special').map(({ card }) => card);
  const points = argsOf(story, 'taj-mahal.scored').reduce((sum, args) => sum + args.points, 0);
  if (!played.length && !story.some(({ id }) => id === 'taj-mahal.withdrew')) return [];
  const sentence = (/** @type {Size} */ size) =>
    makeSentence((draw) => {
      const isShort = size === 'short';
      const cards = [
        ...played.map((code) => cardText(code, scene, draw, isShort)),
        ...specials.map((effect) => specialText(effect, scene, draw)),
      ];
      const parts = played.length
        ? [t('taj-mahal-news-plays', { ...person, cards: listed(cards) })]
        : withdrawalParts(story, scene, person, draw, size);
      if (points) parts.push(draw(html`<b class="news-gain">+${points}</b>`, `+${points}`));
      return parts.join(', ');
    });
  return played.length
    ? [sentence('long'), sentence('short')]
    : [sentence('long'), sentence('middle'), sentence('signs'), sentence('short')];
}
