// The rules over a table: opened at a rule; closing it returns to the table unchanged.
import { html, useSignal } from '../html.js';
import { Refusal } from '../api/client.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { loadStyle } from '../assets.js';
import { t } from '../words/words.js';
import { Book, useBook } from './book.js';
import { rulesAddress } from './reference.js';

await loadStyle(new URL('../table/sheets.css', import.meta.url));

/** @param {{question: import('./reference.js').Question, close: () => void}} props */
export default function RulesPanel({ question: { game, rule, edition }, close }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null);
  const at = useSignal(rule);
  const loaded = useBook(game, (refusal) => (refused.value = refusal));
  // Links to rules of this book stay in the panel.
  const turn = (/** @type {MouseEvent} */ event) => {
    const link = /** @type {Element} */ (event.target).closest('a[href^="#/rules/"]');
    if (!link || link.hasAttribute('target') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(decodeURIComponent(link.getAttribute('href')?.split('/')[3] ?? ''));
  };
  const go = (/** @type {string} */ id) => {
    // The same rule again: it may have been scrolled away.
    if (at.value === id) at.value = undefined;
    queueMicrotask(() => (at.value = id));
  };
  const foot = html`<a class="btn quiet" href=${rulesAddress(
    game,
    at.value,
  )} target="_blank" rel="noopener">${t('rules-whole')}</a>`;
  return html`<${Dialog} title=${t('rules-title')} close=${close} class="rules-panel" foot=${foot}>
    ${refused.value && html`<p class="notice stop" role="alert">${refusalText(refused.value)}</p>`}
    <div onClick=${turn}>
      ${loaded && html`<${Book} game=${game} rule=${at.value} edition=${edition} loaded=${loaded} go=${go} />`}
    </div>
  <//>`;
}
