// Style sheets and message catalogs, loaded by the modules that need them.
import { loadCatalog } from './words/words.js';

/** @type {Map<string, Promise<void>>} */
const linked = new Map();

/**
 * Links a style sheet once and waits until it is loaded; if it cannot be loaded, the page stays plain but works.
 * @param {URL} url
 * @returns {Promise<void>}
 */
export function loadStyle(url) {
  const known = linked.get(url.href);
  if (known) return known;
  const made = new Promise((/** @type {(value: void) => void} */ resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url.href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  linked.set(url.href, made);
  return made;
}

/**
 * Loads the message catalogs in `words/` beside a module, and style sheets.
 * @param {string} here the URL of the module
 * @param {string[]} styles paths relative to it
 */
export const loadAssets = (here, styles) =>
  Promise.all([loadCatalog(new URL('./words/', here)), ...styles.map((path) => loadStyle(new URL(path, here)))]);
