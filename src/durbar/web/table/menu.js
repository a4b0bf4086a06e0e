// The menu: all actions at the table besides playing.
import { html, useSignal } from '../html.js';
import { ToolIcon } from '../signs/signs.js';
import { recordAddress } from '../api/client.js';
import { consult, rulesAddress } from '../rules/reference.js';
import { hasLeft, remember } from '../guide/kept.js';
import { Dialog } from './dialog.js';
import { since } from './recap.js';

/**
 * @param {{scene: import('./part.js').Scene, part: import('./part.js').GamePart,
 *   open: import('../html.js').Signal<string | null>, store: import('../api/table.js').Store,
 *   takeBack: (() => void) | null, close: () => void}} props
 */
export function Menu({ scene, part, open, store, takeBack, close }) {
  const { state, t } = scene;
  const mine = state.seat !== null && state.stage === 'running' && state.kind !== 'analysis';
  const moved = mine && state.seat !== null && since(store.story.value, state.seat, scene.names).length > 0;
  const sure = useSignal(false);
  const go = (/** @type {string} */ what) => () => (open.value = what);
  const item = (/** @type {string} */ icon, /** @type {string} */ id, /** @type {() => void} */ press) =>
    html`<li><button type="button" onClick=${press}><${ToolIcon} name=${icon} />${t(id)}</button></li>`;
  const andClose = (/** @type {() => void} */ press) => () => {
    press();
    close();
  };
  const leave = async () => {
    if (!sure.value) sure.value = true;
    else if (await store.act('leave')) location.hash = '#/';
  };
  return html`<${Dialog} title=${t('menu-title')} close=${close} class="narrow">
    ${state.branch && html`<p class="note">${t('result-branch', { number: state.branch.number })}</p>`}
    <ul class="menu">
      ${
        state.guide === 'leads' &&
        hasLeft(state.table) &&
        item(
          'forth',
          'menu-guide',
          andClose(() => remember(state.table, { left: false })),
        )
      }
      ${takeBack && item('undo', 'tool-take-back', andClose(takeBack))} ${
        part.Sheet && item('sheet', 'tool-sheet', go('sheet'))
      }
      ${state.stage === 'finished' && scene.view.outcome && item('sheet', 'menu-result', go('result'))}
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
        <a href=${rulesAddress(scene.view.game)} onClick=${consult({
          game: scene.view.game,
          edition: state.edition,
        })}><${ToolIcon} name="rules" />${t('tool-rules')}</a>
      </li>
      ${item('settings', 'tool-settings', go('settings'))} ${item('keys', 'keys-title', go('keys'))} ${
        moved && item('log', 'log-since', go('recap'))
      }
      ${mine && item('phone', 'links-phone-get', go('phone'))} ${
        state.past === undefined && item('share', 'menu-links', go('links'))
      }
      ${item('eye', 'menu-shuffle', go('shuffle'))}
      <li>
        <a href=${recordAddress(state.table, state.seat)} download><${ToolIcon} name="save" />${t('menu-record')}</a>
      </li>
      <li><a href="#/"><${ToolIcon} name="back" />${t('menu-home')}</a></li>
      ${
        mine &&
        state.paused_by === null &&
        item(
          'pause',
          'menu-pause',
          andClose(() => store.act('pause')),
        )
      }
      ${mine && item('seat', sure.value ? 'menu-leave-sure' : 'menu-leave', leave)}
    </ul>
  <//>`;
}
