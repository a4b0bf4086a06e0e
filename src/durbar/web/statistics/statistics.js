// The statistics of the user's finished games: how often the user wins, against whom, and where the points come from.
// If there are too few games for a conclusion, the page says so.
import { html, useEffect, useSignal } from '../html.js';
import { readStatistics, Refusal } from '../api/client.js';
import { Mark } from '../home/covers.js';
import { Pages } from '../home/frame.js';
import { hasPart } from '../parts.js';
import { loadStyle } from '../assets.js';
import { refusalText } from '../table/notes.js';
import { loadCatalog, t, tOr } from '../words/words.js';
import { formatDate, formatNumber, formatPercent } from '../words/format.js';
import { PointsChart, Places, Range } from './charts.js';

/** @import {Children, Signal} from '../html.js' */

await Promise.all([
  loadCatalog(new URL('./words/', import.meta.url)),
  loadStyle(new URL('./statistics.css', import.meta.url)),
]);

/**
 * A mean, and the ends of its confidence interval. The ends are null if there are too few games.
 * @typedef {{mean: number, low: number | null, high: number | null}} Estimate
 */
/**
 * The numbers about a group of games.
 * @typedef Figures
 * @property {number} played the number of games
 * @property {number} won the number of games won
 * @property {Estimate} winning the share of games won
 * @property {number} even the share of wins that the user would have if all players were equally strong
 * @property {number[]} places how often the user was first, second and so on
 * @property {Estimate} place the mean place
 * @property {Estimate} points the mean score
 */
/**
 * A finished game: the table's id, the time of its end in seconds since 1970, the edition, the number of players, and
 * the user's place and score.
 * @typedef {{table: string, ended: number, edition: string, players: number, place: number, points: number}} PlayedGame
 */
/**
 * The statistics of one game, such as Taj Mahal.
 * @typedef StatisticsOfGame
 * @property {string} game
 * @property {string} title
 * @property {string} unit the unit of the score: points or gold
 * @property {Figures} all the figures of all its games
 * @property {Array<Figures & {edition: string}>} editions the figures by edition
 * @property {Array<Figures & {players: number}>} players the figures by number of players
 * @property {Array<{who: string, name: string, played: number, ahead: Estimate}>} opponents `ahead` is the share
 *   of games in which the user finished ahead of the opponent
 * @property {Array<{source: string, points: Estimate}>} sources the mean points per game from each source
 * @property {PlayedGame[]} latest the latest games, the oldest of them first
 */

/**
 * Returns a mean, followed by its confidence interval if there are enough games for one.
 * @param {Estimate} estimate @param {(value: number) => string} format
 */
function formatEstimate({ mean, low, high }, format) {
  if (low === null || high === null) return format(mean);
  return html`${format(mean)} <small>${t('statistics-between', { low: format(low), high: format(high) })}</small>`;
}

/** The most important numbers. @param {{figures: Figures, unit: string}} props */
function Headline({ figures: { played, won, winning, even, place, points }, unit }) {
  const fact = (/** @type {string} */ id, /** @type {Children} */ value) =>
    html`<div><dt>${t(id, { unit })}</dt><dd>${value}</dd></div>`;
  return html`<dl class="stat-facts">
    ${fact('statistics-played', html`<b>${played}</b>`)}
    ${fact(
      'statistics-won',
      html`<b>${won}</b> · ${formatEstimate(
        winning,
        formatPercent,
      )} <small>${t('statistics-even', { share: formatPercent(even) })}</small>`,
    )}
    ${fact('statistics-place', formatEstimate(place, formatNumber))}
    ${fact('statistics-points', formatEstimate(points, formatNumber))}
  </dl>`;
}

/**
 * A table with the numbers about each group of games; `head` is the heading of the first column.
 * @param {{title: string, head: string, unit: string, rows: Array<{name: string, figures: Figures}>}} props
 */
function FiguresTable({ title, head, unit, rows }) {
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
            ({ name, figures }) => html`<tr key=${name}>
              <th scope="row">${name}</th><td>${figures.played}</td>
              <td>${figures.won} · ${formatEstimate(figures.winning, formatPercent)}</td>
              <td><${Range} estimate=${figures.winning} max=${1} reference=${figures.even} /></td>
              <td>${formatEstimate(figures.place, formatNumber)}</td>
              <td>${formatEstimate(figures.points, formatNumber)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/**
 * Returns the name of an opponent. All bots of a level count as one opponent.
 * @param {{who: string, name: string}} opponent
 */
const opponentName = ({ who, name }) => (who === 'bot' ? t('statistics-bots', { level: t(`level-${name}`) }) : name);

/** A table of the opponents. @param {{statistics: StatisticsOfGame}} props */
function Opponents({ statistics: { opponents } }) {
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
            (opponent) => html`<tr key=${opponent.who + opponent.name}><th
                scope="row">${opponentName(opponent)}</th><td>${opponent.played}</td>
              <td>${formatEstimate(opponent.ahead, formatPercent)}</td><td><${Range} estimate=${opponent.ahead} max=${1}
                  reference=${0.5} /></td></tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** A table of the sources of points. @param {{statistics: StatisticsOfGame}} props */
function Sources({ statistics: { game, unit, sources } }) {
  const highest = Math.max(1, ...sources.map(({ points }) => points.high ?? points.mean));
  const lowest = Math.min(0, ...sources.map(({ points }) => points.low ?? points.mean));
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
            <td>${formatEstimate(points, formatNumber)}</td>
            <td><${Range} estimate=${points} min=${lowest} max=${highest} asBar=${true} /></td>
          </tr>`,
        )}
      </tbody>
    </table></div>
  </section>`;
}

/** A list of the games, the latest first. @param {{latest: PlayedGame[], unit: string}} props */
function LatestGames({ latest, unit }) {
  return html`<details class="stat-latest">
    <summary>${t('statistics-one-by-one')}</summary>
    <ol>
      ${latest.toReversed().map(
        (game) => html`<li key=${game.table}><a href="#/table/${game.table}">${formatDate(game.ended)}</a>
          <span>
            ${t('statistics-result', { place: game.place, players: game.players, points: game.points, unit })}
          </span>
          <span class="stat-edition">${t('statistics-of-edition', { edition: game.edition })}</span></li>`,
      )}
    </ol>
  </details>`;
}

/**
 * A note that is shown if there are too few games for some confidence intervals or for all of them. An interval needs
 * at least `minGames` games.
 * @param {{statistics: StatisticsOfGame, minGames: number}} props
 */
function FewGamesNote({ statistics: { all, editions, players, opponents, sources }, minGames }) {
  const estimates = [
    ...[...players, ...editions, ...sources].map(({ points }) => points),
    ...opponents.map(({ ahead }) => ahead),
  ];
  if (estimates.every(({ low }) => low !== null)) return null;
  return html`<p class="note stat-few">
    ${all.points.low === null ? t('statistics-few', { enough: minGames }) : t('statistics-few-here')}
  </p>`;
}

/** All statistics of one game. @param {{statistics: StatisticsOfGame, minGames: number}} props */
function GameStatistics({ statistics, minGames }) {
  const { game, title, unit, all, editions, players, opponents, sources, latest } = statistics;
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
    <${Headline} figures=${all} unit=${unit} />
    <${FewGamesNote} statistics=${statistics} minGames=${minGames} />
    <div class="stat-charts">
      <section class="stat-part">
        <h3>${t('statistics-course')}</h3>
        <${PointsChart} latest=${latest} unit=${unit} />
        <${LatestGames} latest=${latest} unit=${unit} />
      </section>
      <section class="stat-part">
        <h3>${t('statistics-places')}</h3>
        <${Places} places=${all.places} played=${all.played} />
      </section>
    </div>
    <${FiguresTable} title=${t('statistics-by-players')} head=${t('statistics-players')} unit=${unit}
        rows=${players.map((figures) => ({ name: `${figures.players}`, figures }))} />
    ${
      editions.length > 1 &&
      html`<${FiguresTable} title=${t('statistics-by-edition')} head=${t('statistics-edition')} unit=${unit}
          rows=${editions.map((figures) => ({ name: figures.edition, figures }))} />`
    }
    <div class="stat-charts">
      ${opponents.length > 0 && html`<${Opponents} statistics=${statistics} />`} ${
        sources.length > 0 &&
        html`<${Sources}
          statistics=${statistics} />`
      }
    </div>
  </section>`;
}

/** The page with the statistics of all games. */
export default function StatisticsPage() {
  /**
   * @type {Signal<{played: number, left_out: number, enough: number,
   *   games: StatisticsOfGame[]} | null>}
   */
  const statistics = useSignal(null);
  /** @type {Signal<Refusal | null>} */
  const lastRefusal = useSignal(null);
  useEffect(() => {
    document.title = t('statistics-title');
    readStatistics().then(
      async (response) => {
        // The names of sources of points are in the catalog of their game.
        const games = response.games.map((/** @type {StatisticsOfGame} */ { game }) => game).filter(hasPart);
        await Promise.all(
          games.map((/** @type {string} */ game) => loadCatalog(new URL(`../${game}/words/`, import.meta.url))),
        );
        statistics.value = response;
      },
      (refusal) => (lastRefusal.value = refusal),
    );
  }, []);
  const loaded = statistics.value;
  return html`<${Pages} current="statistics">
    <main class="wide-page stat-page">
      <h1>${t('statistics-title')}</h1>
      ${lastRefusal.value && html`<p class="notice stop" role="alert">${refusalText(lastRefusal.value)}</p>`}
      ${
        loaded &&
        !loaded.games.length &&
        html`<p class="notice">
          <span>${t('statistics-none')}</span>
          <a class="link" href="#/">${t('statistics-play')}</a>
        </p>`
      }
      ${loaded?.games.map(
        (game) => html`<${GameStatistics} key=${game.game} statistics=${game} minGames=${loaded.enough} />`,
      )}
      ${
        loaded &&
        html`<p class="note">
          ${t('statistics-counted', { enough: loaded.enough })}
          ${loaded.left_out > 0 && html` ${t('statistics-left-out', { count: loaded.left_out })}`}
        </p>`
      }
    </main>
  <//>`;
}
