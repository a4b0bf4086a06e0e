// The user's progress in the guides, stored in this browser: the steps already read, the tables where the user left the
// guide, and the games whose guide was completed.
import { signal } from '../html.js';

/** The key of the progress in the browser's storage. */
const STORAGE_KEY = 'durbar-guides';
/** The key of the list of completed guides in the browser's storage. */
const FINISHED_KEY = 'durbar-guides-done';
/** The largest number of tables whose progress is stored. */
const MAX_REMEMBERED = 20;

/**
 * The progress at a table: the number of moves made when it was saved (`at`), the number of steps read since the last
 * of these moves (`looked`), and whether the user has left the guide (`left`).
 * @typedef {{at: number, looked: number, left: boolean}} Progress
 */

/** Reads the progress from the browser's storage. @returns {Record<string, Progress>} */
function readProgress() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or its contents are not valid
  }
}

/** The progress by table. @type {import('../html.js').Signal<Record<string, Progress>>} */
const progressByTable = signal(readProgress());

/** Returns the progress in the guide of a table. @param {string} table @returns {Progress} */
export const progressOf = (table) => progressByTable.value[table] ?? { at: 0, looked: 0, left: false };

/** Changes and stores the progress at a table. @param {string} table @param {Partial<Progress>} changes */
export function saveProgress(table, changes) {
  const { [table]: previous, ...others } = progressByTable.value;
  const recent = Object.entries(others).slice(1 - MAX_REMEMBERED);
  progressByTable.value = {
    ...Object.fromEntries(recent),
    [table]: { ...(previous ?? progressOf(table)), ...changes },
  };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(progressByTable.value));
  } catch {
    // Storage is not available: after a reload the steps of this position are shown again.
  }
}

/** Whether the user has left the guide of a table. @param {string} table */
export const hasLeft = (table) => progressOf(table).left;

/** Returns the games whose guide was completed. @returns {string[]} */
function completedGuides() {
  try {
    const stored = JSON.parse(localStorage.getItem(FINISHED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Records that a guide was completed. @param {string} game */
export function markCompleted(game) {
  try {
    localStorage.setItem(FINISHED_KEY, JSON.stringify([...new Set([...completedGuides(), game])]));
  } catch {
    // Storage is not available: the home page continues to suggest the guide.
  }
}

/** Whether the guide of a game was completed. @param {string} game */
export const hasCompleted = (game) => completedGuides().includes(game);
