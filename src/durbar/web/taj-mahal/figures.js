// The pieces of Taj Mahal beside the rules that speak of them.
import { html } from '../html.js';
import { Matrix } from '../court/matrix.js';
import { Sign } from '../signs/signs.js';
import { bring } from '../table/bring.js';
import { t } from '../words/words.js';
import { CardFace, RowCard } from './cards/card.js';
import { placeCloth } from './cards/cloth.js';
import { LETTERS, SYMBOLS, letterOf, readCard, specialText } from './cards/read.js';
import { Discs, Marks, Palaces } from './map/cities.js';
import { around } from './map/boxes.js';
import { citiesOf } from './map/facts.js';
import { placeNames } from './map/names.js';
import { Chain, Pluses } from './map/preview.js';
import { Roads, Stones, Tiles } from './map/stones.js';
import { Names, measure } from './map/written.js';

await bring(import.meta.url, ['./cards/cards.css', './map/map.css', './map/pieces.css']);
placeCloth();

const SEATS = [
  { stone: 'turquoise', figure: 'dome' },
  { stone: 'rose', figure: 'tower' },
  { stone: 'sard', figure: 'chhatri' },
];

/** Cards side by side, with what stands between them. @param {string[]} texts cards in notation; anything else is written @param {any} board */
const cards = (texts, board) =>
  html`<div class="figure-cards">
    ${texts.map((text, at) => (/^[a-z*]\S+$/.test(text) ? html`<span key=${at} class="figure-card"><${CardFace} card=${readCard(text, { colours: board.names.colours })} t=${t} /></span>` : html`<span key=${at} class="figure-word">${text}</span>`))}
  </div>`;

/** Cards as they lie in a row. @param {string[]} texts @param {any} board */
const row = (texts, board) => texts.map((text, at) => html`<${RowCard} key=${at} card=${readCard(text, { colours: board.names.colours })} t=${t} />`);

/** A cut of the map. @param {{board: any, province: string, box: number[], palaces?: string[][], crowns?: string[][], tiles?: Record<string, string>, open?: string[], chain?: string[][], plus?: any[]}} props */
function MapCut({ board, province, box: [left, top, wide, high], palaces = [], crowns = [], tiles = {}, open = [], chain = [], plus = [] }) {
  const order = board.provinces.map((/** @type {any} */ one) => one.name);
  const seats = SEATS.map((_, at) => ({ palaces: palaces[at] ?? [], crown_palaces: crowns[at] ?? [] }));
  const visited = [province, ...order.filter((/** @type {string} */ name) => name !== province)];
  const table = { order: visited, visit: 1, province, bonus_tiles: tiles, seats };
  const cities = citiesOf({ table }, board);
  const inside = cities.filter(({ x, y }) => x > left && x < left + wide && y > top && y < top + high);
  const at = new Map(cities.map((city) => [city.name, city]));
  const box = /** @type {[number, number, number, number]} */ ([left, top, left + wide, top + high]);
  const lettering = (/** @type {{lit: boolean}} */ { lit }) => ((lit ? 16 : 14.5) * wide) / 340;
  // There are no province tiles on a cut, but there is what is gained.
  const how = { plate: false, big: 1, short: true, kept: plus.map(({ x, y }) => around(x, y, 16, 16)) };
  const names = placeNames(inside, { cities, table: { order: [] }, board, box, size: lettering, measure, how, key: `cut ${box}` });
  return html`<svg class="map figure-map" viewBox="${left} ${top} ${wide} ${high}" aria-hidden="true">
    <${Stones} table=${table} board=${board} woven=${true} /><${Roads} board=${board} at=${at} />
    <${Chain} sketch=${{ chain }} at=${at} stone=${SEATS[0].stone} />
    <${Discs} cities=${inside} legal=${new Map(open.map((city) => [city, true]))} /><${Marks} cities=${inside} />
    <${Palaces} cities=${inside} seats=${SEATS} /><${Names} named=${inside} places=${names} size=${lettering} /><${Pluses} pluses=${plus} stone=${SEATS[0].stone} big=${1.2} />
  </svg>`;
}

/** Who leads what, in the middle of a visit. @param {{board: any}} props */
function Court({ board }) {
  const rows = [
    { name: t('rules-first'), cards: ['bGK', 'bPE'], counts: { G: 1, K: 1, P: 1, E: 1 } },
    { name: t('rules-second'), cards: ['gGP', 'gGE'], counts: { G: 2, P: 1, E: 1 } },
  ];
  const most = (/** @type {string} */ letter) => Math.max(...rows.map(({ counts }) => /** @type {any} */ (counts)[letter] ?? 0));
  const kind = (/** @type {number} */ count, /** @type {string} */ letter) => {
    if (!count) return 'zero';
    if (count < most(letter)) return 'plain';
    return rows.filter(({ counts }) => /** @type {any} */ (counts)[letter] === count).length > 1 ? 'tie' : 'lead';
  };
  const niches = LETTERS.map((letter) => {
    const symbol = t('taj-mahal-symbol', { symbol: SYMBOLS[letter] });
    return { id: letter, label: t('taj-mahal-symbol-short', { symbol: SYMBOLS[letter] }), said: symbol, signs: [letter], state: /** @type {const} */ ('open'), win: letter === 'K' };
  });
  const made = rows.map(({ name, cards: texts, counts }, at) => ({
    id: String(at),
    player: SEATS[at],
    name,
    points: null,
    turn: at === 0,
    cards: row(texts, board),
    cells: LETTERS.map((letter) => {
      const count = /** @type {any} */ (counts)[letter] ?? 0;
      const how = /** @type {'zero' | 'plain' | 'tie' | 'lead'} */ (kind(count, letter));
      const symbol = t('taj-mahal-symbol', { symbol: SYMBOLS[letter] });
      return { kind: how, count, under: how === 'tie' ? t('taj-mahal-tie') : undefined, said: t('taj-mahal-cell', { count, symbol, stands: how }) };
    }),
  }));
  const title = t('taj-mahal-court');
  return html`<div class="figure-court"><${Matrix} title=${title} note="" label=${title} niches=${niches} rows=${made} /></div>`;
}

/** Bonus tiles, as they lie on fortresses. */
const bonusTiles = () => {
  const kinds = ['taj_mahal', 'points_2', 'card', 'rice', 'tea', 'spices', 'gems'];
  const cities = kinds.map((bonus, at) => ({ name: bonus, x: 26 + at * 48, y: 24, fortress: true, province: '', lit: false, bonus, palaces: [] }));
  return html`<svg class="map figure-tiles" viewBox="0 0 340 48" aria-hidden="true"><${Marks} cities=${cities} /></svg>`;
};

/** Province tiles with their goods. @param {any} board */
const provinceTiles = (board) => {
  const goods = [[], ['rice'], ['spices', 'tea'], ['rice', 'gems']];
  const names = ['', 'a', 'b', 'c'];
  const view = { table: { order: names, visit: 1, tiles: goods.map((some) => ({ goods: some, owner: null })) } };
  const provinces = names.map((name, at) => ({ name, tile: [at * 92 - 40, 18] }));
  return html`<svg class="map figure-tiles" viewBox="0 0 290 36" aria-hidden="true">
    <${Tiles} scene=${{ view, t, names: [], seats: [] }} board=${{ ...board, provinces }} big=${1.15} short=${false} />
  </svg>`;
};

/** Two tiles of an advisor, and the card that they earn. @param {string} advisor @param {any} board */
const earned = (advisor, board) => {
  const chip = html`<span class="figure-chip"><${Sign} name=${letterOf(advisor)} label=${t('taj-mahal-symbol', { symbol: advisor })} /></span>`;
  return html`<div class="figure-cards">${chip}${chip}<span class="figure-word">→</span>
    <span class="figure-card"><${CardFace} card=${readCard(specialText(board.specials[advisor]), { colours: board.names.colours })} t=${t} /></span></div>`;
};

/** The figures, by the number of their rule. @param {any} board @returns {Record<string, () => any>} */
export function figures(board) {
  const fourth = board.names.colours[3][0];
  return {
    'TM-1.1': () => cards(['rVE', 'yGM', 'gPE', `${fourth}KE`, 'wE', '*2'], board),
    'TM-1.2': () => provinceTiles(board),
    'TM-1.3': bonusTiles,
    'TM-3.1': () => cards(['rVE', '+', 'wK', '/', '*E'], board),
    'TM-4.1': () => html`<${Court} board=${board} />`,
    'TM-4.2': () => html`<${MapCut} board=${board} province="Agra" box=${[562, 452, 240, 216]} palaces=${[[], ['Mathura']]} crowns=${[[], [], ['Kalpi']]}
      tiles=${{ Gwalior: 'tea', Agra: 'taj_mahal' }} open=${['Kannauj', 'Kalpi', 'Gwalior', 'Agra']} />`,
    'TM-4.5': () => html`<${MapCut} board=${board} province="Agra" box=${[562, 452, 240, 216]} palaces=${[[], ['Mathura']]} crowns=${[['Mathura']]}
      tiles=${{ Gwalior: 'tea', Agra: 'taj_mahal' }} open=${['Mathura', 'Kannauj', 'Kalpi', 'Gwalior', 'Agra']} />`,
    'TM-4.7': () => html`<${MapCut} board=${board} province="Agra" box=${[430, 384, 372, 336]} palaces=${[['Mathura', 'Delhi', 'Ajmer', 'Chanderi'], ['Gwalior']]}
      chain=${[['Mathura', 'Delhi'], ['Mathura', 'Ajmer']]}
      plus=${[{ province: 'Agra', x: 655, y: 486 }, { province: 'Delhi', x: 664, y: 402 }, { province: 'Ajmer', x: 490, y: 580 }]} />`,
    'TM-5.1': () => earned('general', board),
    'TM-6.1': () => cards(['rVE', 'rGM', 'rKE', 'gPE', 'wE', 'wK', '*E'], board),
    'TM-7.1': () => html`<div class="figure-grid">${Object.keys(board.specials).map((advisor) => html`<div key=${advisor}>${earned(advisor, board)}</div>`)}</div>`,
    'TM-9.2': () => html`<div class="figure-row">${row(['rVE', 'gPE', 'wE'], board)}<span class="figure-word">+</span>${row(['gGE'], board)}</div>`,
  };
}
