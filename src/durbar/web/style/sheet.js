// Style sheets that come with what needs them.

/** @type {Map<string, Promise<void>>} */
const linked = new Map();

/**
 * Links a style sheet once, and waits until it is read; a sheet that cannot be read leaves the page plain, not broken.
 * @param {URL} url
 * @returns {Promise<void>}
 */
export function need(url) {
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
