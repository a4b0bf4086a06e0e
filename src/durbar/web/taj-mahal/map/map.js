// The map as one drawing, in layers from bottom to top: sea, peaks, land, provinces, roads, networks, chain, tiles,
// cities, palaces, previews, names.
import { html, useMemo } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { useStableList } from '../../memo.js';
import { Cartouche } from './cartouche.js';
import { Discs, Marks, StandingPalaces, Targets } from './cities.js';
import { shownMove } from '../moves.js';
import { argsOf } from '../../table/narrator.js';
import { citiesOf, cityMoves } from './facts.js';
import { LitProvinces, LitRings, VeiledLights } from './lights.js';
import { JoinedProvinces, Networks } from './networks.js';
import { Chain, PlannedPalaces, PlusOnes } from './preview.js';
import { Scenery } from './scenery.js';
import { Roads, Stones, Tiles } from './stones.js';
import { Names, letteringFor } from './names.js';

/** @import {Scene} from '../types.js' */
/** @import {City} from './facts.js' */

/** Rings round the palaces that the last move built. @param {{scene: Scene, cityByName: Map<string, City>}} props */
function LastPalaces({ scene, cityByName }) {
  const story = scene.lastEntry.value?.story ?? [];
  return [...argsOf(story, 'taj-mahal.built'), ...argsOf(story, 'taj-mahal.crowned')].map(({ seat, city: name }) => {
    const city = cityByName.get(name);
    return (
      city && html`<circle class="last" data-p=${scene.seats[seat]?.stone} cx=${city.x} cy=${city.y - 5} r="31" />`
    );
  });
}

/**
 * The side, in pixels, of the square in the lower right corner that is left free of names. It contains the button that
 * opens the whole map.
 */
const BUTTON_SIZE = 62;

/**
 * The map. `box` is the visible part of the board (left, top, right, bottom), and `scale` is the number of pixels per
 * unit of the board. `showCartouche` adds the cartouche, a plate with the data of the visit.
 * @param {{scene: Scene, box: [number, number, number, number], scale: number, showCartouche: boolean}} props
 */
export function MapDrawing({ scene, box, scale, showCartouche }) {
  const { view, board, seats } = scene;
  const { table } = view;
  const cities = useStableList(citiesOf(table, board));
  const cityByName = useMemo(() => new Map(cities.map((city) => [city.name, city])), [cities]);
  const lettering = letteringFor(board, scale);
  const moveByCity = useMemo(() => cityMoves(view.legal_moves), [view.legal_moves]);
  const move = shownMove(scene);
  const sketch = move?.preview.sketch;
  const ownEmblem = seats[scene.seat ?? 0];
  const countedProvinces = (ownEmblem && sketch?.provinces) ?? [];
  const tabStop = [...moveByCity.keys()][0] ?? cities.find((city) => city.lit)?.name ?? cities[0].name;
  const isVeiled = !!scene.ending?.lit.value?.isVeiled;
  return html`<svg
      class="map"
      viewBox="${box[0]} ${box[1]} ${box[2] - box[0]} ${box[3] - box[1]}"
      role="group"
      aria-label=${scene.t('taj-mahal-map')}
      onKeyDown=${rove}
  >
    <${Scenery} scenery=${board.scenery} />
    <${Stones} table=${table} board=${board} showWeave=${scale > 0.44} />
    <${JoinedProvinces} players=${table.seats} emblems=${seats} board=${board} />
    <${Roads} board=${board} cityByName=${cityByName} />
    ${!isVeiled && html`<${LitProvinces} scene=${scene} />`}
    <${Networks} players=${table.seats} emblems=${seats} cityByName=${cityByName} />
    ${ownEmblem && html`<${Chain} sketch=${sketch} cityByName=${cityByName} stone=${ownEmblem.stone} />`}
    <${Tiles} scene=${scene} board=${board} lettering=${lettering} countedProvinces=${countedProvinces} />
    <${Discs} cities=${cities} moveByCity=${moveByCity} />
    <${Marks} cities=${cities} />
    <${Targets} cities=${cities} scene=${scene} moveByCity=${moveByCity} hitRadius=${Math.max(24, 22.5 / scale)}
        tabStop=${tabStop} />
    <${LastPalaces} scene=${scene} cityByName=${cityByName} />
    ${!isVeiled && html`<${LitRings} scene=${scene} cityByName=${cityByName} />`}
    <g class="above">
      <${StandingPalaces} cities=${cities} seats=${seats} />
      ${ownEmblem && html`<${PlannedPalaces} sketch=${sketch} cityByName=${cityByName} emblem=${ownEmblem} />`}
    </g>
    <${Names} cities=${cities} lettering=${lettering} scale=${scale} box=${box}
        corner=${showCartouche ? 0 : BUTTON_SIZE / scale} />
    ${
      ownEmblem &&
      html`<g class="above">
        <${PlusOnes} countedProvinces=${countedProvinces} board=${board} lettering=${lettering}
            stone=${ownEmblem.stone} />
      </g>`
    }
    ${isVeiled && html`<${VeiledLights} scene=${scene} cities=${cities} cityByName=${cityByName} box=${box} />`}
    ${showCartouche && html`<${Cartouche} scene=${scene} />`}
  </svg>`;
}
