// The rules pages: `#/rules` lists the rulebooks, `#/rules/GAME` shows a rulebook, and `#/rules/GAME/TM-4.7` opens it
// at a rule.
import { html, useEffect, useSignal } from '../html.js';
import { readGames, Refusal } from '../api/client.js';
import { Mark } from '../home/covers.js';
import { Pages } from '../home/frame.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Book, useBook } from './book.js';
import { rulesAddress } from './reference.js';

/** @import {Signal} from '../html.js' */

/** The list of rulebooks. @param {{onRefusal: (refusal: Refusal) => void}} props */
function Books({ onRefusal }) {
  /** @type {Signal<Array<{name: string, title: string}>>} */
  const games = useSignal([]);
  useEffect(() => {
    readGames().then((loaded) => (games.value = loaded), onRefusal);
  }, []);
  return html`<h1>${t('page-rules')}</h1>
    <ul class="rule-books">
      ${games.value.map(
        ({ name, title }) => html`<li key=${name}>
          <a class="panel" href=${rulesAddress(name)}><${Mark} game=${name} /><b>${title}</b></a>
        </li>`,
      )}
    </ul>`;
}

/** The rules of one game. @param {{game: string, rule?: string, onRefusal: (refusal: Refusal) => void}} props */
function GameRules({ game, rule, onRefusal }) {
  const loaded = useBook(game, onRefusal);
  useEffect(() => {
    if (loaded) document.title = loaded.book.title;
  }, [loaded]);
  const openRule = (/** @type {string} */ id) => (location.hash = rulesAddress(game, id));
  return loaded && html`<${Book} game=${game} rule=${rule} loaded=${loaded} openRule=${openRule} />`;
}

/**
 * The rules page. The rest of the address is the name of a game and the number of a rule; both are optional.
 * @param {{rest: string[]}} props
 */
export default function RulesPage({ rest: [game, rule] }) {
  /** @type {Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const onRefusal = (/** @type {Refusal} */ refusal) => (lastRefusal.value = refusal);
  useEffect(() => {
    document.title = t('page-rules');
  }, []);
  return html`<${Pages} current="rules">
    <main class=${game ? 'book-page' : 'page'}>
      ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
      ${
        game
          ? html`<${GameRules} game=${game} rule=${rule} onRefusal=${onRefusal} />`
          : html`<${Books}
          onRefusal=${onRefusal} />`
      }
    </main>
  <//>`;
}
