// The page that `make play` opens. It starts a game against bots at once, or goes to the home page if the user already
// has a running game.
import { html, useEffect, useSignal } from '../html.js';
import { readOwnTables, readGames, Refusal } from '../api/client.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Pages } from './frame.js';
import { createAndOpen, defaultGameRequest } from './opening.js';

/** The page. The rest of the address is the name of the game. @param {{rest: string[]}} props */
export default function PlayNowPage({ rest }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  useEffect(() => {
    const start = async () => {
      const [games, tables] = await Promise.all([readGames(), readOwnTables()]);
      // The browser's back button then leads from the table to the home page, and does not start another game.
      history.replaceState(null, '', '#/');
      const hasRunningGame = tables.some((table) => table.stage === 'running');
      const game = games.find(({ name }) => name === rest[0]) ?? games.at(-1);
      if (hasRunningGame || !game) dispatchEvent(new HashChangeEvent('hashchange'));
      else await createAndOpen(defaultGameRequest(game));
    };
    start().catch((refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    });
  }, []);
  return html`<${Pages} current="">
    <main class="front">
      <p class=${lastRefusal.value ? 'notice stop' : 'notice'} role="status">
        ${lastRefusal.value ? refusalText(lastRefusal.value) : t('now-laying')}
      </p>
    </main>
  <//>`;
}
