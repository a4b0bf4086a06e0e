// What this browser stores about guides: the steps already read, and the tables where the guide was left.
import { signal } from '../html.js';

const STORAGE_KEY = 'durbar-guides';
const FINISHED_KEY = 'durbar-guides-done';
/** The number of tables that are remembered. */
const MAX_REMEMBERED = 20;

/** @typedef {{at: number, looked: number, left: boolean}} Place */

/** @returns {Record<string, Place>} */
function readProgress() {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {}; // storage is not available, or holds something else
  }
}

/** @type {import('../html.js').Signal<Record<string, Place>>} */
const progressByTable = signal(readProgress());

/** Returns the progress in the guide of a table. @param {string} table @returns {Place} */
export const progressOf = (table) => progressByTable.value[table] ?? { at: 0, looked: 0, left: false };

/** @param {string} table @param {Partial<Place>} changes */
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
    // Storage is not available: after a reload the steps of this position are shown once more.
  }
}

/** Whether the guide of a table was left. @param {string} table */
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
    // Storage is not available: home continues to suggest the guide.
  }
}

/** @param {string} game */
export const hasCompleted = (game) => completedGuides().includes(game);
