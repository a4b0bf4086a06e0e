// Translation: message catalogs read with Fluent, in the current language.
import { FluentBundle, FluentResource } from '../vendor/fluent/index.js';
import { signal } from '../html.js';

/** @import {FluentVariable} from '../vendor/fluent/index.js' */

/**
 * The arguments of a message.
 * @typedef {Record<string, FluentVariable | undefined>} Args
 */

/** The languages that have catalogs. */
export const LANGUAGES = ['en', 'fr'];

/** The current language. */
export const language = signal('en');

/** The number of catalogs loaded. When it changes, all texts are rendered again. */
const catalogsLoaded = signal(0);

/** The messages of each language. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The folders whose catalogs are used. When the language changes, their catalogs are loaded again. @type {URL[]} */
const folders = [];

/** Returns the bundle of a language. @param {string} code */
function getBundle(code) {
  let bundle = bundles.get(code);
  if (!bundle) {
    // Unicode isolation marks are not needed: both languages are written from left to right.
    bundle = new FluentBundle(code, { useIsolating: false });
    bundles.set(code, bundle);
  }
  return bundle;
}

/** The catalogs that have been requested, by address. @type {Map<string, Promise<void>>} */
const catalogs = new Map();

/** Loads the catalog of a folder in a language, once. @param {URL} folder @param {string} code */
function readCatalog(folder, code) {
  const address = new URL(`${code}.ftl`, folder).href;
  let loading = catalogs.get(address);
  if (!loading) {
    loading = fetch(address).then(async (response) => {
      if (!response.ok) return;
      getBundle(code).addResource(new FluentResource(await response.text()), { allowOverrides: true });
      catalogsLoaded.value += 1;
    });
    catalogs.set(address, loading);
  }
  return loading;
}

/**
 * Loads the catalogs of a folder in the current language, and in English for messages that the language lacks. The
 * folder has a file such as `fr.ftl` for each language.
 * @param {URL} folder
 */
export async function loadCatalog(folder) {
  folders.push(folder);
  await Promise.all(['en', language.value].map((code) => readCatalog(folder, code)));
}

/** Changes the current language. @param {string} code */
export async function setLanguage(code) {
  if (!LANGUAGES.includes(code)) return;
  if (folders.length) await Promise.all(folders.map((folder) => readCatalog(folder, code)));
  language.value = code;
  document.documentElement.lang = code;
}

/** Returns the first of the browser's languages that Durbar has catalogs for. */
export const browserLanguage = () =>
  navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag)) ?? 'en';

/** Returns the browser's regional variant of the current language, such as "en-GB", for dates and times. */
export const locale = () => navigator.languages.find((tag) => tag.slice(0, 2) === language.value) ?? language.value;

/** Returns words as a list in the current language, such as "a, b and c". @param {string[]} words */
export const listed = (words) => new Intl.ListFormat(language.value).format(words);

/** Casts the arguments to the type that Fluent takes. @param {Args} [args] */
const toFluent = (args) => /** @type {Record<string, FluentVariable> | null} */ (args ?? null);

/**
 * Translates a message into the current language, or into English if the current language lacks it. If both lack it,
 * returns its id.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export const t = (id, args) => tOr(id, id, args);

/**
 * Translates a message, or returns `fallback` if no catalog has it: games without their own web code have no catalog.
 * @param {string} id
 * @param {string} fallback
 * @param {Args} [args]
 * @returns {string}
 */
export function tOr(id, fallback, args) {
  catalogsLoaded.value; // subscribes the component, so that it is rendered again when a catalog loads
  for (const code of [language.value, 'en']) {
    const bundle = bundles.get(code);
    const message = bundle?.getMessage(id);
    if (bundle && message?.value) return bundle.formatPattern(message.value, toFluent(args), []);
  }
  return fallback;
}
