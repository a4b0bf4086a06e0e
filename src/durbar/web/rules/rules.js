// The rules pages: `#/rules` lists the books, `#/rules/GAME` shows one, `#/rules/GAME/TM-4.7` opens it at a rule.
import { html, useEffect, useSignal } from '../html.js';
import { readGames, Refusal } from '../api/client.js';
import { Mark } from '../home/covers.js';
import { Pages } from '../home/frame.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Book, useBook } from './book.js';
import { rulesAddress } from './reference.js';

/** The list of the books. @param {{refused: (refusal: Refusal) => void}} props */
function Books({ refused }) {
  /** @type {import('../html.js').Signal<Array<{name: string, title: string}>>} */
  const games = useSignal([]);
  useEffect(() => {
    readGames().then((loaded) => (games.value = loaded), refused);
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

/** @param {{game: string, rule?: string, refused: (refusal: Refusal) => void}} props */
function Open({ game, rule, refused }) {
  const loaded = useBook(game, refused);
  useEffect(() => {
    if (loaded) document.title = loaded.book.title;
  }, [loaded]);
  const go = (/** @type {string} */ id) => (location.hash = rulesAddress(game, id));
  return loaded && html`<${Book} game=${game} rule=${rule} loaded=${loaded} go=${go} />`;
}

/** @param {{rest: string[]}} props */
export default function RulesRoom({ rest: [game, rule] }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null);
  const refuse = (/** @type {Refusal} */ refusal) => (refused.value = refusal);
  useEffect(() => {
    document.title = t('page-rules');
  }, []);
  return html`<${Pages} at="rules">
    <main class=${game ? 'book-page' : 'page'}>
      ${refused.value && html`<p class="notice stop" role="alert">${refusalText(refused.value)}</p>`}
      ${game ? html`<${Open} game=${game} rule=${rule} refused=${refuse} />` : html`<${Books} refused=${refuse} />`}
    </main>
  <//>`;
}
