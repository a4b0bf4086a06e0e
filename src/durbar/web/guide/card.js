// What the guide says: a card over the table that keeps clear of what it points at.
import { html, useEffect, useRef } from '../html.js';
import { prefer } from '../preferences.js';
import { canCoach } from '../table/company.js';
import { Rings, thingAt } from './rings.js';

/** @typedef {import('./guide.js').Lead} Lead */
/** @typedef {import('../table/part.js').Scene} Scene */

/** After so many milliseconds everything is drawn, and the table has done with the focus what it does. */
const SOON = 60;
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), { capture: true });
addEventListener('pointerdown', () => (byKeys = false), { capture: true });

/** What comes next: the button that goes on or, for who plays by keys, what is to be picked and then the button that confirms. @param {any} card @param {Lead} lead */
function comesNext(card, lead) {
  const step = lead.step.value;
  if (!step || step.do === 'look') return card?.querySelector('.primary');
  if (!byKeys) return null;
  if (lead.ready.value?.text === step.move) return thingAt('confirm');
  const left = step.points.find((point) => !point.startsWith('tile:') && !lead.picked.value.includes(point));
  return left ? thingAt(left) : null;
}

/** Gives the focus to what comes next, unless somebody is elsewhere. @param {any} card @param {Lead} lead */
function focusNext(card, lead) {
  if (document.querySelector('dialog[open]') || document.activeElement?.matches('input, textarea, select')) return;
  comesNext(card, lead)?.focus?.({ preventScroll: true });
}

/** The last words: how to go on. @param {{lead: Lead, scene: Scene}} props */
function Finish({ lead, scene }) {
  const { t } = scene;
  const coached = () => {
    prefer({ coach: true });
    lead.leave();
  };
  return html`${canCoach(scene.state) && html`<p class="guide-aside">${t('guide-coach-about')}</p>`}
    <div class="guide-acts">
      <button type="button" class="btn primary" onClick=${lead.leave}>${t('guide-play-on')}</button>
      ${canCoach(scene.state) && html`<button type="button" class="btn quiet" onClick=${coached}>${t('guide-with-coach')}</button>`}
    </div>`;
}

/** @param {{lead: Lead, scene: Scene}} props */
export function Card({ lead, scene }) {
  const { t, names, view } = scene;
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const step = lead.step.value;
  const number = step ? lead.steps.indexOf(step) + 1 : 0;
  const last = number === lead.steps.length;
  const seat = scene.seat ?? 0;
  const others = names.filter((_, at) => at !== seat);
  useEffect(() => {
    const soon = setTimeout(() => focusNext(card.current, lead), SOON);
    return () => clearTimeout(soon);
  }, [number, lead.picked.value.join()]);
  const says = step ? t(`guide-${view.game}-${step.says}`, { you: names[seat], first: others[0], second: others[1] }) : t('guide-watch');
  const acts = html`<div class="guide-acts">
    <button type="button" class="link" onClick=${lead.leave}>${t('guide-skip')}</button>
    ${lead.back && html`<button type="button" class="btn quiet" onClick=${lead.back}>${t('guide-back')}</button>`}
    ${step?.do === 'look' && html`<button type="button" class="btn primary" onClick=${lead.next}>${t('guide-next')}</button>`}
    ${step?.do === 'move' && html`<b class="guide-yours">${t('guide-yours')}</b>`}
  </div>`;
  return html`<section ref=${card} class="guide-card panel" aria-label=${t('guide-title')} data-step=${number} data-do=${step?.do ?? 'watch'}>
      <p class="eyebrow">${step ? t('guide-step', { step: number, steps: lead.steps.length }) : t('guide-title')}</p>
      <div class="guide-says" role="status">
        ${lead.nudge.value && html`<p class="guide-nudge">${t(lead.nudge.value)}</p>`}
        <p>${says}</p>
      </div>
      ${last ? html`<${Finish} lead=${lead} scene=${scene} />` : acts}
    </section>
    <${Rings} key=${number} points=${step?.points ?? []} card=${card} />`;
}
