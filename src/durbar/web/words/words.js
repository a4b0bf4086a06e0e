// Translation: message catalogs read with Fluent, in the current language.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { signal } from '../html.js';

/**
 * The arguments of a message.
 * @typedef {Record<string, import('../vendor/fluent/index.js').FluentVariable | undefined>} Args
 */

export const LANGUAGES = ['en', 'fr'];

/** The current language. */
export const language = signal('en');

/** Counts the catalogs loaded, so that texts are rendered again. */
const read = signal(0);

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {URL[]} folders whose catalogs are wanted in every language spoken */
const folders = [];

/** @param {string} tongue */
function bundleOf(tongue) {
  let bundle = bundles.get(tongue);
  if (!bundle) {
    // No isolation marks: both languages are written from left to right.
    bundle = new FluentBundle(tongue, { useIsolating: false });
    bundles.set(tongue, bundle);
  }
  return bundle;
}

/** @type {Map<string, Promise<void>>} catalogs read or being read */
const catalogs = new Map();

/** @param {URL} folder @param {string} tongue */
function readCatalog(folder, tongue) {
  const address = new URL(`${tongue}.ftl`, folder).href;
  let reading = catalogs.get(address);
  if (!reading) {
    reading = fetch(address).then(async (answer) => {
      if (!answer.ok) return;
      bundleOf(tongue).addResource(new FluentResource(await answer.text()), { allowOverrides: true });
      read.value += 1;
    });
    catalogs.set(address, reading);
  }
  return reading;
}

/** Loads the catalogs of a folder that has `en.ftl` and `fr.ftl`. @param {URL} folder */
export async function learn(folder) {
  folders.push(folder);
  await Promise.all(['en', language.value].map((tongue) => readCatalog(folder, tongue)));
}

/** Changes the current language. @param {string} tongue */
export async function speak(tongue) {
  if (!LANGUAGES.includes(tongue)) return;
  if (folders.length) await Promise.all(folders.map((folder) => readCatalog(folder, tongue)));
  language.value = tongue;
  document.documentElement.lang = tongue;
}

/** Returns the first of the browser's languages that Durbar has catalogs for. */
export const browserLanguage = () =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? 'en';

/** Returns the browser's regional variant of the current language, for dates and times: "en-GB" has no "pm". */
export const locale = () => navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? language.value;

/** Casts the arguments to the type that Fluent takes. @param {Args} [args] */
const given = (args) =>
  /** @type {Record<string, import('../vendor/fluent/index.js').FluentVariable> | null} */ (args ?? null);

/**
 * Translates a message into the current language, otherwise into English; without one, returns its id.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export const t = (id, args) => tOr(id, id, args);

/**
 * Translates a message that may not exist: a game without a part here supplies its own names.
 * @param {string} id
 * @param {string} otherwise
 * @param {Args} [args]
 * @returns {string}
 */
export function tOr(id, otherwise, args) {
  read.value; // subscribes the component, so that it is rendered again when a catalog loads
  for (const tongue of [language.value, 'en']) {
    const bundle = bundles.get(tongue);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, given(args), []);
  }
  return otherwise;
}
