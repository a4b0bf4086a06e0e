// A board of one's own: a file that the server reads and checks before a table is opened on it.
import { html, useSignal } from '../html.js';
import { readBoardFile, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';

/** A board as a new table takes it. @typedef {{[part: string]: unknown} | null} OwnBoardFile */

/** @param {{game: string, board: OwnBoardFile, change: (board: OwnBoardFile) => void}} props */
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
