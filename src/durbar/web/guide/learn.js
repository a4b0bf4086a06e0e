// The start page of a guide: begin it, or continue it.
import { html, useEffect, useSignal } from '../html.js';
import { closed, myTables, openGuide, readGames, readGuide, Refusal } from '../api/client.js';
import { loadMe, saveNow } from '../api/me.js';
import { reconnect } from '../api/stream.js';
import { Pages } from '../home/frame.js';
import { loadAssets } from '../assets.js';
import { refusalText } from '../table/notes.js';
import { t, tOr } from '../words/words.js';
import { remember } from './kept.js';

await loadAssets(import.meta.url, ['./guide.css']);

/** @param {{rest: string[]}} props */
export default function Learn({ rest: [game = ''] }) {
  /** @type {import('../html.js').Signal<{title: string, running: string | null} | null>} */
  const found = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const trouble = useSignal(null);
  const busy = useSignal(false);

  const trying = async (/** @type {() => Promise<void>} */ does) => {
    busy.value = true;
    try {
      await does();
      trouble.value = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      trouble.value = refusal;
    } finally {
      busy.value = false;
    }
  };
  const load = () =>
    trying(async () => {
      await loadMe();
      if (closed.value) return;
      const [games, mine] = await Promise.all([readGames(), myTables(), readGuide(game)]);
      const running = mine.find((table) => table.guide && table.game === game && table.stage === 'running');
      found.value = { title: games.find(({ name }) => name === game)?.title ?? game, running: running?.table ?? null };
    });
  useEffect(() => {
    document.title = t('brand');
    load();
  }, [closed.value]);

  const go = (/** @type {string} */ table) => {
    remember(table, { left: false });
    location.hash = `#/table/${table}`;
  };
  const begin = () =>
    trying(async () => {
      await saveNow();
      const { table } = await openGuide(game);
      reconnect();
      go(table);
    });

  const none = trouble.value?.status === 404;
  const running = found.value?.running;
  const acts = html`<div class="acts">
    ${
      running &&
      html`<button type="button" class="btn primary" onClick=${() => go(running)}>${t('guide-resume')}</button>`
    }
    <button type="button" class="btn ${running ? 'quiet' : 'primary'}" disabled=${busy.value} onClick=${begin}>
      ${t(running ? 'guide-anew' : 'guide-start')}
    </button>
  </div>`;
  return html`<${Pages} at="learn">
    <main class="learn">
      <h1>${t('guide-learn-title', { game: found.value?.title ?? tOr(`game-${game}`, game) })}</h1>
      ${none && html`<p>${t('guide-learn-none')}</p><p><a href="#/rules/${game}">${t('page-rules')}</a></p>`}
      ${trouble.value && !none && html`<p class="notice stop" role="alert">${refusalText(trouble.value)}</p>`}
      ${
        found.value && html`<p>${tOr(`guide-learn-${game}`, '')}</p><p class="note">${t('guide-learn-note')}</p>${acts}`
      }
    </main>
  <//>`;
}
