// The entry point: loads what every page needs, and routes each address to its page.
import { effect, html, render, signal } from './html.js';
import { passwordRequired } from './api/client.js';
import { openRules } from './rules/reference.js';
import { addSigns } from './signs/signs.js';
import { t, loadCatalog } from './words/words.js';
import './preferences.js';

/** @typedef {{room: string, rest: string[]}} Address */

/** Parses the fragment: `#/table/ID` is the room "table" with the rest ["ID"]. @returns {Address} */
function parseAddress() {
  const [room = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { room, rest };
}

/** @type {Record<string, () => Promise<{default: (props: {rest: string[]}) => import('./html.js').Children}>>} */
const PAGES = {
  '': () => import('./home/home.js'),
  now: () => import('./home/now.js'),
  table: () => import('./table/room.js'),
  replay: () => import('./replay/room.js'),
  sit: () => import('./home/link.js'),
  watch: () => import('./home/link.js'),
  rules: () => import('./rules/rules.js'),
  statistics: () => import('./statistics/statistics.js'),
  analysis: () => import('./analysis/room.js'),
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
 * The frame of a page, which shows the form for the password.
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
  // After the login the page of the address is shown. Nothing is rendered until the login page has loaded: text typed
  // into a page that is then replaced would be lost.
  if (passwordRequired.value && page?.name !== 'about')
    return LoginFrame.value && html`<${LoginFrame.value} current="door" />`;
  // Another address of the same page gets a new component: no state is carried over.
  return page && html`<${page.Room} key=${page.key} rest=${page.rest} /><${RulesOverPage} />`;
}

await Promise.all([addSigns(), loadCatalog(new URL('./words/', import.meta.url))]);
document.title = t('brand');
addEventListener('hashchange', showPage);
showPage();
render(html`<${Page} />`, /** @type {Element} */ (document.getElementById('page')));
