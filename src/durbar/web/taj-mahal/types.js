// Types of Taj Mahal's page.

/** @typedef {import('../api/model.js').TajMahalView} View */
/** @typedef {import('../api/model.js').TajMahalTable} Table */
/** @typedef {import('../api/model.js').TajMahalSeat} PlayerState what everybody can see of a player */
/** @typedef {import('../api/model.js').TajMahalBoard} Board */
/** @typedef {import('../api/model.js').TajMahalMove} LegalMove */
/** @typedef {LegalMove['parts']} Parts */
/** @typedef {import('../api/model.js').TajMahalPreview} Preview */
/** @typedef {import('../api/model.js').TajMahalSketch} Sketch */
/** @typedef {import('../table/part.js').Scene<View, Board>} Scene */
/** @typedef {Scene['t']} Translate */
/** The emblem of a seat. @typedef {{stone: string, figure: string}} SeatEmblem */
/** @typedef {import('../html.js').Children} Children */

export {};
