// The number of devices that are signed in to a seat. The seat's player sees it, and can sign the other devices out.
import { html, signal, useEffect } from '../html.js';
import { t } from '../words/words.js';

/** The key of the confirmed counts in the browser's storage. */
const STORAGE_KEY = 'durbar-devices';
/** The largest number of seats whose confirmed counts are stored. */
const MAX_REMEMBERED = 20;

/** Reads the confirmed counts from the browser's storage. @returns {Record<string, number>} */
function readConfirmed() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or its contents are not valid
  }
}

/**
 * For each seat (its key is "TABLE/SEAT"), the number of devices that the user has confirmed. The notice is shown again
 * if more devices are signed in.
 * @type {import('../html.js').Signal<Record<string, number>>}
 */
const confirmedCounts = signal(readConfirmed());

/** Stores the number of devices that the user has confirmed for a seat. @param {string} seat @param {number} count */
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
 * Returns the viewer's seats, with the number of devices that are signed in to each.
 * @param {import('./part.js').State} state
 */
const viewerSeats = (state) =>
  (state.seat === null ? state.you.seats : [state.seat]).map((seat) => ({ seat, count: state.devices?.[seat] ?? 1 }));

/**
 * The button that signs the other devices out of a seat.
 * @param {{store: import('../api/table.js').Store, seat: number}} props
 */
const SignOut = ({ store, seat }) =>
  html`<button type="button" class="link" disabled=${store.busy.value}
      onClick=${() => store.act('sign-out-others', { seat })}>${t('devices-sign-out')}</button>`;

/**
 * A notice at the table that several devices are signed in to a seat. The user can dismiss it.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State, seat: number, count: number}}
 *   props
 */
function DevicesNotice({ store, state, seat, count }) {
  const key = `${state.table}/${seat}`;
  const confirmed = confirmedCounts.value[key] ?? 1;
  useEffect(() => {
    if (count < confirmed) confirmCount(key, count);
  }, [key, count, confirmed]);
  if (count <= confirmed) return null;
  return html`<p class="notice stop devices">
    <span><b>${t('devices-count', { count })}</b> ${t('devices-note')}</span>
    <${SignOut} store=${store} seat=${seat} />
    <button type="button" class="link" onClick=${() => confirmCount(key, count)}>${t('dismiss')}</button>
  </p>`;
}

/** The notices for all seats of the viewer. @param {{store: import('../api/table.js').Store}} props */
export function DevicesNotices({ store }) {
  const state = store.state.value;
  if (!state || state.past !== undefined) return null;
  return viewerSeats(state).map(
    ({ seat, count }) =>
      html`<${DevicesNotice} key=${seat} store=${store} state=${state} seat=${seat} count=${count} />`,
  );
}

/**
 * The number of devices of each of the viewer's seats. It is shown next to the link for the user's phone.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props
 */
export const Devices = ({ store, state }) =>
  viewerSeats(state)
    .filter(({ count }) => count > 1)
    .map(
      ({ seat, count }) =>
        html`<p key=${seat} class="notice devices">
          <span><b>${t('devices-count', { count })}</b></span>
          <${SignOut} store=${store} seat=${seat} />
        </p>`,
    );
