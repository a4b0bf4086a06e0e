// Statistics of one's finished games: how often one wins, against whom, where the points come from. The page says so
// when there are too few games for a conclusion.
import { html, useEffect, useSignal } from '../html.js';
import { readStatistics, Refusal } from '../api/client.js';
import { Mark } from '../home/covers.js';
import { Pages } from '../home/frame.js';
import { knowsGame } from '../parts.js';
import { loadStyle } from '../assets.js';
import { refusalText } from '../table/notes.js';
import { loadCatalog, t, tOr } from '../words/words.js';
import { date, number, percent } from '../words/format.js';
import { Course, Places, Range } from './charts.js';

await Promise.all([
  loadCatalog(new URL('./words/', import.meta.url)),
  loadStyle(new URL('./statistics.css', import.meta.url)),
]);

/** @typedef {{mean: number, low: number | null, high: number | null}} Estimate */
/**
 * @typedef {{played: number, won: number, winning: Estimate, even: number, places: number[], place: Estimate,
 *   points: Estimate}} Figures
 */
/** @typedef {{table: string, ended: number, edition: string, players: number, place: number, points: number}} Played */
/**
 * @typedef OfGame
 * @property {string} game
 * @property {string} title
 * @property {string} unit the unit of the score: points or gold
 * @property {Figures} all
 * @property {Array<Figures & {edition: string}>} editions
 * @property {Array<Figures & {players: number}>} players
 * @property {Array<{who: string, name: string, played: number, ahead: Estimate}>} opponents
 * @property {Array<{source: string, points: Estimate}>} sources
 * @property {Played[]} latest
 */

/**
 * Returns a mean with its interval in words, where there are enough games for one.
 * @param {Estimate} estimate @param {(value: number) => string} format
 */
function inWords({ mean, low, high }, format) {
  if (low === null || high === null) return format(mean);
  return html`${format(mean)} <small>${t('statistics-between', { low: format(low), high: format(high) })}</small>`;
}

/** The most important numbers. @param {{of: Figures, unit: string}} props */
function Headline({ of: { played, won, winning, even, place, points }, unit }) {
  const fact = (/** @type {string} */ id, /** @type {import('../html.js').Children} */ value) =>
    html`<div><dt>${t(id, { unit })}</dt><dd>${value}</dd></div>`;
  return html`<dl class="stat-facts">
    ${fact('statistics-played', html`<b>${played}</b>`)}
    ${fact(
      'statistics-won',
      html`<b>${won}</b> · ${inWords(
        winning,
        percent,
      )} <small>${t('statistics-even', { share: percent(even) })}</small>`,
    )}
    ${fact('statistics-place', inWords(place, number))} ${fact('statistics-points', inWords(points, number))}
  </dl>`;
}

/**
 * A table of figures, a row for each group of games.
 * @param {{title: string, head: string, unit: string, rows: Array<{name: string, of: Figures}>}} props
 */
function Compared({ title, head, unit, rows }) {
  return html`<section class="stat-part">
    <h3>${title}</h3>
    <div class="stat-scroll" tabindex="0" role="group" aria-label=${title}>
      <table>
        <thead>
          <tr>
            <th scope="col">${head}</th>
            <th scope="col">${t('statistics-played')}</th>
            <th scope="col">${t('statistics-won')}</th>
            <td></td>
            <th scope="col">${t('statistics-place')}</th><th scope="col">${t('statistics-points', { unit })}</th></tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ name, of }) => html`<tr key=${name}>
              <th scope="row">${name}</th><td>${of.played}</td>
              <td>${of.won} · ${inWords(of.winning, percent)}</td>
              <td><${Range} of=${of.winning} most=${1} mark=${of.even} /></td>
              <td>${inWords(of.place, number)}</td><td>${inWords(of.points, number)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{who: string, name: string}} opponent */
const called = ({ who, name }) => (who === 'bot' ? t('statistics-bots', { level: t(`level-${name}`) }) : name);

/** @param {{of: OfGame}} props */
function Opponents({ of: { opponents } }) {
  const title = t('statistics-opponents');
  return html`<section class="stat-part">
    <h3>${title}</h3>
    <p class="note">${t('statistics-opponents-note')}</p>
    <div class="stat-scroll" tabindex="0" role="group" aria-label=${title}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t('statistics-opponent')}</th>
            <th scope="col">${t('statistics-played')}</th>
            <th scope="col">${t('statistics-ahead')}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${opponents.map(
            (one) => html`<tr key=${one.who + one.name}><th scope="row">${called(one)}</th><td>${one.played}</td>
              <td>${inWords(one.ahead, percent)}</td><td><${Range} of=${one.ahead} most=${1} mark=${0.5} /></td></tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{of: OfGame}} props */
function Sources({ of: { game, unit, sources } }) {
  const most = Math.max(1, ...sources.map(({ points }) => points.high ?? points.mean));
  const least = Math.min(0, ...sources.map(({ points }) => points.low ?? points.mean));
  const title = t('statistics-sources', { unit });
  return html`<section class="stat-part">
    <h3>${title}</h3>
    <div class="stat-scroll" tabindex="0" role="group" aria-label=${title}><table>
      <thead>
        <tr>
          <th scope="col">${t('statistics-source')}</th>
          <th scope="col">${t('statistics-points', { unit })}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${sources.map(
          ({
            source,
            points,
          }) => html`<tr key=${source}><th scope="row">${tOr(`${game}-source`, source, { source })}</th>
            <td>${inWords(points, number)}</td>
            <td><${Range} of=${points} least=${least} most=${most} bar=${true} /></td>
          </tr>`,
        )}
      </tbody>
    </table></div>
  </section>`;
}

/** @param {{latest: Played[], unit: string}} props */
function Latest({ latest, unit }) {
  return html`<details class="stat-latest">
    <summary>${t('statistics-one-by-one')}</summary>
    <ol>
      ${latest.toReversed().map(
        (one) => html`<li key=${one.table}><a href="#/table/${one.table}">${date(one.ended)}</a>
          <span>${t('statistics-result', { place: one.place, players: one.players, points: one.points, unit })}</span>
          <span class="stat-edition">${t('statistics-of-edition', { edition: one.edition })}</span></li>`,
      )}
    </ol>
  </details>`;
}

/**
 * The note that there are too few games, shown once: for all figures, or for some of them.
 * @param {{of: OfGame, enough: number}} props
 */
function Few({ of: { all, editions, players, opponents, sources }, enough }) {
  const some = [...players, ...editions].some(({ points }) => points.low === null);
  const here =
    some || opponents.some(({ ahead }) => ahead.low === null) || sources.some(({ points }) => points.low === null);
  if (!here) return null;
  return html`<p class="note stat-few">
    ${all.points.low === null ? t('statistics-few', { enough }) : t('statistics-few-here')}
  </p>`;
}

/** @param {{of: OfGame, enough: number}} props */
function Game({ of, enough }) {
  const { game, title, unit, all, editions, players, opponents, sources, latest } = of;
  return html`<section class="panel stat-game" aria-labelledby="stat-${game}">
    <header>
      <${Mark} game=${game} />
      <h2 id="stat-${game}">${title}</h2>
      ${
        editions.length === 1 &&
        html`<span class="stat-edition">
          ${t('statistics-of-edition', { edition: editions[0].edition })}
        </span>`
      }
    </header>
    <${Headline} of=${all} unit=${unit} />
    <${Few} of=${of} enough=${enough} />
    <div class="stat-charts">
      <section class="stat-part">
        <h3>${t('statistics-course')}</h3>
        <${Course} latest=${latest} unit=${unit} />
        <${Latest} latest=${latest} unit=${unit} />
      </section>
      <section class="stat-part">
        <h3>${t('statistics-places')}</h3>
        <${Places} places=${all.places} played=${all.played} />
      </section>
    </div>
    <${Compared} title=${t('statistics-by-players')} head=${t('statistics-players')} unit=${unit}
        rows=${players.map((one) => ({ name: `${one.players}`, of: one }))} />
    ${
      editions.length > 1 &&
      html`<${Compared} title=${t('statistics-by-edition')} head=${t('statistics-edition')} unit=${unit}
          rows=${editions.map((one) => ({ name: one.edition, of: one }))} />`
    }
    <div class="stat-charts">
      ${opponents.length > 0 && html`<${Opponents} of=${of} />`} ${sources.length > 0 && html`<${Sources} of=${of} />`}
    </div>
  </section>`;
}

export default function Statistics() {
  /** @type {import('../html.js').Signal<{played: number, left_out: number, enough: number, games: OfGame[]} | null>} */
  const statistics = useSignal(null);
  /** @type {import('../html.js').Signal<Refusal | null>} */
  const refused = useSignal(null);
  useEffect(() => {
    document.title = t('statistics-title');
    readStatistics().then(
      async (response) => {
        // The names of sources of points are in the catalog of their game.
        const games = response.games.map((/** @type {OfGame} */ { game }) => game).filter(knowsGame);
        await Promise.all(
          games.map((/** @type {string} */ game) => loadCatalog(new URL(`../${game}/words/`, import.meta.url))),
        );
        statistics.value = response;
      },
      (refusal) => (refused.value = refusal),
    );
  }, []);
  const now = statistics.value;
  return html`<${Pages} at="statistics">
    <main class="wide-page stat-page">
      <h1>${t('statistics-title')}</h1>
      ${refused.value && html`<p class="notice stop" role="alert">${refusalText(refused.value)}</p>`}
      ${
        now &&
        !now.games.length &&
        html`<p class="notice">
          <span>${t('statistics-none')}</span>
          <a class="link" href="#/">${t('statistics-play')}</a>
        </p>`
      }
      ${now?.games.map((of) => html`<${Game} key=${of.game} of=${of} enough=${now.enough} />`)}
      ${
        now &&
        html`<p class="note">
          ${t('statistics-counted', { enough: now.enough })}
          ${now.left_out > 0 && html` ${t('statistics-left-out', { count: now.left_out })}`}
        </p>`
      }
    </main>
  <//>`;
}
