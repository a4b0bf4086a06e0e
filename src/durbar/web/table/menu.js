// The menu of a table: all actions except moves.
import { html, useSignal } from '../html.js';
import { ToolIcon } from '../signs/signs.js';
import { recordAddress } from '../api/client.js';
import { openRulesOnClick, rulesAddress } from '../rules/reference.js';
import { hasLeft, saveProgress } from '../guide/progress.js';
import { Dialog } from './dialog.js';
import { otherPeople } from './people.js';
import { movesSince } from './recap.js';

/**
 * The menu of a table. `openPanel` is the name of the open dialog; a new value opens another dialog. `takeBack` takes
 * the last move back; it is null if that is not possible.
 * @param {{scene: import('./part.js').Scene, part: import('./part.js').GamePart,
 *   openPanel: import('../html.js').Signal<string | null>, store: import('../api/table.js').Store,
 *   takeBack: (() => void) | null, close: () => void}} props
 */
export function Menu({ scene, part, openPanel, store, takeBack, close }) {
  const { state, t } = scene;
  const isPlaying = state.seat !== null && state.stage === 'running' && state.kind !== 'analysis' && !state.closed;
  const hasRecap =
    isPlaying && state.seat !== null && movesSince(store.story.value, state.seat, scene.names).length > 0;
  const isConfirming = useSignal(false);
  const showPanel = (/** @type {string} */ panel) => () => (openPanel.value = panel);
  const item = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {() => void} */ onPress) =>
    html`<li><button type="button" onClick=${onPress}><${ToolIcon} name=${icon} />${t(id)}</button></li>`;
  const thenClose = (/** @type {() => void} */ action) => () => {
    action();
    close();
  };
  const leave = async () => {
    if (!isConfirming.value) isConfirming.value = true;
    else if (await store.act('leave')) location.hash = '#/';
  };
  return html`<${Dialog} title=${t('menu-title')} close=${close} class="narrow">
    ${state.branch && html`<p class="note">${t('result-branch', { number: state.branch.number })}</p>`}
    <ul class="menu">
      ${
        state.guide === 'leads' &&
        hasLeft(state.table) &&
        item(
          'forward',
          'menu-guide',
          thenClose(() => saveProgress(state.table, { left: false })),
        )
      }
      ${takeBack && item('undo', 'tool-take-back', thenClose(takeBack))} ${
        part.Sheet && item('sheet', 'tool-sheet', showPanel('sheet'))
      }
      ${state.stage === 'finished' && scene.view.outcome && item('sheet', 'menu-result', showPanel('result'))}
      ${
        state.past === undefined
          ? html`<li><a href="#/replay/${state.table}"><${ToolIcon} name="first" />${t('menu-replay')}</a></li>`
          : html`<li><a href="#/table/${state.table}"><${ToolIcon} name="table" />${t('menu-table')}</a></li>`
      }
      ${
        (state.stage === 'finished' || state.kind === 'analysis') &&
        html`<li>
          <a href="#/analysis/${state.table}"><${ToolIcon} name="chart" />${t('menu-analyse')}</a>
        </li>`
      }
      <li>
        <a href=${rulesAddress(scene.view.game)} onClick=${openRulesOnClick({
          game: scene.view.game,
          edition: state.edition,
        })}><${ToolIcon} name="rules" />${t('tool-rules')}</a>
      </li>
      ${item('settings', 'tool-settings', showPanel('settings'))} ${item('keys', 'keys-title', showPanel('keys'))} ${
        hasRecap && item('log', 'log-since', showPanel('recap'))
      }
      ${isPlaying && item('phone', 'links-phone-get', showPanel('phone'))} ${
        state.past === undefined && item('share', 'menu-links', showPanel('links'))
      }
      ${item('eye', 'menu-shuffle', showPanel('shuffle'))}
      ${otherPeople(scene).length > 0 && item('chat', 'menu-people', showPanel('people'))}
      <li>
        <a href=${recordAddress(state.table, state.seat)} download><${ToolIcon} name="save" />${t('menu-record')}</a>
      </li>
      <li><a href="#/"><${ToolIcon} name="back" />${t('menu-home')}</a></li>
      ${
        isPlaying &&
        state.paused_by === null &&
        item(
          'pause',
          'menu-pause',
          thenClose(() => store.act('pause')),
        )
      }
      ${isPlaying && item('seat', isConfirming.value ? 'menu-leave-sure' : 'menu-leave', leave)}
    </ul>
  <//>`;
}
