// A dialog over a table. It shows the rules, scrolled to a given rule.
import { html, useSignal } from '../html.js';
import { Refusal } from '../api/client.js';
import { Dialog } from '../table/dialog.js';
import { refusalText } from '../table/notes.js';
import { loadStyle } from '../assets.js';
import { t } from '../words/words.js';
import { Book, useBook } from './book.js';
import { rulesAddress } from './reference.js';

/** @import {RulesPlace} from './reference.js' */
/** @import {Signal} from '../html.js' */

await loadStyle(new URL('../table/sheets.css', import.meta.url));

/** The dialog with the rules. @param {{place: RulesPlace, close: () => void}} props */
export default function RulesPanel({ place: { game, rule, edition }, close }) {
  /** @type {Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const currentRule = useSignal(rule);
  const loaded = useBook(game, (refusal) => (lastRefusal.value = refusal));
  // Links to rules of this book stay in the panel.
  const followLink = (/** @type {MouseEvent} */ event) => {
    const link = /** @type {Element} */ (event.target).closest('a[href^="#/rules/"]');
    if (!link || link.hasAttribute('target') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRule(decodeURIComponent(link.getAttribute('href')?.split('/')[3] ?? ''));
  };
  const openRule = (/** @type {string} */ id) => {
    // If the rule is already open, it is reset first, so that the book scrolls to it again.
    if (currentRule.value === id) currentRule.value = undefined;
    queueMicrotask(() => (currentRule.value = id));
  };
  const footer = html`<a class="btn quiet" href=${rulesAddress(
    game,
    currentRule.value,
  )} target="_blank" rel="noopener">${t('rules-whole')}</a>`;
  return html`<${Dialog} title=${t('rules-title')} close=${close} class="rules-panel" footer=${footer}>
    ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
    <div onClick=${followLink}>
      ${
        loaded &&
        html`<${Book} game=${game} rule=${currentRule.value} edition=${edition} loaded=${loaded}
          openRule=${openRule} />`
      }
    </div>
  <//>`;
}
