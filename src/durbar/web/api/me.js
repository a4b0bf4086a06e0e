// Who sits at this browser: a name, a stone and a silhouette, without an account.
import { signal } from '../html.js';
import { closed, readMe, saveMe } from './client.js';

/** @typedef {{name: string, stone: string, figure: string}} Me */

/** @type {import('../html.js').Signal<Me>} */
export const me = signal({ name: '', stone: 'turquoise', figure: 'dome' });

/** @type {Promise<void> | null} */
let reading = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
/** Who has begun to type knows better than the server. */
let changed = false;
/** What is on its way to the server. @type {Promise<void>} */
let sending = Promise.resolve();

/** Reads who this is, once. */
export function knowMe() {
  reading ??= readMe().then(
    ({ name, stone, figure, password_needed: needed }) => {
      closed.value = !!needed;
      if (!changed) me.value = { name, stone: stone || me.value.stone, figure: figure || me.value.figure };
    },
    (refusal) => {
      reading = null; // to be asked again
      throw refusal;
    },
  );
  return reading;
}

/** Changes who this is; it is sent once the typing has stopped. @param {Partial<Me>} fresh */
export function becomeMe(fresh) {
  changed = true;
  me.value = { ...me.value, ...fresh };
  clearTimeout(later);
  later = setTimeout(() => saveNow().catch(() => {}), 500); // what could not be sent is sent with the next change
}

/** Sends what has changed, and waits until the server has it: for instance because a table is about to be made. */
export function saveNow() {
  if (later !== undefined) {
    clearTimeout(later);
    later = undefined;
    sending = saveMe(me.value).then(() => {});
  }
  return sending;
}
