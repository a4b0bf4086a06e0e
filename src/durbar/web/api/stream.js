// The stream of server-sent events. One tab of a browser reads it for all: the tab that holds the lock passes every
// event on. Without a secure context there are no locks (plain http from another machine), so each tab reads.
import { signal } from '../html.js';

/**
 * The state of the connection.
 * @type {import('../html.js').Signal<'connecting' | 'open' | 'lost'>}
 */
export const line = signal('connecting');

/**
 * @typedef {{kind: 'table' | 'here' | 'devices' | 'gone', data: {table: string, version: number, seats: number[]},
 *   id: string}} Told
 */
/** @type {Set<(told: Told) => void>} */
const listeners = new Set();
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('durbar-stream') : null;

let lastId = '';
/** @type {EventSource | null} */
let source = null;
let tries = 0;
let begun = false;

/** Subscribes to the events; returns a function that unsubscribes. @param {(told: Told) => void} listener */
export function hear(listener) {
  listeners.add(listener);
  begin();
  return () => listeners.delete(listener);
}

/** Reconnects, since this browser has been granted access to another table. */
export function holdsMore() {
  if (source) openSource();
  else channel?.postMessage({ say: 'again' });
}

/** @param {Told} told */
function tell(told) {
  if (told.id) lastId = told.id;
  for (const listener of listeners) listener(told);
}

/** @param {'connecting' | 'open' | 'lost'} state */
function lineIs(state) {
  line.value = state;
  channel?.postMessage({ say: 'line', state });
}

function openSource() {
  source?.close();
  // Every tab reads the changes it may have missed once the connection is open.
  if (line.value === 'open') lineIs('connecting');
  source = new EventSource(`/api/stream${lastId ? `?since=${encodeURIComponent(lastId)}` : ''}`);
  source.onopen = () => {
    tries = 0;
    lineIs('open');
  };
  source.onerror = () => {
    lineIs('lost');
    // The browser reconnects by itself unless the server rejected the request; then this page has to.
    if (source?.readyState === EventSource.CLOSED) later();
  };
  source.addEventListener('bye', () => {
    lineIs('lost');
    later();
  });
  for (const kind of /** @type {const} */ (['table', 'here', 'devices', 'gone'])) {
    source.addEventListener(kind, (event) => {
      const told = { kind, data: JSON.parse(event.data), id: event.lastEventId };
      tell(told);
      channel?.postMessage({ say: 'told', told });
    });
  }
}

function later() {
  source?.close();
  tries += 1;
  setTimeout(openSource, Math.min(1000 * 2 ** (tries - 1), 15000));
}

/** @param {MessageEvent} event */
function fromAnotherTab({ data }) {
  if (data.say === 'told') tell(data.told);
  else if (data.say === 'line') line.value = data.state;
  else if (data.say === 'again' && source) openSource();
  else if (data.say === 'how' && source) lineIs(line.value);
}

function begin() {
  if (begun) return;
  begun = true;
  if (!channel || !navigator.locks) {
    openSource();
    return;
  }
  channel.onmessage = fromAnotherTab;
  channel.postMessage({ say: 'how' });
  // The lock is held until this tab is closed; then another tab gets it and continues after the last event passed on.
  navigator.locks.request('durbar-stream', () => {
    openSource();
    return new Promise(() => {});
  });
}
