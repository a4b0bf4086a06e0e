// The stream of server-sent events. One tab of a browser reads the stream and passes every event on to the others: the
// tab that holds a lock. Without a secure context browsers have no locks, so each tab reads the stream itself.
import { signal } from '../html.js';

/**
 * The state of the connection.
 * @type {import('../html.js').Signal<'connecting' | 'open' | 'lost'>}
 */
export const connection = signal('connecting');

/**
 * @typedef {{kind: 'table' | 'here' | 'devices' | 'gone', data: {table: string, version: number, seats: number[]},
 *   id: string}} StreamEvent
 */
/** @type {Set<(event: StreamEvent) => void>} */
const listeners = new Set();
/**
 * The channel between the tabs. Its messages have a field `say`: "told" passes on an event, "line" the state of the
 * connection; "how" asks for that state, and "again" asks the reading tab to reconnect.
 */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('durbar-stream') : null;

/** The id of the last event, after which the stream continues when it is opened again. */
let lastId = '';
/** @type {EventSource | null} */
let source = null;
/** The number of failed attempts to connect since the stream was last open. */
let attempts = 0;
let isStarted = false;

/** Subscribes to the events; returns a function that unsubscribes. @param {(event: StreamEvent) => void} listener */
export function subscribe(listener) {
  listeners.add(listener);
  start();
  return () => listeners.delete(listener);
}

/** Reconnects after this browser has been granted access to another table, whose events the stream then includes. */
export function reconnect() {
  if (source) openSource();
  else channel?.postMessage({ say: 'again' });
}

/** @param {StreamEvent} event */
function dispatch(event) {
  if (event.id) lastId = event.id;
  for (const listener of listeners) listener(event);
}

/** @param {'connecting' | 'open' | 'lost'} state */
function setConnection(state) {
  connection.value = state;
  channel?.postMessage({ say: 'line', state });
}

function openSource() {
  source?.close();
  // When the connection is open again, every tab reads the changes that it may have missed.
  if (connection.value === 'open') setConnection('connecting');
  source = new EventSource(`/api/stream${lastId ? `?since=${encodeURIComponent(lastId)}` : ''}`);
  source.onopen = () => {
    attempts = 0;
    setConnection('open');
  };
  source.onerror = () => {
    setConnection('lost');
    // The browser reconnects by itself, except after a rejected request.
    if (source?.readyState === EventSource.CLOSED) reconnectLater();
  };
  source.addEventListener('bye', () => {
    setConnection('lost');
    reconnectLater();
  });
  for (const kind of /** @type {const} */ (['table', 'here', 'devices', 'gone'])) {
    source.addEventListener(kind, ({ data, lastEventId }) => {
      const event = { kind, data: JSON.parse(data), id: lastEventId };
      dispatch(event);
      channel?.postMessage({ say: 'told', told: event });
    });
  }
}

function reconnectLater() {
  source?.close();
  attempts += 1;
  setTimeout(openSource, Math.min(1000 * 2 ** (attempts - 1), 15000));
}

/** @param {MessageEvent} event */
function onChannelMessage({ data }) {
  if (data.say === 'told') dispatch(data.told);
  else if (data.say === 'line') connection.value = data.state;
  else if (data.say === 'again' && source) openSource();
  else if (data.say === 'how' && source) setConnection(connection.value);
}

function start() {
  if (isStarted) return;
  isStarted = true;
  if (!channel || !navigator.locks) {
    openSource();
    return;
  }
  channel.onmessage = onChannelMessage;
  channel.postMessage({ say: 'how' });
  // The lock is held until this tab is closed; then another tab gets it and continues after the last event passed on.
  navigator.locks.request('durbar-stream', () => {
    openSource();
    return new Promise(() => {});
  });
}
