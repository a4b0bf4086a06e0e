// Types of Maharani's page.

/** @typedef {import('../api/model.js').MaharaniView} View */
/** @typedef {import('../api/model.js').MaharaniTable} Table */
/** @typedef {Table['quarters'][number]} Quarter */
/** @typedef {Table['turntable'][number]} Slot a place of the turntable */
/** @typedef {import('../api/model.js').MaharaniTile} Tile */
/** @typedef {import('../api/model.js').MaharaniLaidTile} LaidTile */
/** @typedef {import('../api/model.js').MaharaniBoard} Board */
/** @typedef {Board['colours'][number]} Colour */
/** @typedef {Board['shapes']} Shapes */
/** @typedef {import('../api/model.js').MaharaniMove} LegalMove */
/** @typedef {Extract<LegalMove['parts'], {kind: 'place'}>} Lay */
/** @typedef {import('../api/model.js').MaharaniSketch} Sketch */
/** @typedef {import('../table/part.js').Scene<View, Board>} Scene */
/** @typedef {Scene['t']} Say */
/** The emblem of a seat. @typedef {{stone: string, figure: string}} Player */
/** @typedef {import('../html.js').Children} Children */

export {};
