// Functions that create a table with one click and open its page.
import { createTable, openRematchTable } from '../api/client.js';
import { saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { newContribution, remember } from '../table/contribution.js';
import { rememberLinks } from '../table/invitations.js';

/** @typedef {import('../api/model.js').Schemas['CreateTableRequest']} CreateTableRequest */
/** @typedef {import('../api/model.js').Level} Level */

/** Creates a table and opens its page. @param {CreateTableRequest} request */
export async function createAndOpen(request) {
  await saveNow();
  await openCreated((commitment) => createTable({ ...request, ...commitment }));
}

/**
 * Creates a table and opens its page. This browser contributes random bits to the seed of the table's game.
 * @param {(commitment: {commitment?: string}) => ReturnType<typeof createTable>} create sends the request that creates
 *   the table, with the hash of the random bits
 */
async function openCreated(create) {
  const contribution = await newContribution();
  const created = await create(contribution ? { commitment: contribution.hash } : {});
  if (contribution && created.new) remember(created.table, { bits: contribution.bits });
  rememberLinks(created.table, [...created.links, ...(created.invite ? [{ seat: null, link: created.invite }] : [])]);
  reconnect();
  location.hash = `#/table/${created.table}`;
}

/**
 * Returns the request for a game against bots.
 * @param {string} game @param {number} players @param {Level} level @returns {CreateTableRequest}
 */
export function botGameRequest(game, players, level) {
  const bots = Array.from({ length: players - 1 }, () => ({ who: /** @type {const} */ ('bot'), level }));
  return { game, seats: [{ who: 'me' }, ...bots], start: true };
}

/**
 * Returns the number of players in a game started with one click: four, or fewer if the default edition allows fewer.
 * @param {import('./home.js').Game} game
 */
const defaultPlayerCount = ({ editions, default_edition: name }) =>
  Math.min(editions.find((edition) => edition.name === name)?.most ?? 2, 4);

/**
 * Returns the request for the easiest game, against bots of the level novice.
 * @param {import('./home.js').Game} game
 */
export const noviceGameRequest = (game) => botGameRequest(game.name, defaultPlayerCount(game), 'novice');

/**
 * Returns the request for the game that follows a guided game. It has the same number of players.
 * @param {string} game @param {number} players
 */
export const gameRequestAfterGuide = (game, players) => botGameRequest(game, players, 'novice');

/**
 * Creates a table for a rematch, with the same people in the same seats, and opens its page. A second call opens the
 * table that the first call has created.
 * @param {string} table
 */
export async function openRematch(table) {
  await openCreated((commitment) => openRematchTable(table, commitment));
}
