// Links of a running table: for spectators, for one's own phone, and the seats for the host.
import { html, useEffect, useSignal } from '../html.js';
import { Emblem } from '../signs/signs.js';
import { Devices } from './devices.js';
import { seatNote } from './seats.js';
import { Dialog } from './dialog.js';
import { OnlyHere, Shared } from './shared.js';

/**
 * The host's actions on another's seat.
 * @param {{seat: import('./part.js').Seat, at: number, store: import('../api/table.js').Store, get: (act: string,
 *   body: {}, title: string) => void, name: string, t: import('./part.js').Scene['t']}} props
 */
function SeatActs({ seat, at, store, get, name, t }) {
  const button = (/** @type {string} */ id, /** @type {() => void} */ press) =>
    html`<button type="button" class="link" onClick=${press}>${t(id)}</button>`;
  const link = t('links-seat', { name });
  if (seat.who === 'bot') return button('links-give', () => get('free', { at }, link));
  const anew = button('links-reissue', () => get('reissue', { at }, link));
  if (seat.who === 'open')
    return html`${anew} ${button('gather-bot', () => store.act('seat-bot', { at, level: 'player' }))}`;
  return html`${anew} ${button('links-free', () => get('free', { at }, link))}`;
}

/**
 * @param
 *   {{scene: import('./part.js').Scene, store: import('../api/table.js').Store, close: () => void, phone?: boolean}}
 *   props
 */
export function Links({ scene, store, close, phone = false }) {
  const { state, seats, names, t } = scene;
  /** @type {import('../html.js').Signal<{title: string, link: string} | null>} */
  const made = useSignal(null);
  const get = async (/** @type {string} */ act, /** @type {{}} */ body, /** @type {string} */ title) => {
    const answer = await store.act(act, body);
    if (answer?.link) made.value = { title, link: answer.link };
  };
  const forPhone = () => get('phone', {}, t('links-phone'));
  useEffect(() => {
    if (phone) forPhone();
  }, []);
  if (phone)
    return html`<${Dialog} title=${t('links-phone-get')} close=${close} class="narrow">
      <div class="form">
        <${OnlyHere} />
        ${made.value && html`<${Shared} ...${made.value} />`}
        <p class="note">${t('links-phone-note')}</p>
        <${Devices} store=${store} state=${state} />
      </div>
    <//>`;
  return html`<${Dialog} title=${t('menu-links')} close=${close} class="narrow">
    <div class="form">
      <${OnlyHere} />
      ${made.value && html`<${Shared} ...${made.value} />`}
      ${
        state.seat !== null &&
        html`<button type="button" class="btn quiet" onClick=${forPhone}>
          ${t('links-phone-get')}
        </button>`
      }
      <${Devices} store=${store} state=${state} />
      ${
        state.you.host &&
        html`<button type="button" class="btn quiet" onClick=${() =>
          get('watch-link', {}, t('links-watch'))}>${t('links-watch-get')}</button>
          <h3>${t('links-seats')}</h3>
          <ul class="seat-links">
            ${seats.map(
              (seat, index) => html`<li key=${index}>
                <${Emblem} figure=${seat.figure} stone=${seat.stone} />
                <div><b>${names[index]}</b><p class="note">${seatNote(seat, t)}</p></div>
                ${
                  !state.you.seats.includes(index) &&
                  html`<${SeatActs} seat=${seat} at=${index} store=${store} get=${get} name=${names[index]} t=${t} />`
                }
              </li>`,
            )}
          </ul>
          <p class="note">${t('links-reissue-note')}</p>`
      }
    </div>
  <//>`;
}
