// How many devices hold a seat: shown to the seat's owner, who can sign the others out.
import { html, signal, useEffect } from '../html.js';
import { t } from '../words/words.js';

const STORAGE_KEY = 'durbar-devices';
/** The number of seats that are remembered. */
const MOST = 20;

/** @returns {Record<string, number>} */
function remembered() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or holds something else
  }
}

/**
 * The number of devices that the user has confirmed, by seat: the notice returns when there are more.
 * @type {import('../html.js').Signal<Record<string, number>>}
 */
const known = signal(remembered());

/** @param {string} seat @param {number} count */
function remember(seat, count) {
  const { [seat]: _, ...others } = known.value;
  known.value = { ...Object.fromEntries(Object.entries(others).slice(1 - MOST)), [seat]: count };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(known.value));
  } catch {
    // Storage is not available: after a reload the notice is shown once more.
  }
}

/** Returns the viewer's seats, with the number of devices that hold each. @param {import('./part.js').State} state */
const held = (state) =>
  (state.seat === null ? state.you.seats : [state.seat]).map((seat) => ({ seat, count: state.devices?.[seat] ?? 1 }));

/** @param {{store: import('../api/table.js').Store, seat: number}} props */
const SignOut = ({ store, seat }) =>
  html`<button type="button" class="link" disabled=${store.busy.value}
      onClick=${() => store.act('sign-out-others', { seat })}>${t('devices-sign-out')}</button>`;

/**
 * The notice at the table, until it is dismissed.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State, seat: number, count: number}}
 *   props
 */
function DevicesNotice({ store, state, seat, count }) {
  const key = `${state.table}/${seat}`;
  const seen = known.value[key] ?? 1;
  useEffect(() => {
    if (count < seen) remember(key, count);
  }, [key, count, seen]);
  if (count <= seen) return null;
  return html`<p class="notice stop devices">
    <span><b>${t('devices-count', { count })}</b> ${t('devices-note')}</span>
    <${SignOut} store=${store} seat=${seat} />
    <button type="button" class="link" onClick=${() => remember(key, count)}>${t('dismiss')}</button>
  </p>`;
}

/** @param {{store: import('../api/table.js').Store}} props */
export function DevicesNotices({ store }) {
  const state = store.state.value;
  if (!state || state.past !== undefined) return null;
  return held(state).map(
    ({ seat, count }) =>
      html`<${DevicesNotice} key=${seat} store=${store} state=${state} seat=${seat} count=${count} />`,
  );
}

/**
 * The number of devices, beside the link for one's phone.
 * @param {{store: import('../api/table.js').Store, state: import('./part.js').State}} props
 */
export const Devices = ({ store, state }) =>
  held(state)
    .filter(({ count }) => count > 1)
    .map(
      ({ seat, count }) =>
        html`<p key=${seat} class="notice devices">
          <span><b>${t('devices-count', { count })}</b></span>
          <${SignOut} store=${store} seat=${seat} />
        </p>`,
    );
