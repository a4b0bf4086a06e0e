// Opening tables with one click, and the links of tables opened on this page.
import { createTable, playAgain } from '../api/client.js';
import { saveNow } from '../api/me.js';
import { holdsMore } from '../api/stream.js';
import { signal } from '../html.js';

/**
 * Links of tables opened on this page. The server stores only their hashes, so the page shows them while it remembers
 * them.
 * @type {import('../html.js').Signal<{links: Array<{table: string, seat: number, link: string}>}>}
 */
export const fresh = signal({ links: [] });

/** @param {string} table @param {Array<{seat: number, link: string}>} links */
export function remember(table, links) {
  fresh.value = { links: [...fresh.value.links, ...links.map((link) => ({ table, ...link }))] };
}

/** A table to be opened. @typedef {import('../api/model.js').Schemas['CreateTableRequest']} Wish */
/** @typedef {import('../api/model.js').Level} Level */

/** Opens a table as wished and goes there. @param {Wish} wish */
export async function openAs(wish) {
  await saveNow();
  const made = await createTable(wish);
  remember(made.table, made.links);
  holdsMore();
  location.hash = `#/table/${made.table}`;
}

/** @param {string} game @param {number} players @param {Level} level @returns {Wish} */
function against(game, players, level) {
  const bots = Array.from({ length: players - 1 }, () => ({ who: /** @type {const} */ ('bot'), level }));
  return { game, seats: [{ who: 'me' }, ...bots], start: true };
}

/** As many as the game is at its best with. @param {import('./home.js').Game} game */
const usual = ({ editions, default_edition: name }) =>
  Math.min(editions.find((one) => one.name === name)?.most ?? 2, 4);

/** With one click: all but one of them bots. @param {import('./home.js').Game} game */
export const playNow = (game) => against(game.name, usual(game), 'player');

/** As easy as it gets: against novices, where a coach may sit by. @param {import('./home.js').Game} game */
export const playNovices = (game) => against(game.name, usual(game), 'novice');

/**
 * After a first game in which one was led: a real one, against as many.
 * @param {string} game @param {number} players
 */
export const playReal = (game, players) => against(game, players, 'novice');

/**
 * Opens another game with the same people in the same seats and goes there. Whoever asks second gets the same table.
 * @param {string} table
 */
export async function again(table) {
  const made = await playAgain(table);
  remember(made.table, made.links);
  holdsMore();
  location.hash = `#/table/${made.table}`;
}
