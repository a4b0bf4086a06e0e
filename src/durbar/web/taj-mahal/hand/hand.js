// The viewer's hand, sorted. Cards that can be played are raised; the others are dimmed.
import { html } from '../../html.js';
import { isRestoring } from '../../focus/restore.js';
import { rove } from '../../focus/rove.js';
import { useMeasured } from '../../focus/measured.js';
import { showTip } from '../../tip/tip.js';
import { CardFace } from '../cards/card.js';
import { handCards } from '../cards/faces.js';
import { moveOfThing, pick, thingOfCard, thingsOf, whyNot } from '../moves.js';

/** @import {Scene} from '../types.js' */
/** @import {Card} from '../cards/faces.js' */

/**
 * Returns the state of a card: `playable` for a legal coloured card, `companion` for a legal white or special card,
 * which is played with a coloured card, `blocked` for a card that is not legal, and `idle` while the viewer is not to
 * play.
 * @param {Scene} scene @param {Card} card
 */
function cardState(scene, card) {
  const { view } = scene;
  if (!scene.isActing || view.table.phase !== 'play') return 'idle';
  const thing = thingOfCard(card);
  const picked = scene.picked.value;
  const canPick = pick(view, picked, thing) !== picked;
  if (!picked.includes(thing) && !canPick) return 'blocked';
  return card.kind === 'coloured' ? 'playable' : 'companion';
}

/**
 * The reasons requested so far why moves are not legal, by table, position and move.
 * @type {Map<string, ReturnType<Scene['why']>>}
 */
const reasons = new Map();

/**
 * Requests the reason why a card may not be played and shows it in a tooltip.
 * @param {Scene} scene @param {string} thing @param {Element} card
 */
async function showReason(scene, thing, card) {
  const parts = whyNot(thing, scene.view, scene.picked.value, scene.board);
  if (!parts) return;
  const key = `${scene.state.table} ${scene.view.moves_made} ${JSON.stringify(parts)}`;
  if (!reasons.has(key)) reasons.set(key, scene.why(parts));
  const reason = await reasons.get(key);
  if (reason) showTip(card, reason.text ?? reason.id, reason.rule);
}

/**
 * A card in the hand. `copyIndex` numbers equal cards from 0; `hasGap` leaves a gap before the card.
 * @param {{scene: Scene, card: Card, index: number, isTabStop: boolean, copyIndex: number, hasGap: boolean}} props
 */
function HandCard({ scene, card, index, isTabStop, copyIndex, hasGap }) {
  const thing = thingOfCard(card);
  const { complete } = scene.candidates.value;
  const isPicked =
    copyIndex === 0 && (scene.picked.value.includes(thing) || (complete && thingsOf(complete).includes(thing)));
  const state = cardState(scene, card);
  const pickCard = () => {
    if (state !== 'idle') scene.pick(thing);
  };
  const showPreview = (/** @type {PointerEvent | FocusEvent} */ event) => {
    // With touch there is no pointing: the reason is shown under the bar when the card is pressed.
    const isTouch = 'pointerType' in event && event.pointerType === 'touch';
    // If the page itself moves the focus, for example when a dialog closes, no reason is shown.
    if (state === 'blocked' && !isTouch && !isRestoring())
      showReason(scene, thing, /** @type {Element} */ (event.currentTarget));
    if (state === 'playable' && !scene.picked.value.length) scene.pointed.value = moveOfThing(scene.view, thing);
  };
  const clearPreview = () => (scene.pointed.value = null);
  return html`<button
      class="hand-card ${state} ${isPicked ? 'picked' : ''} ${hasGap ? 'has-gap' : ''}"
      data-rove
      data-at="card:${card.code}"
      tabindex=${isTabStop ? 0 : -1}
      data-key=${scene.view.table.phase === 'play' && index < 10 ? (index + 1) % 10 : null}
      aria-pressed=${isPicked ? 'true' : 'false'}
      data-ready=${isPicked && complete ? 'yes' : null}
      data-next=${state === 'playable' && !isPicked ? 'yes' : null}
      aria-disabled=${state === 'blocked' || state === 'idle' ? 'true' : 'false'}
      onClick=${pickCard}
      onPointerEnter=${showPreview}
      onPointerLeave=${clearPreview}
      onFocus=${showPreview}
      onBlur=${clearPreview}
  >
    <${CardFace} card=${card} t=${scene.t} />
  </button>`;
}

/** The width that the gold edges of the first and the last card need together, in pixels. */
const EDGE_WIDTH = 8;
/** The smallest visible width of a card in one row on a phone, in pixels: a card needs to be as wide as a finger. */
const MIN_TOUCH_STEP = 44;
/** The smallest visible share of a card's width: the strip at its left edge, with its colour and its signs. */
const MIN_SHARE = 0.34;
/** The smallest visible share of a card's width at which the card has big signs. */
const MIN_SHARE_OF_BIG_SIGNS = 0.85;

/**
 * Returns the width of a card, the distance from the left edge of a card to that of the next (`step`), and the gap
 * between colours, in pixels. On a phone the cards are in two rows if they would be too narrow for a finger in one row;
 * `rowLength` is the number of cards in a row.
 * @param {number} availableWidth the width of the hand, in pixels
 * @param {number} cardCount
 * @param {number} gapCount the number of gaps between colours
 */
function layoutCards(availableWidth, cardCount, gapCount) {
  const isNarrow = innerWidth < 700;
  const isLow = !isNarrow && innerHeight < 560;
  const card = isLow ? 48 : isNarrow || innerWidth < 1200 ? 62 : 82;
  const gap = isNarrow ? 0 : isLow || innerWidth < 1200 ? 5 : 8;
  const fittingStep = (/** @type {number} */ count) =>
    (availableWidth - EDGE_WIDTH - card - gapCount * gap) / Math.max(1, count - 1);
  const hasTwoRows = isNarrow && fittingStep(cardCount) < MIN_TOUCH_STEP;
  const rowLength = hasTwoRows ? Math.ceil(cardCount / 2) : cardCount;
  const step = Math.min(hasTwoRows ? card : card + 4, Math.max(fittingStep(rowLength), MIN_SHARE * card));
  const isTight = !hasTwoRows && step < MIN_SHARE_OF_BIG_SIGNS * card;
  return { card, step, gap, rowLength, className: hasTwoRows ? 'two-rows' : isTight ? 'tight' : '' };
}

/** The viewer's hand. @param {{scene: Scene}} props */
export function Hand({ scene }) {
  const [ref, size] = useMeasured();
  const { t } = scene;
  const cards = handCards(scene.view, scene.board);
  const gapCount = cards.filter((card, index) => index && card.cloth !== cards[index - 1].cloth).length;
  const { card: cardWidth, step, gap, rowLength, className } = layoutCards(size?.width ?? 600, cards.length, gapCount);
  const tabStopIndex = Math.max(
    0,
    cards.findIndex((card) => ['playable', 'companion'].includes(cardState(scene, card))),
  );
  /** @type {Map<string, number>} */
  const copies = new Map();
  if (scene.seat === null) return html`<div class="tm-hand" ref=${ref} data-at="hand"></div>`;
  return html`<div
      class="tm-hand ${className}"
      ref=${ref}
      role="group"
      aria-label=${t('taj-mahal-your-hand', { cards: cards.length })}
      data-at="hand"
      onKeyDown=${rove}
      style=${{
        '--card-width': `${cardWidth}px`,
        '--card-step': `${step}px`,
        '--colour-gap': `${gap}px`,
        '--row-length': rowLength,
      }}
  >
    <div class="hand-cards">
      ${cards.map((card, index) => {
        const copyIndex = copies.get(card.code) ?? 0;
        copies.set(card.code, copyIndex + 1);
        return html`<${HandCard} key="${card.code}:${copyIndex}" scene=${scene} card=${card} index=${index}
            isTabStop=${index === tabStopIndex}
            copyIndex=${copyIndex} hasGap=${index > 0 && card.cloth !== cards[index - 1].cloth} />`;
      })}
      ${!cards.length && html`<p class="no-cards">${t('taj-mahal-no-cards')}</p>`}
    </div>
  </div>`;
}
