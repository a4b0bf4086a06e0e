// What a game's part needs before it can be shown: its words and its style sheets.
import { need } from '../style/sheet.js';
import { learn } from '../words/words.js';

/**
 * Waits for the words in `words/` beside a module, and for style sheets.
 * @param {string} here the address of the module
 * @param {string[]} styles paths from there
 */
export const bring = (here, styles) =>
  Promise.all([learn(new URL('./words/', here)), ...styles.map((path) => need(new URL(path, here)))]);
