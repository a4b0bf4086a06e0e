// Figures for the rules of Taj Mahal, drawn with the game's own pieces.
import { html } from '../html.js';
import { Matrix } from '../court/matrix.js';
import { Sign } from '../signs/signs.js';
import { loadAssets } from '../assets.js';
import { t } from '../words/words.js';
import { CardFace, RowCard } from './cards/card.js';
import { placeCloth } from './cards/cloth.js';
import { LETTERS, SYMBOLS, letterOf, makeCard, specialOf } from './cards/faces.js';
import { Discs, Marks, Palaces } from './map/cities.js';
import { citiesOf } from './map/facts.js';
import { Chain, Pluses } from './map/preview.js';
import { Roads, Stones, Tiles } from './map/stones.js';
import { Names } from './map/written.js';

/** @typedef {import('./types.js').Board} Board */

await loadAssets(import.meta.url, ['./cards/cards.css', './map/map.css', './map/pieces.css']);

const SEATS = [
  { stone: 'turquoise', figure: 'dome' },
  { stone: 'rose', figure: 'tower' },
  { stone: 'sard', figure: 'chhatri' },
];

/** @typedef {import('./cards/faces.js').Card} Card */

const CLOTHS = ['red', 'yellow', 'green', 'blue'];

/**
 * Returns a function that makes cards of a cloth with some symbols, coloured as on the board; without a cloth, white
 * ones.
 * @param {Board} board
 * @returns {(cloth: string, ...symbols: string[]) => Card}
 */
const dealer =
  ({ names }) =>
  (cloth, ...symbols) =>
    makeCard('', {
      kind: cloth === 'white' ? 'white' : 'coloured',
      cloth,
      colour: names.colours[CLOTHS.indexOf(cloth)] ?? cloth,
      symbols,
      effect: null,
    });

/** Cards side by side, with text between them. @param {Array<Card | string>} shown */
const cards = (shown) =>
  html`<div class="figure-cards">
    ${shown.map((one, at) =>
      typeof one === 'string'
        ? html`<span key=${at} class="figure-word">
          ${one}
        </span>`
        : html`<span key=${at} class="figure-card">
          <${CardFace} card=${one} t=${t} />
        </span>`,
    )}
  </div>`;

/** Cards as they lie in a row. @param {Card[]} laid */
const row = (laid) => laid.map((card, at) => html`<${RowCard} key=${at} card=${card} t=${t} />`);

/** The approximate width of a map section on a page. */
const CUT = 340;

/**
 * A section of the map.
 * @param {{board: Board, province: string, box: number[], palaces?: string[][], crowns?: string[][],
 *   tiles?: Record<string, string>, open?: string[], chain?: string[][], counted?: string[]}} props
 */
function MapCut({
  board,
  province,
  box: [left, top, wide, high],
  palaces = [],
  crowns = [],
  tiles = {},
  open = [],
  chain = [],
  counted = [],
}) {
  const order = board.provinces.map((one) => one.name);
  const seats = SEATS.map((_, at) => ({ palaces: palaces[at] ?? [], crown_palaces: crowns[at] ?? [] }));
  const visited = [province, ...order.filter((/** @type {string} */ name) => name !== province)];
  const table = { order: visited, visit: 1, province, bonus_tiles: tiles, seats };
  const cities = citiesOf(table, board);
  const at = new Map(cities.map((city) => [city.name, city]));
  const box = /** @type {[number, number, number, number]} */ ([left, top, left + wide, top + high]);
  const [lettering] = board.letterings;
  return html`<svg class="map figure-map" viewBox="${left} ${top} ${wide} ${high}" aria-hidden="true">
    <${Stones} table=${table} board=${board} woven=${true} /><${Roads} board=${board} at=${at} />
    <${Chain} sketch=${{ chain }} at=${at} stone=${SEATS[0].stone} />
    <${Discs} cities=${cities} legal=${new Map(open.map((city) => [city, true]))} /><${Marks} cities=${cities} />
    <${Palaces} cities=${cities} seats=${SEATS} />
    <${Names} cities=${cities} lettering=${lettering} scale=${CUT / wide} box=${box} corner=${0} />
    <${Pluses} counted=${counted} board=${board} lettering=${lettering} stone=${SEATS[0].stone} />
  </svg>`;
}

/** An example court in the middle of a visit. @param {{board: Board}} props */
function Court({ board }) {
  const card = dealer(board);
  /** @type {Array<{name: string, cards: Card[], counts: Record<string, number>}>} */
  const rows = [
    {
      name: t('rules-first'),
      cards: [card('blue', 'general', 'mogul'), card('blue', 'princess', 'elephant')],
      counts: { G: 1, K: 1, P: 1, E: 1 },
    },
    {
      name: t('rules-second'),
      cards: [card('green', 'general', 'princess'), card('green', 'general', 'elephant')],
      counts: { G: 2, P: 1, E: 1 },
    },
  ];
  const most = (/** @type {string} */ letter) => Math.max(...rows.map(({ counts }) => counts[letter] ?? 0));
  const kind = (/** @type {number} */ count, /** @type {string} */ letter) => {
    if (!count) return 'zero';
    if (count < most(letter)) return 'plain';
    return rows.filter(({ counts }) => counts[letter] === count).length > 1 ? 'tie' : 'lead';
  };
  const niches = LETTERS.map((letter) => {
    const symbol = t('taj-mahal-symbol', { symbol: SYMBOLS[letter] });
    return {
      id: letter,
      label: t('taj-mahal-symbol-short', { symbol: SYMBOLS[letter] }),
      text: symbol,
      signs: [letter],
      state: /** @type {const} */ ('open'),
      win: letter === 'K',
    };
  });
  const made = rows.map(({ name, cards: laid, counts }, at) => ({
    id: String(at),
    player: SEATS[at],
    name,
    points: null,
    turn: at === 0,
    cards: row(laid),
    cells: LETTERS.map((letter) => {
      const count = counts[letter] ?? 0;
      const how = /** @type {'zero' | 'plain' | 'tie' | 'lead'} */ (kind(count, letter));
      const symbol = t('taj-mahal-symbol', { symbol: SYMBOLS[letter] });
      return {
        kind: how,
        count,
        under: how === 'tie' ? t('taj-mahal-tie') : undefined,
        text: t('taj-mahal-cell', { count, symbol, stands: how }),
      };
    }),
  }));
  const title = t('taj-mahal-court');
  return html`<div class="figure-court">
    <${Matrix} title=${title} note="" label=${title} niches=${niches} rows=${made} />
  </div>`;
}

/** Bonus tiles, as they lie on fortresses. */
const bonusTiles = () => {
  const kinds = ['taj_mahal', 'points_2', 'card', 'rice', 'tea', 'spices', 'gems'];
  const cities = kinds.map((bonus, at) => ({
    name: bonus,
    x: 26 + at * 48,
    y: 24,
    fortress: true,
    province: '',
    lit: false,
    bonus,
    palaces: [],
  }));
  return html`<svg class="map figure-tiles" viewBox="0 0 340 48" aria-hidden="true">
    <${Marks} cities=${cities} />
  </svg>`;
};

/** Province tiles with their goods. @param {Board} board */
const provinceTiles = (board) => {
  const goods = [[], ['rice'], ['spices', 'tea'], ['rice', 'gems']];
  const provinces = board.provinces.slice(0, goods.length);
  const names = provinces.map(({ name }) => name);
  const view = { table: { order: names, visit: 1, tiles: goods.map((some) => ({ goods: some, owner: null })) } };
  const lettering = { tiles: names.map((_, at) => [at * 92 - 40, 18]), tile: [68, 26, 1.15] };
  return html`<svg class="map figure-tiles" viewBox="0 0 290 36" aria-hidden="true">
    <${Tiles} scene=${{ view, t, names: [], seats: [] }} board=${{ ...board, provinces }} lettering=${lettering} />
  </svg>`;
};

/** Two tiles of an advisor, and the card that they earn. @param {string} advisor @param {Board} board */
const earned = (advisor, board) => {
  const chip = html`<span class="figure-chip">
    <${Sign} name=${letterOf(advisor)} label=${t('taj-mahal-symbol', { symbol: advisor })} />
  </span>`;
  return html`<div class="figure-cards">${chip}${chip}<span class="figure-word">→</span>
    <span class="figure-card"><${CardFace} card=${specialOf(board.specials[advisor], board)} t=${t} /></span></div>`;
};

/**
 * The figures, by the number of their rule.
 * @param {Board} board
 * @returns {Record<string, () => import('../html.js').Children>}
 */
export function figures(board) {
  placeCloth(board);
  const card = dealer(board);
  const first = card('red', 'vizier', 'elephant');
  return {
    'TM-1.1': () =>
      cards([
        first,
        card('yellow', 'general', 'monk'),
        card('green', 'princess', 'elephant'),
        card('blue', 'mogul', 'elephant'),
        card('white', 'elephant'),
        specialOf('points', board),
      ]),
    'TM-1.2': () => provinceTiles(board),
    'TM-1.3': bonusTiles,
    'TM-3.1': () => cards([first, '+', card('white', 'mogul'), '/', specialOf('elephant', board)]),
    'TM-4.1': () => html`<${Court} board=${board} />`,
    'TM-4.2':
      () => html`<${MapCut} board=${board} province="Agra" box=${[530, 434, 320, 236]} palaces=${[[], ['Mathura']]}
          crowns=${[[], [], ['Kalpi']]}
          tiles=${{ Gwalior: 'tea', Agra: 'taj_mahal' }} open=${['Kannauj', 'Kalpi', 'Gwalior', 'Agra']} />`,
    'TM-4.5':
      () => html`<${MapCut} board=${board} province="Agra" box=${[530, 434, 320, 236]} palaces=${[[], ['Mathura']]}
          crowns=${[['Mathura']]}
          tiles=${{ Gwalior: 'tea', Agra: 'taj_mahal' }} open=${['Mathura', 'Kannauj', 'Kalpi', 'Gwalior', 'Agra']} />`,
    'TM-4.7': () => html`<${MapCut} board=${board} province="Agra" box=${[376, 346, 472, 396]}
        palaces=${[['Mathura', 'Delhi', 'Ajmer', 'Chanderi'], ['Gwalior']]}
        chain=${[['Mathura', 'Delhi'], ['Mathura', 'Ajmer']]} counted=${['Agra', 'Delhi', 'Ajmer']} />`,
    'TM-5.1': () => earned('general', board),
    'TM-6.1': () =>
      cards([
        first,
        card('red', 'general', 'monk'),
        card('red', 'mogul', 'elephant'),
        card('green', 'princess', 'elephant'),
        card('white', 'elephant'),
        card('white', 'mogul'),
        specialOf('elephant', board),
      ]),
    'TM-7.1': () =>
      html`<div class="figure-grid">
        ${Object.keys(board.specials).map((advisor) => html`<div key=${advisor}>${earned(advisor, board)}</div>`)}
      </div>`,
    'TM-9.2': () =>
      html`<div class="figure-row">
        ${row([first, card('green', 'princess', 'elephant'), card('white', 'elephant')])}
        <span class="figure-word">+</span>
        ${row([card('green', 'general', 'elephant')])}
      </div>`,
  };
}
