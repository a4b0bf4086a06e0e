// The ending of a game at the table: its points are counted step by step while the board lights up what is counted.
import { html, useComputed, useEffect, useLayoutEffect, useRef, useSignal } from '../html.js';
import { loadAssets } from '../assets.js';
import { animationsOn, preferences } from '../preferences.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { seatNote } from '../table/seats.js';
import { t } from '../words/words.js';
import { seatsByRank } from './verdict.js';

/** @import {Signal, ReadonlySignal} from '../html.js' */
/** @import {Scene, State} from '../table/part.js' */
/** @typedef {import('../api/model.js').CountingStep} CountingStep */

await loadAssets(import.meta.url, ['./ending.css']);

/**
 * The steps of the counting whose points the board lights up, for example the palaces of a player. `isVeiled` tells
 * whether the rest of the board is veiled, and `hasRings` whether the pieces that are lit up have rings.
 * @typedef {{steps: CountingStep[], isVeiled: boolean, hasRings: boolean}} Lit
 */
/**
 * The state of the ending. `step` is the index of the step that is being counted, or null before and after the
 * counting; `shown` is the seat whose part of the board the viewer wants to see. `skippedByPress` tells whether
 * the press that is being handled has ended the counting, so that it must not close the result too; a second call for
 * the same press returns false.
 * @typedef {{step: Signal<number | null>, shown: Signal<number | null>, lit: ReadonlySignal<Lit | null>,
 *   skippedByPress: () => boolean}} Ending
 */

/** How long the whole counting should take, in milliseconds at speed 1. */
const COUNTING_DURATION = 7000;
/** The shortest and the longest duration of a step, in milliseconds at speed 1. */
const [MIN_STEP, MAX_STEP] = [600, 1300];
/** How long the rows of the ranking take to move to their places, in milliseconds at speed 1. */
const MOVING_DURATION = 420;

/** The tables that this page has shown while their game was running. @type {Set<string>} */
const seenRunning = new Set();

/** Whether a step lights up something. @param {CountingStep} step */
const hasLight = ({ light }) =>
  Object.values(light).some((value) => /** @type {string | unknown[]} */ (value).length > 0);

/**
 * Counts the points step by step when a game ends, if this page has shown the game while it was running. A page that is
 * opened after the end shows the result at once. A key press or a tap ends the counting.
 * @param {State} state @param {boolean} isReplay
 * @returns {Ending}
 */
export function useEnding(state, isReplay) {
  /** @type {Signal<number | null>} */
  const step = useSignal(null);
  /** @type {Signal<number | null>} */
  const shown = useSignal(null);
  const steps = useSignal(state.ending?.counting ?? []);
  const winners = useSignal(/** @type {number[]} */ ([]));
  steps.value = state.ending?.counting ?? [];
  winners.value = (!isReplay && state.view?.outcome?.winners) || [];
  const hasSkipped = useRef(false);
  const lit = useComputed(() => {
    if (step.value !== null)
      return { steps: [steps.value[step.value]].filter(hasLight), isVeiled: true, hasRings: true };
    const isVeiled = shown.value !== null; // the viewer wants to see only one player
    const seats = shown.value === null ? winners.value : [shown.value];
    const ofSeats = seats.flatMap((seat) => steps.value.find((step) => step.seat === seat && hasLight(step)) ?? []);
    return ofSeats.length ? { steps: ofSeats, isVeiled, hasRings: true } : null;
  });

  useLayoutEffect(() => {
    if (isReplay) return;
    if (state.stage === 'running') seenRunning.add(state.table);
    else if (seenRunning.delete(state.table) && steps.value.length && animationsOn() && !document.hidden)
      step.value = 0;
  }, [state.stage]);

  const isCounting = step.value !== null;
  useEffect(() => {
    if (step.value === null) return;
    const duration = Math.min(MAX_STEP, Math.max(MIN_STEP, COUNTING_DURATION / steps.value.length));
    const timer = setTimeout(() => {
      if (step.value !== null) step.value = step.value + 1 < steps.value.length ? step.value + 1 : null;
    }, duration / preferences.value.speed);
    return () => clearTimeout(timer);
  }, [step.value]);
  // A layout effect runs before the user can see the first step and press a key.
  useLayoutEffect(() => {
    if (!isCounting) return;
    const listeners = new AbortController();
    const skip = (/** @type {Event} */ event) => {
      listeners.abort();
      step.value = null;
      // Escape, or a tap beside the result, would close the result that the user has not seen yet.
      if (event instanceof KeyboardEvent && event.key === 'Escape') event.preventDefault();
      hasSkipped.current = event.type === 'pointerdown' && event.target instanceof HTMLDialogElement;
    };
    for (const kind of ['keydown', 'pointerdown'])
      addEventListener(kind, skip, { capture: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [isCounting]);

  const skippedByPress = () => {
    const skipped = hasSkipped.current;
    hasSkipped.current = false;
    return skipped;
  };
  return { step, shown, lit, skippedByPress };
}

/** Returns the points of a seat in a step. @param {CountingStep} step @param {number} seat */
const pointsIn = (step, seat) => Object.values(step.points[seat]).reduce((sum, points) => sum + points, 0);

/** Formats points with a sign. @param {number} points */
const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);

/** Lets the rows of a list glide to their new places when their order changes. @param {Scene} scene */
function useGlidingRows(scene) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const tops = useRef(/** @type {Map<string, number>} */ (new Map()));
  useLayoutEffect(() => {
    for (const row of /** @type {HTMLElement[]} */ ([...(ref.current?.children ?? [])])) {
      const key = row.dataset.seat ?? '';
      const before = tops.current.get(key);
      tops.current.set(key, row.offsetTop);
      if (before === undefined || before === row.offsetTop || !scene.motion) continue;
      row.animate([{ transform: `translateY(${before - row.offsetTop}px)` }, { transform: 'none' }], {
        duration: MOVING_DURATION / preferences.value.speed,
        easing: 'cubic-bezier(.2,.7,.2,1)',
      });
    }
  });
  return ref;
}

/**
 * The players with their points: while the points are counted, what has been counted so far, and afterwards the
 * ranking. A button in a row shows on the board what that player has there.
 * @param {{scene: Scene}} props
 */
export function Scoreboard({ scene }) {
  const { view, seats, names, state, ending } = scene;
  const steps = state.ending?.counting ?? [];
  const index = ending.step.value;
  const isCounting = index !== null;
  const rows = useGlidingRows(scene);
  const order = isCounting ? seats.map((_, seat) => seat) : seatsByRank(scene);
  const highest = Math.max(1, ...view.scores);
  return html`<ol class="ranking counted-ranking ${isCounting ? 'counting' : ''}" ref=${rows}>
    ${order.map((seat) => {
      const score = isCounting
        ? steps.slice(0, index + 1).reduce((sum, step) => sum + pointsIn(step, seat), 0)
        : view.scores[seat];
      const gained = isCounting ? pointsIn(steps[index], seat) : 0;
      const hasPart = steps.some((step) => step.seat === seat && hasLight(step));
      const isShown = ending.shown.value === seat;
      const rank = view.outcome?.ranks?.[seat] ?? '';
      const className = isCounting ? gained && 'now' : rank === 1 && 'first';
      return html`<li key=${seat} data-seat=${seat} data-p=${seats[seat].stone}
          class="${seat === scene.seat ? 'you' : ''} ${className || ''}">
        <span class="rank">${isCounting ? '' : rank}</span>
        <${Emblem} figure=${seats[seat].figure} stone=${seats[seat].stone} />
        <span class="rank-name"><b>${names[seat]}</b>
          <small>${seatNote(seats[seat], t)}</small></span>
        ${
          hasPart && !isCounting
            ? html`<button type="button" class="tool" aria-pressed=${isShown ? 'true' : 'false'}
                aria-label=${t('ending-show', { name: names[seat] })} title=${t('ending-show', { name: names[seat] })}
                onClick=${() => (ending.shown.value = isShown ? null : seat)}><${ToolIcon} name="eye" /></button>`
            : html`<span class="gained" key=${index}>${gained ? signed(gained) : ''}</span>`
        }
        <span class="score-number">${score}</span>
        <span class="rank-bar" aria-hidden="true"><span
            style=${{ '--share': Math.max(0, score) / highest }}></span></span>
      </li>`;
    })}
  </ol>`;
}
