// Cities: rings and diamonds, bonus tiles, palaces; each can have the focus and has a label.
import { html, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { ink } from '../../signs/signs.js';
import { usePure } from '../../still.js';
import { t } from '../../words/words.js';
import { APART, PALACE, RING } from './facts.js';
import { goodsName } from './stones.js';

/** @typedef {import('../types.js').Board} Board */
/** @typedef {import('../types.js').LegalMove} LegalMove */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').Player} Player */

/** @typedef {import('./facts.js').City} City */

/** A bonus tile's sign in a diamond. @param {City} city */
function tileSign({ x, y, bonus }) {
  if (bonus === 'points_2') return html`<text x=${x} y=${y + 6}>+2</text>`;
  if (bonus === 'taj_mahal') return ink('i-taj', x - 11, y - 13, 22);
  return ink(`i-${bonus}`, x - 9, y - 10, 18);
}

/** A city's mark without its palaces. @param {City} city */
function mark(city) {
  const { x, y } = city;
  if (!city.fortress) return html`<circle class="ring" cx=${x} cy=${y} r="8" />`;
  const r = city.bonus ? 19 : 13;
  return html`<path class="fort" d="M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z" />
    ${city.bonus && tileSign(city)}`;
}

/** Returns a city in words. @param {City} city @param {Board} board @param {string[]} names of the players */
function cityInWords(city, board, names) {
  const parts = [t('taj-mahal-city', { city: city.name })];
  if (city.fortress) parts.push(t('taj-mahal-fortress'));
  if (city.bonus) parts.push(t('taj-mahal-bonus', { bonus: goodsName(city.bonus, board) }));
  for (const { seat, crown } of city.palaces) {
    parts.push(t(crown ? 'taj-mahal-crown-palace-of' : 'taj-mahal-palace-of', { name: names[seat] }));
  }
  return parts.join(', ');
}

/** A palace at a position. @param {{x: number, y: number, seat: Player, crown?: boolean, size?: number}} props */
export function Palace({ x, y, seat, crown = false, size = PALACE }) {
  usePure();
  return html`<g data-p=${seat.stone} class="palace">
    ${ink(`p-${seat.figure}`, x - size / 2, y - size + size * 0.35, size, 'piece')}
    ${
      crown &&
      html`<circle class="crown" cx=${x + size * 0.45} cy=${y - size * 0.52} r=${size * 0.28} />
        ${ink('i-K', x + size * 0.25, y - size * 0.72, size * 0.4, 'turban')}`
    }
  </g>`;
}

/** @param {{city: City}} props */
function Mark({ city }) {
  usePure();
  return html`<g class="city ${city.bonus ? 'bonus' : ''} ${city.lit ? 'lit' : ''}">${mark(city)}</g>`;
}

/** The marks of all cities, below the palaces. @param {{cities: City[]}} props */
export const Marks = ({ cities }) => cities.map((city) => html`<${Mark} key=${city.name} city=${city} />`);

/** The palaces that stand in cities. @param {{cities: City[], seats: Player[]}} props */
export const Palaces = ({ cities, seats }) =>
  cities.flatMap((city) =>
    city.palaces.map(
      ({ seat, crown }, at) =>
        html`<${Palace} key="${city.name}:${seat}:${crown}" x=${city.x + (at - (city.palaces.length - 1) / 2) * APART}
            y=${city.y - (city.bonus ? 12 : 0)} seat=${seats[seat]} crown=${crown} />`,
    ),
  );

/** Gold discs under the cities where a palace may go. @param {{cities: City[], legal: Map<string, LegalMove>}} props */
export const Discs = ({ cities, legal }) =>
  cities
    .filter((city) => legal.has(city.name))
    .map((city) => html`<circle key=${city.name} class="disc" cx=${city.x} cy=${city.y - 3} r=${RING - 3} />`);

/**
 * The pointer target of a city. Its handlers read the scene when they are called.
 * @param {{city: City, board: Board, names: string[], may: boolean, picked: boolean, reach: number, stop: boolean,
 *   now: {current: {scene: Scene, legal: Map<string, LegalMove>}}}} props
 */
function Target({ city, board, names, may, picked, reach, stop, now }) {
  usePure();
  const thing = `city:${city.name}`;
  const words = cityInWords(city, board, names);
  const point = (/** @type {boolean} */ on) => () => {
    const { scene, legal } = now.current;
    if (may) scene.shown.value = on ? (legal.get(city.name)?.text ?? null) : null;
    else if (legal.size) scene.explain(on ? thing : null);
  };
  const act = () => now.current.scene.pick(thing);
  return html`<g
      class="target ${may ? 'legal' : ''} ${picked ? 'picked' : ''}"
      data-at=${thing}
      data-rove
      role="button"
      tabindex=${stop ? 0 : -1}
      aria-label=${may ? t('taj-mahal-choose-city', { city: words }) : words}
      aria-disabled=${may ? 'false' : 'true'}
      aria-pressed=${picked ? 'true' : 'false'}
      data-ready=${picked ? 'yes' : null}
      data-next=${may && !picked ? 'yes' : null}
      onClick=${act}
      onKeyDown=${onPress(act)}
      onPointerEnter=${point(true)}
      onPointerLeave=${point(false)}
      onFocus=${point(true)}
      onBlur=${point(false)}
  >
    <title>${words}</title>
    <circle class="hit" cx=${city.x} cy=${city.y - 3} r=${may ? reach : Math.min(reach, 24)} />
    <circle class="focus" cx=${city.x} cy=${city.y - 3} r=${RING} />
  </g>`;
}

/**
 * The pointer targets: every city, with its label.
 * @param {{cities: City[], scene: Scene, legal: Map<string, LegalMove>, reach: number, stop: string}} props
 */
export function Targets({ cities, scene, legal, reach, stop }) {
  const now = useRef({ scene, legal });
  now.current = { scene, legal };
  const picked = scene.picked.value;
  return cities.map(
    (city) =>
      html`<${Target} key=${city.name} city=${city} board=${scene.board} names=${scene.names}
          may=${legal.has(city.name)}
          picked=${picked.includes(`city:${city.name}`)} reach=${reach} stop=${city.name === stop} now=${now} />`,
  );
}
