// The assistant of a player, if there is one: the guide of a first game, or the coach. The module of an assistant is
// loaded only when it is needed.
import { useComputed, useSignal, useSignalEffect } from '../html.js';
import { hasLeft } from '../guide/progress.js';
import { preferences } from '../preferences.js';

/**
 * The guide or the coach.
 * @typedef Assistant
 * @property {(thing: string) => boolean} canPick whether it allows the user to pick a thing, such as a card or a city
 * @property {(move: string) => boolean | Promise<boolean>} canMake whether it allows the user to make
 *   a move
 * @property {() => import('../focus/restore.js').Place | null} [focus] returns where the keyboard focus belongs, or
 *   null for the table's usual place
 * @property {(scene: import('./part.js').Scene) => string | null} [headline] returns a text that replaces the
 *   prompt in the dock, or null
 * @property {(props: {scene: import('./part.js').Scene, make: (move: string) => void}) =>
 *   import('../html.js').Children} View shows the assistant's card
 */

/**
 * Whether the coach is available: all other players are bots of the level novice, and hints are allowed.
 * @param {import('./part.js').State} state
 */
export const canCoach = ({ seats, seat, hints, stage, kind }) =>
  stage === 'running' &&
  kind !== 'analysis' &&
  hints !== false &&
  seat !== null &&
  seats.every((other, index) => index === seat || other.level === 'novice');

/**
 * Returns which assistant a table should have, or null for none.
 * @param {import('./part.js').State | null} state @returns {'guide' | 'coach' | null}
 */
function chooseAssistant(state) {
  if (!state || state.seat === null || state.stage !== 'running' || state.past !== undefined) return null;
  if (state.guide === 'leads' && !hasLeft(state.table)) return 'guide';
  return preferences.value.coach && canCoach(state) ? 'coach' : null;
}

/**
 * Returns the assistant of the table, or null if there is none or its module has not loaded yet.
 * @param {import('../api/table.js').Store} store
 * @param {import('./part.js').GamePart} part
 * @param {import('./selection.js').Selection} selection
 * @returns {Assistant | null}
 */
export function useAssistant(store, part, selection) {
  /** @type {import('../html.js').Signal<Assistant | null>} */
  const assistant = useSignal(null);
  const wanted = useComputed(() => chooseAssistant(store.state.value));
  useSignalEffect(() => {
    const kind = wanted.value;
    assistant.value = null;
    if (!kind) return;
    const loading =
      kind === 'guide'
        ? import('../guide/guide.js').then(({ makeGuide }) => makeGuide(store, part, selection))
        : import('../guide/coach.js').then(({ makeCoach }) => makeCoach(store));
    loading.then((loaded) => {
      if (wanted.peek() === kind) assistant.value = loaded;
    }, console.error); // the table is playable without an assistant
  });
  return assistant.value;
}
