// What the page says, in the language chosen: message catalogs read with Fluent.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { signal } from '../html.js';

/**
 * What fills a message.
 * @typedef {Record<string, import('../vendor/fluent/index.js').FluentVariable | undefined>} Args
 */

export const LANGUAGES = ['en', 'fr'];

/** The language spoken now. */
export const language = signal('en');

/** Counts the catalogs read, so that what is on the page is said anew. */
const read = signal(0);

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {URL[]} folders whose catalogs are wanted in every language spoken */
const folders = [];

/** @param {string} tongue */
function bundleOf(tongue) {
  let bundle = bundles.get(tongue);
  if (!bundle) {
    // No isolation marks: everything said here reads from left to right.
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

/** Learns the words of a folder that has `en.ftl` and `fr.ftl`. @param {URL} folder */
export async function learn(folder) {
  folders.push(folder);
  await Promise.all(['en', language.value].map((tongue) => readCatalog(folder, tongue)));
}

/** Speaks another language from now on. @param {string} tongue */
export async function speak(tongue) {
  if (!LANGUAGES.includes(tongue)) return;
  if (folders.length) await Promise.all(folders.map((folder) => readCatalog(folder, tongue)));
  language.value = tongue;
  document.documentElement.lang = tongue;
}

/** The first of the browser's languages that Durbar speaks. */
export const browserLanguage = () =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? 'en';

/** The browser's own kind of the language spoken, for dates and times: who reads "en-GB" wants no "pm". */
export const locale = () => navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? language.value;

/** What is there of what fills a message. @param {Args} [args] */
const given = (args) =>
  /** @type {Record<string, import('../vendor/fluent/index.js').FluentVariable> | null} */ (args ?? null);

/**
 * Says a message in the language spoken, else in English, else by its name.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export const t = (id, args) => tOr(id, id, args);

/**
 * The same, for what may have no message: a game that these pages have not heard of says what it is called itself.
 * @param {string} id
 * @param {string} otherwise
 * @param {Args} [args]
 * @returns {string}
 */
export function tOr(id, otherwise, args) {
  read.value; // so that a component that says something is drawn again when a catalog is read
  for (const tongue of [language.value, 'en']) {
    const bundle = bundles.get(tongue);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, given(args), []);
  }
  return otherwise;
}
