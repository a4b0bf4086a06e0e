// The profile of this browser's user: a name, a stone and a silhouette, without an account.
import { signal } from '../html.js';
import { passwordRequired, readMe, saveMe } from './client.js';

/** @typedef {{name: string, stone: string, figure: string}} Me */

/** @type {import('../html.js').Signal<Me>} */
export const me = signal({ name: '', stone: 'turquoise', figure: 'dome' });

/** @type {Promise<void> | null} */
let loading = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Whether the user has edited the profile; then the server's response does not replace it. */
let isEdited = false;
/** The latest request that saves the profile. @type {Promise<void>} */
let saving = Promise.resolve();

/** Loads the profile, once. */
export function loadMe() {
  loading ??= readMe().then(
    ({ name, stone, figure, password_needed: needed }) => {
      passwordRequired.value = !!needed;
      if (!isEdited) me.value = { name, stone: stone || me.value.stone, figure: figure || me.value.figure };
    },
    (refusal) => {
      loading = null; // so that the next call tries again
      throw refusal;
    },
  );
  return loading;
}

/** Changes the profile; it is saved when typing has stopped for half a second. @param {Partial<Me>} changes */
export function changeMe(changes) {
  isEdited = true;
  me.value = { ...me.value, ...changes };
  clearTimeout(timer);
  timer = setTimeout(() => saveNow().catch(() => {}), 500); // unsaved changes are sent with the next one
}

/** Saves pending changes and resolves when the server has them, for instance before a table is created. */
export function saveNow() {
  if (timer !== undefined) {
    clearTimeout(timer);
    timer = undefined;
    saving = saveMe(me.value).then(() => {});
  }
  return saving;
}
