// Opening tables with one click.
import { createTable } from '../api/client.js';
import { saveNow } from '../api/me.js';
import { holdsMore } from '../api/stream.js';
import { remember } from './fresh.js';

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
const usual = ({ editions, default_edition: name }) => Math.min(editions.find((one) => one.name === name)?.most ?? 2, 4);

/** With one click: all but one of them bots. @param {import('./home.js').Game} game */
export const playNow = (game) => against(game.name, usual(game), 'player');

/** As easy as it gets: against novices, where a coach may sit by. @param {import('./home.js').Game} game */
export const playNovices = (game) => against(game.name, usual(game), 'novice');

/** After a first game in which one was led: a real one, against as many. @param {string} game @param {number} players */
export const playReal = (game, players) => against(game, players, 'novice');
