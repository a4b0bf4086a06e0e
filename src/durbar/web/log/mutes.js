// The players whose chat messages the user has hidden in this browser. They are not sent to the server.
import { signal } from '../html.js';

/** The key of the list in the browser's storage. */
const STORAGE_KEY = 'durbar-muted';
/** The most players in the list. The oldest are dropped first. */
const MAX_MUTED = 200;

/** Reads the list from the browser's storage. @returns {string[]} */
function readMuted() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    return []; // storage is not available, or its contents are not valid
  }
}

/** The muted players, each as `TABLE/SEAT/NAME`, so that another player who takes the seat later is not muted. */
const muted = signal(readMuted());

addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) muted.value = readMuted(); // changed in another tab
});

/** Returns the item of the list for a player. @param {string} table @param {number} seat @param {string} name */
const itemOf = (table, seat, name) => `${table}/${seat}/${name}`;

/** Returns whether a player is muted. @param {string} table @param {number} seat @param {string} name */
export const isMuted = (table, seat, name) => muted.value.includes(itemOf(table, seat, name));

/**
 * Mutes a player if `isOn` is true, and otherwise unmutes the player.
 * @param {string} table @param {number} seat @param {string} name @param {boolean} isOn
 */
export function setMuted(table, seat, name, isOn) {
  const item = itemOf(table, seat, name);
  const others = muted.value.filter((other) => other !== item);
  muted.value = isOn ? [...others, item].slice(-MAX_MUTED) : others;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(muted.value));
  } catch {
    // Storage is not available: the list lasts until the page is reloaded.
  }
}

/**
 * Returns whether a log entry is a chat message or a nudge of a muted player, so that it is not shown at the table.
 * @param {import('../table/part.js').Entry} entry @param {string} table @param {string[]} names
 */
export const isSilenced = (entry, table, names) =>
  isHidden(entry, table, names) ||
  (entry.kind === 'nudged' && typeof entry.by === 'number' && isMuted(table, entry.by, names[entry.by]));

/**
 * Returns whether a log entry is a chat message of a muted player.
 * @param {import('../table/part.js').Entry} entry @param {string} table @param {string[]} names
 */
export const isHidden = ({ kind, seat }, table, names) =>
  kind === 'said' && typeof seat === 'number' && isMuted(table, seat, names[seat]);
