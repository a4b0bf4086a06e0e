// Before the game: who has sat down, links for those who have not, bots for empty seats.
import { html, useSignal } from '../html.js';
import { BrandMark, Emblem } from '../signs/signs.js';
import { t, tOr } from '../words/words.js';
import { newLinks } from '../home/opening.js';
import { LEVELS, seatNote } from './seats.js';
import { Notes } from './notes.js';
import { OnlyHere, Shared } from './shared.js';

/**
 * @param {{seat: import('./part.js').Seat, at: number, store: import('../api/table.js').Store, host: boolean,
 *   mine: boolean}} props
 */
function SeatRow({ seat, at, store, host, mine }) {
  const level = useSignal('player');
  /** @type {import('../html.js').Signal<{link: string} | null>} */
  const made = useSignal(newLinks.value.links.find((one) => one.table === store.id && one.seat === at) ?? null);
  const reissue = async () => {
    const answer = await store.act('reissue', { at });
    if (answer?.link) made.value = answer;
  };
  const free = async () => {
    const answer = await store.act('free', { at });
    if (answer?.link) made.value = answer;
  };
  const name = seat.name || t('seat-number', { number: at + 1 });
  return html`<li data-p=${seat.stone}>
    <${Emblem} figure=${seat.figure} stone=${seat.stone} />
    <div class="g-who">
      <b>${name}</b>
      <p class="note">${mine ? t('seat-you') : seatNote(seat, t) || t('seat-sits')}</p>
    </div>
    ${
      host &&
      !mine &&
      html`<div class="g-acts">
        ${
          seat.who === 'open'
            ? html`<label class="vh" for="level-${at}">${t('make-level')}</label>
              <select id="level-${at}" value=${level.value}
                  onChange=${(/** @type {import('../html.js').FieldEvent<HTMLSelectElement>} */ event) =>
                    (level.value = event.target.value)}>
                ${LEVELS.map(
                  (one) => html`<option key=${one} value=${one} selected=${one === level.value}>
                    ${t(`level-${one}`)}
                  </option>`,
                )}
              </select>
              <button type="button" class="btn quiet" onClick=${() =>
                store.act('seat-bot', { at, level: level.value })}>${t('gather-bot')}</button>`
            : html`<button type="button" class="btn quiet" onClick=${free}>${t('gather-free')}</button>`
        }
        ${
          seat.who === 'open' &&
          !made.value &&
          html`<button type="button" class="btn quiet" onClick=${reissue}>
            ${t('gather-link')}
          </button>`
        }
      </div>`
    }
    ${
      seat.who === 'open' &&
      made.value &&
      html`<${Shared} title=${t('links-seat', { name })} link=${made.value.link} />`
    }
  </li>`;
}

/**
 * Other actions before the game: let others watch, continue on a phone, leave.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props
 */
function MoreActs({ store, state }) {
  /** @type {import('../html.js').Signal<{title: string, link: string} | null>} */
  const made = useSignal(null);
  const sure = useSignal(false);
  const seat = state.you.seats[0] ?? null;
  const get = (/** @type {string} */ act, /** @type {{}} */ body, /** @type {string} */ title) => async () => {
    const answer = await store.act(act, body);
    if (answer?.link) made.value = { title, link: answer.link };
  };
  const leave = async () => {
    if (!sure.value) sure.value = true;
    else if (await store.act('leave', { seat })) location.hash = '#/';
  };
  const button = (/** @type {string} */ id, /** @type {() => void} */ press) =>
    html`<button type="button" class="btn quiet" onClick=${press}>${t(id)}</button>`;
  return html`<div class="row-b more-acts">
    ${state.you.host && button('links-watch-get', get('watch-link', {}, t('links-watch')))}
    ${seat !== null && button('links-phone-get', get('phone', { seat }, t('links-phone')))}
    ${seat !== null && !state.you.host && button(sure.value ? 'gather-leave-sure' : 'menu-leave', leave)}
  </div>
    ${made.value && html`<${Shared} ...${made.value} />`}`;
}

/** @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props */
export function Gathering({ store, state }) {
  const whyNot = useSignal(null);
  const open = state.seats.filter(({ who }) => who === 'open').length;
  const { host, seats: mine } = state.you;
  const game = state.game ?? '';
  return html`<div class="gathering">
    <header class="bar">
      <a class="brand" href="#/" aria-label=${t('brand-home')}><${BrandMark} /><span>${t('brand')}</span></a>
    </header>
    <main>
      <h1>${t('gather-title', { game: tOr(`game-${game}`, state.title ?? '') })}</h1>
      <p class="lead">${open ? t('gather-waiting', { count: open }) : t('gather-ready')}</p>
      ${(host || mine.length > 0) && html`<${OnlyHere} />`}
      <ol class="g-seats panel">
        ${state.seats.map(
          (seat, index) => html`<${SeatRow} key=${index} seat=${seat} at=${index} store=${store} host=${host}
              mine=${mine.includes(index)} />`,
        )}
      </ol>
      ${
        host
          ? html`<div class="row-b"><button type="button" class="btn primary" disabled=${open > 0 || store.busy.value}
              onClick=${() => store.act('start')}>${t('gather-start')}</button>
            ${open > 0 && html`<p class="note">${t('gather-start-note')}</p>`}</div>`
          : html`<p class="note">${t('gather-host-starts')}</p>`
      }
      <${MoreActs} store=${store} state=${state} />
      <${Notes} store=${store} whyNot=${whyNot} game=${game} />
    </main>
  </div>`;
}
