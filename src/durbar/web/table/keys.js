// The keyboard: the keys of every table, the list of keys for the user, and the hook that handles key presses.
import { html, useLayoutEffect } from '../html.js';
import { Dialog } from './dialog.js';

/** The keys of every table, besides those of the game. @type {import('./part.js').Key[]} */
export const FRAME_KEYS = [
  { key: 'Enter', does: 'key-confirm' },
  { key: 'Escape', does: 'key-cancel' },
  { key: 'u', does: 'key-take-back' },
  { key: 'h', does: 'key-hint' },
  { key: 'l', does: 'key-log' },
  { key: 'v', does: 'key-recap' },
  { key: 's', does: 'key-sheet' },
  { key: '/', does: 'key-type' },
  { key: '?', does: 'key-legend' },
];

/** Returns the label of a key, such as "U" or "Esc". @param {string} key @param {import('./part.js').Scene['t']} t */
const keyLabel = (key, t) => (key.length === 1 ? key.toUpperCase() : t(`key-name-${key.toLowerCase()}`));

/**
 * One line with the keys. Keys with the same action are shown as a range, such as "1–5".
 * @param {{keys: import('./part.js').Key[], t: import('./part.js').Scene['t']}} props
 */
export function KeyLine({ keys, t }) {
  /** @type {Map<string, string[]>} */
  const keysByAction = new Map();
  for (const { key, does } of keys) keysByAction.set(does, [...(keysByAction.get(does) ?? []), key]);
  return html`<p class="keys">
    ${[...keysByAction].map(([does, actionKeys]) => {
      const first = html`<kbd>${keyLabel(actionKeys[0], t)}</kbd>`;
      const labels =
        actionKeys.length > 1 ? html`${first}–<kbd>${keyLabel(actionKeys[actionKeys.length - 1], t)}</kbd>` : first;
      return html`<span key=${does}>${labels} ${t(does)}</span> `;
    })}<span><kbd>?</kbd> ${t('key-legend')}</span>
  </p>`;
}

/**
 * The dialog with all keys. A replay has only its own keys (`keys`), not those of every table.
 * @param {{keys: import('./part.js').Key[], t: import('./part.js').Scene['t'], close: () => void, isReplay?: boolean}}
 *   props
 */
export function KeyLegend({ keys, t, close, isReplay = false }) {
  return html`<${Dialog} title=${t('keys-title')} close=${close}>
    <table class="legend">
      <tbody>
        ${[...keys, ...(isReplay ? [] : FRAME_KEYS)].map(
          ({ key, does }) => html`<tr key=${key}>
            <th scope="row"><kbd>${keyLabel(key, t)}</kbd></th>
            <td>${t(does)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="note">${t('keys-note')}</p>
  <//>`;
}

/**
 * Handles keys while the component is mounted. Keys typed into a form field or pressed with Ctrl, Alt or Meta are
 * ignored.
 * @param {(key: string) => boolean} handleKey returns whether it handled the key
 */
export function useKeys(handleKey) {
  // A layout effect runs early enough that a key always acts on the state that is shown, not on the previous state.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKeyDown = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.key === 'Enter' && event.repeat) return; // holding Enter down does not confirm a move
      const target = /** @type {Element} */ (event.target);
      if (target.closest?.('input, textarea, select, dialog')) return;
      // Enter presses the focused button or link. If the focused element is already picked, Enter makes the move.
      if (event.key === 'Enter' && target.closest?.('button:not([data-ready]), a, [role="button"]:not([data-ready])'))
        return;
      if (handleKey(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
