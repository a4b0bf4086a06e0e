// The frame of all pages except tables (a bar and a footer), the fields of the user's profile, and the password form.
import { html, useEffect, useSignal } from '../html.js';
import { passwordRequired, logIn, Refusal } from '../api/client.js';
import { changeMe, loadMe, me } from '../api/me.js';
import { BrandMark, Emblem, FIGURES, STONES, ToolIcon } from '../signs/signs.js';
import { loadStyle } from '../assets.js';
import { Settings } from '../table/settings.js';
import { t } from '../words/words.js';
import { refusalText } from '../table/notes.js';

await Promise.all([
  loadStyle(new URL('./home.css', import.meta.url)),
  loadStyle(new URL('../table/sheets.css', import.meta.url)),
]);

/** The fields for the user's name and emblem. */
export function ProfileFields() {
  const { name, figure } = me.value;
  return html`<div class="me">
    <label class="vh" for="my-name">${t('me-name')}</label>
    <input id="my-name" type="text" maxlength="40" autocomplete="nickname" placeholder=${t('me-name')} value=${name}
        onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => changeMe({ name: event.target.value })} />
    <fieldset class="pick">
      <legend class="vh">${t('me-palace')}</legend>
      ${FIGURES.map(
        (
          option,
          i,
        ) => html`<label key=${option} class="emblem-option" data-p=${STONES[i]} title=${t(`figure-${option}`)}>
          <input class="vh" type="radio" name="figure" value=${option} checked=${option === figure}
              onChange=${() => changeMe({ stone: STONES[i], figure: option })} />
          <${Emblem} figure=${option} stone=${STONES[i]} /><span class="vh">${t(`figure-${option}`)}</span>
        </label>`,
      )}
    </fieldset>
  </div>`;
}

/** The password form, for a server that requires a password. */
function Password() {
  const password = useSignal('');
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await logIn(password.value);
      passwordRequired.value = false;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    }
  };
  return html`<main class="page">
    <form class="panel narrow-panel" onSubmit=${submit}>
      <h1>${t('password-title')}</h1>
      <label class="field"><span>${t('password-field')}</span>
        <input type="password" autocomplete="current-password" value=${password.value}
            onInput=${(/** @type {import('../html.js').FieldEvent} */ event) =>
              (password.value = event.target.value)} />
      </label>
      ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
      <button type="submit" class="btn primary">${t('password-enter')}</button>
    </form>
  </main>`;
}

/**
 * The frame of a page; `current` is the name of the page in its address. The password form replaces the contents of the
 * page while the server requires a password.
 * @param {{current: string, children?: import('../html.js').Children}} props
 */
export function Pages({ current, children }) {
  const isSettingsOpen = useSignal(false);
  useEffect(() => {
    loadMe().catch(() => {}); // if the profile cannot be loaded, its fields stay empty
  }, []);
  const link = (/** @type {string} */ path, /** @type {string} */ id) => html`<a href="#/${path}"
      aria-current=${current === path.split('/')[0] ? 'page' : null}>${t(id)}</a>`;
  return html`<div class="home" data-at=${current}>
    <header class="bar">
      <a class="brand" href="#/" aria-label=${t('brand-home')}><${BrandMark} /><span>${t('brand')}</span></a>
      <nav class="links" aria-label=${t('pages')}>
        ${link('rules', 'page-rules')} ${link('statistics', 'page-statistics')} ${link('about', 'page-about')}
      </nav>
      ${current === 'link' ? html`<span class="me"></span>` : html`<${ProfileFields} />`}
      <button type="button" class="tool" aria-label=${t('tool-settings')} title=${t('tool-settings')}
          onClick=${() => (isSettingsOpen.value = true)}><${ToolIcon} name="settings" /></button>
    </header>
    ${passwordRequired.value ? html`<${Password} />` : children}
    <footer>
      <span>${t('home-foot')}</span> <a href="#/about">${t('home-foot-more')}</a>
      <nav class="foot-links" aria-label=${t('pages')}>
        ${link('rules', 'page-rules')} ${link('statistics', 'page-statistics')} ${link('about', 'page-about')}
      </nav>
    </footer>
    ${isSettingsOpen.value && html`<${Settings} close=${() => (isSettingsOpen.value = false)} />`}
  </div>`;
}
