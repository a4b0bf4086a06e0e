// The dialog that starts a new game from a move of a finished game. The user chooses a seat and the level of the bots.
import { html, useSignal } from '../html.js';
import { branchOff, Refusal } from '../api/client.js';
import { reconnect } from '../api/stream.js';
import { t } from '../words/words.js';
import { Dialog } from './dialog.js';
import { LEVELS } from './seats.js';
import { refusalText } from './notes.js';

/**
 * Whether this browser has a seat at a table or is the table's host. It is false for spectators.
 * @param {import('./part.js').State} state
 */
export const isParticipant = ({ you }) => you.host || you.seats.length > 0;

/**
 * The dialog that starts a new game from the position after `number` moves. `seat` is the seat that the form proposes.
 * @param {{table: string, names: string[], number: number, seat: number, close: () => void}} props
 */
export function PlayOnDialog({ table, names, number, seat: proposed, close }) {
  const [seat, bots, busy] = [useSignal(proposed), useSignal('player'), useSignal(false)];
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const hasEqualNames = new Set(names).size < names.length;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    try {
      const created = await branchOff(table, { number, seat: seat.value, bots: bots.value });
      reconnect();
      location.hash = `#/table/${created.table}`;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    } finally {
      busy.value = false;
    }
  };
  return html`<${Dialog} title=${t('onward-play')} close=${close} class="narrow">
    <form class="form" onSubmit=${submit}>
      <p>${t('onward-note', { number })}</p>
      <label class="field">
        <span>${t('onward-seat')}</span>
        <select onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
          (seat.value = target.selectedIndex)}>
          ${names.map(
            (name, index) => html`<option key=${index} value=${index} selected=${index === seat.value}>
              ${hasEqualNames ? `${name} (${index + 1})` : name}
            </option>`,
          )}
        </select></label>
      <label class="field">
        <span>${t('onward-bots')}</span>
        <select onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ { target }) =>
          (bots.value = target.value)}>
          ${LEVELS.map(
            (level) => html`<option key=${level} value=${level} selected=${level === bots.value}>
              ${t(`level-${level}`)}
            </option>`,
          )}
        </select></label>
      ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
      <button type="submit" class="btn primary" disabled=${busy.value}>${t('onward-go')}</button>
    </form>
  <//>`;
}
