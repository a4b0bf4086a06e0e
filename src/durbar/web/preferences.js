// The settings of this browser. They are not sent to the server.
import { effect, signal } from './html.js';
import { browserLanguage, setLanguage } from './words/words.js';

/**
 * @typedef Preferences
 * @property {'auto' | 'light' | 'dark'} theme the colour theme; `auto` follows the operating system's setting
 * @property {'auto' | 'off'} motion whether animations follow the operating system's setting or are off
 * @property {boolean} confirm whether a move has to be confirmed before it is made
 * @property {boolean} forced whether a move is made without a click if everybody knows that it is the only legal one
 * @property {boolean} keys whether the dock at the bottom of the table lists the keys of the keyboard
 * @property {string} language
 * @property {number} speed the speed of animations; 1 is normal
 * @property {number} volume the volume of sounds, from 0 (off) to 1
 * @property {boolean} haptics whether a phone vibrates when it is the user's turn
 * @property {boolean} notify whether a system notification is shown when it is the user's turn
 * @property {boolean} known whether to show which cards the other players are known to have in their hands
 * @property {boolean} coach whether the coach gives advice before a poor move, in games against novice bots
 */

/** The key of the settings in the browser's storage. */
const STORAGE_KEY = 'durbar-preferences';

/** Reads the settings from the browser's storage. @returns {Preferences} */
function readPreferences() {
  /** @type {Preferences} */
  const defaults = {
    theme: 'auto',
    motion: 'auto',
    confirm: true,
    forced: false,
    keys: true,
    language: browserLanguage(),
    speed: 1,
    volume: 0.6,
    haptics: true,
    notify: false,
    known: true,
    coach: false,
  };
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') };
  } catch {
    return defaults; // storage is not available, or its contents are not valid
  }
}

/** The current settings. @type {import('./html.js').Signal<Preferences>} */
export const preferences = signal(readPreferences());

/** Changes some settings. @param {Partial<Preferences>} changed */
export function setPreferences(changed) {
  preferences.value = { ...preferences.value, ...changed };
}

/** Matches if the user has asked the operating system for less motion. */
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether animations are on: neither the setting here nor the operating system has turned them off. */
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
