// The house options of a game, as the server lists them, each with a control that fits its type.
import { html, useSignal } from '../html.js';
import { RuleRef } from '../rules/reference.js';
import { t, tOr } from '../words/words.js';
import { readBoardFile, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';

/** @typedef {unknown} OptionValue */
/** @typedef {{name: string, default: OptionValue, text: string, rule: string}} Option */
/**
 * @typedef {Record<string, OptionValue | undefined>} Chosen what differs from the default, as it was typed or ticked
 */

/** Parses text typed line by line: a list of names, or pairs where there are colons. @param {string} text */
function readLines(text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (!lines.some((line) => line.includes(':'))) return lines;
  return Object.fromEntries(
    lines.map((line) =>
      line
        .split(/:(.*)/s)
        .slice(0, 2)
        .map((part) => part.trim()),
    ),
  );
}

/**
 * Returns the options as the server takes them; unchanged ones are omitted.
 * @param {Option[]} options @param {Chosen} chosen
 * @returns {Record<string, OptionValue>}
 */
export function toSend(options, chosen) {
  const changed = options.flatMap(({ name, default: usual }) => {
    const value = chosen[name];
    if (value === undefined || value === usual || value === '') return [];
    if (name === 'start_player' || typeof usual === 'number') return [[name, Number(value)]];
    return [[name, typeof value === 'string' && usual === null ? readLines(value) : value]];
  });
  return Object.fromEntries(changed);
}

/**
 * @param {{option: Option, game: string, seats: string[], value: OptionValue | undefined,
 *   change: (value: OptionValue) => void}} props
 */
function Control({ option: { name, default: usual, text, rule }, game, seats, value, change }) {
  // Options shared by all games have a label in this catalog; a game's own options are labelled by its rules.
  const label = tOr(`option-${name.replaceAll('_', '-')}`, text);
  const labelled = html`${label}<${RuleRef} game=${game} rule=${rule} />`;
  if (typeof usual === 'boolean' || name === 'undo') {
    const on = name === 'undo' ? value !== 'never' : (value ?? usual);
    const ticked = (/** @type {import('../html.js').FieldEvent} */ { target }) =>
      change(name === 'undo' ? (target.checked ? 'free' : 'never') : target.checked);
    return html`<label class="check">
      <input type="checkbox" checked=${on} onChange=${ticked} />
      <span>${labelled}</span>
    </label>`;
  }
  const typed = (/** @type {import('../html.js').FieldEvent} */ { target }) => change(target.value);
  if (name === 'start_player')
    return html`<label class="field"><span>${labelled}</span>
      <select value=${value ?? ''} onChange=${typed}>
        <option value="">${t('option-by-chance')}</option>
        ${seats.map(
          (seat, index) => html`<option key=${index} value=${index}
            selected=${`${index}` === value}>${seat}</option>`,
        )}
      </select>
    </label>`;
  if (usual !== null && typeof usual !== 'object')
    return html`<label class="field">
      <span>${labelled}</span>
      <input type=${typeof usual === 'number' ? 'number' : 'text'} value=${value ?? usual} onInput=${typed} />
    </label>`;
  return html`<label class="field"><span>${labelled}</span>
    <textarea rows="3" spellcheck="false" value=${value ?? ''} onInput=${typed}></textarea>
    <small class="note">${t('option-lines')}</small>
  </label>`;
}

/**
 * @param {{options: Option[], game: string, seats: string[], chosen: Chosen, change: (chosen: Chosen) => void}} props
 */
export function Options({ options, game, seats, chosen, change }) {
  // Checkboxes first, then choices, then text fields.
  const rank = (/** @type {Option} */ { name, default: usual }) =>
    typeof usual === 'boolean' || name === 'undo' ? 0 : name === 'start_player' ? 1 : 2;
  return [...options]
    .sort((a, b) => rank(a) - rank(b))
    .map(
      (
        option,
      ) => html`<${Control} key=${option.name} option=${option} game=${game} seats=${seats} value=${chosen[option.name]}
          change=${(/** @type {OptionValue} */ value) => change({ ...chosen, [option.name]: value })} />`,
    );
}

/** A board as a new table takes it. @typedef {{[part: string]: unknown} | null} OwnBoardFile */

/**
 * A field for a board file, which the server checks before a table is opened with it.
 * @param {{game: string, board: OwnBoardFile, change: (board: OwnBoardFile) => void}} props
 */
export function OwnBoard({ game, board, change }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null);
  const take = async (/** @type {import('../html.js').FieldEvent} */ { target }) => {
    refused.value = null;
    change(null);
    const file = target.files?.[0];
    if (!file) return;
    try {
      change((await readBoardFile(game, await file.text())).board);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      refused.value = refusal;
      target.value = '';
    }
  };
  return html`<div class="form">
    <label class="field"><span>${t('make-board')}</span>
      <input type="file" accept=".toml,.json,text/plain,application/json" onChange=${take} />
      <small class="note">${t('make-board-note')}</small>
    </label>
    ${board && html`<p class="notice" role="status">${t('make-board-good', { name: String(board.name ?? '') })}</p>`}
    ${refused.value && html`<p class="notice stop" role="alert">${refusalText(refused.value)}</p>`}
  </div>`;
}
