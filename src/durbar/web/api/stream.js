// The stream of server-sent events. Only one tab of a browser reads the stream: the tab that holds a lock. It passes
// every event on to the other tabs. Without a secure context browsers have no locks; then each tab reads the stream.
import { signal } from '../html.js';

/**
 * The state of the connection.
 * @type {import('../html.js').Signal<'connecting' | 'open' | 'lost'>}
 */
export const connection = signal('connecting');

/**
 * An event: a table has a new version (`table`), the players who are connected have changed (`here`), the devices that
 * are signed in to a seat have changed (`devices`), this browser has lost a table or its seat there (`gone`, with the
 * reason `why`), or the operator's announcement has changed (`announcement`).
 * @typedef {{kind: 'table' | 'here' | 'devices' | 'gone' | 'announcement',
 *   data: {table: string, version: number, seats: number[], away?: Record<string, number>, why?: string},
 *   id: string}} StreamEvent
 */
/** The subscribers of this tab. @type {Set<(event: StreamEvent) => void>} */
const listeners = new Set();
/**
 * The channel between the tabs. The kinds of messages are: "event" passes an event on, "connection" passes the state of
 * the connection on, "get-connection" asks for that state, and "reconnect" asks the tab that reads the stream to
 * reconnect.
 */
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('durbar-stream') : null;

/** The id of the last event. When the stream is opened again, it continues after this event. */
let lastId = '';
/** The stream, if this tab reads it. @type {EventSource | null} */
let source = null;
/** The number of failed attempts to connect since the stream was last open. */
let attempts = 0;
let isStarted = false;

/** Subscribes to the events; returns a function that unsubscribes. @param {(event: StreamEvent) => void} listener */
export function subscribe(listener) {
  start();
  return listen(listener);
}

/** Subscribes to the events, but does not open the stream. @param {(event: StreamEvent) => void} listener */
export function listen(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Closes the stream and opens it again. This is needed when the browser gets permission to view another table, because
 * a stream has only the events of the tables that the browser could view when the stream was opened.
 */
export function reconnect() {
  if (source) openSource();
  else channel?.postMessage({ kind: 'reconnect' });
}

/** Passes an event to the subscribers of this tab. @param {StreamEvent} event */
function dispatch(event) {
  if (event.id) lastId = event.id;
  for (const listener of listeners) listener(event);
}

/** Sets the state of the connection in all tabs. @param {'connecting' | 'open' | 'lost'} state */
function setConnection(state) {
  connection.value = state;
  channel?.postMessage({ kind: 'connection', state });
}

/** Opens the stream in this tab. */
function openSource() {
  source?.close();
  // When the state changes back to "open", every tab reads the changes that it may have missed.
  if (connection.value === 'open') setConnection('connecting');
  source = new EventSource(`/api/stream${lastId ? `?since=${encodeURIComponent(lastId)}` : ''}`);
  source.onopen = () => {
    attempts = 0;
    setConnection('open');
  };
  source.onerror = () => {
    setConnection('lost');
    // The browser reconnects by itself, except if the server has rejected the request.
    if (source?.readyState === EventSource.CLOSED) reconnectLater();
  };
  source.addEventListener('bye', () => {
    setConnection('lost');
    reconnectLater();
  });
  for (const kind of /** @type {const} */ (['table', 'here', 'devices', 'gone', 'announcement'])) {
    source.addEventListener(kind, ({ data, lastEventId }) => {
      const event = { kind, data: JSON.parse(data), id: lastEventId };
      dispatch(event);
      channel?.postMessage({ kind: 'event', event });
    });
  }
}

/** Opens the stream again after a delay, which grows with every failed attempt. */
function reconnectLater() {
  source?.close();
  attempts += 1;
  setTimeout(openSource, Math.min(1000 * 2 ** (attempts - 1), 15000));
}

/** Handles a message of another tab. @param {MessageEvent} event */
function onChannelMessage({ data }) {
  if (data.kind === 'event') dispatch(data.event);
  else if (data.kind === 'connection') connection.value = data.state;
  else if (data.kind === 'reconnect' && source) openSource();
  else if (data.kind === 'get-connection' && source) setConnection(connection.value);
}

/** Reads the stream in this tab, or waits for the lock to do so. */
function start() {
  if (isStarted) return;
  isStarted = true;
  if (!channel || !navigator.locks) {
    openSource();
    return;
  }
  channel.onmessage = onChannelMessage;
  channel.postMessage({ kind: 'get-connection' });
  // This tab holds the lock until it is closed. Then another tab gets the lock, and continues the stream after the last
  // event.
  navigator.locks.request('durbar-stream', () => {
    openSource();
    return new Promise(() => {});
  });
}
