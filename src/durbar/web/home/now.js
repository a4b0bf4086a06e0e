// Starts a game against bots at once: the page that `make play` opens. With a game in progress it goes to home instead.
import { html, useEffect, useSignal } from '../html.js';
import { myTables, readGames, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Pages } from './frame.js';
import { createAndOpen, playNow } from './opening.js';

/** @param {{rest: string[]}} props */
export default function Now({ rest }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const trouble = useSignal(null);
  useEffect(() => {
    const begin = async () => {
      const [games, tables] = await Promise.all([readGames(), myTables()]);
      history.replaceState(null, '', '#/'); // going back from the table leads home, not to another game
      const going = tables.some((table) => table.stage === 'running');
      const game = games.find((one) => one.name === rest[0]) ?? games.at(-1);
      if (going || !game) dispatchEvent(new HashChangeEvent('hashchange'));
      else await createAndOpen(playNow(game));
    };
    begin().catch((refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      trouble.value = refusal;
    });
  }, []);
  return html`<${Pages} at="">
    <main class="front">
      <p class=${trouble.value ? 'notice stop' : 'notice'} role="status">
        ${trouble.value ? refusalText(trouble.value) : t('now-laying')}
      </p>
    </main>
  <//>`;
}
