// What one can point at on the floor: every space, with a label; spaces that the picked tile fits glow.
import { html } from '../../html.js';
import { onPress } from '../../focus/rove.js';
import { bestOf, laidOf, layOf, slotOf, turnedOn, waysOf } from '../moves.js';
import { Animal } from './ground.js';
import { markerOf } from './preview.js';

/** @typedef {import('./facts.js').Space} Space */

/** What a space is, in words. @param {Space} space @param {any} scene @param {any} best the placement that it would take */
function inWords(space, scene, best) {
  const { t, names, view } = scene;
  const parts = [space.name];
  if (space.laid) {
    parts.push(t('maharani-tile-laid', { colour: space.laid.colour, side: space.laid.arrow }));
    const { artisan } = space.laid;
    if (artisan) parts.push(t('maharani-artisan-of', { name: names[artisan.seat], which: view.players === 2 ? 'ab'[artisan.colour] : 'one' }));
  } else parts.push(t('maharani-empty', { mark: space.mark.length === 1 ? space.mark : space.mark === 'NS' || space.mark === 'EW' ? space.mark : 'other', sides: space.mark }));
  if (best) {
    const quarter = markerOf(best);
    const animal = quarter && view.table.quarters.find((/** @type {any} */ one) => one.quarter === quarter).animal;
    parts.push(t(quarter ? 'maharani-fits-for' : 'maharani-fits', { gold: best.preview.points, animal: animal ? t('maharani-animal', { animal }) : '' }));
  }
  return parts.join(', ');
}

/** The placement that a space shows when it is pointed at: the one that waits there, else the best. @param {any} scene @param {string} name */
function shownOn(scene, name) {
  const { view, picked, legal } = scene;
  if (!scene.acting) return null;
  const laid = laidOf(picked.value);
  if (laid && layOf(laid)?.space === name) return legal.value.complete;
  const slot = slotOf(picked.value);
  return (slot && bestOf(waysOf(view, slot, name))) || null;
}

/** @param {{space: Space, scene: any, stop: boolean}} props */
function Target({ space, scene, stop }) {
  const { view, picked, shown } = scene;
  const best = shownOn(scene, space.name);
  const slot = slotOf(picked.value);
  const fits = scene.acting && scene.legal.value.next.has(`space:${space.name}`);
  const glows = fits && (slot || picked.value.includes(`space:${space.name}`));
  const cost = best && markerOf(best);
  const laid = laidOf(picked.value);
  const chosen = !!laid && layOf(laid)?.space === space.name;
  const pointed = () => (shown.value && layOf(shown.value)?.space === space.name ? shown.value : null);
  const enter = () => {
    if (best && !chosen && !pointed()) shown.value = best.text; // a press gives the focus, and must not turn it back
  };
  const leave = () => {
    if (pointed()) shown.value = null;
  };
  const act = () => {
    const turned = pointed();
    if (chosen || !turned) scene.pick(`space:${space.name}`);
    else scene.pick(`lay:${turned}`);
    shown.value = null; // what is picked shows itself
  };
  const turn = () => {
    const text = pointed() ?? best?.text;
    const next = text && turnedOn(view, text);
    if (!next || next === text) return;
    if (chosen) scene.pick(`lay:${next}`);
    shown.value = chosen ? null : next;
  };
  const veiled = glows && !chosen && !pointed(); // what is shown there needs no veil
  const press = onPress(act);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (chosen && event.key === 'Enter') return; // confirms what is picked
    if (best && event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      turn();
    } else press(event);
  };
  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (!best || Math.abs(event.deltaY) < 4) return;
    event.preventDefault();
    turn();
  };
  const quarter = cost && view.table.quarters.find((/** @type {any} */ one) => one.quarter === cost);
  const words = inWords(space, scene, best);
  return html`<g
    class="place ${fits ? 'legal' : ''} ${chosen ? 'picked' : ''}"
    transform="translate(${space.x} ${space.y})"
    data-at="space:${space.name}"
    data-rove
    data-ready=${chosen ? 'yes' : null}
    data-next=${glows && !chosen ? 'yes' : null}
    role="button"
    tabindex=${stop ? 0 : -1}
    aria-label=${words}
    aria-disabled=${fits ? 'false' : 'true'}
    aria-pressed=${chosen ? 'true' : 'false'}
    onClick=${act}
    onKeyDown=${onKey}
    onWheel=${onWheel}
    onPointerEnter=${enter}
    onPointerLeave=${leave}
    onFocus=${enter}
    onBlur=${leave}
  >
    ${veiled && html`<rect class="fit ${cost ? 'cost' : ''}" x="5" y="5" width="90" height="90" rx="6" />`}
    ${veiled && quarter && html`<g class="price"><${Animal} animal=${quarter.animal} x=${50} y=${space.mark === 'O' ? 22 : 50} size=${space.mark === 'O' ? 26 : 34} /></g>`}
    <rect class="hit" width="100" height="100" /><rect class="focus" x="3" y="3" width="94" height="94" rx="5" />
  </g>`;
}

/** @param {{spaces: Space[], scene: any}} props */
export function Targets({ spaces, scene }) {
  const { next } = scene.legal.value;
  const stop = spaces.find(({ name }) => next.has(`space:${name}`)) ?? spaces[0];
  return spaces.map((space) => html`<${Target} key=${space.name} space=${space} scene=${scene} stop=${space === stop} />`);
}
