// The pointer targets of the floor: every space, with a label; spaces that the picked tile fits glow.
import { html, useMemo, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { t } from '../../words/words.js';
import { animalOf, bestOf, laidOf, layOf, moveOf, slotOf, turnedOn, waysOf } from '../moves.js';
import { Animal } from './ground.js';
import { markerOf } from './preview.js';

/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {import('../types.js').LegalMove} LegalMove */

/** @typedef {import('./facts.js').Space} Space */

/**
 * Returns a space in words.
 * @param {Space} space
 * @param {string[]} names of the players
 * @param {boolean} two whether everybody has two artisan colours
 * @param {LegalMove | null} best its best placement
 * @param {string | null} animal of the quarter whose marker that placement costs
 */
function inWords(space, names, two, best, animal) {
  const parts = [space.name];
  if (space.laid) {
    parts.push(t('maharani-tile-laid', { colour: space.laid.colour, side: space.laid.arrow }));
    const { artisan } = space.laid;
    if (artisan)
      parts.push(t('maharani-artisan-of', { name: names[artisan.seat], which: two ? 'ab'[artisan.colour] : 'one' }));
  } else
    parts.push(
      t('maharani-empty', {
        mark: space.mark.length === 1 ? space.mark : space.mark === 'NS' || space.mark === 'EW' ? space.mark : 'other',
        sides: space.mark,
      }),
    );
  if (best)
    parts.push(
      t(animal ? 'maharani-fits-for' : 'maharani-fits', {
        gold: best.preview.points,
        animal: animal ?? '',
      }),
    );
  return parts.join(', ');
}

/** Whether the picked placement is on a space. @param {Scene} scene @param {string} name */
const chosenOn = ({ view, picked }, name) => layOf(laidOf(view, picked.value))?.space === name;

/**
 * Returns the placement that a space previews when it is pointed at: the picked one, otherwise the best.
 * @param {Scene} scene @param {string} name
 */
function shownOn(scene, name) {
  const { view, picked, legal } = scene;
  if (!scene.acting) return null;
  if (chosenOn(scene, name)) return legal.value.complete ?? null;
  const slot = slotOf(picked.value);
  return (slot && bestOf(waysOf(view, slot, name))) || null;
}

/**
 * Returns the previewed placement on a space.
 * @param {Scene} scene @param {string} name
 * @returns {LegalMove | null}
 */
function pointedOn({ view, shown }, name) {
  const move = moveOf(view, shown.value);
  return layOf(move)?.space === name ? move : null;
}

/**
 * Returns the event handlers of a space, which read the scene when they are called.
 * @param {string} name @param {{current: Scene}} now
 */
function handlersOf(name, now) {
  const chosen = () => chosenOn(now.current, name);
  const best = () => shownOn(now.current, name);
  const enter = () => {
    const found = best();
    // a press focuses the space, and must not turn the tile back
    if (found && !chosen() && !pointedOn(now.current, name)) now.current.shown.value = found.text;
  };
  const leave = () => {
    if (pointedOn(now.current, name)) now.current.shown.value = null;
  };
  const act = () => {
    const { pick, shown } = now.current;
    const turned = pointedOn(now.current, name);
    pick(chosen() || !turned ? `space:${name}` : `lay:${turned.text}`);
    shown.value = null; // the picked placement is shown instead
  };
  const turn = () => {
    const { pick, shown, view } = now.current;
    const move = pointedOn(now.current, name) ?? best();
    const next = move && turnedOn(view, move);
    if (!next || next === move) return;
    const there = chosen();
    if (there) pick(`lay:${next.text}`);
    shown.value = there ? null : next.text;
  };
  const press = onPress(act);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (chosen() && event.key === 'Enter') return; // confirms the picked placement
    if (best() && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      turn();
    } else press(event);
  };
  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (!best() || Math.abs(event.deltaY) < 4) return;
    event.preventDefault();
    turn();
  };
  return {
    onClick: act,
    onKeyDown: onKey,
    onWheel,
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  };
}

/**
 * The target of a space. `best` is its best placement, and `animal` that of the quarter whose marker it costs.
 * @param {{space: Space, names: string[], two: boolean, best: LegalMove | null, animal: string | null, fits: boolean,
 *   glows: boolean, chosen: boolean,
 *   pointed: boolean, stop: boolean, now: {current: Scene}}} props
 */
function Target({ space, names, two, best, animal, fits, glows, chosen, pointed, stop, now }) {
  const handlers = useMemo(() => handlersOf(space.name, now), [space.name, now]);
  const veiled = glows && !chosen && !pointed; // the previewed tile needs no veil
  return html`<g
      class="place ${fits ? 'legal' : ''} ${chosen ? 'picked' : ''}"
      transform="translate(${space.x} ${space.y})"
      data-at="space:${space.name}"
      data-rove
      data-ready=${chosen ? 'yes' : null}
      data-next=${glows && best && !chosen ? 'yes' : null}
      role="button"
      tabindex=${stop ? 0 : -1}
      aria-label=${inWords(space, names, two, best, animal)}
      aria-disabled=${fits ? 'false' : 'true'}
      aria-pressed=${chosen ? 'true' : 'false'}
      ...${handlers}
  >
    ${veiled && html`<rect class="fit ${animal ? 'cost' : ''}" x="5" y="5" width="90" height="90" rx="6" />`}
    ${
      veiled &&
      animal &&
      html`<g class="price">
        <${Animal} animal=${animal} x=${50} y=${space.mark === 'O' ? 22 : 50} size=${space.mark === 'O' ? 26 : 34} />
      </g>`
    }
    <rect class="hit" width="100" height="100" /><rect class="focus" x="3" y="3" width="94" height="94" rx="5" />
  </g>`;
}

/** @param {{spaces: Space[], scene: Scene}} props */
export function Targets({ spaces, scene }) {
  const now = useRef(scene);
  now.current = scene;
  const { view, names, picked } = scene;
  const { next } = scene.legal.value;
  const slot = slotOf(picked.value);
  const two = view.table.seats[0].supply.length > 1;
  const stop = spaces.find(({ name }) => next.has(`space:${name}`)) ?? spaces[0];
  return spaces.map((space) => {
    const thing = `space:${space.name}`;
    const best = shownOn(scene, space.name);
    const cost = best && markerOf(best);
    const animal = cost ? animalOf(view, cost) : null;
    const fits = scene.acting && next.has(thing);
    return html`<${Target} key=${space.name} space=${space} names=${names} two=${two} best=${best} animal=${animal}
        fits=${fits}
        glows=${fits && (slot > 0 || picked.value.includes(thing))} chosen=${chosenOn(scene, space.name)}
        pointed=${pointedOn(scene, space.name) !== null} stop=${space === stop} now=${now} />`;
  });
}
