// The bar and footer of the pages around the tables, and who one is.
import { html, useEffect, useSignal } from '../html.js';
import { closed } from '../api/client.js';
import { becomeMe, knowMe, me } from '../api/me.js';
import { BrandMark, Emblem, FIGURES, STONES, ToolIcon } from '../signs/signs.js';
import { need } from '../style/sheet.js';
import { Settings } from '../table/settings.js';
import { t } from '../words/words.js';
import { Password } from './password.js';

await Promise.all([need(new URL('./home.css', import.meta.url)), need(new URL('../table/sheets.css', import.meta.url))]);

/** A name, and a palace to be known by. */
export function Who() {
  const { name, figure } = me.value;
  return html`<div class="me">
    <label class="vh" for="my-name">${t('me-name')}</label>
    <input id="my-name" type="text" maxlength="40" autocomplete="nickname" placeholder=${t('me-name')} value=${name}
        onInput=${(/** @type {import('../html.js').FieldEvent} */ event) => becomeMe({ name: event.target.value })} />
    <fieldset class="pick">
      <legend class="vh">${t('me-palace')}</legend>
      ${FIGURES.map((one, i) => html`<label key=${one} class="sw" data-p=${STONES[i]} title=${t(`figure-${one}`)}>
        <input class="vh" type="radio" name="figure" value=${one} checked=${one === figure} onChange=${() => becomeMe({ stone: STONES[i], figure: one })} />
        <${Emblem} figure=${one} stone=${STONES[i]} /><span class="vh">${t(`figure-${one}`)}</span>
      </label>`)}
    </fieldset>
  </div>`;
}

/** @param {{at: string, children?: import('../html.js').Children}} props */
export function Pages({ at, children }) {
  const settings = useSignal(false);
  useEffect(() => {
    knowMe().catch(() => {}); // who cannot be asked has no name yet
  }, []);
  const link = (/** @type {string} */ to, /** @type {string} */ id) => html`<a href="#/${to}"
      aria-current=${at === to.split('/')[0] ? 'page' : null}>${t(id)}</a>`;
  return html`<div class="home" data-at=${at}>
    <header class="bar">
      <a class="brand" href="#/" aria-label=${t('brand-home')}><${BrandMark} /><span>${t('brand')}</span></a>
      <nav class="links" aria-label=${t('pages')}>${link('rules', 'page-rules')} ${link('statistics', 'page-statistics')} ${link('about', 'page-about')}</nav>
      ${at === 'link' ? html`<span class="me"></span>` : html`<${Who} />`}
      <button type="button" class="tool" aria-label=${t('tool-settings')} title=${t('tool-settings')}
          onClick=${() => (settings.value = true)}><${ToolIcon} name="settings" /></button>
    </header>
    ${closed.value ? html`<${Password} />` : children}
    <footer>
      <span>${t('home-foot')}</span> <a href="#/about">${t('home-foot-more')}</a>
      <nav class="foot-links" aria-label=${t('pages')}>${link('rules', 'page-rules')} ${link('statistics', 'page-statistics')} ${link('about', 'page-about')}</nav>
    </footer>
    ${settings.value && html`<${Settings} close=${() => (settings.value = false)} />`}
  </div>`;
}
