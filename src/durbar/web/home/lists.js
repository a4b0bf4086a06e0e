// The lists of the user's own tables and of the running tables that everybody may watch.
import { html, useSignal } from '../html.js';
import { Refusal, watchTable, performAction, deleteTable } from '../api/client.js';
import { reconnect } from '../api/stream.js';
import { formatTimeAgo } from '../words/format.js';
import { t } from '../words/words.js';
import { ToolIcon } from '../signs/signs.js';
import { Mark } from './covers.js';

/** The largest number of tables that a list shows at first. */
const MAX_SHOWN = 5;

/**
 * A table in a list. `you` has the user's seats and permissions, if the table is the user's own.
 * @typedef {import('../api/model.js').ListedTable & {you?: import('../api/model.js').OwnTable['you']}} Summary
 */

/**
 * Returns the names of the other players at a table, or a text that there are none. At an analysis table, all players
 * are others.
 * @param {Summary} table
 */
function otherNames({ kind, seats, you }) {
  const names = seats
    .filter(({ name }, index) => name && (kind === 'analysis' || !you?.seats.includes(index)))
    .map(({ name }) => name);
  return names.join(', ') || t('table-alone');
}

/** Describes the state of a table. @param {Summary} table */
function describeState({ kind, stage, closed, seats, to_move: turn, scores, changed, outcome, you }) {
  if (closed) return t('log-closed');
  if (kind === 'analysis') return t('table-analysis', { ago: formatTimeAgo(changed) });
  if (stage === 'gathering') return t('table-gathering', { count: seats.filter(({ who }) => who === 'open').length });
  if (stage === 'finished')
    return t('table-finished', { name: (outcome?.winners ?? []).map((seat) => seats[seat].name).join(', ') });
  if (turn !== null && you?.seats.includes(turn)) return t('table-your-turn', { ago: formatTimeAgo(changed) });
  if (you?.seats.length) return t('table-turn', { name: seats[turn ?? 0]?.name ?? '', ago: formatTimeAgo(changed) });
  return scores ? t('table-scores', { scores: scores.join(' : ') }) : '';
}

/** A table in a list, with its buttons. @param {{table: Summary, actions: import('../html.js').Children}} props */
function TableRow({ table, actions }) {
  const isOwnTurn =
    table.kind !== 'analysis' &&
    !table.closed &&
    table.stage === 'running' &&
    table.to_move !== null &&
    table.you?.seats.includes(table.to_move);
  return html`<li class=${isOwnTurn ? 'turn' : ''}>
    <${Mark} game=${table.game} />
    <div>
      <b>${otherNames(table)}</b><p>${describeState(table)}</p>
      ${table.branch && html`<p class="branch">${t('table-branch', { number: table.branch.number })}</p>`}
    </div>
    ${actions}
  </li>`;
}

/**
 * @typedef Props
 * @property {Summary[]} ownTables
 * @property {Summary[]} watchableTables
 * @property {() => void} startFirstGame starts a game; called by a button that is shown while the user has no tables
 * @property {() => void} onChange is called when a table was deleted or left
 * @property {(refusal: Refusal) => void} onRefusal is called with a rejected request
 * @property {() => void} openImport opens the import dialog
 */

/** Both lists. @param {Props} props */
export function Lists({ ownTables, watchableTables, startFirstGame, onChange, onRefusal, openImport }) {
  const showsAll = useSignal(false);
  // Tables where it is the user's turn are first; finished games and analysis tables are last.
  const rank = (/** @type {Summary} */ { kind, stage, to_move: turn, you }) =>
    stage === 'finished' || kind === 'analysis' ? 2 : turn !== null && you?.seats.includes(turn) ? 0 : 1;
  const sorted = [...ownTables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  const ownIds = new Set(ownTables.map(({ table }) => table));
  const toWatch = watchableTables.filter(({ table, stage }) => !ownIds.has(table) && stage === 'running');
  const watch = async (/** @type {string} */ table) => {
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
        sorted.length === 0 &&
        html`<p class="notice"><span>${t('tables-none')}</span><button type="button" class="link"
            onClick=${startFirstGame}>${t('play-now')}</button></p>`
      }
      <ul>
        ${sorted.slice(0, showsAll.value ? sorted.length : MAX_SHOWN).map((table) => {
          const openLabel = t(table.stage === 'gathering' && table.you?.host ? 'table-share' : 'table-open');
          const isOver = table.stage === 'finished' || table.kind === 'analysis';
          const link = (/** @type {string} */ path, /** @type {string} */ text) =>
            html`<a class="row-link" href="#/${path}">${text}<span class="vh"> ${otherNames(table)}</span></a>`;
          const actions = html`<span class="row-links">
            ${isOver && link(`replay/${table.table}/0`, t('table-replay'))}
            ${link(`table/${table.table}`, openLabel)}
          </span>
            <${RemoveButton} table=${table} name=${otherNames(table)} onChange=${onChange} onRefusal=${onRefusal} />`;
          return html`<${TableRow} key=${table.table} table=${table} actions=${actions} />`;
        })}
      </ul>
      ${
        sorted.length > MAX_SHOWN &&
        !showsAll.value &&
        html`<button type="button" class="link"
            onClick=${() => (showsAll.value = true)}>${t('tables-all', { count: sorted.length })}</button>`
      }
    </section>
    ${
      toWatch.length > 0 &&
      html`<section class="being-played">
        <h2>${t('tables-watch')}</h2>
        <ul>
          ${toWatch.slice(0, MAX_SHOWN).map((table) => {
            const actions = html`<button type="button" class="row-link" onClick=${() => watch(table.table)}>
              ${t('table-watch')}<span class="vh"> ${otherNames(table)}</span>
            </button>`;
            return html`<${TableRow} key=${table.table} table=${table} actions=${actions} />`;
          })}
        </ul>
      </section>`
    }
  </aside>`;
}

/**
 * The button with which the host deletes a table, and other players leave it. It has to be pressed twice.
 * @param {{table: Summary, name: string, onChange: () => void, onRefusal: (refusal: Refusal) => void}} props
 */
function RemoveButton({ table, name, onChange, onRefusal }) {
  const isConfirming = useSignal(false);
  const { host, seats } = table.you ?? { host: false, seats: [] };
  if (!host && (!seats.length || table.stage === 'finished')) return html`<span></span>`;
  const [label, confirmLabel] = host ? ['table-delete', 'table-delete-sure'] : ['table-leave', 'table-leave-sure'];
  const remove = async () => {
    if (!isConfirming.value) {
      isConfirming.value = true;
      setTimeout(() => (isConfirming.value = false), 5000);
      return;
    }
    try {
      if (host) await deleteTable(table.table);
      else for (const seat of seats) await performAction(table.table, 'leave', { seat, version: table.version });
      onChange();
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      onRefusal(refusal);
    }
  };
  const text = t(isConfirming.value ? confirmLabel : label, { name });
  return html`<button type="button" class="tool ${isConfirming.value ? 'sure' : ''}" aria-label=${text} title=${text}
      onClick=${remove}>
    ${isConfirming.value ? html`<b>${t('table-sure')}</b>` : html`<${ToolIcon} name="remove" />`}
  </button>`;
}
