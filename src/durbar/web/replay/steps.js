// Stepping through a game: the actions of the buttons and keys, and automatic playback.
import { useEffect, useSignal } from '../html.js';
import { preferences } from '../preferences.js';

/** The keys of the replay. @type {import('../table/part.js').Key[]} */
export const REPLAY_KEYS = [
  { key: 'ArrowLeft', does: 'replay-back' },
  { key: 'ArrowRight', does: 'replay-forth' },
  { key: 'Shift-ArrowLeft', does: 'replay-chapter-back' },
  { key: 'Shift-ArrowRight', does: 'replay-chapter-forth' },
  { key: 'Space', does: 'replay-key-play' },
  { key: 'Home', does: 'replay-first' },
  { key: 'End', does: 'replay-last' },
  { key: 'l', does: 'key-log' },
  { key: 's', does: 'key-sheet' },
  { key: '?', does: 'key-legend' },
];

/**
 * @typedef Steps
 * @property {() => void} first
 * @property {() => void} chapterBack
 * @property {() => void} back
 * @property {() => void} toggle
 * @property {() => void} forth
 * @property {() => void} chapterForth
 * @property {() => void} last
 * @property {(number: number) => void} to
 */

/**
 * @param {import('./past.js').Past} past
 * @param {{toggle: () => void, stop: () => void}} playing
 * @returns {Steps}
 */
export function stepsOf(past, playing) {
  const { number, last, chapters } = past;
  const to = (/** @type {number} */ wanted) => {
    playing.stop();
    past.go(wanted);
  };
  return {
    to,
    first: () => to(0),
    back: () => to(number.value - 1),
    forth: () => to(number.value + 1),
    last: () => to(last.value),
    chapterBack: () => to(chapters.value.findLast((start) => start < number.value) ?? 0),
    chapterForth: () => to(chapters.value.find((start) => start > number.value) ?? last.value),
    toggle: playing.toggle,
  };
}

/** Returns the step of a key. @param {KeyboardEvent} event @param {Steps} steps @returns {(() => void) | null} */
function stepOf(event, steps) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? steps.chapterBack : steps.back;
    case 'ArrowRight':
      return event.shiftKey ? steps.chapterForth : steps.forth;
    case 'Home':
      return steps.first;
    case 'End':
      return steps.last;
    case ' ':
      return steps.toggle;
    default:
      return null;
  }
}

/**
 * Handles the keys of the page. Groups with arrow keys, fields and sheets handle them themselves.
 * @param {Steps} steps
 */
export function useSteps(steps) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.defaultPrevented || target.closest?.('input:not([type="range"]), textarea, select, dialog')) return;
      if (event.key === ' ' && target.closest?.('button, a, summary, [role="button"]')) return;
      const step = stepOf(event, steps);
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** How long playback shows a position, in milliseconds at speed 1. */
const STAYS = 1300;

/**
 * Plays one move after the other until the end, or until the user does something.
 * @param {import('./past.js').Past} past
 * @returns {{on: import('../html.js').Signal<boolean>, toggle: () => void, stop: () => void}}
 */
export function usePlaying(past) {
  const on = useSignal(false);
  const { number, last } = past;
  useEffect(() => {
    if (!on.value) return;
    let over = false;
    (async () => {
      while (!over && number.value < last.value) {
        await new Promise((resolve) => setTimeout(resolve, STAYS / preferences.value.speed));
        if (!over) await past.go(number.value + 1);
      }
      if (!over) on.value = false;
    })();
    return () => (over = true);
  }, [on.value]);
  const toggle = () => {
    // At the end, playback starts from the beginning.
    if (!on.value && number.value >= last.value) past.go(0);
    on.value = !on.value;
  };
  return { on, toggle, stop: () => (on.value = false) };
}
