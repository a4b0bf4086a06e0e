// What stories of Maharani tell, as far as the page draws it.

/**
 * The arguments of messages, by the messages' ids.
 * @typedef {{
 *   'maharani.placed': {seat: number, slot: number, tile: string, space: string, arrow: string},
 *   'maharani.artisan-new': {seat: number, space: string, artisan: string | null},
 *   'maharani.artisan-moved': {seat: number, left: string, space: string, artisan: string | null},
 *   'maharani.no-artisan': {seat: number, space: string},
 *   'maharani.scored': {seat: number, source: string, gold: number},
 *   'maharani.paid': {seat: number, gold: number},
 *   'maharani.marker-turned': {seat: number, quarter: string},
 *   'maharani.quarter-full': {quarter: string},
 *   'maharani.quarter-pays': {seat: number, quarter: string, artisan: string | null, artisans: number},
 *   'maharani.renewed': {seat: number},
 * }} Events
 */

/** @typedef {{[Id in keyof Events]: {id: Id, args: Events[Id]}}[keyof Events]} Told */
/** @typedef {import('../api/model.js').Message} Message */

/** The messages of a story. @param {Message[]} story */
export const messagesOf = (story) => /** @type {Told[]} */ (story);

/** The arguments of the messages with an id. @template {keyof Events} Id @param {Message[]} story @param {Id} id */
export const toldOf = (story, id) =>
  story.filter((told) => told.id === id).map(({ args }) => /** @type {Events[Id]} */ (args));
