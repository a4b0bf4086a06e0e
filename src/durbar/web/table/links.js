// Links to a running table: for the user's own phone and, if the user is the host, for spectators and for every seat.
import { html, useEffect, useSignal } from '../html.js';
import { Emblem } from '../signs/signs.js';
import { Devices } from './devices.js';
import { createLink, Invitation } from './invitations.js';
import { seatNote } from './seats.js';
import { Dialog } from './dialog.js';
import { LocalOnlyNote, ShareableLink } from './shared.js';

/**
 * The host's actions on a seat that is not the host's own.
 * @param {{seat: import('./part.js').Seat, index: number, store: import('../api/table.js').Store,
 *   show: (created: {title: string, link: string}) => void, name: string, t: import('./part.js').Scene['t']}} props
 */
function SeatActions({ seat, index, store, show, name, t }) {
  const button = (/** @type {string} */ id, /** @type {() => void} */ onPress) =>
    html`<button type="button" class="link" onClick=${onPress}>${t(id)}</button>`;
  const title = t('links-seat', { name });
  const create = (/** @type {'free' | 'reissue'} */ action) => async () => {
    const link = await createLink(store, action, index);
    if (link) show({ title, link });
  };
  if (seat.who === 'bot') return button('links-give', create('free'));
  const reissueButton = button('links-reissue', create('reissue'));
  if (seat.who === 'open')
    return html`${reissueButton} ${button('gather-bot', () => store.act('seat-bot', { at: index, level: 'player' }))}`;
  return html`${reissueButton} ${button('links-free', create('free'))}`;
}

/**
 * The dialog with the links. If `phoneOnly` is set, it has only the link for the user's own phone.
 * @param {{scene: import('./part.js').Scene, store: import('../api/table.js').Store, close: () => void,
 *   phoneOnly?: boolean}} props
 */
export function Links({ scene, store, close, phoneOnly = false }) {
  const { state, seats, names, t } = scene;
  /** @type {import('../html.js').Signal<{title: string, link: string} | null>} */
  const newLink = useSignal(null);
  const requestLink = async (/** @type {string} */ action, /** @type {{}} */ body, /** @type {string} */ title) => {
    const response = await store.act(action, body);
    if (response?.link) newLink.value = { title, link: response.link };
  };
  const requestPhoneLink = () => requestLink('phone', {}, t('links-phone'));
  useEffect(() => {
    if (phoneOnly) requestPhoneLink();
  }, []);
  if (phoneOnly)
    return html`<${Dialog} title=${t('links-phone-get')} close=${close} class="narrow">
      <div class="form">
        <${LocalOnlyNote} />
        ${newLink.value && html`<${ShareableLink} ...${newLink.value} />`}
        <p class="note">${t('links-phone-note')}</p>
        <${Devices} store=${store} state=${state} />
      </div>
    <//>`;
  return html`<${Dialog} title=${t('menu-links')} close=${close} class="narrow">
    <div class="form">
      <${LocalOnlyNote} />
      ${state.you.host && seats.some(({ who }) => who === 'open') && html`<${Invitation} store=${store} />`}
      ${newLink.value && html`<${ShareableLink} ...${newLink.value} />`}
      ${
        state.seat !== null &&
        html`<button type="button" class="btn quiet" onClick=${requestPhoneLink}>
          ${t('links-phone-get')}
        </button>`
      }
      <${Devices} store=${store} state=${state} />
      ${
        state.you.host &&
        html`<button type="button" class="btn quiet" onClick=${() =>
          requestLink('watch-link', {}, t('links-watch'))}>${t('links-watch-get')}</button>
          <h3>${t('links-seats')}</h3>
          <ul class="seat-links">
            ${seats.map(
              (seat, index) => html`<li key=${index}>
                <${Emblem} figure=${seat.figure} stone=${seat.stone} />
                <div><b>${names[index]}</b><p class="note">${seatNote(seat, t)}</p></div>
                ${
                  !state.you.seats.includes(index) &&
                  html`<${SeatActions} seat=${seat} index=${index} store=${store} name=${names[index]} t=${t}
                      show=${(/** @type {{title: string, link: string}} */ created) => (newLink.value = created)} />`
                }
              </li>`,
            )}
          </ul>
          <p class="note">${t('links-reissue-note')}</p>`
      }
    </div>
  <//>`;
}
