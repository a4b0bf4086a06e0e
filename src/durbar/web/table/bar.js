// The bar above the table, with the progress of the game, the news, and buttons.
import { html } from '../html.js';
import { openRulesOnClick, rulesAddress } from '../rules/reference.js';
import { BrandMark, ToolIcon } from '../signs/signs.js';
import { News } from './news.js';

/**
 * A button of the bar. `name` is the name of its icon. `hasDot` shows a dot on it, for unread messages. `isOpen` says
 * whether its panel is open; it is undefined for a button without a panel.
 * @param {{name: string, label: string, onPress: () => void, hasDot?: boolean, isOpen?: boolean, class?: string,
 *   disabled?: boolean}} props
 */
export function Tool({ name, label, onPress, hasDot, isOpen, class: className = '', disabled }) {
  return html`<button type="button" class="tool ${className}" aria-label=${label} title=${label}
      aria-expanded=${isOpen === undefined ? null : `${isOpen}`} disabled=${disabled} onClick=${onPress}>
    <${ToolIcon} name=${name} />${hasDot && html`<span class="dot"></span>`}
  </button>`;
}

/**
 * The bar. `openPanel` is the name of the open panel or dialog. `takeBack` takes the last move back; it is null if that
 * is not possible.
 * @param {{store: import('../api/table.js').Store, part: import('./part.js').GamePart,
 *   scene: import('./part.js').Scene, openPanel: import('../html.js').Signal<string | null>, hasUnread: boolean,
 *   takeBack: (() => void) | null}} props
 */
export function Bar({ store, part, scene, openPanel, hasUnread, takeBack }) {
  const { t } = scene;
  const Status = part.Status;
  const togglePanel = (/** @type {string} */ panel) => () =>
    (openPanel.value = openPanel.value === panel ? null : panel);
  return html`<header class="bar">
    <a class="brand" href="#/" aria-label=${t('brand-home')}><${BrandMark} /><span>${t('brand')}</span></a>
    <div class="status">${Status && html`<${Status} scene=${scene} />`}</div>
    <${News} entries=${store.story.value} part=${part} scene=${scene} />
    <div class="tools">
      ${
        scene.isActing &&
        scene.state.hints !== false &&
        html`<${Tool} name="hint" label=${t('tool-hint')} onPress=${togglePanel('hint')} />`
      }
      <${Tool} name="log" label=${hasUnread ? t('tool-log-unread') : t('tool-log')} onPress=${togglePanel('log')}
          hasDot=${hasUnread}
          isOpen=${openPanel.value === 'log'} />
      ${
        scene.state.past === undefined &&
        html`<${Tool} name="undo" class="not-phone" label=${t('tool-take-back')}
            onPress=${() => takeBack?.()} disabled=${!takeBack} />`
      }
      ${
        part.Sheet &&
        html`<${Tool} name="sheet" class="wide" label=${t('tool-sheet')}
          onPress=${togglePanel('sheet')} />`
      }
      <a class="tool wide" href=${rulesAddress(scene.view.game)}
          onClick=${openRulesOnClick({ game: scene.view.game, edition: scene.state.edition })}
          aria-label=${t('tool-rules')} title=${t('tool-rules')}><${ToolIcon} name="rules" /></a>
      <${Tool} name="settings" class="wide" label=${t('tool-settings')} onPress=${togglePanel('settings')} />
      <${Tool} name="menu" label=${t('tool-menu')} onPress=${togglePanel('menu')} />
    </div>
  </header>`;
}
