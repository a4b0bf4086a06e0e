// The home page: the games that wait for the user, a cover for each game, and the lists of tables.
import { html, useEffect, useSignal } from '../html.js';
import {
  passwordRequired,
  readOwnTables,
  readGames,
  readProgress,
  Refusal,
  readWatchableTables,
} from '../api/client.js';
import { loadMe } from '../api/me.js';
import { refusalText } from '../table/notes.js';
import { hasCompleted } from '../guide/progress.js';
import { setPreferences } from '../preferences.js';
import { language, t, tOr } from '../words/words.js';
import { MosaicFloor, PalaceAtDawn } from './covers.js';
import { Pages } from './frame.js';
import { ImportDialog } from './import.js';
import { Continue, Lists, tablesToContinue } from './lists.js';
import { NewTableDialog } from './new-table.js';
import { botGameRequest, createAndOpen, noviceGameRequest } from './opening.js';
import { chosenFor, OpponentsDialog, rememberChoice } from './play-now.js';
import { Records, Suggestion } from './records.js';

/** @typedef {import('../api/model.js').Game} Game */

/**
 * The cover pictures by game, in the order of the covers on the page. Other games follow without a picture.
 * @type {Record<string, (props: {label: string}) => import('../html.js').Children>}
 */
const COVERS = { 'taj-mahal': PalaceAtDawn, maharani: MosaicFloor };

/**
 * The cover of a game: its picture, the user's records, and the buttons to play. `isExperienced` is set if the user has
 * finished this game or its guide before, or if it has no guide. `isMain` is set if a button here may be the main one.
 * `openForm` opens the dialog that creates a table, and `choose` the dialog that chooses the opponents.
 * @param {{game: Game, isExperienced: boolean, isMain: boolean, records: import('./records.js').GameProgress | null,
 *   openForm: (mode: 'friends' | 'screen') => void, choose: () => void,
 *   start: (request: import('./opening.js').CreateTableRequest) => void, busy: boolean}} props
 */
function Cover({ game, isExperienced, isMain, records, openForm, choose, start, busy }) {
  const CoverPicture = Object.hasOwn(COVERS, game.name) ? COVERS[game.name] : null;
  // The numbers of players that at least one edition allows.
  const least = Math.min(...game.editions.map((edition) => edition.least));
  const most = Math.max(...game.editions.map((edition) => edition.most));
  // For new players the main button starts the guide; for experienced players the guide is only a link.
  const mainClass = `btn ${isMain ? 'primary' : 'quiet'}`;
  const guideLink =
    game.guide &&
    html`<a class="learn-first ${isExperienced ? '' : mainClass}" href="#/learn/${game.name}">${t('play-first')}<span
        class="vh"> ${game.title}</span></a>`;
  const startCoached = () => {
    setPreferences({ coach: true });
    start(noviceGameRequest(game));
  };
  const choice = chosenFor(game);
  const playNow = () => (choice ? start(botGameRequest(game.name, choice.players, choice.level)) : choose());
  return html`<section class="cover" aria-labelledby="cover-${game.name}">
    ${CoverPicture ? html`<${CoverPicture} label=${t(`art-${game.name}`)} />` : html`<span></span>`}
    <div class="body">
      <h1 id="cover-${game.name}">${game.title}</h1>
      <p>${tOr(`blurb-${game.name}`, '')}</p>
      ${
        records
          ? html`<${Records} records=${records} />`
          : html`<p class="meta">${tOr(`by-${game.name}`, t('by-anybody', { least, most }), { least, most })}</p>`
      }
      <div class="main-buttons">
        ${!isExperienced && guideLink}
        <button type="button" class=${isExperienced ? mainClass : 'btn quiet'} disabled=${busy}
            onClick=${playNow}>${t('play-now')}</button>
        <button type="button" class="btn quiet" onClick=${() => openForm('friends')}>${t('play-friends')}</button>
        <button type="button" class="btn quiet" onClick=${() => openForm('screen')}>${t('play-screen')}</button>
      </div>
      ${
        choice &&
        html`<p class="chosen">
          ${t('chosen', { count: choice.players - 1, level: choice.level })}
          <button type="button" class="link" onClick=${choose}>
            ${t('change')}<span class="vh"> ${game.title}</span>
          </button>
        </p>`
      }
      <div class="easier">
        <button type="button" class="link" disabled=${busy} onClick=${startCoached}>${t('play-novices')}</button>
        ${isExperienced && guideLink}
      </div>
    </div>
  </section>`;
}

/** The home page. */
export default function Home() {
  /** @type {import('../html.js').Signal<Game[]>} */
  const games = useSignal([]);
  /** @type {import('../html.js').Signal<import('../api/model.js').OwnTable[] | null>} */
  const ownTables = useSignal(null);
  /** @type {import('../html.js').Signal<import('../api/model.js').ListedTable[]>} */
  const watchableTables = useSignal([]);
  /** @type {import('../html.js').Signal<import('./records.js').Progress>} */
  const progress = useSignal({ games: [], next: null });
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  /** @type {import('../html.js').Signal<{game: Game, mode: 'friends' | 'screen'} | null>} */
  const newTable = useSignal(null);
  /** @type {import('../html.js').Signal<Game | null>} the game for which the user is choosing the opponents */
  const choosing = useSignal(null);
  const isImporting = useSignal(false);
  const busy = useSignal(false);

  const load = async () => {
    try {
      await loadMe();
      if (passwordRequired.value) return;
      const [list, own, watchable, records] = await Promise.all([
        readGames(),
        readOwnTables(),
        readWatchableTables(),
        readProgress(),
      ]);
      const order = Object.keys(COVERS);
      const rank = (/** @type {Game} */ { name }) => (order.includes(name) ? order.indexOf(name) : order.length);
      games.value = [...list].sort((a, b) => rank(a) - rank(b));
      ownTables.value = own;
      watchableTables.value = watchable;
      progress.value = records;
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
      choosing.value = null;
    } finally {
      busy.value = false;
    }
  };
  const choose = (/** @type {Game} */ game) => {
    lastRefusal.value = null;
    choosing.value = game;
  };
  const { next } = progress.value;
  const suggestedGame = games.value.find(({ name }) => name === next?.game);
  // The suggested game starts at once if the number of players and the level are known from the suggestion or from the
  // user's last choice; otherwise the dialog asks. What is played is remembered as the user's choice for this game.
  const startSuggestion = () => {
    if (!next || !suggestedGame) return;
    const level = next.level ?? chosenFor(suggestedGame)?.level;
    const players = next.players ?? chosenFor(suggestedGame)?.players;
    if (!level || !players) choose(suggestedGame);
    else {
      rememberChoice(suggestedGame.name, { players, level });
      start(botGameRequest(suggestedGame.name, players, level));
    }
  };

  const showRefusal = (/** @type {Refusal} */ refusal) => (lastRefusal.value = refusal);
  const errorNotice = html`<p class="notice stop" role="alert">
    <span>${lastRefusal.value && refusalText(lastRefusal.value)}</span>
    <button type="button" class="link" onClick=${load}>${t('lost-again')}</button>
  </p>`;
  const waiting = tablesToContinue(ownTables.value ?? []);
  const isExperiencedIn = (/** @type {Game} */ game) => {
    const hasPlayed = ownTables.value?.some(
      ({ game: played, stage, kind }) => played === game.name && stage === 'finished' && kind !== 'analysis',
    );
    return !game.guide || !!hasPlayed || hasCompleted(game.name);
  };
  const covers = games.value.map((game) => {
    const openForm = (/** @type {'friends' | 'screen'} */ mode) => {
      lastRefusal.value = null;
      newTable.value = { game, mode };
    };
    return html`<${Cover} key=${game.name} game=${game} isExperienced=${isExperiencedIn(game)} busy=${busy.value}
        isMain=${waiting.length === 0} start=${start} openForm=${openForm} choose=${() => choose(game)}
        records=${progress.value.games.find((found) => found.game === game.name) ?? null} />`;
  });
  const suggestion =
    next &&
    suggestedGame &&
    html`<${Suggestion} suggestion=${next} title=${suggestedGame.title} busy=${busy.value} start=${startSuggestion} />`;
  return html`<${Pages} current="">
    <main class="front">
      ${lastRefusal.value && !newTable.value && errorNotice}
      ${
        games.value.length > 0 &&
        waiting.length > 0 &&
        html`<${Continue} tables=${waiting} onChange=${load} onRefusal=${showRefusal} />`
      }
      ${covers}
      ${
        games.value.length > 0 &&
        html`<${Lists} ownTables=${ownTables.value ?? []} watchableTables=${watchableTables.value}
            suggestion=${suggestion} startFirstGame=${() => choose(games.value[0])}
            onChange=${load} onRefusal=${showRefusal} openImport=${() => (isImporting.value = true)} />`
      }
    </main>
    ${
      newTable.value &&
      html`<${NewTableDialog} ...${newTable.value} start=${start} busy=${busy.value} refusal=${lastRefusal.value}
          close=${() => (newTable.value = null)} />`
    }
    ${
      choosing.value &&
      html`<${OpponentsDialog} game=${choosing.value} busy=${busy.value}
          isExperienced=${isExperiencedIn(choosing.value)}
          start=${(/** @type {import('./play-now.js').Choice} */ { players, level }) =>
            choosing.value && start(botGameRequest(choosing.value.name, players, level))}
          close=${() => (choosing.value = null)} />`
    }
    ${isImporting.value && html`<${ImportDialog} close=${() => (isImporting.value = false)} />`}
  <//>`;
}
