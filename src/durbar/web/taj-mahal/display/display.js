// The display: the face-up cards from which withdrawing players take.
import { html } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { CardFace } from '../cards/card.js';
import { cardByCode } from '../cards/faces.js';
import { moveOfThing } from '../moves.js';

/** @import {Scene} from '../types.js' */

/**
 * A card of the display; it is a button while the viewer takes cards. `copyIndex` numbers equal cards from 0.
 * @param {{scene: Scene, code: string, copyIndex: number, index: number, canTake: boolean}} props
 */
function DisplayCard({ scene, code, copyIndex, index, canTake }) {
  const card = cardByCode(code, scene.board);
  const thing = `take:${code}`;
  const isPicked = copyIndex === 0 && scene.picked.value.includes(thing);
  if (!canTake)
    return html`<div class="display-card" data-at="display:${code}"><${CardFace} card=${card} t=${scene.t} /></div>`;
  const showPreview = (/** @type {boolean} */ isPointedAt) => () => {
    scene.pointed.value = isPointedAt ? moveOfThing(scene.view, thing) : null;
  };
  return html`<button
      class="display-card take ${isPicked ? 'picked' : ''}"
      data-at="display:${code}"
      data-rove
      data-key=${index < 10 ? (index + 1) % 10 : null}
      tabindex=${index === 0 ? 0 : -1}
      aria-pressed=${isPicked ? 'true' : 'false'}
      data-ready=${isPicked ? 'yes' : null}
      data-next=${isPicked ? null : 'yes'}
      onClick=${() => scene.pick(thing)}
      onFocus=${showPreview(true)}
      onBlur=${showPreview(false)}
  >
    <${CardFace} card=${card} t=${scene.t} />
    <span class="vh">${scene.t('taj-mahal-take-card')}</span>
  </button>`;
}

/** The display. @param {{scene: Scene}} props */
export function Display({ scene }) {
  const { t, view } = scene;
  const { display, display_places: places, due, phase, deck } = view.table;
  const canTake = phase === 'take' && scene.isActing;
  const emptyPlaces = Math.max(0, places - display.length);
  /** @type {Map<string, number>} */
  const copies = new Map();
  const note = canTake ? t('taj-mahal-display-take', { cards: due.cards }) : t('taj-mahal-display-note');
  return html`<section class="tm-display ${canTake ? 'taking' : ''} size-${places}"
      aria-label=${t('taj-mahal-display')}>
    <div class="display-head">
      <h3>${t('taj-mahal-display')}</h3>
      <p>${note}</p>
      <p class="deck" data-at="deck">${t('taj-mahal-deck', { cards: deck })}</p>
    </div>
    <div class="display-cards" role="group" aria-label=${note} onKeyDown=${rove} data-at="display">
      ${display.map((/** @type {string} */ code, /** @type {number} */ index) => {
        const copyIndex = copies.get(code) ?? 0;
        copies.set(code, copyIndex + 1);
        return html`<${DisplayCard} key="${code}:${copyIndex}" scene=${scene} code=${code} copyIndex=${copyIndex}
            index=${index}
            canTake=${canTake} />`;
      })}
      ${Array.from(
        { length: emptyPlaces },
        (_, index) => html`<div key="socket${index}" class="socket" aria-hidden="true"></div>`,
      )}
    </div>
  </section>`;
}
