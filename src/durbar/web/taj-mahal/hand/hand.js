// The viewer's hand: cards in a fixed order, raised where they may be played, veiled where they may not.
import { html } from '../../html.js';
import { isRestoring } from '../../focus/restore.js';
import { rove } from '../../focus/rove.js';
import { useMeasured } from '../../focus/measured.js';
import { showTip } from '../../tip/tip.js';
import { CardFace } from '../cards/card.js';
import { handOf } from '../cards/faces.js';
import { moveOfThing, pick, thingOfCard, thingsOf, whyNot } from '../moves.js';

/** @typedef {import('../types.js').Scene} Scene */

/** @typedef {import('../cards/faces.js').Card} Card */

/**
 * Returns the state of a card: legal, a possible companion, not legal, or idle while it is not the viewer's turn to
 * play.
 * @param {Scene} scene @param {Card} card
 */
function stand(scene, card) {
  const { view } = scene;
  if (!scene.acting || view.table.phase !== 'play') return 'rest';
  const thing = thingOfCard(card);
  const picked = scene.picked.value;
  if (!picked.includes(thing) && pick(view, picked, thing) === picked) return 'no';
  return card.kind === 'coloured' ? 'yes' : 'mate';
}

/** Explanations requested before. @type {Map<string, ReturnType<Scene['why']>>} */
const answers = new Map();

/**
 * Shows why a card may not be played, once the explanation has loaded.
 * @param {Scene} scene @param {string} thing @param {Element} card
 */
async function explain(scene, thing, card) {
  const parts = whyNot(thing, scene.view, scene.picked.value, scene.board);
  if (!parts) return;
  const key = `${scene.state.table} ${scene.view.moves_made} ${JSON.stringify(parts)}`;
  if (!answers.has(key)) answers.set(key, scene.why(parts));
  const reason = await answers.get(key);
  if (reason) showTip(card, reason.text ?? reason.id, reason.rule);
}

/**
 * A card in the hand.
 * @param {{scene: Scene, card: Card, at: number, first: boolean, copy: number, gap: boolean}} props
 */
function HandCard({ scene, card, at, first, copy, gap }) {
  const thing = thingOfCard(card);
  const { complete } = scene.legal.value;
  const picked = copy === 0 && (scene.picked.value.includes(thing) || (complete && thingsOf(complete).includes(thing)));
  const how = stand(scene, card);
  const act = () => {
    if (how !== 'rest') scene.pick(thing);
  };
  const point = (/** @type {PointerEvent | FocusEvent} */ event) => {
    // A finger gets the explanation under the bar when it presses the card.
    const finger = 'pointerType' in event && event.pointerType === 'touch';
    // Focus that the page itself moves, as when a dialog closes, shows none.
    if (how === 'no' && !finger && !isRestoring()) explain(scene, thing, /** @type {Element} */ (event.currentTarget));
    if (how === 'yes' && !scene.picked.value.length) scene.shown.value = moveOfThing(scene.view, thing);
  };
  const leave = () => (scene.shown.value = null);
  return html`<button
      class="hand-card ${how} ${picked ? 'picked' : ''} ${gap ? 'gap' : ''}"
      data-rove
      data-at="card:${card.text}"
      tabindex=${first ? 0 : -1}
      data-key=${scene.view.table.phase === 'play' && at < 10 ? (at + 1) % 10 : null}
      aria-pressed=${picked ? 'true' : 'false'}
      data-ready=${picked && complete ? 'yes' : null}
      data-next=${how === 'yes' && !picked ? 'yes' : null}
      aria-disabled=${how === 'no' || how === 'rest' ? 'true' : 'false'}
      onClick=${act}
      onPointerEnter=${point}
      onPointerLeave=${leave}
      onFocus=${point}
      onBlur=${leave}
  >
    <${CardFace} card=${card} t=${scene.t} />
  </button>`;
}

/** The space that the gold edges of the outer cards need at both ends. */
const EDGES = 8;

/**
 * Returns the width of a card and the distance to the next one, for a given space.
 * @param {number} room @param {number} count @param {number} gaps
 */
function spread(room, count, gaps) {
  const narrow = innerWidth < 700;
  const low = !narrow && innerHeight < 560;
  const card = low ? 48 : narrow ? 66 : innerWidth < 1200 ? 62 : 82;
  const gap = narrow ? 0 : low || innerWidth < 1200 ? 5 : 8;
  const wanted = card + 4;
  const fits = (room - EDGES - card - gaps * gap) / Math.max(1, count - 1);
  const step = Math.min(wanted, Math.max(fits, narrow ? 44 : 30));
  return { card, step, gap };
}

/** @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const [ref, room] = useMeasured();
  const { t } = scene;
  const cards = handOf(scene.view, scene.board);
  const gaps = cards.filter((card, at) => at && card.cloth !== cards[at - 1].cloth).length;
  const { card: wide, step, gap } = spread(room?.width ?? 600, cards.length, gaps);
  const first = Math.max(
    0,
    cards.findIndex((card) => ['yes', 'mate'].includes(stand(scene, card))),
  );
  /** @type {Map<string, number>} */
  const seen = new Map();
  if (scene.seat === null) return html`<div class="tm-hand" ref=${ref} data-at="hand"></div>`;
  return html`<div
      class="tm-hand"
      ref=${ref}
      role="group"
      aria-label=${t('taj-mahal-your-hand', { cards: cards.length })}
      data-at="hand"
      onKeyDown=${rove}
      style=${{ '--card': `${wide}px`, '--step': `${step}px`, '--gap': `${gap}px` }}
  >
    <div class="hand-cards">
      ${cards.map((card, at) => {
        const copy = seen.get(card.text) ?? 0;
        seen.set(card.text, copy + 1);
        return html`<${HandCard} key="${card.text}:${copy}" scene=${scene} card=${card} at=${at} first=${at === first}
            copy=${copy} gap=${at > 0 && card.cloth !== cards[at - 1].cloth} />`;
      })}
      ${!cards.length && html`<p class="no-cards">${t('taj-mahal-no-cards')}</p>`}
    </div>
  </div>`;
}
