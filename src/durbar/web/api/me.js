// The profile of this browser's user: a name, a colour (named after a gemstone, `stone`) and a silhouette (`figure`).
// There are no accounts.
import { signal } from '../html.js';
import { passwordRequired, readMe, saveMe } from './client.js';

/** @typedef {{name: string, stone: string, figure: string}} Me */
/** @typedef {import('./model.js').Me['announcement']} Announcement */

/** The profile of this browser's user. @type {import('../html.js').Signal<Me>} */
export const me = signal({ name: '', stone: 'turquoise', figure: 'dome' });

/** The operator's announcement, or null if there is none. @type {import('../html.js').Signal<Announcement>} */
export const announcement = signal(/** @type {Announcement} */ (null));

/** The request that loads the profile. @type {Promise<void> | null} */
let loading = null;
/** The timer after which changes are saved. @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Whether the user has edited the profile. An edited profile is not replaced by the server's. */
let isEdited = false;
/** The latest request that saves the profile. @type {Promise<void>} */
let saving = Promise.resolve();

/** Loads the profile once. A further call sends a new request only if the previous request failed. */
export function loadMe() {
  loading ??= readMe().then(
    ({ name, stone, figure, password_needed: needed, announcement: text }) => {
      passwordRequired.value = !!needed;
      announcement.value = text;
      if (!isEdited) me.value = { name, stone: stone || me.value.stone, figure: figure || me.value.figure };
    },
    (refusal) => {
      loading = null; // so that the next call tries again
      throw refusal;
    },
  );
  return loading;
}

/** Loads the announcement again. Without a response the previous one stays. */
export const readAnnouncement = () =>
  readMe().then(
    ({ announcement: text }) => (announcement.value = text),
    () => {},
  );

/** Changes the profile, and saves it when there were no more changes for half a second. @param {Partial<Me>} changes */
export function changeMe(changes) {
  isEdited = true;
  me.value = { ...me.value, ...changes };
  clearTimeout(timer);
  timer = setTimeout(() => saveNow().catch(() => {}), 500); // if this fails, the next change saves all
}

/** Saves pending changes at once, for instance before a table is created. Resolves when the server has saved them. */
export function saveNow() {
  if (timer !== undefined) {
    clearTimeout(timer);
    timer = undefined;
    saving = saveMe(me.value).then(() => {});
  }
  return saving;
}
