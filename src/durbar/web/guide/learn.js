// The start page of a game's guide, with buttons to begin or continue it.
import { html, useEffect, useSignal } from '../html.js';
import { passwordRequired, readOwnTables, openGuide, readGames, readGuide, Refusal } from '../api/client.js';
import { loadMe, saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { Pages } from '../home/frame.js';
import { loadAssets } from '../assets.js';
import { refusalText } from '../table/notes.js';
import { t, tOr } from '../words/words.js';
import { saveProgress } from './progress.js';

await loadAssets(import.meta.url, ['./guide.css']);

/** The start page of a guide. The rest of the address is the name of the game. @param {{rest: string[]}} props */
export default function Learn({ rest: [game = ''] }) {
  /** @type {import('../html.js').Signal<{title: string, running: string | null} | null>} */
  const guide = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  const busy = useSignal(false);

  const attempt = async (/** @type {() => Promise<void>} */ action) => {
    busy.value = true;
    try {
      await action();
      lastRefusal.value = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    } finally {
      busy.value = false;
    }
  };
  const load = () =>
    attempt(async () => {
      await loadMe();
      if (passwordRequired.value) return;
      const [games, ownTables] = await Promise.all([readGames(), readOwnTables(), readGuide(game)]);
      const running = ownTables.find((table) => table.guide && table.game === game && table.stage === 'running');
      guide.value = { title: games.find(({ name }) => name === game)?.title ?? game, running: running?.table ?? null };
    });
  useEffect(() => {
    document.title = t('brand');
    load();
  }, [passwordRequired.value]);

  const openTable = (/** @type {string} */ table) => {
    saveProgress(table, { left: false });
    location.hash = `#/table/${table}`;
  };
  const start = () =>
    attempt(async () => {
      await saveNow();
      const { table } = await openGuide(game);
      reconnect();
      openTable(table);
    });

  const hasNoGuide = lastRefusal.value?.status === 404;
  const running = guide.value?.running;
  const buttons = html`<div class="main-buttons">
    ${
      running &&
      html`<button type="button" class="btn primary" onClick=${() => openTable(running)}>${t('guide-resume')}</button>`
    }
    <button type="button" class="btn ${running ? 'quiet' : 'primary'}" disabled=${busy.value} onClick=${start}>
      ${t(running ? 'guide-anew' : 'guide-start')}
    </button>
  </div>`;
  return html`<${Pages} current="learn">
    <main class="learn">
      <h1>${t('guide-learn-title', { game: guide.value?.title ?? tOr(`game-${game}`, game) })}</h1>
      ${hasNoGuide && html`<p>${t('guide-learn-none')}</p><p><a href="#/rules/${game}">${t('page-rules')}</a></p>`}
      ${
        lastRefusal.value &&
        !hasNoGuide &&
        html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`
      }
      ${
        guide.value &&
        html`<p>${tOr(`guide-learn-${game}`, '')}</p><p class="note">${t('guide-learn-note')}</p>${buttons}`
      }
    </main>
  <//>`;
}
