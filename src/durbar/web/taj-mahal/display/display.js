// The display: the cards that withdrawing players take.
import { html } from '../../html.js';
import { rove } from '../../focus/rove.js';
import { CardFace } from '../cards/card.js';
import { cardOf } from '../cards/faces.js';
import { moveOfThing } from '../moves.js';

/** @typedef {import('../types.js').Scene} Scene */

/**
 * A card of the display; a button while cards can be taken.
 * @param {{scene: Scene, text: string, copy: number, at: number, taking: boolean}} props
 */
function DisplayCard({ scene, text, copy, at, taking }) {
  const card = cardOf(text, scene.board);
  const thing = `take:${text}`;
  const picked = copy === 0 && scene.picked.value.includes(thing);
  if (!taking)
    return html`<div class="display-card" data-at="display:${text}"><${CardFace} card=${card} t=${scene.t} /></div>`;
  const point = (/** @type {boolean} */ on) => () => {
    scene.shown.value = on ? moveOfThing(scene.view, thing) : null;
  };
  return html`<button
      class="display-card take ${picked ? 'picked' : ''}"
      data-at="display:${text}"
      data-rove
      data-key=${at < 10 ? (at + 1) % 10 : null}
      tabindex=${at === 0 ? 0 : -1}
      aria-pressed=${picked ? 'true' : 'false'}
      data-ready=${picked ? 'yes' : null}
      data-next=${picked ? null : 'yes'}
      onClick=${() => scene.pick(thing)}
      onFocus=${point(true)}
      onBlur=${point(false)}
  >
    <${CardFace} card=${card} t=${scene.t} />
    <span class="vh">${scene.t('taj-mahal-take-card')}</span>
  </button>`;
}

/** @param {{scene: Scene}} props */
export function Display({ scene }) {
  const { t, view } = scene;
  const { display, display_places: places, due, phase, deck } = view.table;
  const taking = phase === 'take' && scene.acting;
  const sockets = Math.max(0, places - display.length);
  /** @type {Map<string, number>} */
  const seen = new Map();
  const note = taking ? t('taj-mahal-display-take', { cards: due.cards }) : t('taj-mahal-display-note');
  return html`<section class="tm-display ${taking ? 'taking' : ''} size-${places}" aria-label=${t('taj-mahal-display')}>
    <div class="display-head">
      <h3>${t('taj-mahal-display')}</h3>
      <p>${note}</p>
      <p class="deck" data-at="deck">${t('taj-mahal-deck', { cards: deck })}</p>
    </div>
    <div class="display-cards" role="group" aria-label=${note} onKeyDown=${rove} data-at="display">
      ${display.map((/** @type {string} */ text, /** @type {number} */ at) => {
        const copy = seen.get(text) ?? 0;
        seen.set(text, copy + 1);
        return html`<${DisplayCard} key="${text}:${copy}" scene=${scene} text=${text} copy=${copy} at=${at}
            taking=${taking} />`;
      })}
      ${Array.from(
        { length: sockets },
        (_, at) => html`<div key="socket${at}" class="socket" aria-hidden="true"></div>`,
      )}
    </div>
  </section>`;
}
