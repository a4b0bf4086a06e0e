// The dialog in which the user mutes another player, or reports one to the operator of the server.
import { html, useSignal } from '../html.js';
import { Refusal, reportPlayer } from '../api/client.js';
import { isMuted, setMuted } from '../log/mutes.js';
import { Emblem } from '../signs/signs.js';
import { Dialog } from './dialog.js';
import { refusalText } from './notes.js';
import { seatNote } from './seats.js';

/** The most characters of a report. */
const MAX_REPORT_LENGTH = 500;

/** @typedef {import('./part.js').Scene} Scene */

/** Returns the seats of the other people at a table. @param {Scene} scene */
export const otherPeople = ({ seats, state }) =>
  seats.flatMap((seat, index) => (seat.who === 'person' && !state.you.seats.includes(index) ? [index] : []));

/**
 * The form of a report. `onSent` is called when the server has stored the report.
 * @param {{scene: Scene, seat: number, cancel: () => void, onSent: () => void}} props
 */
function ReportForm({ scene, seat, cancel, onSent }) {
  const { names, state, t } = scene;
  const text = useSignal('');
  const isSending = useSignal(false);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    isSending.value = true;
    try {
      await reportPlayer(state.table, seat, text.value);
      onSent();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    } finally {
      isSending.value = false;
    }
  };
  return html`<form class="form" onSubmit=${send}>
    <label class="field"><span>${t('report-what', { name: names[seat] })}</span>
      <textarea rows="5" maxlength=${MAX_REPORT_LENGTH} value=${text.value} autofocus
          onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => (text.value = event.target.value)} />
      <small>${t('report-note', { left: MAX_REPORT_LENGTH - text.value.length })}</small>
    </label>
    ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
    <div class="button-row">
      <button type="button" class="btn quiet" onClick=${cancel}>${t('cancel')}</button>
      <button type="submit" class="btn primary" disabled=${isSending.value || !text.value.trim()}>
        ${t('report-send')}
      </button>
    </div>
  </form>`;
}

/**
 * The dialog that mutes and reports players. `seats` are the seats of the players that it lists.
 * @param {{scene: Scene, seats: number[], close: () => void}} props
 */
export function PeoplePanel({ scene, seats, close }) {
  const { names, state, t } = scene;
  /** @type {import('../html.js').Signal<number | null>} the seat that the user is about to report */
  const reported = useSignal(null);
  const isSent = useSignal(false);
  const { value: seat } = reported;
  if (isSent.value)
    return html`<${Dialog} key="sent" title=${t('report-thanks')} close=${close} class="narrow">
      <p role="status">${t('report-thanks-note')}</p>
    <//>`;
  if (seat !== null)
    return html`<${Dialog} key="report" title=${t('report-title', { name: names[seat] })} close=${close} class="narrow">
      <${ReportForm} scene=${scene} seat=${seat} cancel=${() => (reported.value = null)}
          onSent=${() => (isSent.value = true)} />
    <//>`;
  return html`<${Dialog} key="people" title=${t('people-title')} close=${close} class="narrow">
    <ul class="people">
      ${seats.map((index) => {
        const name = names[index];
        const muted = isMuted(state.table, index, name);
        return html`<li key=${index}>
          <p><${Emblem} figure=${scene.seats[index].figure} stone=${scene.seats[index].stone} /><b>${name}</b></p>
          <div class="button-row">
            <button type="button" class="btn quiet" onClick=${() => setMuted(state.table, index, name, !muted)}>
              ${t(muted ? 'unmute' : 'mute', { name })}
            </button>
            <button type="button" class="btn quiet" onClick=${() => (reported.value = index)}>
              ${t('report', { name })}
            </button>
          </div>
          ${seatNote(scene.seats[index], t) && html`<p class="note">${seatNote(scene.seats[index], t)}</p>`}
          ${muted && html`<p class="note">${t('muted-note', { name })}</p>`}
        </li>`;
      })}
    </ul>
  <//>`;
}
