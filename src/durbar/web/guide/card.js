// The card of the guide. It is above the dock, and the layout of the table reserves space for it.
import { html, useEffect, useRef, useSignal } from '../html.js';
import { Refusal } from '../api/client.js';
import { usedKeyboardLast } from '../focus/restore.js';
import { createAndOpen, gameRequestAfterGuide } from '../home/opening.js';
import { setPreferences } from '../preferences.js';
import { markCompleted } from './progress.js';
import { refusalText } from '../table/notes.js';
import { Rings, elementAt } from './rings.js';

/** @typedef {import('./guide.js').GuideState} GuideState */
/** @typedef {import('../table/part.js').Scene} Scene */

/** The delay before the card moves the focus, in milliseconds: until then the table may restore a lost focus. */
const FOCUS_DELAY = 60;

/**
 * Returns the element that the user needs next: the button that continues or, for keyboard users, the element to pick
 * or the button that confirms the move. Returns null if the focus should not move.
 * @param {HTMLElement | null} card @param {GuideState} guide
 */
function nextElement(card, guide) {
  const step = guide.step.value;
  if (!step || step.do === 'look')
    return /** @type {HTMLElement | null | undefined} */ (card?.querySelector('.primary'));
  if (!usedKeyboardLast()) return null;
  if (guide.waits.value === 'asked') return elementAt('confirm');
  const unpicked = step.points.find((target) => !target.startsWith('tile:') && !guide.picked.value.includes(target));
  return unpicked ? elementAt(unpicked) : null;
}

/**
 * Focuses the element that the user needs next, unless a dialog is open or the user is typing.
 * @param {HTMLElement | null} card @param {GuideState} guide
 */
function focusNext(card, guide) {
  if (document.querySelector('dialog[open]') || document.activeElement?.matches('input, textarea, select')) return;
  nextElement(card, guide)?.focus?.({ preventScroll: true });
}

/**
 * The lower part of the card in the last step: buttons that start a real game, continue this game, or lead to the home
 * page.
 * @param {{guide: GuideState, scene: Scene}} props
 */
function FinishCard({ guide, scene }) {
  const { t, view, seats } = scene;
  const busy = useSignal(false);
  const errorText = useSignal('');
  useEffect(() => markCompleted(view.game), []);
  const startRealGame = async () => {
    busy.value = true;
    try {
      await createAndOpen(gameRequestAfterGuide(view.game, seats.length));
      setPreferences({ coach: true });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      errorText.value = refusalText(refusal);
    } finally {
      busy.value = false;
    }
  };
  return html`<p class="guide-aside">${t('guide-coach-about')}</p>
    ${errorText.value && html`<p class="guide-nudge" role="alert">${errorText.value}</p>`}
    <div class="guide-buttons">
      <a class="link" href="#/">${t('menu-home')}</a>
      <button type="button" class="btn quiet" onClick=${guide.leave}>${t('guide-play-on')}</button>
      <button type="button" class="btn primary" disabled=${busy.value}
          onClick=${startRealGame}>${t('guide-real')}</button>
    </div>`;
}

/** Matches the names of targets on the board. */
const BOARD_TARGETS = /^(city|space|slot|quarter):|^turntable$/;
/** Matches the names of targets beside the board. */
const SIDE_TARGETS = /^(niche|row|score|display):|^niches$/;

/**
 * Returns which areas of the table contain the targets of a step. On a phone, an area without targets is hidden.
 * @param {import('./guide.js').Step | null} step @returns {'board' | 'side' | 'both' | 'neither'}
 */
function areaOf(step) {
  const targets = step?.points ?? [];
  const [onBoard, onSide] = [BOARD_TARGETS, SIDE_TARGETS].map((pattern) =>
    targets.some((target) => pattern.test(target)),
  );
  return onBoard && onSide ? 'both' : onBoard ? 'board' : onSide ? 'side' : 'neither';
}

/** The card with the current step. @param {{guide: GuideState, scene: Scene}} props */
export function Card({ guide, scene }) {
  const { t, names, view } = scene;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const step = guide.step.value;
  const number = step ? guide.steps.indexOf(step) + 1 : 0;
  const isLast = number === guide.steps.length;
  const seat = scene.seat ?? 0;
  const others = names.filter((_, index) => index !== seat);
  useEffect(() => {
    const timer = setTimeout(() => focusNext(card.current, guide), FOCUS_DELAY);
    return () => clearTimeout(timer);
  }, [number, guide.picked.value.join()]);
  const text = step
    ? t(`guide-${view.game}-${step.says}`, { you: names[seat], first: others[0], second: others[1] })
    : t('guide-watch');
  return html`<section ref=${card} class="guide-card panel" aria-label=${t('guide-title')} data-step=${number}
      data-do=${step?.do ?? 'watch'}
      data-waits=${guide.waits.value} data-target-area=${areaOf(step)}>
    <header>
      <p class="eyebrow">
        ${step ? t('guide-step', { step: number, steps: guide.steps.length }) : t('guide-title')}
        ${step && step.do !== 'look' && html` <b>${t('guide-yours')}</b>`}
      </p>
      ${guide.back && html`<button type="button" class="link" onClick=${guide.back}>${t('guide-back')}</button>`}
      ${!isLast && html`<button type="button" class="link" onClick=${guide.leave}>${t('guide-skip')}</button>`}
    </header>
    <div class="guide-body">
      <div class="guide-text" role="status">
        ${guide.nudge.value && html`<p class="guide-nudge">${t(guide.nudge.value)}</p>`}
        <p>${text}</p>
      </div>
      ${
        !isLast &&
        step?.do === 'look' &&
        html`<button type="button" class="btn primary" onClick=${guide.next}>
          ${t('guide-next')}
        </button>`
      }
    </div>
    ${isLast && html`<${FinishCard} guide=${guide} scene=${scene} />`}
  </section>
    <${Rings} key=${number} targets=${step?.points ?? []} />`;
}
