// The general part, for games without their own web code. It shows a picture that the server draws, the data of the
// view, and the legal moves as buttons with descriptions.
import { html, useEffect, useSignal } from '../html.js';
import { pictureAddress, readMoveNotations, Refusal } from '../api/client.js';
import { ScoreSheet } from '../score/sheet.js';
import { loadStyle } from '../assets.js';
import { language, t, tOr } from '../words/words.js';
import { formatPoints } from './dock.js';
import { SeatStrip } from './seats.js';

await Promise.all(
  ['../score/score.css', './card.css', './plain.css'].map((path) => loadStyle(new URL(path, import.meta.url))),
);

/** The only things to pick are moves. A thing consists of this prefix and the text of its move. */
const MOVE_PREFIX = 'move:';

/** A value that is shown as text. @typedef {string | number | boolean | null} Simple */

/** Returns the name of a field of the view with spaces instead of underscores. @param {string} name */
const withSpaces = (name) => name.replaceAll('_', ' ');

/** Whether a value is neither an array nor an object. @param {unknown} value @returns {value is Simple} */
const isSimple = (value) => value === null || typeof value !== 'object';

/** Formats a simple value. @param {Simple} value */
const formatSimple = (value) =>
  value === null ? '–' : value === true ? '✓' : value === false ? '✗' : withSpaces(`${value}`);

/**
 * Whether a list holds only objects with simple values, so that it can be shown as a table.
 * @param {unknown[]} list
 * @returns {list is Record<string, unknown>[]}
 */
const isTable = (list) =>
  list.length > 0 &&
  list.every(
    (item) => !isSimple(item) && !Array.isArray(item) && Object.values(/** @type {{}} */ (item)).every(isSimple),
  );

/**
 * Renders any value of a view: a simple value, a list, a table or an object. If the value is a list, `rowNames` are the
 * headings of its items.
 * @param {{value: unknown, rowNames?: string[] | null}} props
 */
function Value({ value, rowNames = null }) {
  if (isSimple(value)) return formatSimple(value);
  if (Array.isArray(value)) {
    if (!value.length) return '–';
    if (value.every(isSimple))
      return html`<ul class="plain-list">${value.map(
        (item, index) => html`<li
          key=${index}>${formatSimple(item)}</li>`,
      )}</ul>`;
    if (!isTable(value))
      return html`<ol class="plain-nested">
        ${value.map(
          (item, index) =>
            html`<li key=${index}>${rowNames && html`<b>${rowNames[index]}</b>`}<${Value} value=${item} /></li>`,
        )}
      </ol>`;
    const names = Object.keys(value[0]);
    return html`<table class="plain-table">
      <thead>
        <tr>${rowNames && html`<td></td>`}${names.map(
          (name) => html`<th
            key=${name} scope="col">${withSpaces(name)}</th>`,
        )}</tr>
      </thead>
      <tbody>
        ${value.map(
          (row, index) => html`<tr key=${index}>
            ${rowNames && html`<th scope="row">${rowNames[index]}</th>`}
            ${names.map((name) => html`<td key=${name}>${formatSimple(/** @type {Simple} */ (row[name]))}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
  return html`<${Facts} facts=${value} />`;
}

/**
 * Renders the fields of an object as a list of names and values. Fields that are null, because their values are missing
 * or hidden, are omitted. `names` are the players' names.
 * @param {{facts: {}, names?: string[] | null}} props
 */
function Facts({ facts, names = null }) {
  const knownFields = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined);
  return html`<dl class="plain-facts">
    ${knownFields.map(
      ([name, value]) => html`<div key=${name}>
        <dt>${withSpaces(name)}</dt>
        <dd><${Value} value=${value} rowNames=${name === 'seats' ? names : null} /></dd>
      </div>`,
    )}
  </dl>`;
}

/**
 * The game's name, shown in the bar where other games show their progress.
 * @param {{scene: import('./part.js').Scene}} props
 */
const Status = ({ scene }) => html`<p class="plain-title">${scene.state.title}</p>`;

/** The picture of the table and the data of the view. @param {{scene: import('./part.js').Scene}} props */
function Board({ scene }) {
  const { state, view, names, t } = scene;
  return html`<section class="plain-board" tabindex="0" aria-label=${t('plain-facts')}>
    <img class="plain-picture" src=${pictureAddress(state.table, state.seat, state.version, state.past)}
        alt=${t('plain-picture')} />
    <div class="panel"><${Facts} facts=${view.table} names=${names} /></div>
  </section>`;
}

/**
 * A move, its notation in the current language (`spelt`), and the events that it causes (`story`).
 * @typedef {{move: string, spelt: string, story: import('./part.js').Message[]}} MoveDescription
 */

/** The legal moves as buttons. @param {{scene: import('./part.js').Scene}} props */
function Hand({ scene }) {
  const { state, view, seat } = scene;
  /** @type {import('../html.js').Signal<Record<string, MoveDescription> | null>} */
  const descriptions = useSignal(null);
  useEffect(() => {
    descriptions.value = null; // discard the descriptions of the previous turn
    if (!scene.isActing) return undefined;
    let isCurrent = true;
    readMoveNotations(state.table, seat, true).then(
      ({ moves }) => {
        if (!isCurrent) return;
        descriptions.value = Object.fromEntries(
          moves.map((/** @type {MoveDescription} */ description) => [description.move, description]),
        );
      },
      (refusal) => {
        if (!(refusal instanceof Refusal)) throw refusal;
        if (isCurrent) descriptions.value = {}; // then the buttons show the moves in notation
      },
    );
    return () => (isCurrent = false);
  }, [scene.isActing, state.table, view.moves_made, seat, language.value]);
  const picked = scene.picked.value;
  if (!scene.isActing) return null;
  /** @type {import('./part.js').LegalMove[]} */
  const moves = view.legal_moves;
  return html`<ul class="plain-moves" aria-label=${scene.t('plain-moves')}
      aria-busy=${descriptions.value ? 'false' : 'true'}>
    ${moves.map(({ text, preview }) => {
      const description = descriptions.value?.[text];
      const points = formatPoints(preview);
      return html`<li key=${text}>
        <button
            type="button"
            class="plain-move"
            data-next=${picked.length ? null : 'yes'}
            aria-pressed=${picked.includes(MOVE_PREFIX + text) ? 'true' : 'false'}
            onClick=${() => scene.pick(MOVE_PREFIX + text)}
        >
          <b>${description?.spelt ?? text}</b>
          <span>
            ${description?.story.map((message) => message.text).join(' ') || (preview.drawn && scene.t('plain-drawn'))}
          </span>
          ${points !== '0' && html`<i>${points}</i>`}
        </button>
      </li>`;
    })}
  </ul>`;
}

/**
 * The score sheet.
 * @param {{view: import('./part.js').View, names: string[], seats: import('./part.js').Seat[]}} props
 */
function Sheet({ view, names, seats }) {
  const chapterNames = view.sheet.rows.map((_, index) => t('score-chapter', { number: index + 1 }));
  const sourceNames = view.sheet.sources.map((source) => tOr(`${view.game}-source-${source}`, source));
  return html`<${ScoreSheet} sheet=${view.sheet} chapterNames=${chapterNames} sourceNames=${sourceNames} names=${names}
      seats=${seats} viewerSeat=${view.seat} t=${t} />`;
}

/** @type {import('./part.js').GamePart} */
export default {
  layout: 'card',
  Board,
  Court: SeatStrip,
  Status,
  Hand,
  Sheet,
  candidates(view, picked) {
    /** @type {import('./part.js').LegalMove[]} */
    const moves = view.legal_moves;
    if (!picked.length) return { moves, next: new Set(moves.map(({ text }) => MOVE_PREFIX + text)), complete: null };
    const pickedMoves = moves.filter(({ text }) => picked.includes(MOVE_PREFIX + text));
    return { moves: pickedMoves, next: new Set(), complete: pickedMoves[0] ?? null };
  },
  sentence: () => ({ id: 'say-choose' }),
};
