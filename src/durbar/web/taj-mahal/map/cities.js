// The cities: their marks, bonus tiles and palaces, and a focusable target with a label for each city.
import { html, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { drawSymbol } from '../../signs/signs.js';
import { usePure } from '../../memo.js';
import { t } from '../../words/words.js';
import { PALACE_SPACING, PALACE_SIZE, RING_RADIUS } from './facts.js';
import { pointedSeats } from './networks.js';
import { goodsName } from './stones.js';

/** @import {Board, LegalMove, Scene, SeatEmblem} from '../types.js' */
/** @import {City} from './facts.js' */

/** Returns the sign of a fortress's bonus tile. @param {City} city */
function tileSign({ x, y, bonus }) {
  if (bonus === 'points_2') return html`<text x=${x} y=${y + 6}>+2</text>`;
  if (bonus === 'taj_mahal') return drawSymbol('i-taj', x - 11, y - 13, 22);
  return drawSymbol(`i-${bonus}`, x - 9, y - 10, 18);
}

/** Returns a city's mark: a ring, or a diamond for a fortress. @param {City} city */
function markShape(city) {
  const { x, y } = city;
  if (!city.fortress) return html`<circle class="ring" cx=${x} cy=${y} r="8" />`;
  const r = city.bonus ? 19 : 13;
  return html`<path class="fort" d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" />
    ${city.bonus && tileSign(city)}`;
}

/** Describes a city. @param {City} city @param {Board} board @param {string[]} names the players' names */
function describeCity(city, board, names) {
  const parts = [t('taj-mahal-city', { city: city.name })];
  if (city.fortress) parts.push(t('taj-mahal-fortress'));
  if (city.bonus) parts.push(t('taj-mahal-bonus', { bonus: goodsName(city.bonus, board) }));
  for (const { seat, crown } of city.palaces) {
    parts.push(t(crown ? 'taj-mahal-crown-palace-of' : 'taj-mahal-palace-of', { name: names[seat] }));
  }
  return parts.join(', ');
}

/** A palace. @param {{x: number, y: number, emblem: SeatEmblem, crown?: boolean, size?: number}} props */
export function Palace({ x, y, emblem, crown = false, size = PALACE_SIZE }) {
  usePure();
  return html`<g data-p=${emblem.stone} class="palace">
    ${drawSymbol(`p-${emblem.figure}`, x - size / 2, y - size + size * 0.35, size, 'piece')}
    ${
      crown &&
      html`<circle class="crown" cx=${x + size * 0.45} cy=${y - size * 0.52} r=${size * 0.28} />
        ${drawSymbol('i-K', x + size * 0.25, y - size * 0.72, size * 0.4, 'turban')}`
    }
  </g>`;
}

/** The mark of a city. @param {{city: City}} props */
function Mark({ city }) {
  usePure();
  return html`<g class="city ${city.bonus ? 'bonus' : ''} ${city.lit ? 'lit' : ''}">${markShape(city)}</g>`;
}

/** The marks of all cities, below the palaces. @param {{cities: City[]}} props */
export const Marks = ({ cities }) => cities.map((city) => html`<${Mark} key=${city.name} city=${city} />`);

/**
 * All palaces that have been built, or only those of one seat.
 * @param {{cities: City[], seats: SeatEmblem[], onlySeat?: number | null}} props
 */
export const StandingPalaces = ({ cities, seats, onlySeat = null }) =>
  cities.flatMap((city) =>
    city.palaces.map(
      ({ seat, crown }, index) =>
        (onlySeat === null || seat === onlySeat) &&
        html`<${Palace} key="${city.name}:${seat}:${crown}"
            x=${city.x + (index - (city.palaces.length - 1) / 2) * PALACE_SPACING}
            y=${city.y - (city.bonus ? 12 : 0)} emblem=${seats[seat]} crown=${crown} />`,
    ),
  );

/**
 * Gold discs under the cities where a palace can be built. `moveByCity` has the legal moves by the name of their city.
 * @param {{cities: City[], moveByCity: Map<string, LegalMove>}} props
 */
export const Discs = ({ cities, moveByCity }) =>
  cities
    .filter((city) => moveByCity.has(city.name))
    .map((city) => html`<circle key=${city.name} class="disc" cx=${city.x} cy=${city.y - 3} r=${RING_RADIUS - 3} />`);

/**
 * The pointer target of a city. At the time of an event, its handlers read the current scene from `latest`. `hitRadius`
 * is in units of the board.
 * @param {{city: City, board: Board, names: string[], isLegal: boolean, isPicked: boolean, hitRadius: number,
 *   isTabStop: boolean, latest: {current: {scene: Scene, moveByCity: Map<string, LegalMove>}}}} props
 */
function Target({ city, board, names, isLegal, isPicked, hitRadius, isTabStop, latest }) {
  usePure();
  const thing = `city:${city.name}`;
  const description = describeCity(city, board, names);
  const showPreview = (/** @type {boolean} */ isPointedAt) => () => {
    const { scene, moveByCity } = latest.current;
    pointedSeats.value = isPointedAt && !isLegal ? city.palaces.map(({ seat }) => seat) : [];
    if (isLegal) scene.pointed.value = isPointedAt ? (moveByCity.get(city.name)?.text ?? null) : null;
    else if (moveByCity.size) scene.explain(isPointedAt ? thing : null);
  };
  const pickCity = () => latest.current.scene.pick(thing);
  return html`<g
      class="target ${isLegal ? 'legal' : ''} ${isPicked ? 'picked' : ''}"
      data-at=${thing}
      data-rove
      role="button"
      tabindex=${isTabStop ? 0 : -1}
      aria-label=${isLegal ? t('taj-mahal-choose-city', { city: description }) : description}
      aria-disabled=${isLegal ? 'false' : 'true'}
      aria-pressed=${isPicked ? 'true' : 'false'}
      data-ready=${isPicked ? 'yes' : null}
      data-next=${isLegal && !isPicked ? 'yes' : null}
      onClick=${pickCity}
      onKeyDown=${onPress(pickCity)}
      onPointerEnter=${showPreview(true)}
      onPointerLeave=${showPreview(false)}
      onFocus=${showPreview(true)}
      onBlur=${showPreview(false)}
  >
    <title>${description}</title>
    <circle class="hit" cx=${city.x} cy=${city.y - 3} r=${isLegal ? hitRadius : Math.min(hitRadius, 24)} />
    <circle class="focus" cx=${city.x} cy=${city.y - 3} r=${RING_RADIUS} />
  </g>`;
}

/**
 * The pointer targets of all cities. `tabStop` is the name of the city that the Tab key reaches.
 * @param {{cities: City[], scene: Scene, moveByCity: Map<string, LegalMove>, hitRadius: number, tabStop: string}} props
 */
export function Targets({ cities, scene, moveByCity, hitRadius, tabStop }) {
  const latest = useRef({ scene, moveByCity });
  latest.current = { scene, moveByCity };
  const picked = scene.picked.value;
  return cities.map(
    (city) =>
      html`<${Target} key=${city.name} city=${city} board=${scene.board} names=${scene.names}
          isLegal=${moveByCity.has(city.name)}
          isPicked=${picked.includes(`city:${city.name}`)} hitRadius=${hitRadius} isTabStop=${city.name === tabStop}
              latest=${latest} />`,
  );
}
