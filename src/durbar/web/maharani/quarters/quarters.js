// The quarters as a matrix: four niches with their animals, and a row for every player with artisans and their pay.
import { html, useState } from '../../html.js';
import { Matrix } from '../../court/matrix.js';
import { rove } from '../../focus/rove.js';
import { Opened } from '../../court/opened.js';
import { seatNote } from '../../table/seats.js';
import { quarterTip, signOf } from '../floor/facts.js';
import { Holdings, Markers, Supply } from '../holdings/holdings.js';
import { layOf } from '../moves.js';

/** @typedef {import('../types.js').LegalMove} LegalMove */
/** @typedef {import('../types.js').Sketch} Sketch */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Quarter} Quarter */

/** @param {Scene} scene @param {LegalMove | null} move */
function niches(scene, move) {
  const { t } = scene;
  return scene.view.table.quarters.map(({ quarter, animal, free, scored }) => {
    return {
      id: quarter,
      label: scored ? t('maharani-paid-out') : t('maharani-free', { free }),
      text: t(scored ? 'maharani-quarter-done' : 'maharani-quarter-free', { animal, free }),
      tip: quarterTip({ animal, free, scored }, t),
      signs: [signOf(animal) ?? ''],
      initial: signOf(animal) ? undefined : animal[0].toUpperCase(),
      state: /** @type {'gone' | 'open'} */ (scored ? 'gone' : 'open'),
      win: !!move && move.preview.sketch.quarter === quarter,
    };
  });
}

/**
 * Returns a cell of the matrix.
 * @param {Scene} scene @param {Quarter} quarter @param {number} seat @param {Sketch | undefined} sketch
 */
function cell(scene, quarter, seat, sketch) {
  const { t } = scene;
  const { animal } = quarter;
  if (quarter.scored) return { kind: /** @type {const} */ ('none'), text: t('maharani-quarter-done', { animal }) };
  const counts = quarter.artisans[seat];
  const many = counts.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  const pay = quarter.pays[seat];
  const most = Math.max(...quarter.pays);
  const alone = quarter.pays.filter((/** @type {number} */ one) => one === most).length === 1;
  const kind = /** @type {'zero' | 'lead' | 'tie' | 'plain'} */ (
    !many ? 'zero' : pay < most ? 'plain' : alone ? 'lead' : 'tie'
  );
  const after = sketch?.artisans?.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  return {
    kind,
    count: counts.length > 1 && many ? counts.join('+') : many,
    under: many ? t('maharani-gold-short', { gold: pay }) : undefined,
    after: after !== undefined && after !== many ? after : undefined,
    text: t('maharani-cell', { count: many, animal, gold: pay }),
  };
}

/**
 * @param {Scene} scene @param {number} seat @param {Sketch | undefined} sketch
 * @param {{value: number | null, set: (seat: number | null) => void}} opened
 */
function playerRow(scene, seat, sketch, opened) {
  const { t, view, seats, names } = scene;
  const each = view.table.seats[seat];
  const mine = seat === scene.seat;
  const left = t('maharani-left', {
    count: each.supply.join('+'),
    many: each.supply.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b, 0),
  });
  const about = seatNote(seats[seat], t);
  return {
    id: String(seat),
    player: seats[seat],
    name: names[seat],
    notes: [mine ? t('maharani-you') : about].filter(Boolean),
    short: html`<${Markers} scene=${scene} of=${seat} />`,
    points: view.scores[seat],
    unit: t('maharani-gold-of', { gold: view.scores[seat] }),
    turn: view.to_move === seat,
    cards: html`<${Markers} scene=${scene} of=${seat} />`,
    have: html`<${Supply} scene=${scene} of=${seat} />`,
    open: () => opened.set(opened.value === seat ? null : seat),
    opened: opened.value === seat,
    text: t('maharani-row', { left, turn: view.to_move === seat ? 'yes' : 'no' }),
    cells: view.table.quarters.map((quarter) =>
      cell(scene, quarter, seat, mine && sketch?.quarter === quarter.quarter ? sketch : undefined),
    ),
  };
}

/** @param {{scene: Scene}} props */
export function Court({ scene }) {
  const [opened, setOpened] = useState(/** @type {number | null} */ (null));
  const { t, view } = scene;
  const seen = scene.seen.value;
  const move = layOf(seen) ? seen : null;
  const start = scene.seat ?? 0;
  const rows = view.table.seats.map((_, /** @type {number} */ at) =>
    playerRow(scene, (start + at) % view.players, move?.preview.sketch, { value: opened, set: setOpened }),
  );
  return html`<div class="mh-quarters ${view.players === 2 ? 'mh-two' : ''}" onKeyDown=${rove}>
    <${Matrix} title=${t('maharani-quarters')} note=${t('maharani-quarters-note')} label=${t('maharani-quarters')}
        niches=${niches(scene, move)} rows=${rows} />
    ${
      opened !== null &&
      html`<${Opened} scene=${scene} of=${opened} close=${() => setOpened(null)} label=${t('maharani-holdings-of', {
        name: scene.names[opened],
      })}><${Holdings} scene=${scene} of=${opened} open=${true} /><//>`
    }
  </div>`;
}
