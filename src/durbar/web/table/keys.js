// The keyboard: which key does what, the legend of it, and hearing them.
import { html, useLayoutEffect } from '../html.js';
import { Dialog } from './dialog.js';

/** What keys do at every table, beside those of the game. @type {import('./part.js').Key[]} */
export const FRAME_KEYS = [
  { key: 'Enter', does: 'key-confirm' },
  { key: 'Escape', does: 'key-cancel' },
  { key: 'u', does: 'key-take-back' },
  { key: 'h', does: 'key-hint' },
  { key: 'l', does: 'key-log' },
  { key: 'r', does: 'key-recap' },
  { key: 's', does: 'key-sheet' },
  { key: '/', does: 'key-type' },
  { key: '?', does: 'key-legend' },
];

/** @param {string} key @param {import('./part.js').Scene['t']} t */
const printed = (key, t) => (key.length === 1 ? key.toUpperCase() : t(`key-name-${key.toLowerCase()}`));

/**
 * The keys in one line, those that do the same put together.
 * @param {{keys: import('./part.js').Key[], t: import('./part.js').Scene['t']}} props
 */
export function Keyed({ keys, t }) {
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const { key, does } of keys) by.set(does, [...(by.get(does) ?? []), key]);
  return html`<p class="keys">
    ${[...by].map(([does, same]) => {
      const first = html`<kbd>${printed(same[0], t)}</kbd>`;
      const shown = same.length > 1 ? html`${first}–<kbd>${printed(same[same.length - 1], t)}</kbd>` : first;
      return html`<span key=${does}>${shown} ${t(does)}</span> `;
    })}<span><kbd>?</kbd> ${t('key-legend')}</span>
  </p>`;
}

/**
 * @param {{keys: import('./part.js').Key[], t: import('./part.js').Scene['t'], close: () => void, past?: boolean}}
 *   props
 */
export function KeyLegend({ keys, t, close, past = false }) {
  return html`<${Dialog} title=${t('keys-title')} close=${close}>
    <table class="legend">
      <tbody>
        ${[...keys, ...(past ? [] : FRAME_KEYS)].map(
          ({ key, does }) => html`<tr key=${key}>
            <th scope="row"><kbd>${printed(key, t)}</kbd></th>
            <td>${t(does)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">${t('keys-note')}</p>
  <//>`;
}

/**
 * Hears keys while the table is shown. What is typed into a field, or with another key held, is not meant for the
 * table.
 * @param {(key: string) => boolean} does true if the key was meant for something
 */
export function useKeys(does) {
  // At once, not after the next frame: a key means what is shown, not what was shown before.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const heard = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Enter' && event.repeat) return; // who holds it has confirmed nothing
      const target = /** @type {Element} */ (event.target);
      if (target.closest?.('input, textarea, select, dialog')) return;
      // Enter and space press the button that has the focus; on what is picked already, Enter makes the move.
      if (event.key === 'Enter' && target.closest?.('button:not([data-ready]), a, [role="button"]:not([data-ready])'))
        return;
      if (does(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
    };
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  });
}
