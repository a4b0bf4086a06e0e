// A server that asks for a password before anything else.
import { html, useSignal } from '../html.js';
import { closed, enter, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';

export function Password() {
  const password = useSignal('');
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await enter(password.value);
      closed.value = false;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      refused.value = refusal;
    }
  };
  return html`<main class="page">
    <form class="panel lost" onSubmit=${send}>
      <h1>${t('password-title')}</h1>
      <label class="field"><span>${t('password-field')}</span>
        <input type="password" autocomplete="current-password" value=${password.value}
            onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => (password.value = event.target.value)} />
      </label>
      ${refused.value && html`<p class="notice stop" role="alert">${refusalText(refused.value)}</p>`}
      <button type="submit" class="btn primary">${t('password-enter')}</button>
    </form>
  </main>`;
}
