// The court of Taj Mahal: six niches, one for each symbol, and a row for every player. In the two-player game the
// neutral rival called unrest has a row too.
import { html, useEffect, useState } from '../../html.js';
import { Matrix } from '../../court/matrix.js';
import { rove } from '../../focus/rove.js';
import { Sign } from '../../signs/signs.js';
import { tipAttributes } from '../../rules/reference.js';
import { RowCard } from '../cards/card.js';
import { LETTERS, SYMBOLS, cardByCode, specialsInHand } from '../cards/faces.js';
import { HoldingsSheet, HoldingsSummary, describeWithdrawal } from '../holdings/holdings.js';
import { chosenSeat, pointedSeats } from '../map/networks.js';
import { shownMove } from '../moves.js';
import { argsOf } from '../../table/narrator.js';
import { shortenName } from '../../words/format.js';
import { seatNote } from '../../table/seats.js';

/** @import {Sketch, Scene, Translate} from '../types.js' */
/** @import {Row} from '../../court/matrix.js' */

/**
 * The rules about the prizes that are not advisors, by the letter of the symbol. The rule about advisors is TM-4.2.
 * @type {Record<string, string>}
 */
const PRIZE_RULES = { K: 'TM-4.5', E: 'TM-4.6' };

/**
 * Returns the tooltip of a niche.
 * @param {string} letter the letter of its symbol
 * @param {string} location where the prize is: in the court, won, or set aside
 * @param {string} text the description of the niche
 * @param {string} special the edition's name for special cards
 * @param {Translate} t
 */
function nicheTip(letter, location, text, special, t) {
  if (location === 'won') return { text, rule: 'TM-4.1' };
  if (location === 'aside') return { text, rule: 'TM-9.4' };
  return {
    text: `${text} ${t('taj-mahal-niche-brings', { symbol: SYMBOLS[letter], special })}`,
    rule: PRIZE_RULES[letter] ?? 'TM-4.2',
  };
}

/**
 * Returns the six niches.
 * @param {Scene} scene @param {Set<string>} wonSymbols the symbols that the previewed move would win
 */
function niches(scene, wonSymbols) {
  const { t } = scene;
  const { table } = scene.view;
  const goods = table.visit === null ? [] : table.tiles[table.visit - 1].goods;
  return LETTERS.map((letter) => {
    const symbol = SYMBOLS[letter];
    const location = table.court[symbol];
    const owner = table.won_by[symbol];
    const symbolName = t('taj-mahal-symbol', { symbol });
    const text =
      location === 'court'
        ? t('taj-mahal-niche-open', { symbol: symbolName })
        : location === 'aside'
          ? t('taj-mahal-niche-aside', { symbol: symbolName })
          : t('taj-mahal-niche-won', { symbol: symbolName, name: owner === null ? '' : scene.names[owner] });
    return {
      id: letter,
      label:
        location === 'won' && owner !== null
          ? shortenName(scene.names[owner], 9.5)
          : t('taj-mahal-symbol-short', { symbol }),
      text,
      tip: nicheTip(letter, location, text, scene.board.names.special, t),
      signs: letter === 'E' && location === 'court' ? ['E', ...goods] : [letter],
      state: /** @type {'open' | 'taken' | 'aside'} */ (
        location === 'court' ? 'open' : location === 'aside' ? 'aside' : 'taken'
      ),
      winner: location === 'won' && owner !== null ? scene.seats[owner] : null,
      wouldBeWon: wonSymbols.has(symbol),
    };
  });
}

/**
 * Returns the cell of a row under a niche: how often the row shows the niche's symbol, and whether it shows this symbol
 * most often.
 * @param {Scene} scene
 * @param {string} letter
 * @param {number | null} seat null for unrest
 * @param {{count: number, isInVisit: boolean, after?: number}} row the number of symbols, whether the row takes part in
 *   the visit, and the number after the previewed move
 */
function cell(scene, letter, seat, { count, isInVisit, after }) {
  const { t } = scene;
  const lead = scene.view.table.leads[letter];
  if (!lead || !isInVisit) return { kind: /** @type {const} */ ('none'), text: '' };
  const isLeader = seat === null ? lead.unrest : lead.seats.includes(seat);
  const leadsAlone = isLeader && lead.seats.length + (lead.unrest ? 1 : 0) === 1;
  const kind = /** @type {'zero' | 'lead' | 'tie' | 'plain'} */ (
    !count ? 'zero' : leadsAlone ? 'lead' : isLeader ? 'tie' : 'plain'
  );
  return {
    kind,
    count,
    under: kind === 'tie' ? t('taj-mahal-tie') : undefined,
    after: after !== undefined && after !== count ? after : undefined,
    text: t('taj-mahal-cell', { count, symbol: t('taj-mahal-symbol', { symbol: SYMBOLS[letter] }), stands: kind }),
  };
}

/** The number of characters that fit into two lines in the row of a player who has withdrawn. */
const MAX_WITHDRAWAL_LENGTH = 44;

/**
 * Returns the row of a player.
 * @param {Scene} scene @param {number} seat
 * @param {Sketch | undefined} sketch the data with which the previewed move is drawn
 * @param {{value: number | null, set: (seat: number | null) => void}} openedSeat the seat whose holdings are open
 */
function playerRow(scene, seat, sketch, openedSeat) {
  const { t, view } = scene;
  const player = view.table.seats[seat];
  const cards = player.cards + specialsInHand(player, scene.board).length;
  const seatInfo = scene.state?.seats?.[seat] ?? {};
  const isViewer = seat === scene.seat;
  const isToMove = view.to_move === seat;
  const hasWithdrawn = view.table.phase !== 'over' && !player.in_visit;
  const withdrawal = hasWithdrawn ? describeWithdrawal(scene, seat) : '';
  const idleNote = isToMove || view.table.phase === 'over' ? '' : t('taj-mahal-nothing-played');
  const row = player.row.map(
    (/** @type {string} */ code, /** @type {number} */ index) =>
      html`<${RowCard} key=${index} card=${cardByCode(code, scene.board)} t=${t} />`,
  );
  return {
    id: String(seat),
    player: scene.seats[seat],
    name: scene.names[seat],
    notes: [
      t('taj-mahal-in-hand', { cards }),
      isViewer ? t('taj-mahal-you') : '',
      isViewer ? '' : seatNote(seatInfo, t),
    ].filter(Boolean),
    short: html`<${Sign} name="card" label=${t('taj-mahal-in-hand', { cards })} />${cards}`,
    points: view.scores[seat],
    turn: isToMove,
    offline: seatInfo.who === 'person' && seatInfo.here === false,
    cards: hasWithdrawn
      ? html`<span class="row-note withdrawn" ...${tipAttributes(withdrawal, 'TM-4.1')}>
          ${describeWithdrawal(scene, seat, MAX_WITHDRAWAL_LENGTH)}
        </span>`
      : row.length
        ? row
        : html`<span class="row-note">${idleNote}</span>`,
    holdings: html`<${HoldingsSummary} scene=${scene} seat=${seat} />`,
    point: (/** @type {boolean} */ isPointedAt) => {
      pointedSeats.value = isPointedAt ? [seat] : [];
    },
    open: () => openedSeat.set(openedSeat.value === seat ? null : seat),
    opened: openedSeat.value === seat,
    unit: t('taj-mahal-points', { points: view.scores[seat] }),
    text: t('taj-mahal-row', { name: scene.names[seat], turn: isToMove ? 'yes' : 'no' }),
    cells: LETTERS.map((letter) =>
      cell(scene, letter, seat, {
        count: player.symbols[letter],
        isInVisit: player.in_visit,
        after: isViewer ? sketch?.symbols?.[letter] : undefined,
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
    (/** @type {string} */ code, /** @type {number} */ index) =>
      html`<${RowCard} key=${index} card=${cardByCode(code, scene.board)} t=${t} />`,
  );
  return {
    id: 'unrest',
    player: null,
    name: t('taj-mahal-unrest'),
    notes: [unrest.on ? t('taj-mahal-unrest-note') : t('taj-mahal-unrest-over')],
    points: null,
    turn: false,
    cards: cards.length ? cards : html`<span class="row-note">${unrest.on ? t('taj-mahal-unrest-quiet') : ''}</span>`,
    cells: LETTERS.map((letter) => cell(scene, letter, null, { count: unrest.symbols[letter], isInVisit: unrest.on })),
  };
}

/** The court. @param {{scene: Scene}} props */
export function Court({ scene }) {
  const [openedSeat, setOpenedSeat] = useState(/** @type {number | null} */ (null));
  const { t, view } = scene;
  useEffect(() => {
    chosenSeat.value = openedSeat;
  }, [openedSeat]);
  const move = shownMove(scene);
  const wonSymbols = new Set(argsOf(move?.preview.story ?? [], 'taj-mahal.won').map(({ symbol }) => symbol));
  const firstSeat = scene.seat ?? 0;
  const seats = view.table.seats.map((_, index) => (firstSeat + index) % view.players);
  /** @type {Row[]} */
  const rows = seats.map((seat) =>
    playerRow(scene, seat, move?.preview.sketch, { value: openedSeat, set: setOpenedSeat }),
  );
  if (view.table.unrest) rows.push(unrestRow(scene, view.table.unrest));
  return html`<div class="tm-court" onKeyDown=${rove}>
    <${Matrix} title=${t('taj-mahal-court')} note=${t('taj-mahal-court-note')} label=${t('taj-mahal-court-label')}
        niches=${niches(scene, wonSymbols)} rows=${rows} />
    ${
      openedSeat !== null &&
      html`<${HoldingsSheet} scene=${scene} seat=${openedSeat}
        close=${() => setOpenedSeat(null)} />`
    }
  </div>`;
}
