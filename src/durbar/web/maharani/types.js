// Types of Maharani's page.

/** @typedef {import('../api/model.js').MaharaniView} View */
/** @typedef {import('../api/model.js').MaharaniTable} Table */
/** @typedef {Table['quarters'][number]} Quarter */
/** @typedef {Table['turntable'][number]} Slot a slot of the turntable, with its tile */
/** @typedef {import('../api/model.js').MaharaniTile} Tile */
/** @typedef {import('../api/model.js').MaharaniLaidTile} LaidTile */
/** @typedef {import('../api/model.js').MaharaniBoard} Board */
/** @typedef {Board['colours'][number]} Colour */
/** @typedef {Board['shapes']} Shapes */
/** @typedef {import('../api/model.js').MaharaniMove} LegalMove */
/** @typedef {Extract<LegalMove['parts'], {kind: 'place'}>} Placement */
/** @typedef {import('../api/model.js').MaharaniSketch} Sketch */
/** @typedef {import('../table/part.js').Scene<View, Board>} Scene */
/** @typedef {Scene['t']} Translate */
/** The emblem of a seat. @typedef {{stone: string, figure: string}} SeatEmblem */
/** @typedef {import('../html.js').Children} Children */

export {};
