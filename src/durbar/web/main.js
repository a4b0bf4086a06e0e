// The entry point. It loads the SVG symbols and the messages that all pages use, and shows the page of the current
// address.
import { effect, html, render, signal } from './html.js';
import { AnnouncementBanner } from './announcement.js';
import { passwordRequired } from './api/client.js';
import { openRules } from './rules/reference.js';
import { addSigns } from './signs/signs.js';
import { t, loadCatalog } from './words/words.js';
import './preferences.js';

/** @typedef {{page: string, rest: string[]}} Address */

/**
 * Parses the address: `#/table/ID` is the page "table" with the further segments (`rest`) ["ID"]. An address that
 * cannot be decoded, such as `#/%`, is that of the home page.
 * @returns {Address}
 */
function parseAddress() {
  try {
    const [page = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
    return { page, rest };
  } catch {
    return { page: '', rest: [] };
  }
}

/**
 * The modules of the pages, by the first segment of the address.
 * @type {Record<string, () => Promise<{default: (props: {rest: string[]}) => import('./html.js').Children}>>}
 */
const PAGES = {
  '': () => import('./home/home.js'),
  now: () => import('./home/now.js'),
  table: () => import('./table/page.js'),
  replay: () => import('./replay/page.js'),
  sit: () => import('./home/link.js'),
  join: () => import('./home/link.js'),
  watch: () => import('./home/link.js'),
  rules: () => import('./rules/rules.js'),
  statistics: () => import('./statistics/statistics.js'),
  analysis: () => import('./analysis/page.js'),
  learn: () => import('./guide/learn.js'),
  about: () => import('./home/about.js'),
};

/**
 * The page that is shown, or null until the first page has loaded.
 * @type {import('./html.js').Signal<{Component: (props: {rest: string[]}) => import('./html.js').Children,
 *   name: string, rest: string[], key: string} | null>}
 */
const currentPage = signal(null);

/** Shows the page of the current address; the previous page stays visible until the new page has loaded. */
async function showPage() {
  const key = location.hash;
  const { page, rest } = parseAddress();
  const { default: Component } = await (Object.hasOwn(PAGES, page) ? PAGES[page] : PAGES[''])();
  if (location.hash !== key) return;
  currentPage.value = { Component, name: page, rest, key };
  openRules.value = null;
  scrollTo(0, 0);
}

/**
 * The page frame with the password form, or null until the form is needed and its module has loaded.
 * @type {import('./html.js').Signal<typeof import('./home/frame.js').Pages | null>}
 */
const LoginFrame = signal(null);
effect(() => {
  if (passwordRequired.value && !LoginFrame.peek())
    import('./home/frame.js').then(({ Pages }) => (LoginFrame.value = Pages));
});

/**
 * The dialog that shows the rules, or null until the rules are opened and the dialog's module has loaded.
 * @type {import('./html.js').Signal<((props: {place: import('./rules/reference.js').RulesPlace, close: () => void}) =>
 *   import('./html.js').Children) | null>}
 */
const RulesPanel = signal(null);
effect(() => {
  if (openRules.value && !RulesPanel.peek())
    import('./rules/panel.js').then(({ default: Panel }) => (RulesPanel.value = Panel));
});

/** The rules, opened over the current page. */
function RulesOverPage() {
  const close = () => (openRules.value = null);
  return openRules.value && RulesPanel.value && html`<${RulesPanel.value} place=${openRules.value} close=${close} />`;
}

/** The current page, or the password form. */
function Page() {
  const page = currentPage.value;
  // Nothing is rendered until the password form has loaded, because the user might type into a page that is about to be
  // replaced. After the login, the page of the current address is shown.
  if (passwordRequired.value && page?.name !== 'about')
    return LoginFrame.value && html`<${LoginFrame.value} current="login" />`;
  // Because of the key, Preact creates a new component for every address, so that no state is carried over.
  return page && html`<${page.Component} key=${page.key} rest=${page.rest} /><${RulesOverPage} />`;
}

await Promise.all([addSigns(), loadCatalog(new URL('./words/', import.meta.url))]);
document.title = t('brand');
addEventListener('hashchange', showPage);
showPage();
render(html`<${AnnouncementBanner} /><${Page} />`, /** @type {Element} */ (document.getElementById('page')));
