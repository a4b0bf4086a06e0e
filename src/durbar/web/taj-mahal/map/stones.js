// The land and the provinces, drawn as inlaid stones: pale before their visit, bright during it, and paler after it.
import { html } from '../../html.js';
import { drawSymbol } from '../../signs/signs.js';
import { usePure } from '../../memo.js';
import { tipAttributes } from '../../rules/reference.js';
import { t } from '../../words/words.js';
import { PLATE_HEIGHT, plateWidth } from './facts.js';

/** @import {Table, Board, Scene, SeatEmblem} from '../types.js' */
/** @import {City, Lettering} from './facts.js' */

/**
 * Returns the state of a province: `done` after its visit, `now` during it, `next` before it.
 * @param {Pick<Table, 'order' | 'visit'>} table @param {string} name
 */
export function visitState(table, name) {
  const number = table.order.indexOf(name) + 1;
  if (table.visit === null || number < table.visit) return 'done';
  return number === table.visit ? 'now' : 'next';
}

/**
 * The stone of a province.
 * @param {{province: Board['provinces'][number], index: number, state: string, showWeave: boolean}} props
 */
function Stone({ province, index, state, showWeave }) {
  usePure();
  const weave = `url(#tm-weave-${index}${state === 'now' ? '-lit' : ''})`;
  return html`<g class="stone ${state} dye-${index}" data-at="province:${province.name}">
    ${state === 'now' && html`<path class="halo" d=${province.outline} />`}
    <path class="base" d=${province.outline} />
    ${(showWeave || state === 'now') && html`<path class="weave" d=${province.outline} fill=${weave} />`}
    <path class="edge" d=${province.outline} />
    ${state === 'now' && html`<path class="inner-edge" d=${province.outline} />`}
  </g>`;
}

/**
 * All provinces; the province of the visit is drawn last.
 * @param {{table: Table, board: Board, showWeave: boolean}} props
 */
export function Stones({ table, board, showWeave }) {
  const stones = board.provinces.map((province, /** @type {number} */ index) => {
    const state = visitState(table, province.name);
    // The key contains the state because of Chromium: an element that changes its position and its colours at the same
    // time would keep the old colours.
    const stone = html`<${Stone} key=${province.name + state} province=${province} index=${index} state=${state}
        showWeave=${showWeave} />`;
    return { stone, isCurrent: state === 'now' };
  });
  return html`<path class="coast" d=${board.land} /><path class="land" d=${board.land} />
    ${[...stones.filter(({ isCurrent }) => !isCurrent), ...stones.filter(({ isCurrent }) => isCurrent)].map(
      ({ stone }) => stone,
    )}`;
}

/**
 * The roads: solid lines inside a province, dotted lines between provinces. The roads of the visit's province have a
 * contour, so that they are visible on its bright stone.
 * @param {{board: Board, cityByName: Map<string, City>}} props
 */
export function Roads({ board, cityByName }) {
  usePure();
  const paths = { inside: '', between: '', litInside: '', litBetween: '' };
  for (const [from, to] of board.roads) {
    const [start, end] = [cityByName.get(from), cityByName.get(to)];
    if (!start || !end) continue;
    const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
    if (start.province === end.province) paths[start.lit ? 'litInside' : 'inside'] += line;
    else paths[start.lit || end.lit ? 'litBetween' : 'between'] += line;
  }
  return html`<path class="road" d=${paths.inside} /><path class="road between" d=${paths.between} />
    <path class="road lit under" d=${paths.litInside} /><path class="road lit" d=${paths.litInside} />
    <path class="road between lit under" d=${paths.litBetween} />
    <path class="road between lit" d=${paths.litBetween} />`;
}

/**
 * Returns the width of a province tile without its number, in signs: the number of its goods before and during the
 * visit, and the emblem of its owner (which is as wide as 1.2 signs) after the visit.
 * @param {string} state
 * @param {string[]} goods
 * @param {number | null} owner
 * @param {boolean} showNumberOnly
 */
export function tileWidthInSigns(state, goods, owner, showNumberOnly) {
  if (showNumberOnly) return 0;
  if (state === 'done') return owner === null ? 0 : 1.2;
  return goods.length;
}

/** Returns the sign of a commodity on a province tile. */
const goodsSign = (/** @type {string} */ commodity, /** @type {number} */ index) =>
  drawSymbol(`i-${commodity}`, 26 + index * 19, 5, 16);

/** Returns the emblem of the owner of a province tile. */
const ownerPiece = (/** @type {{stone: string, figure: string}} */ { stone, figure }) =>
  html`<g data-p=${stone}>${drawSymbol(`p-${figure}`, 29, 3, 19, 'piece')}</g>`;

/**
 * Describes a province tile, for its tooltip.
 * @param {{number: number, province: string, tile: {goods: string[]}, owner: string | null, isPast: boolean,
 *   board: Board}} description the number of the visit, and the name of the tile's owner
 */
export const describeTile = ({ number, province, tile, owner, isPast, board }) =>
  t(isPast ? 'taj-mahal-tile-gone' : 'taj-mahal-tile', {
    number,
    province,
    goods: tile.goods.map((commodity) => t('taj-mahal-goods', { goods: goodsName(commodity, board) })).join(', '),
    owner: owner ?? 'none',
  });

/**
 * Returns the rule that a province tile's tooltip cites: the rule about the order of visits, about winning the tile, or
 * about a tile that nobody won.
 * @param {string} state @param {string | null} owner
 */
export const tileRule = (state, owner) =>
  state === 'next' ? 'TM-2.1' : state === 'done' && owner === null ? 'TM-5.2' : 'TM-4.6';

/**
 * The plate of a province tile. `number` is the number of the visit.
 * @param {{number: number, province: string, x: number, y: number, board: Board,
 *   tile: {goods: string[], owner: number | null}, state: string, ownerEmblem: SeatEmblem, ownerName: string | null,
 *   scale: number, showNumberOnly: boolean}} props
 */
function Plate({ number, province, x, y, board, tile, state, ownerEmblem, ownerName, scale, showNumberOnly }) {
  const width = plateWidth(tileWidthInSigns(state, tile.goods, tile.owner, showNumberOnly));
  const text = describeTile({ number, province, tile, owner: ownerName, isPast: state === 'done', board });
  return html`<g class="plate ${state}"
      transform="translate(${x - (width * scale) / 2} ${y - (PLATE_HEIGHT * scale) / 2}) scale(${scale})"
      role="img" aria-label=${text} ...${tipAttributes(text, tileRule(state, ownerName))}>
    <rect width=${width} height=${PLATE_HEIGHT} rx="13" /><text x="15" y="18.5">${number}</text>
    ${showNumberOnly ? null : state === 'done' ? ownerEmblem && ownerPiece(ownerEmblem) : tile.goods.map(goodsSign)}
  </g>`;
}

/**
 * The tile of each province: its number, and its goods or its owner. A province in `countedProvinces` shows "+1"
 * instead.
 * @param {{scene: Scene, board: Board, lettering: Lettering, countedProvinces?: string[]}} props
 */
export function Tiles({ scene, board, lettering, countedProvinces = [] }) {
  const { table } = scene.view;
  const [width, , scale] = lettering.tile;
  return table.order.map((/** @type {string} */ name, /** @type {number} */ index) => {
    const state = visitState(table, name);
    if (state === 'now' || countedProvinces.includes(name)) return null;
    const [x, y] = lettering.tiles[board.provinces.findIndex((province) => province.name === name)];
    const { owner } = table.tiles[index];
    return html`<${Plate} key=${name} number=${index + 1} province=${name} x=${x} y=${y} board=${board}
        tile=${table.tiles[index]} state=${state}
        ownerEmblem=${scene.seats[owner ?? -1] ?? null} ownerName=${scene.names[owner ?? -1] ?? null} scale=${scale}
        showNumberOnly=${width < plateWidth(1)} />`;
  });
}

/** Returns the name that the edition uses for a commodity. @param {string} goods @param {Board} board */
export const goodsName = (goods, board) => (goods === 'gems' ? board.names.gems : goods);
