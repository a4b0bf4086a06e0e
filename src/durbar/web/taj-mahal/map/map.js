// The map as one drawing, in layers: sea, peaks, land, provinces, roads, chain, tiles, cities, palaces, previews, names.
import { html, useMemo } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { useSame } from '../../still.js';
import { Cartouche } from './cartouche.js';
import { Discs, Marks, Palaces, Targets } from './cities.js';
import { shownMove } from '../moves.js';
import { citiesOf, cityMoves } from './facts.js';
import { placeNames } from './names.js';
import { Chain, Planned, Pluses, placePluses } from './preview.js';
import { Scenery } from './scenery.js';
import { Roads, Stones, Tiles } from './stones.js';
import { fixedBoxes } from './taken.js';
import { Names, measure } from './written.js';

/** @typedef {import('./facts.js').City} City */

/** The last thing built, ringed until the next move. @param {{scene: any, at: Map<string, City>}} props */
function Last({ scene, at }) {
  const story = scene.last.value?.story ?? [];
  return story
    .filter((/** @type {any} */ told) => told.id === 'taj-mahal.built' || told.id === 'taj-mahal.crowned')
    .map((/** @type {any} */ told) => {
      const city = at.get(told.args.city);
      return (
        city &&
        html`<circle class="last" data-p=${scene.seats[told.args.seat]?.stone} cx=${city.x} cy=${city.y - 5} r="31" />`
      );
    });
}

const within = (/** @type {number} */ size, /** @type {number} */ least, /** @type {number} */ most) =>
  Math.min(Math.max(size, least), most);

/**
 * Which cities have their name on a small map: where the court is, fortresses with tiles (all of them when the game is
 * over), and where one stands.
 * @param {City} city
 * @param {number | null} seat
 * @param {boolean} over
 */
const worthNaming = (city, seat, over) =>
  city.lit || (city.fortress && (over || city.bonus)) || city.palaces.some((one) => one.seat === seat);

/**
 * The map. `box` is what of the board is shown (left, top, right, bottom), `scale` pixels a unit.
 * @param {{scene: any, box: [number, number, number, number], scale: number, plate: boolean, fonts: number}} props
 */
export function Map_({ scene, box, scale, plate, fonts }) {
  const { view, board, seats } = scene;
  const { table } = view;
  const cities = useSame(citiesOf(view, board));
  const at = useMemo(() => new Map(cities.map((city) => [city.name, city])), [cities]);
  const small = scale < 0.5;
  const big = Math.max(1, 0.72 / scale);
  // Where there is no plate there is a button in the corner, which would hide a name.
  /** @type {Array<[number, number, number, number]>} */
  const kept = plate ? [] : [[box[2] - 62 / scale, box[3] - 62 / scale, box[2], box[3]]];
  const tiles = { plate, big, short: small, kept };
  const plusBig = Math.min(1.3, big);
  const size = (/** @type {City} */ city) =>
    city.lit ? within(19, 13 / scale, 17 / scale) : within(15.5, 11.2 / scale, 14.5 / scale);
  const sized = `${box} ${scale} ${plate} ${fonts}`;
  // Names move only when something on the map does: most moves leave it as it is.
  const [named, places] = useMemo(() => {
    const inside = cities.filter(({ x, y }) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    const some = small ? inside.filter((city) => worthNaming(city, scene.seat, !table.province)) : inside;
    return [some, placeNames(some, { cities, table, board, box, size, measure, how: tiles, key: sized })];
  }, [cities, table.province, table.visit, table.tiles, sized]);
  const legal = useMemo(() => cityMoves(view.legal_moves), [view.legal_moves]);
  const move = shownMove(scene);
  const sketch = move?.preview.sketch;
  const mine = seats[scene.seat ?? 0];
  const pluses = sketch?.palaces
    ? placePluses(
        sketch,
        at,
        [...fixedBoxes(cities, table, board, tiles), ...[...places.values()].map((place) => place.box)],
        plusBig,
        box,
      )
    : [];
  const stop = [...legal.keys()][0] ?? cities.find((city) => city.lit)?.name ?? cities[0].name;
  return html`<svg
    class="map"
    viewBox="${box[0]} ${box[1]} ${box[2] - box[0]} ${box[3] - box[1]}"
    role="group"
    aria-label=${scene.t('taj-mahal-map')}
    onKeyDown=${rove}
  >
    <${Scenery} scenery=${board.scenery} />
    <${Stones} table=${table} board=${board} woven=${scale > 0.44} />
    <${Roads} board=${board} at=${at} />
    ${mine && html`<${Chain} sketch=${sketch} at=${at} stone=${mine.stone} />`}
    <${Tiles} scene=${scene} board=${board} big=${big} short=${small} />
    <${Discs} cities=${cities} legal=${legal} />
    <${Marks} cities=${cities} />
    <${Targets} cities=${cities} scene=${scene} legal=${legal} reach=${Math.max(24, 22.5 / scale)} stop=${stop} />
    <${Last} scene=${scene} at=${at} />
    <g class="above"><${Palaces} cities=${cities} seats=${seats} />${mine && html`<${Planned} sketch=${sketch} at=${at} seat=${mine} />`}</g>
    <${Names} named=${named} places=${places} size=${size} />
    ${mine && html`<g class="above"><${Pluses} pluses=${pluses} stone=${mine.stone} big=${plusBig} /></g>`}
    ${plate && html`<${Cartouche} scene=${scene} />`}
  </svg>`;
}
