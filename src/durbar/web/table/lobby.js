// The lobby, which is the page of a table before the game starts: the seats, and the host's buttons that invite players
// by links and put bots in open seats.
import { html, useSignal } from '../html.js';
import { BrandMark, Emblem } from '../signs/signs.js';
import { t, tOr } from '../words/words.js';
import { createLink, Invitation, SeatInvitations } from './invitations.js';
import { Notes } from './notes.js';
import { LEVELS, seatNote } from './seats.js';
import { LocalOnlyNote, ShareableLink } from './shared.js';

/**
 * A seat, with the host's actions on it.
 * @param {{seat: import('./part.js').Seat, index: number, store: import('../api/table.js').Store, isHost: boolean,
 *   isOwn: boolean}} props
 */
function SeatRow({ seat, index, store, isHost, isOwn }) {
  const level = useSignal('player');
  const name = seat.name || t('seat-number', { number: index + 1 });
  return html`<li data-p=${seat.stone}>
    <${Emblem} figure=${seat.figure} stone=${seat.stone} />
    <div class="lobby-seat-name">
      <b>${name}</b>
      <p class="note">${isOwn ? t('seat-you') : seatNote(seat, t) || t('seat-sits')}</p>
    </div>
    ${
      isHost &&
      !isOwn &&
      html`<div class="lobby-seat-buttons">
        ${
          seat.who === 'open'
            ? html`<label class="vh" for="level-${index}">${t('make-level')}</label>
              <select id="level-${index}" value=${level.value}
                  onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ event) =>
                    (level.value = event.target.value)}>
                ${LEVELS.map(
                  (option) => html`<option key=${option} value=${option} selected=${option === level.value}>
                    ${t(`level-${option}`)}
                  </option>`,
                )}
              </select>
              <button type="button" class="btn quiet" onClick=${() =>
                store.act('seat-bot', { at: index, level: level.value })}>${t('gather-bot')}</button>`
            : html`<button type="button" class="btn quiet"
                onClick=${() => createLink(store, 'free', index)}>${t('gather-free')}</button>`
        }
      </div>`
    }
  </li>`;
}

/**
 * Other actions before the game: get a link for spectators, get a link for one's own phone, or leave the table.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props
 */
function MoreActions({ store, state }) {
  /** @type {import('../html.js').Signal<{title: string, link: string} | null>} */
  const newLink = useSignal(null);
  const isConfirming = useSignal(false);
  const seat = state.you.seats[0] ?? null;
  const requestLink =
    (/** @type {string} */ action, /** @type {{}} */ body, /** @type {string} */ title) => async () => {
      const response = await store.act(action, body);
      if (response?.link) newLink.value = { title, link: response.link };
    };
  const leave = async () => {
    if (!isConfirming.value) isConfirming.value = true;
    else if (await store.act('leave', { seat })) location.hash = '#/';
  };
  const button = (/** @type {string} */ id, /** @type {() => void} */ onPress) =>
    html`<button type="button" class="btn quiet" onClick=${onPress}>${t(id)}</button>`;
  return html`<div class="button-row more-actions">
    ${state.you.host && button('links-watch-get', requestLink('watch-link', {}, t('links-watch')))}
    ${seat !== null && button('links-phone-get', requestLink('phone', { seat }, t('links-phone')))}
    ${seat !== null && !state.you.host && button(isConfirming.value ? 'gather-leave-sure' : 'menu-leave', leave)}
  </div>
    ${newLink.value && html`<${ShareableLink} ...${newLink.value} />`}`;
}

/**
 * The page of a table before the game starts.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props
 */
export function Lobby({ store, state }) {
  const whyNot = useSignal(null);
  const openSeats = state.seats.flatMap(({ who }, index) => (who === 'open' ? [index] : []));
  const openSeatCount = openSeats.length;
  const { host: isHost, seats: ownSeats } = state.you;
  const game = state.game ?? '';
  return html`<div class="lobby">
    <header class="bar">
      <a class="brand" href="#/" aria-label=${t('brand-home')}><${BrandMark} /><span>${t('brand')}</span></a>
    </header>
    <main>
      <h1>${t('gather-title', { game: tOr(`game-${game}`, state.title ?? '') })}</h1>
      <p class="lead">${openSeatCount ? t('gather-waiting', { count: openSeatCount }) : t('gather-ready')}</p>
      ${(isHost || ownSeats.length > 0) && html`<${LocalOnlyNote} />`}
      ${isHost && openSeatCount > 0 && html`<${Invitation} store=${store} />`}
      <ol class="lobby-seats panel">
        ${state.seats.map(
          (seat, index) => html`<${SeatRow} key=${index} seat=${seat} index=${index} store=${store} isHost=${isHost}
              isOwn=${ownSeats.includes(index)} />`,
        )}
      </ol>
      ${isHost && openSeatCount > 0 && html`<${SeatInvitations} store=${store} seats=${openSeats} />`}
      ${
        isHost
          ? html`<div class="button-row"><button type="button" class="btn primary"
              disabled=${openSeatCount > 0 || store.busy.value}
              onClick=${() => store.act('start')}>${t('gather-start')}</button>
            ${openSeatCount > 0 && html`<p class="note">${t('gather-start-note')}</p>`}</div>`
          : html`<p class="note">${t('gather-host-starts')}</p>`
      }
      <${MoreActions} store=${store} state=${state} />
      <${Notes} store=${store} whyNot=${whyNot} game=${game} />
    </main>
  </div>`;
}
