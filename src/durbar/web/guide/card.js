// The guide's card, beside the board and above the dock. The table's layout leaves space for it.
import { html, useEffect, useRef, useSignal } from '../html.js';
import { Refusal } from '../api/client.js';
import { byKeyboard } from '../focus/restore.js';
import { createAndOpen, playReal } from '../home/opening.js';
import { prefer } from '../preferences.js';
import { finished } from './kept.js';
import { refusalText } from '../table/notes.js';
import { Rings, thingAt } from './rings.js';

/** @typedef {import('./guide.js').Lead} Lead */
/** @typedef {import('../table/part.js').Scene} Scene */

/** Milliseconds after which everything is rendered and the table has restored the focus. */
const SOON = 60;

/**
 * Returns the element to use next: the button that continues or, for keyboard users, the element to pick and then the
 * button that confirms.
 * @param {HTMLElement | null} card @param {Lead} lead
 */
function nextElement(card, lead) {
  const step = lead.step.value;
  if (!step || step.do === 'look')
    return /** @type {HTMLElement | null | undefined} */ (card?.querySelector('.primary'));
  if (!byKeyboard()) return null;
  if (lead.waits.value === 'asked') return thingAt('confirm');
  const left = step.points.find((point) => !point.startsWith('tile:') && !lead.picked.value.includes(point));
  return left ? thingAt(left) : null;
}

/**
 * Focuses the element to use next, unless the user has moved the focus elsewhere.
 * @param {HTMLElement | null} card @param {Lead} lead
 */
function focusNext(card, lead) {
  if (document.querySelector('dialog[open]') || document.activeElement?.matches('input, textarea, select')) return;
  nextElement(card, lead)?.focus?.({ preventScroll: true });
}

/** The card after the last step, with the ways to continue. @param {{lead: Lead, scene: Scene}} props */
function Finish({ lead, scene }) {
  const { t, view, seats } = scene;
  const busy = useSignal(false);
  const trouble = useSignal('');
  useEffect(() => finished(view.game), []);
  const real = async () => {
    busy.value = true;
    try {
      await createAndOpen(playReal(view.game, seats.length));
      prefer({ coach: true });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      trouble.value = refusalText(refusal);
    } finally {
      busy.value = false;
    }
  };
  return html`<p class="guide-aside">${t('guide-coach-about')}</p>
    ${trouble.value && html`<p class="guide-nudge" role="alert">${trouble.value}</p>`}
    <div class="guide-acts">
      <a class="link" href="#/">${t('menu-home')}</a>
      <button type="button" class="btn quiet" onClick=${lead.leave}>${t('guide-play-on')}</button>
      <button type="button" class="btn primary" disabled=${busy.value} onClick=${real}>${t('guide-real')}</button>
    </div>`;
}

/** The points of the guide that lie on the board: on a phone the other half of the table shrinks for the card. */
const BOARD = /^(city|space|slot|quarter):|^turntable$/;
const SIDE = /^(niche|row|score|display):|^niches$/;

/** @param {import('./guide.js').Step | null} step @returns {'board' | 'side' | 'both' | 'neither'} */
function areaOf(step) {
  const points = step?.points ?? [];
  const [board, side] = [BOARD, SIDE].map((some) => points.some((point) => some.test(point)));
  return board && side ? 'both' : board ? 'board' : side ? 'side' : 'neither';
}

/** @param {{lead: Lead, scene: Scene}} props */
export function Card({ lead, scene }) {
  const { t, names, view } = scene;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const step = lead.step.value;
  const number = step ? lead.steps.indexOf(step) + 1 : 0;
  const last = number === lead.steps.length;
  const seat = scene.seat ?? 0;
  const others = names.filter((_, index) => index !== seat);
  useEffect(() => {
    const soon = setTimeout(() => focusNext(card.current, lead), SOON);
    return () => clearTimeout(soon);
  }, [number, lead.picked.value.join()]);
  const says = step
    ? t(`guide-${view.game}-${step.says}`, { you: names[seat], first: others[0], second: others[1] })
    : t('guide-watch');
  return html`<section ref=${card} class="guide-card panel" aria-label=${t('guide-title')} data-step=${number}
      data-do=${step?.do ?? 'watch'}
      data-waits=${lead.waits.value} data-speaks=${areaOf(step)}>
    <header>
      <p class="eyebrow">
        ${step ? t('guide-step', { step: number, steps: lead.steps.length }) : t('guide-title')}
        ${step && step.do !== 'look' && html` <b>${t('guide-yours')}</b>`}
      </p>
      ${lead.back && html`<button type="button" class="link" onClick=${lead.back}>${t('guide-back')}</button>`}
      ${!last && html`<button type="button" class="link" onClick=${lead.leave}>${t('guide-skip')}</button>`}
    </header>
    <div class="guide-body">
      <div class="guide-says" role="status">
        ${lead.nudge.value && html`<p class="guide-nudge">${t(lead.nudge.value)}</p>`}
        <p>${says}</p>
      </div>
      ${
        !last &&
        step?.do === 'look' &&
        html`<button type="button" class="btn primary" onClick=${lead.next}>
          ${t('guide-next')}
        </button>`
      }
    </div>
    ${last && html`<${Finish} lead=${lead} scene=${scene} />`}
  </section>
    <${Rings} key=${number} points=${step?.points ?? []} />`;
}
