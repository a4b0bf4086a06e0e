// The lists of tables: those that wait for the user, the user's other tables, and those that everybody may watch.
import { html, useSignal } from '../html.js';
import { Refusal, watchTable, performAction, deleteTable } from '../api/client.js';
import { reconnect } from '../api/stream.js';
import { formatTimeAgo } from '../words/format.js';
import { t } from '../words/words.js';
import { ToolIcon } from '../signs/signs.js';
import { Mark } from './covers.js';
import { describeProgress } from './records.js';

/** The largest number of tables that a list shows at first. */
const MAX_SHOWN = 5;
/** The largest number of unfinished games that are shown first on the page. */
const MAX_CONTINUED = 3;

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
function describeState({ kind, stage, closed, seats, to_move: turn, changed, outcome, you }) {
  if (closed) return t('log-closed');
  if (kind === 'analysis') return t('table-analysis', { ago: formatTimeAgo(changed) });
  if (stage === 'gathering') return t('table-gathering', { count: seats.filter(({ who }) => who === 'open').length });
  if (stage === 'finished')
    return t('table-finished', { name: (outcome?.winners ?? []).map((seat) => seats[seat].name).join(', ') });
  if (turn !== null && you?.seats.includes(turn)) return t('table-your-turn', { ago: formatTimeAgo(changed) });
  if (you?.seats.length) return t('table-turn', { name: seats[turn ?? 0]?.name ?? '', ago: formatTimeAgo(changed) });
  return '';
}

/** Returns whether it is the user's turn at a table. @param {Summary} table */
const isOwnTurn = ({ kind, closed, stage, to_move: turn, you }) =>
  kind !== 'analysis' && !closed && stage === 'running' && turn !== null && !!you?.seats.includes(turn);

/** Returns whether a table is over, or is a place for analysis: nobody waits there. @param {Summary} table */
const isOver = ({ kind, closed, stage }) => stage === 'finished' || kind === 'analysis' || closed;

/**
 * Returns the tables in the order in which they are shown: those where it is the user's turn first, and those where
 * nobody waits last.
 * @param {Summary[]} tables
 */
function sortTables(tables) {
  const rank = (/** @type {Summary} */ table) => (isOver(table) ? 2 : isOwnTurn(table) ? 0 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

/** Returns the unfinished games that are shown first on the page. @param {Summary[]} tables */
export const tablesToContinue = (tables) =>
  sortTables(tables)
    .filter((table) => !isOver(table))
    .slice(0, MAX_CONTINUED);

/** Returns the text that tells a table apart from the others, for screen readers. @param {Summary} table */
const nameOf = (table) => [otherNames(table), ...describeProgress(table)].join(', ');

/**
 * The unfinished games that wait for the user. The button of the first one is the main button of the page.
 * @param {{tables: Summary[], onChange: () => void, onRefusal: (refusal: Refusal) => void}} props
 */
export const Continue = ({ tables, onChange, onRefusal }) =>
  html`<section class="continue" aria-label=${t('tables-continue')}>
    <h2>${t('tables-continue')}</h2>
    <ul>
      ${tables.map((table, index) => {
        const label = t(table.stage === 'gathering' && table.you?.host ? 'table-share' : 'table-continue');
        const actions = html`<a class="btn ${index ? 'quiet' : 'primary'}" href="#/table/${table.table}">
            ${label}<span class="vh"> ${nameOf(table)}</span>
          </a>
          <${RemoveButton} table=${table} name=${nameOf(table)} onChange=${onChange} onRefusal=${onRefusal} />`;
        return html`<${TableRow} key=${table.table} table=${table} actions=${actions} />`;
      })}
    </ul>
  </section>`;

/** A table in a list, with its buttons. @param {{table: Summary, actions: import('../html.js').Children}} props */
function TableRow({ table, actions }) {
  const state = describeState(table);
  const progress = describeProgress(table);
  return html`<li class=${isOwnTurn(table) ? 'turn' : ''}>
    <${Mark} game=${table.game} />
    <div>
      <b title=${otherNames(table)}>${otherNames(table)}</b>
      ${state && html`<p class="state">${state}</p>`} 
      ${progress.length > 0 && html`<p class="progress">${progress.map((part) => html`<span>${part} </span>`)}</p>`}
      ${table.branch && html`<p class="branch">${t('table-branch', { number: table.branch.number })}</p>`}
    </div>
    ${actions}
  </li>`;
}

/**
 * @typedef Props
 * @property {Summary[]} ownTables
 * @property {Summary[]} watchableTables
 * @property {import('../html.js').Children} suggestion what to try next
 * @property {() => void} startFirstGame starts a game; called by a button that is shown while the user has no tables
 * @property {() => void} onChange is called when a table was deleted or left
 * @property {(refusal: Refusal) => void} onRefusal is called with a rejected request
 * @property {() => void} openImport opens the import dialog
 */

/** The list of the user's tables and the list of tables to watch. @param {Props} props */
export function Lists({ ownTables, watchableTables, suggestion, startFirstGame, onChange, onRefusal, openImport }) {
  const showsAll = useSignal(false);
  const shownFirst = new Set(tablesToContinue(ownTables).map(({ table }) => table));
  const sorted = sortTables(ownTables).filter(({ table }) => !shownFirst.has(table));
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
    ${suggestion}
    <section>
      <header class="tables-head">
        <h2>${t('tables-mine')}</h2>
        <button type="button" class="link" onClick=${openImport}>${t('import-record')}</button>
      </header>
      ${
        ownTables.length === 0 &&
        html`<p class="notice"><span>${t('tables-none')}</span><button type="button" class="link"
            onClick=${startFirstGame}>${t('play-now')}</button></p>`
      }
      <ul class=${showsAll.value ? 'long' : ''}>
        ${sorted.slice(0, showsAll.value ? sorted.length : MAX_SHOWN).map((table) => {
          const hasReplay = table.stage === 'finished' || table.kind === 'analysis';
          const openLabel = t(table.stage === 'gathering' && table.you?.host ? 'table-share' : 'table-open');
          const link = (/** @type {string} */ path, /** @type {string} */ text) =>
            html`<a class="row-link" href="#/${path}">${text}<span class="vh"> ${nameOf(table)}</span></a>`;
          const actions = html`<span class="row-links">
            ${hasReplay && link(`replay/${table.table}/0`, t('table-replay'))}
            ${link(`table/${table.table}`, openLabel)}
          </span>
            <${RemoveButton} table=${table} name=${nameOf(table)} onChange=${onChange} onRefusal=${onRefusal} />`;
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
              ${t('table-watch')}<span class="vh"> ${nameOf(table)}</span>
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
