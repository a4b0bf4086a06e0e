// The land and the provinces as inlaid stones: pale before their visit, paler after it, lit during it.
import { html } from '../../html.js';
import { ink } from '../../signs/signs.js';
import { usePure } from '../../still.js';
import { tipped } from '../../rules/reference.js';
import { t } from '../../words/words.js';
import { PLATE, plateWidth } from './facts.js';

/** @typedef {import('../types.js').Table} Table */
/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Player} Player */

/**
 * Returns the state of a province in the order of visits.
 * @param {Pick<Table, 'order' | 'visit'>} table @param {string} name
 */
export function standing(table, name) {
  const number = table.order.indexOf(name) + 1;
  if (table.visit === null || number < table.visit) return 'done';
  return number === table.visit ? 'now' : 'next';
}

/** @param {{province: Board['provinces'][number], at: number, stand: string, woven: boolean}} props */
function Stone({ province, at, stand, woven }) {
  usePure();
  const weave = `url(#tm-weave-${at}${stand === 'now' ? '-lit' : ''})`;
  return html`<g class="stone ${stand} dye-${at}" data-at="province:${province.name}">
    ${stand === 'now' && html`<path class="halo" d=${province.outline} />`}
    <path class="base" d=${province.outline} />
    ${(woven || stand === 'now') && html`<path class="weave" d=${province.outline} fill=${weave} />`}
    <path class="edge" d=${province.outline} />
    ${stand === 'now' && html`<path class="edge2" d=${province.outline} />`}
  </g>`;
}

/** @param {{table: Table, board: Board, woven: boolean}} props */
export function Stones({ table, board, woven }) {
  const stones = board.provinces.map((province, /** @type {number} */ at) => {
    const stand = standing(table, province.name);
    // The key contains the state: a stone that is moved and lit at once would stay in its old colours in Chromium.
    const stone = html`<${Stone} key=${province.name + stand} province=${province} at=${at} stand=${stand}
        woven=${woven} />`;
    return { stone, last: stand === 'now' };
  });
  return html`<path class="coast" d=${board.land} /><path class="land" d=${board.land} />
    ${[...stones.filter((s) => !s.last), ...stones.filter((s) => s.last)].map((s) => s.stone)}`;
}

/**
 * Roads: solid lines inside a province, dotted from one to the next. Those of the visit's province have a contour, so
 * that they are visible on any of its colours.
 * @param {{board: Board, at: Map<string, import('./facts.js').City>}} props
 */
export function Roads({ board, at }) {
  usePure();
  const drawn = { inside: '', between: '', litInside: '', litBetween: '' };
  for (const [one, other] of board.roads) {
    const [a, b] = [at.get(one), at.get(other)];
    if (!a || !b) continue;
    const line = `M${a.x} ${a.y}L${b.x} ${b.y}`;
    if (a.province === b.province) drawn[a.lit ? 'litInside' : 'inside'] += line;
    else drawn[a.lit || b.lit ? 'litBetween' : 'between'] += line;
  }
  return html`<path class="road" d=${drawn.inside} /><path class="road between" d=${drawn.between} />
    <path class="road lit under" d=${drawn.litInside} /><path class="road lit" d=${drawn.litInside} />
    <path class="road between lit under" d=${drawn.litBetween} />
    <path class="road between lit" d=${drawn.litBetween} />`;
}

/**
 * Returns how many signs fit on a province tile beside its number.
 * @param {string} stand
 * @param {string[]} goods
 * @param {number | null} owner
 * @param {boolean} short
 */
export function tileSigns(stand, goods, owner, short) {
  if (short) return 0;
  if (stand === 'done') return owner === null ? 0 : 1.2;
  return goods.length;
}

const goodAt = (/** @type {string} */ one, /** @type {number} */ at) => ink(`i-${one}`, 26 + at * 19, 5, 16);

const ownerOf = (/** @type {{stone: string, figure: string}} */ { stone, figure }) =>
  html`<g data-p=${stone}>${ink(`p-${figure}`, 29, 3, 19, 'piece')}</g>`;

/**
 * Returns the tooltip of a province tile.
 * @param
 *   {{number: number, province: string, tile: {goods: string[]}, owner: string | null, gone: boolean, board: Board}} of
 */
export const tileInWords = ({ number, province, tile, owner, gone, board }) =>
  t(gone ? 'taj-mahal-tile-gone' : 'taj-mahal-tile', {
    number,
    province,
    goods: tile.goods.map((one) => t('taj-mahal-goods', { goods: goodsName(one, board) })).join(', '),
    owner: owner ?? 'none',
  });

/**
 * Returns the rule of that tooltip: the order of visits, how the tile is taken, or what happens to one that nobody
 * took.
 * @param {string} stand @param {string | null} owner
 */
export const tileRule = (stand, owner) =>
  stand === 'next' ? 'TM-2.1' : stand === 'done' && owner === null ? 'TM-5.2' : 'TM-4.6';

/**
 * @param {{number: number, province: string, x: number, y: number, board: Board, tile: {goods: string[], owner: number
 *   | null},
 *   stand: string, seat: Player, owner: string | null, big: number, short:
 * boolean}} props who owns it: a seat, and its name
 */
function Plate({ number, province, x, y, board, tile, stand, seat, owner, big, short }) {
  const wide = plateWidth(tileSigns(stand, tile.goods, tile.owner, short));
  const text = tileInWords({ number, province, tile, owner, gone: stand === 'done', board });
  return html`<g class="plate ${stand}"
      transform="translate(${x - (wide * big) / 2} ${y - (PLATE * big) / 2}) scale(${big})"
      role="img" aria-label=${text} ...${tipped(text, tileRule(stand, owner))}>
    <rect width=${wide} height=${PLATE} rx="13" /><text x="15" y="18.5">${number}</text>
    ${short ? null : stand === 'done' ? seat && ownerOf(seat) : tile.goods.map(goodAt)}
  </g>`;
}

/**
 * The tile of each province: its number and goods, or its owner. A `counted` province shows its +1 there.
 * @param {{scene: Scene, board: Board, lettering: import('./facts.js').Lettering, counted?: string[]}} props
 */
export function Tiles({ scene, board, lettering, counted = [] }) {
  const { table } = scene.view;
  const [wide, , big] = lettering.tile;
  return table.order.map((/** @type {string} */ name, /** @type {number} */ at) => {
    const stand = standing(table, name);
    if (stand === 'now' || counted.includes(name)) return null;
    const [x, y] = lettering.tiles[board.provinces.findIndex((one) => one.name === name)];
    const { owner } = table.tiles[at];
    return html`<${Plate} key=${name} number=${at + 1} province=${name} x=${x} y=${y} board=${board}
        tile=${table.tiles[at]} stand=${stand}
        seat=${scene.seats[owner ?? -1] ?? null} owner=${scene.names[owner ?? -1] ?? null} big=${big}
        short=${wide < plateWidth(1)} />`;
  });
}

/** Returns the edition's name of a commodity. @param {string} goods @param {Board} board */
export const goodsName = (goods, board) => (goods === 'gems' ? board.names.gems : goods);
