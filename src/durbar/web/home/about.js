// The About page.
import { html } from '../html.js';
import { t } from '../words/words.js';
import { Pages } from './frame.js';

/** The sections; the ids of their messages are `about-NAME` (the heading) and `about-NAME-text`. */
const SECTIONS = ['what', 'independent', 'reconstructed', 'privacy', 'fair', 'credits'];

/** The About page. */
export default function About() {
  return html`<${Pages} current="about">
    <main class="page">
      <article class="panel text prose">
        <h1>${t('about-title')}</h1>
        ${SECTIONS.map(
          (name) =>
            html`<section key=${name}><h2>${t(`about-${name}`)}</h2>${t(`about-${name}-text`)
              .split('\n')
              .map((line) => html`<p>${line}</p>`)}</section>`,
        )}
        <p><a href="#/rules">${t('page-rules')}</a></p>
      </article>
    </main>
  <//>`;
}
