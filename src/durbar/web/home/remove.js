// Getting rid of a table in one's list: its host removes it for good, others give their seat up. Asked twice.
import { html, useSignal } from '../html.js';
import { act, deleteTable, Refusal } from '../api/client.js';
import { ToolIcon } from '../signs/signs.js';
import { t } from '../words/words.js';

/** @param {{table: import('./lists.js').Summary, name: string, changed: () => void, refused: (refusal: Refusal) => void}} props */
export function Remove({ table, name, changed, refused }) {
  const sure = useSignal(false);
  const { host, seats } = table.you ?? { host: false, seats: [] };
  if (!host && (!seats.length || table.stage === 'finished')) return html`<span></span>`;
  const [does, doesIt] = host ? ['table-delete', 'table-delete-sure'] : ['table-leave', 'table-leave-sure'];
  const go = async () => {
    if (!sure.value) {
      sure.value = true;
      setTimeout(() => (sure.value = false), 5000);
      return;
    }
    try {
      if (host) await deleteTable(table.table);
      else for (const seat of seats) await act(table.table, 'leave', { seat, version: table.version });
      changed();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      refused(refusal);
    }
  };
  const said = t(sure.value ? doesIt : does, { name });
  return html`<button type="button" class="tool ${sure.value ? 'sure' : ''}" aria-label=${said} title=${said} onClick=${go}>
    ${sure.value ? html`<b>${t('table-sure')}</b>` : html`<${ToolIcon} name="remove" />`}
  </button>`;
}
