// Figures for the rules of Taj Mahal, drawn with the game's own pieces.
import { html } from '../html.js';
import { Matrix } from '../court/matrix.js';
import { Sign } from '../signs/signs.js';
import { loadAssets } from '../assets.js';
import { t } from '../words/words.js';
import { CardFace, RowCard } from './cards/card.js';
import { addPatterns } from './cards/cloth.js';
import { LETTERS, SYMBOLS, letterOfSymbol, makeCard, specialCard } from './cards/faces.js';
import { Discs, Marks, StandingPalaces } from './map/cities.js';
import { citiesOf } from './map/facts.js';
import { Chain, PlusOnes } from './map/preview.js';
import { Roads, Stones, Tiles } from './map/stones.js';
import { Names } from './map/names.js';

/** @import {Board} from './types.js' */
/** @import {Card} from './cards/faces.js' */
/** @import {Children} from '../html.js' */

await loadAssets(import.meta.url, ['./cards/cards.css', './map/map.css', './map/pieces.css']);

/** The emblems of the example players in the figures. */
const SEATS = [
  { stone: 'turquoise', figure: 'dome' },
  { stone: 'rose', figure: 'tower' },
  { stone: 'sard', figure: 'chhatri' },
];

/** The cloths of coloured cards, in the order of the board's colours. */
const CLOTHS = ['red', 'yellow', 'green', 'blue'];

/**
 * Returns a function that makes a card from a cloth and symbols, with the board's name of its colour.
 * @param {Board} board
 * @returns {(cloth: string, ...symbols: string[]) => Card}
 */
const cardMaker =
  ({ names }) =>
  (cloth, ...symbols) =>
    makeCard('', {
      kind: cloth === 'white' ? 'white' : 'coloured',
      cloth,
      colour: names.colours[CLOTHS.indexOf(cloth)] ?? cloth,
      symbols,
      effect: null,
    });

/** Returns cards side by side, with text between them. @param {Array<Card | string>} items */
const cardsSideBySide = (items) =>
  html`<div class="figure-cards">
    ${items.map((item, index) =>
      typeof item === 'string'
        ? html`<span key=${index} class="figure-word">
          ${item}
        </span>`
        : html`<span key=${index} class="figure-card">
          <${CardFace} card=${item} t=${t} />
        </span>`,
    )}
  </div>`;

/** Returns cards as they are drawn in a player's row. @param {Card[]} cards */
const rowCards = (cards) => cards.map((card, index) => html`<${RowCard} key=${index} card=${card} t=${t} />`);

/** The approximate width of a map section, in pixels. */
const SECTION_WIDTH = 340;

/**
 * A section of the map. `box` has its left, top, width and height. `palaces` and `crownPalaces` have a list of cities
 * for each seat. The cities of `legalCities` have gold discs, the roads of `chain` are highlighted, and the provinces
 * of `countedProvinces` show "+1".
 * @param {{board: Board, province: string, box: number[], palaces?: string[][], crownPalaces?: string[][],
 *   tiles?: Record<string, string>, legalCities?: string[], chain?: string[][], countedProvinces?: string[]}} props
 */
function MapSection({
  board,
  province,
  box: [left, top, width, height],
  palaces = [],
  crownPalaces = [],
  tiles = {},
  legalCities = [],
  chain = [],
  countedProvinces = [],
}) {
  const order = board.provinces.map((candidate) => candidate.name);
  const seats = SEATS.map((_, index) => ({ palaces: palaces[index] ?? [], crown_palaces: crownPalaces[index] ?? [] }));
  const visited = [province, ...order.filter((/** @type {string} */ name) => name !== province)];
  const table = { order: visited, visit: 1, province, bonus_tiles: tiles, seats };
  const cities = citiesOf(table, board);
  const cityByName = new Map(cities.map((city) => [city.name, city]));
  const box = /** @type {[number, number, number, number]} */ ([left, top, left + width, top + height]);
  const [lettering] = board.letterings;
  return html`<svg class="map figure-map" viewBox="${left} ${top} ${width} ${height}" aria-hidden="true">
    <${Stones} table=${table} board=${board} showWeave=${true} /><${Roads} board=${board} cityByName=${cityByName} />
    <${Chain} sketch=${{ chain }} cityByName=${cityByName} stone=${SEATS[0].stone} />
    <${Discs} cities=${cities} moveByCity=${new Map(legalCities.map((city) => [city, true]))} />
    <${Marks} cities=${cities} />
    <${StandingPalaces} cities=${cities} seats=${SEATS} />
    <${Names} cities=${cities} lettering=${lettering} scale=${SECTION_WIDTH / width} box=${box} corner=${0} />
    <${PlusOnes} countedProvinces=${countedProvinces} board=${board} lettering=${lettering} stone=${SEATS[0].stone} />
  </svg>`;
}

/** An example court in the middle of a visit. @param {{board: Board}} props */
function Court({ board }) {
  const card = cardMaker(board);
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
  const highestCount = (/** @type {string} */ letter) => Math.max(...rows.map(({ counts }) => counts[letter] ?? 0));
  const cellState = (/** @type {number} */ count, /** @type {string} */ letter) => {
    if (!count) return 'zero';
    if (count < highestCount(letter)) return 'plain';
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
      wouldBeWon: letter === 'K',
    };
  });
  const matrixRows = rows.map(({ name, cards, counts }, index) => ({
    id: String(index),
    player: SEATS[index],
    name,
    points: null,
    turn: index === 0,
    cards: rowCards(cards),
    cells: LETTERS.map((letter) => {
      const count = counts[letter] ?? 0;
      const state = /** @type {'zero' | 'plain' | 'tie' | 'lead'} */ (cellState(count, letter));
      const symbol = t('taj-mahal-symbol', { symbol: SYMBOLS[letter] });
      return {
        kind: state,
        count,
        under: state === 'tie' ? t('taj-mahal-tie') : undefined,
        text: t('taj-mahal-cell', { count, symbol, stands: state }),
      };
    }),
  }));
  const title = t('taj-mahal-court');
  return html`<div class="figure-court">
    <${Matrix} title=${title} note="" label=${title} niches=${niches} rows=${matrixRows} />
  </div>`;
}

/** Returns one bonus tile of each kind, as drawn on fortresses. */
const bonusTiles = () => {
  const kinds = ['taj_mahal', 'points_2', 'card', 'rice', 'tea', 'spices', 'gems'];
  const cities = kinds.map((bonus, index) => ({
    name: bonus,
    x: 26 + index * 48,
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

/** Returns four province tiles with their goods. @param {Board} board */
const provinceTiles = (board) => {
  const goods = [[], ['rice'], ['spices', 'tea'], ['rice', 'gems']];
  const provinces = board.provinces.slice(0, goods.length);
  const names = provinces.map(({ name }) => name);
  const view = {
    table: { order: names, visit: 1, tiles: goods.map((commodities) => ({ goods: commodities, owner: null })) },
  };
  const lettering = { tiles: names.map((_, index) => [index * 92 - 40, 18]), tile: [68, 26, 1.15] };
  return html`<svg class="map figure-tiles" viewBox="0 0 290 36" aria-hidden="true">
    <${Tiles} scene=${{ view, t, names: [], seats: [] }} board=${{ ...board, provinces }} lettering=${lettering} />
  </svg>`;
};

/**
 * Returns two tiles of an advisor, and the special card that they earn.
 * @param {string} advisor @param {Board} board
 */
const advisorFigure = (advisor, board) => {
  const chip = html`<span class="figure-chip">
    <${Sign} name=${letterOfSymbol(advisor)} label=${t('taj-mahal-symbol', { symbol: advisor })} />
  </span>`;
  return html`<div class="figure-cards">${chip}${chip}<span class="figure-word">→</span>
    <span class="figure-card"><${CardFace} card=${specialCard(board.specials[advisor], board)} t=${t} /></span></div>`;
};

/**
 * Returns the figures, by the numbers of their rules.
 * @param {Board} board
 * @returns {Record<string, () => Children>}
 */
export function figures(board) {
  addPatterns(board);
  const card = cardMaker(board);
  const redCard = card('red', 'vizier', 'elephant');
  return {
    'TM-1.1': () =>
      cardsSideBySide([
        redCard,
        card('yellow', 'general', 'monk'),
        card('green', 'princess', 'elephant'),
        card('blue', 'mogul', 'elephant'),
        card('white', 'elephant'),
        specialCard('points', board),
      ]),
    'TM-1.2': () => provinceTiles(board),
    'TM-1.3': bonusTiles,
    'TM-3.1': () => cardsSideBySide([redCard, '+', card('white', 'mogul'), '/', specialCard('elephant', board)]),
    'TM-4.1': () => html`<${Court} board=${board} />`,
    'TM-4.2':
      () => html`<${MapSection} board=${board} province="Agra" box=${[530, 434, 320, 236]} palaces=${[[], ['Mathura']]}
          crownPalaces=${[[], [], ['Kalpi']]}
          tiles=${{ Gwalior: 'tea', Agra: 'taj_mahal' }} legalCities=${['Kannauj', 'Kalpi', 'Gwalior', 'Agra']} />`,
    'TM-4.5':
      () => html`<${MapSection} board=${board} province="Agra" box=${[530, 434, 320, 236]} palaces=${[[], ['Mathura']]}
          crownPalaces=${[['Mathura']]}
          tiles=${{ Gwalior: 'tea', Agra: 'taj_mahal' }}
              legalCities=${['Mathura', 'Kannauj', 'Kalpi', 'Gwalior', 'Agra']} />`,
    'TM-4.7': () => html`<${MapSection} board=${board} province="Agra" box=${[376, 346, 472, 396]}
        palaces=${[['Mathura', 'Delhi', 'Ajmer', 'Chanderi'], ['Gwalior']]}
        chain=${[['Mathura', 'Delhi'], ['Mathura', 'Ajmer']]} countedProvinces=${['Agra', 'Delhi', 'Ajmer']} />`,
    'TM-5.1': () => advisorFigure('general', board),
    'TM-6.1': () =>
      cardsSideBySide([
        redCard,
        card('red', 'general', 'monk'),
        card('red', 'mogul', 'elephant'),
        card('green', 'princess', 'elephant'),
        card('white', 'elephant'),
        card('white', 'mogul'),
        specialCard('elephant', board),
      ]),
    'TM-7.1': () =>
      html`<div class="figure-grid">
        ${Object.keys(board.specials).map(
          (advisor) => html`<div key=${advisor}>${advisorFigure(advisor, board)}</div>`,
        )}
      </div>`,
    'TM-9.2': () =>
      html`<div class="figure-row">
        ${rowCards([redCard, card('green', 'princess', 'elephant'), card('white', 'elephant')])}
        <span class="figure-word">+</span>
        ${rowCards([card('green', 'general', 'elephant')])}
      </div>`,
  };
}
