// The house options of a game, each with a form field that fits the type of its value. The server lists the options.
import { html, useSignal } from '../html.js';
import { RuleRef } from '../rules/reference.js';
import { t, tOr } from '../words/words.js';
import { readBoardFile, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';

/** @typedef {unknown} OptionValue */
/** @typedef {{name: string, default: OptionValue, text: string, rule: string}} Option */
/**
 * @typedef {Record<string, OptionValue | undefined>} Chosen the values that the user has entered, by option
 */

/**
 * Parses lines of text. Returns an object if the lines have the form `name: value`, and otherwise a list of the lines.
 * @param {string} text
 */
function parseLines(text) {
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
 * Returns the options for the request that creates a table. Options with their default values are omitted.
 * @param {Option[]} options @param {Chosen} chosen
 * @returns {Record<string, OptionValue>}
 */
export function changedOptions(options, chosen) {
  const changed = options.flatMap(({ name, default: defaultValue }) => {
    const value = chosen[name];
    if (value === undefined || value === defaultValue || value === '') return [];
    if (name === 'start_player' || typeof defaultValue === 'number') return [[name, Number(value)]];
    return [[name, typeof value === 'string' && defaultValue === null ? parseLines(value) : value]];
  });
  return Object.fromEntries(changed);
}

/**
 * The field of an option. `seats` are the names of the seats.
 * @param {{option: Option, game: string, seats: string[], value: OptionValue | undefined,
 *   onChange: (value: OptionValue) => void}} props
 */
function OptionControl({ option: { name, default: defaultValue, text, rule }, game, seats, value, onChange }) {
  // The catalogs of the client have the labels of the options that all games share. The label of a game's own option is
  // the text that the server sends.
  const label = tOr(`option-${name.replaceAll('_', '-')}`, text);
  const labelled = html`${label}<${RuleRef} game=${game} rule=${rule} />`;
  if (typeof defaultValue === 'boolean' || name === 'undo') {
    const isOn = name === 'undo' ? value !== 'never' : (value ?? defaultValue);
    const onTick = (/** @type {import('../html.js').FieldEvent} */ { target }) =>
      onChange(name === 'undo' ? (target.checked ? 'free' : 'never') : target.checked);
    return html`<label class="check">
      <input type="checkbox" checked=${isOn} onChange=${onTick} />
      <span>${labelled}</span>
    </label>`;
  }
  const onInput = (/** @type {import('../html.js').FieldEvent} */ { target }) => onChange(target.value);
  if (name === 'start_player')
    return html`<label class="field"><span>${labelled}</span>
      <select value=${value ?? ''} onChange=${onInput}>
        <option value="">${t('option-by-chance')}</option>
        ${seats.map(
          (seat, index) => html`<option key=${index} value=${index}
            selected=${`${index}` === value}>${seat}</option>`,
        )}
      </select>
    </label>`;
  if (defaultValue !== null && typeof defaultValue !== 'object')
    return html`<label class="field">
      <span>${labelled}</span>
      <input type=${typeof defaultValue === 'number' ? 'number' : 'text'} value=${value ?? defaultValue}
          onInput=${onInput} />
    </label>`;
  return html`<label class="field"><span>${labelled}</span>
    <textarea rows="3" spellcheck="false" value=${value ?? ''} onInput=${onInput}></textarea>
    <small class="note">${t('option-lines')}</small>
  </label>`;
}

/**
 * The fields of all options of a game. `seats` are the names of the seats.
 * @param {{options: Option[], game: string, seats: string[], chosen: Chosen, onChange: (chosen: Chosen) => void}} props
 */
export function Options({ options, game, seats, chosen, onChange }) {
  // The checkboxes are first, then the lists of choices, then the text fields.
  const rank = (/** @type {Option} */ { name, default: defaultValue }) =>
    typeof defaultValue === 'boolean' || name === 'undo' ? 0 : name === 'start_player' ? 1 : 2;
  return [...options]
    .sort((a, b) => rank(a) - rank(b))
    .map(
      (option) => html`<${OptionControl} key=${option.name} option=${option} game=${game} seats=${seats}
          value=${chosen[option.name]}
          onChange=${(/** @type {OptionValue} */ value) => onChange({ ...chosen, [option.name]: value })} />`,
    );
}

/**
 * The contents of the user's own board file, for the request that creates a table; null for the standard board.
 * @typedef {{[part: string]: unknown} | null} OwnBoardFile
 */

/**
 * A field for a board file. When the user chooses a file, the server checks it.
 * @param {{game: string, board: OwnBoardFile, onChange: (board: OwnBoardFile) => void}} props
 */
export function BoardFileField({ game, board, onChange }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const readFile = async (/** @type {import('../html.js').FieldEvent} */ { target }) => {
    lastRefusal.value = null;
    onChange(null);
    const file = target.files?.[0];
    if (!file) return;
    try {
      onChange((await readBoardFile(game, await file.text())).board);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
      target.value = '';
    }
  };
  return html`<div class="form">
    <label class="field"><span>${t('make-board')}</span>
      <input type="file" accept=".toml,.json,text/plain,application/json" onChange=${readFile} />
      <small class="note">${t('make-board-note')}</small>
    </label>
    ${board && html`<p class="notice" role="status">${t('make-board-good', { name: String(board.name ?? '') })}</p>`}
    ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
  </div>`;
}
