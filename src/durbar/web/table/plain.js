// A table for a game that has no drawing of its own here: the server's picture of it, and the legal moves as buttons.
import { html } from '../html.js';
import { pictureAddress } from '../api/client.js';
import { ScoreSheet } from '../score/sheet.js';
import { need } from '../style/sheet.js';
import { t, tOr } from '../words/words.js';
import { SeatStrip } from './seats.js';

await need(new URL('../score/score.css', import.meta.url));

const MOVE = 'move:';

/** @param {{scene: import('./part.js').Scene}} props */
function Board({ scene }) {
  const { state, t } = scene;
  return html`<img class="plain-picture" src=${pictureAddress(state.table, state.seat, state.version, state.past)} alt=${t('plain-picture')} />`;
}

/** @param {{scene: import('./part.js').Scene}} props */
function Hand({ scene }) {
  const picked = scene.picked.value;
  if (!scene.acting) return null;
  /** @type {import('./part.js').LegalMove[]} */
  const moves = scene.view.legal_moves;
  return html`<ul class="plain-moves" aria-label=${scene.t('plain-moves')}>
    ${moves.map(
      ({ text }) => html`<li key=${text}>
        <button
          type="button"
          class="plain-move"
          aria-pressed=${picked.includes(MOVE + text) ? 'true' : 'false'}
          onClick=${() => scene.pick(MOVE + text)}
          onPointerEnter=${() => (scene.shown.value = text)}
          onPointerLeave=${() => (scene.shown.value = null)}
        >
          ${text}
        </button>
      </li>`,
    )}
  </ul>`;
}

/** @param {{view: any, names: string[], seats: import('./part.js').Seat[]}} props */
function Sheet({ view, names, seats }) {
  const chapters = view.sheet.rows.map((/** @type {any} */ _, /** @type {number} */ at) => t('score-chapter', { number: at + 1 }));
  const sources = view.sheet.sources.map((/** @type {string} */ source) => tOr(`${view.game}-source-${source}`, source));
  return html`<${ScoreSheet} sheet=${view.sheet} chapters=${chapters} sources=${sources} names=${names} seats=${seats} you=${view.seat} t=${t} />`;
}

/** @type {import('./part.js').GamePart} */
export default {
  Board,
  Court: SeatStrip,
  Hand,
  Sheet,
  candidates(view, picked) {
    /** @type {import('./part.js').LegalMove[]} */
    const moves = view.legal_moves;
    if (!picked.length) return { moves, next: new Set(moves.map(({ text }) => MOVE + text)), complete: null };
    const left = moves.filter(({ text }) => picked.includes(MOVE + text));
    return { moves: left, next: new Set(), complete: left[0] ?? null };
  },
  sentence: () => ({ id: 'say-choose' }),
};
