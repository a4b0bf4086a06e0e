// Home: two covers and a list.
import { html, useEffect, useSignal } from '../html.js';
import { closed, myTables, readGames, Refusal, tablesToWatch } from '../api/client.js';
import { loadMe } from '../api/me.js';
import { refusalText } from '../table/notes.js';
import { hasFinished } from '../guide/kept.js';
import { prefer } from '../preferences.js';
import { language, t, tOr } from '../words/words.js';
import { MosaicFloor, PalaceAtDawn } from './covers.js';
import { Pages } from './frame.js';
import { Import } from './import.js';
import { Lists } from './lists.js';
import { Making } from './making.js';
import { createAndOpen, playNovices, playNow } from './opening.js';

/** @typedef {import('../api/model.js').Game} Game */

/**
 * The covers, in their order; a game without one is listed without a picture.
 * @type {Record<string, (props: {label: string}) => import('../html.js').Children>}
 */
const ART = { 'taj-mahal': PalaceAtDawn, maharani: MosaicFloor };

/**
 * @param {{game: Game, known: boolean, open: (how: 'friends' | 'screen') => void,
 *   start: (request: import('./opening.js').CreateTableRequest) => void, busy: boolean}} props
 */
function Cover({ game, known, open, start, busy }) {
  const Art = Object.hasOwn(ART, game.name) ? ART[game.name] : null;
  const least = Math.min(...game.editions.map((edition) => edition.least));
  const most = Math.max(...game.editions.map((edition) => edition.most));
  // New players see the first game as the main choice; later it is a secondary link.
  const first =
    game.guide &&
    html`<a class="learn-first ${
      known ? '' : 'btn primary'
    }" href="#/learn/${game.name}">${t('play-first')}<span class="vh"> ${game.title}</span></a>`;
  const coached = () => {
    prefer({ coach: true });
    start(playNovices(game));
  };
  return html`<section class="cover" aria-labelledby="cover-${game.name}">
    ${Art ? html`<${Art} label=${t(`art-${game.name}`)} />` : html`<span></span>`}
    <div class="body">
      <h1 id="cover-${game.name}">${game.title}</h1>
      <p>${tOr(`blurb-${game.name}`, '')}</p>
      <p class="meta">${tOr(`by-${game.name}`, t('by-anybody', { least, most }), { least, most })}</p>
      <div class="acts">
        ${!known && first}
        <button type="button" class="btn ${known ? 'primary' : 'quiet'}" disabled=${busy}
            onClick=${() => start(playNow(game))}>${t('play-now')}</button>
        <button type="button" class="btn quiet" onClick=${() => open('friends')}>${t('play-friends')}</button>
        <button type="button" class="btn quiet" onClick=${() => open('screen')}>${t('play-screen')}</button>
      </div>
      <div class="easier">
        <button type="button" class="link" disabled=${busy} onClick=${coached}>${t('play-novices')}</button>
        ${known && first}
      </div>
    </div>
  </section>`;
}

export default function Home() {
  /** @type {import('../html.js').Signal<Game[]>} */
  const games = useSignal([]);
  /** @type {import('../html.js').Signal<import('../api/model.js').OwnTable[] | null>} */
  const mine = useSignal(null);
  /** @type {import('../html.js').Signal<import('../api/model.js').ListedTable[]>} */
  const watch = useSignal([]);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const error = useSignal(null);
  /** @type {import('../html.js').Signal<{game: Game, how: 'friends' | 'screen'} | null>} */
  const making = useSignal(null);
  const importing = useSignal(false);
  const busy = useSignal(false);

  const load = async () => {
    try {
      await loadMe();
      if (closed.value) return;
      const [list, own, open] = await Promise.all([readGames(), myTables(), tablesToWatch()]);
      const order = Object.keys(ART);
      const place = (/** @type {Game} */ { name }) => (order.includes(name) ? order.indexOf(name) : order.length);
      games.value = [...list].sort((a, b) => place(a) - place(b));
      mine.value = own;
      watch.value = open;
      error.value = null;
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      error.value = refusal;
    }
  };
  useEffect(() => {
    document.title = t('brand');
    load();
  }, [closed.value, language.value]);

  const start = async (/** @type {import('./opening.js').CreateTableRequest} */ request) => {
    busy.value = true;
    try {
      await createAndOpen(request);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      error.value = refusal;
    } finally {
      busy.value = false;
    }
  };

  const refused = (/** @type {Refusal} */ refusal) => (error.value = refusal);
  const stop = html`<p class="notice stop" role="alert">
    <span>${error.value && refusalText(error.value)}</span>
    <button type="button" class="link" onClick=${load}>${t('lost-again')}</button>
  </p>`;
  const covers = games.value.map((game) => {
    const open = (/** @type {'friends' | 'screen'} */ how) => {
      error.value = null;
      making.value = { game, how };
    };
    const played = mine.value?.some(
      ({ game: one, stage, kind }) => one === game.name && stage === 'finished' && kind !== 'analysis',
    );
    const known = !game.guide || played || hasFinished(game.name);
    return html`<${Cover} key=${game.name} game=${game} known=${known} busy=${busy.value} start=${start}
        open=${open} />`;
  });
  return html`<${Pages} at="">
    <main class="front">
      ${error.value && !making.value && stop} ${covers}
      ${
        games.value.length > 0 &&
        html`<${Lists} mine=${mine.value ?? []} watch=${watch.value} first=${() => start(playNow(games.value[0]))}
            changed=${load} refused=${refused} openImport=${() => (importing.value = true)} />`
      }
    </main>
    ${
      making.value &&
      html`<${Making} ...${making.value} start=${start} busy=${busy.value} trouble=${error.value}
          close=${() => (making.value = null)} />`
    }
    ${importing.value && html`<${Import} close=${() => (importing.value = false)} />`}
  <//>`;
}
