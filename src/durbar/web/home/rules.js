// The rules of a game, every rule with its number; `#/rules/GAME/TM-4.7` opens at that rule.
import { html, useEffect, useSignal } from '../html.js';
import { readGames, readRules, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';
import { language, t } from '../words/words.js';
import { Mark } from './covers.js';
import { Pages } from './frame.js';
import { Markdown } from './markdown.js';

/** @param {{rest: string[]}} props */
export default function RulesRoom({ rest: [game, rule] }) {
  const page = useSignal('');
  /** @type {import('../html.js').Signal<Array<{name: string, title: string}>>} */
  const games = useSignal([]);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null);
  useEffect(() => {
    document.title = t('page-rules');
    const asked = game ? readRules(game).then(({ text }) => (page.value = text)) : readGames().then((told) => (games.value = told));
    asked.catch((refusal) => (refused.value = refusal));
  }, [game, language.value]);
  useEffect(() => {
    const found = rule && page.value ? document.getElementById(rule) : null;
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  }, [page.value, rule]);
  return html`<${Pages} at="rules">
    <main class="page">
      ${refused.value && html`<p class="notice stop">${refusalText(refused.value)}</p>`}
      ${game
        ? html`<article class="panel text"><${Markdown} page=${page.value} /></article>`
        : html`<h1>${t('page-rules')}</h1>
            <ul class="rule-books">
              ${games.value.map(({ name, title }) => html`<li key=${name}><a class="panel"
                  href="#/rules/${name}"><${Mark} game=${name} /><b>${title}</b></a></li>`)}
            </ul>`}
    </main>
  <//>`;
}
