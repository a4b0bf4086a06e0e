// The guide of a first game, or the coach: one of them may accompany a player. Each is loaded only where it is needed.
import { useComputed, useSignal, useSignalEffect } from '../html.js';
import { hasLeft } from '../guide/kept.js';
import { preferences } from '../preferences.js';

/**
 * @typedef Assistant
 * @property {(thing: string) => boolean} canPick
 * @property {(move: string) => boolean | Promise<boolean>} canMake
 * @property {() => import('../focus/restore.js').Place | null} [focus] where the focus belongs, if not at the table's
 *   own place
 * @property {(scene: import('./part.js').Scene) => string | null} [headline] replaces the dock's sentence
 * @property
 *   {(props: {scene: import('./part.js').Scene, make: (move: string) => void}) => import('../html.js').Children} View
 */

/**
 * Whether the coach is available: all others are novices, and hints are allowed.
 * @param {import('./part.js').State} state
 */
export const canCoach = ({ seats, seat, hints, stage, kind }) =>
  stage === 'running' &&
  kind !== 'analysis' &&
  hints !== false &&
  seat !== null &&
  seats.every((other, index) => index === seat || other.level === 'novice');

/** @param {import('./part.js').State | null} state @returns {'guide' | 'coach' | null} */
function wantedAssistant(state) {
  if (!state || state.seat === null || state.stage !== 'running' || state.past !== undefined) return null;
  if (state.guide === 'leads' && !hasLeft(state.table)) return 'guide';
  return preferences.value.coach && canCoach(state) ? 'coach' : null;
}

/**
 * @param {import('../api/table.js').Store} store
 * @param {import('./part.js').GamePart} part
 * @param {import('./choosing.js').Selection} selection
 * @returns {Assistant | null}
 */
export function useAssistant(store, part, selection) {
  /** @type {import('../html.js').Signal<Assistant | null>} */
  const assistant = useSignal(null);
  const wanted = useComputed(() => wantedAssistant(store.state.value));
  useSignalEffect(() => {
    const which = wanted.value;
    assistant.value = null;
    if (!which) return;
    const loading =
      which === 'guide'
        ? import('../guide/guide.js').then(({ makeGuide }) => makeGuide(store, part, selection))
        : import('../guide/coach.js').then(({ makeCoach }) => makeCoach(store));
    loading.then((loaded) => {
      if (wanted.peek() === which) assistant.value = loaded;
    }, console.error); // the table is playable without them
  });
  return assistant.value;
}
