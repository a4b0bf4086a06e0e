// The bar above the table: the progress of the game, the last move, the tools.
import { html, useEffect, useRef } from '../html.js';
import { lines } from '../log/log.js';
import { consult, rulesAddress } from '../rules/reference.js';
import { BrandMark, ToolIcon } from '../signs/signs.js';

/**
 * @param {{name: string, label: string, press: () => void, dot?: boolean, open?: boolean, class?: string,
 *   disabled?: boolean}} props
 */
export function Tool({ name, label, press, dot, open, class: kind = '', disabled }) {
  return html`<button type="button" class="tool ${kind}" aria-label=${label} title=${label}
      aria-expanded=${open === undefined ? null : `${open}`} disabled=${disabled} onClick=${press}>
    <${ToolIcon} name=${name} />${dot && html`<span class="dot"></span>`}
  </button>`;
}

/**
 * The last move's sentences, as many as fit: each is shown whole, or only in the log.
 * @param {{sentences: string[]}} props
 */
function Last({ sentences }) {
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  const fit = () => {
    const { current: box } = room;
    if (!box) return; // an effect may run after the table has been removed
    const shown = /** @type {HTMLElement[]} */ ([...box.children]);
    for (const one of shown) one.hidden = false;
    for (const one of shown.reverse()) one.hidden = box.scrollHeight > box.clientHeight + 1;
  };
  useEffect(fit, [sentences.join()]);
  useEffect(() => {
    const watching = new ResizeObserver(fit);
    if (room.current?.parentElement) watching.observe(room.current.parentElement);
    return () => watching.disconnect();
  }, []);
  return html`<p ref=${room} class="last-event" title=${sentences.join(' ')}>
    ${sentences.map((one) => html`<span>${one} </span>`)}
  </p>`;
}

/**
 * @param {{part: import('./part.js').GamePart, scene: import('./part.js').Scene,
 *   open: import('../html.js').Signal<string | null>, unread: boolean, takeBack: (() => void) | null}} props
 */
export function Bar({ part, scene, open, unread, takeBack }) {
  const { t } = scene;
  const Status = part.Status;
  const event = scene.last.value;
  // The deal has a long story; the bar only says that the game begins.
  const last = !event ? [] : event.kind === 'started' ? [t('log-started')] : lines(event, scene.names);
  const show = (/** @type {string} */ what) => () => (open.value = open.value === what ? null : what);
  return html`<header class="bar">
    <a class="brand" href="#/" aria-label=${t('brand-home')}><${BrandMark} /><span>${t('brand')}</span></a>
    <div class="status">${Status && html`<${Status} scene=${scene} />`}</div>
    <${Last} sentences=${last} />
    <div class="tools">
      ${
        scene.acting &&
        scene.state.hints !== false &&
        html`<${Tool} name="hint" label=${t('tool-hint')} press=${show('hint')} />`
      }
      <${Tool} name="log" label=${unread ? t('tool-log-unread') : t('tool-log')} press=${show('log')} dot=${unread}
          open=${open.value === 'log'} />
      ${
        scene.state.past === undefined &&
        html`<${Tool} name="undo" class="not-phone" label=${t('tool-take-back')}
            press=${() => takeBack?.()} disabled=${!takeBack} />`
      }
      ${part.Sheet && html`<${Tool} name="sheet" class="wide" label=${t('tool-sheet')} press=${show('sheet')} />`}
      <a class="tool wide" href=${rulesAddress(scene.view.game)}
          onClick=${consult({ game: scene.view.game, edition: scene.state.edition })}
          aria-label=${t('tool-rules')} title=${t('tool-rules')}><${ToolIcon} name="rules" /></a>
      <${Tool} name="settings" class="wide" label=${t('tool-settings')} press=${show('settings')} />
      <${Tool} name="menu" label=${t('tool-menu')} press=${show('menu')} />
    </div>
  </header>`;
}
