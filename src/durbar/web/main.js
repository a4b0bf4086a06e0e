// The entry point: it loads the signs and messages of all pages, and shows the page of the current address.
import { effect, html, render, signal } from './html.js';
import { passwordRequired } from './api/client.js';
import { openRules } from './rules/reference.js';
import { addSigns } from './signs/signs.js';
import { t, loadCatalog } from './words/words.js';
import './preferences.js';

/** @typedef {{room: string, rest: string[]}} Address */

/**
 * Parses the address: `#/table/ID` is the page (`room`) "table" with the further segments (`rest`) ["ID"].
 * @returns {Address}
 */
function parseAddress() {
  const [room = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { room, rest };
}

/** @type {Record<string, () => Promise<{default: (props: {rest: string[]}) => import('./html.js').Children}>>} */
const PAGES = {
  '': () => import('./home/home.js'),
  now: () => import('./home/now.js'),
  table: () => import('./table/page.js'),
  replay: () => import('./replay/page.js'),
  sit: () => import('./home/link.js'),
  watch: () => import('./home/link.js'),
  rules: () => import('./rules/rules.js'),
  statistics: () => import('./statistics/statistics.js'),
  analysis: () => import('./analysis/page.js'),
  learn: () => import('./guide/learn.js'),
  about: () => import('./home/about.js'),
};

/**
 * @type {import('./html.js').Signal<{Room: (props: {rest: string[]}) => import('./html.js').Children, name: string,
 *   rest: string[], key: string} | null>}
 */
const currentPage = signal(null);

/** Shows the page of the current address; the previous page stays until the next one has loaded. */
async function showPage() {
  const key = location.hash;
  const { room, rest } = parseAddress();
  const { default: Room } = await (Object.hasOwn(PAGES, room) ? PAGES[room] : PAGES[''])();
  if (location.hash !== key) return;
  currentPage.value = { Room, name: room, rest, key };
  openRules.value = null;
  scrollTo(0, 0);
}

/**
 * The component that shows the form for the password, once it is needed and has loaded.
 * @type {import('./html.js').Signal<typeof import('./home/frame.js').Pages | null>}
 */
const LoginFrame = signal(null);
effect(() => {
  if (passwordRequired.value && !LoginFrame.peek())
    import('./home/frame.js').then(({ Pages }) => (LoginFrame.value = Pages));
});

/**
 * @type {import('./html.js').Signal<((props: {question: import('./rules/reference.js').Question, close: () =>
 *   void}) => import('./html.js').Children) | null>}
 */
const RulesPanel = signal(null);
effect(() => {
  if (openRules.value && !RulesPanel.peek())
    import('./rules/panel.js').then(({ default: Panel }) => (RulesPanel.value = Panel));
});

/** The rules, opened over the current page. */
function RulesOverPage() {
  const close = () => (openRules.value = null);
  return (
    openRules.value && RulesPanel.value && html`<${RulesPanel.value} question=${openRules.value} close=${close} />`
  );
}

function Page() {
  const page = currentPage.value;
  // After the login, the page of the address is shown. Until the form has loaded nothing is rendered: the user might
  // type into a page that is about to be replaced.
  if (passwordRequired.value && page?.name !== 'about')
    return LoginFrame.value && html`<${LoginFrame.value} current="door" />`;
  // The key makes a new component for every address, so that no state is carried over.
  return page && html`<${page.Room} key=${page.key} rest=${page.rest} /><${RulesOverPage} />`;
}

await Promise.all([addSigns(), loadCatalog(new URL('./words/', import.meta.url))]);
document.title = t('brand');
addEventListener('hashchange', showPage);
showPage();
render(html`<${Page} />`, /** @type {Element} */ (document.getElementById('page')));
