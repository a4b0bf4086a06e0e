// Your tables, and the running tables that everybody may watch.
import { html, useSignal } from '../html.js';
import { Refusal, watchTable, act, deleteTable } from '../api/client.js';
import { reconnect } from '../api/stream.js';
import { ago } from '../words/format.js';
import { t } from '../words/words.js';
import { ToolIcon } from '../signs/signs.js';
import { Mark } from './covers.js';

const SHOWN = 5;

/**
 * A table in a list.
 * @typedef {import('../api/model.js').ListedTable & {you?: import('../api/model.js').OwnTable['you']}} Summary
 */

/** Returns the names of the others at a table. @param {Summary} table */
function others({ kind, seats, you }) {
  const names = seats
    .filter(({ name }, k) => name && (kind === 'analysis' || !you?.seats.includes(k)))
    .map(({ name }) => name);
  return names.join(', ') || t('table-alone');
}

/** Returns the state of a table in words. @param {Summary} table */
function standing({ kind, stage, seats, to_move: turn, scores, changed, outcome, you }) {
  if (kind === 'analysis') return t('table-analysis', { ago: ago(changed) });
  if (stage === 'gathering') return t('table-gathering', { count: seats.filter(({ who }) => who === 'open').length });
  if (stage === 'finished')
    return t('table-finished', { name: (outcome?.winners ?? []).map((k) => seats[k].name).join(', ') });
  if (turn !== null && you?.seats.includes(turn)) return t('table-your-turn', { ago: ago(changed) });
  if (you?.seats.length) return t('table-turn', { name: seats[turn ?? 0]?.name ?? '', ago: ago(changed) });
  return scores ? t('table-scores', { scores: scores.join(' : ') }) : '';
}

/** @param {{table: Summary, act: import('../html.js').Children}} props */
function Row({ table, act }) {
  const turn =
    table.kind !== 'analysis' &&
    table.stage === 'running' &&
    table.to_move !== null &&
    table.you?.seats.includes(table.to_move);
  return html`<li class=${turn ? 'turn' : ''}>
    <${Mark} game=${table.game} />
    <div>
      <b>${others(table)}</b><p>${standing(table)}</p>
      ${table.branch && html`<p class="branch">${t('table-branch', { number: table.branch.number })}</p>`}
    </div>
    ${act}
  </li>`;
}

/**
 * @typedef Props
 * @property {Summary[]} mine
 * @property {Summary[]} watch
 * @property {() => void} first
 * @property {() => void} changed
 * @property {(refusal: Refusal) => void} refused
 * @property {() => void} openImport opens the import dialog
 */

/** @param {Props} props */
export function Lists({ mine, watch, first, changed, refused, openImport }) {
  const all = useSignal(false);
  // The tables that wait for you come first, finished ones last.
  const rank = (/** @type {Summary} */ { kind, stage, to_move: turn, you }) =>
    stage === 'finished' || kind === 'analysis' ? 2 : turn !== null && you?.seats.includes(turn) ? 0 : 1;
  const own = [...mine].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  const held = new Set(mine.map(({ table }) => table));
  const open = watch.filter(({ table, stage }) => !held.has(table) && stage === 'running');
  const go = async (/** @type {string} */ table) => {
    try {
      await watchTable(table);
      reconnect();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal; // the table's own page shows why it cannot be viewed
    }
    location.hash = `#/table/${table}`;
  };
  return html`<aside class="tables" aria-label=${t('tables')}>
    <section>
      <header class="tables-head">
        <h2>${t('tables-mine')}</h2>
        <button type="button" class="link" onClick=${openImport}>${t('import-record')}</button>
      </header>
      ${
        own.length === 0 &&
        html`<p class="notice"><span>${t('tables-none')}</span><button type="button" class="link"
            onClick=${first}>${t('play-now')}</button></p>`
      }
      <ul>
        ${own.slice(0, all.value ? own.length : SHOWN).map((table) => {
          const does = t(table.stage === 'gathering' && table.you?.host ? 'table-share' : 'table-open');
          const over = table.stage === 'finished' || table.kind === 'analysis';
          const link = (/** @type {string} */ where, /** @type {string} */ text) =>
            html`<a class="go" href="#/${where}">${text}<span class="vh"> ${others(table)}</span></a>`;
          const act = html`<span class="goes">
            ${over && link(`replay/${table.table}/0`, t('table-replay'))}
            ${link(`table/${table.table}`, does)}
          </span>
            <${Remove} table=${table} name=${others(table)} changed=${changed} refused=${refused} />`;
          return html`<${Row} key=${table.table} table=${table} act=${act} />`;
        })}
      </ul>
      ${
        own.length > SHOWN &&
        !all.value &&
        html`<button type="button" class="link"
            onClick=${() => (all.value = true)}>${t('tables-all', { count: own.length })}</button>`
      }
    </section>
    ${
      open.length > 0 &&
      html`<section class="being-played">
        <h2>${t('tables-watch')}</h2>
        <ul>
          ${open.slice(0, SHOWN).map((table) => {
            const act = html`<button type="button" class="go" onClick=${() => go(table.table)}>
              ${t('table-watch')}<span class="vh"> ${others(table)}</span>
            </button>`;
            return html`<${Row} key=${table.table} table=${table} act=${act} />`;
          })}
        </ul>
      </section>`
    }
  </aside>`;
}

/**
 * The button that deletes a table (for its host) or leaves it (for others); it asks for confirmation.
 * @param {{table: Summary, name: string, changed: () => void, refused: (refusal: Refusal) => void}} props
 */
function Remove({ table, name, changed, refused }) {
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
  const text = t(sure.value ? doesIt : does, { name });
  return html`<button type="button" class="tool ${sure.value ? 'sure' : ''}" aria-label=${text} title=${text}
      onClick=${go}>
    ${sure.value ? html`<b>${t('table-sure')}</b>` : html`<${ToolIcon} name="remove" />`}
  </button>`;
}
