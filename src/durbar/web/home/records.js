// The user's records in a game, what to try next, and the tables that wait for the user.
import { html } from '../html.js';
import { formatTimeAgo } from '../words/format.js';
import { t, tOr } from '../words/words.js';
import { Mark } from './covers.js';
import { LevelFace } from './levels.js';

/** @typedef {import('../api/model.js').Schemas['PlayerProgressResponse']} Progress */
/** @typedef {Progress['games'][number]} GameProgress */

/**
 * Says how many games in a row were won against a level, or the name of the level if none were.
 * @param {GameProgress['levels'][number]} record
 */
function streakText({ level, streak, longest }) {
  if (streak > 1) return t('record-streak', { count: streak });
  return longest > 1 ? t('record-longest', { count: longest }) : t(`level-${level}`);
}

/**
 * The best score and the winning streak against each level, and the best turn.
 * @param {{records: GameProgress}} props
 */
export function Records({ records: { game, levels, best } }) {
  if (!levels.length && !best) return null;
  return html`<div class="records">
    ${
      levels.length > 0 &&
      html`<ul aria-label=${t('records')}>${levels.map(
        (record) => html`<li key=${record.level}>
          <${LevelFace} level=${record.level} />
          <div>
            <a href="#/replay/${record.best.table}" title=${t('record-best', { level: record.level })}>
              <span class="vh">${t('record-best', { level: record.level })}${t('colon')}</span>${record.best.points}
            </a>
            <p>${streakText(record)}</p>
          </div>
        </li>`,
      )}</ul>`
    }
    ${
      best &&
      html`<p class="best-turn"><a href="#/replay/${best.table}">${tOr(
        `best-${game}`,
        t('best-turn', { points: best.points, number: best.chapter }),
        { points: best.points, number: best.chapter },
      )}</a></p>`
    }
  </div>`;
}

/**
 * What to try next, with the button that starts it. `title` is the name of the game.
 * @param {{suggestion: NonNullable<Progress['next']>, title: string, busy: boolean, start: () => void}} props
 */
export function Suggestion({ suggestion: { kind, game, level, players }, title, busy, start }) {
  return html`<section class="suggestion" aria-label=${t('next-title')}>
    ${level ? html`<${LevelFace} level=${level} />` : html`<${Mark} game=${game} />`}
    <div>
      <h2>${t('next-title')}</h2>
      <p>${t(`next-${kind}`, { game: title, level: level ?? '', count: (players ?? 1) - 1 })}</p>
    </div>
    <button type="button" class="btn quiet" disabled=${busy} onClick=${start}>${t('next-play')}</button>
  </section>`;
}

/**
 * Returns the scores of a table, the user's own score first, or an empty text before the deal.
 * @param {import('./lists.js').Summary} table
 */
function scoresText({ scores, outcome, you }) {
  const points = outcome?.scores ?? scores;
  if (!points) return '';
  const own = you?.seats[0];
  if (own === undefined) return points.join(' : ');
  const others = points.filter((/** @type {number} */ _, /** @type {number} */ seat) => seat !== own);
  return t('table-own-score', { scores: [points[own], ...others].join(' : ') });
}

/**
 * Returns the texts that say how far a game is, and the scores.
 * @param {import('./lists.js').Summary} table @returns {string[]}
 */
export function describeProgress(table) {
  const { game, stage, kind, progress, changed } = table;
  if (kind === 'analysis' || stage === 'gathering') return [];
  const steps =
    stage === 'finished'
      ? formatTimeAgo(changed)
      : progress && tOr(`progress-${game}`, '', { at: progress.at, of: progress.of });
  return [steps ?? '', scoresText(table)].filter(Boolean);
}
