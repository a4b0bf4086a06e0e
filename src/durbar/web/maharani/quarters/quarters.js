// The quarters as a matrix: a niche with its animal for each quarter, and a row for each player with the number of
// artisans in the quarter and the gold that they will bring.
import { html, useState } from '../../html.js';
import { Matrix } from '../../court/matrix.js';
import { rove } from '../../focus/rove.js';
import { HoldingsDialog } from '../../court/opened.js';
import { seatNote } from '../../table/seats.js';
import { quarterTip, animalSign } from '../floor/facts.js';
import { Holdings, Markers, Supply } from '../holdings/holdings.js';
import { placementOf } from '../moves.js';

/** @import {LegalMove, Sketch, Scene, Quarter} from '../types.js' */

/** Returns the four niches. @param {Scene} scene @param {LegalMove | null} move the previewed placement */
function niches(scene, move) {
  const { t } = scene;
  return scene.view.table.quarters.map(({ quarter, animal, free, scored }) => {
    return {
      id: quarter,
      label: scored ? t('maharani-paid-out') : t('maharani-free', { free }),
      text: t(scored ? 'maharani-quarter-done' : 'maharani-quarter-free', { animal, free }),
      tip: quarterTip({ animal, free, scored }, t),
      signs: [animalSign(animal) ?? ''],
      initial: animalSign(animal) ? undefined : animal[0].toUpperCase(),
      state: /** @type {'taken' | 'open'} */ (scored ? 'taken' : 'open'),
      wouldBeWon: !!move && move.preview.sketch.quarter === quarter,
    };
  });
}

/**
 * Returns a cell of the matrix: how many artisans a player has in a quarter, how much gold the quarter will pay for
 * them, and whether no other player will get more.
 * @param {Scene} scene @param {Quarter} quarter @param {number} seat
 * @param {Sketch | undefined} sketch the data with which the previewed move is drawn, if the move changes this cell
 */
function cell(scene, quarter, seat, sketch) {
  const { t } = scene;
  const { animal } = quarter;
  if (quarter.scored) return { kind: /** @type {const} */ ('none'), text: t('maharani-quarter-done', { animal }) };
  const counts = quarter.artisans[seat];
  const total = counts.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
  const pay = quarter.pays[seat];
  const highest = Math.max(...quarter.pays);
  const leadsAlone = quarter.pays.filter((/** @type {number} */ other) => other === highest).length === 1;
  const kind = /** @type {'zero' | 'lead' | 'tie' | 'plain'} */ (
    !total ? 'zero' : pay < highest ? 'plain' : leadsAlone ? 'lead' : 'tie'
  );
  const after = sketch?.artisans?.reduce((/** @type {number} */ sum, /** @type {number} */ count) => sum + count, 0);
  return {
    kind,
    count: counts.length > 1 && total ? counts.join('+') : total,
    under: total ? t('maharani-gold-short', { gold: pay }) : undefined,
    after: after !== undefined && after !== total ? after : undefined,
    text: t('maharani-cell', { count: total, animal, gold: pay }),
  };
}

/**
 * Returns the row of a player.
 * @param {Scene} scene @param {number} seat
 * @param {Sketch | undefined} sketch the data with which the previewed move is drawn
 * @param {{value: number | null, set: (seat: number | null) => void}} openedSeat the seat whose holdings are open
 */
function playerRow(scene, seat, sketch, openedSeat) {
  const { t, view, seats, names } = scene;
  const player = view.table.seats[seat];
  const isViewer = seat === scene.seat;
  const supplyText = t('maharani-left', {
    count: player.supply.join('+'),
    many: player.supply.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0),
  });
  const note = seatNote(seats[seat], t);
  return {
    id: String(seat),
    player: seats[seat],
    name: names[seat],
    notes: [isViewer ? t('maharani-you') : note].filter(Boolean),
    short: html`<${Markers} scene=${scene} seat=${seat} />`,
    points: view.scores[seat],
    unit: t('maharani-gold-of', { gold: view.scores[seat] }),
    turn: view.to_move === seat,
    offline: seats[seat].who === 'person' && seats[seat].here === false,
    cards: html`<${Markers} scene=${scene} seat=${seat} />`,
    holdings: html`<${Supply} scene=${scene} seat=${seat} />`,
    open: () => openedSeat.set(openedSeat.value === seat ? null : seat),
    opened: openedSeat.value === seat,
    text: t('maharani-row', { left: supplyText, turn: view.to_move === seat ? 'yes' : 'no' }),
    cells: view.table.quarters.map((quarter) =>
      cell(scene, quarter, seat, isViewer && sketch?.quarter === quarter.quarter ? sketch : undefined),
    ),
  };
}

/** The matrix of the quarters. The page shows it where Taj Mahal has the court. @param {{scene: Scene}} props */
export function Court({ scene }) {
  const [openedSeat, setOpenedSeat] = useState(/** @type {number | null} */ (null));
  const { t, view } = scene;
  const previewed = scene.previewed.value;
  const move = placementOf(previewed) ? previewed : null;
  const firstSeat = scene.seat ?? 0;
  const rows = view.table.seats.map((_, /** @type {number} */ index) =>
    playerRow(scene, (firstSeat + index) % view.players, move?.preview.sketch, {
      value: openedSeat,
      set: setOpenedSeat,
    }),
  );
  return html`<div class="mh-quarters ${view.players === 2 ? 'mh-two-players' : ''}" onKeyDown=${rove}>
    <${Matrix} title=${t('maharani-quarters')} note=${t('maharani-quarters-note')} label=${t('maharani-quarters')}
        niches=${niches(scene, move)} rows=${rows} />
    ${
      openedSeat !== null &&
      html`<${HoldingsDialog} scene=${scene} seat=${openedSeat} close=${() => setOpenedSeat(null)} label=${t(
        'maharani-holdings-of',
        {
          name: scene.names[openedSeat],
        },
      )}><${Holdings} scene=${scene} seat=${openedSeat} open=${true} /><//>`
    }
  </div>`;
}
