// The networks: the roads between the connected palaces of each player. They are always drawn, thinly. The network of a
// player who is pointed at, focused or opened is highlighted, together with the provinces that it connects. Each
// silhouette has its own line pattern, so that the networks can be distinguished without colours.
import { computed, html, signal, useEffect } from '../../html.js';
import { usePure } from '../../memo.js';

/** @import {Board, PlayerState, SeatEmblem} from '../types.js' */
/** @import {City} from './facts.js' */

/** The players at whose row or palace the user points, or where the focus is. @type {{value: number[]}} */
export const pointedSeats = signal([]);
/** The player whose network the user has chosen, or whose holdings are open. @type {{value: number | null}} */
export const chosenSeat = signal(null);
/** The players whose networks are highlighted. */
const litSeats = computed(() =>
  pointedSeats.value.length ? pointedSeats.value : chosenSeat.value === null ? [] : [chosenSeat.value],
);

/** The distance between the lines of two players on one road, in units of the board. */
const LINE_SPACING = 7;

/**
 * Returns the path of a road. It is moved to the side by `offset`.
 * @param {[string, string]} road @param {Map<string, City>} cityByName @param {number} [offset] in units of the board
 */
export function roadPath([from, to], cityByName, offset = 0) {
  const [start, end] = [cityByName.get(from), cityByName.get(to)];
  if (!start || !end) return '';
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [dx, dy] = [((start.y - end.y) / length) * offset, ((end.x - start.x) / length) * offset];
  const point = (/** @type {number} */ x, /** @type {number} */ y) => `${+(x + dx).toFixed(1)} ${+(y + dy).toFixed(1)}`;
  return `M${point(start.x, start.y)}L${point(end.x, end.y)}`;
}

/**
 * Returns the path of each player's network. On a road that several players share, their lines run side by side.
 * @param {Array<Pick<PlayerState, 'chains'>>} players @param {Map<string, City>} cityByName
 */
function networkPaths(players, cityByName) {
  /** @type {Map<string, number[]>} */
  const seatsByRoad = new Map();
  const roadsOf = (/** @type {Pick<PlayerState, 'chains'>} */ { chains }) => chains.flatMap(({ roads }) => roads);
  players.forEach((player, seat) => {
    for (const road of roadsOf(player)) seatsByRoad.set(road.join(), [...(seatsByRoad.get(road.join()) ?? []), seat]);
  });
  return players.map((player, seat) =>
    roadsOf(player)
      .map((road) => {
        const sharing = seatsByRoad.get(road.join()) ?? [];
        return roadPath(road, cityByName, (sharing.indexOf(seat) - (sharing.length - 1) / 2) * LINE_SPACING);
      })
      .join(''),
  );
}

/**
 * The network of a player.
 * @param {{path: string, emblem: SeatEmblem, state: 'lit' | 'dimmed' | ''}} props
 */
function Network({ path, emblem, state }) {
  usePure();
  return html`<g class="network ${emblem.figure} ${state}" data-p=${emblem.stone}>
    <path class="under" d=${path} /><path class="over" d=${path} /><path class="pattern" d=${path} />
  </g>`;
}

/**
 * The networks of all players; highlighted ones are drawn last.
 * @param {{players: Array<Pick<PlayerState, 'chains'>>, emblems: SeatEmblem[], cityByName: Map<string, City>}} props
 */
export function Networks({ players, emblems, cityByName }) {
  useEffect(
    () => () => {
      pointedSeats.value = [];
      chosenSeat.value = null;
    },
    [],
  );
  const lit = litSeats.value;
  const networks = networkPaths(players, cityByName)
    .map((path, seat) => ({ path, seat, isLit: lit.includes(seat) }))
    .filter(({ path }) => path)
    .sort((one, other) => Number(one.isLit) - Number(other.isLit));
  return networks.map(
    ({ path, seat, isLit }) => html`<${Network} key=${seat} path=${path} emblem=${emblems[seat]}
        state=${isLit ? 'lit' : lit.length ? 'dimmed' : ''} />`,
  );
}

/**
 * The outlines of the provinces that the highlighted networks connect.
 * @param {{players: Array<Pick<PlayerState, 'chains'>>, emblems: SeatEmblem[], board: Board}} props
 */
export function JoinedProvinces({ players, emblems, board }) {
  return litSeats.value.flatMap((seat) => {
    const joined = new Set(players[seat]?.chains.flatMap(({ provinces }) => provinces));
    return board.provinces
      .filter(({ name }) => joined.has(name))
      .map(
        ({ name, outline }) => html`<path key="${seat}:${name}" class="joined" data-p=${emblems[seat].stone}
            d=${outline} />`,
      );
  });
}
