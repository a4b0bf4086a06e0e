// The entry point: loads what every page needs, and routes each address to its page.
import { effect, html, render, signal } from './html.js';
import { closed } from './api/client.js';
import { consulted } from './rules/reference.js';
import { placeSigns } from './signs/signs.js';
import { t, loadCatalog } from './words/words.js';
import './preferences.js';

/** @typedef {{room: string, rest: string[]}} Address */

/** Parses the fragment: `#/table/ID` is the room "table" with the rest ["ID"]. @returns {Address} */
function address() {
  const [room = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { room, rest };
}

/** @type {Record<string, () => Promise<{default: (props: {rest: string[]}) => import('./html.js').Children}>>} */
const ROOMS = {
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
const shown = signal(null);

/** Shows the page of the current address; the previous page stays until the next one has loaded. */
async function enterRoom() {
  const key = location.hash;
  const { room, rest } = address();
  const { default: Room } = await (Object.hasOwn(ROOMS, room) ? ROOMS[room] : ROOMS[''])();
  if (location.hash !== key) return;
  shown.value = { Room, name: room, rest, key };
  consulted.value = null;
  scrollTo(0, 0);
}

/**
 * The frame of a page, which shows the form for the password.
 * @type {import('./html.js').Signal<typeof import('./home/frame.js').Pages | null>}
 */
const login = signal(null);
effect(() => {
  if (closed.value && !login.peek()) import('./home/frame.js').then(({ Pages }) => (login.value = Pages));
});

/**
 * @type {import('./html.js').Signal<((props: {question: import('./rules/reference.js').Question, close: () =>
 *   void}) => import('./html.js').Children) | null>}
 */
const panel = signal(null);
effect(() => {
  if (consulted.value && !panel.peek()) import('./rules/panel.js').then(({ default: Panel }) => (panel.value = Panel));
});

/** The rules, opened over the current page. */
function Consulted() {
  const close = () => (consulted.value = null);
  return consulted.value && panel.value && html`<${panel.value} question=${consulted.value} close=${close} />`;
}

function Page() {
  const now = shown.value;
  // After the login the page of the address is shown. Nothing is rendered until the login page has loaded: text typed
  // into a page that is then replaced would be lost.
  if (closed.value && now?.name !== 'about') return login.value && html`<${login.value} at="door" />`;
  // Another address of the same page gets a new component: no state is carried over.
  return now && html`<${now.Room} key=${now.key} rest=${now.rest} /><${Consulted} />`;
}

await Promise.all([placeSigns(), loadCatalog(new URL('./words/', import.meta.url))]);
document.title = t('brand');
addEventListener('hashchange', enterRoom);
enterRoom();
render(html`<${Page} />`, /** @type {Element} */ (document.getElementById('page')));
