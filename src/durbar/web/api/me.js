// Who sits at this browser: a name, a stone and a silhouette, without an account.
import { signal } from '../html.js';
import { readMe, saveMe } from './client.js';

/** @typedef {{name: string, stone: string, figure: string}} Me */

/** @type {import('../html.js').Signal<Me>} */
export const me = signal({ name: '', stone: 'turquoise', figure: 'dome' });

/** Whether the server asks for its password first. */
export const closed = signal(false);

/** @type {Promise<void> | null} */
let reading = null;

/** Reads who this is, once. */
export function knowMe() {
  reading ??= readMe().then(({ name, stone, figure, password_needed: needed }) => {
    me.value = { name, stone: stone || me.value.stone, figure: figure || me.value.figure };
    closed.value = !!needed;
  });
  return reading;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;

/** Changes who this is; it is sent once the typing has stopped. @param {Partial<Me>} changed */
export function becomeMe(changed) {
  me.value = { ...me.value, ...changed };
  clearTimeout(later);
  later = setTimeout(saveNow, 500);
}

/** Sends it now, for instance because a table is about to be made. */
export async function saveNow() {
  clearTimeout(later);
  if (later === undefined) return;
  later = undefined;
  await saveMe(me.value);
}
