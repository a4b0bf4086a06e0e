// The home page: a cover for each game, and the lists of tables.
import { html, useEffect, useSignal } from '../html.js';
import { passwordRequired, readOwnTables, readGames, Refusal, readWatchableTables } from '../api/client.js';
import { loadMe } from '../api/me.js';
import { refusalText } from '../table/notes.js';
import { hasCompleted } from '../guide/progress.js';
import { setPreferences } from '../preferences.js';
import { language, t, tOr } from '../words/words.js';
import { MosaicFloor, PalaceAtDawn } from './covers.js';
import { Pages } from './frame.js';
import { ImportDialog } from './import.js';
import { Lists } from './lists.js';
import { NewTableDialog } from './new-table.js';
import { createAndOpen, noviceGameRequest, defaultGameRequest } from './opening.js';

/** @typedef {import('../api/model.js').Game} Game */

/**
 * The cover pictures by game, in the order of the covers on the page. Other games follow without a picture.
 * @type {Record<string, (props: {label: string}) => import('../html.js').Children>}
 */
const COVERS = { 'taj-mahal': PalaceAtDawn, maharani: MosaicFloor };

/**
 * The cover of a game: its picture and the buttons to play. `isExperienced` is set if the user has finished this game
 * or its guide before, or if it has no guide. `openForm` opens the dialog that creates a table.
 * @param {{game: Game, isExperienced: boolean, openForm: (mode: 'friends' | 'screen') => void,
 *   start: (request: import('./opening.js').CreateTableRequest) => void, busy: boolean}} props
 */
function Cover({ game, isExperienced, openForm, start, busy }) {
  const Picture = Object.hasOwn(COVERS, game.name) ? COVERS[game.name] : null;
  // The numbers of players that at least one edition allows.
  const least = Math.min(...game.editions.map((edition) => edition.least));
  const most = Math.max(...game.editions.map((edition) => edition.most));
  // For new players the main button starts the guide; for experienced players the guide is only a link.
  const guideLink =
    game.guide &&
    html`<a class="learn-first ${
      isExperienced ? '' : 'btn primary'
    }" href="#/learn/${game.name}">${t('play-first')}<span class="vh"> ${game.title}</span></a>`;
  const startCoached = () => {
    setPreferences({ coach: true });
    start(noviceGameRequest(game));
  };
  return html`<section class="cover" aria-labelledby="cover-${game.name}">
    ${Picture ? html`<${Picture} label=${t(`art-${game.name}`)} />` : html`<span></span>`}
    <div class="body">
      <h1 id="cover-${game.name}">${game.title}</h1>
      <p>${tOr(`blurb-${game.name}`, '')}</p>
      <p class="meta">${tOr(`by-${game.name}`, t('by-anybody', { least, most }), { least, most })}</p>
      <div class="main-buttons">
        ${!isExperienced && guideLink}
        <button type="button" class="btn ${isExperienced ? 'primary' : 'quiet'}" disabled=${busy}
            onClick=${() => start(defaultGameRequest(game))}>${t('play-now')}</button>
        <button type="button" class="btn quiet" onClick=${() => openForm('friends')}>${t('play-friends')}</button>
        <button type="button" class="btn quiet" onClick=${() => openForm('screen')}>${t('play-screen')}</button>
      </div>
      <div class="easier">
        <button type="button" class="link" disabled=${busy} onClick=${startCoached}>${t('play-novices')}</button>
        ${isExperienced && guideLink}
      </div>
    </div>
  </section>`;
}

/** The page. */
export default function Home() {
  /** @type {import('../html.js').Signal<Game[]>} */
  const games = useSignal([]);
  /** @type {import('../html.js').Signal<import('../api/model.js').OwnTable[] | null>} */
  const ownTables = useSignal(null);
  /** @type {import('../html.js').Signal<import('../api/model.js').ListedTable[]>} */
  const watchableTables = useSignal([]);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  /** @type {import('../html.js').Signal<{game: Game, mode: 'friends' | 'screen'} | null>} */
  const newTable = useSignal(null);
  const isImporting = useSignal(false);
  const busy = useSignal(false);

  const load = async () => {
    try {
      await loadMe();
      if (passwordRequired.value) return;
      const [list, own, watchable] = await Promise.all([readGames(), readOwnTables(), readWatchableTables()]);
      const order = Object.keys(COVERS);
      const rank = (/** @type {Game} */ { name }) => (order.includes(name) ? order.indexOf(name) : order.length);
      games.value = [...list].sort((a, b) => rank(a) - rank(b));
      ownTables.value = own;
      watchableTables.value = watchable;
      lastRefusal.value = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    }
  };
  useEffect(() => {
    document.title = t('brand');
    load();
  }, [passwordRequired.value, language.value]);

  const start = async (/** @type {import('./opening.js').CreateTableRequest} */ request) => {
    busy.value = true;
    try {
      await createAndOpen(request);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      lastRefusal.value = refusal;
    } finally {
      busy.value = false;
    }
  };

  const showRefusal = (/** @type {Refusal} */ refusal) => (lastRefusal.value = refusal);
  const errorNotice = html`<p class="notice stop" role="alert">
    <span>${lastRefusal.value && refusalText(lastRefusal.value)}</span>
    <button type="button" class="link" onClick=${load}>${t('lost-again')}</button>
  </p>`;
  const covers = games.value.map((game) => {
    const openForm = (/** @type {'friends' | 'screen'} */ mode) => {
      lastRefusal.value = null;
      newTable.value = { game, mode };
    };
    const hasPlayed = ownTables.value?.some(
      ({ game: played, stage, kind }) => played === game.name && stage === 'finished' && kind !== 'analysis',
    );
    const isExperienced = !game.guide || hasPlayed || hasCompleted(game.name);
    return html`<${Cover} key=${game.name} game=${game} isExperienced=${isExperienced} busy=${busy.value}
        start=${start} openForm=${openForm} />`;
  });
  return html`<${Pages} current="">
    <main class="front">
      ${lastRefusal.value && !newTable.value && errorNotice} ${covers}
      ${
        games.value.length > 0 &&
        html`<${Lists} ownTables=${ownTables.value ?? []} watchableTables=${watchableTables.value}
            startFirstGame=${() => start(defaultGameRequest(games.value[0]))}
            onChange=${load} onRefusal=${showRefusal} openImport=${() => (isImporting.value = true)} />`
      }
    </main>
    ${
      newTable.value &&
      html`<${NewTableDialog} ...${newTable.value} start=${start} busy=${busy.value} refusal=${lastRefusal.value}
          close=${() => (newTable.value = null)} />`
    }
    ${isImporting.value && html`<${ImportDialog} close=${() => (isImporting.value = false)} />`}
  <//>`;
}
