// The guide of a first game, or the coach: one of them may accompany a player. Each is loaded only where it is needed.
import { useComputed, useSignal, useSignalEffect } from '../html.js';
import { hasLeft } from '../guide/kept.js';
import { preferences } from '../preferences.js';

/**
 * @typedef Company
 * @property {(thing: string) => boolean} mayPick
 * @property {(move: string) => boolean | Promise<boolean>} mayMake
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
  seats.every((one, index) => index === seat || one.level === 'novice');

/** @param {import('./part.js').State | null} state @returns {'guide' | 'coach' | null} */
function wantedAt(state) {
  if (!state || state.seat === null || state.stage !== 'running' || state.past !== undefined) return null;
  if (state.guide === 'leads' && !hasLeft(state.table)) return 'guide';
  return preferences.value.coach && canCoach(state) ? 'coach' : null;
}

/**
 * @param {import('../api/table.js').Store} store
 * @param {import('./part.js').GamePart} part
 * @param {import('./choosing.js').Choosing} choosing
 * @returns {Company | null}
 */
export function useCompany(store, part, choosing) {
  /** @type {import('../html.js').Signal<Company | null>} */
  const company = useSignal(null);
  const wanted = useComputed(() => wantedAt(store.state.value));
  useSignalEffect(() => {
    const which = wanted.value;
    company.value = null;
    if (!which) return;
    const made =
      which === 'guide'
        ? import('../guide/guide.js').then(({ makeGuide }) => makeGuide(store, part, choosing))
        : import('../guide/coach.js').then(({ makeCoach }) => makeCoach(store));
    made.then((one) => {
      if (wanted.peek() === which) company.value = one;
    }, console.error); // the table is playable without them
  });
  return company.value;
}
