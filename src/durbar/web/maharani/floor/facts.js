// The floor of a view: the position of every space, the tile on it, and the outlines of areas of one colour.
import { getOrCreate } from '../../still.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').Say} Say */
/**
 * A tile on the floor, with the properties needed to draw it.
 * @typedef {Pick<import('../types.js').LaidTile, 'colour' | 'arrow' | 'artisan'>} Laid
 */
/** @typedef {import('../types.js').Colour} Colour */
/**
 * A space, and the tile on it with its colour.
 * @typedef {Board['spaces'][number] & {shapes: Board['shapes'], laid: Laid | null, colour: Colour | null}} Space
 */

/** The sign of an animal, where there is one. @type {Record<string, string>} */
const SIGNS = { lion: 'lion', peacock: 'peacock', elephant: 'E', monkey: 'monkey' };
/** @param {string} animal @returns {string | null} */
export const signOf = (animal) => (Object.hasOwn(SIGNS, animal) ? SIGNS[animal] : null);

/**
 * Returns the tooltip of a quarter, and its rule.
 * @param {{animal: string, free: number, scored: boolean}} quarter @param {Say} t
 */
export function quarterTip({ animal, free, scored }, t) {
  const text = t(scored ? 'maharani-quarter-done' : 'maharani-quarter-free', {
    animal,
    free,
  });
  return { text: `${text}. ${t(scored ? 'maharani-quarter-paid' : 'maharani-quarter-pays')}`, rule: 'MH-6.1' };
}

/**
 * The spaces of a board as last computed: an unchanged space stays the same object, so it is not rendered again.
 * @type {WeakMap<Board, Map<string, Space>>}
 */
const boards = new WeakMap();

/**
 * Returns every space with the tile on it.
 * @param {Record<string, Laid>} floor @param {Board} board @returns {Space[]}
 */
export function spacesOf(floor, board) {
  const known = boards.get(board) ?? new Map();
  boards.set(board, known);
  return board.spaces.map((space) => {
    const laid = floor[space.name] ?? null;
    return getOrCreate(known, JSON.stringify([space.name, laid]), () => ({
      ...space,
      shapes: board.shapes,
      laid,
      colour: laid && colourOf(board, laid.colour),
    }));
  });
}

/** Returns a colour by its name. @param {Board} board @param {string} name @returns {Colour} */
export function colourOf(board, name) {
  const found = board.colours.find((colour) => colour.name === name);
  if (!found) throw new Error(`no colour ${name}`);
  return found;
}

/** The steps to the neighbours on each side. @type {Record<string, [number, number]>} */
export const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/**
 * The side of a square as a line: its start, and the path command.
 * @type {Record<string, [number, number, string]>}
 */
const EDGES = { N: [0, 0, 'h100'], E: [100, 0, 'v100'], S: [0, 100, 'h100'], W: [0, 0, 'v100'] };

/**
 * Returns the outline of some spaces: the sides where `goesOn` returns false.
 * @param {Array<{x: number, y: number}>} places @param {(x: number, y: number, side: string) => boolean} goesOn
 */
function outline(places, goesOn) {
  return places
    .flatMap(({ x, y }) =>
      Object.entries(EDGES)
        .filter(([side]) => !goesOn(x, y, side))
        .map(([, [dx, dy, line]]) => `M${x + dx} ${y + dy}${line}`),
    )
    .join('');
}

/** Returns the joints round all areas of one colour. @param {Space[]} spaces */
export function joints(spaces) {
  const at = new Map(spaces.map((space) => [`${space.column},${space.row}`, space]));
  const laid = spaces.filter((space) => space.laid);
  return outline(laid, (x, y, side) => {
    const here = at.get(`${x / 100},${y / 100}`);
    const [dx, dy] = STEPS[side];
    const there = at.get(`${x / 100 + dx},${y / 100 + dy}`);
    return !!there?.laid && there.laid.colour === here?.laid?.colour;
  });
}

/** Returns the outline of spaces by name. @param {string[]} names @param {Map<string, Space>} at */
export function around(names, at) {
  const places = names.flatMap((name) => at.get(name) ?? []);
  const inside = new Set(places.map(({ x, y }) => `${x},${y}`));
  return outline(places, (x, y, side) => inside.has(`${x + STEPS[side][0] * 100},${y + STEPS[side][1] * 100}`));
}

/**
 * Returns the lines between the middles of spaces that share a side.
 * @param {string[]} names @param {Map<string, Space>} at
 */
export function links(names, at) {
  const places = names.flatMap((name) => at.get(name) ?? []);
  return places
    .flatMap((one, k) =>
      places
        .slice(k + 1)
        .filter((other) => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 100)
        .map((other) => `M${one.x + 50} ${one.y + 50}L${other.x + 50} ${other.y + 50}`),
    )
    .join('');
}

/**
 * Returns the sides of a space where the neighbour has a tile too: whole columns are drawn there.
 * @param {Space} space @param {Map<string, Space>} byPlace
 */
export const beside = (space, byPlace) =>
  Object.keys(STEPS)
    .filter((side) => byPlace.get(`${space.column + STEPS[side][0]},${space.row + STEPS[side][1]}`)?.laid)
    .join('');
