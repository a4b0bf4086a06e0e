// Functions that open tables with one click, and the links of the tables opened on this page.
import { createTable, openRematchTable } from '../api/client.js';
import { saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { signal } from '../html.js';

/**
 * The links of the tables opened on this page. The server stores only hashes of them, so only this page can show them,
 * until it is reloaded.
 * @type {import('../html.js').Signal<{links: Array<{table: string, seat: number, link: string}>}>}
 */
export const newLinks = signal({ links: [] });

/** Adds the links of a table to `newLinks`. @param {string} table @param {Array<{seat: number, link: string}>} links */
export function rememberLinks(table, links) {
  newLinks.value = { links: [...newLinks.value.links, ...links.map((link) => ({ table, ...link }))] };
}

/** The options of a new table. @typedef {import('../api/model.js').Schemas['CreateTableRequest']} CreateTableRequest */
/** @typedef {import('../api/model.js').Level} Level */

/** Opens a table and goes there. @param {CreateTableRequest} request */
export async function createAndOpen(request) {
  await saveNow();
  const created = await createTable(request);
  rememberLinks(created.table, created.links);
  reconnect();
  location.hash = `#/table/${created.table}`;
}

/**
 * Returns the request for a game against bots.
 * @param {string} game @param {number} players @param {Level} level @returns {CreateTableRequest}
 */
function gameAgainstBots(game, players, level) {
  const bots = Array.from({ length: players - 1 }, () => ({ who: /** @type {const} */ ('bot'), level }));
  return { game, seats: [{ who: 'me' }, ...bots], start: true };
}

/** Returns the recommended number of players. @param {import('./home.js').Game} game */
const usualPlayers = ({ editions, default_edition: name }) =>
  Math.min(editions.find((edition) => edition.name === name)?.most ?? 2, 4);

/** Returns the request for a game against bots of the default level. @param {import('./home.js').Game} game */
export const defaultGame = (game) => gameAgainstBots(game.name, usualPlayers(game), 'player');

/**
 * Returns the request for the easiest game: against novices, with the coach.
 * @param {import('./home.js').Game} game
 */
export const noviceGame = (game) => gameAgainstBots(game.name, usualPlayers(game), 'novice');

/**
 * Returns the request for the game after a guided game, with the same number of players.
 * @param {string} game @param {number} players
 */
export const gameAfterGuide = (game, players) => gameAgainstBots(game, players, 'novice');

/**
 * Opens a table for another game with the same people in the same seats, and goes there. A second call opens the same
 * table.
 * @param {string} table
 */
export async function openRematch(table) {
  const created = await openRematchTable(table);
  rememberLinks(created.table, created.links);
  reconnect();
  location.hash = `#/table/${created.table}`;
}
