// The settings of this browser. They are not sent to the server.
import { effect, signal } from './html.js';
import { browserLanguage, setLanguage } from './words/words.js';

/**
 * @typedef Preferences
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {'auto' | 'off'} motion
 * @property {boolean} confirm ask before a move is made
 * @property {boolean} keys show the legend of keys in the dock
 * @property {string} language
 * @property {number} speed the speed of animations; 1 is normal
 * @property {boolean} notify a system notification when it is the user's turn
 * @property {boolean} known show which cards others are known to hold
 * @property {boolean} coach advice before a poor move, against novices
 */

const STORAGE_KEY = 'durbar-preferences';

/** Reads the settings from the browser's storage. @returns {Preferences} */
function readPreferences() {
  /** @type {Preferences} */
  const defaults = {
    theme: 'auto',
    motion: 'auto',
    confirm: true,
    keys: true,
    language: browserLanguage(),
    speed: 1,
    notify: false,
    known: true,
    coach: false,
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return defaults; // storage is not available, or holds something else
  }
}

/** @type {import('./html.js').Signal<Preferences>} */
export const preferences = signal(readPreferences());

/** Changes some settings. @param {Partial<Preferences>} changed */
export function setPreferences(changed) {
  preferences.value = { ...preferences.value, ...changed };
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether animations are on. */
export const animationsOn = () => preferences.value.motion !== 'off' && !reducedMotion.matches;

effect(() => {
  const { theme, motion, language } = preferences.value;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = motion;
  setLanguage(language);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences.value));
  } catch {
    // Storage is not available: the settings last until the page is reloaded.
  }
});
