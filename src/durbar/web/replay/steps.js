// Stepping through a game: the actions of the buttons and keys, and automatic playback.
import { useEffect, useSignal } from '../html.js';
import { preferences } from '../preferences.js';

/** @import {Key} from '../table/part.js' */
/** @import {Replay} from './replay.js' */
/** @import {Signal} from '../html.js' */

/** The keyboard shortcuts of the replay. @type {Key[]} */
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
 * The actions that go to another position.
 * @typedef Steps
 * @property {() => void} first goes to the start of the game
 * @property {() => void} chapterBack goes to the start of the current chapter (a visit or a turn) or, if it is already
 *   there, of the previous chapter
 * @property {() => void} back goes back by one move
 * @property {() => void} toggle starts or stops playback
 * @property {() => void} forward goes forward by one move
 * @property {() => void} chapterForward goes to the start of the next chapter
 * @property {() => void} last goes to the end of the game
 * @property {(number: number) => void} goTo goes to the position after this many moves
 */

/**
 * Returns the actions that go to another position; each of them stops playback.
 * @param {Replay} replay
 * @param {{toggle: () => void, stop: () => void}} playback
 * @returns {Steps}
 */
export function makeSteps(replay, playback) {
  const { number, last, chapters } = replay;
  const goTo = (/** @type {number} */ moveCount) => {
    playback.stop();
    replay.goTo(moveCount);
  };
  return {
    goTo,
    first: () => goTo(0),
    back: () => goTo(number.value - 1),
    forward: () => goTo(number.value + 1),
    last: () => goTo(last.value),
    chapterBack: () => goTo(chapters.value.findLast((start) => start < number.value) ?? 0),
    chapterForward: () => goTo(chapters.value.find((start) => start > number.value) ?? last.value),
    toggle: playback.toggle,
  };
}

/**
 * Returns the action of a key, or null.
 * @param {KeyboardEvent} event @param {Steps} steps @returns {(() => void) | null}
 */
function stepForKey(event, steps) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? steps.chapterBack : steps.back;
    case 'ArrowRight':
      return event.shiftKey ? steps.chapterForward : steps.forward;
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
 * Runs the actions of keys. Keys that are pressed in a field, in a dialog, or in a group of elements with roving focus
 * have no action here.
 * @param {Steps} steps
 */
export function useStepKeys(steps) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.defaultPrevented || target.closest?.('input:not([type="range"]), textarea, select, dialog')) return;
      if (event.key === ' ' && target.closest?.('button, a, summary, [role="button"]')) return;
      const step = stepForKey(event, steps);
      if (!step) return;
      event.preventDefault();
      step();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

/** How long playback shows each position, in milliseconds at speed 1. */
const POSITION_DURATION = 1300;

/**
 * Returns the playback of the replay, which shows one position after the other until the end or until it is stopped.
 * @param {Replay} replay
 * @returns {{on: Signal<boolean>, toggle: () => void, stop: () => void}}
 */
export function usePlayback(replay) {
  const isPlaying = useSignal(false);
  const { number, last } = replay;
  useEffect(() => {
    if (!isPlaying.value) return;
    let isStopped = false;
    (async () => {
      while (!isStopped && number.value < last.value) {
        await new Promise((resolve) => setTimeout(resolve, POSITION_DURATION / preferences.value.speed));
        if (!isStopped) await replay.goTo(number.value + 1);
      }
      if (!isStopped) isPlaying.value = false;
    })();
    return () => (isStopped = true);
  }, [isPlaying.value]);
  const toggle = () => {
    // At the end, playback starts from the beginning.
    if (!isPlaying.value && number.value >= last.value) replay.goTo(0);
    isPlaying.value = !isPlaying.value;
  };
  return { on: isPlaying, toggle, stop: () => (isPlaying.value = false) };
}
