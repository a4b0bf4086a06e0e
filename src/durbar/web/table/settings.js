// Settings of this browser.
import { html } from '../html.js';
import { prefer, preferences } from '../preferences.js';
import { LANGUAGES, t } from '../words/words.js';
import { Dialog } from './dialog.js';

/** @param {{close: () => void}} props */
export function Settings({ close }) {
  const now = preferences.value;
  /** @param {keyof import('../preferences.js').Preferences} name @param {string[]} values @param {(value: string) => string} said */
  const choice = (name, values, said) => html`<label class="field">
    <span>${t(`set-${name}`)}</span>
    <select value=${now[name]} onChange=${(/** @type {any} */ event) => prefer({ [name]: event.target.value })}>
      ${values.map((value) => html`<option key=${value} value=${value} selected=${now[name] === value}>${said(value)}</option>`)}
    </select>
  </label>`;
  /** @param {'confirm' | 'keys'} name */
  const check = (name) => html`<label class="check">
    <input type="checkbox" checked=${now[name]} onChange=${(/** @type {any} */ event) => prefer({ [name]: event.target.checked })} />
    <span>${t(`set-${name}`)}<small>${t(`set-${name}-note`)}</small></span>
  </label>`;
  return html`<${Dialog} title=${t('tool-settings')} close=${close} class="narrow">
    <div class="form">
      ${choice('theme', ['auto', 'light', 'dark'], (value) => t(`theme-${value}`))}
      ${choice('motion', ['auto', 'off'], (value) => t(`motion-${value}`))}
      ${choice('language', LANGUAGES, (value) => t(`language-${value}`))} ${check('confirm')} ${check('keys')}
      <p class="note">${t('set-note')}</p>
    </div>
  <//>`;
}
