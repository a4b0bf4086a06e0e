// Every space is a labelled pointer target; the spaces where the picked tile fits are highlighted.
import { html, useMemo, useRef } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { t } from '../../words/words.js';
import {
  animalOf,
  bestPlacement,
  pickedPlacement,
  placementOf,
  moveByText,
  pickedSlot,
  turnClockwise,
  placementsOn,
} from '../moves.js';
import { Animal } from './ground.js';
import { quarterOfSpentMarker } from './preview.js';

/** @import {Scene, LegalMove} from '../types.js' */
/** @import {Space} from './facts.js' */

/**
 * Describes a space.
 * @param {Space} space
 * @param {string[]} names the names of the players
 * @param {boolean} hasTwoColours whether players have artisans of two colours
 * @param {LegalMove | null} bestMove the best placement on the space
 * @param {string | null} markerAnimal the animal of the quarter whose marker that placement costs
 */
function describeSpace(space, names, hasTwoColours, bestMove, markerAnimal) {
  const parts = [space.name];
  if (space.tile) {
    parts.push(t('maharani-tile-laid', { colour: space.tile.colour, side: space.tile.arrow }));
    const { artisan } = space.tile;
    if (artisan)
      parts.push(
        t('maharani-artisan-of', { name: names[artisan.seat], which: hasTwoColours ? 'ab'[artisan.colour] : 'one' }),
      );
  } else
    parts.push(
      t('maharani-empty', {
        mark: space.mark.length === 1 ? space.mark : space.mark === 'NS' || space.mark === 'EW' ? space.mark : 'other',
        sides: space.mark,
      }),
    );
  if (bestMove)
    parts.push(
      t(markerAnimal ? 'maharani-fits-for' : 'maharani-fits', {
        gold: bestMove.preview.points,
        animal: markerAnimal ?? '',
      }),
    );
  return parts.join(', ');
}

/** Whether the picked placement is on a space. @param {Scene} scene @param {string} name */
const isPickedOn = ({ view, picked }, name) => placementOf(pickedPlacement(view, picked.value))?.space === name;

/**
 * Returns the placement that is previewed when a space is pointed at: the picked placement, otherwise the best one.
 * @param {Scene} scene @param {string} name
 */
function moveToPreviewOn(scene, name) {
  const { view, picked, candidates } = scene;
  if (!scene.isActing) return null;
  if (isPickedOn(scene, name)) return candidates.value.complete ?? null;
  const slot = pickedSlot(picked.value);
  return (slot && bestPlacement(placementsOn(view, slot, name))) || null;
}

/**
 * Returns the placement at which the user points, if it is on this space, and otherwise null.
 * @param {Scene} scene @param {string} name
 * @returns {LegalMove | null}
 */
function pointedMoveOn({ view, pointed }, name) {
  const move = moveByText(view, pointed.value);
  return placementOf(move)?.space === name ? move : null;
}

/**
 * Returns the event handlers of a space. At the time of an event, they read the current scene from `latest`.
 * @param {string} name @param {{current: Scene}} latest
 */
function spaceHandlers(name, latest) {
  const isPicked = () => isPickedOn(latest.current, name);
  const moveToPreview = () => moveToPreviewOn(latest.current, name);
  const enter = () => {
    const move = moveToPreview();
    // A press also focuses the space. This must not undo the turn of a tile that the user has turned.
    if (move && !isPicked() && !pointedMoveOn(latest.current, name)) latest.current.pointed.value = move.text;
  };
  const leave = () => {
    if (pointedMoveOn(latest.current, name)) latest.current.pointed.value = null;
  };
  const pickSpace = () => {
    const { pick, pointed } = latest.current;
    const pointedMove = pointedMoveOn(latest.current, name);
    pick(isPicked() || !pointedMove ? `space:${name}` : `lay:${pointedMove.text}`);
    pointed.value = null; // the picked placement is shown instead
  };
  const turn = () => {
    const { pick, pointed, view } = latest.current;
    const move = pointedMoveOn(latest.current, name) ?? moveToPreview();
    const next = move && turnClockwise(view, move);
    if (!next || next === move) return;
    const wasPicked = isPicked();
    if (wasPicked) pick(`lay:${next.text}`);
    pointed.value = wasPicked ? null : next.text;
  };
  const press = onPress(pickSpace);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (isPicked() && event.key === 'Enter') return; // confirms the picked placement
    if (moveToPreview() && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      turn();
    } else press(event);
  };
  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (!moveToPreview() || Math.abs(event.deltaY) < 4) return; // ignores the smallest movements of a touchpad
    event.preventDefault();
    turn();
  };
  return {
    onClick: pickSpace,
    onKeyDown: onKey,
    onWheel,
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  };
}

/**
 * The target of a space. `bestMove` is the best placement on it, and `markerAnimal` the animal of the quarter whose
 * marker that placement costs.
 * @param {{space: Space, names: string[], hasTwoColours: boolean, bestMove: LegalMove | null,
 *   markerAnimal: string | null, isLegal: boolean, isHighlighted: boolean, isPicked: boolean, isPointedAt: boolean,
 *   isTabStop: boolean, latest: {current: Scene}}} props
 */
function Target({
  space,
  names,
  hasTwoColours,
  bestMove,
  markerAnimal,
  isLegal,
  isHighlighted,
  isPicked,
  isPointedAt,
  isTabStop,
  latest,
}) {
  const handlers = useMemo(() => spaceHandlers(space.name, latest), [space.name, latest]);
  const showsFrame = isHighlighted && !isPicked && !isPointedAt; // otherwise the previewed tile covers the space
  return html`<g
      class="place ${isLegal ? 'legal' : ''} ${isPicked ? 'picked' : ''}"
      transform="translate(${space.x} ${space.y})"
      data-at="space:${space.name}"
      data-rove
      data-ready=${isPicked ? 'yes' : null}
      data-next=${isHighlighted && bestMove && !isPicked ? 'yes' : null}
      role="button"
      tabindex=${isTabStop ? 0 : -1}
      aria-label=${describeSpace(space, names, hasTwoColours, bestMove, markerAnimal)}
      aria-disabled=${isLegal ? 'false' : 'true'}
      aria-pressed=${isPicked ? 'true' : 'false'}
      ...${handlers}
  >
    ${showsFrame && html`<rect class="fit ${markerAnimal ? 'cost' : ''}" x="5" y="5" width="90" height="90" rx="6" />`}
    ${
      showsFrame &&
      markerAnimal &&
      html`<g class="price">
        <${Animal} animal=${markerAnimal} x=${50} y=${space.mark === 'O' ? 22 : 50}
            size=${space.mark === 'O' ? 26 : 34} />
      </g>`
    }
    <rect class="hit" width="100" height="100" /><rect class="focus" x="3" y="3" width="94" height="94" rx="5" />
  </g>`;
}

/** The targets of all spaces. @param {{spaces: Space[], scene: Scene}} props */
export function Targets({ spaces, scene }) {
  const latest = useRef(scene);
  latest.current = scene;
  const { view, names, picked } = scene;
  const { next } = scene.candidates.value;
  const slot = pickedSlot(picked.value);
  const hasTwoColours = view.table.seats[0].supply.length > 1;
  const tabStop = spaces.find(({ name }) => next.has(`space:${name}`)) ?? spaces[0];
  return spaces.map((space) => {
    const thing = `space:${space.name}`;
    const bestMove = moveToPreviewOn(scene, space.name);
    const spentQuarter = bestMove && quarterOfSpentMarker(bestMove);
    const markerAnimal = spentQuarter ? animalOf(view, spentQuarter) : null;
    const isLegal = scene.isActing && next.has(thing);
    return html`<${Target} key=${space.name} space=${space} names=${names} hasTwoColours=${hasTwoColours}
        bestMove=${bestMove} markerAnimal=${markerAnimal}
        isLegal=${isLegal}
        isHighlighted=${isLegal && (slot > 0 || picked.value.includes(thing))} isPicked=${isPickedOn(scene, space.name)}
        isPointedAt=${pointedMoveOn(scene, space.name) !== null} isTabStop=${space === tabStop} latest=${latest} />`;
  });
}
