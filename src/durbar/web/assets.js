// Style sheets and message catalogs, loaded by the modules that need them.
import { loadCatalog } from './words/words.js';

/** The style sheets that were added to the page, by URL. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Adds a style sheet to the page, unless it was added before. The promise resolves when the style sheet has loaded or
 * failed to load.
 * @param {URL} url
 * @returns {Promise<void>}
 */
export function loadStyle(url) {
  const loading = styles.get(url.href);
  if (loading) return loading;
  const loaded = new Promise((/** @type {(value: void) => void} */ resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url.href;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
  styles.set(url.href, loaded);
  return loaded;
}

/**
 * Loads the message catalogs of a module, from the folder `words/` next to it, and some style sheets.
 * @param {string} moduleUrl the URL of the module
 * @param {string[]} stylePaths the paths of the style sheets, relative to the module
 */
export const loadAssets = (moduleUrl, stylePaths) =>
  Promise.all([
    loadCatalog(new URL('./words/', moduleUrl)),
    ...stylePaths.map((path) => loadStyle(new URL(path, moduleUrl))),
  ]);
