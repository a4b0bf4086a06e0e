// Links of tables made on this page. The server keeps only their hashes, so they are shown while the page remembers them.
import { signal } from '../html.js';

/** @type {import('../html.js').Signal<{links: Array<{table: string, seat: number, link: string}>}>} */
export const fresh = signal({ links: [] });

/** @param {string} table @param {Array<{seat: number, link: string}>} links */
export function remember(table, links) {
  fresh.value = { links: [...fresh.value.links, ...links.map((link) => ({ table, ...link }))] };
}
