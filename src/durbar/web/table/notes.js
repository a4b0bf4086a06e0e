// Notes under the bar: a lost line, what was refused, why a thing may not be picked.
import { html, useEffect } from '../html.js';
import { line } from '../api/stream.js';
import { BrandMark } from '../signs/signs.js';
import { t } from '../words/words.js';

/** What to say of a refusal: the server's sentence, or ours for what has none. @param {import('../api/client.js').Refusal} refusal */
export const refusalText = (refusal) => (refusal.id === 'offline' ? t('offline') : refusal.told.text ?? t('trouble', { id: refusal.id }));

/** @param {{store: import('../api/table.js').Store, whyNot: import('../html.js').Signal<import('./part.js').Message | null>, game: string}} props */
export function Notes({ store, whyNot, game }) {
  const why = whyNot.value;
  const trouble = store.trouble.value;
  useEffect(() => {
    if (!why) return;
    const away = setTimeout(() => (whyNot.value = null), 8000);
    return () => clearTimeout(away);
  }, [why]);
  return html`<div class="notes" role="status">
    ${line.value === 'lost' && html`<p class="notice"><${BrandMark} class="star-wait" /><span><b>${t('reconnecting')}</b> ${t('table-safe')}</span></p>`}
    ${trouble && trouble.id !== 'offline' && html`<p class="notice stop">
      <span>${refusalText(trouble)}</span>
      <button type="button" class="link" onClick=${() => (store.trouble.value = null)}>${t('dismiss')}</button>
    </p>`}
    ${why && html`<p class="notice"><span>${why.text} ${why.rule && html`<a class="ref"
        href="#/rules/${game}/${why.rule}" target="_blank" rel="noopener">${why.rule}</a>`}</span></p>`}
  </div>`;
}
