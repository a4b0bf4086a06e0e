// What changed, told by the server as it happens. One stream serves all tabs of a browser: the tab that holds the lock
// reads it and passes everything on. Where the page may not lock (plain http from another machine), each tab reads.
import { signal } from '../html.js';

/**
 * How the line is: "connecting" at first, then "open" or "lost".
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

/** Hears what is told; returns how to stop. @param {(told: Told) => void} listener */
export function hear(listener) {
  listeners.add(listener);
  begin();
  return () => listeners.delete(listener);
}

/** Reads anew, since this browser holds something it did not hold before. */
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
  // Whatever happened while nobody read is read anew by every tab once the line is open.
  if (line.value === 'open') lineIs('connecting');
  source = new EventSource(`/api/stream${lastId ? `?since=${encodeURIComponent(lastId)}` : ''}`);
  source.onopen = () => {
    tries = 0;
    lineIs('open');
  };
  source.onerror = () => {
    lineIs('lost');
    // The browser tries again by itself unless the server refused; then it is for us to try.
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
  // The lock is kept until this tab is closed; then another tab gets it and reads on from the last event it was told.
  navigator.locks.request('durbar-stream', () => {
    openSource();
    return new Promise(() => {});
  });
}
