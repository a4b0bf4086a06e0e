// A note about what others have done with the seats: the host removed a player, seated a bot or made a new link, a
// player left or came, or a seat was opened on another device.
import { html, useEffect, useSignal } from '../html.js';
import { entrySentences } from '../log/log.js';
import { t } from '../words/words.js';

/** The kinds of log entries that change who has access to a seat. */
export const SEAT_KINDS = new Set(['sat', 'freed', 'bot', 'reissued', 'device', 'signed-out']);

/** The largest number of sentences in the note. The log has all of them. */
const MAX_SENTENCES = 3;

/**
 * Returns whether an entry is news for the viewer of a table, and not something that the viewer did.
 * @param {import('./part.js').Entry} entry @param {import('./part.js').State} state
 */
function isNews({ kind, seat, why }, state) {
  if (!SEAT_KINDS.has(kind)) return false;
  const isByHost = kind === 'bot' || kind === 'reissued' || (kind === 'freed' && why === 'freed');
  if (isByHost) return !state.you.host;
  // Before the game the page lists who has sat down.
  if (kind === 'sat' && state.stage === 'gathering') return false;
  return !state.you.seats.includes(seat ?? -1);
}

/**
 * The note about changes of the seats. It is shown until the user dismisses it, opens the log or makes a move, or until
 * the game ends.
 * @param {{store: import('../api/table.js').Store, isLogOpen: boolean}} props
 */
export function SeatNews({ store, isLogOpen }) {
  const entries = store.story.value;
  const lastVersion = entries.at(-1)?.version ?? 0;
  const readVersion = useSignal(lastVersion);
  useEffect(() => {
    if (isLogOpen) readVersion.value = lastVersion;
  }, [isLogOpen, lastVersion]);
  const state = store.state.value;
  if (!state || state.past !== undefined || state.stage === 'finished') return null;
  const isOwnMove = (/** @type {import('./part.js').Entry} */ { kind, seat }) =>
    kind === 'moved' && state.you.seats.includes(seat ?? -1);
  const firstVersion = Math.max(readVersion.value, entries.findLast(isOwnMove)?.version ?? 0);
  const names = state.seats.map(({ name }, index) => name || t('seat-number', { number: index + 1 }));
  const sentences = entries
    .filter((entry) => entry.version > firstVersion && isNews(entry, state))
    .flatMap((entry) => entrySentences(entry, names).map((text) => ({ text, version: entry.version })))
    .slice(-MAX_SENTENCES);
  if (!sentences.length) return null;
  return html`<div class="notice news">
    <div>${sentences.map(({ text, version }) => html`<p key=${version}>${text}</p>`)}</div>
    <button type="button" class="link" onClick=${() => (readVersion.value = lastVersion)}>${t('dismiss')}</button>
  </div>`;
}
