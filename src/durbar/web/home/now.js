// The page that `make play` opens. It starts a game against bots, or goes to the home page if the user already has a
// running game. The first time it asks for the opponents.
import { html, useEffect, useSignal } from '../html.js';
import { readOwnTables, readGames, Refusal } from '../api/client.js';
import { hasCompleted } from '../guide/progress.js';
import { refusalText } from '../table/notes.js';
import { t } from '../words/words.js';
import { Mark } from './covers.js';
import { Pages } from './frame.js';
import { botGameRequest, createAndOpen } from './opening.js';
import { chosenFor, OpponentsForm } from './play-now.js';

/**
 * The page that `make play` opens. The rest of the address is the name of the game.
 * @param {{rest: string[]}} props
 */
export default function PlayNowPage({ rest }) {
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  /** @type {import('../html.js').Signal<{game: import('./home.js').Game, isExperienced: boolean} | null>} */
  const asked = useSignal(null);
  const busy = useSignal(false);
  const attempt = (/** @type {() => Promise<void>} */ action) =>
    action().catch((refusal) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      busy.value = false;
      lastRefusal.value = refusal;
    });
  const open = async (
    /** @type {import('./home.js').Game} */ game,
    /** @type {import('./play-now.js').Choice} */ { players, level },
  ) => {
    busy.value = true;
    lastRefusal.value = null;
    // The browser's back button then leads from the table to the home page, and does not start another game.
    history.replaceState(null, '', '#/');
    await createAndOpen(botGameRequest(game.name, players, level));
  };
  useEffect(() => {
    attempt(async () => {
      const [games, tables] = await Promise.all([readGames(), readOwnTables()]);
      const hasRunningGame = tables.some((table) => table.stage === 'running');
      const game = games.find(({ name }) => name === rest[0]) ?? games.at(-1);
      if (hasRunningGame || !game) {
        history.replaceState(null, '', '#/');
        dispatchEvent(new HashChangeEvent('hashchange'));
        return;
      }
      const choice = chosenFor(game);
      const hasPlayed = tables.some(({ game: name, stage }) => name === game.name && stage === 'finished');
      if (choice) await open(game, choice);
      else asked.value = { game, isExperienced: !game.guide || hasPlayed || hasCompleted(game.name) };
    });
  }, []);
  const refused = lastRefusal.value;
  const { game, isExperienced = false } = asked.value ?? {};
  if (!game)
    return html`<${Pages} current="">
      <main class="front">
        <p class=${refused ? 'notice stop' : 'notice'} role="status">
          ${refused ? refusalText(refused) : t('now-laying')}
        </p>
      </main>
    <//>`;
  return html`<${Pages} current="">
    <main class="page">
      <section class="panel narrow-panel now-panel">
        <h1><${Mark} game=${game.name} /> ${t('choose-title', { game: game.title })}</h1>
        <${OpponentsForm} id="opponents" game=${game} isExperienced=${isExperienced}
            start=${(/** @type {import('./play-now.js').Choice} */ choice) => attempt(() => open(game, choice))} />
        ${refused && html`<p class="notice stop" role="alert">${refusalText(refused)}</p>`}
        <button type="submit" form="opponents" class="btn primary" disabled=${busy.value}>${t('make-start')}</button>
        ${game.guide && html`<a class="btn quiet" href="#/learn/${game.name}">${t('play-first')}</a>`}
        <p class="note">${t('choose-note')} <a href="#/">${t('menu-home')}</a></p>
      </section>
    </main>
  <//>`;
}
