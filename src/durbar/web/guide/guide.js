// The guide of a first game. It determines the current step, and allows only the actions that the step asks for.
import { computed, effect, html, signal } from '../html.js';
import { readGuide } from '../api/client.js';
import { loadAssets } from '../assets.js';
import { Card } from './card.js';
import { progressOf, saveProgress } from './progress.js';

await loadAssets(import.meta.url, ['./guide.css']);

/**
 * A step of the guide, as the server sends it.
 * @typedef Step
 * @property {number} at the number of moves in the game after which the step is shown
 * @property {string} says the last part of the id of its message in the catalogs
 * @property {string[]} points the names of its targets, which are the elements that it points at
 * @property {'look' | 'pick' | 'move'} do whether the user only reads, picks a thing (such as a tile), or makes a move
 * @property {string | null} move the move that the step asks for
 * @property {string | null} lies a thing that places the move's tile in a wrong orientation first, so that the user
 *   learns to turn it; null in most steps
 */
/** @typedef {import('../table/part.js').GamePart} GamePart */

/**
 * The state of the guide at a table, for its card.
 * @typedef GuideState
 * @property {Step[]} steps
 * @property {import('../html.js').ReadonlySignal<Step | null>} step the current step; null while others move
 * @property {import('../html.js').Signal<'guide-look-first' | 'guide-not-yet' | null>} nudge the id of a message that
 *   is shown after the user tried something else, or null
 * @property {import('../html.js').Signal<string[]>} picked the things (cards, tiles, cities) picked so
 *   far
 * @property {import('../html.js').ReadonlySignal<import('../table/part.js').LegalMove | null>} ready the
 *   move that only needs to be confirmed
 * @property {import('../html.js').ReadonlySignal<'asked' | 'other' | 'offer'>} waits what the preview shows: the move
 *   that the step asks for (`asked`), another move or thing that is picked (`other`), or at most an offered move
 *   (`offer`)
 * @property {() => void} next goes to the next step
 * @property {(() => void) | null} back goes to the previous step, if there is one
 * @property {() => void} leave leaves the guide
 */

/**
 * Whether the picks already determine a given move, or picking more things can still lead to it.
 * @param {GamePart} part
 * @param {import('../table/part.js').View | null | undefined} view
 * @param {string[]} picked
 * @param {string} move
 * @returns {boolean}
 */
export function leadsTo(part, view, picked, move) {
  const { moves, next } = part.candidates(view, picked);
  if (moves.some(({ text }) => text === move)) return true;
  return [...next].some((thing) => {
    const more = part.pick?.(view, picked, thing) ?? [...picked, thing];
    return (
      more.length > picked.length && picked.every((thing) => more.includes(thing)) && leadsTo(part, view, more, move)
    );
  });
}

/**
 * Whether turning the picked tile, up to three times, results in a given move.
 * @param {GamePart} part @param {import('../table/part.js').View | null | undefined} view @param {string[]} picked
 * @param {string} move
 */
export function turnsTo(part, view, picked, move) {
  let picks = picked;
  for (let turn = 0; turn < 4; turn++) {
    if (part.candidates(view, picks).complete?.text === move) return true;
    picks = part.pick?.(view, picks, 'turn') ?? picks;
  }
  return false;
}

/**
 * Creates the guide of a table.
 * @param {import('../api/table.js').Store} store
 * @param {GamePart} part
 * @param {import('../table/selection.js').Selection} selection
 * @returns {Promise<import('../table/assistant.js').Assistant>}
 */
export async function makeGuide(store, part, selection) {
  const table = store.id;
  /** @type {{steps: Step[]}} */
  const { steps } = await readGuide(store.state.value?.game ?? '');
  /** @type {GuideState['nudge']} */
  const nudge = signal(null);
  const movesMade = computed(() => store.state.value?.view?.moves_made ?? 0);
  const stepsHere = computed(() => steps.filter(({ at }) => at === movesMade.value));
  const stepsRead = computed(() => (progressOf(table).at === movesMade.value ? progressOf(table).looked : 0));
  const unreadStep = computed(() => stepsHere.value[Math.min(stepsRead.value, stepsHere.value.length - 1)] ?? null);
  // Whether the thing that the step asks for is picked. If it is, the next step is shown. If the user then removes it
  // from the picks, this step is shown again.
  const isPicked = computed(
    () => unreadStep.value?.do === 'pick' && selection.picked.value.length > 0 && selection.ready.value !== null,
  );
  const step = computed(() => {
    if (!selection.isActing.value) return null;
    if (!isPicked.value) return unreadStep.value;
    return stepsHere.value[stepsHere.value.indexOf(unreadStep.value) + 1] ?? null;
  });

  // When the user points at the space of the step, the preview shows the tile in the orientation of `lies`.
  effect(() => {
    const currentStep = step.value;
    if (!currentStep?.lies || selection.pointed.value !== currentStep.move || progressOf(table).left) return;
    const view = store.state.value?.view;
    selection.pointed.value =
      part.candidates(view, part.pick?.(view, [], currentStep.lies) ?? []).complete?.text ?? null;
  });

  const setStepsRead = (/** @type {number} */ count) => {
    nudge.value = null;
    selection.clear();
    saveProgress(table, { at: movesMade.value, looked: count });
  };
  /** @type {GuideState} */
  const guide = {
    steps,
    step,
    nudge,
    picked: selection.picked,
    ready: selection.ready,
    waits: computed(() => {
      const move = selection.ready.value ?? selection.offered.value;
      if (step.value?.do === 'move' && move?.text === step.value.move) return 'asked';
      return selection.picked.value.length ? 'other' : 'offer';
    }),
    next: () => setStepsRead(stepsRead.value + 1),
    get back() {
      if (isPicked.value) return selection.clear;
      return stepsRead.value > 0 ? () => setStepsRead(stepsRead.value - 1) : null;
    },
    leave: () => saveProgress(table, { left: true }),
  };

  /**
   * Shows a nudge if an action is not allowed, and otherwise hides the nudge. Returns `isAllowed`.
   * @param {boolean} isAllowed @param {'guide-look-first' | 'guide-not-yet'} nudgeId
   */
  const allow = (isAllowed, nudgeId) => {
    nudge.value = isAllowed ? null : nudgeId;
    return isAllowed;
  };
  return {
    canPick(thing) {
      const currentStep = step.value;
      if (!currentStep) return true;
      if (currentStep.do === 'look' || !currentStep.move) return allow(false, 'guide-look-first');
      const view = store.state.value?.view;
      const before = selection.picked.value;
      if (thing === currentStep.lies) return allow(true, 'guide-not-yet');
      const after = part.pick?.(view, before, thing) ?? [...before, thing];
      // The pick would place the tile in the right orientation at once; place it in the wrong one first.
      if (currentStep.lies && part.candidates(view, after).complete?.text === currentStep.move) {
        nudge.value = null;
        selection.picked.value = part.pick?.(view, before, currentStep.lies) ?? after;
        return false;
      }
      if (isPicked.value && turnsTo(part, view, after, currentStep.move)) return allow(true, 'guide-not-yet');
      // If the rules do not allow the user to pick the thing, the table explains why.
      return allow(after === before || leadsTo(part, view, after, currentStep.move), 'guide-not-yet');
    },
    canMake(move) {
      const currentStep = step.value;
      if (!currentStep) return true;
      return currentStep.do === 'look'
        ? allow(false, 'guide-look-first')
        : allow(move === currentStep.move, 'guide-not-yet');
    },
    // Where the table moves the focus. The guide's card itself focuses the element that a step points at.
    focus: () => (!step.value ? null : guide.waits.value === 'asked' ? 'confirm' : 'prompt'),
    // The dock's prompt only refers to the guide, so that the user does not see two different instructions.
    headline({ t }) {
      const currentStep = step.value;
      return currentStep && t(currentStep.do === 'look' ? 'guide-dock-reads' : 'guide-dock-asks');
    },
    View: ({ scene }) => html`<${Card} guide=${guide} scene=${scene} />`,
  };
}
