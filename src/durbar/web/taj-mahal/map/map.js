// The map as one drawing, in layers: sea, peaks, land, provinces, roads, chain, tiles, cities, palaces, previews,
// names.
import { html, useMemo } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { useStableList } from '../../still.js';
import { Cartouche } from './cartouche.js';
import { Discs, Marks, Palaces, Targets } from './cities.js';
import { shownMove } from '../moves.js';
import { argsOf } from '../../table/telling.js';
import { citiesOf, cityMoves } from './facts.js';
import { Chain, Planned, Pluses } from './preview.js';
import { Scenery } from './scenery.js';
import { Roads, Stones, Tiles } from './stones.js';
import { Names, letteringFor } from './written.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @typedef {import('./facts.js').City} City */

/** The last palace built, ringed until the next move. @param {{scene: Scene, at: Map<string, City>}} props */
function Last({ scene, at }) {
  const story = scene.last.value?.story ?? [];
  return [...argsOf(story, 'taj-mahal.built'), ...argsOf(story, 'taj-mahal.crowned')].map(({ seat, city: name }) => {
    const city = at.get(name);
    return (
      city && html`<circle class="last" data-p=${scene.seats[seat]?.stone} cx=${city.x} cy=${city.y - 5} r="31" />`
    );
  });
}

/** The size of the button in the corner of a map without its plate, with its margin: no name may lie below it. */
const BUTTON = 62;

/**
 * The map. `box` is the visible part of the board (left, top, right, bottom), `scale` the pixels in a unit.
 * @param {{scene: Scene, box: [number, number, number, number], scale: number, plate: boolean}} props
 */
export function Map_({ scene, box, scale, plate }) {
  const { view, board, seats } = scene;
  const { table } = view;
  const cities = useStableList(citiesOf(table, board));
  const at = useMemo(() => new Map(cities.map((city) => [city.name, city])), [cities]);
  const lettering = letteringFor(board, scale);
  const legal = useMemo(() => cityMoves(view.legal_moves), [view.legal_moves]);
  const move = shownMove(scene);
  const sketch = move?.preview.sketch;
  const mine = seats[scene.seat ?? 0];
  const counted = (mine && sketch?.provinces) ?? [];
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
    <${Tiles} scene=${scene} board=${board} lettering=${lettering} counted=${counted} />
    <${Discs} cities=${cities} legal=${legal} />
    <${Marks} cities=${cities} />
    <${Targets} cities=${cities} scene=${scene} legal=${legal} reach=${Math.max(24, 22.5 / scale)} stop=${stop} />
    <${Last} scene=${scene} at=${at} />
    <g class="above">
      <${Palaces} cities=${cities} seats=${seats} />
      ${mine && html`<${Planned} sketch=${sketch} at=${at} seat=${mine} />`}
    </g>
    <${Names} cities=${cities} lettering=${lettering} scale=${scale} box=${box} corner=${plate ? 0 : BUTTON / scale} />
    ${
      mine &&
      html`<g class="above">
        <${Pluses} counted=${counted} board=${board} lettering=${lettering} stone=${mine.stone} />
      </g>`
    }
    ${plate && html`<${Cartouche} scene=${scene} />`}
  </svg>`;
}
