// Hints: the best few moves that the bots' search finds. A hint has three steps: where to look, which lights up on the
// table; the reasons for the move; and the move itself, which is then picked on the table. The player can stop after
// each step.
import { restoreBy } from '../focus/restore.js';
import { html, useEffect, useLayoutEffect, useRef, useSignal } from '../html.js';
import { requestHints, Refusal } from '../api/client.js';
import { Rings, elementAt } from '../guide/rings.js';
import { RuleRef } from '../rules/reference.js';
import { BrandMark, ToolIcon } from '../signs/signs.js';
import { language } from '../words/words.js';
import { refusalText } from './notes.js';

/** The number format of a lead in points: one decimal, with its sign. */
const LEAD_FORMAT = /** @type {const} */ ({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
/** Formats a lead in points. */
const formatLead = (/** @type {number} */ n) => n.toLocaleString(language.value, LEAD_FORMAT).replace('-', '−');

/**
 * A recommended move: the events that it would cause (`story`), the chance of winning (`win`) and the expected lead in
 * points (`lead`) after the move, and the reasons for it.
 * @typedef {{move: string, story: import('./part.js').Message[], win: number | null, lead: number | null,
 *   reasons: import('./part.js').Message[]}} Hint
 */

/** The steps of a hint, in their order. @typedef {'where' | 'why' | 'move'} Step */
/** @type {Step[]} */
const STEPS = ['where', 'why', 'move'];

/** Describes a move by the events that it causes, or in notation if it causes none. @param {Hint} hint */
export const describeHint = ({ move, story }) => story.map(({ text }) => text).join(' ') || move;

/** Whether two boxes overlap. @param {DOMRect} a @param {DOMRect} b */
const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The height in pixels that the longest hints need. If there is less above the dock, the card may cover the dock. */
const ENOUGH_ROOM = 200;
/** The smallest height in pixels of the card when its move is shown. */
const LEAST_ROOM = 140;

/**
 * Places the card between the bar and the dock: just above the dock, or at the top of the table if it would cover an
 * element that the hint lights up. If there is too little room, it may cover the dock until the move is shown.
 * @param {HTMLElement} card @param {string[]} targets @param {Step} step
 */
function placeCard(card, targets, step) {
  const table = card.parentElement;
  const bar = table?.querySelector(':scope > .bar')?.getBoundingClientRect();
  const dock = table?.querySelector(':scope > .dock')?.getBoundingClientRect();
  if (!bar || !dock) return;
  // In a low window the bar and the dock scroll with the page, so they may be partly outside the window.
  const top = Math.max(0, bar.bottom);
  const bottom = Math.min(innerHeight, dock.top);
  const coversDock = bottom - top < (step === 'move' ? LEAST_ROOM : ENOUGH_ROOM);
  const lengths = { top, left: dock.left, bottom: coversDock ? 0 : innerHeight - bottom };
  for (const [name, length] of Object.entries(lengths)) card.style.setProperty(`--free-${name}`, `${length}px`);
  card.dataset.side = coversDock ? 'over-dock' : 'bottom';
  const box = card.getBoundingClientRect();
  const isCovering = targets.some((target) => {
    const element = elementAt(target);
    return element && overlap(box, element.getBoundingClientRect());
  });
  if (isCovering) card.dataset.side = 'top';
  // A text that scrolls can be reached by keyboard.
  const text = card.querySelector('.hint-text');
  if (text && text.scrollHeight > text.clientHeight) text.setAttribute('tabindex', '0');
  else text?.removeAttribute('tabindex');
}

/**
 * Places the card again whenever the window or the dock changes its size, or the page scrolls.
 * @param {HTMLElement | null} card @param {string[]} targets @param {Step} step
 */
function keepPlaced(card, targets, step) {
  if (!card) return undefined;
  const place = () => placeCard(card, targets, step);
  place();
  const observer = new ResizeObserver(place);
  const dock = card.parentElement?.querySelector(':scope > .dock');
  if (dock) observer.observe(dock);
  addEventListener('resize', place);
  addEventListener('scroll', place, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place);
  };
}

/**
 * A hint at one of its steps.
 * @param {{hint: Hint, step: Step, place: {targets: string[], text: import('./part.js').MessageRef} | null,
 *   scene: import('./part.js').Scene}} props
 */
function HintText({ hint, step, place, scene }) {
  const { t } = scene;
  if (step === 'where') return html`<p>${place && t(place.text.id, place.text.args)}</p>`;
  return html`${step === 'move' && html`<p><b>${describeHint(hint)}</b></p>`}
    ${
      step === 'why' &&
      hint.reasons.map(
        (reason) =>
          html`<p key=${reason.text}>${reason.text}<${RuleRef} game=${scene.view.game} rule=${reason.rule} /></p>`,
      )
    }
    ${
      hint.win !== null &&
      html`<p class="note">
        ${t('hint-worth', { win: Math.round(hint.win * 100), lead: formatLead(hint.lead ?? 0) })}
      </p>`
    }
    ${step === 'move' && html`<p class="note">${t('hint-picked')}</p>`}`;
}

/**
 * The card with the hints, above the dock. The table stays usable.
 * @param {{scene: import('./part.js').Scene, part: import('./part.js').GamePart, close: () => void}} props
 */
export function HintCard({ scene, part, close }) {
  const { state, view, t } = scene;
  /** @type {import('../html.js').Signal<Hint[] | null>} */
  const hints = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const number = useSignal(0);
  /** @type {import('../html.js').Signal<Step>} */
  const step = useSignal('where');
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const hint = hints.value?.[number.value] ?? null;
  const legalMove = view.legal_moves.find(
    (/** @type {import('./part.js').LegalMove} */ { text }) => text === hint?.move,
  );
  const place = (legalMove && part.whereToLook?.(legalMove, view, scene.board)) ?? null;
  // A game that does not say where to look begins with the reasons.
  const shownStep = step.value === 'where' && !place ? 'why' : step.value;
  const targets = shownStep === 'move' ? [] : (place?.targets ?? []);
  const next = STEPS[STEPS.indexOf(shownStep) + 1];
  const isLast = hints.value !== null && number.value + 1 >= hints.value.length;

  useEffect(() => {
    requestHints(state.table, state.seat ?? 0).then(
      (response) => (hints.value = response.hints),
      (refusal) => (lastRefusal.value = refusal),
    );
  }, []);
  // When the card closes while it has the focus, the focus returns to the element that opened it. This effect comes
  // first, because the one below moves the focus to the card.
  useLayoutEffect(() => {
    const previousFocus = /** @type {HTMLElement | null} */ (document.activeElement);
    const opened = card.current;
    return () => {
      if (opened?.contains(document.activeElement)) restoreBy(() => previousFocus?.focus());
    };
  }, []);
  useLayoutEffect(() => keepPlaced(card.current, targets, shownStep), [hint, targets.join(), shownStep]);
  // The focus stays on the card until the move is shown; then it goes to the button that makes the move.
  useLayoutEffect(() => {
    const button = /** @type {HTMLElement | null | undefined} */ (card.current?.querySelector('[data-step]'));
    if (shownStep !== 'move') (button ?? card.current)?.focus({ preventScroll: true });
  }, [hint, shownStep]);

  const show = (/** @type {Step} */ wanted) => {
    step.value = wanted;
    if (wanted === 'move' && hint) scene.choose(hint.move);
  };
  const showNextHint = () => {
    number.value += 1;
    step.value = 'where';
  };
  return html`<section ref=${card} class="hint-card panel" tabindex="-1" aria-label=${t('hint-title')}>
    <header>
      <p class="eyebrow">${t('hint-title')}</p>
      ${
        hint &&
        html`<ol class="hint-steps">
          ${STEPS.filter((name) => place || name !== 'where').map(
            (name) =>
              html`<li key=${name} aria-current=${name === shownStep ? 'step' : null}>${t(`hint-${name}`)}</li>`,
          )}
        </ol>`
      }
      <button type="button" class="tool" aria-label=${t('close')} onClick=${close}>
        <${ToolIcon} name="close" />
      </button>
    </header>
    <div class="hint-text" role="status">
      ${lastRefusal.value && html`<p class="notice stop">${refusalText(lastRefusal.value)}</p>`}
      ${
        !hints.value &&
        !lastRefusal.value &&
        html`<p class="notice"><${BrandMark} class="star-wait" />${t('hint-thinking')}</p>`
      }
      ${hint && html`<${HintText} hint=${hint} step=${shownStep} place=${place} scene=${scene} />`}
    </div>
    ${
      hint &&
      (next || !isLast) &&
      html`<div class="hint-buttons">
        ${
          !isLast &&
          html`<button type="button" class="link" onClick=${showNextHint}>
            ${t('hint-other', { number: number.value + 1, count: hints.value?.length ?? 0 })}
          </button>`
        }
        ${
          next &&
          html`<button type="button" class="btn quiet" data-step onClick=${() => show(next)}>
            ${t(next === 'why' ? 'hint-show-why' : 'hint-show-move')}
          </button>`
        }
      </div>`
    }
  </section>
    ${targets.length > 0 && html`<${Rings} key=${`${number.value} ${shownStep}`} targets=${targets} />`}`;
}
