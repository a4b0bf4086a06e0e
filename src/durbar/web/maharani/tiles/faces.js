// How tiles told of in a story look: the floor that was drawn last knows the board's colours and spaces.

/** @type {any} */
let board = null;

/** Remembers the board whose floor is drawn. @param {any} shown */
export const remember = (shown) => (board = shown);

/** A tile on its space, by what a story tells of it. @param {{tile: string, space: string, arrow: string}} told */
export function faces({ tile, space, arrow }) {
  const colour = board?.colours.find((/** @type {any} */ one) => one.name[0] === tile[0]);
  const place = board?.spaces.find((/** @type {any} */ one) => one.name === space);
  return colour && place ? { colour, mark: place.mark, arrow, shapes: board.shapes, letter: 16 } : null;
}
