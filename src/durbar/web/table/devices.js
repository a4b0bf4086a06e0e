// Lists the devices that are signed in to the player's seat, and when each device was signed in. The player can sign
// out all devices except the one in use.
import { html, signal, useEffect } from '../html.js';
import { formatDate } from '../words/format.js';
import { locale, t } from '../words/words.js';

/** @typedef {import('../api/model.js').Schemas['DeviceResponse']} Device */

/** The key of `confirmedCounts` in the browser's storage. */
const STORAGE_KEY = 'durbar-devices';
/** The largest number of seats in `confirmedCounts`. */
const MAX_REMEMBERED = 20;

/** Reads `confirmedCounts` from the browser's storage. @returns {Record<string, number>} */
function readConfirmed() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or its contents are not valid
  }
}

/**
 * For each seat (its key is "TABLE/SEAT"), how many devices were signed in when the user dismissed the notice about
 * them, or fewer if devices have been signed out since then. The notice is shown again if more devices are signed in.
 * @type {import('../html.js').Signal<Record<string, number>>}
 */
const confirmedCounts = signal(readConfirmed());

/** Stores a number in `confirmedCounts`. @param {string} seat the key of the seat @param {number} count */
function confirmCount(seat, count) {
  const { [seat]: _, ...others } = confirmedCounts.value;
  confirmedCounts.value = { ...Object.fromEntries(Object.entries(others).slice(1 - MAX_REMEMBERED)), [seat]: count };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(confirmedCounts.value));
  } catch {
    // Storage is not available: after a reload the notice is shown again.
  }
}

/**
 * Returns the viewer's seats, with the devices that are signed in to each.
 * @param {import('./part.js').State} state
 */
const viewerSeats = (state) =>
  (state.seat === null ? state.you.seats : [state.seat]).map((seat) => ({
    seat,
    devices: state.signed_in?.[seat] ?? [],
  }));

/** Returns the text about a device. @param {Device} device */
function deviceText({ since, this: isThis }) {
  if (since === null) return t(isThis ? 'devices-this' : 'devices-other');
  return t(isThis ? 'devices-this-since' : 'devices-other-since', { when: timeText(since) });
}

/** Formats a time, with its date unless it is today. @param {number} seconds since 1970 */
function timeText(seconds) {
  const moment = new Date(seconds * 1000);
  const time = moment.toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
  if (moment.toDateString() === new Date().toDateString()) return t('devices-today', { time });
  return t('devices-earlier', { date: formatDate(seconds), time });
}

/**
 * A list of the devices that are signed in to a seat, with the times of their sign-in. If there are more than two,
 * every device except this one has a button that signs it out.
 * @param {{store: import('../api/table.js').Store, seat: number, devices: Device[]}} props
 */
const DeviceList = ({ store, seat, devices }) =>
  html`<ul class="device-list" aria-label=${t('devices-list')}>
    ${devices.map(
      (device) => html`<li key=${device.number}>
        <span>${deviceText(device)}</span>
        ${
          !device.this &&
          devices.length > 2 &&
          html`<button type="button" class="link" disabled=${store.busy.value}
              aria-label="${t('devices-sign-out-one')}${t('colon')}${deviceText(device)}"
              onClick=${() =>
                store.act('sign-out-others', { seat, device: { number: device.number, since: device.since } })}
            >${t('devices-sign-out-one')}</button>`
        }
      </li>`,
    )}
  </ul>`;

/**
 * The button that signs the other devices out of a seat.
 * @param {{store: import('../api/table.js').Store, seat: number}} props
 */
const SignOut = ({ store, seat }) =>
  html`<button type="button" class="link" disabled=${store.busy.value}
      onClick=${() => store.act('sign-out-others', { seat })}>${t('devices-sign-out')}</button>`;

/**
 * A notice at the table that several devices are signed in to a seat. The user can dismiss it.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State, seat: number, devices: Device[]}}
 *   props
 */
function DevicesNotice({ store, state, seat, devices }) {
  const key = `${state.table}/${seat}`;
  const confirmed = confirmedCounts.value[key] ?? 1;
  const count = devices.length;
  useEffect(() => {
    if (count && count < confirmed) confirmCount(key, count);
  }, [key, count, confirmed]);
  if (count <= confirmed) return null;
  return html`<div class="notice stop devices">
    <p><b>${t('devices-count', { count })}</b> ${t('devices-note')}</p>
    <${DeviceList} store=${store} seat=${seat} devices=${devices} />
    <${SignOut} store=${store} seat=${seat} />
    <button type="button" class="link" onClick=${() => confirmCount(key, count)}>${t('dismiss')}</button>
  </div>`;
}

/** The notices for all seats of the viewer. @param {{store: import('../api/table.js').Store}} props */
export function DevicesNotices({ store }) {
  const state = store.state.value;
  if (!state || state.past !== undefined) return null;
  return viewerSeats(state).map(
    ({ seat, devices }) =>
      html`<${DevicesNotice} key=${seat} store=${store} state=${state} seat=${seat} devices=${devices} />`,
  );
}

/**
 * The devices of each of the viewer's seats. They are shown next to the link for the user's phone.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props
 */
export const Devices = ({ store, state }) =>
  viewerSeats(state)
    .filter(({ devices }) => devices.length > 1)
    .map(
      ({ seat, devices }) =>
        html`<div key=${seat} class="notice devices">
          <p><b>${t('devices-count', { count: devices.length })}</b></p>
          <${DeviceList} store=${store} seat=${seat} devices=${devices} />
          <${SignOut} store=${store} seat=${seat} />
        </div>`,
    );
