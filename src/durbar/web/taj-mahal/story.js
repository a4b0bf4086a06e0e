// What stories of Taj Mahal tell, as far as the page draws it.

/**
 * The arguments of messages, by the messages' ids.
 * @typedef {{
 *   'taj-mahal.played': {seat: number, card: string},
 *   'taj-mahal.played-special': {seat: number, card: string},
 *   'taj-mahal.took': {seat: number, card: string},
 *   'taj-mahal.drew': {seat: number, card: string | null},
 *   'taj-mahal.unrest': {card: string},
 *   'taj-mahal.won': {seat: number, symbol: string},
 *   'taj-mahal.built': {seat: number, city: string},
 *   'taj-mahal.crowned': {seat: number, city: string},
 *   'taj-mahal.claimed': {seat: number, city: string, bonus: string},
 *   'taj-mahal.scored': {seat: number, source: string, points: number},
 *   'taj-mahal.visit': {province: string},
 * }} Events
 */

/** @typedef {{[Id in keyof Events]: {id: Id, args: Events[Id]}}[keyof Events]} Told */
/** @typedef {import('../api/model.js').Message} Message */

/** The messages of a story. @param {Message[]} story */
export const messagesOf = (story) => /** @type {Told[]} */ (story);

/** The arguments of the messages with an id. @template {keyof Events} Id @param {Message[]} story @param {Id} id */
export const toldOf = (story, id) =>
  story.filter((told) => told.id === id).map(({ args }) => /** @type {Events[Id]} */ (args));
