// What this browser remembers of guides: how much has been looked at, and where somebody went on without.
import { signal } from '../html.js';

const KEPT = 'durbar-guides';
const DONE = 'durbar-guides-done';
/** Of so many tables it is remembered. */
const MOST = 20;

/** @typedef {{at: number, looked: number, left: boolean}} Place */

/** @returns {Record<string, Place>} */
function remembered() {
  try {
    const told = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return told && typeof told === 'object' ? told : {};
  } catch {
    return {}; // a browser that keeps nothing, or something else's notes
  }
}

/** @type {import('../html.js').Signal<Record<string, Place>>} */
const places = signal(remembered());

/** Where somebody is in the guide of a table. @param {string} table @returns {Place} */
export const placeOf = (table) => places.value[table] ?? { at: 0, looked: 0, left: false };

/** @param {string} table @param {Partial<Place>} changed */
export function remember(table, changed) {
  const { [table]: before, ...others } = places.value;
  const kept = Object.entries(others).slice(1 - MOST);
  places.value = { ...Object.fromEntries(kept), [table]: { ...(before ?? placeOf(table)), ...changed } };
  try {
    localStorage.setItem(KEPT, JSON.stringify(places.value));
  } catch {
    // Nothing is kept then: after a reload the steps of this position are shown once more.
  }
}

/** Whether somebody plays on without the guide. @param {string} table */
export const hasLeft = (table) => placeOf(table).left;

/** The games whose guide was followed to its end. @returns {string[]} */
function done() {
  try {
    const told = JSON.parse(localStorage.getItem(DONE) ?? '[]');
    return Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}

/** A guide was followed to its end. @param {string} game */
export function finished(game) {
  try {
    localStorage.setItem(DONE, JSON.stringify([...new Set([...done(), game])]));
  } catch {
    // Nothing is kept then: the way to a first game stays as easy to find as it was.
  }
}

/** @param {string} game */
export const hasFinished = (game) => done().includes(game);
