// The contents of the floor, computed from a view and the board: every space with its tile, and the outlines of areas
// of one colour.
import { getOrCreate } from '../../memo.js';

/** @import {Board, Translate, Colour, LaidTile} from '../types.js' */

/**
 * A tile on the floor, with the properties needed to draw it.
 * @typedef {Pick<LaidTile, 'colour' | 'arrow' | 'artisan'>} TileOnFloor
 */
/**
 * A space, and the tile on it with its colour.
 * @typedef {Board['spaces'][number] & {shapes: Board['shapes'], tile: TileOnFloor | null, colour: Colour | null}} Space
 */

/** The names of the animals' signs. Custom boards may have animals without a sign. @type {Record<string, string>} */
const ANIMAL_SIGNS = { lion: 'lion', peacock: 'peacock', elephant: 'E', monkey: 'monkey' };
/** Returns the name of an animal's sign, or null if it has none. @param {string} animal @returns {string | null} */
export const animalSign = (animal) => (Object.hasOwn(ANIMAL_SIGNS, animal) ? ANIMAL_SIGNS[animal] : null);

/**
 * Returns the text of a quarter's tooltip, and the rule that the tooltip cites.
 * @param {{animal: string, free: number, scored: boolean}} quarter @param {Translate} t
 */
export function quarterTip({ animal, free, scored }, t) {
  const text = t(scored ? 'maharani-quarter-done' : 'maharani-quarter-free', {
    animal,
    free,
  });
  return { text: `${text}. ${t(scored ? 'maharani-quarter-paid' : 'maharani-quarter-pays')}`, rule: 'MH-6.1' };
}

/**
 * The spaces computed so far for each board. An unchanged space stays the same object, so it is not rendered again.
 * @type {WeakMap<Board, Map<string, Space>>}
 */
const spacesByBoard = new WeakMap();

/**
 * Returns every space with the tile on it.
 * @param {Record<string, TileOnFloor>} floor @param {Board} board @returns {Space[]}
 */
export function spacesOf(floor, board) {
  /** @type {Map<string, Space>} */
  const cache = spacesByBoard.get(board) ?? new Map();
  spacesByBoard.set(board, cache);
  return board.spaces.map((space) => {
    const tile = floor[space.name] ?? null;
    return getOrCreate(cache, JSON.stringify([space.name, tile]), () => ({
      ...space,
      shapes: board.shapes,
      tile,
      colour: tile && colourOf(board, tile.colour),
    }));
  });
}

/** Returns a colour by its name. @param {Board} board @param {string} name @returns {Colour} */
export function colourOf(board, name) {
  const found = board.colours.find((colour) => colour.name === name);
  if (!found) throw new Error(`no colour ${name}`);
  return found;
}

/** The difference in columns and rows to the neighbour on each side. @type {Record<string, [number, number]>} */
export const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/**
 * Each side of a square as a line: the x and y of its start, relative to the upper left corner, and the path command.
 * @type {Record<string, [number, number, string]>}
 */
const EDGES = { N: [0, 0, 'h100'], E: [100, 0, 'v100'], S: [0, 100, 'h100'], W: [0, 0, 'v100'] };

/**
 * Returns the outline of some squares as a path. `isInner` tells whether a side of the square at (x, y) lies between
 * two of the squares and is therefore not part of the outline.
 * @param {Array<{x: number, y: number}>} squares @param {(x: number, y: number, side: string) => boolean} isInner
 */
function outlinePath(squares, isInner) {
  return squares
    .flatMap(({ x, y }) =>
      Object.entries(EDGES)
        .filter(([side]) => !isInner(x, y, side))
        .map(([, [dx, dy, line]]) => `M${x + dx} ${y + dy}${line}`),
    )
    .join('');
}

/** Returns the lines between areas of different colours, as a path. @param {Space[]} spaces */
export function jointPath(spaces) {
  const spaceByPosition = new Map(spaces.map((space) => [`${space.column},${space.row}`, space]));
  const spacesWithTiles = spaces.filter((space) => space.tile);
  return outlinePath(spacesWithTiles, (x, y, side) => {
    const space = spaceByPosition.get(`${x / 100},${y / 100}`);
    const [dx, dy] = STEPS[side];
    const neighbour = spaceByPosition.get(`${x / 100 + dx},${y / 100 + dy}`);
    return !!neighbour?.tile && neighbour.tile.colour === space?.tile?.colour;
  });
}

/**
 * Returns the outline of the spaces with these names, as a path.
 * @param {string[]} names @param {Map<string, Space>} spaceByName
 */
export function areaOutline(names, spaceByName) {
  const spaces = names.flatMap((name) => spaceByName.get(name) ?? []);
  const inside = new Set(spaces.map(({ x, y }) => `${x},${y}`));
  return outlinePath(spaces, (x, y, side) => inside.has(`${x + STEPS[side][0] * 100},${y + STEPS[side][1] * 100}`));
}

/**
 * Returns the lines between the centres of all pairs of neighbours among the named spaces, as a path.
 * @param {string[]} names @param {Map<string, Space>} spaceByName
 */
export function linkPath(names, spaceByName) {
  const spaces = names.flatMap((name) => spaceByName.get(name) ?? []);
  return spaces
    .flatMap((first, index) =>
      spaces
        .slice(index + 1)
        .filter((second) => Math.abs(first.x - second.x) + Math.abs(first.y - second.y) === 100)
        .map((second) => `M${first.x + 50} ${first.y + 50}L${second.x + 50} ${second.y + 50}`),
    )
    .join('');
}

/**
 * Returns the sides of a space where the neighbouring space has a tile, such as "NE". On such a side two half columns
 * meet, and a whole column is drawn.
 * @param {Space} space @param {Map<string, Space>} spaceByPosition
 */
export const sidesWithTiles = (space, spaceByPosition) =>
  Object.keys(STEPS)
    .filter((side) => spaceByPosition.get(`${space.column + STEPS[side][0]},${space.row + STEPS[side][1]}`)?.tile)
    .join('');
