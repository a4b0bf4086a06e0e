// What the map lights up at the end of the game: the palaces of some players, the roads that connect them, and the
// provinces whose tiles these players have.
import { html } from '../../html.js';
import { StandingPalaces } from './cities.js';
import { RING_RADIUS } from './facts.js';
import { ChainPath } from './preview.js';

/** @import {Scene} from '../types.js' */
/** @import {City} from './facts.js' */

/** What a step of the counting lights up. @typedef {{cities: string[], roads: Array<[string, string]>,
 *   provinces: string[]}} Light */
/**
 * What is needed to draw the lights.
 * @typedef {{scene: Scene, cityByName: Map<string, City>}} Props
 */

/** Returns the steps of the counting that are lit up, with the stones of their players. @param {Scene} scene */
const litSteps = ({ ending, seats }) =>
  (ending?.lit.value?.steps ?? []).flatMap((step) =>
    step.seat === null
      ? []
      : [{ seat: step.seat, stone: seats[step.seat].stone, light: /** @type {Light} */ (step.light) }],
  );

/** The provinces whose tiles the players have. @param {{scene: Scene}} props */
export const LitProvinces = ({ scene }) =>
  litSteps(scene).map(
    ({ seat, stone, light }) => html`<g key=${seat} class="lit-part" data-p=${stone}>
      ${scene.board.provinces
        .filter(({ name }) => light.provinces.includes(name))
        .map(({ name, outline }) => html`<path key=${name} class="owned" d=${outline} />`)}
    </g>`,
  );

/** Rings round the palaces of the players. @param {Props} props */
export const LitRings = ({ scene, cityByName }) =>
  scene.ending?.lit.value?.hasRings &&
  litSteps(scene).map(
    ({ seat, light }) => html`<g key=${seat} class="lit-part above">
      ${light.cities.map((name) => {
        const { x = 0, y = 0 } = cityByName.get(name) ?? {};
        return html`<circle key=${name} class="standing" cx=${x} cy=${y - 5} r=${RING_RADIUS} />`;
      })}
    </g>`,
  );

/**
 * A veil over the map, with what is lit up above it.
 * @param {Props & {cities: City[], box: [number, number, number, number]}} props
 */
export function VeiledLights({ scene, cities, cityByName, box: [left, top, right, bottom] }) {
  return html`<g class="above lights" aria-hidden="true">
    <rect key="veil" class="veil" x=${left} y=${top} width=${right - left} height=${bottom - top} />
    <${LitProvinces} scene=${scene} />
    ${litSteps(scene).map(
      ({ seat, stone, light }) => html`<g key=${seat} class="lit-part" data-p=${stone}>
        <${ChainPath} roads=${light.roads} cityByName=${cityByName} />
      </g>`,
    )}
    <${LitRings} scene=${scene} cityByName=${cityByName} />
    ${litSteps(scene).map(
      ({ seat }) => html`<g key=${seat} class="lit-part">
        <${StandingPalaces} cities=${cities} seats=${scene.seats} onlySeat=${seat} />
      </g>`,
    )}
  </g>`;
}
