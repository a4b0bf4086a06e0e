// The court of Taj Mahal: six niches, a row for every player, and one for unrest with two players.
import { html, useState } from '../../html.js';
import { Matrix } from '../../court/matrix.js';
import { rove } from '../../focus/rove.js';
import { Sign } from '../../signs/signs.js';
import { tipped } from '../../rules/reference.js';
import { RowCard } from '../cards/card.js';
import { LETTERS, SYMBOLS, cardOf, specialsInHand } from '../cards/faces.js';
import { HoldingsSheet, Short, withdrew } from '../holdings/holdings.js';
import { shownMove } from '../moves.js';
import { argsOf } from '../../table/telling.js';

/** @typedef {import('../types.js').Sketch} Sketch */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Say} Say */

/** @typedef {import('../../court/matrix.js').Row} Row */

/** The rule about what a symbol wins. @type {Record<string, string>} */
const BRINGS = { K: 'TM-4.5', E: 'TM-4.6' };

/**
 * Returns the tooltip of a niche.
 * @param {string} letter @param {string} where @param {string} text @param {string} special @param {Say} t
 */
function nicheTip(letter, where, text, special, t) {
  if (where === 'won') return { text, rule: 'TM-4.1' };
  if (where === 'aside') return { text, rule: 'TM-9.4' };
  return {
    text: `${text} ${t('taj-mahal-niche-brings', { symbol: SYMBOLS[letter], special })}`,
    rule: BRINGS[letter] ?? 'TM-4.2',
  };
}

/** Returns the six niches. @param {Scene} scene @param {Set<string>} winning */
function niches(scene, winning) {
  const { t } = scene;
  const { table } = scene.view;
  const goods = table.visit === null ? [] : table.tiles[table.visit - 1].goods;
  return LETTERS.map((letter) => {
    const symbol = SYMBOLS[letter];
    const where = table.court[symbol];
    const owner = table.won_by[symbol];
    const named = t('taj-mahal-symbol', { symbol });
    const text =
      where === 'court'
        ? t('taj-mahal-niche-open', { symbol: named })
        : where === 'aside'
          ? t('taj-mahal-niche-aside', { symbol: named })
          : t('taj-mahal-niche-won', { symbol: named, name: owner === null ? '' : scene.names[owner] });
    return {
      id: letter,
      label:
        where === 'won' && owner !== null ? shortened(scene.names[owner]) : t('taj-mahal-symbol-short', { symbol }),
      text,
      tip: nicheTip(letter, where, text, scene.board.names.special, t),
      signs: letter === 'E' && where === 'court' ? ['E', ...goods] : [letter],
      state: /** @type {'open' | 'gone' | 'aside'} */ (
        where === 'court' ? 'open' : where === 'aside' ? 'aside' : 'gone'
      ),
      by: where === 'won' && owner !== null ? scene.seats[owner] : null,
      win: winning.has(symbol),
    };
  });
}

const shortened = (/** @type {string} */ name) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

/**
 * Returns a cell under a niche. `seat` is null for unrest.
 * @param {Scene} scene
 * @param {string} letter
 * @param {number | null} seat
 * @param {{count: number, inside: boolean, after?: number}} shows
 */
function cell(scene, letter, seat, { count, inside, after }) {
  const { t } = scene;
  const lead = scene.view.table.leads[letter];
  if (!lead || !inside) return { kind: /** @type {const} */ ('none'), text: '' };
  const most = seat === null ? lead.unrest : lead.seats.includes(seat);
  const alone = most && lead.seats.length + (lead.unrest ? 1 : 0) === 1;
  const kind = /** @type {'zero' | 'lead' | 'tie' | 'plain'} */ (
    !count ? 'zero' : alone ? 'lead' : most ? 'tie' : 'plain'
  );
  return {
    kind,
    count,
    under: kind === 'tie' ? t('taj-mahal-tie') : undefined,
    after: after !== undefined && after !== count ? after : undefined,
    text: t('taj-mahal-cell', { count, symbol: t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }), stands: kind }),
  };
}

/** The number of letters that fit into two lines in the row of a player who has withdrawn. */
const ROOM = 44;

/**
 * Returns the row of a player.
 * @param {Scene} scene @param {number} seat @param {Sketch | undefined} sketch
 * @param {{value: number | null, set: (seat: number | null) => void}} opened
 */
function playerRow(scene, seat, sketch, opened) {
  const { t, view } = scene;
  const each = view.table.seats[seat];
  const cards = each.cards + specialsInHand(each, scene.board).length;
  const who = scene.state?.seats?.[seat] ?? {};
  const mine = seat === scene.seat;
  const turn = view.to_move === seat;
  const out = view.table.phase !== 'over' && !each.in_visit;
  const row = each.row.map(
    (/** @type {string} */ text, /** @type {number} */ at) =>
      html`<${RowCard} key=${at} card=${cardOf(text, scene.board)} t=${t} />`,
  );
  return {
    id: String(seat),
    player: scene.seats[seat],
    name: scene.names[seat],
    notes: [
      mine ? t('taj-mahal-you') : '',
      t('taj-mahal-in-hand', { cards }),
      who.who === 'bot' ? t('seat-bot', { level: who.level ?? '' }) : '',
    ].filter(Boolean),
    short: html`<${Sign} name="card" label=${t('taj-mahal-in-hand', { cards })} />${cards}`,
    points: view.scores[seat],
    turn,
    cards: out
      ? html`<span class="told out" ...${tipped(withdrew(scene, seat), 'TM-4.1')}>${withdrew(scene, seat, ROOM)}</span>`
      : row.length
        ? row
        : html`<span class="told">${turn || view.table.phase === 'over' ? '' : t('taj-mahal-nothing-played')}</span>`,
    have: html`<${Short} scene=${scene} of=${seat} />`,
    open: () => opened.set(opened.value === seat ? null : seat),
    opened: opened.value === seat,
    unit: t('taj-mahal-points', { points: view.scores[seat] }),
    text: t('taj-mahal-row', { name: scene.names[seat], turn: turn ? 'yes' : 'no' }),
    cells: LETTERS.map((letter) =>
      cell(scene, letter, seat, {
        count: each.symbols[letter],
        inside: each.in_visit,
        after: mine ? sketch?.symbols?.[letter] : undefined,
      }),
    ),
  };
}

/**
 * Returns the row of unrest.
 * @param {Scene} scene @param {NonNullable<Scene['view']['table']['unrest']>} unrest
 * @returns {Row}
 */
function unrestRow(scene, unrest) {
  const { t } = scene;
  const cards = unrest.cards.map(
    (/** @type {string} */ text, /** @type {number} */ at) =>
      html`<${RowCard} key=${at} card=${cardOf(text, scene.board)} t=${t} />`,
  );
  return {
    id: 'unrest',
    player: null,
    name: t('taj-mahal-unrest'),
    notes: [unrest.on ? t('taj-mahal-unrest-note') : t('taj-mahal-unrest-over')],
    points: null,
    turn: false,
    cards: cards.length ? cards : html`<span class="told">${unrest.on ? t('taj-mahal-unrest-quiet') : ''}</span>`,
    cells: LETTERS.map((letter) => cell(scene, letter, null, { count: unrest.symbols[letter], inside: unrest.on })),
  };
}

/** @param {{scene: Scene}} props */
export function Court({ scene }) {
  const [opened, setOpened] = useState(/** @type {number | null} */ (null));
  const { t, view } = scene;
  const move = shownMove(scene);
  const winning = new Set(argsOf(move?.preview.story ?? [], 'taj-mahal.won').map(({ symbol }) => symbol));
  const start = scene.seat ?? 0;
  const seats = view.table.seats.map((_, at) => (start + at) % view.players);
  /** @type {Row[]} */
  const rows = seats.map((seat) => playerRow(scene, seat, move?.preview.sketch, { value: opened, set: setOpened }));
  if (view.table.unrest) rows.push(unrestRow(scene, view.table.unrest));
  return html`<div class="tm-court" onKeyDown=${rove}>
    <${Matrix} title=${t('taj-mahal-court')} note=${t('taj-mahal-court-note')} label=${t('taj-mahal-court-label')}
        niches=${niches(scene, winning)} rows=${rows} />
    ${opened !== null && html`<${HoldingsSheet} scene=${scene} of=${opened} close=${() => setOpened(null)} />`}
  </div>`;
}
