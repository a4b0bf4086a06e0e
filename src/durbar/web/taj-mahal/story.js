// What stories of Taj Mahal tell.

/** The arguments of messages, by the messages' ids. @typedef {Required<import('../api/model.js').Schemas['TajMahalEvents']>} Events */
/** @typedef {import('../api/model.js').TajMahalEvent} Told */
/** @typedef {import('../api/model.js').Message} Message */

/** The messages of a story. @param {Message[]} story */
export const messagesOf = (story) => /** @type {Told[]} */ (story);

/** The arguments of the messages with an id. @template {keyof Events} Id @param {Message[]} story @param {Id} id */
export const toldOf = (story, id) =>
  story.filter((told) => told.id === id).map(({ args }) => /** @type {Events[Id]} */ (args));
