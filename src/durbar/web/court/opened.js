// A dialog over the court that shows a player's holdings. The user opens it from the player's row.
import { html, useLayoutEffect, useRef } from '../html.js';
import { restoreBy } from '../focus/restore.js';
import { rove } from '../focus/rove.js';
import { Emblem, ToolIcon } from '../signs/signs.js';
import { loadStyle } from '../assets.js';
import { tipAttributes } from '../rules/reference.js';

await loadStyle(new URL('./opened.css', import.meta.url));

/**
 * The dialog with a player's holdings. `label` is its name for screen readers.
 * @param {{scene: import('../table/part.js').Scene, seat: number, label: string, close: () => void,
 *   children?: import('../html.js').Children}} props
 */
export function HoldingsDialog({ scene, seat, label, close, children }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const emblem = scene.seats[seat];
  useLayoutEffect(() => {
    const previousFocus = /** @type {HTMLElement | null} */ (document.activeElement);
    const sheet = ref.current;
    sheet?.focus();
    return () => {
      if (sheet?.contains(document.activeElement)) restoreBy(() => previousFocus?.focus());
    };
  }, [seat]);
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    rove(event);
    // Arrow keys inside the dialog must not move the focus to the rows behind it.
    if (event.key === 'Escape' || event.key.startsWith('Arrow')) event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return html`<div class="holdings-sheet panel" role="dialog" aria-label=${label} tabindex="-1" ref=${ref}
      onKeyDown=${onKey}>
    <header>
      <${Emblem} figure=${emblem.figure} stone=${emblem.stone} /><h2>${scene.names[seat]}</h2>
      <button type="button" class="tool" aria-label=${scene.t('close')} onClick=${close}>
        <${ToolIcon} name="close" />
      </button>
    </header>
    ${children}
  </div>`;
}

/**
 * A part of the holdings: a heading and its items, or the text `empty` if there are no items.
 * @param {{title: string, children: import('../html.js').Children[], empty?: string}} props
 */
export const HoldingsPart = ({ title, children, empty }) =>
  html`<div class="holding"><h3>${title}</h3><div class="holding-things">${
    children?.length ? children : html`<span class="nothing">${empty}</span>`
  }</div></div>`;

/**
 * An item with a tooltip. Only one item of a dialog is a tab stop; the arrow keys move the focus to the others.
 * @param {{text: string, rule: string, isTabStop: boolean, class?: string, children?:
 *   import('../html.js').Children}} props
 */
export const Chip = ({ text, rule, isTabStop, class: className = '', children }) =>
  html`<span class="chip ${className}" data-rove tabindex=${isTabStop ? 0 : -1}
      ...${tipAttributes(text, rule)}>${children}</span>`;
