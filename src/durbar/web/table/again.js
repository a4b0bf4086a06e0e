// Another game with the same people: everybody keeps their seat, and whoever asks second comes to the same table.
import { playAgain } from '../api/client.js';
import { holdsMore } from '../api/stream.js';
import { remember } from '../home/fresh.js';

/** Opens it, or finds it, and goes there. @param {string} table */
export async function again(table) {
  const made = await playAgain(table);
  remember(made.table, made.links);
  holdsMore();
  location.hash = `#/table/${made.table}`;
}
