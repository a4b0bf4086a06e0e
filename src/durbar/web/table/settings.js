// The dialog with the settings of this browser.
import { html } from '../html.js';
import { animationsOn, setPreferences, preferences } from '../preferences.js';
import { canVibrate, playSounds, VOLUMES } from '../sound/sound.js';
import { LANGUAGES, t } from '../words/words.js';
import { Dialog } from './dialog.js';
import { canNotify, setNotifications } from './notice.js';

/** The speeds of animations that can be chosen; 1 is normal. */
const SPEEDS = ['0.5', '1', '2', '4'];
/** The settings whose values are numbers. */
const NUMBERS = new Set(['speed', 'volume']);

/** The dialog with the settings. @param {{close: () => void}} props */
export function Settings({ close }) {
  const current = preferences.value;
  /**
   * Returns a field with a list of values for a setting.
   * @param {'theme' | 'motion' | 'language' | 'speed' | 'volume'} name @param {string[]} values
   * @param {(value: string) => string} labelOf @param {boolean} [isDisabled]
   */
  const selectField = (name, values, labelOf, isDisabled = false) => {
    const onChange = (/** @type {import('../html.js').FieldEvent} */ { target }) => {
      setPreferences({ [name]: NUMBERS.has(name) ? Number(target.value) : target.value });
      if (name === 'volume') playSounds(['prize']); // as a sample of the new volume
    };
    return html`<label class="field">
      <span>${t(`set-${name}`)}</span>
      <select value=${`${current[name]}`} disabled=${isDisabled} onChange=${onChange}>
        ${values.map(
          (value) =>
            html`<option key=${value} value=${value}
                selected=${`${current[name]}` === value}>${labelOf(value)}</option>`,
        )}
      </select>
    </label>`;
  };
  /**
   * Returns a checkbox for a setting; `change` is called with its new value.
   * @param {'confirm' | 'forced' | 'keys' | 'known' | 'coach' | 'notify' | 'haptics'} name
   * @param {(isOn: boolean) => void} [change]
   * @param {boolean} [isDisabled]
   */
  const checkbox = (
    name,
    change = (isOn) => setPreferences({ [name]: isOn }),
    isDisabled = false,
  ) => html`<label class="check">
    <input type="checkbox" checked=${current[name]} disabled=${isDisabled}
        onChange=${(/** @type {import('../html.js').FieldEvent} */ event) => change(event.target.checked)} />
    <span>${t(`set-${name}`)}<small>${t(`set-${name}-note`)}</small></span>
  </label>`;
  return html`<${Dialog} title=${t('tool-settings')} close=${close} class="narrow">
    <div class="form">
      <div class="two-columns">
        ${selectField('theme', ['auto', 'light', 'dark'], (value) => t(`theme-${value}`))}
        ${selectField('language', LANGUAGES, (value) => t(`language-${value}`))}
        ${selectField('motion', ['auto', 'off'], (value) => t(`motion-${value}`))}
        ${selectField('speed', SPEEDS, (value) => t(`speed-${value.replace('.', '-')}`), !animationsOn())}
        ${selectField('volume', VOLUMES, (value) => t(`volume-${value.replace('.', '-')}`))}
      </div>
      ${canVibrate() && checkbox('haptics')}
      ${checkbox('confirm')} ${checkbox('forced')} ${checkbox('keys')} ${checkbox('known')}
      ${checkbox('coach')} ${checkbox('notify', setNotifications, !canNotify())}
      ${!canNotify() && html`<p class="note">${t('set-notify-not')}</p>`}
      <p class="note">${t('set-note')}</p>
    </div>
  <//>`;
}
